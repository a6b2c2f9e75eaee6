/** Danger told by its traces: control and fear, a wish to be gone, a child that is used. It adds to what the guard finds. */
import type { GraveField } from '../../../../tarot/question/graves.ts'

const field = (
  grave: 'violence' | 'self_harm' | 'minor',
  name: string,
  strength: GraveField['strength'],
  phrases: string,
): GraveField => ({ name, grave, strength, phrases })

export const DANGER_SIGNS: readonly GraveField[] = [
  // So few words have no other sign: each line stands for one way of telling it.
  field(
    'violence',
    'in a few words',
    'told',
    `
      broke/throws/throw/threw/tore ~ plate/stool/slippers/slipper/remote/chair/apron ~~ then [my] me/ear/hot
      airtag/airtags/tracker/trackers in my bag/bike/car/coat
      putting airtags
      answers my telephone/phone as me
      send/sent/sends somebody/someone/men/people for me
      danger/safe/code word
      only the matches were missing
      wear my hair over ~ side/eye
      boss/madam/man has/keeps the key
      counts/counting the miles/knives
      inspectors/policemans/cops wife/husband
      ex/husband/husbands ~ a/is cop
      customer/man/somebody/someone/guy waits/waiting/waited by my ~
      same white/black/blue/grey van/car/transit
      bought my ticket ~ one_way
      is out {soon}/friday and knows ~ address
      i sleep in my coat/clothes/car/shoes
      put the gun/ruger/knife/rifle by/on/under my
      signing/sign cheques/checks in the dark
      takes my ~ boots/shoes/coat
      coming home late ~ balcony/slap/belt/locked
    `,
  ),
  field(
    'self_harm',
    'in a few words',
    'told',
    `
      children/wife/husband/kids/family would/will receive/get ~ insurance/money/lebensversicherung
      no_one/nobody would search/look/find/come
      nothing is ahead
      no reason to/2 be/b here
      no_one/nobody/one waiting/waits ~ on/for me ~
      our pact
      said/say/saying bye/goodbye to the guild/server/group/chat/team
      list of who gets what
      enough of mornings/waking/days/breathing
      signed ~ over to me
      signed over
      stone/stones/heavy ~ pockets
      forgive somebody/someone/anyone who ends/ended ~
      point of/in next/another/a_five/living year/years/christmas/birthday/plan/day
      wrote/write/written three/two/four/five/all letters/notes
      drafting ~ note/letter
      what is left after this
      does it get quiet
      would they/he/she/my_parents be cross/angry/mad/sad or just/only
      who would/will feed/walk/take ~ after ./me/i
      get/be by/fine/ok/okay/better ~ probably better/without
      taking up [a] chair/seat/space
      am done . that/the
      hug/hugged/hugs the/us/everyone whole/all/one_by_one ~
    `,
  ),
  field(
    'minor',
    'in a few words',
    'told',
    `
      he/she/dad/father/mother/stepfather has the fridge/food key
      cousins/uncles/brothers/our game
      coach/teacher/he/uncle/father/dad/sir says/said if i tell/cry ~
      if i tell ~ i lose
      foster mother/father/dad/mum/parent/parents ~~ keep/number/secrets/secret
      year/yr {age} ~ selling
      cellar/shed/cupboard/basement if i
      locks/locked the ~ room/door ~ massage
      {age} cooking for/no_one
      cooking for ~ no_one home
      a tickle/secret/sleepy game
      buys a/her/him/my ~ {age}_year_old/years/year ~
      lacy/lace things/underwear/knickers
    `,
  ),
  field(
    'violence',
    'watched and counted',
    'told',
    `
      check/checks/checked/checking/reads/read/reading/counts/counted/looks_at/goes_through/went_through/tracks/tracking/monitors ~ mileage/miles/milometer/odometer/dashboard/phone/messages/receipts/bank_statement/emails/call_log/location/steps/bag/handbag/bins/underwear/search_history ~ get_in/come_in/came_in/home/shift/work/every/night/when_i/loves_me/careful/been
      he/she/husband/boyfriend/partner/wife/ex ~ put/puts/has/installed/found ~ tracker/airtag/camera/cameras/app ~ car/phone/bag/bedroom/hall/house
      always know/knows/knew/turns_up/appears ~ where i/. ~
      outside/follows/following/followed/waits/waiting/parked/sits/drives_past/turns_up/stands ~ work/gym/house/school/yoga/garage/office/door/street/station/window ~ ex/again/every/changed_my_number/blocked/number/knows
      changed my number/locks/phone ~ twice/again/still/ex/he/calls/found
      card/cards/money/wages/account/allowance ~ declined/takes/controls/keeps/hands_me/gives_me/ask_him/ask_for/permission/receipts ~ he/husband/buy/lunch/careful/every_penny/tampons/petrol
      not/never/does_not ~ let/lets/allowed/allow/like ~ me ~ work/drive/see/phone/friends/family/go_out/leave/own/money/alone/study/wear/talk/door
      my own phone/money/account/keys/friends/bank_card ~ him/back/promised/let_me/allow/this_time
      ask/asks/need/needs/with his/my_husbands permission ~
      timed/times/timing/minutes ~ shop/shops/school_run/shower/supermarket/phone ~ late/home/he/angry/explain/counts
      eggshells ~
      walking/walk/tiptoe/tiptoeing on/around eggshells/him/his_moods/his_temper ~
      flinch/flinches/flinched/flinching/jump/jumps/freeze/freezes/cower/cowers/shrinks when/if/every_time/whenever ~
      kids/children/son/daughter/little_one/baby/dog ~ hide/hides/go_quiet/goes_quiet/freeze/freezes/wet/silent/flinch/under_the ~ key/car/door/home/he_comes/father/his/bed/stairs/table
      hear/hears/heard his/the key/car/keys in/on/pull the/door/lock/drive ~ stomach/quiet/check/kids/freeze/tidy
      walked into/in_to a/the/another door/cupboard/table ~
      fell down the stairs ~ told/said/again/he
      long_sleeves/concealer/sunglasses/foundation/scarf/make_up/makeup ~ cover/covers/covering/hide/bruise/bruises/mark/marks/eye/arm/neck ~
      mark/marks/bruise/bruises/finger_marks/hand_print ~ wrist/wrists/arm/arms/neck/throat/face/ribs/thigh/back ~
      not ~ mean/meant to/it ~ sorry/flowers/cried/hit/hurt/push/pushed/hands/neck/wall/promised
      ? flowers/sorry/cried/crying/promise/promised/promises/church/counselling/anger_management/changed ~ again/this_time/different/never_again/hit/go_back/back_to_him/doors/wall/hole
      if i go/went back ~ different/change/changed/this_time/him/promise/kids/safe
      go/going/went/gone back to him/her/my_husband/my_ex ~ safe/different/changed/promised/this_time/phone/hit/hurt/shelter/refuge/sister/mother
      replaced/fixed/mended/broke/broken/kicked/punched/hole/holes ~ door/doors/wall/phone/plates/mirror/tv ~ again/he/sorry/angry/temper/cried/night
      shelter/refuge/safe_house/womens_aid/non_molestation/domestic/dv/cps
      better/good/perfect wife/girlfriend/partner/daughter/husband ~ so_he/does_not/not ~ angry/like_that/again/upset/shout/temper/hit
      get/gets/got/getting like that/like_this/angry/nasty/rough ~ again/drink/drunk/when_he/he_is/make_him/wife/scared/kids
      makes/made/making/forced/forces/force me/us ~ sleep/sex/touch/kneel/stand/apologise/beg/eat/do_things/marry/watch/swear/sign
      will/would not let me/go/us leave/out/go/see ~
      passport/papers/phone/documents ~ keeping/keeps/kept/took/taken/locked/hides/hidden ~ madam/boss/uncle/agency/employer/husband/work/sleep/leave/house/go_home
      sleep/sleeping ~ laundry_room/kitchen_floor/cupboard/garage/floor_of ~ work/passport/children/madam/family/house/uncle
      loudspeaker/speaker/her_post/his_post/her_pension/bank_card/pin ~ brother/son/carer/nephew/him_there/moved_in/mother/father/grandmother ~
      moved in to help ~
      says/said/told/tells/threatens/threatened/swears ~ kill/find_me/hurt/burn/take_the_kids/ruin/kill_himself/regret/cut/shoot/post_the_photos/share_the_pictures/send_the_pictures ~
      photos/pictures/video/videos/nudes ~ send/post/share/show/leak/delete ~ unless/if/money/everyone/family/ex/threat/blackmail/he_says
      afraid/scared/frightened/terrified ~ of him/her/my_husband/my_wife/my_father/my_son/my_brother/my_ex/what_he/his_temper/to_go_home/of_my ~
      ? hit/hits/slapped/slaps/punched/punches/kicked/choked/strangled/shoved/pushed/grabbed/dragged/beat/beats/beaten/burned/spat ~ me/her/him/mother/sister/us/daughter/wall/neck/hair/throat/stairs/arm
      want/wanted/wish/going ~ him/her/them to hurt/suffer/pay/die/bleed ~
      know/knows/known what time/which_way/where he/she/they leaves/lives/walks/works/parks/drinks ~
      honour/shame/dishonour ~ family/brothers/father/uncle ~ kill/marry/found_out/boyfriend/send_me/back_home/flight/cousin
      marry/married/wedding/engaged ~ cousin/man/stranger/older/twice_my_age ~ father/uncle/parents/family/passport/arranged/forced/choice/ticket/do_not_want
    `,
  ),
  field(
    'self_harm',
    'affairs put in order',
    'told',
    `
      found homes/a_home/someone for/to ~ cat/cats/dog/dogs/rabbit/pets/plants/hens/horse/both/all ~
      gave/give/given/giving/gives ~ away ~ guitar/watch/records/trainers/coat/jewellery/dog/cat/collection/tools/everything ~
      gave/gives/giving me his/her guitar/watch/ring/bike/records/dog/keys/collection/books ~
      tidying/tidied/tidy/sorted/sorting/cleared/clearing/labelled/labelling ~ drawers/papers/files/photos/passwords/affairs/wardrobe/desk/loft/everything ~ nobody_else/no_one_else/so_they/for_them/easier/have_to/find/last/afterwards/when_i
      rent/bills/everything/funeral/fees is/are/all paid to/until/up/till/for the_end/end ~
      paid/pay ~ rent/bills ~ end of the/month ~ calm/calmer/lighter/cats/homes/forgotten/peace/letters
      letters/notes/envelopes/videos ~ each/kids/children/birthdays/18th/21st/sealed/read_when/after_i
      calm/calmer/lighter/peaceful/at_peace/relieved/so_calm/happy_now ~ years/decided/all_of_a_sudden/suddenly/finally/now_that/months/gave_away/given_away/goodbye/hugged/rent/homes
      ? insurance/life_insurance/policy/pension/payout/death_benefit ~ clear/clears/pay/pays/worth_more/cover/covers/better_off/mortgage/look_after/set_up/them_more
      ? better/easier/happier/simpler/lighter/richer/free/fine off/without/if/on ~ me/i/i_was/i_were/not_here/gone/not_around
      they/everyone/everybody/all/kids/family/husband/wife/he/she ~ be/would_be/they_be/will_be/are better off ~
      they all be better
      just/if/when i/i_just/they was/were/am/be not/gone/no_longer ~ around/here/there/alive/about/worry
      anyone/anybody/no_one/nobody/someone/they ~ notice/miss/care/cry/come/look_for ~ if/that/when i ~ gone/not/stopped/disappeared/here/did_not/never
      know/knew ~ i ~ always/fond/loved/sorry/tried ~ fond/her/him/them/best/enough ~ last/gone/after/lighter/homes
      why/what ~ bother/point/use/keep/going ~ waking/wake/getting_up/living/anything/any_more/being_here/trying/breathing
      not/never/hope/wish ~ wake/waking/woke up/tomorrow ~ morning/again/any_more/ever/hope
      sleep/asleep and/for never/ever ~
      done/tired/sick/had_enough/finished with/of living/life/being_alive/existing/being_here/it_all/breathing
      ? no/not ~ reason/point/want/wish to live/be_here/be_alive/go_on/exist/stay ~
      last/final ~ reading/question/time_i_ask/goodbye/letter/message/walk ~ then/after/done/bridge/over/end
      long sleeves ~ heat/summer/hot/even/june/july/mum/mother/ask/asked/see/find_out/gym
      cut/cuts/cutting/scratch/burn/burning/hurt/hurting/harm/harming/starve/punish myself/my_arms/my_legs/my_wrists/my_thighs/my_skin ~
      scars/cuts/plasters/razor/razors/blade/blades/sharpener/lighter_burns ~ arm/arms/wrist/wrists/legs/thigh/thighs/sleeves/drawer/hide/hiding/find/found/mother
      saving/saved/save/collecting/stockpiling/hoarding/counting/counted/enough ~ pills/tablets/sleeping_tablets/paracetamol/medication/insulin ~
      bridge/railway/platform/tracks/cliff/cliffs/roof/multistorey/rope/edge ~ stand/standing/stood/walk/look/looking/think/night/go_there/jump/train/step/end/pull
      better/best if i/he/she never/had_not been_born/existed/woken ~
      join/see/be_with/follow/go_to him/her/them/my_wife/my_husband/my_son/my_mother/my_baby soon/again/now/sooner/tonight ~ ready/tablets/waiting/without/wait/miss/quick
    `,
  ),
  field(
    'minor',
    'a child that is used or hurt',
    'told',
    `
      our/a/big/little/special secret/game/secrets ~ coach/teacher/uncle/stepfather/grandfather/tutor/priest/pastor/house/lessons/year/tell/nobody/believe/mother/man/he
      ? coach/teacher/uncle/stepfather/tutor/priest/pastor/youth_leader/instructor/neighbour/man/babysitter/cousin/he ~ secret/secrets/do_not_tell/not_to_tell/not_tell/keep_it/between_us/special ~
      in/im_in/am_in year seven/eight/nine/ten/eleven/7/8/9/10/11/6/six ~ he/him/coach/secret/tell/teacher/man/stepfather/lessons/boyfriend/photos/scared/uncle/hurt/house
      i/im/am/i_am/she_is/he_is/is {age} ~ he/hes/he_is/boyfriend/man/guy ~ 18/19/20/21/22/23/24/25/26/27/28/29/30/32/35/40/45/50/twenty/thirty/forty/older/adult/grown
      he/him/boyfriend/man/guy/she ~ 19/20/21/22/23/24/25/26/27/28/29/30/32/35/40 ~ i/im/am/i_am ~ {age} ~
      age is just a number
      not like other girls/boys/kids ~
      mature for my/her/his age
      coach/teacher/uncle/man/tutor/trainer/driver/leader/grown_man ~ drives/messages/texts/messaging/texting/gifts/presents/phone/photos/pictures/alone/midnight/house/home_the_long_way/snap/snapchat/discord ~ daughter/son/girl/boy/her/him/my/she/year_old/13/14/15/12/11/10/me
      asked/asks/wants/wanted/sends/sent/send ~ photo/photos/picture/pictures/pic/pics/nudes/video/webcam/cam ~ daughter/son/13/14/15/12/11/year/school/me/him/online/game/roblox/discord/minecraft
      met/talks/talking/chatting/met_him/met_her ~ online/discord/roblox/snapchat/game/fortnite ~ 13/14/15/12/11/meet/train/older/man/secret/mother/parents/not_tell
      train/bus/station/meet/hotel/flat ~ not/do_not/without ~ tell/telling/knowing ~ mother/father/parents/anyone/dad
      son/daughter/grandson/granddaughter/nephew/niece/child/boy/girl/little_one/toddler/baby/kid/pupil/kids/stepson ~ bruise/bruises/mark/marks/burn/burns/flinch/flinches/wets/wetting/hungry/thin/filthy/screams/not_want_to_go/cries_when ~ father/fathers/stepfather/mothers/weekend/weekends/boyfriend/carer/nursery/uncle/back_from/after/home/belt/school/bath/changed/undress
      mother/father/stepfather/dad/mum/mums_boyfriend/stepmother/parents ~ hits/hit/belt/locks/locked/starves/burns/slaps/drunk/shouts/throws/leaves_us/left_us/gone_for_days ~ me/us/brother/sister/little_brother/little_sister/school/room/food/13/12/11/14/15/homework
      feed/feeding/look_after/looking_after/dress/put ~ little brother/sister/brothers/sisters/baby ~ mother/mum/school/nights/drunk/asleep/bed/gone/food/homework
    `,
  ),
]
