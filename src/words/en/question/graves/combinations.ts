/**
 * Grave matters told by two or three ideas that meet: somebody dear and the sickbed, days that are counted and drink, a date and whether somebody
 * lives to see it. None of the words is grave alone.
 */
import type { GraveField } from '../../../../tarot/question/graves.ts'

const SICKBED = `
  moved/move/moving/put/transferred/took him/her/them/mother/father/grandmother/grandfather/{dear} to/into/in ~ room/ward/side_room/bay/unit/bed/home ~ corridor/end/view/window/own/quiet/nurses/alone/upstairs
  said/says/say/told/asked/want/wants/wanted ~ come/come_in/go_in ~ today/tomorrow/straight/again/in/together ~ drive/alone/someone/not_to/husband/wife/bring/worried/results
  take/took/taken/taking/remove/removed/cut/cutting ~ piece/sample/bit/it_out/it_off/some_of/half/all_of_it ~ send/sent/away/lab/test/test_it/look/week/under/results
  someone/brother/sister/son/daughter/mother/father/husband/wife/he/she/uncle/aunt/friend thinks/says/believes/swears/convinced/sure ~ neighbours/government/police/they/people/phone/water/food/family/doctors/everyone/we ~ poison/poisoned/poisoning/watching/following/listening/put_something/spying/cameras/chip/water/tank/reading/thoughts/steal/stealing/against/plotting
  will/when ~ he/she/they be/become/feel/get himself/herself/themselves/back_to_himself/back_to_herself/the_same ~
  {dear}/he/she/i/hand/hands ~ shake/shakes/shaking/tremble/trembles/drop/drops/dropping ~ cup/cups/buttons/button/things/spoon/much/plates/signature/keys/writing
  do/doing/does/fasten ~ his/her buttons/shoes/laces/zip ~
  ? {pet} ~ thin/thinner/skinny/water_bowl/limp/limping/limps/wheezing/lump/bleeding/vomiting/sick/off_his/off_her/hides/hiding/cries/trembles/stiff/collapsed
  periods/period/bleed/bleeding ~ every/heavy/weeks/stopped/between/after/clots ~ weeks/days/stairs/breath/tired/doctor/fifty/menopause
  ? out_of/short_of/no breath ~
  asks/asking/ask/asked/looking/waits/waiting ~ when/where/for ~ grandfather/husband/wife/mother/father/brother ~ home/dead/died/mine/work/years_ago/gone
  never/not/has_not/have_not ~ left/leave/leaves/come_out/came_out ~ room/bed/house/flat/bedroom ~ since/months/weeks/years/days/october/winter/summer
  wash/wash_him/wash_her/feed/feeding/lift/lifting/change/bathe/dress/turn ~ mother/father/husband/wife/him/her/grandmother/grandfather ~ now/myself/alone/every/night/carer/tired/long
  lose/lost/losing ~ words/word/balance/feeling/hearing/sight/memory/speech/voice ~ since/mid_sentence/sentence/again/month/weeks/names/one_side
  on/off/to the/a/those/life machine/machines/ventilator/drip/oxygen/monitor/support ~
  turn/turning/turned/switch/switching/switched ~ off ~ machine/machines/ventilator/it/everything ~ doctors/family/sunday/him/her/agree/decide
  machine/machines/ventilator ~ off/switched/turned/breathing/breathes/since
  nurse/nurses/doctor/doctors/consultant/surgeon/vet/specialist/oncologist/staff/gp ~ kind/kinder/gentle/quiet/whisper/whispering/silent/soft/softly/looked_away/look_away/look_at_each_other/avoid/avoids/sat_down/sit_down/small_room/side_room/family_room/relatives_room/private/leaflet/leaflets/sighed/frowned/not_smile/went_quiet/prepare/prepared/hold_my_hand/held_my_hand/tissues/box_of_tissues/wants_to_see/wants_us/call_back/rang/urgent/urgently/straight_away/both_of_us/bring_someone/honest/will_not_say/not_tell/not_telling
  {any_dear}/he/she/they ~ not/stopped/hardly/barely/no_longer/refuses/never ~ eat/eats/eaten/eating/touched/touch/get_up/gets_up/wake/woken/swallow/walk/recognise/recognises/know_me/knows_me/know_us/speak/spoken/wash/leave_the_bed/get_out_of_bed/got_out_of_bed/leave_his_room/leave_her_room/keep_anything_down/finish_a_meal ~ days/weeks/food/chicken/dinner/bed/since/walk/plate/bowl/months/face/name/any_more/now/properly
  {dear}/{pet}/he/she ~ will not/hardly/barely/no_more get_up/eat/wake/drink/take_food/take_his/take_her/come_out_of
  off/lost ~ his/her/food/appetite food/appetite/weight/interest_in_food ~ {pet}/weeks/kilos/stone/clothes/vet/days
  weight ~ falling/fallen/dropping/dropped/lost/losing ~ off/trousers/belt/ring/clothes/without/not_trying/kilos/stone
  trousers/belt/ring/rings/watch/clothes ~ too/falls/fall/slips/loose/hang/hangs ~ big/off/loose/on_him/on_her
  eats/eat/ate/eating/lives_on ~ grapes/grape/crackers/cracker/lettuce/ice/cucumber/nothing/mouthful/mouthfuls/almonds/apple/celery/rice_cake ~
  calls/call/called it/that/them lunch/dinner/breakfast/a_meal/supper
  food/lunch/dinner/plate/rest/it/toast ~ sleeve/napkin/bin/toilet/pockets/to_the_dog/plant_pot/tissue ~ her/his/daughter/son/sister/she/he/hide/hides/goes/found/find
  cold/freezing all_the_time/in_june/in_july/in_august/in_summer/even_in ~
  radio/tv/television/neighbours/walls/wall/news/phone/lamp/lamps/devil/angels/god/app/street ~ speak/speaks/speaking/talk/talks/talking/whisper/whispers/say/says/saying/send/sends/sending/listen/listening/knows/laughing/plotting/poison/poisoning ~ his_name/her_name/my_name/to_him/to_her/to_me/about_him/about_her/messages/codes/him/her/thoughts/through_the/at_night
  cover/covers/covered/covering/tape/taped/foil ~ mirror/mirrors/sockets/vents/windows_with/every_window ~
  put/puts/putting/left/leave/leaves/found/find ~ kettle/keys/shoes/purse/iron/milk/glasses/phone/slippers/remote/handbag/wallet ~ fridge/oven/freezer/microwave/washing_machine/bin/dishwasher/bread_bin
  call/calls/called/calling me/us/him/her/my_son by ~ name/names/brothers/sisters/mothers/aunties
  ask/asks/asked/asking/told/tells/telling ~ same/again_and_again/five/ten/three/over_and_over ~ question/story/times/thing/minutes ~ mother/father/grandmother/grandfather/she/he/husband/wife/hour
  ? not/never/no_longer/stopped/forgets/forgot/forgetting/forgotten ~ know/knows/knew/recognise/recognises/remember/remembers/who ~ me/us/my_name/who_i_am/his_own/her_own/the_way_home/own_daughter/own_son/grandchildren/the_kids
  got/gets/get/getting lost ~ way/home/shop/street/village/driving/own ~ mother/father/grandmother/grandfather/he/she/husband/wife
  numb/tingling/tight/tightness/blurred/blurry/slurred/slurring/drooping/droop/dizzy/faint/fainted/fainting/blackout/blackouts/breathless/palpitations/pins_and_needles ~ since/left/right/arm/face/hand/chest/stairs/steps/side/fingers/speech/words/vision/eye/again/weeks/months
  chest/breath/breathing/heart ~ tight/heavy/stairs/steps/short/flutters/racing_at/pounding_at/skips_beats/stops_me/climb/walk/lying/night ~ since/doctor/worry/weeks/month/left/again/steps/stairs/should
  mole/lump/bump/patch/spot/freckle/sore/swelling/cough/hoarse/mark ~ dark/darker/bigger/grown/growing/changed/shape/bleeds/bleeding/looked_at/checked/not_heal/not_go/months/weeks/hard/still_there/black
  came/come/coming/gone/went/taken/stopped/stop/stopping/quit ~ off/taking ~ tablets/meds/pills/medication/lithium/antidepressants/insulin/medicine/injections
  insulin/chemo/dialysis/statins/steroids/warfarin/inhaler/tablets/injections ~ or/instead ~ herbs/herbal/leaf/leaves/natural/prayer/healer/diet/turmeric/oil/procedure/operation/surgery
  sleeping/sleep/slept/sleeps ~ two/three/2/3/four/4 hours/hrs/hour ~ ideas/buzzing/energy/spending/talking/never_better/plans/project
  hair ~ coming_back/growing_back/falling/fell/fallen/grow_back/grows_back/clumps ~
  next/my/his/her/latest/monthly bloods/scan/infusion/checkup/check_up/round/cycle_of ~ in/on/next/tomorrow/monday/tuesday/wednesday/thursday/friday/january/february/march/april/june/july/august/september/october/november/december/clear/fear
  ? second/another/urgent/repeat/third/more/further scan/biopsy/blood_test/bloods/referral/tests/mammogram/x_ray/ultrasound ~
  letter/phone/call/rang/ring/appointment/results/result ~ hospital/clinic/consultant/specialist/oncology/surgery/gp/screening/cardiology/neurology ~
  two_week/two week/weeks wait/referral/pathway
  wheelchair/walking_frame/zimmer/hoist/hospital_bed/commode/stairlift/feeding_tube/catheter/stoma/pacemaker/stent/stents/picc ~
  my/his/her/mothers/fathers/the heart business/trouble/condition/problem/operation/procedure/scare
  not/never/no_longer ~ the same/himself/herself/right since ~ fall/fever/accident/tour/war/jab/birth/op/hospital/stroke/bump
  children/kids/son/daughter/baby/grandson/granddaughter ~ ward/incubator/tube/tubes/special_care/neonatal/fever/seizure/seizures/fits/specialist/bald/port/transplant
`

const DYING = `
  two/his/her/second/other/one toothbrush/toothbrushes/towel/pillow/plates/cups/places/bowl/leash/stocking ~ glass/still/throw/can_not/one/sink/table/set/left
  turn/turned/put/took/taken/cover/covered his/her/their/the photo/photos/picture/pictures/chair ~ wall/away/drawer/down/bear/black/ribbon
  husbands/wifes/fathers/mothers/sons/daughters/brothers/sisters/his/her phone/email/post/letters/facebook/account ~ still ~ gets/comes/rings/get/messages/arrive/addressed/birthday
  ? priest/imam/rabbi/chaplain/vicar/minister/family/everyone/sister/brother ~ came/coming/come/called/sent_for/flying/fly/gathering/round_the_bed/bedside ~ twice/tonight/in_time/goodbye/home/now/bed
  plane/train/flight/get_there/be_there/arrive/land ~ in_time/too_late/before ~ goodbye/he/she/mother/father/him/her .
  ? stopped/stop/stopping/not/no ~ taking/take/drinking/drink/eating/eat water/sips/food/fluids/anything/his/her ~
  is she/he going/leaving/slipping soon ~
  explain/tell/say to/my/the/our {small_age}/kids/children/son/daughter/little/grandson ~ gone/farm/heaven/dog/cat/hamster/rabbit/not_coming/stars/sleep
  army/military/police car/officers/men/chaplain ~ outside/street/door/number/came
  sold/sell/gave/give/kept/keep/packed/burn/burned ~ cot/pram/blanket/babygrow/tiny/little_clothes/moses_basket/nursery ~
  ashes/urn/headstone/eulogy/obituary/coffin ~
  laugh/smile/sing/sleep/eat again ~ since/mother/father/she/he/ever
  will/does/can/could/may/might/would ~ mother/father/grandmother/grandfather/parents/grandparents/aunt/uncle/{pet} ~ see/reach/live_to/live_until/live_till/make_it_to/last_until/last_till/last_to/be_here_for/be_here_at/be_alive/get_to_see/hold_on_until/hang_on_until ~ {feast}/the_spring/the_summer/diwali/eid/ramadan/the_wedding/the_baby/her_grandchild/his_grandchild/the_snow/the_tulips/my_graduation
  he/she/husband/wife ~ live_to/live_until/live_till/last_until/last_till/make_it_to/hold_on_until/be_alive ~ {feast}/diwali/eid/the_wedding/the_baby/the_weekend
  will my/our/his/her mother/father/grandmother/grandfather/uncle/aunt/{pet} see/make/reach ~ {feast}/diwali/eid
  one/his/her/our/a last/final christmas/birthday/summer/spring/easter/holiday/diwali/eid/visit/trip ~ together/mother/father/grandmother/grandfather/with_him/with_her/as_a_family
  not/never/will_not/is_not/ever coming/come home/back from/this ~ ward/hospital/time/war/sea/front/hospice
  not/is_not/never coming/come home ~ tell/kids/children/this_time/ever
  is/are/be/hope my/our/she/he/they/the {dear}/{pet}/baby/girl/boy/little_one/little_girl/little_boy/all/ok/okay/happy/safe/warm ~ where she/he/they is/are/went
  okay/ok/safe/happy/warm/peace/comfortable where he/she/they is/are [now/.]
  only/just had/got/lived/stayed/were/was ~ {small_age}/twenty/few/some minutes/hours/days/weeks ~
  how long ~ do/does/has/have/did ~ i/we/he/she/they/mother/father/grandmother/grandfather/dog/cat have/got/left ~
  how long have i/we/he/she/they got [left/with/.]
  days/weeks/months/time ~ left with/to_live/together/for_her/for_him/according
  chair/place/side/seat/bed/room/cup/mug/coat/hook/plate ~ no_one/nobody/empty/still/untouched/his/hers ~ in_it/sits/sit/there/table/slippers/smell/smells/hangs/warm
  first christmas/diwali/eid/birthday/easter/summer/anniversary/holiday/winter/new_years/thanksgiving ~ without/empty/chair/nobody/no_one/since/alone
  not/no/never/nothing ~ heard/answered/word/news/contact/signal/radio/reply/call ~ since ~ storm/earthquake/quake/flood/floods/crash/avalanche/landslide/attack/bombing/shelling/fire/war/front/wave/tsunami/cyclone/hurricane
  trawler/boat/ship/plane/helicopter/expedition/dinghy/convoy/unit/platoon/regiment ~ not/missing/lost/silent/overdue/never ~ answered/answer/returned/return/back/signal/found/since/reported/heard ~
  search/rescue/coastguard/divers/dogs/helicopters/searchers/police ~ called_off/stopped/found/looking/looked/river/woods/shore ~ him/her/them/body/nothing/brother/son/daughter/husband
  casserole/casseroles/flowers/food/soup/lasagnes/dishes ~ bring/brings/bringing/brought/leave/left/sent/arrive ~ neighbour/neighbours/doorstep/wives/everyone/church/since/freezer/porch
  wives/neighbours/everyone/church/women ~ bring/brings/bringing/brought/leaving casserole/casseroles/flowers/food/dishes/soup
  porch/hall/landing/outside light ~ on/left_on ~ case/for_him/for_her/home/wait
  hire/hired/hiring/rent/rented/borrow/borrowed ~ canopy/canopies/white_chairs/black_suit/hearse ~
  i said/promised/meant i/to ~ drive/call/pick/be_there/go_with ~ him/her/them/home ~ then/tired/instead/and/but
  everyone/they/people/doctor say/says/said/tell/tells it/that is/was not my/our fault
  would/should/could have been ~ {small_age}/18/19/20/21/22/23/24/25/26/27/28/29/30/31/32/33/34/35/40/45/50/60/70/80/twenty/thirty/forty/fifty/sixty/seventy/eighty/today/tomorrow/saturday/sunday/this_week
  his/her/their slippers/glasses/toothbrush/lead/collar/bowl/pipe/pillow/voicemail ~ still ~
  still ~ his/her/their slippers/glasses/toothbrush/lead/collar/bowl/pipe/pillow/voicemail/ashes
  say/said/says/talk/talks ~ good_morning/good_night/goodnight/hello/to ~ photo/picture/urn/slippers/chair/ashes/stone/grave/empty
`

const CHILD_TO_COME = `
  jeans/trousers/skirt/dress/bra/ring not/no_longer/too/will_not ~ close/fit/tight/button ~ he/him/tell/late/sick/month/wife
  one/two/three/none left/more in/on ~ freezer/ice/storage/clinic
  touch/touches/touching/hand/hands/holding/strokes ~ belly/stomach/tummy/bump ~
  consultant/clinic/doctor/specialist ~ numbers/count/reserve/amh/eggs/follicles/levels/womb/tubes ~
  {small_age}/38/39/40/41/42/43/44 next_month/this_years/and/now/in ~ eggs/womb/clock/numbers/child/childless/mother/baby
  first/second/third/fourth/fifth/next/last/final/frozen/fresh/embryo/our/my transfer ~ is/on/day/stick/take/work/was/tomorrow/failed/clinic/took
  will/did/does this/the/it/last/next one/transfer/embryo/pregnancy/round stick/take/stay/hold ~
  every/each month/cycle/28_days ~ same/again/disappointment/disappointed/blood/bathroom/cry/negative/nothing/hope/toilet/red/spotting
  month after month ~
  years/{small_age} ~ month/monthly/trying/tried/pray/prayed/praying/married/marriage/injections ~ child/baby/empty/womb/mother_in_law/pastor/nothing/disappointment/no_baby/god/conceive
  mother/family/in_laws/mother_in_law/aunties/everyone/people/relatives/pastor ~ ask/asks/asking/pray/praying ~ about_me/grandchild/grandchildren/grandson/when_we/good_news/womb/baby/babies/little_ones/why_we
  she/daughter/daughter_in_law/wife/girlfriend/sister/i/niece/he_says_she ~ not/off/stopped/refused/refuses/no_longer/no_more ~ coffee/wine/prosecco/sushi/drink/fish/meat/cheese/eggs/glass ~ month/week/weeks/smell/since/sick/kitchen/mornings/tell/sunday
  run/runs/goes/go/leave/leaves/left/ran/went ~ kitchen/room/table/bathroom ~ fry/frying/cook/cooking/smell/smells/fish/eggs/meat/coffee/onions
  when/will they/she/he tell us ~ news/they/expecting .
  smell/smells of ~ coffee/fish/meat/eggs/frying/perfume ~ sick/turns/stomach/can_not/queasy
  not/stopped/less/quiet/no_more/quieter ~ kick/kicks/kicking/moving/moved ~ today/baby/bump/since/yesterday/inside
  stopped/stops/ended/lost ~ at/before/after {small_age}/14/16/20 weeks
  {small_age}/14/16/18/20/22/24 weeks ~ before/last_time/both_times/never_got/further/safe/tell/announce/bleed/bleeding/lost
  two/faint/second/one/pink/blue line/lines ~ faint/test/boy/girl/tell/stick/positive/pregnant/him
`

const HABIT = `
  receipt/receipts/bottles/cans/wrappers/slips/tickets ~ off_licence/liquor/bookies/betting/bin/boot/hide/hid/hidden ~
  {dear}/he/she ~ sold/pawned/stole/stolen/took/robbed ~ medals/ring/watch/jewellery/tools/guitar/tv/bike/phone/pension/grandmothers/grandfathers/mothers/fathers
  ? slur/slurring/slurred/swaying/staggering/stumbling/glassy/red_eyes/stinks/reeks ~
  on_the_phone/at ten/nine/eleven/noon in the morning ~ slurring/drunk/promise/happy
  days/weeks/months/years on/this/next friday/saturday/sunday/monday/tuesday/wednesday/thursday/week ~ wine/bar/table/toast/drink/pub/wedding/party/champagne/bottle
  car/saw/seen/found him/her/outside/parked ~ arcade/bookies/casino/pub/off_licence/betting_shop/dealers/bar again/. ~
  keep/keeps/kept/break/breaks/broke ~ his/her/my promise/word this_time/again ~
  only/just/never/always ~ have/has/had/having/pour/take ~ the_one/one/a_couple/a_few/a_little/couple/two ~ dinner/lunch/sleep/unwind/nerves/drop_off/edge/bed/relax/after_work/bath
  to/it/they help/helps me/him/her sleep/drop_off/relax/get_through/unwind/forget/cope ~ glass/pill/pills/drink/one/ones/bottle/smoke/joint/wine
  the ones after ~
  take/takes/taking/took the edge off
  app/site/machine/machines/bookies/slots/betting/casino/horses/games/football_app/poker/tables/trading ~ took/take/takes/taken/taking/swallowed/eaten/eats/cost/costs/lost/emptied/cleaned ~ account/wages/savings/rent/fees/money/salary/again/everything/k/thousand/pay
  account/wages/savings/rent/fees/salary/pension ~ app/bookies/slots/betting/casino/horses/poker/machines
  pharmacist/doctor/gp/chemist/surgery/dentist ~ not/refuse/refuses/refused/stopped/cut/never ~ refill/renew/prescribe/early/more/give/repeat ~ pills/tablets/prescription/painkillers/early/back/me/patches
  refill/refills/renew ~ early/again/sooner ~
  pills/tablets/patches ~ from ~ road/street/internet/friend/neighbour/colleague/online ~
  {small_age}/20/21/28/30/60/90/91/100/twenty/thirty/sixty/ninety/hundred/one/five/six/nine days/weeks/months today/tomorrow/tonight/on/clean/off/without/since ~ wedding/bar/party/drink/toast/christmas/stag/hen/pub/meeting/open_bar/champagne/cousin/temptation/tempted/casino
  open/free bar ~
  days/weeks/months today ~
  money/cash/ring/jewellery/tv/laptop/purse/savings/watch ~ missing/gone/disappear/disappears/pawned/sold ~ son/brother/daughter/sister/husband/he/she/again/nephew/boyfriend
  foil/burnt_spoon/spoon/spoons/needle/needles/pipe/baggie/baggies/powder/residue/wrap/wraps ~ son/sons/daughter/brother/his/her/under/bed/drawer/pocket/jacket/room
  bottle/bottles/cans/vodka/empties ~ hidden/behind/under/wardrobe/shed/boot/garage/cistern/bin/bed/laundry/handbag
`

const LAW_AND_POWER = `
  home_office/immigration/embassy/border/customs/council/social_services ~ papers/passport/letter/wait/waiting/interview/decision/refused/back/status
  lady/woman/man/someone/worker ~ clipboard/lanyard/badge/notebook/folder ~
  let/allow/allowed/get me/us/him/her/to ~ see/hold/keep/have/visit ~ son/daughter/kids/children/girls/boys/baby ~ weekends/sundays/sunday/court/judge/supervised/half/order/papers/again/if
  ? get/find/need/send ~ someone_in_a_suit/a_suit/a_good_lawyer/a_brief/a_lawyer/a_solicitor
  found/find/stopped/caught ~ parcel/package/bag/powder/cash/knife/it/something ~ suitcase/bag/car/boot/locker/luggage/pocket/house ~
  only/just carried/carrying/held/keeping/kept/drove/driving/looked_after ~ it/parcel/bag/package/car ~ friend/him/them/someone
  sign/signed/blame/blamed/blaming/accuse/accused/accusing ~ missing/cash/till/stolen/theft/money/safe/accounts/stock ~
  never/not touched/took/did/done/stole/saw ~ it/cash/money/her/him/anything ~ believe/prove/blame/police/boss/sign
  say/tell/swear/said/told/sign ~ i/he/she/we/they was/were ~ home/with_me/with_him/with_her/asleep/together/there/driving ~ night/evening/that/police/court/them/when
  asked/asks/wants/told/begged me to ~ lie/cover/sign/say/swear/hide/alibi/keep_quiet/delete/get_rid ~
  like/as he/she/they asked me to ~
  when/will/is ~ {dear}/he/she ~ coming/let/be out .
  coming/come/comes/gets/get/let/out out/early/on ~ tag/licence/good_behaviour/parole/remand/bail/release
  ? {dear}/he/she ~ inside/away/locked_up/banged_up ~ years/months/visit/visits/sentence/christmas/kids/release/letters/innocent
  visit/visits/visiting/letters ~ glass/room/order/orders/guard/guards/wing/inside/officer/stamp/number
  ? officer/officers/police/men_in_suits/detectives/uniform/uniforms/agents/inspectors/customs ~ came/come/knock/knocked/door/six/dawn/morning/took/carried/seized/searched/asked/questions/rang/card ~
  took/takes/taken/carried/carry/seized/seize ~ computer/computers/laptop/laptops/phone/phones/files/hard_drive/documents/papers ~ officers/police/evidence/husbands/what/charge/back/happens/they
  stand/stood/standing ~ in_front_of/before ~ judge/magistrate/board/panel/them/bench/commission
  go/going/be easy/lenient/hard/soft on ~ first/only/offence/me/him/judge/.
  caught/stopped/arrested/reported ~ shoplifting/stealing/driving/drunk/over_the_limit/without/speeding/carrying/with ~ court/licence/police/fine/lose/insurance/weapon/monday
  know ~ what_time/when/where/which_way ~ he/she ~ leaves/walks/parks/works/lives/goes
  want him/her/them to hurt/pay/suffer/bleed/feel ~
`

const MONEY_GONE = `
  tab/slate/tick/account ~ shop/bar/butcher/grocer/landlord ~ no_more/not/anything_more/closed/full/stopped
  payday/pay_day ~ is/not/until/till/days/weeks/away/the ~
  take/took/taken/taking/get/got another/second/third/new one/loan/card ~ out/pay/first/cover
  to/and pay the/off_the first/other/last/old one/loan/card ~
  thinks/think/believes/told/tell wife/husband/family/everyone/she/he/parents/partner ~ paid_off/paid/fine/job/working/savings/safe/money
  house/car/ring/loan/mortgage ~ not/is_not/was_never paid/paid_off/ours ~
  cards/card/letters/letter/notes ~ through/under ~ door/letterbox ~
  kids/children/us/be/keep quiet/silent/down/away ~ when/if ~ knock/knocks/door/bell/rings
  ? took/take/takes/taken/taking/gone/missing/emptied/drained/cleared/withdrew/disappeared ~ from/out_of/our/my/the ~ account/savings/joint_account/purse/piggy_bank/pension/bank ~
  man/men/someone/they/people/boys/guys ~ coming/come/came/send/sent ~ for/to_take/to_collect ~ car/van/furniture/tv/fridge/house/sofa/money/things ~
  unless/if_i_do_not/or_else ~ find/pay/get/raise/come_up ~ {small_age}/hundred/thousand/quid/pounds/euros/dollars/rupees/naira/money/rent/by
  percent/per_cent/interest a/every/per/each month/week/day
  owe/owing/owed/owes/due ~ wholesaler/supplier/suppliers/lender/chit/chit_fund/landlord/school/shylock/society/cooperative/village/money_man/agent/loan_app
  ask/sell/pawn/pawned/sold/selling/take/borrow ~ gold/wedding_gold/jewellery/wedding_ring/bangles/land/cow/cows/car/grandmothers_ring/engagement_ring ~ pay/owe/lender/bank/bills/loan/fees/debt/once_more/rent
  loan app/apps/man/woman/people/boys/company ~
  fees/rent/bill/bills/loan/instalment ~ due/late/overdue/unpaid/not_paid/can_not ~ lottery/tonight/win/number/numbers/borrow/where/how
  sent/send/sending/post/posted my photo/photos/picture/name ~ everyone/contacts/family/boss/group
  stopped/afraid/scared/can_not/not opening/open/answer/answering ~ envelopes/post/letters/phone/door/calls/emails
  choose/choosing/between heating/eating/food/rent and ~
  meter ~ gone/empty/last/emergency/credit/fiver/run_out
  kids/children ~ eat/ate/fed/eating first ~
  wages/salary/pay/money ~ gone/finished/spent ~ before/by ~ tenth/10/15/week/month/half/monday
`

export const COMBINATIONS: readonly GraveField[] = [
  { name: 'somebody and the sickbed', grave: 'health', strength: 'told', phrases: SICKBED },
  { name: 'dying, missing, and what is left of somebody', grave: 'death', strength: 'told', phrases: DYING },
  {
    name: 'months and hope, signs that are watched',
    grave: 'pregnancy',
    strength: 'told',
    phrases: CHILD_TO_COME,
  },
  { name: 'days counted, and what takes money', grave: 'addiction', strength: 'told', phrases: HABIT },
  { name: 'officers, doors, statements', grave: 'law', strength: 'told', phrases: LAW_AND_POWER },
  { name: 'money that is taken away', grave: 'debt', strength: 'told', phrases: MONEY_GONE },
]
