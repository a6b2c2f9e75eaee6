/** Round-about words for blows, force, threats, following and control; then what others notice, and the asker's own anger. */
import type { SignalField } from '../../../../tarot/question/score.ts'

const self = { graves: ['violence'], voice: 'self' } as const
const other = { graves: ['violence'], voice: 'other' } as const
const doer = { graves: ['violence'], voice: 'doer' } as const

export const VIOLENCE_SIGNALS: readonly SignalField[] = [
  {
    ...self,
    name: 'blows',
    weight: 3,
    phrases: `
      ? bit/bites/biting/bitten/punched/punches/slapped/slaps/kicked/kicks/hit/hits/beat/beats/pinched/pinches/pinching/shoved/shoves/choked/chokes/strangled/spat/spits/spit/scalded/burned/burnt/burns/headbutted/elbowed/stabbed/whipped/shook/shakes/smacked/smacks/clouted/thumped/battered/batters/throttled/dragged/drags/cornered/corners/cornering/scratched/scratches/stamped/pushed/pushes/thrown/knocked/jumped/mugged/attacked/assaulted/poked/jabbed/yanked/manhandled/groped/gropes me/us/at_me/on_me
      ? get/got/getting/gets/been/being/was/were/am beaten/beaten_up/battered/jumped/punched/kicked/slapped/spat_at/spat_on/attacked/assaulted/mugged/groped/bashed/stabbed/bottled/shoved/choked/strangled/roughed_up/knocked_about/hurt_at_home/manhandled/scalded
      throws/threw/throwing/thrown/hurls/hurled/chucks/chucked/lobs/lobbed/flung/flings/launches/launched ~ things/plates/plate/cups/mug/mugs/glass/glasses/bottle/bottles/dishes/phone/remote/food/dinner/chair/stuff/shoes/furniture/objects/keys/ashtray/pan/pans/kettle/knife ~
      throws/threw/throwing/hurls/hurled/chucks ~ at/near/past/towards me/us/my_head/the_kids/him/her/mother
      {partner}/{parent}/he/she ~ smashed/smashes/smashing/broke/breaks/breaking/trashed/trashes/destroyed/destroys/ripped/rips/tore/burned/burnt/cut_up/slashed ~ my/our/the/up ~ phone/laptop/xbox/things/clothes/plates/tv/car/window/windows/tyres/door/glasses/furniture/belongings/photos/dresses/crockery/mirror
      drinks/drunk ~~ broke/breaks/smashed/smashes my/the door
      broke my/our door
      broke/breaks/smashed/smashes ~ door ~ again
      ? smashed/smashes/smashing/broke/breaks/breaking/trashed/trashes/destroyed/destroys/ripped/rips/tore/burned/burnt/cut_up/slashed ~ my/our/the/up ~ phone/laptop/xbox/things/clothes/plates/tv/car/window/windows/tyres/door/glasses/furniture/belongings/photos/dresses/crockery/mirror
      punched/punches/punching/kicked/kicks/smashed/hits/hit/broke/breaks/broken/breaking ~ through/down/in/into/hole/holes ~ wall/walls/door/doors/cupboard/fridge/window
      put/puts/putting his/her/a/fist/fists/foot/hand/head/holes ~ through/in/into ~ wall/walls/door/doors/cupboard/window
      broke/broken/breaks/kicked/kicks/smashed/banged/banging/bangs/pounding/took/takes/taken/removed/removes ~ down/in/on/off ~ door/doors/lock/locks/bathroom/bedroom ~
      door/lock/locks ~ bathroom/bedroom/off ~ hinges/broke/removed/lock_myself
      hand/hands/fingers/belt/scarf/arm/pillow/cord around/round/over/on/to/at/across/near my/her/his/mothers neck/throat/mouth/face/windpipe
      ? my neck/throat/ribs/arm/wrist/face/eye/cheek/jaw/lip/nose ~ hurts/sore/bruised/broken/swollen/split/bleeding/purple/cut/marks
      bruise/bruises/bruised/bruising/black_eye/black_eyes/split_lip/swollen_lip/handprint/handprints/finger_marks/fingermarks/limp/limping/broken_rib/broken_ribs/broken_arm/stitches/concealer/foundation/sunglasses ~ again/hide/cover/explain/hides/covers/new/every/says/laughs/blame/walked_into/door/stairs/clumsy/work/arm/arms/neck/face/monday/indoors/where/his/her/he/she/mother/colleague/friend/sister
      new/another/fresh/unexplained bruise/bruises/limp/black_eye/mark/marks/injury/excuse
      make_up/makeup/concealer/foundation/sunglasses/scarf/long_sleeves/polo_neck ~ cover/covers/covering/hide/hides/hiding/bruise/bruises/marks/eye/neck/indoors/inside
      fell/fall/walked down/into the/a stairs/door ~ again/told/say/said/doctor/lie/lied/everyone
      never/only/does_not/not ~ touch/touches/touched/mark/marks/hit/hits/bruise/leave/leaves/left ~ my/face/marks/mark/where ~ face/show/see/marks/shows/visible
      grab/grabs/grabbed/grabbing/twist/twists/twisted/bend/bent/squeeze/squeezes/squeezed/crush/crushed/yank/yanks/yanked/hold/holds/held/pin/pins/pinned/pull/pulls/pulled ~ my/me/her/by ~ wrist/wrists/arm/arms/hair/throat/neck/down/wall/against/fingers/collar/jaw/face/chin/hard/bed/floor
      lay/lays/laid/raise/raises/raised/lift/lifts/lifted a/his/her/their ~ hand/hands/finger/fist/fists/belt/stick ~
      go/goes/going/went/came/comes/lunged/lunges/flew/flies for/at me/us/mother/father/her/him/my_throat/my_sister with/again/when/in/over ~
      going/goes/went/go/lunges/lunged for/at ~ mother/me/us/grandmother/father with ~
      with/using/uses/used/takes/took/got/gets/his/her/the/threw/a ~ stick/belt/slipper/cane/strap/bat/hammer/kettle/boiling_water/iron/acid/petrol/cigarette at/on/to/for/across/against/over/and ~ me/mother/her/us/on_me/at_me/my_face
      kick/kicked/kicks/kicking/hit/hits/hurt/hurts/killed/kills/threw/throws/strangled/poisoned/drowned/shot/beats/beat ~ dog/cat/puppy/kitten/rabbit/hamster/pet/pets/parrot/horse/dogs/cats ~
      rough/handy/physical/heavy_handed with/on/towards me/her/him/us/mother/each_other/the_kids
    `,
  },
  {
    ...self,
    name: 'force and unwanted touch',
    weight: 3,
    phrases: `
      i/she [have/had/always/keep/kept] said/say/told/saying/screamed/whispered/begged no/stop/him_no/her_no/him_to_stop/them_to_stop/her_to_stop ~ but/he/they/yet/anyway/still/kept/carried/did
      said/say/meant/screamed/whispered/begged no/stop [and/but/yet] he/she/they kept/carried/did/did_not/still/went/does_not/keeps/would_not
      ? could/did/can/couldnt not/never ~ say/scream/move/push/speak/get_up/fight ~ stop/no/him/away/anything/back/off
      ? froze/freeze/frozen/went_limp/played_dead/blacked_out/passed_out/lay_there/lie_there/just_lie/just_lay ~ and/while/until/when/he/she/they/could/because/let/fault/him/wait/over
      does/do/did/will/would/wont not/never take/accept/hear/understand/respect/listen_to ~ no
      woke/wake/waking/woken/came_round up/to ~ him/her/hands/someone/naked/undressed/inside/on_top/clothes/underwear/his_friend/strange/touching
      ? while/when i was/am/were asleep/sleeping/drunk/unconscious/passed_out/out_cold/high/sedated ~
      someone/he/they/she/drink/something/i ~ spiked/drugged/roofied/in_my_drink/in_my_glass
      raped/rape/rapes/rapist/molested/molest/assaulted/groped/grope/gropes/fondled/violated
      touch/touches/touched/touching/rub/rubs/rubbed/stroke/strokes/stroked/feel/feels/felt/kisses/kissed/brush/brushes/brushed/press/presses/pressed/massage/massaged/hand/hands ~ me/my/up/on/under/against ~ thigh/knee/skirt/breast/breasts/bum/waist/leg/back_of/without/when_no/hate/not_want/desk/office/storeroom/kitchen/froze/asleep/shake/shaking/uncomfortable/alone/neck
      said/called/says/calls/pretended it was/is/a massage/treatment/examination/normal/a_game/an_accident/training/healing/cleansing/therapy/prayer ~ shake/still/undress/touch/tell/naked/hands/under/alone/feel_sick/froze/ever/anyone/wrong/weird
      something/what/it happened/happen at/after/in/on/with the/a/my party/club/office/hotel/car/night/wedding/conference/camp/taxi/massage/sleepover/stag/hen/festival ~ froze/fault/stop/drunk/remember/tell/told/said/could/no/ashamed/scared/blame/dirty/report
      feel/felt/feeling [so] dirty/disgusting/used/ashamed/unclean ~ after/since/he/what/shower/touched/night
      ? sex/bed/intimate/intimacy/it/he ~ hurts/even_if/even_when/when_i_do_not/when_i_am_asleep/do_not_want/did_not_want/duty/owed/owe/cry/crying/every_night/force/let_him/get_it_over/lie_still/or_else/sulks/sulk
      men/clients/punters ~ in_a_night/a_night/every_night/each_night/they_make_me
      ? men/clients/customers/punters ~ in_a_night/a_night/a_day/a_shift/every_night/each_night/they_make_me/debt/the_flat/passport
      do/does/did not want ~ work/marry/sex/touch/him/it/this/go_back ~ make/makes/force/forces/forced/made/no_choice/no_say
      ? do/does/did not want ~ work/marry/sex/touch/him/it/this/go_back ~ make/makes/force/forces/forced/made/no_choice/no_say/have_to/must/he/they
      pictures/photos/photo/video/videos/nudes/pics/images/film/recording ~ naked/my_boss/everyone/leak/unless/if_i/blackmail/on_his_phone/without_my/secretly
      nude/naked/intimate/private/topless pictures/photos/photo/video/videos/nudes/pics/images/film/recording
      send/sends/post/posts/share/shares/put/puts/publish/leak/show/spread my/the/those/our pictures/photos/photo/video/videos/nudes/pics/images/film/recording ~~ if/unless/when/because i
      if/unless i ~~ send/sends/post/posts/share/shares/put/puts/publish/leak/show/spread [my/the/those/our] pictures/photos/photo/video/videos/nudes/pics/images/film/recording
      got/has/have/kept/keeps/took/made [a/some/the] pictures/photos/photo/video/videos/nudes/pics/images/film/recording of_me
      ? pictures/photos/photo/video/videos/nudes/pics/images/film/recording ~ of_me/naked/send/post/share/internet/online/my_boss/my_parents/everyone/leak/unless/if_i/blackmail/on_his_phone/without_my/secretly
    `,
  },
  {
    ...self,
    name: 'threats and weapons',
    weight: 3,
    phrases: `
      has/had/got/keeps/kept/owns/bought/shows/showed/shown/pulled/pulls/waves/waved/held/holds/carries/carrying/cleans/cleaning/sharpening/sharpens/points/pointed/put/with/sleeps/puts/leaves ~ {weapon} ~ glovebox/me/when/showed/under/pillow/bedside/table/house/us/drawer/car/front/while/at/my/throat/scared/again/next/staring/looks
      {he} ~ {weapon} ~ me/my/when_i/under_the/us/her/at/mother
      if he/she/they/i can/cannot/could not have me/you/him/her ~
      ? say/says/said/swore/swears/promised/promises/told/tells/threatens/threatened/threatening/texted/warned/warns/hinted/hints ~~ kill/shoot/hurt/bury/burn/stab/destroy/ruin/find_me/find_us/come_for/get_me/get_us/make_me_pay/regret/be_sorry/finish_me/acid/break_my/take_the_kids/never_see/my_legs/my_sister/my_family/throw_me/cut_my/smash/drown/end_me/come_after/make_me_disappear/deport/deported/immigration/dig ~
      ? say/says/said/told ~ what_they_will/what_he_will/what_she_will/what_they_would/what_he_would/what_they ~ do ~
      what they/he/she will/would/could/might/can do to/with ~ me/my/us/legs/kids/children/family/face/sister
      do/done/does/did something terrible/bad/awful/stupid/to_me/to_us/to_the/drastic/worse/to_my ~ if/when/kids/judge/leave/scared/one_day/children/me
      kill/murder/shoot/stab/hurt/finish/bury/get/hunt me/us/the_kids/my_sister/my_family/my_children if/when/one_day/before/in_my/this_time/for_it/for_this/and
      will/would/could/might/going_to/gonna ~ actually/really/seriously/one_day/eventually/end_up/some_day/ever kill/shoot/stab/strangle/murder/hit me/us/her/him/them
      will/would/could/might/going_to/gonna ~ actually/seriously/end_up hurt/harm/do_it me/us/her/him/them
      ? will/would/could/might/going_to/gonna ~ really/one_day/eventually/some_day/ever hurt/harm/do_it me/us/her/him/them
      get/make/leave/survive/walk/getting ~ out/it/away/through/of ~ alive/in_one_piece/before_he
      ? get/make/leave/survive/walk/getting ~ out/it/away/through/of ~ alive/in_one_piece/before_he/without_him
      i/we [ever/really] get/come/walk/leave out/away/through [of] [this/it/here/there] alive/safely
      out of this/that/the/his house/flat/home/marriage/relationship/place/family alive/safely/in_one_piece/without
      owe/owes/owed/debt/loan/borrowed/lent ~~ people/men/guys/they/them/loan_shark/gang/dealer ~~ legs/said/threat/threats/kids/house/come/came/hurt/family/friday/round/kneecaps/fingers
      loan shark/sharks
      passport/papers ~ keep/keeps/locked/boss/madam
      debt/visa/agency/recruiter ~ locked/madam/keep_my/keeps_my/took_my/keeps_our/took_our
      testify/testifying/court/judge/police/charges/statement/witness/custody ~~ polite/wiser/brothers/which_school/drop/friends_came/came_by/scared/afraid/threat/kill/terrible/follow/followed/hurt/regret/watching/safe/alone
      drop/dropped/withdraw/withdrew/press/pressing [the/my/his] charges/statement/complaint
      ? came/come/comes/turned/sent ~ by/to/round/up/outside ~ house/home/door/work/school ~ polite/politely/warn/warned/message/asked/advice/friendly/admired/smiled/looking_for
      ? asked/asking/asks/knows/know/mentioned ~ which/what/where ~ school/nursery/bus_stop/route/shift/bed/sleep/parents_live ~
      asking after me/us/the_kids
      ? got/gets/getting/is/was/let/comes/coming/released/release/be ~ out/released/bailed/free ~ prison/jail/on_licence/on_bail/on_parole/early/soon/custody/week/tag ~
      out/released on/from licence/parole/bail/prison/jail/tag
      done/did/doing time/prison/jail
      has/been prison/jail/violent/convictions/a_record/for_gbh
      been in/to prison/jail
      put/place/placed/has a/price/curse_and bounty/price/contract on my/me head
      restraining/protection_order/police_protection/non_molestation/injunction/refuge/safe_house/domestic_abuse/womens_aid/panic_button/panic_alarm/go_bag/escape_bag/hotline
      bag/suitcase/rucksack/money/cash/phone/passport/documents/papers i/is/hidden/hid/packed/under/behind/buried ~ packed/hidden/hid/find/finds/found/car/boot/ready/leave/bed/wardrobe/friends/neighbours/shed/leaving
      hid/hide/hiding/hidden/stashed a/my/the/some bag/bags/suitcase/rucksack/money/cash/phone/passport ~
      packed/pack/packing a/my/the bag/bags/suitcase/rucksack ~ hid/hidden/hide/under/secret/kids/children/before_he/neighbour/sister/ready/night/leave
      ? before/if/when/until he/she/they/my_husband finds/find/found/notices/comes/gets/wakes/knows/hears/sees/discovers/realises/catches ~ bag/home/out/me/back/i_am/gone/where/us/up/money/note/phone/i_left/i_am_gone/this
    `,
  },
  {
    ...self,
    name: 'followed and watched',
    weight: 3,
    phrases: `
      ? keeps/keep/kept/will_not_stop/does_not_stop/always/still/started/not_stop/again/been/is/was/stands/sits/waits/turns/shows ~ parking/parked/parks/turning_up/turns_up/showing_up/shows_up/waiting/waits/standing/stands/sitting/sits/appearing/lurking/hanging_around/driving_past/drives_past/loitering/walking_past/coming_to/outside ~ outside/work/my/house/gym/home/street/window/door/church/school/bus_stop/flat/everywhere/stop/i_go/bedroom
      not/never/make_him/make_her/make_them/makes_him/get_him_to/will_he/will_she/would_he stop turning/showing/coming/appearing/calling/ringing/messaging/texting/following/contacting/writing/watching up/me/round/to/at/my/us ~
      stands/standing/stood/sits/waits/waiting/parked/parks/parking/sat/lurks/breathing/listening/listens/watching ~ outside/behind/over/by/beside/at/near/across/opposite ~ my/the/our/me ~ bedroom/door/window/house/bed/work/flat/car/desk/office/home/gate/sleep/shower/school/street
      hear/hearing/heard him/her/them/someone/breathing/footsteps/the ~ breathing/outside/door/stairs/key/footsteps/in_the_night/at_night/handle/coming/move/walking
      follow/follows/followed/following/tail/tailed/tailing/trail/trailed/trails me/us ~ home/door/house/car/work/street/bus/station/night/dark/everywhere/around/to/shop/from/yesterday/again
      follows/followed/following/tailed/tailing/trailed/trails her ~ home/door/house/car/work/street/bus/station/night/dark/everywhere/around/shop/from/again
      knows/knew/found/finds/learned ~ where/when ~ i/we/im ~ am/live/work/moved/go/stay/sleep/been/are/park/new/alone/lives ~
      he/she/they/ex/him/her/brothers/parents/family/people/men/boys/husband/boyfriend/father/stepfather ~ know ~ where ~ i/we/im ~ am/live/work/moved/go/stay/sleep/been/are/park/new/alone/lives ~
      how ~ he/she/they/ex ~ know ~ when ~ i/we/im ~ am/go/been/are/alone ~
      knows/knew ~ things/what/everything ~ never_told/not_told/did_not_tell/at_home/i_did/i_said/i_wore/could_not/wearing/been_to/i_do
      tracker/airtag/air_tag/gps/spyware/hidden_camera/find_my_iphone/find_my_app/find_my_friends ~ car/phone/bag/bedroom/bathroom/me/house/found/share/where/on/checks/all_times/watch/tracking/always/i_go
      needs/wants/demands/insists/checks/tracks/watches/follows ~ my location
      window/windows/bedroom/bathroom/every_room ~ camera/cameras
      camera/cameras ~ bedroom/bathroom/watch/watches/watching/watching_me/at_me/on_me
      camera/cameras ~~ point/points/pointed/pointing
      camera/cameras ~~ they point/points
      ? tracker/airtag/air_tag/gps/spyware/hidden_camera/cameras/camera/location/find_my_iphone/find_my_app/find_my_friends ~ car/phone/bag/bedroom/bathroom/me/house/found/share/where/on/checks/all_times/watch/tracking/always/i_go
      ? app/device ~ phone/my_car/my_bag/bedroom/bathroom/share/where_i/checks/all_times/tracking/tracks/i_go/location
      ? new/different/unknown/other/blocked/fake/withheld/private/hidden numbers/number/accounts/account/profiles/profile/emails ~ message/messages/calls/texts/me/every/again/him/ex/keeps/block/blocked/he/she
      someone/somebody/he/she/ex/they/man ~ been in my/the/our flat/house/room/bedroom/home/car/garden ~
      things/stuff/underwear/furniture/keys/letters/post ~ moved/missing/gone/rearranged/disappear/opened ~ flat/house/home/room/when_i/out/key/ex/asleep
      ? flowers/gifts/notes/letters/presents/dead/messages/roses ~ doorstep/windscreen/desk/car/door/every_day/anonymous/unsigned/letterbox/under_my
      watches/watching/watched/films/filming/filmed/spies/spying/spied/stares/staring/photographs/photographing ~ me/us ~ window/sleep/shower/garden/home/balcony/night/undress/car/change/every/through/at_work/door
      obsessed/obsession/fixated/infatuated with me
      man/guy/someone/ex/he/customer/neighbour/person/colleague ~ from/in ~ app/work/gym/bus/shop/train/upstairs/internet/party/street/past ~ not_stop/him_stop/will_not/keeps_turning/keeps_coming/keeps_following/keeps_touching/keeps_watching/keeps_waiting/followed/follows/outside/scared/leave_me/alone/turning
      will/would/does/do not/never leave me alone
    `,
  },
  {
    ...self,
    name: 'control',
    weight: 3,
    phrases: `
      keeps/keep/kept/hides/hid/takes/took/taken/holds/controls/locks/confiscated/cut_up/burned/tore/stole/reads/checks/smashed/has_got ~ my/all_my/our ~ passport/passports/bank_card/cards/card/money/wages/salary/pay/phone/keys/car_keys/papers/documents/id/visa/shoes/medication/glasses/clothes/pin/benefits/pension/inhaler/wheelchair/hearing_aid
      has my/all_my/our passport/passports/bank_card/cards/card/money/wages/salary/pay/phone/keys/car_keys/papers/documents/id/visa/shoes/medication/glasses/clothes/pin/benefits/pension/inhaler/wheelchair/hearing_aid
      ? goes/going/go/went/looks/look/checks/check/checked/checking/reads/read/scrolls/searches through/thru/my/at/all_my/in/every ~ phone/messages/texts/emails/bag/pockets/mileage/receipts/browser/laptop/call_log/chats/dms/diary/underwear/calls
      ? have/need/has/must/got to/must ask/tell/report/explain/account/beg/check/show/send/text/prove/justify/get ~ him/her/them/permission/before/every/where/for_money/receipts/receipt/photo/picture/location ~
      have_to/must/had_to/has_to/makes_me/make_me/need_to ask before/permission/leave ~ i/to/go/out/shop/see/buy/leave/anywhere
      ? ask before/permission/leave ~ i/to/go/out/shop/see/buy/leave/anywhere
      ? not allowed friends/visitors/out/money/keys/a_job/a_phone/my/to
      decides/chooses/picks/dictates/controls/rules ~ what/who/when/where/everything/how ~ i/me/my ~ wear/eat/see/go/spend/talk/say/do/sleep/think/speak/life/weigh/dress/allowed
      he/she/{partner}/{parent}/mother_in_law tells/says/orders [me] what/who/when/where/everything/how ~ i/to ~ wear/eat/see/go/spend/talk/say/do/sleep/think/speak/weigh/dress/allowed
      ? tells/says/orders [me] what/who/when/where/everything/how ~ i/to ~ wear/eat/see/go/spend/talk/say/do/sleep/think/speak/weigh/dress/allowed
      every/each/all penny/receipt/step/minute/move/message/call/hour/mile/calorie ~ account/check/checks/explain/report/counts/times/timed
      ? every/each/all penny/receipt/step/minute/move/message/call/hour/mile/calorie ~ i/account/check/checks/explain/spend/report/counts/times/timed
      counts/timed/tracks/measures/weighs/inspects ~ my/me/how_long/minutes/the ~ shopping/mileage/shower/minutes/trips/steps/spending/i/me/calories/food
      times my/me/how_long ~ shopping/shower/trips/i/me/in
      gives/give/gave me/us an/a/only/no/twenty/ten/five allowance/pocket_money/pounds/euros/dollars
      gives/give/gave me/us no money
      ? gives/give/gave me/us an/a/some/only/twenty/ten/five money
      locked/locks/lock/shut/shuts/trapped/traps/bolted/chained ~ me/us/her/myself/door/doors ~ in/out/inside/room/bedroom/outside/house/cellar/night/bathroom/balcony/car/garage/basement/when/key/without/until
      kept/keeps me/us/myself/her [locked/shut/all_day/all_night] in/inside/indoors/out_of/outside/from_leaving ~
      kept/keeps/keep ~ locking/trying/blocking/rattling ~ door/doors ~ handle/night/when/us/me
      lock/locked/barricade/barricaded/wedge/wedged/push/chair_against/chair_under/drawers/dresser ~ myself/the/my/against/under/behind/front/in ~ bathroom/door/bedroom/handle/toilet/car/room ~ night/sleep/when/until/calm/calms/hide/every/safe/he/she/so/nights/cry
      chosen/choose/found/picked/arranged/arranging/promised/engaged/sold/marry/marrying/married/fixed ~ husband/wife/groom/cousin/man/marriage/wedding/bride/me_off ~ for_me/no_say/ticket/pakistan/family/have_to/forced/against/never_met/do_not_want/must/booked/refuse/say_no/choice/dont_want/agree/abroad/shame/honour/without
      no/without_a/not_have_a/not_a/never_had/any/a say/choice in/have_to/but/will/about ~ marry/marriage/wedding/husband/him/ticket
      ? ticket/flight/flights is/are/booked/bought/one_way ~ marry/home/husband/say/wedding/no_choice/cousin/family
      brothers/brother/father/uncles/uncle/family/cousins ~ find/finds/found/learn/know/see ~ boyfriend/him/out/pregnant/her/white/gay/us/phone ~ kill/dead/hurt/beat/marry/send/honour/scared/afraid/never
      cut/cuts/cutting/turned/turns/isolated/isolates/keeps ~ me/off ~ off/from/against friends/family/everyone/mother/sister/people/world/my
      lost/losing/lose/dropped/given_up/no/not_seen all/every/any ~ friends/friend/family ~ because_of/he/she/him/her/allowed/jealous/hates
      lost/losing/lose/dropped/given_up/not_seen my ~ friends/friend/family/sister ~ because_of/he_is/he_does/allowed/jealous/hates
      ? lost/losing/lose/dropped/given_up/no/not_seen all/my/every/any ~ friends/friend/family/sister ~ because_of/since_i/he/she/him/her/allowed/jealous/hates
      friend/friends ~ not/never allowed/permitted/let
      ? friend/friends ~ not/never allowed/permitted/like/likes/let
      ? goes/go/went/gets/got/get mental/ballistic/berserk/mad/crazy/nuclear/wild/off_on_me/apeshit/mad_at_me/violent/nasty/vicious/scary/dark ~ if/when/because/and/every/over/at/will/again/calm/on_me
      gaslight/gaslights/gaslighting/love_bombs/coercive/coercion
      says/said/tells/told/convinced/convinces ~ me/that ~ i_am_crazy/im_crazy/no_one_would_believe/no_one_will_believe/no_one_else_would/imagining/making_it_up/asked_for/made_him/made_her/provoke/provoked/my_fault
      ? says/said/tells/told/convinced/convinces ~ me/that ~ i_am_crazy/im_crazy/no_one_would_believe/no_one_will_believe/no_one_else_would/mad/imagining/making_it_up/lucky_he/lucky_anyone/deserve/asked_for/made_him/made_her/provoke/provoked/my_fault/forgetful
      his/her/their property/slave/servant/prisoner/punchbag/punching_bag
      like a/an prisoner/slave/servant/hostage/dog/animal/possession ~ home/house/own/marriage/he/him/here/treated/treats/treat
    `,
  },
  {
    ...self,
    name: 'fear at home and of a person',
    weight: 3,
    phrases: `
      {afraid}/fear of him/her/them/my_{partner}/my_{relative}/my_{parent}/the_{partner}/his_brothers/her_father/her_husband
      {afraid}/fear of/for my_life/our_lives/my_safety/his
      {afraid}/fear of my_own {partner}/{relative}/{parent}/{child}/house/home
      ? {afraid}/fear for him/her/them/my_{partner}/my_{relative}/my_{parent}
      {partner}/{relative}/he/she/{parent}/neighbour ~ scares/frightens/terrifies/terrorises me/us
      ? {partner}/{relative}/he/she/{parent}/neighbour/boss ~ scares/frightens/terrifies/intimidates/terrorises me/us
      eggshells/egg_shells/tiptoe/tiptoeing/tip_toe/tightrope/minefield/on_edge ~ home/him/her/evening/every/around/when/mood/moods/temper/husband/wife/father/night/house/in_my/again/all/he/she/comes
      walk/walking/walked/living/live/tread/treading/been on eggshells/egg_shells/tiptoe/broken_glass/a_minefield/my_toes
      temper/rage/anger/outbursts ~ worse/worsening/getting/scare/scares/scary/kids/drink/drinks/again/every
      ? temper/rage/moods/anger/outbursts ~ worse/worsening/getting/scare/scares/scary/kids/drink/drinks/again/every
      ? which/what/good/bad/kind/one/sort ~ mood/version/side/night/husband/him/nights ~ home/tonight/today/comes/walks/will/other/evening/get/be_in/be_like
      good night or/and/if ~ other/bad/one/not
      ? good day/evening/mood or/and/if ~ other/bad/one/not
      listen/listening/wait/waiting/hear/hearing/know/tell ~ for/his/her/the/by ~ key/keys/car/footsteps/steps/door/boots/engine/tyres ~ door/drive/stairs/mood/night/lock/how/what/kind/heart/stomach/freeze/shake/come
      stomach/hands/body/i ~ drops/races/pounds/pounding/shake/shakes/shaking/tremble/freeze/freezes/knots/turns/sinks/jumps/stops/tense/tenses/flinch/flinches ~ when/every/as_soon ~ he/she/key/car/door/phone/his/her/they/him/footsteps/home
      ? stomach/heart/hands/body/chest/i ~ drops/races/pounds/pounding/shake/shakes/shaking/tremble/freeze/freezes/knots/turns/sinks/jumps/stops/tense/tenses/flinch/flinches ~ when/every/as_soon ~ he/she/key/car/door/phone/his/her/they/him/footsteps/home
      i/we/she/kids/children/son/daughter/mother/sister/dog ~ flinch/flinches/flinched/flinching
      flinch/flinches/flinched/flinching ~ when/if/every/whenever/hand/door/voice/moves/comes/touch
      cower/cowers/cowering
      ? shake/shaking/tremble/trembling/hide/hiding/hid/froze/quiet/still/small/invisible ~ when/from/until/whenever/till/because/if ~ he/him/she/her/they/husband/father/home/drunk/drinks/shouts/asleep/leaves/calms
      am i/we/my_kids/the_kids/she/my_mother in_danger
      am i/we/my_kids/the_kids/she/my_mother [still/really] safe with/from/tonight/at_home/around/near/there/if
      ? am i/we/my_kids/the_kids/she/my_mother ~ safe/in_danger/at_risk/in_trouble
      ? get/got/take/help/bring/protect/save/rescue ~ her/him/them/mother/sister/friend/us/kids/me/myself ~ away/out/safe from/of/there/him/before/here/that/safely
    `,
  },
  {
    ...self,
    name: 'what may be force, fear or control',
    weight: 2,
    phrases: `
      am i/we safe .
      which/what floorboards/floorboard/stair/stairs/step creak/creaks/do_not/does_not
      dead/black/wilted flowers/roses/bird/birds/rat/cat ~ step/doorstep/door/car/windscreen/letterbox
      found/finds/knows/has/got ~ my/our new address/flat/number/home/house/job/school/place ~
      have/must/need/got to be home/back/in ~ by/before/or/in_time/trouble ~
      or there/he/she/else/they is/will/gets/goes/else ~ trouble/hell/mad/angry/else/pay/punish/shout/lock
      there is/was/will_be trouble/hell/shouting/punishment
      no_one/not/never ~ heard/seen ~ from/of ~ her/him/them ~ since/for/after/wedding/married
      answers/answer/speaks/talks/reads/takes/controls/checks her/my phone/messages/for_me/for_her/for_him/calls/post/mail ~
      ? answers/reads/takes/controls/checks his phone/messages/calls/post/mail ~
      we/kids/children/i/all/mother ~ hide/hides/hid/run/runs/go_quiet/scatter/tiptoe upstairs/under/from/when/in/outside/until
      call/calls/tell/report/deport ~ immigration/home_office/deported/visa ~
      broke/smashed/took/threw/destroyed/hid/locked my/the phone/laptop/glasses/car/keys/windscreen ~
      writing/write/typing/asking/using ~ from/on/in ~ library/friends_phone/work_computer/secret/bathroom/toilet/neighbours ~
      joke/joked/joking/jokes/kidding/playing/only_a_joke ~ held/hit/balcony/knife/over/choke/hurt/neck/gun/push/window/kill
      said/says/saying he/she/it was/is [only/just] joking/a_joke/playing/kidding/banter
      bigger/stronger/taller/twice than/my me/size ~
      gets/climbs/comes/crawls/got/slips in/into my/the bed/room/shower ~
      put/puts/laid/lays/left/leaves ~ gun/knife/hammer/rope/bullet ~ on/by/next ~ table/bed/pillow/counter/desk/me
      asked/asks/asking/ask if/whether i ~ still ~ love/stay/leave/him/her
      throws/threw/tips/tipped/smashes my/the dinner/food/plate/clothes/things/phone ~
      not/never ~ let/allowed/lets ~ see/call/visit/phone ~ mother/sister/family/friends/parents/own
      go/going back/home to/or/him/her/tonight ~ should/safe/again/scared
      i ~ hurt/hurting/pushed/scared/grabbed ~ girlfriend/wife/boyfriend/partner/her/him/kids/son/daughter/mother
      make/makes/does that/this make/me ~ him/like_him/monster/abuser/bad
      violent/violence/abusive/abuser/abuse/battering/beatings/beating/wife_beater
      not/never/no ~ take/takes/accept/accepts no for
      forced/forces/forcing/force/pressured/pressures/pressuring/guilted/guilts/made/makes/make/making ~ himself/herself/me/us ~ on_me/into/sex/touch/strip/sleep_with/undress/marry/kiss/do_things/do_stuff/watch/bed/kneel/have_a/work_for/earn/beg
      what he/they/she/my_uncle/my_father/my_brother did to_me/to_us/in_my/that_night/in_the/when_i/all_those/at_night/with_me
      he/they/she ~ did ~ to me ~
      ? shower/wash/washed/showering/scrub/scrubbed ~ off/again/times/since/dirty/clean/smell/him
      owe/owes/owed/duty/supposed/entitled/right/rights ~ him/husband/sex/wife/wifely/marital/body/bed
      make/makes/made/force/forces/forced me/us/her work/do/sleep/dance/sell/sign/strip/send/pay/carry/steal/beg/give/marry ~~ men/work/debt/passport/him/money/clients/hours/night/nights/pay/no_pay/papers/body/pictures
      turns/turn/turned/turning/shows/show/showed/showing/pops/popping/appears/appear/appeared up/everywhere/wherever/at ~ work/gym/door/house/home/everywhere/church/bus_stop/flat/i_go/i_am/uninvited/again/office/shop/school/class
      block/blocked/changed/change/blocking ~ number/him/her/locks/phone/everything/account ~ new/again/still/finds/found/keeps/another/anyway/friends/other
      still has/have/had/keeps/got/copied ~ key/keys ~
      stalk/stalks/stalked/stalking/stalker
      leave/let me alone/be/go ~ not/never/wont/will/ever/finally
      ? not/never/no_more allowed/permitted/supposed/let/lets/free ~ friends/out/work/phone/money/see/leave/go/drive/wear/talk/speak/family/mother/sister/car/shop/alone/visitors/job/anywhere/door/eat/sleep/lock/study/to
      ? will/does/did/do/would/wont not/never let/lets/allow/allows/allowing/want/like/likes ~ me ~ out/work/friends/see/leave/go/talk/drive/wear/phone/family/study/alone/sleep/anywhere/doctor/job/eat/have/call/speak/learn/without/shut/close/lock/money
      ? let/lets/allow/allows/letting me ~ see/leave/go/work/talk/out/sleep/wear/have/use/call/speak/eat ~
      shame/shamed/dishonour/dishonoured/honour/disgrace/disgraced ~ family/brothers/father/name/kill/them/us/community/us_all
      jealous/paranoid/suspicious/accuses/accuse/accusing ~ mental/rage/rages/every/phone/phones/throws/hits/screams/scared/cheating/breaks/outfit/colleague/mad/checks/wild/drives/smell/underwear
      {afraid}/fear/dread/dreading/nervous/anxious/panic ~ of/to/when/at/every ~ go_home/going_home/come_home/coming_home/be_home/home_tonight/him/his_key/his_car/her_mood/his_mood/his_moods/his_temper/her_temper/own_home/own_house/own_husband/own_wife/own_son/own_daughter/own_brother/gets_home/comes_home/gets_in/walks_in/come_in/hear_his/hear_the_key/be_alone_with/what_he/what_she/what_they/leave_him/leave_her/say_no/tell_him/tell_her/sleep/sleep_next/open_the_door/answer_the/weekends/the_weekend
      {afraid} ~ my/the/of/our/her/his ~ husband/boyfriend/wife/girlfriend/partner/ex/stepfather/father/son/brother/neighbour/boss/landlord/roommate/carer/uncle/in_laws/family ~
      his/her/their/fathers/husbands/partners/wifes/boyfriends/mothers temper/rage/rages/fists/moods/outbursts/fury/belt/anger ~
      safe/safer ~ home/here/house/tonight/him/her/alone/leave/stay/with/own/flat/kids/from/street/again/bed/any_more
      ? not/never/no_more/nowhere/ever ~ safe/relax/secure
      never sure ~ safe
      unsafe/harms_way
      look/looked/looks/looking/stare/stared/stares/smile/smiled/eyes ~ in_his/at_me/in_her/his/that/went ~ same_way/look/while/eyes/black/dead/cold/face/that_way/changed/different/empty/shark ~
      ? get/getting/got/break/run/escape/walk/slip/sneak away/out/free/free_of/loose ~ from/of/before/him/safely/without/here/alive/tonight/husband/her/them/house ~
      when/will/how/can ~ i/we ~ be/get/become/break free/freed/out/rescued/away/left_alone
      save_me/come_for_me
      will/when/does/can ~ someone/anyone/somebody/police ~ come/save/help/believe/hear/stop/rescue/find ~ me/us/him/this/time/here/in_time
      ? police/cops/999/911/social_services/refuge ~ come/call/called/calls/believe/time/again/do_nothing/nothing/laughed/never/door/him/her/took/report/tell/them
      sleep/sleeping/slept/bed ~ in_my_clothes/in_my_jeans/in_my_shoes/with_my_shoes/with_a_knife/with_the_light_on/with_one_eye/with_my_keys/with_the_door_locked/in_the_car/in_the_bath/at_six/with_my_phone ~
      ? have/need/might/had to run/hide/escape/get_out_fast/leave_fast/flee
      ? asked/told/begged/screamed/ask him/her/them to_stop/not_to/no
      did/does/would/do not stop/listen/care ~ asked/said/told/cried/begged/no/crying
      kept/keeps/carried/carries/went going/on ~ anyway/crying/though/while/asked/said
      no_one/one/who/anyone else would/will/could ~ put_up/want/have/love/take ~ me
      photo/photos/picture/pictures/video/screenshot ~ of my/our/me [own] [front] door/house/car/window/street/sleeping/asleep/kids/child/work/walking
      on purpose/accident ~ says/said/again/hurt/burnt/burned/tripped/dropped/knew
      burn/burnt/burned/scalded/cut/tripped/pushed/hit/slammed ~ my/me ~ on_purpose/hand/fingers/arm/stove/door/face
      only/where/when/so/always ~ no_one/people/guests/others/neighbours sees/see/look/looking/looks/watches/hear/hears/leave/left/watching/there
      behind closed doors
      in public/front_of_people/company ~ home/alone/but/different/when/monster/charming
      made/make/makes/get/gets/got/making ~ him/her/them ~ angry/mad/furious/cross/snap/explode/do_it/start/lose_it
      ? set_him_off/set_her_off/sets_him_off/sets_her_off/deserved_it/had_it_coming
      pretend/pretending/pretended/fake/lie/lied/lying/lies to/being/asleep/about ~ asleep/sleep/sleeping/doctor/bruise/fell/everyone/work/hospital/eye/arm/okay_in_front
      cry/cries/crying/cried/shakes/wets/hides/screams/silent/quiet ~ when/before/after/whenever ~ comes/come/leaves/nurse/carer/husband/he/she_hears/visits/home/walks
      key/keys/car ~ in_the_door/in_the_lock/in_the_drive/turn/turns/on_the_gravel
      neighbours/neighbour/anyone/someone/kids ~ hear/heard/hears/saw/see/sees/know/knew/knows ~ me/us/this_time/scream/screaming/him/everything
      hide/hides/hiding/hid/hidden ~ knives/knife/from_him/from_her/bruises/marks/keys/passport/documents/kids/in_the_bathroom
      ? hide/hides/hiding/hid/hidden ~ knives/knife/phone/money/from_him/from_her/bruises/marks/cash/keys/passport/documents/kids/under/in_the_bathroom/wardrobe/shed
      brother/brothers/father/family/uncle/parents/husband/they ~ found/find/finds/read/saw/know ~ messages/phone/him/boyfriend/photos/diary/us/about_me/picture/app ~
      got/took/takes/keeps/has ~ wages/my_pay/my_money/my_benefits/my_pension ~
      ? got/took/takes/keeps/has ~ the_money ~
      lost/losing two/three/a/a_lot_of/so_much stone/weight ~ let/phone/visit/carer/wife/son/husband
      when he/she/father/mother/husband drinks/drink/is_drunk/gets_drunk/comes_home/is_angry/loses/shouts/starts/is_in/has_been_drinking ~
      comes/came/gets/got/let/be/is out in/next/on/of/soon ~ looks_for/find/march/prison/week/jail/me
      ? look/looks/looking/searching/asking/asks for/after me/us/where_i
      raised/raise/lifted/clenched my/a hand/fist/fists/arm
      what is wrong with me ~
      ? i ~ scare/scared/frightened/hurt/hurting/shouted/screamed/yelled ~ wife/kids/children/son/daughter/girlfriend/her/him/them/myself/baby
      passport/passports/papers ~ took/taken/keep/kept/keeps/hid/boss/farm/locked/hold/holds
      in/to two/one/small/three rooms/room
      bed/beds/mattress ~ forty/twenty/ten/of_us/share/floor
      ? post/share/send/show/leak/upload/publish ~ videos/video/pictures/photos/pics/nudes ~
      {his} fist/fists/belt/hands/boots/slipper/stick ~
      ? worse/different/monster/nasty/cruel/vicious/mean ~ since/after/when/drunk/drinks/baby/wedding/married/home/alone/doors
      ? not/never/afraid/scared ~ dare/dared/daring/speak/breathe/answer_back/say_anything/disagree/look_up/make_a_sound
      do/does/did not dare
      silent/cold treatment ~ days/weeks/punish/until/beg
      insult/insults/belittles/humiliates/mocks/degrades/calls ~ me ~ fat/stupid/whore/slut/names/bitch/ugly/useless/worthless/pig/crazy/every/front/nothing/kids
      strangle
    `,
  },
  {
    ...self,
    name: 'words that are seldom harmless, of others',
    weight: 2,
    phrases: `
      windpipe/strangle/strangled/threaten/threatens/threatened/stalker/airtag/refuge/hostage/captive/trafficked/slave/beaten/beating/beatings/assault/assaulted/raped/rape/grope/groped/molested/abuse/abused/abuser/violent/violence/blackmail/blackmails/blackmailed/kidnapped/pimp/brothel/coerced
      camera/cameras/microphone/recorder ~ bedroom/bathroom/found/smoke/alarm/hidden/in/room/car/shower
      keep/keeps/kept/hold my/me/to ~ mouth_shut/quiet/silent/tongue/shut/secret
      told me/to ~ mouth_shut/quiet/silent/tongue/shut/secret
      mouth shut
      what/that/it happened/happens in/at/with/behind/after the/my/our/that/his ~ room/stockroom/storeroom/office/car/back/van/kitchen/changing_room/barn/tent/hotel/party/lift/basement/toilets/night/shift
      pay/paid/pays/repay/thank ~ in/with/by other/another/kind/my/body/ways/favours ~
      other/another/special ways/way/favours/services ~ pay/rent/thank/debt
      be nice/kind/friendly/good to his/her/their/the friends/friend/boss/men/clients/customers/brother
      check/read/watch/watching/reading/study/scan ~ his/her ~ face/mood/eyes/tone/footsteps/voice/breathing ~
      before i/we speak/talk/breathe/move/answer/come_in/say
      calm/quiet/silent/nice/sweet/sober like/when/is ~ worse/that/scares/storm/dangerous
      how long have/do i got/have [left]
      used to be/laugh/sing/dance/have ~ laughed/friends/happy/someone/confident/now
      takes/took/hides/hid/keeps/withholds/refuses/throws_away/destroys my/her/his insulin/inhaler/medication/meds/tablets/pills/glasses/crutches/wheelchair/phone/keys/food ~
      decides/decide/says/controls ~ when/what/if/where/who/how ~ i/we ~ may/can/sleep/eat/wash/speak/leave/shower/go/wear/drive/see
      i may/must [only/not/never] sleep/eat/wash/speak/leave/go/shower/use
      ? wait/waits/waiting/waited/stand/stood/park/parked/follow/watch/watching ~ for/outside/behind/after ~ me/us/work/shift/school/car/my/door/lights
      ? same car/man/van/guy/number/face/men ~
      lights/headlights/engine off/on
      bury/buried/burn/drown/hang/shoot/kill/stab/cut/beat/hurt/throw ~ me/us/her/him ~ in_the_garden/if_he/if_they/if_she/knew/if_i/alive/for/out
      if he/she/they/my_father/my_brother/my_husband/my_family knew/finds/found/find/saw/hears/heard ~
      back/home/out/released/escaped from/of prison/jail/custody/rehab/hospital ~
      mother/sister/kids/wife/we/she ~ hides/hide/hid/hiding/lock/locks/locked/barricade ~ in/from/behind/the
      pregnant ~ pushed/hit/kicked/stairs/angry/hurt/he/scared
      ? pushed/pushes/push/shoved/tripped/kicked ~ me/her/him/us/mother
      want/wanted/wants/going/ready/about/tempted/close to ~ smash/hit/hurt/kill/punch/stab/strangle/slap/break/burn/choke ~ her/him/them/face/someone/his/my
      picked/pick/held/hold/holding/grabbed/put the/a/down pan/knife/hammer/bat/bottle/scissors/iron/it ~ down/up/next/back
      fewer/less/missing/gone ~ things/money/savings/jewellery ~ bruises/carer/cousin/looks_after/nephew/care
      looks/look/looking/takes/taking/cares/caring after/care/for ~ him/her/grandmother/grandfather/mother ~ bruises/money/thin/things/scared
      never/not/would_never ~ hurt/hit/harm/touch me ~ and/but/again/said/says/unless/if
      with his/her hand/hands/knee/foot/fist/belt/arm/weight on/around/over/against/at my
      ? on/over/against/across/round my throat/neck/windpipe/chest/mouth/face/back
    `,
  },
  {
    ...self,
    name: 'fear',
    weight: 2,
    phrases: `
      unsafe
  `,
  },
  {
    ...self,
    name: 'blame',
    weight: 2,
    phrases: `
      ? my/own/whose/his/her fault
      what have i/did_i/i_have/i_did/have_i done wrong/something_wrong/to_deserve
      ? i/have ~ done/did/do something/anything wrong
      ? deserved_it
  `,
  },
  {
    ...self,
    name: 'remorse and hope that it ends',
    weight: 1,
    phrases: `
      says/said/cries/cried/cry sorry/sorry_after/it_is_passion/never_again/he_loves_me/she_loves_me
      then cries/cried/sorry/apologises/flowers/nothing/sweet/kind/silence/quiet
      sweet/kind/lovely/charming/gentle/wonderful/different ~ before/at_first/in_public/to_everyone/until/in_front/sober/outside/most
      only when/if/after ~ drink/drinks/drunk/drinking/wrong/stressed/tired/done/deserve/angry
      can/will/could/does he/she/they [really/ever] change/stop/calm/calm_down/get_better
      will it/this ~ stop/get_better/happen_again/end
      ? is this/that/it love/normal/abuse/passion/okay/allowed/how_it_is/what_love/in_my_head/marriage
      does he/she love me
      what ~ call that/it
  `,
  },
  {
    ...self,
    name: 'anger and drink',
    weight: 1,
    phrases: `
      ? angry/anger/mad/furious/rage/temper/mood/moods/fury/explode/explodes/snaps/mental/violent/aggressive
      ? drunk/drinks/drinking/whisky/vodka/coke/sober/the_pub
      ? scream/screams/screaming/screamed/yell/yells/yelling/shout/shouts/shouting/shouted/swears/roars
      ? fight/fights/fighting/fist/fists/hit/hits/hurt/hurts/smash/smashed
  `,
  },
  {
    ...self,
    name: 'not believed, not seen',
    weight: 2,
    phrases: `
      ? who/anyone/no_one/one/they/police/will/would ~ believe/believes/believed
      ? not/never/have_not/do_not ~ tell/told anyone/them/a_soul/my_mother/no_one
      truth come/comes/came
      ever tell
  `,
  },
  {
    ...self,
    name: 'force of others',
    weight: 1,
    phrases: `
      ? {weapon}
      ? police/court/judge/testify/charges/custody/solicitor/report/reported/prison/jail/licence
      ? he/she/they/someone/people ~ forced/made/makes/make/grabbed/hurt/hurts/pushed/controls/checks/follows/watches/threw me/my/us/at
      ? my/the/round/by face/neck/throat/wrist/ribs/legs
      ? trapped/cage/caged/prison/prisoner/hostage/captive
      ? my/own fault
      ? did/does/do/done it/that again/to_me/where/when/anyway/this_time
      ? key/keys/lock/locked/locks/door/window
      ? passport/papers/wages/debt
      ? fear/scary/dread/dreading/panic
      ? ashamed/shame/embarrassed/humiliated/dirty/disgusting
      what he/she/they did
      ? still/now shake/flinch/looks/scared/frightened/afraid
      ? happened/happen
      ? out of here/there/this_house/the_house
      obsessive/narcissist/possessive/controlling/manipulative
  `,
  },
  {
    ...self,
    name: 'again and every night',
    weight: 1,
    phrases: `
      ? every night/evening/time/nite/day/weekend/monday/friday
      ? last night
      in/at the/this night
      ? this time
      ? next time
      ? again
      ? for years
      all those/these years
  `,
  },
  {
    ...other,
    name: 'what others notice',
    weight: 3,
    phrases: `
      neighbour/neighbours/next_door/upstairs/downstairs/flat_above/couple/woman/wall/walls ~ scream/screams/screaming/screamed/shouting/shouts/thud/thuds/begging/begs/smashing/bangs ~ night/quiet/silence/stop/again/stops/through/police/every/should/something/then/wall
      ? neighbour/neighbours/next_door/upstairs/downstairs/flat_above/couple/woman/wall/walls ~ scream/screams/screaming/screamed/shouting/shouts/thud/thuds/crying/cries/begging/begs/smashing/bangs/fighting/help/hear/heard ~ night/quiet/silence/stop/again/stops/hear/through/police/every/should/something/then/help/wall
      hear/heard/hearing ~ scream/screams/screaming/thuds/thud/her_crying/begging/slap/slaps/smashing/bangs ~ next_door/neighbour/neighbours/upstairs/wall/walls/night/downstairs/above/quiet
      ? hear/heard/hearing ~ scream/screams/screaming/thuds/thud/her_crying/crying/begging/slap/slaps/smashing/bangs ~ next_door/neighbour/neighbours/upstairs/wall/walls/night/downstairs/above/quiet
      colleague/friend/sister/mother/neighbour/cousin/aunt/daughter/niece/brother/mate/girl_at_work/woman/client/she/he ~ comes/came/turns/has/had/wears/wearing/covers/hides/with ~ limp/bruise/bruises/black_eye/sunglasses/scarf/make_up/mark_on/marks_on/cut_lip/arm_in/swollen/sling/plaster
      ? colleague/friend/sister/mother/neighbour/cousin/aunt/daughter/niece/brother/mate/girl_at_work/woman/client/she/he ~ comes/came/turns/has/had/wears/wearing/covers/hides/with ~ limp/bruise/bruises/black_eye/sunglasses/scarf/make_up/mark_on/marks_on/split/cut_lip/broken/arm_in/swollen/sling/plaster
      limp/bruise/bruises/black_eye ~ laughs/laugh/says/said/shrugs/excuse/excuses/explains/again/story ~ off/walked/cat/clumsy/nothing/again/into/it
      ? limp/bruise/bruises/black_eye/fell ~ laughs/laugh/says/said/shrugs/excuse/excuses/explains/again/story ~ off/fell/walked/cat/clumsy/nothing/again/into/it
      stairs/door ~ laughs/says/said/excuse/excuses/explains/story ~ fell/walked/clumsy/into
      {loved}/she/he ~ flinches/flinched/flinch/jumps/cowers/shakes/shrinks/apologises ~ when/every/if/as_soon/whenever ~ he/she/father/husband/boyfriend/partner/phone/comes/gets/voice/door/moves/wife
      {loved}/she/he ~ goes_quiet ~ when/every/whenever/if ~ husband/boyfriend/partner/father/he_is/he_comes/he_walks/phone ~
      {loved} ~ husband/boyfriend/partner/wife/girlfriend/fiance/man/ex/carer/son ~ controls/hits/beats/hurts/will_not_let/does_not_let/shouts/screams/checks/locks/scares/threatens/pushes/grabs/follows/rough/answers_for/speaks_for/watches/isolates/took_her/takes_her/took_his
      carer/carers/nurse/care_home/nursing_home/home_help/staff ~ pinch/pinches/hit/hits/hurt/hurts/rough/shout/shouts/steal/steals/takes/took/slap/slaps/leave/leaves/left/tied/ties/starve/sedate/drugs/force/forces/threatens/push/pushes/money/pension ~ me/her/him/grandmother/mother/grandfather/father/wet/bed/alone/when/pension/money/from
      son/nephew/daughter ~ pinch/pinches/hit/hits/hurt/hurts/slap/slaps/steal/steals/threatens/push/pushes/force/forces/pension ~ me/her/him/grandmother/mother/grandfather/father
      ? carer/carers/nurse/care_home/nursing_home/home_help/staff/son/nephew/daughter ~ pinch/pinches/hit/hits/hurt/hurts/rough/shout/shouts/steal/steals/takes/took/slap/slaps/leave/leaves/left/tied/ties/starve/sedate/drugs/force/forces/threatens/push/pushes/money/pension ~ me/her/him/grandmother/mother/grandfather/father/wet/bed/alone/when/pension/money/from
      grandmother/grandfather/mother/father/aunt/uncle/old/elderly ~ bruise/bruises/scared/afraid/thin/hungry/frightened/flinches/cries/crying/dirty/marks ~ home/carer/care/nurse/ward/staff/brother/sister/visit/son/carers
      {loved}/she/he ~ not/never ~ allowed/let ~ husband/boyfriend/partner/he/him/her_own/wife/without/he_is
      ? {loved}/she/he ~ not/never/stopped ~ allowed/let/see/call/answer/alone/come/leave/talk/visit/speak ~ husband/boyfriend/partner/he/him/her_own/wife/without/he_is
      {loved} ~ get/help/take her/him/them away/out/leave/safe ~
      beats/hits/hurts/abuses/chokes/threatens/terrorises/controls/rapes/punches/kicks/slaps/strangled/beat ~ mother/sister/friend/her/him/wife/grandmother/daughter/brother/cousin/aunt/neighbour
      mother/sister/grandmother/father/brother with ~ stick/belt/fist/fists/knife/kettle/shoe
    `,
  },
  {
    ...doer,
    name: 'own anger',
    weight: 3,
    phrases: `
      my/this/the rage/anger/temper/fists/fury is/gets/getting/scares/frightens/out/keeps/has ~ worse/out/me/control/scaring/family/wife/kids/bad/better
      i ~ lost/lose/losing/snapped/snap/saw_red/blacked_out it/my_temper/control/and/with/my_head/at ~ hit/slapped/slap/pushed/grabbed/threw/punched/shook/hurt/her/him/kids/wife/son/daughter/baby/kid
      ? i ~ slapped/hit/punched/shoved/pushed/grabbed/choked/kicked/strangled/shook/bit/hurt/smacked/threatened/scared/raped/stabbed/beat ~ him/her/them/my_wife/my_husband/my_girlfriend/my_boyfriend/my_son/my_daughter/my_kid/my_kids/my_mother/my_father/my_dog/the_dog/the_baby/my_partner/my_child/someone ~
      ? i grabbed/slapped/hit/pushed/punched/shook/choked/hurt her/him/my/the ~
      wife/girlfriend/husband/kids/children/son/daughter/partner/boyfriend/baby/she/they/he is/are/was/were/look/looks/looked/flinch/flinches/hide/hides ~ afraid/scared/frightened/terrified/at/from of/by me/like/when_i
      afraid/scared/frightened/terrified of me/myself/what_i_might/what_i_may/what_i_could/what_i_will/what_i_would/my_anger
      ? afraid/scared/frightened/terrified of my_own/what_i
      i/will/might/could/next ~ hurt/kill/hit/harm/stab/strangle/shoot/poison/smother/drown someone/somebody/her/him/them/my_wife/my_kids/the_baby/my_baby/people/everyone/my_husband/my_boss/the_kids/my_mother ~ scared/afraid/stop/next/one_day/want/thoughts/urge/if/again/tonight/and/not
      dream/dreams/dreaming/dreamt/fantasise/fantasising/imagine/imagining/think/thinking/thoughts/picture/picturing/urge/urges/daydream ~ of/about/to ~ push/pushing/kill/killing/hurt/hurting/strangle/strangling/stab/stabbing/smother/smothering/hit/hitting/shoot/shooting/drown/drowning/poison/poisoning/burn/burning/drop/dropping ~ her/him/them/my/the/someone/people/baby/down
      am i/becoming/become/turning/turned/turn ~ my/like/into father/him/my_father/a_monster/the_abuser/dangerous/abusive/abuser
      make/making/get/take/want/plan/planning/going_to/gonna ~ him/her/them/everyone/revenge ~ pay/suffer/sorry/regret/hurt/bleed ~ knife/gun/tonight/plan/everyone/blood/know_where/acid/fire/deserve/kids/car
      burn/burning/torch/set_fire ~ his/her/their ~ house/car/flat/home/school/office
      burn/burning/torch/set_fire ~ the ~ house/car/flat/home/school/office ~ with/him/her/them/everyone/all_of
      i ~ not ~ know/recognise who i was/had_become
      ? know/knew/not ~ who i am/become
      bring/take/carry/carrying/bought/buy a/my/the ~ knife/gun/blade/machete ~ school/work/him/her/them/fight/outside/case/protection/myself
    `,
  },
  {
    ...self,
    name: 'fear at home and of a person, in one word',
    weight: 1,
    phrases: `
      ? ducked/duck
    `,
  },
  {
    ...self,
    name: 'what may be force, fear or control, in one word',
    weight: 1,
    phrases: `
      ? danger/dangerous/at_risk/harm
      ? free/freedom/rescue/rescued/escape/someone_come/somebody_come/help_me
      provoke/provoked/provoking/wind_him_up/push_his_buttons/push_him_to/drive_him_to/asked_for_it/my_own_doing
      floorboards/floorboard/creak/creaks/tiptoe/quietly/silently/invisible
      ? punish/punishes/punished/punishment/discipline/disciplines/teach_me/teaches_me/lesson
      ? spit/spits/spat/bite/bites/bit/pinch/shove/shoves/slam/slams/punch/punches/choke/slap/slaps
    `,
  },
  {
    ...self,
    name: 'words that are seldom harmless, of others, in one word',
    weight: 1,
    phrases: `
      ? bruise/bruises/bruised/throat/choke/choked/punch/punched/slap/slapped/fist/fists/knife/knives/gun/machete/acid/petrol/threat/threats/tracker/smuggled/attacked/attack/poisoned/poisoning/madam/honour
    `,
  },
  {
    ...self,
    name: 'fear, in one word',
    weight: 1,
    phrases: `
      ? {afraid}/frightening/shaking/trembling/froze
    `,
  },
  {
    ...self,
    name: 'blame, in one word',
    weight: 1,
    phrases: `
      ? blame/blames/blamed/deserve_it/deserve_this/deserve_that
    `,
  },
  {
    ...self,
    name: 'not believed, not seen, in one word',
    weight: 1,
    phrases: `
      ? no_one/one/anyone knows/know/sees/see/saw/told/tell/hears/hear/speaks
      everyone/they/people/family/friends love/loves/adores/adore/likes him/her
      ? secretly/pretend/pretending
    `,
  },
  {
    ...self,
    name: 'what may be done in fear, and for other reasons',
    weight: 2,
    phrases: `
      debt/agency/contract/recruiter ~ work/pay/leave/off/free/house/hours
      protection/shelter
      packed/pack/packing a/my/the/some bag/bags/suitcase/rucksack/money/cash/phone/passport ~
      stop turning/showing/coming/appearing/calling/ringing/messaging/texting/following/contacting/writing/watching up/me/round/to/at/my/us ~
      flinch/flinches/flinched/flinching
      burn/burning/torch/set_fire ~ the ~ house/car/flat/home/school/office
    `,
  },
]
