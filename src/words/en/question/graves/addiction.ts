/** Drink, drugs, gambling and other habits that hold somebody. */
import type { GraveField } from '../../../../tarot/question/graves.ts'

const NAMED = `
  addict addicts addiction addictions addicted addictive alcoholic alcoholics alcoholism dipsomania rehab rehabilitation_centre detox detoxing sober sobriety soberversary relapse relapses relapsed relapsing teetotal on_the_wagon off_the_wagon fell_off_the_wagon twelve_step twelve_steps 12_step 12_steps alcoholics_anonymous narcotics_anonymous gamblers_anonymous al_anon alanon al_ateen aa_meeting aa_meetings na_meeting na_meetings my_sponsor her_sponsor his_sponsor dry_drunk dry_january days_clean days_sober months_clean months_sober years_clean years_sober weeks_clean weeks_sober year_clean year_sober month_clean month_sober clean_and_sober got_clean get_clean stay_clean stay_sober staying_clean staying_sober getting_clean getting_sober get_sober
  cocaine heroin methamphetamine crystal_meth crack_cocaine ketamine fentanyl opioid opioids opiates oxycontin oxycodone methadone suboxone subutex junkie junkies crackhead drug_dealer her_dealer his_dealer my_dealer overdose overdosed od_again shooting_up snorting snorts needles_in track_marks withdrawals cold_turkey dts binge_drinking binge_drinker heavy_drinker functioning_alcoholic drink_problem drinking_problem drug_problem gambling_problem problem_gambler gambling_debts gambling_addiction porn_addiction sex_addict shopaholic cravings craving_a substance_abuse substance_misuse stoned_all high_all_the_time getting_high gets_high drink_driving_again hip_flask hidden_bottles hiding_bottles empties
  gambling gambler gamblers gambled gamblings bookies betting_shop betting_app casino casinos slot_machines fruit_machines roulette blackjack scratchcards online_slots gamstop
         quit_smoking stop_smoking chain_smoking
`

const PHRASES = `
  had/have/took a/one/just_one drink/drinks/smoke/bet/line/joint/pint/glass ~~ years/months/days/weeks/sober/ruined/again
  drinks/drank/drinking/smokes himself/herself/myself/themselves to/into ~
  need/want/crave a smoke/fag/cigarette/vape/drink ~ bad/badly/now/so
  buying/buy/stop_buying scratch/scratchcards/tickets/bets ~
  hidden/hide/hiding/hid ~ receipts/bottles/cans/bets/statements/stash/wrappers ~ stop/again/husband/wife
  eyes/pupils ~ pinned/dilated/glazed/bloodshot/pinprick
  {small_age}/two/three/four/five/six/eight/ten cans/glasses/bottles/pints/beers/joints/lines/packs/grams/units/drinks a/every/each/per/most night/day/evening/nights/week
  go/going/back/went/missed/skip/first to/the/my/a/another meeting/meetings tonight/again/group/room/since/sponsor
  bet/bets/betting/gambled/staked/lost ~ our/the/my/his/her/all ~ money/savings/wages/holiday/rent/house/deposit/car
  bet/bets/lost ~ on the match/horses/dogs/football/game/machines/fight/race
  drink/drinking/smoke/gamble normally/socially/again/in_moderation/like_normal/like_other
  nodding/nods/nodded off ~ table/chair/purse/money/again/always
  money/cash/jewellery/things ~ missing/gone/disappear/disappears/disappearing ~ purse/wallet/house/drawer/mothers
  come/comes/came/get/gets/get_him/get_her/stay/stayed/wean off the gear/stuff/drink/drugs/booze/smack/meth/weed/pills/fags/it_for_good
  stoned/wasted/hungover/high/off_his_head/off_her_head/out_of_it ~ again/every/always/work/kids/most/all
  spliff/spliffs/joints/lines/pokies/scratchies/patches/bong/crack_pipe/wraps
  slip/slipped/lapse/lapsed/fell/fallen ~ sober/wagon/months/days/years/recovery/again_last
  loses/lose/losing/lost control ~ drink/drinking/spending/food/bet/gambling/eating
  ? quit/quits/quitting/stop/stops/stopped/stopping/stays_off/stay_off/off/give_up/giving_up/gave_up/given_up/cut_down/cutting_down/kick/kicking/promised_to_stop/promises_to_stop/without/beat/beating/control/controlling ~ {drink}/{substance}/{gamble}/porn/the_habit/the_bottle
  ? {drink}/{substance}/{gamble} ~ again/too_much/every_night/every_day/every_evening/each_night/problem/problems/in_secret/secretly/hidden/behind_my_back/since/out_of_control/worse/all_day/alone/to_cope/to_sleep/to_forget/until/heavily/more_and_more/before_work/in_the_morning/by_noon/by_lunchtime/ruining/destroying/destroyed/ruined/stop/help/a_day/a_night/his_wages/her_wages/our_savings/savings/away/the_rent
  ? he/she/they/who/husband/wife/mother/father/brother/sister/son/daughter/partner/boyfriend/girlfriend/friend/{dear}/i ~ drinks/drinking/is_drunk/drunk/gets_drunk/was_drunk/gambles/gambling/using/uses_again/using_again/on_drugs/takes_drugs/taking_drugs/on_coke/smokes_weed/high_again/on_something/hooked/drinks_again
  ? {own} drinking/gambling/drug_use/using/vaping/smoking/habit/vice/addiction/drug_habit/betting/spending_habit
  {dear} ~ is/on/been/back ~ drunk/drugs/coke/heroin/weed/the_bottle/the_booze/the_drink/gear/meth/pills
  on the/a bottle/booze/drink/bender/game/gear/sauce/piss again/every/since/. ~
  hit/hitting/hits the/on bottle/booze/drink/sauce
  back on the/to drink/booze/bottle/drugs/gear/heroin/coke/drinking/using/gambling/pills/it_again
  turn/turned/turns/turning to drink/drugs/alcohol/the_bottle/pills
  hide/hides/hiding/hid/found/find/finding/finds/stash/stashes/stashed ~ bottle/bottles/cans/empties/vodka/wine/needle/needles/foil/pipe/baggie/baggies/stash/wraps/betting_slips/slips/pills/spoon/powder ~
  bottle/bottles/can/cans/glass/glasses/units/pints/box/bag/gram/packs/pack/joints of wine/vodka/gin/whisky/beer/a_night/a_day/coke/weed/a_week/cider ~ every/night/day/deep/before/lunch/evening/again
  a bottle a night/day
  ? first/one/just_one/another/only_one/next drink/fix/bet/joint/cigarette ~
  clean/sober/dry ~ days/months/years/weeks/today/since/again/stay/stayed/this_time/for_good
  days/months/years/weeks/day/month ~ clean/sober/dry/off/without_a_drink/since_my_last_drink/free_of/in_recovery/smoke_free/off_the
  in/my/his/her/early recovery ~ program/meeting/group/sponsor/relapse/drink/drugs/years/months/days/addiction/from_alcohol/stay
  go/going/goes/went/back/put/check/checked/send/get/out ~ in/into/to/from/of rehab/detox/meetings/aa/na/treatment_for/the_clinic_for ~
  meetings/sponsor/step/steps/chip/higher_power ~ recovery/aa/na/sober/amends/anonymous/work/sponsor/drink
  lost/loses/lose/losing/blew/blown/gambled/spent/spends/put/putting/bet ~ wages/savings/rent/money/mortgage/inheritance/everything/thousands/paycheck/payday/pension/deposit ~ on/at/in horses/bets/betting/slots/casino/poker/roulette/bookies/gambling/football/crypto/online/apps/app/machines/cards_table/drugs/coke/drink/dogs
  chasing/chase/chased my/his/her/the/our losses
  win/won/winning it/everything/the_money ~ back ~ bet/casino/slots/roulette/poker/table
  ? can not/never/hardly/could_not stop/quit/resist ~ drinking/gambling/using/betting/smoking/vaping/spending/shopping/scrolling_porn/watching_porn/the_slots/the_wine/bingeing/snorting/taking_them/taking_it/after_one
  hooked/dependent/reliant on pills/painkillers/drugs/gambling/codeine/sleeping/drink/alcohol/tramadol/weed/slots/porn/valium/it/them
  ? need/needs/needed/crave/craving/craves a/my/his/her/another/some drink/fix/hit/line/pill/joint/smoke/drinks
  ? drunk/drinking/drink/wasted/hammered/high ~ every/again/most/always/all_the_time/by_noon/when_he/when_she/at_work/driving/wheel/kids/school_run/wedding
  smells/smelled/smelt/reeks/stinks of drink/alcohol/booze/wine/vodka/whisky/weed
  slurring/slurred/slurs/passed_out/blacked_out/blackout ~ drunk/sofa/drink/again/every/phone/floor/wine
  will/can/does/is she/he/they/my/i/{dear} ~ quit/stop/stay/get/be/kick ~ drinking/using/gambling/sober/clean/dry/it_for_good/vodka/the_booze/off_it
  picked/pick/picking up again
  able/ever/can/could/manage ~ have/stop_at just/only one .
  problem/problems with ~ drink/drinking/coke/drugs/gambling/alcohol/weed/pills/wine/betting/money_on
  whole/entire/all_my/all_his/all_her/my_whole/his_whole wage/wages/paycheck/pay/salary ~ machines/slots/bets/bookies/pub/drink/app
  on/at/in the machines/slots/bookies/fruit_machine/tables/dogs
  treatment/rehab/detox/recovery centre/center/clinic/house
  last/final bottle/bet/bender
  only/just wine/a_glass/beer/social ~ but/every/recycling/bottles
  recycling ~ bottles/wine/otherwise/full/clinks
  dealer/dealers/dealing drugs/weed/to/again/coke
  sold/selling/pawned/stole/stolen/steals/stealing ~ drugs/fix/habit/gambling/to_gamble/to_buy/gear
`

/** Not enough alone; both fields together are. */
const WORDS = `
  drink drinks drinking drank drunk wine vodka gin whisky beer booze alcohol bottle bottles pub weed coke drugs drug pills bet bets betting gamble poker machines slots bookies habit foil needle needles spoon smoke smokes binge off_it using dealer sauce one_glass cans
`
const HOLD = `
  last_bottle the_last only_wine only_one just_one again stop stopped stopping stops problem promise promised promises swears sworn swore believe without every_night every_day every_evening each_night stay_off stays_off hide hides hiding hidden recycling secret secretly control clean wage wages lend steal stealing stole found get_well get_help treatment_centre see_he_has see_she_has has_a_problem deny denies denial lies lying lied too_much quit give_up slipped thrown_it_all picked_up day_one pick_up get_through_the_day
`

export const ADDICTION: readonly GraveField[] = [
  { name: 'addiction, named', grave: 'addiction', strength: 'named', terms: NAMED },
  { name: 'addiction told round about', grave: 'addiction', strength: 'told', phrases: PHRASES },
  { name: 'words of habits', grave: 'addiction', strength: 'weak', terms: WORDS },
  { name: 'what holds and what is promised', grave: 'addiction', strength: 'weak', terms: HOLD },
]
