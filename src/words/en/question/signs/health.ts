/** Illness: words that are weak alone and say much together. Each field is one idea. */
import type { GraveField } from '../../../../tarot/question/graves.ts'

const health = (
  name: string,
  strength: GraveField['strength'],
  words: { terms?: string; phrases?: string },
): GraveField => ({
  name,
  grave: 'health',
  strength,
  ...words,
})

export const HEALTH_SIGNS: readonly GraveField[] = [
  health('names of illnesses', 'named', {
    terms:
      'abscess alzheimers anaemia anemia aneurysm angina anorexia anorexic arrhythmia arthritis asthma atrial_fibrillation autoimmune bipolar brain_bleed bronchitis bulimia bulimic cancer cancerous carcinoma cataract cataracts celiac coeliac cerebral_palsy cirrhosis colitis concussion covid crohns cystic_fibrosis cyst cysts deep_vein_thrombosis dementia diabetes diabetic diverticulitis dvt eating_disorder ebola eczema embolism emphysema encephalitis endometriosis epilepsy epileptic fibroids fibromyalgia gallstones gangrene gastritis glaucoma gout heart_attack heart_disease heart_failure heart_murmur hepatitis hernia hiv huntingtons hydrocephalus hypertension hypothyroidism kidney_stones kidney_failure leukaemia leukemia liver_failure long_covid lupus lyme_disease lymphoma macular_degeneration malaria melanoma meningitis migraines motor_neurone muscular_dystrophy myeloma neuropathy osteoporosis pancreatitis parkinsons pcos peritonitis pleurisy pneumonia polyp polyps prostate_cancer psoriasis psychosis psychotic pulmonary_embolism renal_failure rheumatoid sarcoma schizophrenia schizophrenic sciatica scoliosis seizure seizures sepsis shingles sickle_cell silicosis sleep_apnoea stroke_last mini_stroke thrombosis thyroid tinnitus tuberculosis tumor tumors tumour tumours typhoid ulcer ulcers ulcerative vertigo distemper parvo laminitis colic feline_leukaemia kennel_cough cushings mastitis strangles',
  }),
  health('tests and what they show', 'told', {
    terms:
      'mri ct_scan cat_scan pet_scan ultrasound_showed endoscopy colonoscopy gastroscopy bronchoscopy lumbar_puncture biopsy biopsies mammogram smear_test pap_smear ecg ekg eeg angiogram bone_marrow blood_results blood_pressure psa_level psa_test tumour_marker scan_results test_results my_results_from_the_hospital abnormal_cells shadow_on suspicious_lump malignant benign metastasis metastasised stage_two stage_three stage_four stage_3 stage_4 remission prognosis inoperable second_opinion called_back_in_for recalled_for two_week_wait fast_track_referral oncology haematology neurology cardiology rheumatology dermatology_appointment urology nephrology memory_clinic',
    phrases: `
      bring/take someone/somebody/a_friend/family/a_relative with/along you/me/him/her ~
      they/clinic/hospital/doctor/doctors/surgery/nurse want/wants/wanted me/him/her/us/mother/father back in/again/. ~
      ? scan/test/tests/bloods/results/sample/swab ~ friday/monday/tuesday/wednesday/thursday/tomorrow/next_week/again/back/afraid/scared
      ? cancel/cancelled/cancelling/skipped/missed/avoid/avoiding/putting_off/put_off ~ scan/mri/appointment/check_up/clinic/biopsy/mammogram/smear/doctor/gp/hospital
      found/find/finds/noticed/saw/seen/showed/shows/spotted something/a_shadow/a_mass/a_spot/an_abnormality/a_growth ~ on/in ~ scan/lung/breast/liver/brain/mri/x_ray/screen/mammogram/bloods
    `,
  }),
  health('treatment and medicine', 'told', {
    terms:
      'chemo chemotherapy radiotherapy radiation_therapy immunotherapy dialysis transfusion transplant pacemaker stent bypass hip_replacement knee_replacement mastectomy lumpectomy colostomy stoma_bag catheter chemo_brain feeding_tube ventilator oxygen_at_home insulin metformin statins warfarin steroids_for methotrexate tamoxifen lithium antidepressants antidepressant sertraline fluoxetine prozac citalopram venlafaxine quetiapine olanzapine risperidone clozapine antipsychotics antipsychotic epipen inhaler nebuliser morphine_patch pain_patches chemo_ward general_anaesthetic under_anaesthetic keyhole_surgery open_heart amputate amputation amputated prosthetic colectomy hysterectomy euthanise euthanasia',
    phrases: `
      come/came/coming/go/going/wean/stop/stopped/stopping/quit off/taking my/the/his/her/these meds/tablets/medication/pills/antidepressants/medicine ~
      on/off/started/back_on/taking/upped/doubled/changed/switched ~ tablets/medication/meds/steroids/injections/antibiotics ~ heart/months/weeks/doctor/side_effects/flat/fat/dizzy/sleep/mood/again/better/years
      ? should/can/do i/we/he/she ~ stop/refuse/have/take/go_for ~ tablets/treatment/operation/surgery/chemo/injections/medication/statins/jab
      tablets/medication/treatment/medicine/injections/jabs/meds/pills ~ bring/help/work/fix/cure/make/save ~ wife/husband/mother/father/him/her/son/daughter/brother/sister/{pet} ~
      second/third/fourth/fifth/last/next/first/final/another/one_more round/cycle/session/infusion/course of/starts/start/is/on/begins/left/monday/next ~ hair/pillow/sick/ward/hospital/treatment/tired/wig/chemo/nausea/strength
      tea/herbs/prayer/healer/turmeric/juice/diet/fasting/homeopathy/leaf/roots/cannabis_oil ~ instead/cure/cures/cured ~ doctor/chemo/hospital/tablets/insulin/treatment/tumour/illness
    `,
  }),
  health('hospitals and wards', 'weak', {
    terms:
      'hospital hospitals ward wards clinic clinics a_and_e icu intensive_care high_dependency hdu coronary_care hospice nursing_home care_home infirmary sanatorium operating_theatre recovery_room ambulance paramedic paramedics stretcher waiting_room casualty outpatients inpatient admitted discharged visiting_hours visiting_time bedside surgery_on_monday psych_ward psychiatric respite',
  }),
  health('doctors', 'weak', {
    terms:
      'doctor doctors doc gp consultant surgeon surgeons specialist specialists nurse nurses oncologist cardiologist neurologist dermatologist gynaecologist urologist psychiatrist psychiatrists radiologist sonographer physician paediatrician pediatrician anaesthetist physiotherapist vet vets matron ward_sister district_nurse macmillan_nurse optician audiologist chiropodist',
  }),
  health('how a body feels', 'weak', {
    terms:
      'lump lumps mole moles ache aches aching sore swollen swelling numb numbness tingling pins_and_needles dizzy dizziness faint fainted fainting blackout breathless breathlessness wheezing wheeze cough coughing blood_in bleeding bleeds rash fever feverish temperature nausea nauseous vomiting vomit throwing_up cramps spasm spasms tremor tremors shaking_hands shakes fatigue exhausted_all_the_time palpitations chest_pain chest_pains tight_chest chest_tightness blurred_vision double_vision floaters headache headaches migraine limp limping limps bruises_easily night_sweats sweats jaundice yellow_eyes constipation diarrhoea incontinent incontinence hot_flushes collapse collapsed collapses stumbles stumbling unsteady off_her_legs off_his_legs weak_on_one_side drooping slurred slurring hoarse cannot_swallow swallowing weight_loss losing_weight_without bald_patch hair_falling hair_coming_out infection infected scar scars wound stitches fracture fractured broken_hip broken_leg paralysed paralyzed wheelchair walking_frame zimmer bedridden bedbound frail skin_and_bone coma unconscious unwell poorly ill illness sick sickness ailing contagious relapse flare_up flare_ups chronic pain pains agony',
  }),
  health('parts of the body', 'weak', {
    terms:
      'chest lung lungs liver kidney kidneys bowel bowels stomach belly breast breasts prostate womb ovary ovaries cervix pancreas throat spine skin brain bladder bones joints spleen colon testicle armpit groin nipple gums tonsils appendix arteries artery valve lymph glands gland retina eyesight left_side right_side left_arm fingers numb_fingers hip hips knee knees ankle wrist ankles blood',
    phrases: `
      ? my/his/her/under_my/under_his/under_her/mothers/fathers/left/right arm/leg/eye/eyes/ear/hand/hands/neck/back/side/foot/heart/head/face/jaw/shoulder/tongue/feet/legs/arms
    `,
  }),
  health('something found on a body', 'told', {
    phrases: `
      found/find/felt/feel/noticed/notice/there_is/have/got/discovered/spotted ~ lump/bump/mole/growth/patch/knot/swelling/mark/something/thing/hard_bit ~ breast/arm/armpit/neck/groin/testicle/skin/back/throat/shower/chest/side/leg/collarbone/jaw/ear/scalp/tongue/pea/marble/walnut/grape
      size/the_size of a pea/marble/grape/walnut/egg/plum/golf_ball/lentil/bean/coin
      mole/freckle/spot/patch/lump/bump/mark ~ darker/dark/changed/changing/bigger/growing/grown/bleeds/bled/itchy/edge/edges/shape/crusty/colour
      coughing/coughed/cough/passing/passed/spitting/peeing/vomiting/wiping ~ blood
      blood in/on my/his/her/the urine/wee/stool/toilet/tissue/pillow/spit/phlegm/underwear/pan/bowl/handkerchief
      {body} ~ gone/goes/going/went/feels/feel/is ~ numb/yellow/blue/blurry/weak/dead/tingly/stiff/grey/puffy/floppy
      numb/tingling/tingly/shaky/trembling/twitching/drooping fingers/hand/hands/arm/leg/legs/feet/toes/face/eye/lip/eyelid
      hand/hands/leg/arm/eye/fingers/foot ~ shake/shakes/shaking/tremble/trembles/twitch/twitches/twitching/jerks/drags/dragging/gives_way/gave_way
      hair ~ on/in/all_over/over the/his/her/my pillow/plughole/brush/bath/shower/drain/sink
      can/could not/hardly/barely catch/get my/his/her breath
      out_of/short_of breath ~ stairs/step/hill/talking/kitchen/tea/lying
      stairs/steps/hill/walk/bags ~ out_of_breath/breathless/puffed/tight/stop/rest/chest/rests/grey
      three/two/four/one/a/half/five/six/10/12/15/20/ten/twelve stone/kilos/kg/pounds ~ months/weeks/lost/lighter/trying/gone/off/trousers/belt
      ? dropped/lost/losing/shed ~ stone/kilos/kg/two_stone/three_stone/weight/pounds ~ says/since/trying/trousers/belt/clothes/doctor/months/weeks/eating/twice/bones/his/her
      taken/took/take/taking ~ trousers/skirt/clothes/waistband/belt/dress in/notch/hole ~
    `,
  }),
  health('a mind that slips', 'told', {
    phrases: `
      kettle/keys/purse/glasses/phone/milk/slippers/iron/handbag/wallet/remote/shoes ~ in the fridge/oven/freezer/microwave/bin/dishwasher/washing_machine/bread_bin
      called/calls/calling me/us/him by/the ~ name/sisters_name/brothers_name/aunts_name/dogs_name/wrong_name/mothers_name
      ? does/did/do not/hardly/barely/no_longer ~ know/knows/recognise/recognises/recognize/recognizes/remember/remembers ~ me/us/his_own/her_own/who_i_am/my_name/our_names/grandchildren/house/day/year
      asks/asked/asking ~ same/again/when/where ~ question/minutes/ten_times/over_and_over/every_five/twice/going_home/husband_is/mother_is
      wander/wanders/wandered/wandering/found_her/found_him/got_lost/gets_lost/lost ~ nightdress/nightie/pyjamas/slippers/street/bus_stop/supermarket/own_street/way_home/middle_of_the_night/car_park
      repeat/repeats/repeating himself/herself/themselves ~
      put/puts/putting/left/leaves/leaving ~ gas/stove/hob/iron/tap/taps/front_door/chip_pan on/open/running ~ again/twice/all_night/left_it/forgot
      does/can not/no_longer/should/safe/manage ~ live/be_left/cope/stay alone/on_her_own/on_his_own/by_herself/by_himself ~ mother/father/grandmother/grandfather/any_more/much_longer/home
      into/in/to a/the/nursing/care home/residential/facility ~ mother/father/grandmother/grandfather/him/her
      care_home/nursing_home/residential_home/assisted_living/memory_care/carers/live_in_carer/home_help ~
      power_of_attorney/lasting_power/capacity_assessment/social_services_assessment/sundowning/vascular/lewy
      look/looked/looks ~ at me/us like/as_if/as_though ~ stranger/never_met/did_not_know/someone_else
      ages/year/years/months/long ~ before/until ~ forgets/does_not_know/not_know/not_recognise me/us/who_i_am/everything
    `,
  }),
  health('a mind that is ill', 'told', {
    terms:
      'breakdown nervous_breakdown mental_breakdown psychiatric_ward sectioned manic mania hypomanic delusional delusions hallucinating hallucinations hearing_voices hears_voices paranoid paranoia ptsd ocd borderline_personality panic_attacks panic_attack agoraphobia agoraphobic self_neglect catatonic postnatal_depression postpartum_depression clinical_depression severe_depression major_depression mental_illness mentally_ill eating_disorder binge_eating makes_herself_sick makes_himself_sick makes_myself_sick purging purge postnatal postpartum',
    phrases: `
      not/hardly/barely/no slept/sleeping/sleep/need_sleep ~ days/nights/hours/2/two/three ~ ideas/plans/buzzing/genius/energy/business/talking/million/spending/idea/invincible/god
      buzzing/racing/invincible/unstoppable/on_fire/genius ~ sleep/sleeping/slept/tablets/meds/hours ~
      neighbours/tv/television/radio/phone/app/government/cameras/the_walls/newsreader/satellites ~ watching/listening/talking/speaking/sending/messages/following/his_name/her_name/my_name/thoughts ~
      washes/washing/wash/scrubs/scrubbing/checks/checking/counts/counting ~ hands/taps/door/stove/locks/lock/switches ~ times/again/raw/hours/bleed/stop/over_and_over
      can/could not/hardly/barely leave/leaves/left the/my/his/her house/flat/room/bedroom ~ months/weeks/since/years/scared/fear/any_more/days
      ? stay/stays/stayed/lies/lie/lying/lay/in/spends/not_got_out_of/get_out_of/out_of bed ~ all_day/weeks/days/months/curtains/mornings/since/any_more/for_days
      not/never/stopped ~ washed/washing/showered/showering/dressed/changed ~ days/weeks/week/months/herself/himself
      cry/cries/crying/sobbing/weeping ~ baby/newborn/birth/new_mother ~ hold/stop/feel/bond/hours
      feel/feels/feeling/felt nothing/numb/empty/dead_inside/flat/hollow ~ months/weeks/baby/any_more/everything/since/at_all
      dad/father/husband/brother/son ~ came_back/come_back/home ~ war/army/front/tour/afghanistan/iraq/ukraine/deployment ~ different/shouts/jumps/sleep/nightmares/not_the_same/floor
    `,
  }),
  health('a body that gives up', 'told', {
    phrases: `
      ? {pet}/{dear}/old_boy/old_girl/he/she ~ will_not/not/hardly/barely/stopped/no_longer/can_not/refuses/refusing/off ~ eat/eats/eating/drink/drinking/walk/walking/stand/get_up/stairs/jump/move/food/chicken/breakfast/dinner/his_food/her_food/swallow ~
      ? {pet} ~ limp/limping/limps/lame/vomit/vomiting/sick/thin/thinner/lump/fits/fitting/seizure/collapsed/wheezing/coughing/blood/blind/deaf/stiff/weak/panting/shaking/lethargic/bald/scratching/thirsty/drinking_a_lot/kidneys/cancer/tumour/insulin
      vet/vets ~ wants/want/says/said/bloods/scan/operate/operation/surgery/thousand/tests/kindest/lump/chat/options/put_down/put_to_sleep/quality_of_life/nothing/more/kidneys/time
      is it time/kinder/kindest/fair ~ vet/dog/cat/him/her/pain/let_go/let_him_go/let_her_go/old/go
      quality of life
      ? fell/fallen/falls/fall/falling/had_a_fall/tumble ~ bath/stairs/hip/kitchen/again/shower/floor/getting_up/ice/third_time/garden/pavement/night
      found/find/finding her/him/mother/father/them on the floor/kitchen_floor/bathroom_floor/landing/stairs
      on/off/to/from the/a/life machine/machines/ventilator/drip/oxygen/respirator/support ~
      ? nurses/nurse/doctors/doctor/consultant/vet/they ~ being/so/very/really/too/started/gone/suddenly ~ kind/nice/gentle/quiet/careful/soft
      sleeps/sleeping/asleep most/all/nearly_all/much of the/day ~ now/eat/eats/mother/father/grandmother/grandfather/him/her
      lost/losing/going/gone/goes/loses his/her/my sight/hearing/speech/voice/balance/memory/mobility/marbles/legs/eyesight/mind
      going/gone/go/turning blind/deaf/grey/yellow/blue
      donor/donate/donating/match ~ kidney/liver/marrow/organ/heart/cells/blood_type ~
      waiting_list/list ~ hip/knee/operation/surgery/heart/transplant/kidney/liver/scan/consultant
      operate/operation/surgery/procedure/op ~ monday/tuesday/wednesday/thursday/friday/tomorrow/next_week/risk/risky/heart/brain/spine/go_well/all_right/alright/okay/scared/wake_up/through_it
      go/goes/going/went/gone under the knife
      carer/carers/caring/care/look_after/looking_after for/of/after/him/her ~ mother/father/husband/wife/him/her/son/daughter/brother/sister ~ years/alone/tired/day_and_night/home/full_time/ms/stroke/wheelchair/disabled
      will/can/does/is {dear}/he/she/i ~ walk/talk/speak/see/hear/remember/wake/wake_up/breathe/dance/drive/play/run/ride/work again/properly ~
      will/is/does/can {dear}/{pet}/he/she/i ~ get_better/getting_better/recover/pull_through/make_it/get_well/be_well_again/come_out_of_it/survive/come_round/make_a_full/beat_it/beat_this/live_with_it/be_cured
      ? is/it/could/might/if ~ it/this/something ~ serious/hereditary/genetic/in_the_family/in_my_genes/spread/spreading/terminal/curable/contagious
      what/same/thing my mother/father/grandmother/grandfather/sister/brother/aunt/uncle had/died_of ~
      it/illness/gene/cancer ~ runs in my/our/the/his/her family
      # in a few words
      a fit/fits/seizure ~
      fit/fits/seizure in the bath/class/night/street/shop
      red/blood/bloody spit/phlegm
      curtain down/over ~ eye/eyes
      soft spot ~ bulging/sunken
      can_not find the word
      asks/asking what day/year ~
      mouth would not ~ say
      need a/the bag/stoma ~
      camera down ~
      more pictures of the ~
      am/will/do/is i/he/she ~ have/got/getting/get/inherit/inherited ~ gene/same_illness/what_my/what_she_had/what_he_had
    `,
  }),
]
