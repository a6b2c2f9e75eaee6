/** Illness and the body: named, told by treatments and places, or round about. Notation: `../../../../tarot/question/pattern.ts`. */
import type { GraveField } from '../../../../tarot/question/graves.ts'

const ILLNESSES = `
  tumour brain_tumour malignant benign leukaemia lymphoma melanoma myeloma sarcoma carcinoma metastatic metastasis metastases metastasised
  stroke mini_stroke tia aneurysm embolism thrombosis dvt blood_clot blood_clots clot heart_attack heart_failure angina arrhythmia atrial_fibrillation afib heart_condition heart_disease heart_murmur cardiac
  dementia alzheimers alzheimer parkinsons parkinson ms_diagnosis multiple_sclerosis als mnd motor_neurone motor_neuron huntingtons epilepsy epileptic seizure seizures meningitis encephalitis cerebral palsy
  diabetes diabetic hypo copd emphysema asthma pneumonia tuberculosis sepsis septic pleurisy bronchitis cystic_fibrosis pulmonary
  hiv aids hepatitis syphilis herpes chlamydia gonorrhoea hpv std sti stds cirrhosis jaundice pancreatitis kidney_failure kidney_disease liver_failure liver_disease gallstones kidney_stones kidney_thing kidney_trouble kidney_problem
  crohns colitis ibs ibd coeliac celiac diverticulitis ulcer ulcers lupus fibromyalgia fibro sjogrens scleroderma arthritis rheumatoid osteoporosis gout psoriasis eczema lyme sarcoidosis vasculitis graves_disease hashimotos thyroid addisons sickle_cell haemophilia anaemia anaemic thalassaemia
  chronic_fatigue cfs long_covid covid coronavirus glandular_fever shingles malaria dengue tetanus measles polio
  endometriosis adenomyosis fibroids cyst cysts prolapse hysterectomy mastectomy
  anorexia anorexic bulimia bulimic eating_disorder binge_eating bingeing purging orthorexia
  bipolar schizophrenia schizophrenic schizoaffective psychosis psychotic manic mania ocd ptsd borderline_personality personality_disorder depression depressed postnatal_depression post_natal_depression postpartum anxiety_disorder panic_attacks panic_attack agoraphobia nervous_breakdown breakdown mental_breakdown mental_illness mentally_ill mental_health insomnia
  migraine migraines tinnitus vertigo sciatica slipped_disc herniated scoliosis hernia appendicitis vertebrae fracture fractured paralysed paralyzed paralysis paraplegic quadriplegic tetraplegic amputated amputation amputee
  blindness going_blind glaucoma cataract cataracts macular retina deafness losing_my_sight losing_my_hearing losing_his_sight losing_her_sight losing_my_eyesight
  tumours lump lumps polyp polyps nodule nodules lesion lesions abscess goitre mole_has_changed growth_on growth_in mass_on mass_in shadow_on spot_on_my_lung spot_on_his_lung spot_on_her_lung
  autoimmune chronic_illness chronically_ill terminally terminal_illness incurable inoperable degenerative hereditary_disease genetic_disease disease illness sickness long_term_sick disability disabled virus infected anaphylaxis
  concussion brain_injury head_injury brain_damage brain_bleed haemorrhage internal_bleeding organ_failure collapsed_lung fluid_on_the_lungs water_on_the_lungs heatstroke hypothermia food_poisoning
  high_blood_pressure hypertension obese obesity menopause perimenopause cancerous precancerous cancers brca
`

const TREATMENTS = `
  chemo chemotherapy radiotherapy radiation_therapy immunotherapy dialysis transplant transplants transplanted organ_donor donor_list bone_marrow stem_cell stem_cells transfusion
  surgery surgical heart_surgery open_heart bypass stent stents pacemaker defibrillator hip_replacement knee_replacement keyhole laparoscopy catheter colostomy stoma tracheostomy feeding_tube ventilator ventilated intubated life_support on_oxygen defibrillated resuscitated
  anaesthetic anesthesia operating_table under_the_knife scalpel lumpectomy biopsy biopsies mri ct_scan cat_scan pet_scan xray ultrasound mammogram smear_test pap_smear colonoscopy endoscopy gastroscopy cystoscopy angiogram ecg ekg eeg echocardiogram lumbar_puncture spinal_tap blood_test blood_tests bloodwork blood_work bloods biopsy_results scan_results psa
    meds antidepressants antidepressant ssri ssris sertraline fluoxetine prozac citalopram zoloft lexapro lithium antipsychotics insulin statins steroids_from beta_blockers blood_thinners warfarin antibiotics morphine hrt tamoxifen methotrexate prednisolone metformin ozempic mounjaro wegovy inhaler epipen
  vaccine vaccines vaccination vaccinated jab booster clinical_trial experimental_treatment treatment_plan treatments second_opinion aftercare physio physiotherapy rehabilitation wheelchair crutches stairlift walking_frame prosthetic
  ect electroconvulsive sectioned psych_ward psychiatric psychiatric_ward psychiatrist inpatient
`

const PLACES_AND_PEOPLE = `
  icu intensive_care itu hdu high_dependency a_and_e emergency_room emergency_department ambulance ambulances paramedic paramedics air_ambulance coma comatose vegetative
  hospice palliative palliative_care oncology oncologist haematology haematologist neurologist neurology cardiologist cardiology nephrologist gastroenterologist rheumatologist endocrinologist dermatologist urologist consultant_says macmillan_nurse macmillan stroke_unit cancer_ward childrens_ward memory_clinic pain_clinic breast_clinic fracture_clinic two_week_wait fast_track_referral hospitalised hospitalized discharged_from_hospital readmitted
`

const SIGNS = `
  treatable curable the_big_c nil_by_mouth walking_stick keeps_falling going_downhill lost_the_use switch_off_the_machine switching_the_machine_off the_machine_off heart_pounding heart_is_pounding heart_racing gene_test genetic_test the_gene years_clear not_herself not_himself loses_words losing_words waiting_list_for on_the_list_for_a brain_fog dark_place black_dog low_again supervised_ward came_off_his_bike came_off_her_bike came_off_the_bike came_off_his_motorbike came_off_her_horse not_opened_his_eyes not_opened_her_eyes has_not_woken not_woken_up not_woken_yet awake_every_night awake_all_night can_not_swallow pressure_sores tube_feeding bad_news_from good_news_from stopped_responding stopped_working_on has_it_spread it_has_spread has_spread shrunk shrinking come_back_again_the responding_to
  diagnosed diagnosis undiagnosed misdiagnosed prognosis symptoms symptom remission in_remission relapsed_again stage_four stage_4 stage_iv stage_three stage_3 stage_two stage_2 grade_3 terminal
  chest_pain chest_pains palpitations heart_racing short_of_breath shortness_of_breath breathless struggling_to_breathe can_not_breathe coughing_up coughing_blood blood_in_my blood_in_his blood_in_her rectal_bleeding fainted fainting blackouts blacking_out collapsed dizzy_spells dizziness
  hot_flushes night_sweats hair_falling_out hair_is_falling_out losing_my_hair tired_all_the_time always_exhausted chronic_pain constant_pain in_pain in_so_much_pain in_agony nerve_pain back_pain stomach_pain abdominal_pain pelvic_pain joint_pain in_constant_pain this_pain my_pain
  life_threatening touch_and_go critical_condition in_critical critical_but_stable months_to_live weeks_to_live years_to_live months_left weeks_left life_expectancy
  self_isolating bedridden bedbound housebound bed_bound vomiting throwing_up_blood incontinent incontinence can_not_swallow stopped_eating not_eating refuses_to_eat will_not_eat off_her_food off_his_food skin_and_bone skin_and_bones
  hearing_voices hears_voices hear_voices heard_voices voices_in_my_head voices_in_his_head voices_in_her_head hallucinating hallucinations paranoid_delusions delusional
  not_sleeping can_not_sleep can_not_eat can_not_get_out_of_bed can_not_keep_anything_down
  pull_through pulls_through pulled_through come_through_it come_through_this make_a_full_recovery full_recovery walk_again talk_again see_again_after my_recovery his_recovery her_recovery beat_this_thing beat_this_disease
  my_health his_health her_health their_health mothers_health fathers_health husbands_health wifes_health sons_health daughters_health own_health in_good_health ill_health bad_health poor_health failing_health health_scare health_scares health_problem health_problems health_issue health_issues health_condition health_anxiety medical_condition medical_problem medical_results medical_test medical_tests
  unwell poorly seriously_ill very_ill so_ill really_ill gravely_ill ill_again fallen_ill fell_ill taken_ill get_ill getting_ill been_ill is_ill am_ill was_ill are_ill mentally_unwell on_the_mend
  go_blind go_deaf lose_my_sight lose_my_leg lose_his_leg lose_her_leg lose_my_hair_to lose_my_voice wasting_away weighs_nothing the_all_clear all_clear waiting_on_results waiting_for_results what_is_wrong_with_my_body
`

const PHRASES = `
  ? with/has/have/got/living_with/support ~ ms/me_cfs/mnd/als/copd/ptsd/ocd/pots/cptsd
  is it my heart/lungs/liver/kidneys/head/thyroid/hormones/nerves ~
  born too/so/very/weeks early/small/tiny
  have/lose/losing/take/taking/having/remove/removed/need ~ leg/arm/breast/breasts/foot/toe/toes/finger/womb/kidney/bowel/prostate/thyroid/ovaries/lung/spleen/gallbladder/appendix/tooth/teeth off/removed/out/taken/amputated
  {pet} ~ not/barely/hardly/stopped/is_not moving/eating/drinking/right/himself/herself/walking/getting_up/breathing/well
  not/never opened/open/opening his/her/their eyes ~
  ? awake/up at/until/all ~ every/night/heart/pounding/worry/again
  heart ~ pounding/racing/skipping_beats/fluttering/palpitations
  ? does/do/did not know/remember/recognise who/what/where i/we/he/she/day ~
  asks/asking/tells/telling/repeats/repeating ~ same question/story/thing ~ again/over/minutes/times
  has/have/is/will/if/when it/cancer/lump/tumour/illness/disease ~ come/came/coming/be/spread/is back ~
  is the/my/his/her lump/cancer/tumour/growth/pain ~ back/gone/worse/bigger
  hides/hiding/hoards/throws_away/skips/skipping ~ food/meals/dinner/lunch/breakfast
  wears/wearing big/baggy/huge jumpers/clothes/hoodies
  slowing/slowed/going/gone downhill/down ~ mother/father/grandmother/grandfather/dog/cat
  bad/good/some news from the doctor/doctors/hospital/consultant/clinic/vet
  back on/off them/the_meds/the_tablets/the_pills
  keep/keeps/stop/stops/stopped working/responding ~ treatment/chemo/tablets/drug/medication
  treatment/chemo/tablets/drug/medication ~ keep/keeps/stop/stops/stopped/start/still ~ work/working/responding
  headaches/headache/pains/tiredness/cough/bleeding/dizziness ~ stress/serious/worse/tumour/doctor/something
  time/ready/need/moving/move ~ for/into a/care ~ care_home/nursing_home/carer/hospice/home_help
  ? health .
  ? health and/or/love/money/work/wealth/career/family ~
  love/money/work/wealth/career and/or health
  gave/give/given/giving/gives me/him/her/us/mother/father six/three/two/a_few/12/twelve/6/3/2/weeks/months/a ~ months/weeks/years/year/days
  found/find/finds/spotted/seen/see/saw something/some_thing/a_bit/spots/cells ~ on/in ~ {body}/scan/xray/x_ray/blood/bloods/mri
  on the/autistic spectrum
  will/can/when ~ {own}/he/she/i ~ eyesight/sight/hearing/memory/voice/smell/taste/hair/speech/strength/feeling come/return/comes/get ~
  will he/she/my/our/they ~ ever talk/walk/speak/crawl/sit_up/be_normal/live_alone/live_independently
  is it/this/that what/the_same ~ mother/father/grandmother/grandfather/brother/sister/aunt/uncle had/has/died_of
  let/letting nature take
  go/goes/going/went/wheeled/taken ~ into/in/to/down_to theatre ~ at/tomorrow/today/now/tonight/morning/monday/tuesday/wednesday/thursday/friday
  my/his/her/our/the/waiting_on/waiting_for/await/awaiting/get/got ~ results ~ back/appointment/doctor/clinic/nerves/scared/worried/hospital
  something/anything/what is wrong/not_right/going_on with/inside my/me/him/her ~ doctors/tests/body/they/find
  they/doctors/nobody/no_one ~ find/tell/know/work_out/figure_out ~ what is wrong/it_is/this_is/i_have
  can/could not get_out_of/leave/face ~ bed/house
  not/never left/leave/been_out_of ~ house/flat/bed/room since/for/in ~
  stopped/stop/refuses/refusing/off/forgets/skipping/hiding taking/to_take/her/his/my ~ tablets/meds/pills/medication/medicine/insulin
  two/four/six/eight/ten/3/4/5/6 ~ weeks/months ~ cough/coughing/rash/bleeding/pain/headache
  ? cough/coughing/bleeding/pain/headache/limp/rash ~ weeks/months/week/month/days/since
  # Cancer is also a sign of the zodiac: light.ts takes that out.
  cancer
  {own} cancer
  operation/op/procedure/surgery ~ okay/survive/safe/risk/risky/recover/tomorrow/monday/tuesday/wednesday/thursday/friday/next_week/on_my/on_his/on_her/go_well/delayed/cancelled
  ? {own}/mothers/fathers operation/op/scan/scans/procedure/biopsy/surgery/treatment/specialist/consultant/ward
  have/need/having/needs/facing/get/getting/had/refuse/refusing/postpone/before/after the/an/a/this/another/major operation/op/procedure/scan/transfusion/treatment
  ? come/comes/came/make/makes/made/get/gets/got ~ through ~ operation/op/night/surgery/procedure/week/winter/treatment/it
  ? ~ hospital
  ? in/into/at/from/out_of/back_in/leave/left/to/the_local hospital/ward/hospitals/clinic_again
  hospital ~ again/bed/ward/called/rang/phoned/says/say/said/tests/appointment/results/visit/visits/tonight/since
  ? doctor/doctors/gp/consultant/specialist/surgeon/nurse/nurses/vet/vets/medics/dentist/optician/midwife/psychiatrist/neurologist says/say/said/think/thinks/thought/told/tell/found/find/wants/want/want_to/can_not/could_not/will_not/do_not/does_not/suggested/suggests/recommend/recommends/recommended/mentioned/called/rang/sent/keeps/keep/is_worried/are_worried/are_baffled/has_no/have_no/gave/give/gives/dismissed/missed/wrong/right
  ? see/seen/saw/seeing/go_to/went_to/gone_to/visit/visited/call/ring/change/trust/ask/avoiding/avoid/need/need_to_see/listen_to/waiting_for/wait_for/referred_to/from/by the/a/my/his/her/our/five/5/another/any/so_many/many/2/3/4/another/many doctor/doctors/gp/consultant/specialist/surgeon/oncologist/psychiatrist/vet/neurologist/dentist
  test/tests/blood/scan/lab/biopsy/medical/hospital results/result ~ come/back/clear/positive/negative/okay/bad/good/be/tomorrow/monday/tuesday/wednesday/thursday/friday/doctor
  results from/of ~ doctor/hospital/scan/biopsy/clinic/tests/test/bloods/mri/consultant/specialist
  results ~ come_back_clear/benign/clear/malignant
  found/find/felt/feel/noticed/have/has/got ~ lump/mass/growth/shadow/swelling/bleed/tumour
  ? {body} ~ {hurts}
  {hurts} ~ in/of ~ {body}
  ? {hurts} {body}
  lost/losing/lose feeling/sensation/sight/use/movement/sensation in/of ~
  what/something is/is_really/be/could_be/might_be/else_is ~ wrong/the_matter with my/his/her/their/our ~ body/health/heart/head/stomach/skin/mind/dog/cat/baby/memory/eyes/horse
  tired/exhausted/ill/sick/dizzy/nauseous/in_pain/unwell/weak/poorly all_the_time/for_months/for_weeks/since/constantly/every_day/always
  ? will/is/can/does/when/if {anyone_dear}/i ~ get_better/getting_better/recover/pull_through/heal/survive/be_cured/get_well/be_well/make_it/wake_up/be_healthy/be_healed/walk/be_well_again
  ? {own}/is_my/will_my/mother/father ~ {dear}/{pet} ~ ill/sick/unwell/poorly/hospital/dying/suffering/in_pain/limping/lame/vomiting/confused/frail/weak/failing/struggling_to/fading/deteriorating/declining/collapsed
  cure/cured/curable/treatable/heal/heals/healed ~ illness/disease/condition/body/pain/{body}/anxiety/health/naturally/this/it
  is there a/any cure/treatment
  ? is it/this/that serious/contagious/curable/treatable/in_my_head/my_thyroid/my_heart/hereditary
  ? should i/he/she/we ~ treatment/medication/meds/tablets/pills/jab/test_for/tested/dose/chemo/antidepressants
  come/coming/came/go/going/taper/wean off/back_on my/the/his/her/his ~ meds/medication/tablets/pills/antidepressants/sertraline
  ? stop/stopped/start/started/starting/take/taking/took/skip/quit/on taking/my/the/his/her/new tablets/pills/medicine/meds/medication/antidepressants/dose
  {own} memory ~ going/worse/bad/failing/fading
  ? forgets/forgot/forgetting/forget ~ name/names/who_i_am/me/where/her_own/his_own/to_eat/the_way_home
  does/did/do not know/recognise/recognize/remember me/us/who_i_am/her_own/his_own/my_name/my_face ~
  gets/got/getting/keeps_getting lost/confused ~ home/own/street/again/way/night
  left/leaves/leaving ~ gas/stove/hob/oven/tap ~ on
  wandered/wanders/wandering ~ nightie/pyjamas/night/dressing_gown/off_again/street
  had/has/have/having a/another/the/two fall/falls/stroke/fit/fits/turn/funny_turn/bleed/scan/relapse/flare/bad_turn/breakdown/wobble
  ? fell/fallen/fall ~ broke/broken/hip/stairs/ladder/bath/shower/again/ice
  {dear} ~ will/does/is/has/does_not not/never/barely/hardly/stopped/refuses ~ eat/eating/eaten/get_up/get_out_of_bed/leave_the_house/wake/speak/talk_any_more
  {dear} ~ losing/lost/so_much/drops/dropping weight/so_thin/thin
  so/too/painfully/scarily/dangerously thin/skinny/underweight/frail
  weighs/weigh nothing/so_little/less/six/seven/five/40/38/35 ~
  says/said/pretends/claims ~ already/has/had eaten
  makes/make/making/made herself/himself/myself sick/throw_up/vomit
  counts/counting/count/restrict/restricting calories/every_calorie
  fingers/toothbrush down/in my/her/his throat
  ? {pet} ~ vet/vets/limping/lame/limp/lump/ill/sick/poorly/vomiting/not_eating/off_food/diagnosed/surgery/operation/kidneys/arthritis/blind/deaf/struggling/suffering/in_pain/hips/old_age/put_to_sleep/put_down/worms/wheezing/cough/seizures/fits/bleeding/shaking/weaker/pain
  vet/vets ~ bill/bills/said/says/thinks/wants/kindest/options/nothing/can_not/cannot/tomorrow/tonight/appointment/find/scan
  ? put/putting {any_dear}/it to_sleep/down
  quality of life
  ? needs/need/find/get/given/waiting_for/waiting_on/give/donate/donating/donor/match [me/him/her/us/for/a/my/one/the] [a/new/my] kidney/liver/heart/lung/cornea/marrow/donor/transplant
  new/find_me_a/find_him_a/find_her_a/my_second kidney/liver/heart_valve/lung/cornea/heart_transplant
  ? lose/losing/loose/gain/gaining/put_on ~ weight/two_stone/a_stone/stones/pounds/kilos
  body/health ~ healing/failing/shutting/giving_up/let_me_down/broken/betraying/fall_apart/falling_apart
  my/his/her mind is/was/has ~ going/gone/failing/slipping
  losing/lost my/his/her mind/marbles
  nervous/mental/complete/total breakdown/collapse/exhaustion
  signed/off off/work/sick ~ sick/stress/work/with_stress/depression
  on long_term/indefinite/permanent sick/sick_leave/leave
  will/can/when ~ i ~ walk/run/ride/work/drive/swim/dance/see/hear/breathe/eat/sleep/play properly/again/unaided/normally
  born/been_born ~ early/premature/weeks_early/with_a_hole/with_a_heart/not_breathing/with_downs
  incubator/nicu/neonatal/special_care_baby/scbu/premature/preemie/prem
  scan/scans ~ clear/worry/shadow/found/showed/shows/spots/change
  borderline/abnormal/irregular/suspicious/inconclusive ~ cells/result/results/smear/scan/mole/heartbeat/reading/test/bleeding
  mole ~ changed/bleeding/growing/grown/darker/dark/itchy/looked_at/checked
  i have/has/got/with/had cancer/ms/lupus/pots/me/adhd/autism/heds/eds/aids/pmdd/pcos
  living/live/lives/diagnosed/born with ms/lupus/hiv/cancer/pain/this_illness/a_disability/diabetes/dementia/parkinsons/chronic ~
  care/nursing/residential/dementia home/homes
  carers/carer/home_help/district_nurse ~ come/comes/coming/day/needed/says
  ? what/which/why is/are/causing/cause/causes ~ illness/symptoms/pain/headaches/rash/fatigue/exhaustion/bleeding/swelling/dizziness/headache
  ? headaches/headache/rash/fever/temperature/fatigue/nausea/tremor/tremors/cramps/spasms/bleeding/swelling/bruising_easily/wheezing ~ for/since/again/every/will_not/worse/go_away/not/weeks/months/days
  keep/keeps/kept getting/being/fainting/passing/throwing/having ~ ill/sick/infections/infection/colds/out/up/fits/seizures/headaches/migraines/dizzy/blackouts
`

/** Not enough alone, because each has lighter meanings; two of these fields are enough. */
const MEDICAL = `
  condition medical checkups flare flare_up relapse side_effect waiting_list sick_leave signed_off test_came
  hospital clinic doctor doctors gp nurse nurses consultant specialist surgeon vet vets ward patient patients appointment checkup check_up scan scans operation procedure treatment treatment_centre therapist medicine tablets tablet pills results test_results theatre_at theatre_tomorrow theatre_on goes_into_theatre going_into_theatre referral referred dose prescription prescribed stitches plaster_cast injection injections needle drip bandage dressing respite carers carer care_plan care_package sick_note sick_leave stretcher cannula clinic_letter screening round_of second_round another_round next_round oxygen spectrum
`
const BODY = `
  lung lungs liver kidney kidneys bowel brain breast breasts prostate ovary ovaries ovary cervix thyroid pancreas spine hip hips knee knees bloods blood eyesight sight hearing_loss vision bones joints joint muscles nerve nerves vein veins ribs bladder gallbladder appendix colon heartbeat heart_murmur murmur legs stomach chest throat lump skin body memory mobility balance appetite temperature pulse hormones immune_system womb limb limbs jaw teeth weight eyes ears hands scalp
`
const SYMPTOMS = `
  tiny born_early born_too_early premature nerves not_been_himself not_been_herself not_himself not_herself being_sick
  ill sick sickness pain pains painful ache aches aching suffering suffer suffers weak frail fragile fading fever headache headaches rash swelling swollen bleeding bleed bleeds fatigue nausea dizzy cough coughing coughs wheezing shake shakes shaking trembling numb numbness tremor faint fits limp limping vomit twitching twitch tingling itching sores bruising stiff stiffness breathe breathing breathless choking seizures collapsed collapse fall falls fell confused confusion forgetful forgets wandering hallucinating voices sleepless not_sleeping can_not_sleep not_eating stopped_eating will_not_eat exhausted exhaustion worn_out drop_things drops_things slurring
`
const PROGNOSIS = `
  go_down going_down checking keep_checking getting_worse strong_enough myself_again himself_again herself_again long_left or_just_nerves just_nerves climb_the_stairs off_the_list stop_working
  recover recovery recovering recovers heal healing heals cure cured survive survives make_it make_it_through pull_through get_better getting_better gets_better get_well get_worse getting_worse gets_worse worse deteriorating declining serious anything_to_worry worry_about walk_again run_again talk_again ever_talk ever_walk ever_run come_back_to_me_the_same normal_again be_normal be_myself_again feel_like_myself be_okay be_all_right six_months three_months years_left time_left how_long wrong_with_me wrong_with_him wrong_with_her looked_at looked_into what_mother_had what_my_mother_had what_my_father_had runs_in_the_family in_the_family nature_take_its_course live_alone on_her_own on_his_own live_on stop_driving sent_home come_home discharged the_all_clear found_something come_back_clear funny_turn came_back_funny scared_to_go too_scared_to avoiding before_its_too_late
`
const MIND = `
  anxious anxiety panic stress stressed burnt_out burned_out burnout depressed low_mood mood_swings manic chosen_one hears hearing_things seeing_things obsessive compulsive cope coping breakdown overwhelmed
`

export const HEALTH: readonly GraveField[] = [
  { name: 'illnesses', grave: 'health', strength: 'named', terms: ILLNESSES },
  { name: 'treatments', grave: 'health', strength: 'named', terms: TREATMENTS },
  { name: 'places and people of medicine', grave: 'health', strength: 'named', terms: PLACES_AND_PEOPLE },
  { name: 'signs of illness', grave: 'health', strength: 'named', terms: SIGNS },
  { name: 'illness told round about', grave: 'health', strength: 'told', phrases: PHRASES },
  { name: 'words of medicine', grave: 'health', strength: 'weak', terms: MEDICAL },
  { name: 'words of the body', grave: 'health', strength: 'weak', terms: BODY },
  { name: 'words for feeling ill', grave: 'health', strength: 'weak', terms: SYMPTOMS },
  { name: 'how it may go on', grave: 'health', strength: 'weak', terms: PROGNOSIS },
  { name: 'words of the mind', grave: 'health', strength: 'weak', terms: MIND },
]
