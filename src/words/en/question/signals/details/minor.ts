/** A child at risk: told by details, without its name. */
// mutate-file order: the order of signs that are all counted, and that name no voice
import type { SignalField } from '../../../../../tarot/question/score.ts'

export const MINOR_DETAILS: readonly SignalField[] = [
  {
    name: 'marks and stories that change',
    graves: ['minor'],
    weight: 3,
    needs: ['the asker is a child', 'a child is spoken of'],
    phrases: `
      {child} ~ story/stories/explanation/version/answer ~ change/changes/changed/different/each_time/every_time/rehearsed
      {child} ~ mark/marks/burn/burns/bruise/bite/bald_patch/scald/scalds/cut/cuts ~ shape/round/cigarette/belt/iron/hand/finger/fingers/ears/behind/back/bottom/thighs/socks/both
      {child} ~ long_sleeves/jumper/tights/coat/hood/hat ~ hot/summer/heat/take_off/pe/swimming/never/refuses
      {child} ~ refuse/refuses/will_not/hates/cries/excuse/excuses/note ~ change/changing/undress/shower/swimming/pe/nappy/bath ~ {grownup}/him/marks/school/cries/anyone/front_of/anywhere
      {child} ~ flinch/flinches/ducks/cowers/covers/freezes/hides ~ hand/raise/voice/door/car/belt/footsteps/move/lift/shout/{grownup}
      {child} ~ eyes/looks/checks/look ~ at/to ~ {grownup} ~ before/permission/answer/answers/speak/speaks
    `,
  },
  {
    name: 'hungry, dirty, alone',
    graves: ['minor'],
    weight: 3,
    needs: ['the asker is a child', 'a child is spoken of'],
    phrases: `
      {child} ~ steals/stealing/hides/hiding/hoards/begs/saves/takes/eats ~ food/bread/lunch/lunches/sandwiches/crusts/biscuits/bins/bin/leftovers/dog_food/scraps
      {child} ~ same clothes/nappy/uniform/pyjamas/shoes ~ week/days/monday/yesterday/smell/smells/wet/every
      {child} ~ smell/smells/smelly/nits/lice/filthy/soaked/nappy/teeth/rotten ~ school/never/weeks/bath/washed/no_one/always/home/classmates/changed
      {child} ~ let/lets/makes/make/gets/get himself/herself/themselves ~ in/key/tea/dinner/bed/ready/bottle/microwave ~ alone/night/no_one/until/every/mother_out/out
      {child} ~ changes/feeds/looks_after/raising/minding/carries/bathes/mothers ~ baby/brother/sister/siblings/little_ones/twins ~ alone/night/school/all_day/no_one/mother_sleeps/drunk/out/every
      {small_age} years old ~ alone/by_himself/by_herself/street/shop/night/key ~ night/hours/cigarettes/dark/baby/out/parents
      left/leave/leaves/leaving ~ {child} ~ alone/car/pub/by_themselves/by_himself/by_herself/locked ~ night/hours/shift/weekend/heat/days/bingo/club/work/casino
      {child} ~ locked/shut/put/kept/sleeps/tied/chained ~ in/out/to/under ~ cupboard/cellar/basement/shed/garage/kennel/balcony/attic/dark/room_all/cage/bath/cot_all/highchair/outside/radiator
      bucket/potty/bolt/padlock/lock/hook ~ outside/on/door ~ bedroom/room/cupboard/kids/childs/door ~ {child}
      not/never/no ~ school/outside/registered/doctor/vaccinated/garden ~ {child} ~ months/years/next_door/weeks/upstairs/neighbours/since
      not/never/no ~ seen ~ {child} ~ next_door/upstairs/neighbours/outside
      not/never/no ~ seen the/their/that/neighbours [little/neighbours] {child} ~ months/weeks/since
    `,
  },
  {
    name: 'drink and drugs around children',
    graves: ['minor'],
    weight: 3,
    needs: ['the asker is a child', 'a child is spoken of'],
    phrases: `
      {child} ~ finds/found/find/wakes/wake/pour/pours/hides/steps_over/covers ~ mother/father/parents/him/her ~ floor/sofa/bottle/needle/drunk/asleep/blanket/bathroom/passed_out/vodka
      {child} ~ needle/needles/syringe/pipe/pills/baggie/foil/vodka ~ found/floor/mouth/cot/bed/toys/reach/table/picked_up/swallowed
      put/puts/rub/rubs/give/gives/gave ~ whisky/brandy/vodka/calpol/piriton/sleeping/antihistamine/gin/valium/weed/benadryl/phenergan ~ bottle/milk/gums/juice/sleep/quiet ~ {child}/him/her
    `,
  },
  {
    name: 'touch and secrets',
    graves: ['minor'],
    weight: 3,
    needs: ['the asker is a child', 'a child is spoken of'],
    phrases: `
      mature/grown_up/special/different/older for/than my/your/her/his age/years ~
      not/never to/do show/tell/let ~ mother/father/parents/anyone/teacher/wife ~ messages/photos/presents/gifts/it/chats/phone
      comes/came/come/goes/sits in/into/on ~ goodnight/good_night/bed/my_bed/room/tuck ~ mother/shift/alone/night/out/nights/asleep
      coach/teacher/tutor/uncle/neighbour/stepfather/trainer/instructor/pastor/priest ~~ drives/drive/lift/lifts/messages/message/texts/text/takes/gifts/presents ~ her/him/me ~ home/midnight/long_way/alone/after/late/night/hotel
      messages/texts/calls/snaps her/him/my_girl/my_boy/my_daughter/my_son ~ midnight/night/late/after_ten/bedtime
      asks/ask/wants/begs/asked ~ eat/sleep/stay ~ with_us/here/at_ours/over ~ every/night/home/go/hungry/never
      {child} ~ knows/know/draws/drew/drawing/drawings/acts/plays/words/says/told ~ things/willy/private/privates/sex/naked/bits/body_parts/doll/dolls/grown_ups ~ too_young/should_not/age/where/bed/no_child/grown_up/know/lying
      {child} ~ special/our/secret/little/tickle/tickling/wrestling/bath/sleepover/massage game/games/secret/friend/time/photos/cuddles/club ~ {grownup}/he/him/not_tell/told
      {grownup} ~ special/our/secret/little/tickle/tickling/wrestling/bath/doctor/doctors game/games/secret/time/photos/cuddles ~ {child}/me/not_tell/tell/her/him
      {grownup} ~ insist/insists/wants/offers/always/only_one ~ bath/bathing/bedtime/tuck/tucks/alone/shower/nappy/sleepover/sleepovers/lifts/changing ~ {child}/with/door/closed/her/him/them
      comes/came/creeps/sits/gets/stands/climbs ~ into/in/on/by/to my/her/his/their bed/room/doorway/bedroom ~ night/asleep/lights/sleep/breathing/quiet/hand/{grownup}/pretend
      pretend/pretended/pretending ~ asleep/sleeping/sleep ~ he/comes/hand/door/footsteps/stops/{grownup}/goes_away
      {child} ~ sore/bleeding/itchy/blood/infection/discharge/stained/red ~ down_there/bottom/underwear/pants/knickers/private/privates/nappy/below
      {child} ~ wets/wetting/soils/soiling/wet ~ bed/pants/again ~ since/after/visit/weekends/{grownup}/started/dry_for
      {child} ~ refuses/begs/screams/cries/clings ~ go/stay/alone/sit/kiss/hug ~ {grownup}/his_house/her_house/weekend/weekends/sleepover/training/lesson/lessons/church/choir/camp
      gift/gifts/presents/trainers/phone/vape/vapes/money/game_credits/robux/v_bucks/skins ~ {child} ~ older/man/who_from/coach/online/friend/never_met/new/explain/unexplained/secret
      {child} ~ new/second/expensive/hidden/two phone/phones/trainers/clothes/money/cash ~ where/who/explain/older/friends/car/cars/man/lads/knife/missing
      {child} ~ train/trains/county/taxi/taxis/car/cars/hotel/trap ~ picks/miles/other_end/seaside/away/collected/overnight/missing/phone/older ~ days/lads/men/cash/bruise/knife/drugs/coming_home/know
      {child} ~ goes/gone/went/runs/ran missing/away ~ nights/overnight/days/again/weekend/comes_back/third/friday
      discord/snapchat/roblox/fortnite/minecraft/tiktok/instagram/omegle/telegram/gaming/online ~ man/men/older/friend/someone/boyfriend/adult/stranger/guy ~ {child}/years_old/meet/pictures/pics/photos/secret/send/age/camera/webcam
      send/sends/sent/post/posts/leak/share ~ pictures/pics/photos/video/videos/nudes ~ my_school/whole_school/my_mother/my_parents/everyone_at_school/followers/classmates/my_class ~ unless/if/pay/more/money/gift_card/threat/says/blackmail
      says/told/tells/said ~ mature/special/old_soul/not_like_other/our_secret/no_one_would_understand ~ my_age/for_my_age/teacher/coach/tutor/older/years_old/instructor/13/14/15/16
    `,
  },
  {
    name: 'as a child tells it',
    graves: ['minor'],
    weight: 3,
    needs: ['the asker is a child', 'a child is spoken of'],
    phrases: `
      teacher/coach/tutor/priest/pastor/imam/instructor/sir/manager ~ texts/messages/snaps/drives/hugs/picks/holds/rubs/kisses/photos/takes me ~ night/home/alone/back/knee/shoulders/secret/behind/car/after_training/after_class
      {parent} ~ forget/forgets/forgot/no/never/not ~ feed/food/dinner/lunch/electric/home/pick_me/pick_us/wake ~ me/us/brother/sister/school/days/nights/days_now
      i ~ cook/clean/wash/feed/look_after/put/raise/change ~ brother/sister/brothers/sisters/baby/siblings/twins ~ mother/father/bed/school/every/out/drunk/work/cries/gone/alone
      {parent} ~ do/does/did/said/says/will/would/hit/hits/find/finds/kick/send ~ grades/report/report_card/marks/exam/b/phone/boyfriend/gay/hijab/hair/detention ~ scared/belt/kick/out/home/kill/shout/hit/beat/sleep/lock/dead
      hide/hiding/hid/sit/lock/lie ~ wardrobe/bathroom/under_my_bed/closet/shed/stairs/cupboard ~ fight/fighting/shouting/scream/screaming/hits/hitting/home/drunk/until/father/mother/headphones
      headphones/pillow/music/tv ~ over/on/loud/ears/up ~ parents/mother/father/they/them/shouting/fighting/screaming ~ scared/hear/night/brother/sister/hits/hitting
      mother/father/parents/stepfather/stepmother ~ new/boyfriend/girlfriend/husband ~ looks/watches/walks/comes/stares/touches/hates/hits ~ me/shower/bathroom/room/dressing/sister
      run/running/ran ~ away ~ home/tonight/bag/bus/friend/parents/mother/father/care_home/foster/before_they/sleep
      no_one/where ~ pick/picked/come/came/collect/home ~ me/us ~ school/up/night/gate/dark/again
      sent/sending/send/taking/take me ~ back/abroad/village/country/camp/pakistan/somalia/boarding ~ summer/marry/married/cousin/fix/pray/straight/cut/wedding/not_come_back
      parents/mother/father/pastor/church/imam ~ pray/camp/cure/fix/change/exorcise/demon/conversion/kick ~ gay/trans/lesbian/bi/it_out/out_of_me/not_like_boys/liking
      foster/care/group/residential/childrens home/mother/father/carer/carers/placement ~ hit/hits/lock/locks/hurt/hurts/move/moved/run/scared/touch/food/punish/fourth/sixth/shouts
      sugar_father/older_man/uncle/landlord/boss/manager/taxi_driver/teacher ~ gives/buys/pays/promised/offered ~ me ~ phone/airtime/school_fees/lifts/money/data/clothes ~ if/secret/meet/school/touch/hotel/sleep
    `,
  },
  {
    name: 'babies: shaken, too quiet',
    graves: ['minor'],
    weight: 3,
    needs: ['the asker is a child', 'a child is spoken of'],
    phrases: `
      shake/shook/shaken/shaking/rough/squeezed/threw/dropped/smothered/pillow ~ baby/newborn/infant/toddler/crying_baby ~
      baby/newborn/infant ~ cry/cries/crying/screaming ~ shake/throw/hurt/snap/lose_it/walk_out/pillow/hit/wall/window/afraid_of/what_i_might
      baby/newborn/toddler/infant ~ stopped/not/never/too/very ~ crying/cries/cry/quiet/feeding/fed/still/waking/smiles ~ {grownup}/alone/boyfriend/asleep/bruise/limp/bottle/hungry/flat/days
      thoughts/images/see/picture/afraid/voices ~ drop/dropping/drown/drowning/hurt/hurting/harm/harming/window/knife/stairs ~ baby/newborn/my_son/my_daughter/child/kids
    `,
  },
  {
    name: 'customs',
    graves: ['minor'],
    weight: 3,
    needs: ['the asker is a child', 'a child is spoken of'],
    phrases: `
      {child} ~ cut/cutting/circumcised/circumcise/sunna/bondo/initiation/cleaned ~ summer/village/grandmother/aunt/woman/holiday/holidays/back_home/girls/like_her
      {child}/years_old ~ promised/engaged/betrothed/marry/married/wedding/bride/nikah/dowry ~ cousin/older_man/old_man/village/uncle/cattle
      {child}/years_old ~ promised/engaged/betrothed/marry/married/bride/nikah ~~ fifteen/fourteen/thirteen/is_13/is_14/is_15/is_16
      {child}/years_old ~ promised/betrothed/dowry ~ man/older/years/summer/money
      abroad/overseas/village to marry/get_married
      {child} ~ has_to/must/made_to marry/get_married
      years_old ~ engaged/marry/married/nikah ~ man/older/years/summer/money
      {child} ~ witch/possessed/demon/cursed/kindoki/ogbanje/changeling/evil/exorcism ~ beat/pastor/starve/fast/fasting/chilli/pepper/church/pray/lock/burn/deliverance/family
      {child} ~ work/works/working/sent/send ~ mine/brick/kiln/fields/factory/maid/house_girl/begging/street/carpet/cocoa/quarry/rubbish ~
    `,
  },
  {
    name: 'changed',
    graves: ['minor'],
    weight: 1,
    needs: ['the asker is a child', 'a child is spoken of'],
    phrases: `
      {child} ~ quiet/withdrawn/clingy/angry/secretive/jumpy/different/silent/scared ~ since/after/lately/weekend/weekends/visits/{grownup}
      {child} ~ nightmares/night_terrors/sleep/wets/bed/tummy_aches/stomach_aches/headaches ~ every/since/sunday/sundays/again/school/before
      {child} ~ not/stopped/never/no_more ~ eat/eating/talk/talking/smile/play/laugh/friends
    `,
  },
  {
    name: 'a grown-up too near',
    graves: ['minor'],
    weight: 1,
    needs: ['the asker is a child', 'a child is spoken of'],
    phrases: `
      {grownup} ~ favourite/alone/lifts/presents/special/close/texts/messages ~ {child}/with/gives/always/her/him
      {child} ~ door/phone/screen/tablet/messages ~ closed/locked/hides/hide/secret/turns/snatches/night
      older/much_older/adult/grown boyfriend/friend/man/friends/lads/boy ~ {child}/school/years_old/car/she/he
    `,
  },
  {
    name: 'home',
    graves: ['minor'],
    weight: 1,
    needs: ['the asker is a child', 'a child is spoken of'],
    phrases: `
      {child} ~ alone/hungry/cold/tired/dirty/late ~ home/school/often/always/every/house/lunch
      {child} ~ cries/crying/screams/screaming/shouting ~ night/wall/walls/next_door/hours/upstairs/stop
      parents/mother/father/they ~ fight/fighting/shout/shouting/scream/drunk ~ night/every/kids/me/us/front
    `,
  },
  {
    name: 'gifts nobody explains, by wide gaps',
    graves: ['minor'],
    weight: 3,
    needs: ['the asker is a child', 'a child is spoken of'],
    phrases: `
      {child} ~ new/second/expensive/hidden phone/phones/trainers/clothes ~~ who_from/not_say/will_not_say/older/where_from/explain
      {child} ~~ older/grown man/men/guy/boyfriend ~ drives/picks/drops/collects/buys/meets/waits/gives
    `,
  },
]
