/** Pregnancy, trying for a child, losing one: told by details, without its name. */
// mutate-file order: the order of signs, of which each is weighed by its name
import type { GraveField } from '../../../../../tarot/question/graves.ts'

export const PREGNANCY_DETAILS: readonly GraveField[] = [
  {
    name: 'the test: lines, sticks, calendars',
    grave: 'pregnancy',
    strength: 'told',
    phrases: `
      two/faint/second/pink/blue/double line/lines/stripes ~ bathroom/test/stick/morning/held_it/squint/light/again/husband/window
      stick/sticks/tests/clearblue/first_response/digital ~ bathroom/bin/drawer/toilet/wrapped/hidden/boots/chemist/pharmacy/squinting ~ line/lines/positive/negative/three/five/another/hope/month/wait
      weed/wee/peed/pee/piss/pissed on a/the/another/three/five stick/sticks/test/tests
      three/two/five/four/another/several/6 tests ~ positive/bathroom/all_say/same/line/lines/bin/sink
      two/three/3/2/one minutes/minute ~ stick/test/line/lines/bathroom
      period/aunt_flo/time_of_the_month/monthly/monthlies/cycle/curse ~ not/never/still/has_not/did_not/no ~ come/came/arrived/started/shown/turned_up/arrive/sign/show
      no period ~ since/weeks/month/months/yet/two
      no/not/without/still ~ blood/bleed/bleeding/period this/yet/for/since ~ month/weeks/christmas/days
      i/she/girlfriend/wife/daughter/sister ~ am/is/was/be/being ~ late ~ scared/never_late/regular/test/pill/condom/careful/usually/boyfriend/clockwork/days/weeks/sick
      never/usually/always ~ late/regular/on_time/like_clockwork ~ test/period/sick/boobs/days/weeks/boyfriend
      forgot/forgotten/missed/skipped/threw_up/stopped/came_off/coming_off ~ pill/pills/contraception/coil/implant/patch ~ sick/weekend/late/days/worried/test/now/month/baby
      broke/split/burst/slipped/came_off/torn/tore ~ condom/rubber
      condom/rubber/protection/pull_out/withdrawal ~ broke/split/burst/slipped/failed/without/did_not/no/not
      were/was/been/are/being not careful/protected/using_anything/safe ~ late/month/test/weeks/pill/sick/scared
      five/seven/ten/10/12/14/twelve/fourteen days past/after ovulation/transfer
      dpo/dpt/two_week_wait/tww/opk/opks/basal/bbt/luteal/fertile_window/ovulation_sticks/peak_fertility/evening_primrose/folic_acid/prenatals/prenatal_vitamins/pregnacare/baby_dance/hysterosalpingogram/hsg/hycosy/hysteroscopy/amh_is/fsh/low_reserve/premature_ovarian/azoospermia/low_motility/morphology/semen_analysis/swimmers
    `,
  },
  {
    name: 'signs: smells, sickness, waist',
    grave: 'pregnancy',
    strength: 'told',
    phrases: `
      smell/smells ~ coffee/bacon/perfume/meat/eggs/chicken/frying/onions/fridge/petrol/fish ~ sick/ill/gag/gagging/retch/retching/run/nauseous/queasy/stomach/turns/bathroom
      sick/retching/nauseous/queasy/vomiting/gagging/throwing_up ~ every/in_the/each morning/mornings
      sick/nauseous/queasy ~ mornings/morning/coffee/smell/smells/bacon/toothpaste
      craving/cravings/craves/crave ~ pickles/gherkins/chalk/ice/coal/clay/lemons ~
      boobs/breasts/nipples ~ sore/tender/swollen/bigger/darker/heavy ~ late/period/sick/tired/test/week/days
      jeans/trousers/skirt/dress/belt/button ~ not/no_longer/will_not/hardly close/do_up/fit/fasten ~ weeks/belly/month/months/secret/hide/showing/bump
      belly/tummy/stomach/bump ~ show/shows/showing/hide/hiding/growing/rounder/kicks/kicked/flutter/flutters/hiccups
      hiding/hide/hid ~ bump/belly/tummy/stomach ~ coat/jumper/parents/mother/father/work/clothes
      glowing/glow ~ bump/weeks/tired/wine/expecting/family
      feel/felt/feeling ~ kick/kicks/kicking/flutter/flutters/move/moving/quickening ~ inside/first/yet/tummy/belly/today/since/stopped/less/baby
      eating/eat for two
      bun in the/her/my oven
      in the/an interesting/family/delicate way/condition
      preggies/with_child/in_pod/in_the_club/up_the_spout/up_the_stick/up_the_pole/bun_in_the_oven/knocked_me_up/got_me_pregnant/got_her_pregnant/got_a_girl_pregnant/made_me_pregnant/impregnated/in_the_family_way/expectant/heavy_with/fallen_pregnant/caught_for/put_her_in_the_club
    `,
  },
  {
    name: 'the clinic: transfers, injections, eggs',
    grave: 'pregnancy',
    strength: 'told',
    phrases: `
      transfer/transferred/transfers ~ embryo/monday/tuesday/wednesday/thursday/friday/day/clinic/frozen/stick/sticking/blood_test/take/last/snowbaby/lining/two_week
      stick/sticks/sticking/stuck/implant/implants/take/takes/took this_time/this_month/this_one ~ transfer/embryo/cycle/pray/bean/baby/clinic/please/egg
      sticky/little/our bean/beans/embaby/frostie/frosties/snowbaby/snow_baby/snowflake_baby
      inject/injects/injecting/injections/injection/jabs/needles/syringes ~ stomach/belly/tummy/thigh/night/fridge ~ clinic/eggs/cycle/hormones/month/round/baby/embryo/transfer/follicle
      fridge ~ full ~ injections/needles/hormones/drugs/gonal/menopur
      only/just one/two/three/1/2/3 ~ egg/eggs/embryo/embryos/fertilised/frozen/survived/good_enough
      number/numbers/levels/hcg/beta ~ doubling/double/doubled/not_rising/rising/dropping/dropped/falling/low
      clinic ~ phone/ring/rings/call/calls/called/rang ~ today/two/blood_test/news/yes_or_no/result/positive/negative ~ transfer/embryo/cycle/test/pregnant/baby/eggs/egg
      donor/donors/surrogate/known_donor ~ egg/eggs/sperm/baby/choose/choosing/profile/profiles/clinic/sister/friend/tell/anonymous/ask
      fertility/ivf/baby clinic/treatment/journey/specialist/doctor/drugs/loan/funding/funded/postcode/appointment
      stims/stimming/trigger_shot/egg_retrieval/freeze_all/fet/medicated_cycle/natural_cycle/mini_ivf/pgs/pgta/mock_transfer/endometrial_scratch/thin_lining/lining_is/endometrium/progesterone/pessaries/cyclogest/utrogestan/gonal_f/menopur/intralipids/natural_killer_cells/clomiphene
    `,
  },
  {
    name: 'month after month',
    grave: 'pregnancy',
    strength: 'told',
    phrases: `
      each/every/another/this/last month/cycle ~ disappointment/disappointed/blood/bleeding/cry/crying/toilet/negative/nothing/empty/white/one_line/stark/failed/heartbreak/let_down
      month after month ~
      another/one_more/yet_another/single/one/only/just_one ~ negative/line/blank/white/period/bleed ~ test/month/stick/trying/cry/years/again/line
      period came/arrived/started/comes/turned_up ~ again/cry/cried/anyway/heartbroken/hope/toilet/day/trying
      temperature/chart/app/calendar/ovulation/thermometer/legs_in_the_air ~ month/trying/baby/sex/cycle/fertile/every_morning/window ~ trying/baby/years/month/sex/nothing/cycle
      trying/tried/been_trying ~~ year/years/months/cycle/cycles/2/3/4/5/18 ~ nothing/yet/still/empty/happen/happens/happened/work/worked/luck/doctors/unexplained/blood
      we/us/wife/husband/have ~ stopped/given_up/gave_up/stop/giving_up trying ~ baby/child/then/years/adopt/months/clinic
      unexplained ~ infertility/trying/reason/doctors/fertility
      everyone/friend/friends/sister/cousin/colleague/sister_in_law ~ announced/announces/announcing/announcement/pregnant/expecting/baby_shower/scan_picture/scan_photo/bump ~ cry/cried/bathroom/jealous/trying/turn/us/me/years/when_will/toilet/happy_for/not_me
      can_not/could_not/not go/attend/face/hold/look/walk/look_at ~ baby_shower/christening/babies/newborn/baby_aisle/prams/pram/nappy_aisle/bumps/scan_photo ~
      prams/pram/pushchair/bumps/babies ~ everywhere/cry/hurts/look_away/jealous/ache
      when/still/no/any ~ good news/patter/little_feet ~ in_laws/mother_in_law/wedding/asks/asking/year/years/married/aunties
      patter of tiny/little feet
      mother_in_law/in_laws/mother/aunties/family/village/everyone ~ ask/asks/asking/want/wants/whisper/blame/blames ~ heir/grandson/why_no/barren/womb/still_no/second_wife/when_the_baby/grandchild
      empty/bare/barren/hostile/tilted/dry/closed/sealed womb/uterus/arms/cradle/crib/cot
      arms ~ empty/ache/aching ~ baby/hold/womb/mother/child
      bless/blesses/blessed/gift/give ~ us/me/them/you ~ with a/child/children/baby/little_one/son/daughter/fruit
      fruit/opening/open/opened/tied/tying/curse/cursed of/the/my/up ~ womb
      santan/garbh/conceive_vrat/santan_gopal/fertility_god/fertility_goddess/st_gerard/saint_gerard/hannahs_prayer/seventh_of_adar/mizuko/mizuko_kuyo
      clock ~ ticking/tick/running ~ eggs/baby/babies/kids/children/womb/mother/body/35/38/39/40/41/42
      eggs ~ old/ageing/aging/running/left/quality/freeze/frozen/numbered/poor/dust
      last/final/only chance/shot/hope/try/embryo/egg/round/go ~ baby/mother/motherhood/clinic/eggs/embryo/transfer/child/parents/ivf/frozen/money
    `,
  },
  {
    name: 'scan and loss',
    grave: 'pregnancy',
    strength: 'told',
    phrases: `
      scan/sonographer/ultrasound/screen/probe ~ quiet/silent/silence/no_heartbeat/nothing/flicker/stopped/empty_sac/measuring/still/black/empty/heartbeat/sorry/grainy
      no/stopped/find/found/lost/looking/looked/without/faint ~ heartbeat/flicker/heart_beat/pulse ~ scan/weeks/screen/baby/sonographer/doppler/friday/twelve/nine/eight
      empty/small/yolk/gestational/irregular sac/sacs
      measuring/measures/measured small/behind/six_weeks/seven_weeks/eight_weeks/smaller/two_weeks/big
      lost it/them/another/this_one/one/two/three/twins/him/her/number ~ weeks/scan/pregnant/pregnancy/trimester/bleeding/bathroom/baby/heartbeat/at_nine/at_ten/at_12
      lose/losing it/this_one/another/one ~ weeks/again/bleeding/bump/scan/spotting/this_time ~
      spotting/bleeding/cramping/cramps/blood/clots ~ weeks/pregnant/baby/scan/trimester/early_pregnancy/hold_on/hang_on/epau/toilet/bump
      five/six/seven/eight/nine/ten/eleven/twelve/thirteen/14/16/18/5/6/7/8/9/10/11/12/13 weeks ~ lost/bleeding/bled/scan/heartbeat/gone/slipped/buried/tiny/flushed/stopped
      d_and_c/dnc/d_c_at/erpc/misoprostol/medical_management/natural_management/products_of_conception/subchorionic/blighted_ovum/incompetent_cervix/cervical_stitch/cerclage/recurrent_loss/recurrent_losses/pregnancy_loss/early_loss/late_loss/angel_baby/sunshine_baby/tommys/sands_group/early_pregnancy_unit/epau
      never/not got/get/able to/a hold/name/meet/bring/take ~ baby/him/her/home ~ weeks/hospital/born/hospital/breath/heartbeat/home/silent
      named/name/names ~ baby ~ never/lost/born/born_too/weeks/buried/heaven/us_only
      would/should have/be been/due/turning/starting/born/have_been_born ~ due/school/month/now/weeks/today ~ baby/lost/miscarried/pregnancy/due_date/losses
      after/since/another/one_more/third/second/fourth/fifth/two/three/four loss/losses ~ pregnant/trying/baby/try/weeks/scan/cycle/rainbow/safe/stay/this_one
      scan/picture/photo/ultrasound/onesie/babygrow/bootees/booties/blanket/hospital_bracelet ~ drawer/box/wallet/still/kept/keep/hidden/throw ~ never/lost/baby/born/weeks/anyone/was
      cot/crib/pram/moses_basket/car_seat/babygrows ~ loft/attic/still/box/boxed/return/returned/sell/unused/flat_packed/garage/give_away/never ~
      rainbow/rainbows after ~ storm/loss/losses
    `,
  },
  {
    name: 'undecided, alone, found out',
    grave: 'pregnancy',
    strength: 'told',
    phrases: `
      keep/have/tell/hide ~ or/and ~ end_it/clinic/termination/adoption/get_rid/give_it_up/raise_it/terminate ~
      clinic ~ appointment/booked/pills/tuesday/thursday/friday/drive/across/state/state_line/england/ferry ~ weeks/pregnant/keep/tell/alone/terminate/abort/decision
      pills/tablets ~ post/online/telehealth/clinic/bleed/bleeding ~ weeks/pregnant/end/terminate/abort
      six/eight/ten/twelve/15/fifteen/24 week/weeks ~ limit/ban/law/cut_off/deadline/too_late_to ~
      travel/travelling/drive/fly/boat/ferry ~ state/england/liverpool/country/border/over ~ procedure/clinic/termination/end_it/abortion
      does/will/should/how ~ he/father/parents/husband/boyfriend ~ know/stand_by/stick_around/leave/be_there ~ baby/pregnant/keep_it/carrying/expecting/bump
      stand/stood/standing/stick/stay ~ by/around/with me/her ~ baby/pregnant/keep_it/bump/child/weeks
      raise/raising/bring/bringing/have/having ~ it/baby/child/this_child/up ~ alone/on_my_own/by_myself/without_him/single/without_the_father
      could/might/is/may/be ~ baby/child/it/she/he ~ his/hers/my_ex/my_husbands/someone_elses/another_man/mine ~ test/dates/dna/paternity/conceived/weeks/affair/birth/pregnant
      dates/timing/weeks/maths do/does/did not add/match/work/fit ~ baby/father/pregnant/his/husband/conceived/mine
      concealed/cryptic/teenage/unplanned/surprise/accidental/change_of_life/high_risk/geriatric/phantom pregnancy/baby/arrival
      give/giving/gave/given/put/putting ~ baby/child/him/her/it/son/daughter ~ up/adoption ~ adoption/born/years_ago/birth/young/17/16/nuns
      adoption/adopting/adopt ~ panel/approved/matched/match/social_worker/home_study/file/orphanage/agency/country/birth_mother/court/siblings/after/instead
      stop/stopped/move_on/moved_on ~ treatment/ivf/trying ~ adopt/adoption/foster/childless/accept/two_of_us/dog
      mother/father/parents of/to ~ adopted/foster/other_peoples ~ instead/never/own
    `,
  },
  {
    name: 'late pregnancy and birth',
    grave: 'pregnancy',
    strength: 'told',
    phrases: `
      ? waters/plug/show/membranes ~ broke/broken/gone/went/lost/bloody/leaking ~
      mucus_plug/bloody_show/braxton/braxton_hicks/nesting/hypnobirthing/doula/birth_plan/birthing/epidural/episiotomy/forceps/ventouse/third_degree_tear/vbac/emcs/placenta_praevia/previa/pre_eclampsia/hellp/gestational/gestational_diabetes/group_b/low_fluid/ctg/reduced_movements/less_movement/kick_count/kick_counts/growth_scan/cervix/dilated/effaced/overdue/labour_ward/delivery_room/maternity/maternity_ward/maternity_leave_starts/nipt/harmony_test/quad_screen/soft_marker/high_risk_result/amnio/cvs_test/nuchal_fold
      any/past/over/until/before/days ~ day/due/term/my_date ~ now/baby/labour/bump/induced/midwife/overdue
      baby ~ head_down/transverse/engaged/moving_less/not_moved/quiet/measuring/small_for/big/sideways/lying/early/turn/turned/arrived/come_early
      boy/girl/twins/pink/blue ~ scan/bump/midwife/gender/heartbeat/carrying_high/carrying_low/ring_test/wedding_ring_on/swing
      bump ~ high/low/carrying/photo/photos/name/names/kicks/talk/neat/weeks
    `,
  },
  {
    name: 'waiting',
    grave: 'pregnancy',
    strength: 'weak',
    phrases: `
      ? late ~ days/week/weeks/never/two/three/five ~
      ? not/never/still come/started/arrived ~ month/yet/week
      two/2/week/fortnight wait/waiting ~ hope/symptom/test/clinic/results/month
      will/does/please/did it ~ stick/take/hold/hold_on/work this_time/this_month
      this_month/this_time/next_month ~ our/the/lucky/one/be ~ month/turn/one/happen
    `,
  },
  {
    name: 'the body',
    grave: 'pregnancy',
    strength: 'weak',
    phrases: `
      sick ~ morning/mornings/breakfast/coffee/toothbrush
      off/gone_off/stopped/can_not_stand coffee/wine/meat/fish/eggs/smell
      not/stopped/refused/turned_down/no ~ wine/champagne/prosecco/sushi/rollercoaster/soft_cheese
      so/always/suddenly tired ~ sore/weeping/emotional/hungry/pee/peeing/wee
    `,
  },
  {
    name: 'the room, the things',
    grave: 'pregnancy',
    strength: 'weak',
    phrases: `
      spare/small/little/box/third room ~ yellow/paint/painted/empty/wallpaper/cot/waiting
      tiny/little/baby socks/shoes/clothes/hat/cardigan/names ~
      knitting/knitted/bought ~ bootees/booties/blanket/cardigan/cot/pram ~
      ? names/name ~ list/picked/chosen/chose/ready/girl/boy
      make/made/making us/me three/four/five/a_family/parents
    `,
  },
  {
    name: 'others have it',
    grave: 'pregnancy',
    strength: 'weak',
    phrases: `
      everyone/all_my_friends/friends/sister/colleagues ~ but/except me/us
      our/my turn ~ ever/when/come/be/next
      is/are/will it/there/we ~ too late/old ~ 38/39/40/41/42/43/44/45
    `,
  },
  {
    name: 'the womb in the mouth of others',
    grave: 'pregnancy',
    strength: 'told',
    phrases: `
      womb ~ closed/shut/tied/cursed/empty/dry/barren/locked/sealed/cold
    `,
  },
]
