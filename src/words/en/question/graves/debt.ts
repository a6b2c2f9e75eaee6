/** Debts, and losing house and home to them. */
import type { GraveField } from '../../../../tarot/question/graves.ts'

const NAMED = `
  debt debts indebted in_debt bankrupt bankruptcy insolvent insolvency iva debt_relief_order debt_management debt_collector debt_collectors collection_agency collections_agency in_collections sent_to_collections bailiff bailiffs enforcement_agents enforcement_officers repossess repossessed repossession repossessing repo_man foreclose foreclosed foreclosure foreclosing ccj ccjs county_court_judgment arrears in_arrears final_notice final_demand final_reminder final_warning_from red_letter red_letters default_notice defaulted_on defaulting creditor creditors loan_shark loan_sharks payday_loan payday_loans payday_lender doorstep_lender moneylender money_lender overdrawn overdraft unpaid_bills unpaid_rent unpaid_tax back_rent back_taxes garnished garnishing garnishment wage_garnishment debt_free consolidation_loan consolidate_my consolidate_our refinance_debt maxed_out maxed_cards maxed_my minimum_payment minimum_payments negative_equity credit_card_bill credit_card_bills student_loans student_debt chapter_7 chapter_13 liquidation liquidator administrators_called
  food_bank foodbank food_banks electricity_cut_off gas_cut_off cut_us_off sleeping_in_my_car living_in_my_car sofa_surfing homelessness lose_our_home lose_my_home losing_our_home losing_my_home lose_the_house losing_the_house lose_our_house lose_my_house losing_our_house losing_my_house lose_the_flat losing_the_flat lose_the_roof lose_the_farm lose_the_shop eviction_notice evicted broke_again dead_broke flat_broke stony_broke skint up_to_my_eyes up_to_my_neck drowning_in_bills drowning_in_debt
`

const PHRASES = `
  i/we owe ~~ what/how/where do/can/should/will i/we [do/pay/manage/get/begin/start] ~
  not/never/have_not/still paid/pay/paying/repaid ~ back/them_back/him_back/her_back ~ last/money/yet/owe
  ? ask/asking/borrow/borrowing ~ for/from ~ money again/. ~
  can/could/will not make/pay/cover/meet the/my/our/this mortgage/rent/payment/payments/bills ~
  how/where will/do/can/am i/we [going_to] pay/find/afford/get ~ rent/mortgage/bills/deposit_back/the_money_for_rent
  lost/lose everything ~
  coming/come/came for/to ~ the/my/our/take car/house/furniture/van/things/tv/keys/sofa
  way/climb/dig/get/stuck/deep ~ out/in ~ of/this/a/the ~ hole ~
  hole ~ spent/debt/money/us_into/dug
  save/keep/hold_on_to/hang_on_to/lose/losing the/our/my house/home/farm/shop/roof .
  burned/burnt/gone/ran/run/got/blown/went through/it ~ the_lot/savings/everything/inheritance/all_our/all_my/all_the_money
  ? gave/given/give/giving us/me two/four/2/4/a/one/until/28/14/thirty/30 ~ weeks/week/month/days/friday/notice
  ? where will/do/can/would we/i go ~
  hide/hiding/hid/stop_hiding/open/opening the post/letters/mail/bills/envelopes
  until/till/before/to payday/pay_day/the_end_of_the_month ~ last/left/nothing/food/survive/tenner/make_it
  another/second/third/new loan ~ pay/first/cover/off/other
  ? spent/spend/spending ~ everything/too_much/us_into/money_we/more_than ~
  direct debits/debit ~ bounce/bounced/bouncing/failed/stopped
  handed/hand/hand_back/handing ~ keys ~ back/bank
  ? lost/lose/lost_it all/everything ~ business/money/investment/house/crash/market/crypto
  ? credit score/rating/file
  i/we/he/she/they/still/everyone_i/what_i/husband/wife/{dear}/money_i/all_i owe/owes/owed/owing [about/over/nearly/almost/around] {small_age}/20/23/30/40/50/60/70/80/90/15/18/19/21/22/24/25/100/thousands/thousand/hundreds/k/money/so_much/more_than/the_bank/the_taxman/tax/hmrc/irs/rent/everyone/everybody/people/loads/a_lot/too_much/on_cards/on_the/on_my/to ~
  ? owe/owes/owed/owing ~ money/thousand/thousands/rent/tax/bank/cards/loan/loans/k/grand/everyone/hmrc/irs/taxman/council/back/everybody/month/pay
  pay/paying/paid/repay/repaying ~ back/off/down ~ everyone/loan/loans/owe/cards/card/bank/debt/debts/arrears/overdraft/credit/what_i/what_we/them_all/lender/finance
  behind on/with ~ rent/mortgage/bills/payments/repayments/council_tax/loan/car/cards
  ? can/could/how/will/barely/struggle/struggling/unable/never/no not/barely/to/do/will/ever/way ~ pay/afford/cover/make/keep_up ~ rent/mortgage/bills/bill/repayments/payments/heating/electric/food/groceries/loan/cards/the_minimum/tax/gas/council_tax/it_back
  ? bank/lender/landlord/building_society/council/mortgage_company/court/they ~ take/takes/taking/took/repossess/sent/sending/want/wants/calling/call/seize/foreclose/evict/close/called_in/freeze/frozen/froze ~ house/home/car/notice/letter/letters/keys/flat/account/loan/back/furniture/us_out
  letters/calls/envelopes/brown_envelopes/post/bills/statements/phone ~ hide/hiding/hid/unopened/drawer/ignore/ignoring/afraid_to_open/scared_to_open/can_not_open/not_open/not_answer/stopped_answering/piling/pile/red/keep_coming
  hide/hiding/hid/ignore/ignoring/not_open/do_not_open/stopped_opening/scared_to_open/afraid_to_open ~ letters/bills/envelopes/statements/post/bank_statements/calls
  knock/knocked/knocking/banging/coming/came ~ door ~ bailiff/bailiffs/money/owe/collect/collector/take
  credit card/cards ~ maxed/behind/interest/owe/limit/bills/balance/pay/paying/out_of_control/secret/hide/letters/another/four/five/three
  on/of cards/credit ~ owe/owing/secret/hide/letters/interest
  loan/loans/finance/mortgage/card ~ default/defaulted/defaulting/behind/missed/interest/sharks/calling/arrears/demand/trouble/can_not/cannot
  ? missed/missing/miss/skipped/third/two/three/last ~ payment/payments/repayment/repayments/mortgage_payment/rent
  borrow/borrowed/borrowing/lent/lend ~ from ~ everyone/shark/friends/family/another/payday/lender/credit/pay/mother/parents/kids
  borrowing/borrow/rob/robbing peter/from_one/from_peter ~
  get/getting/be/climb/dig/out/become/come/find ~ out/free/clear/way/straight/my_head ~ of/from/above ~ debt/owe/it_all/red/hole/mess_financially/water/loans
  in/into/out_of the red
  above/below/under water ~ money/bills/mortgage/rent/financially
  how/will/can ~ we/i ~ keep/save ~ house/home/flat/roof_over/car/farm/shop
  lose/losing/lost/take/taking/took/taken ~ the/our/my/everything house/home/flat/roof/farm/business ~ bank/mortgage/debt/arrears/payments/afford/rent/everything/notice/to_the
  ? everything/money/savings/account/card/cards/wages ~ gone/empty/frozen/declined/run_out/wiped_out/by_the_tenth/by_the_10/last_until
  ? ruined/ruin/wiped_out/destitute/penniless/broke financially/and/with/us/me/completely/again/by
  financial/financially ruin/ruined/crisis/trouble/collapse/hole/mess/abyss/hardship/desperate/drowning/destroyed
  next meal
  turn/turning/turned/cut/cutting/switch/switched/disconnect/disconnecting off/us ~ electric/electricity/gas/water/heating/power
  interest ~ piling/mounting/growing/eating/card/cards/adding
  rob/robbing/use/using one/a ~ card/loan to/for pay/clear ~
  tell/told/telling/hide/hiding/kept/keep ~ husband/wife/partner/parents/family ~ cards/credit/loan/loans/debt/owe/overdraft/money_gone
  roof over ~ heads/head/kids
  ? put/throw/kick/turf/chuck us/me/him/her/them out/onto ~
  feed/feeding/eat/heat the/my/our/or kids/children/family/heat/eat ~
  nowhere to/else live/go/sleep
  ? scam/scammed/scammer/conned/swindled/defrauded/con_man/ponzi ~
  lost/lose/lost_all/invested/sunk/put ~ savings/life_savings/pension/everything/thousands/inheritance ~ crypto/scam/shares/business/him/scheme/investment/market
  card/cards/payment declined/rejected/stopped/bounced
  tax/hmrc/irs/taxman/council_tax ~ bill/bills/owe/owed/letter/penalty/demand/behind/arrears/audit
`

/** Not enough alone; both fields together are. */
const WORDS = `
  loan loans owe owed owing credit credit_card credit_cards cards one_card bills bill rent mortgage interest repay repaying payments payment borrow borrowed lent overdraft electric electricity gas_bill heating council_tax tax bank lender lenders envelopes sharks minimum store_card catalogue klarna afterpay
`
const TROUBLE = `
  behind hide hiding hid secret tell_my_husband tell_my_wife tell_my_partner tell_him_about tell_her_about does_not_know piling piles pile turn_off cut_off cutting_off put_us_out put_me_out throw_us_out kick_us_out still_short short_every out_of_control struggling drowning can_not_pay cannot_pay not_paid unpaid get_clear ever_get_clear pay_another another_card another_loan robbing rob everybody_i_know everyone_i_know when_does_it_end run_out final lose declined worried_sick spiral spiralling sinking
`

export const DEBT: readonly GraveField[] = [
  { name: 'debts, named', grave: 'debt', strength: 'named', terms: NAMED },
  { name: 'debts told round about', grave: 'debt', strength: 'told', phrases: PHRASES },
  { name: 'words of money', grave: 'debt', strength: 'weak', terms: WORDS },
  { name: 'trouble with money', grave: 'debt', strength: 'weak', terms: TROUBLE },
]
