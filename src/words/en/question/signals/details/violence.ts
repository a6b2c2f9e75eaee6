/** Being hurt, forced or controlled: told by details, without its name. */
// mutate-file order: the order of signs that are all counted, and that name no voice
import type { SignalField } from '../../../../../tarot/question/score.ts'

export const VIOLENCE_DETAILS: readonly SignalField[] = [
  {
    name: 'the house: holes, doors, broken things',
    graves: ['violence'],
    weight: 3,
    phrases: `
      hole/holes/dent/dents/fist/fist_sized ~ wall/walls/door/doors/plaster/plasterboard/cupboard ~ fist/head/he/she/husband/boyfriend/partner/cover/covered/picture/pictures/poster/size/punched/night/kicked
      picture/pictures/poster/calendar/mirror ~ hides/hide/hiding/covers/cover/covering/over the/a/where hole/holes/dent/crack
      lock/locks/bolt/bolts/door/handle ~ inside/outside/off/removed/kicked/splintered/broken/took ~ bedroom/bathroom/door/hinges/frame/he/husband/boyfriend/partner/again
      door ~ off/from ~ hinges/hinge ~
      smashed/smashes/broke/breaks/snapped/threw/throws/burned/burnt/burns/ripped/cut_up/slashed ~ my ~ phone/phones/glasses/clothes/dresses/passport/laptop/tyres/photos/instruments/guitar/certificates/books/plants/wedding_dress ~ he/she/husband/boyfriend/when/because/again/rage/says/sorry/jealous
      plate/plates/mug/glass/dinner/ashtray/chair/remote/phone ~ flew/flies/thrown/threw/throws/missed/shattered ~ head/wall/me/past/face/again
      sweep/sweeping/swept/replace/replaced/buy/bought ~ glass/plates/door/doors/phone/phones ~ again/third/second/after/another ~ he/rage/temper/threw/husband/boyfriend/mood
      next/so_far/only/just it_is/is/the/hits/was ~ wall/walls/door/table/furniture/dog/cat not/never/then ~ me
    `,
  },
  {
    name: 'marks hidden',
    graves: ['violence'],
    weight: 3,
    phrases: `
      tell/told/telling/say/said/says ~~ walk/walked/fell/fall/slipped ~ into/down/on ~ door/doors/cupboard/stairs/step/wall
      so/that he/she do/does/will not get/go/turn/start/be like that/this ~
      when/how/if he/she is/gets/goes/turns like_that/like_this ~
      how can/do i be/become/make a/myself better/good wife/girlfriend/husband/partner so/that ~
      concealer/foundation/makeup/make_up/scarf/polo_neck/turtleneck/sunglasses/long_sleeves/hijab ~ cover/covers/covering/hide/hides/hiding/over/indoors/rain/august/summer ~ mark/marks/bruise/neck/eye/jaw/throat/arms/bruises/finger/fingers/what_he
      sunglasses ~ inside/indoors/rain/winter/november/december/night/cloudy/office ~
      fingers/fingerprints/finger_marks/thumb/thumbprints/hand_marks/four_marks/rings ~ arm/arms/neck/throat/wrist/upper
      walked/walk/fell/fall/slipped ~ into/down/on ~ door/doors/cupboard/stairs/ice ~ told/say/said/says/told_them/tell/again/excuse/believe/doctor/nurse/work/colleagues
      tell/told/say/said/telling ~ doctor/nurse/hospital/work/mother/school/dentist/everyone ~ fell/door/stairs/clumsy/slipped/cupboard/dog
      third/second/fourth/another/same time/tooth/rib/wrist/arm/eye ~ hospital/a_e/casualty/doctor/nurse/fell/stairs/door ~ he/husband/boyfriend/partner/waits/answers/asks/questions
      clumsy/accident_prone ~ friend/sister/daughter/she/neighbour/colleague ~ bruise/bruises/arm/eye/doors/stairs/again/husband/boyfriend
      flinch/flinches/flinched/flinching/cower/cowers/i_duck/ducks/ducked/ducking/jump/jumps ~ hand/raises/raised/reaches/moves/keys/key/car/footsteps/door/lifts/belt ~
      hand/fist/belt/slipper/arm ~ raised/raises/lifts/lifted/goes_up/went_up/comes_up ~ me/mother/her/again/stops/face
    `,
  },
  {
    name: 'listening: steps, keys, moods',
    graves: ['violence'],
    weight: 3,
    phrases: `
      listen/listening/tell/know/learn/learned/read ~ key/keys/tyres/car/footsteps/steps/engine/door ~ mood/which/kind_of_night/what_sort/lock/gravel/stairs/drive/night_it ~
      eggshells/egg_shells
      kids/children/dog/we/everyone/house go/goes/went/going/freeze/freezes/scatter/hide/hides/run/quiet/silent ~ when/as/before/once ~ home/car/key/door/comes/drive/van
      keep/keeping ~ kids/children/baby/everyone quiet/silent/upstairs ~ he/mood/home/sets/angry/wakes/temper/father
      sleep/sleeping/slept/sleeps ~ shoes/clothes/dressed/keys/bag/chair/car/phone/bath/kids_room/door ~ under/against/door/case/on/locked/ready/pillow/handle/run ~
      chair/wardrobe/drawers/dresser/furniture ~ against/under/in_front ~ door/handle ~
      bag/suitcase/rucksack/holdall/documents/passports/money/cash ~ packed/hidden/hide/ready/stashed/neighbours/boot ~ leave/run/he/husband/find/finds/escape/kids/case/night/behind/loft/garage
      code/safe/secret word ~ sister/friend/mother/neighbour/text/police/leave/help/he
      two/three/dinner/tea ~ minutes/late/cold/table ~ pay/paid/pays/price/punish/punished/punishment/trouble/angry/kicks_off/explode/explodes/rage
      make/makes/made/making me/her/us/him kneel/beg/stand/apologise/sleep/eat/crawl/strip/write/swear ~ floor/corner/outside/garage/knees/dog/garden/hours/sorry/forgive/lines/landing/front_of
    `,
  },
  {
    name: 'control: keys, phones, money, steps',
    graves: ['violence'],
    weight: 3,
    phrases: `
      counts/count/counted/counting ~ sheets/roll/biscuits/slices/spoons/eggs/coins/steps/minutes/calories ~ paper/he/she/husband/wife/mad/every/tin/packet/me
      reads all/every her/my/his texts/messages/emails ~
      answers/replies/writes ~ her/my/his texts/messages/calls/emails/phone as/for me/her/him/us
      ? answers/answer/replies/reply/reads/writes all/to/every her/my/his texts/messages/calls/emails/phone ~
      takes/took/has/keeps/hides ~ car_keys/house_keys/my_keys/only_key/car ~ with_him/with_her/so_i/walk/work/normal/every
      only throws/hits/shouts/breaks/smashes/screams/does_it ~ when ~ tired/drunk/stressed/drinks/hungry/provoked
      receipt/receipts/every_penny/change/mileage/odometer/milometer/petrol ~ check/checks/checked/show/account/explain/justify/hand/counts/count ~ he/husband/partner/boyfriend/she/wife/him/her/every/minutes
      times/timed/timing/clocks/stopwatch/counts ~ me/how_long/minutes/my ~ shop/shopping/school_run/toilet/work/walk/mother/home/shower/bathroom
      ten/five/twenty/fifteen minutes/minute ~ shop/school/home/late ~ rings/calls/questions/accuses/punishes/proof/photo/video/who_with
      photo/video/video_call/selfie/location/pin ~ prove/proof/send/sends/share/every ~ where/who/hour/home/work/with ~ he/boyfriend/husband/makes/demands/angry/wants/insists
      tracker/airtag/air_tag/spyware/stalkerware/keylogger/find_my_phone/life360/camera/cameras/doorbell_camera/baby_monitor ~ car/bag/phone/bedroom/kitchen/work/knows/watches/watching/coat/coats/every ~ he/husband/ex/boyfriend/partner/she/wife/hidden/found/him/where
      knows/knew ~ where/what/who ~ been/said/wore/met/bought/messaged/searched/ate ~ tell/told/how/never/phone/car/every/camera/anyone
      allowance/pocket_money/housekeeping/wages/salary/benefits/card/bank_card/child_benefit ~ hand/give/gives/takes/take/account/control/controls/ask/beg/goes_into/his_account ~ he/husband/partner/boyfriend/in_laws/mother_in_law/him/pennies/food/pads/tampons/sim
      ask/asks/beg/need/permission ~ permission/him/husband/in_laws ~ phone/wash/heating/shower/eat/go_out/see/toilet/spend/bus/doctor/mother/tampons/friends/hair/cut
      not/never allowed/let/permitted/supposed ~ to/me ~ lock/close/shut/wear/work/speak/drive/study/see/visit/phone/leave/cut/own/have ~ bathroom/door/trousers/job/mother/sister/family/friends/language/house/alone/hair/key/money/phone/bank
      lock/locks/locked/locking me/us/her/him ~ in/out/balcony/room/house/flat/cellar/bathroom/garden ~
      sleep/sleeps/slept/sleeping in/on the/a laundry/laundry_room/kitchen_floor/garage/balcony/corridor/store/floor ~ work/works/working/children/sunday/paid/boss/madam/uncle/aunt
      takes/took/keeps/keep/kept/hides/hid/has my ~ keys/passport/phone/shoes/sim/card/papers/glasses/medication/inhaler/wheelchair/hearing_aids/bank_card/pill/pills/insulin/walking_stick ~
      throws/threw/flushes/flushed/swapped/pokes/poked/hides ~ pill/pills/condom/condoms/contraception/coil ~
      weighs/weigh/measures/measure me/my ~ every/week/waist/scales/fat/eat/morning
      cut/cuts/cutting/lost/losing ~ off/out/contact/touch ~ friends/family/sister/mother/everyone ~ because/since he/husband/boyfriend/partner ~ like/jealous/says/wants/hates/moved
      turned/turns/turning ~ everyone/family/kids/children/mother/friends ~ against me ~ he/husband/ex/lies/believe/says_i_am_mad/crazy
      says/tells/told/convinces/convinced/insists ~ mad/crazy/imagined/imagining/dreamt/never_happened/mental/sectioned/losing_it/unstable ~ me/i/no_one/record/diary/moved/hide/hides/believe
      write/writing/wrote/record/recording/keep/kept ~ diary/notes/dates/recordings/log/evidence/photos ~ he_said/he_did/what_he/proof/bruises/happened/hidden/case_something/if_something
      no_one/anyone/they/police ~ would/will/ever ~ believe me ~ he/charming/police/vicar/doctor/pillar/respected/everyone_loves/nice
    `,
  },
  {
    name: 'family, honour, marriage, dowry',
    graves: ['violence'],
    weight: 3,
    phrases: `
      marry/married/wedding/engaged/nikah/rishta/flight/ticket/back_home ~ cousin/older_man/chose/chosen/picked/uncle/stranger/village/pakistan/india/bangladesh/somalia/yemen/turkey/family ~ not/no/refuse/refused/force/forced/have_to/passport/against/beat/kill/shame/say_no/escape/run
      honour/honor/izzat/shame/name/namus/sharaf ~ family/brothers/father/uncles/cousins/community ~ kill/find/found/finds/hurt/threat/run/ran/boyfriend/shamed/brought/ruined/cleanse/wash
      dowry/bride_price/lobola/jahez ~ more/burn/burned/threat/beat/mother_in_law/in_laws/demand/demands/not_enough/returned/kerosene/stove
      mother_in_law/in_laws/sister_in_law/his_mother ~ locks/locked/beats/hits/slaps/starve/starves/servant/slave/kitchen_floor/burns/kerosene/passport/phone/not_let/never_let/whips
      kerosene/petrol/acid/lighter_fluid/boiling_water/hot_oil/iron ~ pour/poured/threw/throw/threaten/threatened/face/over_me/me/her/him
      cut/cutting/sunna/clean/initiation/bondo/circumcise/circumcised ~ girl/girls/daughter/daughters/niece/woman_who/grandmother/aunt/summer/village/bush ~
      madam/employer/agency/agent/boss/recruiter/sponsor ~ passport/lock/locks/sleep_on/kitchen_floor/balcony/beats/slaps/day_off/debt/pay_off/phone ~
      madam/recruiter/sponsor/household/family ~ never_paid/not_paid ~
      work/works/working/pay/pays ~ off/back ~ debt/fare/visa/journey ~ massage/nail/hotel/clients/men/room/madam/house/farm/passport
    `,
  },
  {
    name: 'hands on the neck, forced',
    graves: ['violence'],
    weight: 3,
    phrases: `
      hand/hands/arm/forearm/knee/pillow/belt/seatbelt ~ around/round/on/over/across my/her neck/throat/windpipe/mouth/face ~
      spots/stars/black/saw/voice/hoarse/swallow/petechiae ~ throat/neck/breathe/hands/squeezed ~ he/husband/boyfriend/partner/when/after/still
      wake/woke/waking/woken/asleep/drunk/passed_out ~ inside_me/on_top/touching/underwear/pulled_down/no_memory/sore/without_my ~
      say/said/says/saying no/stop/wait/please ~ anyway/did_not_stop/carried_on/kept_going/would_not_stop/ignored/held ~
      gave/give/giving in/up ~ stop/quieter/easier/sulk/sulks/all_night/shout/safer/over_with/sleep ~ sex/bed/it/he/husband/boyfriend
      easier/safer/quicker/quieter ~ to let/give/just/lie ~ him/in/there/still/it_happen
      lie/lay/lying/laid ~ still/there ~ until/while/and/till ~ finished/over/done/done_with/stops/rolls
      films/filmed/photos/videos/pictures/recording ~ me/us/bed/sleeping/shower ~ threat/threatens/threatened/send/post/share/without/family/mother/consent/knowing/boss
      pushed/shoved/threw/dragged/pinned/held/sat ~ me/her/him ~ stairs/wall/car/hair/bed/floor/down/against/out_of_the/pregnant/carpet/throat ~
      drove/drives/driving/speeds/accelerates ~ fast/wall/tree/red_lights/off_the_road/into ~ with_me/me/crash/kill_us/scare/scares/begged/screaming/kids_in/kids_in_the_back
      dog/cat/rabbit/puppy/kitten/pet ~ kicked/kicks/hurt/killed/threatens/threatened/strangled/drowned/poisoned/got_rid ~ he/husband/boyfriend/partner/she/because_i/if_i_leave/when_i
    `,
  },
  {
    name: 'leaving, being followed',
    graves: ['violence'],
    weight: 3,
    phrases: `
      leave/leaves/left/leaving/go/went ~ seven/six/five/third/fourth/fifth/7/6/5 ~ times/time ~ he/back/always/went_back/sorry/flowers/kids
      flowers/necklace/presents/cry/cries/crying/sorry/counselling ~ after/every_time/each_time/morning_after/day_after/always ~ hit/hits/rage/night/bruise/temper/hurts/loses/again/explodes/kicked
      if i ~ leave/left/tell/go ~ kill/find/take/burn/hurt/shoot/kids/never_see/himself/herself/regret/dead/hunt
      found/finds/find/finding/turned_up/turns_up/shows_up ~ me/us/our/new ~ address/refuge/shelter/work/new_flat/gym/school/hostel/another_town ~ he/ex/again/moved/how/third
      refuge/womens_aid/womens_shelter/womens_refuge/non_molestation/marac/idva/clares_law/panic_button/panic_alarm/safe_house/burner_phone/occupation_order/police_marker/dash_risk/trauma_bond/trauma_bonded/coercive/coercive_control/gaslights/gaslighting_me/love_bombed_then/domestic_abuse/safe_room
      same/a/his/her/grey/white/that car/van/man ~ outside/behind/street/lamp/corner/opposite ~ every/night/again/three/window/work/home/follows/lights_off
      dead/black/funeral/wreath/bullet/rat/roses/petals/photo/photos/note/notes ~ doorstep/letterbox/windscreen/porch/doormat/step ~ ex/him/he/who/left/again/know
      neighbour/neighbours/upstairs/next_door/downstairs/flat_above/couple ~ thud/thuds/scream/screams/screaming/begging/begs/crying/crash/crashes/bang/bangs ~ night/stop/child/her/woman/police/silence/please/then
    `,
  },
  {
    name: 'fear that has ordinary causes too',
    graves: ['violence'],
    weight: 1,
    phrases: `
      careful/quiet/small/invisible/perfect/good ~ round/around/when ~ him/her/he/she/mood/home
      mood/moods/temper/rages/outbursts ~ his/her/never_know/depends/change/switch/flip/walk/explode
      scared/nervous/afraid/dread/sick ~ home/weekend/weekends/friday/evenings/key/car/him ~ comes/drinks/back/late
      apologise/apologising/apologised/sorry ~ everything/nothing/always/existing/breathing/first ~
    `,
  },
  {
    name: 'small rules',
    graves: ['violence'],
    weight: 1,
    phrases: `
      checks/reads/looks/goes ~ through/at my ~ phone/messages/bag/emails/texts/purse/drawers
      says/thinks/likes/want/wants ~ wear/dress/skirt/lipstick/friends/talk/see ~ not/never/slut/too/change
      my friends/sister/mother/family ~ stopped/never/not ~ come/visit/like/ring/allowed/see
      always/has_to/must/wants know/be_told ~ where/who/when ~ am/go/with/back
    `,
  },
  {
    name: 'after it',
    graves: ['violence'],
    weight: 1,
    phrases: `
      sorry/flowers/cried/crying/promise/promised ~ never/again/changed/drink/temper/last_time
      my fault/own_fault ~ made/wind/provoke/deserve/pushed/answer
      only/just once/twice/when/if ~ drunk/drinks/angry/stressed/tired/loses
    `,
  },
  {
    name: 'timing, listening',
    graves: ['violence'],
    weight: 3,
    phrases: `
      times/timed/timing me ~~ shop/school/work/shower/bathroom/walk/toilet/home
      tell/know ~~ tyres/footsteps/key/engine/car_door ~ gravel/stairs/lock/drive/door/step
      checks/checked/counts/wants ~ every/all ~ receipt/receipts/penny/pennies/mile/miles
    `,
  },
]
