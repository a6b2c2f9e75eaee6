/** Pregnancy, the wish for a child and its loss: words that are weak alone and say much together. */
import type { GraveField } from '../../../../tarot/question/graves.ts'

const pregnancy = (
  name: string,
  strength: GraveField['strength'],
  words: { terms?: string; phrases?: string },
): GraveField => ({ name, grave: 'pregnancy', strength, ...words })

export const PREGNANCY_SIGNS: readonly GraveField[] = [
  pregnancy('pregnancy, by its words', 'named', {
    terms:
      'pregnant pregnancy pregnancies miscarriage miscarriages miscarried miscarry miscarrying stillbirth ectopic abortion abortions termination ivf iui icsi embryo embryos embryo_transfer frozen_transfer fertility infertility infertile fertility_clinic egg_donor donor_egg donor_eggs sperm_donor sperm_count low_sperm surrogate surrogacy egg_freezing freeze_my_eggs freezing_my_eggs ovulation ovulating clomid trying_to_conceive conceive conceived conceiving preggo preggers trimester first_trimester midwife midwives morning_sickness antenatal prenatal amnio amniocentesis preeclampsia placenta_praevia gestational baby_bump cervical_stitch positive_pregnancy_test pregnancy_test morning_after_pill abortion_pill heartbeat_scan twelve_week_scan twenty_week_scan anomaly_scan gender_scan vbac c_section caesarean',
  }),
  pregnancy('late, tests and lines', 'told', {
    phrases: `
      ? {small_age}/few/a_few/couple/14/20/ten/a days/day/week/weeks late
      ? late ~ period/this_month/test/tell_him/never_late/usually/clockwork
      period/time_of_the_month/monthly/cycle/aunt_flo ~ late/missed/has_not/not_come/never_late/due/skipped/come
      two/second/faint/pink/blue/double lines/line ~
      ? line/lines/stick/test/tests ~ faint/positive/negative/drawer/bathroom/bin/hid/hidden/told/show/showing/peed
      peed/pee/weed on a/the/three/five stick/sticks/test/tests
      forgot/missed/skipped/came_off/off/coming_off ~ pill/the_pill/my_pill/coil/implant
      condom broke/split/came_off/burst
      not/has_not/stopped/gone_off/can_not_stand/can_not_face ~ coffee/wine/fish/smell/prosecco/sushi ~ month/weeks/kitchen/suspicious/telling/daughter/wife/sister/mornings
      sick/throwing_up/queasy every/in_the/each morning/mornings ~
    `,
  }),
  pregnancy('the wish for a child', 'told', {
    phrases: `
      ? trying/tried/try ~ baby/child/another/second/one/years/months/number_two/kids/family ~
      will/can/when/shall/do i/we/she/they ~ have/become/be/get ~ baby/babies/child/children/kids/mother/father/parents/mum/dad
      ? want/wants/wanted/wish/longing/desperate/ready/hope/hoping/dream ~ baby/babies/child/children/kids/mother/be_a_mum/father/sibling_for
      too old/late for/to ~ baby/babies/child/children/kids/mother/conceive/try
      every/each/another month ~ nothing/again/disappointment/bathroom/hope/cry/crying/negative/blood/same
      ? transfer/round/cycle/implant/implantation/embryo/egg/eggs ~ stick/work/take/took/14th/clinic/freezer/last/left/fail/failed/third/second/fourth/wait
      ? will/did/does/hope/pray it/this/this_one/one/that_one ~ stick/stay/hold/take/last/implant ~
      clinic/specialist/consultant/doctor ~ eggs/donor/embryos/another_round/cycle/chance/conceive/tubes
      tubes/womb/eggs/ovaries/uterus ~ blocked/tied/left/old/removed/scan/tilted/low/quality
      everyone/friends/sister/all_of_them/another_friend ~ pregnant/bump/baby_shower/having_babies/scan_photo/expecting
      mother_in_law/his_mother/her_mother/in_laws/parents/relatives/aunties/family/pastor ~ grandchild/grandchildren/heir/when_are_we/asking_about_me/barren/no_child/good_news/any_news
      adopt/adopting/foster/fostering/adoption ~ baby/child/or/panel/approved/agency/matched/instead/ivf
      biological clock
      boy or girl
      ? boy/girl or/or_a boy/girl ~
    `,
  }),
  pregnancy('carrying a child', 'told', {
    phrases: `
      weeks/months along/gone/pregnant/far_gone/today/tomorrow ~
      i/she/am/is/wife/daughter/girlfriend/sister ~ {small_age}/12/14/16/18/20/22/24/26/28/30/32/34/36/38/40/ten weeks/months along/gone/today/tomorrow/now/and ~
      ten/eleven/twelve/eight/nine/seven/six/thirteen/twenty/10/11/12/8/9/7/6/20 weeks ~ today/tomorrow/stopped/before/last_time/scan/heartbeat/lost/both_times
      stopped/lost/ended/gone/lose ~ at ten/eleven/twelve/eight/nine/seven/six/ten/10/11/12/8/9/7/6/twenty weeks
      heartbeat ~ found/find/no/stopped/scan/heard/slow/there/baby/weeks
      scan/sonographer/screen/jelly/gel ~ baby/heartbeat/quiet/silent/weeks/nuchal/measure/twins/boy/girl
      ? baby/babies ~ kick/kicks/kicking/breech/due/moving/move/moved/stopped_moving/early/premature/small/healthy/position/on_the_way/arrive/induced
      ? induce/induced/induction/labour/contractions/waters/epidural/birth/birth_plan/breech ~ baby/hospital/soon/safe/go_well/afraid/scared/week/weeks/day/tomorrow/time
      due in/on/next/this/any ~ january/february/march/april/may/june/july/august/september/october/november/december/month/week/day/spring/summer/autumn/winter ~ baby/bump/nursery/birth/scared/hospital/midwife
      expecting ~ baby/twins/first/second/third/child/grandchild/girl/boy/again/spring/summer/autumn/winter/june/july/may
      keep/keeping/kept/have/having it/the_baby/this_baby/my_baby ~ clinic/decide/or/clinic_can/weeks/monday/appointment/alone/father/he_said/he_says/whatever_you
      ? do/should/can i/we keep/have it ~
      clinic ~ fit_me_in/booked/appointment/monday/tuesday/wednesday/thursday/friday/two_pills/first_pill/decide
      ? get/got/getting rid of ~ it/baby
      he/father/boyfriend/partner/husband/parents ~ does_not/not/wants/want/know ~ baby/keep/pregnant/it_gone/mine/nothing_to_do ~
      is/whose/who/if it/baby/he/the ~ his/mine/father/dad/fathers ~ baby/test/dna/timing/weekend/ex/dates
      paternity_test/dna_test/is_he_the_father/is_it_his/is_it_mine/the_real_father
      lost/losing/lose ~ baby/babies/it/another/twins/pregnancy ~ weeks/again/last_time/before/afraid/scared/first/second/third
      no kick/kicks/movement/period/regles since
      bump/bumps ~ quiet
      fallopian tube/tubes
      peed/wee/pee/weed on it
      bump/baby has/is gone/not quiet/still/moving
      dripping/leaking/pink/blood/more/brown since/on the towel/then/than
      the change
      folic_acid/prenatal_vitamins/baby_names/nursery/maternity_leave/maternity_bag/baby_shower/gender_reveal
    `,
  }),
]
