/** Pregnancy, the wish for a child, and its loss. */
import type { GraveField } from '../../../../tarot/question/graves.ts'

const NAMED = `
  pregnant pregnancy pregnancies preggo preggers up_the_duff knocked_up with_child conceive conceiving conceived conception fertility infertility fertile infertile subfertile barren ivf iui icsi embryo embryos blastocyst frozen_embryos implantation egg_retrieval egg_collection egg_freezing freeze_my_eggs freezing_my_eggs frozen_eggs egg_donor donor_eggs donor_egg donor_sperm sperm sperm_donor sperm_count surrogate surrogacy ovulation ovulating ovulate ovarian_reserve amh follicles clomid letrozole ttc trying_to_conceive trying_for_a_baby trying_for_another trying_for_a_child trying_for_number trying_for_our try_for_a_baby try_for_another try_for_a_second try_for_number baby_number second_baby another_baby third_baby
  miscarriage miscarriages miscarry miscarried miscarrying ectopic missed_miscarriage chemical_pregnancy molar abortion abortions abort aborted termination terminate_the terminate_my terminate_this morning_after_pill plan_b_pill abortion_pill mifepristone planned_parenthood unplanned unwanted_pregnancy
  trimester midwife antenatal prenatal gestational preeclampsia placenta amniocentesis nuchal twelve_week_scan 12_week_scan 20_week_scan anomaly_scan dating_scan no_heartbeat baby_bump morning_sickness c_section caesarean cesarean contractions waters_broke waters_have_broken breech induced overdue_baby in_labour home_birth giving_birth give_birth childbirth stillbirth postpartum newborn
  late_period period_is_late period_late missed_period missed_my_period missed_a_period skipped_a_period two_lines faint_line second_line pink_lines positive_test negative_test pregnancy_test home_test pee_stick peed_on condom_broke condom_split forgot_the_pill forgot_my_pill unprotected vasectomy tubes_tied sterilised menopause_early childless childfree child_free rainbow_baby polycystic pcos endometriosis hysterectomy
  become_a_mother become_a_father become_parents become_a_parent be_a_mother be_a_father be_parents be_a_parent being_a_mother becoming_a_mother motherhood fatherhood parenthood big_fat_negative bfn bfp our_last_embryo last_embryo beta_hcg hcg
`

const PHRASES = `
  family of three/four/five
  when/will/can will/can/are/do/i/we [i/we/going_to/ever] have/hold/get a/our/my/another baby ~
  carry/carried/carrying to/it_to/this_to/full term
  should/do/can/will i/we have/keep it .
  twelve/ten/eight/nine/six/seven/fourteen/sixteen/twenty/12/10/8/20 weeks today/tomorrow/along ~
  i/am/she/is/already {small_age}/14/18/20/22/24/30/36/38 weeks/months gone/along/now/in .
  losing/lose/lost this/another/that one/baby ~ too/again/this_time
  can/could not have kids/children/them/babies/any
  truth/sure/know/prove/certain/test that/it/if/whether ~ mine/his
  it/baby/child is/was ~ mine/his or ~
  grandchild/grandchildren/grandmother/grandfather ~ give/have/become/failed/tries/trying/wait/ever
  give/giving/gave me/us/him/her/my_parents ~ grandchild/grandchildren/grandson/granddaughter/child/son/heir/sibling
  failed/unsuccessful/negative goes/attempts/rounds/cycles/transfers/tests/tries/try
  the/my/her/our birth ~ go/plan/easy/safe/hospital/partner/soon/scared/day
  go/goes/went/going into labour
  give/have/want ~ a sibling/brother/sister/second_child/little_brother/little_sister for/him/her ~
  meant/supposed/destined/able/going to be/become a mother/father/parent/mum
  body ~ let me/us down ~ times/again/five/three/four
  ? get/got/getting rid of it/the_baby/this
  running/run/ran out ~ time ~ children/kids/baby/mother
  try/trying naturally
  eggs/egg ~ left/quality/freeze/frozen/retrieve/old/good
  ? am/is/are/was/be/might_be/could_be/if/am_i/is_she/not i/she/my/they/we/girlfriend/wife/daughter/sister/{dear} ~ expecting/late/showing
  ? {dear}/she/we/i ~ is/are/am/be expecting
  is/are she/my/we/they/{dear} ~ expecting
  ? expecting .
  expecting a/our/my/another/her/number/twins baby/first/second/third/child/one/two/girl/boy
  ? have/having/get/keep/want/wants/wanting/carry/carrying/lose/losing/lost/try_for/trying_for/conceive/father/fathered a/another/the/more/my/our/any/his/her/own/this baby/babies/child/children/kid/kids/twins
  ? will/can/do/should/when/could/shall/if/want/ever i/we/they/my_wife/my_husband/to ~ have/want/wants kids/children/a_family/a_baby/babies/one_more/another_one/more_kids
  ? have/having kids/children/babies/a_family/more_children
  ? how many kids/children/babies
  want/wants/wanted/wanting/desperate/longing/long/hoping/hope/waiting/ready/never [to/for/be/have/a/to_be/be_a/to_have/my/another/our/of/become/becoming] [a/to/be/own/another/have/have_a/an] baby/children/child
  ? be/become/becoming/being [a/ever] mother/father/parents ~
  is/am/are/was/could ~ too old/late to/for have/for/be/a/kids/children/baby ~
  biological/body clock
  ? start/starting/started/have a/our family/families
  i/she/we/am/is {small_age}/18/19/20/22/24/26/28/30/32/34/36/38/40/14/12/10/8/16 weeks/months along/pregnant/gone/now/in/today/and/far
  i am {age}/5/6/18/19/20/21/22/23/24/26/28/30/32/34/36/37/38/39/40/41 weeks
  weeks/months along/pregnant
  baby/babies ~ due/coming/kicking/healthy/scan/boy_or_girl/heartbeat/growing/arrive/arrives/on_the_way/position/moving
  due in/on/date/next/this/any_day/soon ~ january/february/march/april/may/june/july/august/september/october/november/december/baby/month/week/hospital/day
  ? boy or/or_a girl
  gender of/reveal ~ baby/my/the
  is it/this/the_baby a boy/girl
  ? positive/negative/faint/clearblue/took_a/take_a/do_a ~ test/line/lines
  keep it/the_baby/this_baby/her/him or ~
  keep/keeping the/this/my/our baby
  ? get rid of it/the_baby
  last/first/next/another/third/second/fourth/final/our/failed/one_more round/cycle/transfer/attempt/try ~ ivf/iui/work/embryo/clinic/eggs/stick
  transfer/implant/implanted/embryo/embryos ~ stick/take/work/worked/successful/fail/failed/week/took
  clinic/doctor/specialist ~ eggs/embryos/donor/fertility/cycle/try_once_more/try_again
  trying/tried/try ~ years/months/baby/year/since/cycle/for_one/to_fall ~ nothing/negative/baby/still/pregnant/nursery/month/period/again/clinic
  be/hear/being ~ called mother/mummy/mama/father
  ever/never be/hold/become/have a/my/an/called ~ mother/father/own/baby/child
  left it too late ~
  too late/old for/to ~ children/kids/baby/mother/child/babies/family
  carrying ~ child/baby/twins/his/another_mans
  stick/test/tests ~ says/said/shows/showed/came_back ~ yes/positive/pregnant/no/negative/two_lines/line
  two/three/four/five/six/seven/2/3/4/5/6/7 years/months/cycles/rounds of trying/tests/injections
  i/am/she/is/period/cycle/already/i_have_never_been [a/about/nearly/only/now] {small_age}/14/20/few days/week/weeks late
  late ~ period/test/tell_him/pregnant/shark_week/monthly
  booked/booking/appointment/going ~ clinic ~ end_it/thursday/friday/monday/tuesday/wednesday/termination
  end/ending it/this_pregnancy ~ clinic/weeks/baby
  everyone/everybody/all_my_friends/sister ~ has/have/having/with a/another/babies bump/baby/babies
  embryo/embryos/one_left/eggs ~ freezer/frozen/left
  nothing to do with it/the_baby/her/him
  ? us/we/wife/husband/i ~ trying/tried ~ years/months/every_month/nothing
  something i did ~ heartbeat/baby/lost
  fall/fell/falling/get/got/getting pregnant/expecting
  every/each month ~ blood/period/negative/hope/nothing/test
  nursery ~ empty/paint/painted/ready/door/closed
  lost the/a/our/my/another baby/babies/pregnancy/bump
  baby ~ lost/did_not/never/not ~ make/survive/heartbeat/come
  stopped/no/without/heard/hear/find ~ heartbeat
  ? ours/nature/body/my_body/womb/eggs ~ not/never/no/failing/empty/too_old
  adopt/adopting/foster/fostering ~ or/baby/child/ivf/instead
  family/families complete
  one/another more ~ to_come/child/baby/try
  make/makes/made/give/giving him/her/me/us/my_parents/them a/an father/mother/dad/grandchild/grandmother/grandfather/baby/son/daughter/heir/grandparents
  who/is ~ the/he_the father of/? ~ baby/child/bump
  paternity
  refused/refusing/not/stopped/off/turned_down ~ wine/drink/drinking/coffee/sushi/alcohol/prosecco ~ expecting/pregnant/baby/suspicious/news
`

/** Not enough alone; both fields together are. */
const WORDS = `
  baby babies bump eggs womb cot nursery birth stick trying clinic carrying child_of test cycle month_two little_one conceive tubes
`
const HOPES = `
  too_late too_old years_of_trying months_of_trying of_trying days_late weeks_late a_week_late be_the_month the_month this_month says_yes tell_him tell_her end_it two_losses three_losses losses this_one_stay will_it_stick another_mans another_man wants_nothing_to_do not_his not_mine is_it_mine is_it_his everyone_around_me everyone_else biological ever_be_called_mother feel_it_kick kicks heartbeat due_in due_on positive negative lines line
`

export const PREGNANCY: readonly GraveField[] = [
  { name: 'pregnancy, named', grave: 'pregnancy', strength: 'named', terms: NAMED },
  { name: 'pregnancy told round about', grave: 'pregnancy', strength: 'told', phrases: PHRASES },
  { name: 'words of birth', grave: 'pregnancy', strength: 'weak', terms: WORDS },
  { name: 'hope and waiting for a child', grave: 'pregnancy', strength: 'weak', terms: HOPES },
]
