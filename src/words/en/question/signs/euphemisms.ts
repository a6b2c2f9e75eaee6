/** Grave matters in the words that families use instead of their names. */
import type { GraveField } from '../../../../tarot/question/graves.ts'

const euphemism = (grave: GraveField['grave'], name: string, phrases: string): GraveField => ({
  name,
  grave,
  strength: 'told',
  phrases,
})

export const EUPHEMISMS: readonly GraveField[] = [
  euphemism(
    'death',
    'how long somebody has',
    `
      ? how many more/summers/years/christmases/months/weeks/winters/springs/birthdays/days ~ left/got/have/see/get
      how many ~ has/have/do ~ left
      not/never cross/reach/pass/see/make/get_past/live_past/live_to/make_it_past 30/35/40/44/45/50/55/60/65/70/75/80/85/90/forty/fifty/sixty/seventy/eighty/ninety/another ~
      see/sees/last/lasts/saw out the/this/another year/winter/summer/month/week
      who/which ~ goes/go/went/will_go/dies first
      outlive/outlived/outlives/outliving ~
      life_line/lifeline/palm/palmist/palm_reader/horoscope/astrologer/numerology ~ short/die/death/45/50/60/cross/live_past
      time/clock/days/sand/sands is/are running/numbered/short/out
      ? not/never/no ~ long/much_time/much_longer for_this_world/left/to_go/now_for
      on/near/at his/her/their last legs/days/breath
      last/final/good/best suit/dress/sari/shroud ~ cleaners/wardrobe/wants/asked/buried/laid/bury/ready/box
      asked/asks/asking/wants/called/calling ~ priest/vicar/imam/rabbi/pastor/last_rites/sacrament/will/solicitor_to_the_house/funeral_plan ~
      bed ~ downstairs/front_room/living_room/dining_room/window ~ nurse/carer/mother/father/moved/hospital/him/her/grandmother/grandfather
      sister/brother/daughter/son/family/everyone/cousins ~ flying/fly/flies/coming/driving/called ~ in/home/back/over ~ time/sooner/before/bed/father/mother/dad
      come/get/get_there/come_home/make_it sooner/in_time/tonight/at_once/straight_away/quick/quickly/now ~ hospice/hospital/ward/nurse/father/mother/before/hours_away/flight/last
      hospice/hospital/nurse/ward/home/matron rang/phoned/called/says/said ~ come/tonight/soon/family/now/sit_with
    `,
  ),
  euphemism(
    'death',
    'put to rest',
    `
      go/goes/went/gone/put/laid/lay/lowered/placed ~ in/into/under/to the ground/earth/soil/rest/clay/grave/churchyard/vault/tomb
      laid to rest
      lost his/her/their/the fight/battle ~
      gone/was_gone/went/slipped/passed by/in/before/that_same/the_same/during/overnight morning/night/dawn/the_night/the_morning/i_got/we_got/ambulance
      he/she/they/brother/mother/father/sister/grandmother/grandfather ~ was/were/had gone ~ by/when/before morning/dawn/i_got/we_arrived/the_ambulance/i_woke
      night/day/morning he/she/they ~ rang/phoned/called/texted ~ not/did_not/missed/never ~ answer/pick/pick_up/reply/hear
      not/never/did_not pick/picked/answer/answered up/the_phone/his_call/her_call ~ gone/morning/last/night/never
      last/final thing/words/call/text/message/voicemail/conversation he/she/i/we/they ~ said/told/sent/row/argued/angry/never/goodbye/wrong
      never/not ~ got/get/had_the_chance/made_it/able to say/tell/see/hold/ask ~ goodbye/him/her/sorry/loved/thank/again
      is/are my/our {dear}/aname/he/she ~ still/here/around/near/beside/with ~ me/us/here/house ~
      chair/stairs/floorboard/door/rocker/light/kettle/bed ~ creak/creaks/moves/rocks/flickers/opens/turns_on/clicks ~ evening/evenings/night/same_time/he/she/used_to/him/her
      used to ~ sit/get_up/come_in/whistle/ring/make/say/call/wait ~ still/now/chair/same_time/hear/smell/empty
      feel/feels/felt/sense/smell/hear his/her/their/aname presence/pipe/perfume/footsteps/voice/hand/tobacco/cough/keys/aftershave ~
      before/since/after/until we/he/she/they/i buried/burying/bury/cremated/put_him/put_her/scattered ~
      will/estate/inheritance/house/farm/field/land/ring/jewellery ~ brothers/sisters/family/siblings/cousins/aunts ~ ground/funeral/buried/fighting/at_it/went/died/barely_cold/not_cold
      barely/not/hardly/scarcely cold ~ grave/ground/bed/brothers/will/house
      no/not/any_more/one_less/missing place/plate/voice/face/pair ~ table/christmas/kitchen/boots/laugh
      wear/wearing/carry/carrying/kept/keep/keeps/sleep_in/sleeping_in/smell/smelling his/her/mothers/fathers/husbands/wifes/sons/daughters ~ ring/watch/coat/jumper/shirt/cardigan/scarf/pyjamas/dressing_gown/collar
      ? died/dead/die/passed/gone/killed/lost ~ anniversary/year_ago/years_ago/months_ago/last_month/weeks_ago/in_my_arms/alone/without_me
      keep/kept/turned/switch the/his/her light/phone/room ~ on/charged/as_it_was/same/in_case/back
    `,
  ),
  euphemism(
    'health',
    'in the blood',
    `
      ? genotype/sickle/carrier/carriers/gene/genes/hereditary/brca/braca/thalassaemia/thalassemia/huntingtons/trait ~
      as/aa/ss and/too/genotype ~ as/aa/ss/marry/wedding/genotype
      ? eyebrows/eyelashes/hair/nails ~ lost/gone/fell/falling/first_lot/second/treatment/lot ~
      lost my/his/her hair/eyebrows/eyelashes/breast/leg/sight/voice/hearing/taste/toe/toes/foot/kidney/womb
      first/last/second/next lot/dose/round/batch/session/infusion/course ~ trick/work/sick/hair/tired/shrink/shrunk/eyebrows/nausea/bloods
      will/does/did this/it/that/they/these/one/lot ~ do_the_trick/shrink/shrink_it/spread/come_back/grow_back/kill_it/work_this_time
      nurse/carer/carers/district_nurse/doctor comes/come/coming/calls/visits ~ day/twice/morning/now/daily/night/week
      commode/hoist/stairlift/hospital_bed/grab_rail/grab_rails/bedpan/walking_frame/zimmer_frame/oxygen/catheter/bedsores/pressure_sores/incontinence_pads/adult_nappies/wheelchair_ramp
      not/never/hardly/barely slept/sleep/sleeping ~ hours/hrs/hour ~ since/night/baby/weeks/months/birth
      since/after the/my/our baby/birth/twins ~ cry/crying/cried/feel/numb/myself/me_again/bathroom/bond/love_her/love_him/scared/harm/sleep/thoughts/dark
      feel/be/get/become/back_to ~ like ~ me/myself/himself/herself/my_old_self again/any_more
      not/never ~ been/feel/felt/feeling/quite/seem right/well/myself/himself/herself/the_same ~ since/months/weeks/fall/jab/covid/birth/accident/operation/war
      what/something is/are/wrong wrong/the_matter with my/his/her/me/mother/father/son/daughter/baby/dog/cat ~ body/leg/eyes/stomach/head/heart/skin/doctors/tests/breathing/blood
      doctors/doctor/consultant/specialist/hospital ~ no_idea/do_not_know/baffled/puzzled/stumped/shrug/shrugged/keep_saying/nothing_wrong/in_my_head/anxiety/never_seen/another_referral/more_tests/waiting/kind
      ? pressure/sugar/the_sugar/bp/heart/chest/nerves/waterworks/ticker/plumbing/insides/down_below ~ high/up/playing_up/bad/worse/dodgy/doctor/tablets/checked/trouble
      ticker/dodgy_heart/bad_heart/weak_heart/heart_condition/heart_trouble/heart_trouble/dicky/funny_turn/funny_turns/a_turn/bad_turn/took_bad/took_ill/taken_ill/taken_bad/laid_up/under_the_weather_for/not_long_diagnosed/just_diagnosed/newly_diagnosed/been_diagnosed/diagnosed_with/waiting_for_a_diagnosis
      prayer/pray/praying/miracle/heal/healing/healed ~ illness/sick/cure/doctors/hospital/body/tumour/lungs/kidneys/husband/wife/mother/father/son/daughter
      holy_water/lourdes/pastor/healer/sangoma/babalawo/hakim/ayurvedic/herbalist/homeopath/traditional_medicine/anointing_oil ~ cure/heal/sick/ill/doctor/hospital/instead/tumour/kidney/sugar/pressure/madness/well
      eat/eats/eating/ate ~ nothing/only/hardly/barely/alone/in_secret/then ~ weight/sick/bathroom/mirror/calories/fingers/scales/thin/fat/bones/ribs/size
      skipping/skips/skipped/skip meals/lunch/dinner/breakfast ~ daughter/weight/thin/sister/mirror/calories/gym
    `,
  ),
  euphemism(
    'pregnancy',
    'said without the word',
    `
      my/her/the/bless womb ~
      fruit of the womb
      bless/blessed/give/gives/given us/me/her/them/my_womb ~ child/baby/children/womb/issue/son/fruit/little_one
      years/months of marriage ~ child/womb/mother_in_law/no_issue/nothing/second_wife/baby/another_woman/another_wife
      second/another/new wife/womans_matter/woman ~ child/womb/son/mother_in_law/barren/marriage/heir/no_issue
      am i/will_i_be/going_to_be/become/be/being/to_be a/an/ nana/nan/granny/grandmother/grandfather/aunt/uncle/auntie/grandma/grandad/mother/father/mum/dad ~ jumpers/wine/telling/sick/secret/news/again/soon/girlfriend/daughter
      baggy/loose/big jumpers/tops/clothes/dresses ~ heat/summer/wine/june/july/august/sick/nana/hiding/bump/secret
      off/refusing/refused/refuses/not_touching/gone_off/not_drinking/turned_down the/her/wine/drink/gin/prosecco/coffee/sushi/cheese ~ baby/expecting/telling/nana/jumpers/news/sick/glowing/pregnant/suspicious
      appointment/ferry/flight/train/boat/trip/clinic ~ liverpool/manchester/london/england/over_the_border/across_the_water/another_state/out_of_state/netherlands/mexico ~ nobody/no_one/home/knows/alone/keep/through/tell
      go/going/went/gone through with it ~ keep/clinic/appointment/friday/monday/nobody/weeks/alone/baby/pill
      keep it or ~
      ? keep/have/want/tell/lose/lost it/this_one/the_bump/this_baby ~ him/he/father/alone/weeks/nobody/parents/school/mother/again
      our/my/the last/only/final/remaining/frozen/little embryo/egg/eggs/one/blasto/frostie/shot/chance/go/round/try ~ work/freezer/clinic/stick/transfer/left/baby
      period/periods ~ no/not/three_months/two_months/since/stopped/where
      tests/test/stick/sticks ~ lines/line/positive/negative/blank/evap/clear_blue/clearblue/drawer/another_one
      number two/three/four/five ~ try/trying/wait/leave/baby/gap/husband/wife
      sibling/brother/sister for him/her/our/my ~
      empty/spare/yellow/painted/little nursery/room/cot/bedroom ~ waiting/years/months/fill/door/painted/baby/child
      feel/felt/feeling/first ~ kick/kicks/kicking/quickening/flutter/flutters/movement/bubbles ~
      baby/bump/little_one/bean/peanut ~ head_down/engaged/transverse/low/early/late/overdue/heartbeat/breech/scan/coming/arrive
      ? waters/plug/show/twinges/contractions/dilated/overdue/induction/inducing ~
    `,
  ),
  euphemism(
    'addiction',
    'said without the word',
    `
      back on/at it/the_stuff/the_gear/the_bottle/the_sauce ~
      on/off/back_on/come_off/coming_off the bottle/drink/gear/sauce/stuff/wagon/batter/lash/rock/brown/needle/pipe/powder/pop/hooch/piss ~ again/week/months/since/brother/son/mother/father/work/every
      clean as a whistle
      ? clean/sober/dry/straight/off_it/without ~ day/days/week/weeks/month/months/years/since/chip/now/again/this_time ~
      day {small_age}/10/12/14/20/30/60/90/one/two/three/nine without/clean/sober/dry/off ~
      day/days/weeks/months/years without . ~
      day {small_age}/10/12/14/20/30/60/90 without ~
      hands/hand ~ shaking/shake/shakes/trembling ~ without/day/make_it_to/drink/morning/first/stopped
      came/come/coming/got/getting/out/home/back out_of/out/from/of the place/centre/clinic/unit/programme/program/rehab/farm/retreat ~ clean/march/weeks/spoons/again/relapse/drink/month/back_on
      spoons/teaspoons/foil/tin_foil/lighter_fluid/cotton_wool/citric/silver/copper/lead/tools ~ missing/disappear/disappearing/vanish/vanishing/going/gone/burnt/bent
      need/needs/needed/take/takes/taking/took/popping/pop/necking ~ two/three/four/few/couple/extra/more/mothers/grandmothers/someone_elses/my_mates ~ sleepers/pills/tablets/zopiclone/xanax/valium/blues/vallies/codeine/painkillers/drops/patches/co_codamol/tramadol
      sleepers/zopiclone/vallies/benzos/gabapentin/codeine/co_codamol/lean/nitrous/poppers/ket/spice/edibles/dabs/vodka/naggin/shots ~ day/night/get_through/get_thru/sleep/school/work/every/more/need/just/cope
      get/gets/getting through/thru the/a/my/each day/night/shift/morning/week ~ pill/pills/drink/sleepers/two/vodka/wine/line/joint/smoke/tablet/tablets
      just/only/one/quick one/a_drop/drop/nip/nightcap/swift_half/sharpener/tipple/hair_of_the_dog/little_something ~ morning/coffee/again/every/alone/settle/nerves/kids/lunch/hidden/work
      liquid/boozy/long lunch/lunches/breakfast ~ boss/again/every/work/wife/husband
      her/his/mothers/mums/dads/fathers juice/medicine/special_juice/water/special_water/coffee/happy_juice ~ sleeps/floor/bathroom/smells/angry/falls/shouts/vodka/breakfast/bad
      ? late/school/work/money/rent/wedding/fees/holiday/savings/house/car/marriage ~ bookies/slots/horses/machines/betting/bet/roulette/poker/casino/parlay/scratchers/lotto/gamble/gambled
      all/whole/entire/my/his/her ~ wages/pay/giro/salary/pension/benefits/pocket_money ~ gone/spent ~ friday/saturday/weekend/night/pub/bookies/app/day
      chasing/chase/chased/recoup/recover/win_back/make_back ~ losses/lost/money/it_back/back
      one more/last spin/hand/bet/go/round/game/flutter/punt ~
      screen/phone/games/gaming/fortnite/league_of_legends/loot/skins/in_app ~ all_night/stopped_eating/dropped_out/stolen_card/does_not_wash/bottle/no_school/thousands/mothers_card
      spending/shopping/buying/parcels/vinted/klarna/temu/amazon ~ can_not_stop/hide/hiding/hidden/secret/thousands/unopened/debt/again/compulsive
    `,
  ),
  euphemism(
    'law',
    'said without the word',
    `
      visa/papers/permit/leave/stamp/status ~ finished/finish/expired/expire/expires/ran_out/run_out/runs_out/ended/overstayed/refused/rejected/cancelled/curtailed ~
      if police/immigration/they/officer/border stop/stops/catch/catches/check/checks/find/finds/ask/asks ~
      working/work/wash/washing/cleaning/cash/still_here/living_here ~ visa/papers/permit/illegal/cash_in_hand/without_papers/no_papers/expired/finished
      not/do_not leave/travel/go the/out country/town/city/of ~ police/phone/laptop/passport/case/bail/said/told
      took/taken/seized/have/got/bagged ~ phone/laptop/computer/devices/hard_drive/passport ~ 6am/5am/dawn/warrant/police/morning/they/officers/leave_the_country
      knock/bang/banging/knocked at/on the door ~ 5am/6am/dawn/police/officers/morning/warrant
      ? letter/letters/call/notice/summons ~ court/crown/police/tribunal/solicitor/judge/probation/fine/bailiff/jury ~
      go/going/went/gone/sent/send/get/got down/away/inside ~ years/for_it/time/months/stretch/prison/long_time/life
      do/doing/did/done/serve/serving/get/got/facing/looking_at/gave_him/gave_me {small_age}/8/9/10/12/14/15/18/20/25/two/three/four/five/six/eight/ten years/months/year/to ~ inside/sentence/prison/good_behaviour/out/armed/dealing/supply/robbery/jail/fraud/driving/assault/wait_for_him/tag
      wait/waiting for him/her/brother/son/husband/boyfriend ~ out/inside/release/sentence/years/prison/visits
      ? visiting/visits/visit ~ order/thursday/saturday/prison/him_inside/glass/week/bus/search/brother/son
      his/her/my/the/our hearing/plea/trial/sentencing/appeal/parole/case/statement/mention/tribunal/mediation ~ monday/tuesday/wednesday/thursday/friday/tomorrow/week/month/14th/20th/go/win/lose/date/adjourned/postponed/judge/solicitor
      will/do/does/are they/he/she/it/police/cps drop/dropped/press/pressing ~ charges/case/it
      they/he/she/ex/neighbour/company/boss is/are/wants/threatening/going to/taking ~ sue/court/tribunal/lawyer/solicitor/police/legal_action
      lawyer/solicitor/barrister/brief/attorney/public_defender/legal_aid ~ good/useless/trust/change/fight/cost/afford/plead/hide/lying/phone/ring/deal
      plead/pleading/plea/confess/confessed/own_up/hand_myself/turn_myself/give_myself ~ guilty/in/up/police/deal/it
      hit/knocked/ran/run ~ someone/man/woman/cyclist/child/car/parked_car/over ~ drove/off/police/note/did_not_stop/panicked/camera
      did/done/was it/that/me/i ~ on_camera/on_cctv/doorbell_camera/fingerprints/dna/witness/alibi/police/night
      stole/stolen/took/taking/lifted/nicked/fiddled/borrowed ~ till/work/boss/company/charity/parish/account/safe/stock/church ~ find/found/caught/notice/audit/pay_back/police/sacked
      hide/hiding/hid/keeping/kept/stash/holding/minding ~ gun/knife/package/parcel/bag/money/drugs ~ for/him/friend/brother/cousin/police/boyfriend/house
      grass/snitch/witness/testify/evidence/statement ~ against/him/brother/gang/scared/court/police/boyfriend/cousin
      gang/gangs/county_lines/postcode/crew/dealers/cartel ~ son/brother/nephew/leave/out/knife/owe/threat/police
      ? custody/kids/children/boys/girls/son/daughter/baby ~ taken/take/care/foster/social/court/judge/weekends/solicitor/ex_wants/abroad/back
      evict/evicted/notice/section_21/possession/squatters/landlord ~ court/order/weeks/kids/winter/hearing/illegal
      fine/fines/points/ban/banned/licence/speeding/clamp ~ court/job/lose/driving/letter/prison/can_not_pay
    `,
  ),
  euphemism(
    'debt',
    'said without the word',
    `
      borrowed/borrow/lent/loan/money/owe/owing off/from/to a/some/this/the/that/one ~ fella/man/lad/bloke/guy/woman/estate/boys/shark/app/moneylender/someone/neighbour ~ friday/doubled/double/or_else/interest/week/pay/knows/threat/back/knees/sort
      ? wants/want/wanted/needs it/his_money/the_money/paying/double/his_cash/her_money ~ doubled/double/friday/back/monday/or_else/now/tomorrow/week/before/interest
      or else ~ friday/pay/money/borrowed/owe/him
      missed/miss/missing/skipped/behind {small_age}/seven/three/two/four/five/six/eight/last/payments/a_few/several ~ payments/months/instalments/mortgage/rent/house/and/wife/husband/bank
      house/flat/home/car/farm/shop ~ not/no_longer/isnt/hardly ~ ours/mine/really_ours/really_mine/theirs ~
      wife/husband/kids/mother/father/parents/partner/family still/does_not/do_not/has_no/never think/thinks/know/knows/believe/idea ~ money/house/job/payments/fine/rich/extension/holiday/account/savings/letters/working
      lost/lose/losing my/his/the/our job ~ months/wife/pretend/pretending/tell/train/suit/morning/mortgage/rent/savings
      pretend/pretending/pretends ~ work/job/go_to_work/suit/train/fine/money
      robbing/rob/borrow/borrowing peter/from_one ~ pay/paul
      round/rounds and/of/in ~ loans/cards/payday/circles_with_money
      hole/mess/bother/trouble/over_my_head/deep/up_to_my_neck ~ money/owe/loan/loans/cards/bank/debts/gambling/business/tax
      money/cash/loan/debt/debts/bills ~ hole/mess/trouble/over_my_head/deep/up_to_my_neck/drowning/crushing/swallow/sink/sinking/spiral/spiralling
      keep/keeping the/our wolf/roof/lights/heating ~ door/over/on
      last tin/tenner/fiver/bag/meal/of_the ~ fridge/cupboard/payday/kids/rent/friday/food
      fridge/cupboards/cupboard/pantry is/are/bare/empty ~ payday/kids/money/till/until/week
      feed/feeding ~ kids/children/them/family/baby ~ how/money/week/payday/tonight/food/bank/nothing
      count/counting/counted ~ coins/pennies/coppers/change ~ bread/milk/petrol/meter/bus/food/till
      put/take/send ~ back ~ till/checkout/shopping/conveyor ~ card/money/kids
      pawn/pawned/pawnshop/cash_converters/sell/sold/selling ~ ring/gold/phone/tools/telly/jewellery/instrument/car/cow/land ~ rent/bill/food/fees/owe/loan/debt/pay/hospital
      ? red/final/angry/threatening/official/legal/scary letter/letters/bill/bills/demand/reminder/phone_calls ~
      ? court/bailiffs/collectors/council/landlord/bank/lender ~ door/letter/letters/knock/knocking/money/owe/rent/pay/house/weeks/days
      wiped/cleaned/cleared/emptied/drained me/us/him/her/our/my/the ~ out/account/savings/everything
      all/everything/every_penny/life_savings/the_lot ~ crypto/forex/scheme/scam/trading/friend_of_a_friend/investment/course/guru ~ gone/lost/back/frozen/disappeared/stopped_answering
      tax/vat/hmrc/irs/council_tax/child_support/maintenance ~ owe/behind/bill/letter/letters/afford/pay/years/back_taxes/thousands
      ? wages/staff/suppliers/supplier/payroll/creditors ~ can_not/not/owe/pay/month/friday/unpaid/bounce/bounced
      crop/harvest/milk/cattle/cows/sheep/flock/yield/rain/rains ~ bank/loan/lender/seed/feed/owe/interest/sell/failed/fail
      dowry/bride_price/lobola/wedding ~ loan/borrowed/owe/land/interest/debt/lender
    `,
  ),
  euphemism(
    'violence',
    'seen from the stairs',
    `
      goes/go/went/gone/falls/turns quiet/silent/white/pale/small/still/stiff ~ when/if/whenever/as_soon_as ~ van/car/key/keys/he/his/door/husband/boyfriend/pulls/father/dad
      when/if his/the van/car/key/keys/boots/truck pulls/turns/comes/in/goes ~
      does/do/will not let/allow her/him/them/my_sister/my_daughter/my_mother/my_friend ~
      let/lets/letting her/him/my_daughter/my_sister ~ come/out/see/visit/phone/speak/alone/work/dinner/drive ~ no_more/any_more/not/never/without_him
      long_sleeves/sunglasses/scarf/polo_neck/make_up/makeup ~ july/june/august/summer/heat/indoors/inside/rain/winter_sun ~ she/daughter/sister/mother/her/friend/neighbour/colleague
      comes/came/come/coming/gets/got/creeps/creeping/slips/climbs in/into/to my/her/the room/bed/tent/bedroom ~ sleep/sleeps/sleeping/night/everybody/asleep/drunk/brother/uncle/stepfather/father/boss/lodger
      who/nobody/no_one/they/will ~ believe ~ me/her/him/a_girl/my_word
      hear/heard/hearing ~ through the/wall/ceiling/floor ~ crying/cry/scream/screaming/shouting/thump/bang/thud/begging/smash
      neighbour/lady/woman/couple/girl/lad/flat/downstairs/upstairs/next_door ~ scream/screams/screaming/bruise/bruises/black_eye/crying/thump/shouts/shouting/quiet ~ he/him/husband/boyfriend/call/say_something/night/van/again
      sits/sit/sitting/sat/waits/sleeps ~ stairs/steps/landing/garden/car/shed ~ late/night/until/till/cold/rain/quiet/scared ~
      say/said/do something ~ downstairs/neighbour/lady/bruise/quiet/lad/boy/wall/husband/boyfriend/daughter
      fella/bloke/husband/boyfriend/partner/man ~ temper/moods/jealous/strict/possessive/controlling/difficult ~ daughter/sister/friend/mother/her/me/sees/alone/scared/worried
    `,
  ),
  euphemism(
    'minor',
    'given away too young',
    `
      i/im/am {age}/11/12/13/14/15 ~ live/living/move/moving/run/running/leave/leaving/marry/married/stay/meet/meeting ~ bf/boyfriend/him/he/man/online/away/home ~
      i am {age} ~ boyfriend/bf ~ no_one_knows/nobody_knows/secret/leave/live_with/train/weekend/older/pregnant/hotel
      niece/daughter/sister/cousin/girl/granddaughter/friend ~ of/is/aged/only/just {age}/twelve/thirteen/fourteen/fifteen/eleven ~ given/married/marry/wedding/engaged/promised/husband/man/bride/older
      given/promised/married/sold/engaged ~ man/cousin/husband ~ of/is/aged ~ 30/35/40/45/50/thirty/forty/fifty/sixty/twice/older
      cutting/circumcised/circumcision/fgm/the_ceremony/cutting_season ~ daughter/girl/niece/sister/holiday/grandmother/village/summer
    `,
  ),
]
