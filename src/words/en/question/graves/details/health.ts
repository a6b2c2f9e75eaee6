/** Illness of bodies and minds, of people and animals: told by details, without its name. */
// mutate-file order: the order of signs, of which each is weighed by its name
import type { GraveField } from '../../../../../tarot/question/graves.ts'

export const HEALTH_DETAILS: readonly GraveField[] = [
  {
    name: 'machines: tubes, drips, monitors',
    grave: 'health',
    strength: 'told',
    phrases: `
      hooked/wired/connected/attached/strapped up/to ~ machine/machines/monitor/monitors/drip/tubes/wires/pump/oxygen
      machine/machines/tube/tubes/ventilator/pump ~ breathe/breathes/breathing/keeps/keeping/feeds/feeding ~ him/her/them/alive/for_him/for_her/lungs
      tubes/tube/wires/lines/drips/drains ~ in/out_of/coming/everywhere/from ~ him/her/arm/arms/nose/body/chest/him/throat/neck/side/stomach
      beep/beeps/beeping/alarm/alarms ~ monitor/monitors/machine/machines/ward/bed/heart/night
      drip_stand/drip_in_his/drip_in_her/drip_in_my/on_a_drip/on_the_drip/iv_line/iv_drip/picc_line/hickman_line/portacath/central_line/chest_drain/nasogastric/ng_tube/peg_feed/peg_tube/nebuliser/nebulizer/nil_by_mouth/heart_monitor/holter/blood_thinner/warfarin/oxygen_cylinder/oxygen_tank/home_oxygen/oxygen_mask/oxygen_levels/saturation_levels/sats_dropped/sats_are
      hospital/admission/paper wristband/gown/bracelet/slippers/socks ~ still/wear/wearing/cut/wrist/on
      sedated/sedation/under_sedation/medically_induced/induced_coma/wean_him_off/wean_her_off/brain_activity/brain_dead/brain_stem/unresponsive/glasgow/pupils_do_not
      squeeze/squeezed/squeezes/opened/open/blinked/blink/moved/move/wiggled/wiggle ~ my_hand/eyes/fingers/toes/eyelids ~ first_time/since/today/nurse/yet/still_not/again/ward/hope
      will/when/can/does {dear}/he/she ~ open his/her eyes ~
      woken/wake/wakes/waken/wakes_up/come_round/come_around ~ yet/properly/from ~ sedation/coma/anaesthetic/surgery/operation/accident
      crash team/trolley/cart/bell/call ~ ward/bed/ran/him/her/night
    `,
  },
  {
    name: 'places: corridors, curtains, small rooms',
    grave: 'health',
    strength: 'told',
    phrases: `
      little/small/family/relatives/quiet/side room ~ tissues/doctor/doctors/nurse/consultant/sat_us/took_us/told_us/ward
      curtain/curtains ~ drawn/pulled/round/around ~ bed/beds/him/her/ward/nurse/doctor
      trolley/corridor/chair/plastic_chairs/waiting_room/waiting_area ~ hospital/a_and_e/a_e/ward/hours/doctor/nurse/casualty/emergency/clinic/scan
      bed/beds/bay four/five/six/seven/ten/12/4/5/6/by_the_window ~ ward/nurse/hospital/visiting
      ward/unit/wing/floor ~ visiting/nurse/nurses/matron/transferred/moved/discharged/discharge/locked/children/sister/bed/beds
      blue lights/light/lips/fingers/fingertips ~ him/her/hospital/baby/night/through/took/rushed/turned/went
      rushed/wheeled/airlifted/helicoptered/stretchered/blue_lighted/air_lifted/carted ~ in/into/to/off/from/away ~ hospital/theatre/surgery/emergency/scan/a_and_e/a_e/icu/ambulance/night
      casualty/a_e/er_again/urgent_care/walk_in_centre/out_of_hours_doctor/111_said/acute_ward/assessment_unit/isolation_ward/infusion_room/chemo_chair/burns_unit/spinal_unit/cath_lab/dialysis_chair/day_unit/infusion_suite/eating_disorder_unit/mother_and_baby_unit/camhs/crisis_team_came
      bag ~ packed ~ door/hospital/ward/call/surgeon/admission/labour/transplant
    `,
  },
  {
    name: 'waiting: results, letters, calls',
    grave: 'health',
    strength: 'told',
    phrases: `
      scan/scans/bloods/blood_test/biopsy/smear/mammogram/test/tests/swab/sample/samples came/come/comes/coming back ~
      came/come/comes/coming back ~ abnormal/inconclusive/shadow/positive/high/raised/clear ~ scan/bloods/test/doctor/cells/biopsy/levels/more_tests
      call/called/calling/recall/recalled/invite/invited me/him/her/us/mother/father back ~ scan/mammogram/screening/tests/clinic/hospital/biopsy/doctor/imaging
      ? repeat/redo/repeating/retest/another/more/further/extra/second ~ bloods/blood_test/scan/mammogram/biopsy/images/tests/smear ~
      bring/take/come_with someone/a_friend/my_husband/my_wife/family/a_relative ~ with/appointment/clinic/results/me/him/her ~ appointment/results/clinic/doctor/consultant/hospital/discuss
      would/will/could not say/tell/give/discuss ~ over/on ~ phone ~ doctor/clinic/nurse/results/hospital/appointment/come_in/surgery
      doctor/gp/surgery/clinic/hospital/consultant/receptionist rang/phoned/called ~ evening/friday/sunday/straight_away/urgent/same_day/within/saturday/night/discuss/come_in
      come/go in/back to/and discuss/talk_about/go_over/chat ~ results/scan/bloods/findings/options
      waiting/wait/waits/awaiting ~ consultant/specialist/surgeon/oncologist/pathology/biopsy/scan/bloods/lab/call/letter ~ ring/call/letter/appointment/days/weeks/results/phone/hospital
      fast/urgent/emergency/two_week referral/referred/appointment/pathway/scan ~
      brown/white/hospital/nhs/clinic envelope/letter ~ appointment/results/scan/clinic/screening/unopened/date/afraid/scared
    `,
  },
  {
    name: 'doctors gone kind or quiet',
    grave: 'health',
    strength: 'told',
    phrases: `
      doctor/doctors/consultant/sonographer/radiographer/nurse/surgeon/technician/specialist/vet ~ went/gone/go/was/were/got/very/so/suddenly/too/became quiet/silent/kind/gentle/nice/serious/pale/sad/slow/soft
      doctor/consultant/nurse/surgeon/specialist/vet ~ sat_down/pulled_up/took_my/touched/looked_away/hugged/held/closed_the_door/shut_the_door/head_on_one_side/tilted ~ chair/hand/arm/shoulder/me/bed/screen/floor
      nurse/doctor/sonographer/technician/radiographer/they ~ turned/turn/tilted/kept/went ~ screen/monitor/same_spot/over_it/away ~ me/again/silent/quiet/see/colleague
      would/will/could/can not meet/look_at/look_in my/me eyes/eye/eye ~ doctor/nurse/consultant/specialist/surgeon
      specialist/macmillan/breast/breast_care/clinical/palliative/mental_health nurse ~ card/number/room/gave/leaflet/leaflets/tissues/called
      box of tissues ~ doctor/desk/nurse/room/pushed/slid/consultant
    `,
  },
  {
    name: 'cancer without its name',
    grave: 'health',
    strength: 'told',
    phrases: `
      the c word
      c_word/big_c/the_big_c/watch_and_wait/tumour_markers/cancer_markers/mets/clear_margins/cold_cap/lymph_nodes/nodes_are/node_involvement/sentinel_node/neutrophils/platelets/white_cells/white_cell_count/blood_counts/blood_count/counts_are_low/counts_are_down/counts_drop/five_year_mark/five_years_clear/ring_the_bell_at/rang_the_bell/ned_scan/scanxiety/neuroblastoma/glioblastoma/lynch_syndrome
      it/that/thing/shadow ~ is/has/had/came come/back/spread/returned/gone/grown/moved/shrunk ~ liver/bones/lung/lungs/brain/spine/lymph/elsewhere/nodes/scan/hips/after_five/tumour
      it is/has/came back ~ oncologist/chemo/cells/treatment/clear/breast/lung/bones/five_years/remission/doctors
      round/rounds/cycle/cycles/session/sessions/course of/more/left/to_go ~ chemo/radiation/radiotherapy/infusion/infusions/treatment/immunotherapy
      fourth/third/fifth/sixth/last/final/first/second/next/six/eight/twelve/four round/rounds/cycle/cycles/session/infusion of/chemo/tomorrow/monday/tuesday/wednesday/thursday/friday/on_my/left/treatment ~ chemo/ward/sick/hair/treatment/sickness/nurse/tired/her/him/blood
      wig/wigs/headscarf/head_scarf/turban/bald/eyebrows/eyelashes ~ chemo/treatment/hair/fall/fell/mother/wife/sister/hospital/mirror/lost/grow_back/growing_back
      hair ~ pillow/shower/brush/handfuls/clumps/plughole/drain ~ coming/falling/chemo/treatment/out/fell/started
      hair/eyebrows grow/grows/growing/grew back ~ chemo/treatment/after/curly/since
      lump/bump/knot/thickening/hardness/swelling/pea under/in/on/near/behind/above/the_size ~ arm/armpit/ear/collarbone/nipple/jaw/testicle/groin/pea/walnut/golf_ball/neck
      growth/thing/spot/patch/mark/sore ~ will_not/not/never/does_not/getting/keeps/got heal/healed/healing/go_away/gone/bigger/bleeding/darker/larger
    `,
  },
  {
    name: 'organs and lists',
    grave: 'health',
    strength: 'told',
    phrases: `
      on/top_of/off/onto/taken_off/added_to the/a/national transplant/donor/organ/waiting/kidney/liver/heart/lung list ~ kidney/liver/heart/lung/lungs/organ/call/transplant/match/hospital/donor/operation/surgery
      is/am/are/been/still on the list ~ kidney/liver/heart/lungs/match/call/organ/phone/hospital/number/donor
      match/matches/donor/compatible ~ kidney/liver/marrow/brother/sister/tested/cells/lung/heart/donor/found
      give/giving/donate/donating/gave/offer/offered ~ him/her/my/one/half ~ kidney/of_my_kidneys/of_mine/half_my_liver/liver/marrow/my_own_kidney
      three/3/four/every_other/two times/days/second ~ week/day ~ dialysis/machine/unit/kidney/fistula
      fistula/creatinine/gfr/egfr/kidney_function/liver_function/liver_numbers/ejection_fraction/blood_sugars/ketones/hba1c/viral_load/cd4/undetectable/arvs/antiretrovirals/peak_flow
    `,
  },
  {
    name: 'food hidden, weight',
    grave: 'health',
    strength: 'told',
    phrases: `
      hide/hides/hiding/hid/hidden/found/find/finding/flushes/feeds/puts/tips/wraps/spits ~ food/sandwiches/dinner/lunch/meals/chicken/breakfast/lunchbox/lunches ~ napkin/napkins/sleeve/sleeves/pocket/pockets/bin/bag/under_the_bed/dog/toilet/drawer/tissue/wardrobe/mattress/bedroom
      push/pushes/pushing/pushed/moves/moving/cuts/cutting/rearranges ~ food/dinner/it/meal/peas ~ plate/tiny/pieces/round/around
      bathroom/toilet/shower/tap/taps straight/right/running/runs/immediately/always ~ after ~ meal/meals/dinner/eating/eats/eaten/every_meal
      cooks/cook/bakes/baking/cooking ~ for/everyone ~ but/never/not ~ eat/eats/touch/touches/taste/eaten
      scales/scale/weighs/weigh/weighing ~ times/twice/every ~ day/morning/hour/meal ~
      laxative/laxatives/diet_pills/thinspo/pro_ana/thigh_gap/body_checking/safe_foods/fear_foods/refeeding/target_weight/minimum_weight/lanugo/water_loading/ribs_showing/ribs_are_showing/collarbones_stick/knees_wider
      baggy/big/huge/three jumpers/jumper/clothes/hoodie/layers ~ summer/heat/hide/hides ~ thin/thinner/eat/eats/eating/weight/daughter/sister/body/bones
      can/could see/feel/count ~ ribs/spine/shoulder_blades/hip_bones/bones/collarbones ~
      trousers/clothes/dress/jeans/belt/ring/rings/wedding_ring/collar/watch ~ falling/fall/falls/hang/hangs/slips/slipping/slipped/slide/new_hole/another_hole/loose/hanging/swim ~ off/finger/weight/thin/him/her/months/weeks/doctor/eating
      periods stopped/have_stopped/vanished ~ weight/eat/eating/thin/running/training/daughter
      live/lives/living/survive/survives on apples/coffee/cigarettes/lettuce/rice_cakes/celery/ice_cubes/chewing_gum/diet_coke/black_coffee ~ daughter/sister/thin/weight/eat/days/bones
      one/an apple/yoghurt/yogurt/cracker/biscuit/egg/banana a/all/per day
    `,
  },
  {
    name: 'mind: voices, signs, suspicions',
    grave: 'health',
    strength: 'told',
    phrases: `
      foil/tinfoil/blankets/newspaper/cardboard/tape ~ window/windows/mirror/mirrors/sockets/camera ~
      cover/covers/covered/covering/taped/smashed/avoids/turned ~ mirror/mirrors/camera/cameras/webcam/television/sockets/windows ~ watch/watching/watched/house/he/she/son/daughter/brother/they/see_herself/see_himself/see_myself
      television/tv/radio/newsreader/number_plates/billboards/adverts ~ talk/talks/talking/speaks/speaking/sending/sends/messages/message to/about/him/her/me/just_for/meant ~ him/her/me/personally/only/secret
      camera/cameras/microphone/microphones/bug/bugs/chip/microchip/implant/transmitter ~ in/inside/through/under ~ wall/walls/head/teeth/tooth/arm/smoke_alarm/ceiling/skin/brain/light/lights
      they/neighbours/government/fbi/cia/mossad/mi5/people ~ poisoning/poison/gas/gassing/listening/following/reading/spying/plotting/controlling ~ food/water/thoughts/through/vents/walls/him/her/mind/us_all
      thinks/believes/convinced/says/insists/swears/certain he/she/i/they ~ is/are/am/was/being ~ jesus/god/messiah/prophet/chosen/followed/poisoned/watched/bugged/the_devil/possessed/replaced/imposter/impostor/dead_inside/already_dead
      voice/voices/whispers/whispering ~ tell/tells/told/telling/say/says/saying/night/walls/louder/names/orders/order/stop/command ~ him/her/me/to/things/louder/tablets/awful/go_away
      talks/talking/shouts/shouting/laughing/laughs/arguing/whispering to himself/herself/people_who/no_one/someone_who/the_wall/the_walls/the_air/people_that/empty
      not/hardly/barely/never/no slept/sleep/sleeping ~ days/nights/week ~ plans/talking/talks/spent/spending/fast/racing/ideas/business/painting/god/idea/texts/pacing
      up/awake all/three/four/five/for ~ night/nights/days ~ painting/writing/pacing/plans/ideas/cleaning/spending/shopping/ordering ~ talking/fast/racing/genius/bipolar/manic/stop/again/meds
      possessed/jinn/djinn/demon/black_magic/juju/spirit/evil_eye/witchcraft/muti/amafufunyana ~ ill/sick/doctors/hospital/screams/eat/sleep/madness/mad/brother/sister/son/daughter/speak/tablets
      exorcism/ruqyah/prayer_camp/deliverance/sangoma/traditional_healer/faith_healer/herbalist ~ brother/sister/son/daughter/mother/father/wife/husband/ill/illness/instead/doctor/hospital/him/her
      section/sectioned/5150/5150d/1013d/committed/baker_acted/psych_hold/72_hour_hold/held_under/mental_health_act/psych_unit/mental_hospital/psychiatric_unit/the_asylum/nearest_relative/approved_mental
      not/never right/well/himself/herself in/since ~ head/breakdown/hospital/the_army/accident/covid/birth
    `,
  },
  {
    name: 'mind: the dark months',
    grave: 'health',
    strength: 'told',
    phrases: `
      will_not/not/never/stopped/refuses/barely/can_not/hardly ~ wash/washed/washing/shower/showered/showering/brush/change/changed/shave/bathe/bathing ~ weeks/days/hair/teeth/clothes/since/month/months/any_more/dress/himself/herself
      same clothes/pyjamas/dressing_gown/shirt/hoodie ~ days/weeks/week/month/months/since
      lies/lie/lying/lay/stares/stare/staring/faces/facing/sits/sitting ~ wall/ceiling/dark/window ~ all_day/hours/days/for_hours/weeks/every_day
      not/never/barely/hardly/rarely/stopped ~ come/comes/came/coming/leave/leaves/left/leaving ~ room/bedroom/house/flat/bed ~ since/weeks/months/days/year/any_more/october/january/summer
      sleep/sleeps/sleeping/stay/stays/spends ~ all_day/until_four/until_evening/the_whole_day/whole_days/16_hours/eighteen_hours/day_and_night ~ bed/daughter/son/husband/wife/lately/weeks/months/curtains/cry/cries
      cry/crying/cries/sob/sobbing/weeping ~ shower/car/toilets/bathroom/nothing/no_reason ~ every/all/before/why/stop/most/daily
      ? stopped/no_longer/not/no_more ~ enjoy/enjoys/enjoying/taste/tastes/joy/colour/colours/feel/laugh/laughs/music ~ anything/nothing/everything/any_more/at_all/grey/months
      wash/washes/washing/scrub/scrubs/scrubbing ~ hands ~ raw/bleed/bleeding/times/crack/cracked/sore/hours/bleach/again
      check/checks/checking ~ locks/lock/door/stove/oven/taps/gas/switches ~ times/again_and_again/hours/over_and_over/twenty/seven/before_bed/stop
      panic/freeze/freezes/frozen/shaking/heart_pounding ~ supermarket/bus/train/lift/tube/checkout/crowds/bridge ~ again/every/can_not/anywhere/out/leave/alone
      hoards/hoarding/hoarder/newspapers_to_the_ceiling/path_between_the_boxes
      feel/feels/felt nothing/no_love/numb ~ baby/newborn/him/her ~ born/birth/mother/cry/cries/bond/hold
      wakes/wake/waking/screams/screaming/shouts ~ night/sweat/sweating/dreams ~ war/iraq/afghanistan/army/tour/accident/front/trench/donbas/fire/explosion
      since/after/came_back/back he/she/they/from/from_the/{dear} ~ war/front/afghanistan/iraq/tour/army/deployment/accident/frontline ~ different/changed/not_the_same/jumps/flinches/silent/screams/shouts/sleep/stranger
    `,
  },
  {
    name: 'memory',
    grave: 'health',
    strength: 'told',
    phrases: `
      keys/purse/glasses/phone/remote/shoes/wallet/milk/slippers ~ in the fridge/freezer/oven/microwave/washing_machine/cupboard_again/bread_bin ~
      calls/called/calling/mistakes/mistook/thinks/takes me ~ by/for/is/am/i_am ~ sisters_name/brothers_name/her_sister/her_mother/his_brother/his_mother/his_wife/stranger/my_mother/nurse/maid/wrong_name/dead/carer
      same question/questions/story/stories/thing ~ over/again/minutes/times/hour/ten/five/twice/every ~ mother/father/grandmother/grandfather/minutes/forgets/forgotten/memory/dementia
      asks/asking/asked/wonders/keeps_asking ~ when/where ~ home/father/mother/husband/wife/grandfather ~ dead/died/passed/years_ago/coming/home/already_home/been_gone
      wants/asks/begs/keeps_asking/cries/packs to/her/his/a/and go/bag/case/suitcase ~ home ~ is_home/at_home/already/lives/home_already/her_own/his_own/sixty_years/childhood
      who/that/the man/woman/lady/stranger in ~ mirror
      accuses/accused/accusing/thinks/says ~ stealing/stole/steal/stolen/hiding/moving ~ her/his/purse/money/things/jewellery ~ mother/grandmother/father/grandfather/she/carer/carers/forgets/never
      forgot/forgets/forgotten/forgetting/lost ~ how_to/way/word/words/the_word/year/what_day/what_year/recipe/children/own ~ kettle/cook/home/drive/date/her_own/his_own/buttons/dress/knit/is/grandchildren/birthday
      drive/drives/driving/drove/car/walk/walked ~ lost/found/police/home/miles/wrong ~ hours/own_street/pyjamas/nightdress/slippers/brought/confused/forgot/remember
      sundowning/sundown_confusion/clock_drawing/memory_test/memory_tests/mini_mental/donepezil/aricept/memantine/lewy/vascular/mild_cognitive/cognitive_decline/respite_care/day_centre_for/power_of_attorney/lasting_power/capacity_assessment/mental_capacity
      nightie/nightdress/nightgown/pyjamas/slippers/barefoot ~ street/road/bus_stop/snow/rain/high_street/outside/neighbour/police/garden/3_am/night
      shoes/clothes/bra/jumper/buttons ~ wrong/inside_out/back_to_front/over ~ feet/foot/nightdress/coat/dress/way ~ mother/father/grandmother/grandfather/she/he/husband/wife
      no/not/never/less/little/barely ~ idea/know/knows/knew/recognise ~ who ~ i/we/me/us/grandchildren/children/own_son/own_daughter ~ am/are/is/was/any_more/days
    `,
  },
  {
    name: 'falls and frailty',
    grave: 'health',
    strength: 'told',
    phrases: `
      found/find/lay/lying/laid/stuck/collapsed/heap ~ floor/bath/stairs/bathroom_floor/kitchen_floor/bottom_of_the_stairs ~ all_night/hours/morning/again/neighbour/carer/postman/twice/conscious/ambulance/alone
      pendant/fall/falls/panic/cord/careline alarm/button ~ mother/father/grandmother/grandfather/she/he/wear/wears/neck/pressed/fell
      commode/hoist/slide_sheet/bedsore/bedsores/bed_sores/pressure_sore/pressure_sores/zimmer/zimmer_frame/grab_rails/walk_in_shower_for/incontinence_pads/adult_nappies/adult_diapers/thickener/pureed_food/hospital_bed/sheltered_housing/assisted_living/memory_care/meals_on_wheels/continuing_healthcare/attendance_allowance/blue_badge/pip_assessment/fit_note/disability_benefit
      lift/lifts/turn/turns/turned/wash/feed/feeds/bathe/change/carry ~ husband/wife/mother/father/him/her ~ every/bed/bath/toilet/night/nappy/spoon/pads/two_hours/stairs
      can_not/not/no_longer/never/no_more/unable ~ manage/climb/do/get_up ~ stairs/bath/toilet/step ~ alone/any_more/herself/himself/breath/mother/father/knees/carer
      put/putting/move/moving/place/placing mother/father/grandmother/grandfather/her/him/husband/wife/parents ~ into/in ~ home/care/nursing_home/residential/facility/assisted
    `,
  },
  {
    name: 'nerves, muscles, speech',
    grave: 'health',
    strength: 'told',
    phrases: `
      drop/drops/dropping/dropped/spill/spills ~ cups/cup/things/everything/plates/keys/tea/fork ~ hand/hands/lately/again/month/months/always/fingers/numb
      foot/leg/arm/hand/side/eyelid/mouth/face ~ drags/dragging/drag/droop/droops/drooped/drooping/dropped/gives_way/give_way/gave_way/twitches/twitching/will_not_move/dead/jerks/cramps
      legs give/gave/giving/buckle/buckled/go/went way/under/dead/from_under
      hand/hands/fingers/head/chin shake/shakes/shaking/shook/tremble/trembles/trembling ~ cup/tea/spoon/fork/coffee/signature/rest/button/buttons/father/mother
      can_not/not/struggles/struggle/hard/harder/unable/trouble ~ button/buttons/zip/hold_a/swallow/swallowing/find_words/find_the_words/get_words/words_out ~ shirt/pen/cup/fork/any_more/food/water/lately/speak/tablets
      speech/words/voice/handwriting/gait/walk ~ slurred/slurring/slower/jumbled/tiny/smaller/fainter/weaker/shuffle/shuffles/shuffling/muddled/gone_quiet/mixed_up
      pins and needles ~
      see/sees/seeing/saw double/spots/flashes/floaters/haloes/halos/a_curtain ~
      floaters/white_stick/white_cane/guide_dog/hearing_aids/cochlear/sign_language_since/braille/eye_patch/registered_blind/eye_injections/injections_in_my_eye/detached
      wheelchair/chair/frame/walker/stick/splint/brace/halo/callipers ~ by/end/rest/first/need/needing/end_up/permanent/used_to ~ year/life/legs/doctors/ms/spine/accident
    `,
  },
  {
    name: 'heart, lungs, blood: how it shows',
    grave: 'health',
    strength: 'told',
    phrases: `
      blood on/in/when the/my/his/her/a/i/he ~ tissue/hanky/handkerchief/toilet/pan/paper/pillow/stool/urine/pee/wee/sink/phlegm/cough/underwear/sick
      cough/coughs/coughing/coughed ~ into/up/blood ~ handkerchief/hanky/tissue/blood/pink/rust/black/sleeve
      black/tarry/pale/red stool/stools/poo/urine/pee/wee
      yellow/yellowing/jaundiced skin/eyes/whites/face ~ drink/liver/doctor/mother/father/baby/husband/he/she
      sleep/sleeps/sleeping/slept ~ upright/sitting_up/propped/in_the_armchair/three_pillows/four_pillows/in_a_chair ~ breath/breathe/breathing/heart/chest/lungs/father/mother/husband
      breath/breathless/puffed/gasping/wheeze/wheezes ~ stairs/one_flight/few_steps/sentence/lying/shoelaces/kettle/talking/bed
      ankles/feet/legs/belly/tummy/abdomen ~ swell/swells/swelling/swollen/balloon/fluid/puffy/filling ~ heart/water/kidney/liver/drain/drained/salt/tablets/doctor
      spray under/beneath ~ tongue
      sheets/pyjamas/nightie/bed ~ soaked/drenched/wet/wringing ~ sweat/night/sweats/fever/every
      his/her/my/mothers/fathers pressure/sugar/sugars/iron/count/levels is/are/was/went/keeps/has/too/ran ~ high/low/up/down/dangerous/through_the_roof/dropping/climbing/shot/sky_high
      ? got/has/have/had/with the_sugar/sugar_disease/pressure/bad_chest/bad_heart/weak_heart/dicky_heart/dodgy_ticker/womens_trouble/weak_lungs/a_hole_in_the_heart/water_on_the/fluid_on_the/a_growth/a_shadow/a_turn/funny_turns/bad_kidneys
      in/took/taken/taking/gone a/very/bad/badly/downhill ~ way/turn/bad/downhill/fast ~ hospital/mother/father/husband/wife/brother/sister/doctor/ward/night
      go/goes/going/gone/went downhill ~ since/fast/quickly/rapidly/mother/father/he/she/fall/hospital
      on the/long_term sick ~ months/since/pay/years/benefit/again/husband/wife/back
    `,
  },
  {
    name: 'children who are ill',
    grave: 'health',
    strength: 'told',
    phrases: `
      not/never/does_not/still/stopped/lost ~ turn/respond/look/talk/talking/speak/words/babble/babbling/crawl/walk/walking/sit/smile ~ name/yet/two/three/months/milestones/health_visitor/paediatrician/pediatrician/other_children
      milestones/developmental_delay/developmentally/global_delay/non_verbal/nonverbal/paediatrician/pediatrician/paediatric/pediatric/health_visitor_is/genetic_test/genetic_testing/genetic_counsellor/chromosome/chromosomes/trisomy/rare_syndrome/regression/meltdowns_at/ehcp/assessment_for_autism/asd/adhd_assessment/growth_chart/failure_to_thrive/heel_prick
      baby/son/daughter/little_one/grandson/granddaughter/newborn ~ floppy/limp/blue/grey/hole_in/heart_surgery/tiny/grams/wires/oxygen/fit/fits/convulsion/convulsions/not_feeding/stopped_breathing/cleft/jaundice
      little/tiny/small bald/body/chest/hand/arm ~ head/tubes/wires/scar/drip/chemo/hospital/ward/drain
    `,
  },
  {
    name: 'rehabilitation, pain, long illness',
    grave: 'health',
    strength: 'told',
    phrases: `
      spoons/flare/flares/flare_up/flare_ups/crash/crashed/payback/pacing ~ fatigue/pain/bed/days/illness/joints/energy/walk/symptoms/tired
      dark/darkened room ~ noise/light/migraine/hours/days/illness/months/head
      ? pain ~ killers/patch/patches/clinic/relief/nights/sleep/ten/out_of_ten/scale/stop/unbearable/wakes/constant/doctors/tablets
      learn/learning/relearn/relearning/taught/teach ~ to walk/talk/speak/swallow/read/write/eat ~ again
      stump/phantom_limb/phantom_pain/skin_graft/skin_grafts/shrapnel/halo_brace/traction/metal_plate/pins_in_his/pins_in_her/pins_in_my/screws_in/cast_off/rods_in/reconstructive/external_fixator/colostomy_bag/stoma_bag/urostomy/catheter_bag
      doctors/doctor/consultant/surgeons say/says/said ~ never/not/lucky/chance/percent/fifty_fifty/miracle/odds ~ walk/see/talk/play/children/hear/live/work/run/dance
      percent/per_cent/in_ten/fifty_fifty chance/odds/survival ~ operation/surgery/live/survive/walk/treatment/doctors/pull/chemo/five_years
      survival rate/rates/chances/odds
    `,
  },
  {
    name: 'euphemism: HIV and other tests',
    grave: 'health',
    strength: 'told',
    phrases: `
      tested/came_back/status/results/turned_out ~ positive/reactive ~ partner/ex/clinic/tell/husband/wife/tell_him/tell_her/stigma/medication/boyfriend
    `,
  },
  {
    name: 'animals',
    grave: 'health',
    strength: 'told',
    phrases: `
      {pet} ~ hiding/hides/hid under/behind/in/away ~ bed/sofa/wardrobe/eat/days/not
      {pet} ~ drinking/drinks/drink ~ water ~ lots/loads/much/all_day/more/constantly/kidneys/weight/weeing
      {pet} ~ wobbly/wobbles/staggering/staggers/drags/dragging/circling/panting/drooling/scratching_raw/bald_patches/lethargic/listless/skinny/thin/drooping/colic/laminitis/box_rest/parvo/bloat/mange/tick/cataracts/incontinent/cone/drip/steroids/insulin/tumour/biopsy/abscess/stitches/xray/specialist/diabetic/dementia
      {pet} ~ off/not_touched/will_not_touch/turns_away_from/turned_away_from ~ food/bowl/dinner/treats/hay/feed
      {pet} ~ down/rolling/sweating/lying ~ stable/field/paddock/box ~ vet/night/get_up/colic
      laminitis/box_rest/parvovirus/hip_dysplasia/cushings/fip/felv/colicking/kennel_cough/cruciate/subcut_fluids/subcutaneous_fluids/pet_insurance_will/emergency_vet/vet_hospital/animal_hospital/vet_bill/vet_bills/tplo
      swallowed/ate/eaten ~ poison/chocolate/rat_poison/sock/bone/lilies/grapes/antifreeze/slug_pellets ~ dog/cat/vet/puppy/kitten
    `,
  },
  {
    name: 'waiting and letters',
    grave: 'health',
    strength: 'weak',
    phrases: `
      waiting/wait/awaiting ~ results/letter/phone/call ~ days/weeks/thursday/friday/monday/tuesday/wednesday/scared/sick/nerves
      results ~ tuesday/monday/wednesday/thursday/friday/tomorrow/next_week/back
      they found/saw/spotted something ~
      keep/keeps/told/say/says ~ not to/try_not_to google/panic/worry/look_it_up ~ until/yet/results/nurse
      googled/googling/google ~ symptom/symptoms/at_night/3/night/words/letters/percentages
      ? more tests ~
      appointment ~ moved/brought/bring/earlier/forward/cancelled/sooner
    `,
  },
  {
    name: 'body: thinner, paler, smaller',
    grave: 'health',
    strength: 'weak',
    phrases: `
      thinner/paler/greyer/grey/yellow/gaunt/hollow/smaller/shrunken/bent ~ every/each/time/week/month/visit/lately/face/mother/father
      lost/losing/dropped ~ stone/kilos/pounds/kg ~ without/month/months/trying/weeks/two/three
      can_not/not/no ~ keep/stomach/finish ~ food/meal/anything/water/down/soup
      tired/exhausted/weak ~ stairs/kettle/bath/sleep/bone/bones/shopping/walk_to
    `,
  },
  {
    name: 'living with it: pills, stairs, beds',
    grave: 'health',
    strength: 'weak',
    phrases: `
      pill/tablet/medicine box/organiser/dosette/cabinet/drawer/alarm
      bed/sleeping/sleeps downstairs ~
      take/takes/taking ~ stairs/steps one/on ~ time/bottom
      sit/sits/sitting/sat in ~ waiting room/car_park ~ hours/again/him/her/mother/father
      driving/drive/drove/taking/take ~ appointments/appointment/clinic/hospital/sessions/treatment ~ him/her/mother/father/every/week
      good day/days and/or/versus/then bad
      mask/gloves/sanitiser ~ visit/visitors/immune/counts/allowed
    `,
  },
  {
    name: 'mind: low, withdrawn, strange',
    grave: 'health',
    strength: 'weak',
    phrases: `
      curtains/blinds ~ closed/drawn/shut/down ~ all_day/days/weeks/months/since/week/bed/every_day
      not himself/herself/myself ~ lately/weeks/months/since/any_more
      ? barely/hardly/stopped/rarely/not ~ speak/speaks/speaking/answer/answers/answering/reply/get_dressed/eats/eat/smile/smiles ~ any_more/lately/phone/weeks/since/months/days
      dark/bad/low place/cloud/days/thoughts/moods/hole/spell ~ again/back/winter/every/head/husband/wife/daughter/son
      ? staying/stays/stay/hides in/under ~ bed/room/duvet/covers/dark ~ day/days/weekend/weeks
      can_not/not ~ face ~ people/day/mornings/anyone/outside/shower/world
      same mistake/voice/thoughts/thought round_and_round/over_and_over/again_and_again/looping
    `,
  },
  {
    name: 'animals: old and slow',
    grave: 'health',
    strength: 'weak',
    phrases: `
      old/elderly/senior/ageing/fourteen/fifteen/sixteen/13/14/15/16/17/18 [year/years] [old] {pet}/boy/girl ~ slow/slower/sleeps/stairs/tired/walk/walks/stiff/grey/sofa/jump
      {pet} ~ not himself/herself/right/interested/playing
      {pet} ~ sleeps/sleeping/slow/slower/quiet/tired/sad ~ all_day/lately/days/more/weeks
    `,
  },
  {
    name: 'tissues and leaflets',
    grave: 'health',
    strength: 'told',
    phrases: `
      nurse/doctor/consultant/specialist ~~ box_of_tissues/tissues/leaflet/leaflets
      brought/pushed/handed/slid/offered ~ tissues ~ before/room/desk/doctor/nurse/said
    `,
  },
]
