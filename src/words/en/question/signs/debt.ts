/** Money in trouble: words that are weak alone and say much together. */
import type { GraveField } from '../../../../tarot/question/graves.ts'

const debt = (
  name: string,
  strength: GraveField['strength'],
  words: { terms?: string; phrases?: string },
): GraveField => ({
  name,
  grave: 'debt',
  strength,
  ...words,
})

export const DEBT_SIGNS: readonly GraveField[] = [
  debt('debt, by its words', 'named', {
    terms:
      'bankrupt bankruptcy insolvent insolvency iva debt_collector debt_collectors debt_collection bailiff bailiffs repossessed repossession foreclosure foreclosed evicted eviction eviction_notice loan_shark loan_sharks payday_loan payday_loans payday_lender arrears rent_arrears in_arrears ccj ccjs debt_consolidation debt_management debt_advice stepchange defaulted defaulting maxed_out maxed_my_cards liquidation receivership administrators final_demand final_demands food_bank food_banks universal_credit_sanction benefit_sanction loan_app loan_apps minimum_payment minimum_payments student_debt_collectors drowning_in_debt up_to_my_eyes_in_debt in_debt in_the_red debt_relief sequestration garnish garnished',
  }),
  debt('owing', 'weak', {
    terms:
      'debt debts owe owes owed owing loan loans lender lenders borrow borrowed borrowing credit credit_card credit_cards overdraft overdrawn interest mortgage repayments repay repayment instalments installments pay_back pay_it_back paying_back behind_on_the behind_with missed_payments guarantor collateral pawn pawned pawnbroker ten_percent wholesaler suppliers creditors creditor bank bank_manager building_society tax_bill vat_bill red_letter red_letters final_notice envelopes brown_envelope brown_envelopes window_envelopes unopened post_unopened declined card_declined bounced direct_debit_bounced meter prepayment',
  }),
  debt('it will not stretch', 'weak', {
    phrases: `
      ? can/could not/barely/hardly/no_longer/never afford/pay/make/cover/keep_up/manage/feed/heat/meet ~ rent/bills/mortgage/food/heating/payments/electric/loan/card/wages/kids/car/interest/fees/ends/instalments
      how/can/will/could i/we ~ pay/afford/keep/feed/find/raise ~ rent/mortgage/house/bills/wages/loan/money/kids/food/debt/fees/heating/it_all/them_back/him_back
      ? no/not_enough/run_out_of/out_of/without/nothing/short_of/not_a_penny money/cash/left/in_the_account/for_food/for_rent/until_payday/by_the_10th
      ? lose/losing/lost/sell/selling/take/taking/taken the/our/my house/home/flat/farm/shop/business/car/van/place/land/everything/roof/restaurant/business_my_father
      bank/lender/landlord/council/building_society/bank_manager ~ roll/extend/letter/letters/called/calling/rang/take/wants/house/refuse/refused/foreclose/patience/final/notice/sell/said_no
      sell/sold/selling/pawn/pawned/pawning ~ gold/jewellery/ring/rings/car/house/land/cow/cattle/wedding_gold/earrings/watch/tools ~ pay/debt/fees/loan/rent/owe/hospital
      ? fees/rent/wages/bills/mortgage/feed/supplier/suppliers ~ unpaid/behind/late/owing/owe/due/overdue/months/paying_before/wants_paying/cash_first/stopped_delivering/not_paid
      wife/husband/partner/mother/family/kids/parents ~ does_not/not/never/do_not/has_no know/idea/told ~ owe/loan/loans/debt/debts/money/shop/account/letters/cards/savings/mortgage/business
    `,
  }),
  debt('told by its traces', 'told', {
    phrases: `
      ? stopped/stop/afraid/scared/can_not/not/never/dare ~ open/opening/opened/open_the/answer/answering ~ envelopes/envelope/letters/post/mail/door/phone/brown/bills/statements
      envelopes/letters/bills/statements/reminders ~ drawer/bag/carrier/behind/unopened/pile/piling/bin/hoover/under/full/red/shoebox/hide/hidden/hiding ~
      drawer/bag/box/pile/shoebox/cupboard of/full_of ~ envelopes/letters/bills/statements/reminders/them
      man/men/someone/somebody/people/lady ~ coming/comes/came/come ~ for/list/take/collect/thursday/friday/monday/tuesday/wednesday ~ car/telly/tv/house/furniture/van/things/money/list/whats_in/what_is_in
      will/can/do they/bailiffs/he take ~ telly/tv/car/van/house/furniture/fridge/bed/beds/tools/kids/laptop/everything/home ~
      ? list of ~ house/in_the_house/furniture/things/goods ~
      unless/if i/we ~ find/pay/raise/get ~ quid/pounds/dollars/grand/k/hundred/thousand/friday/monday/rent/900
      find/raise/get/need/borrow ~ quid/pounds/dollars/grand/k/hundred/thousand/rent ~ friday/monday/tuesday/wednesday/thursday/tomorrow/end_of_the_month/by/before/or
      took/taken/take/taking/got/getting ~ another/second/new/third/one loan/card/one/advance ~ pay/first/off/other/last/cover
      loan/borrow/borrowing/card/credit ~ pay ~ other/another/loan/first/off/rent/card
      app/apps/lenders/collectors/agents/they/boys/men ~ messaging/messaged/sent/sending/calling/call/called/texting/photo/picture ~ contacts/mother/pastor/boss/everyone/friends/wanted/church/hod/in_laws/photo/morphed
      ring/rings/ringing/call/calls/calling/phone ~ collectors/withheld/unknown_number/bank/loan/owe/money/work/every_day ~ owe/debt/pay/loan/money
      ten/twenty/five/thirty/15/20/10/40 percent ~ month/week/interest/loan/takes
      owe/owes/owing/owed ~ man/men/brother_in_law/wholesaler/landlord/bank/tax/taxman/hmrc/irs/council/school/everyone/friends/thousand/thousands/k/grand/months/rent/people/him/them/supplier/lender/shark/seasons
      behind on/with ~ rent/mortgage/bills/payments/loan/car/council_tax/fees/child_support/everything/tax
      ? months/weeks/month behind/arrears/late/overdue/rent_owing ~
      cut/cutting/disconnect/disconnected/switched/turn/turned off ~ electric/electricity/gas/power/water/phone/heating/meter
      meter/electric/gas/heating/lights ~ run_out/ran_out/empty/dark/off/emergency/cold/candles/top_up
      card/cards/payment ~ declined/refused/maxed/bounced/blocked/frozen/swallowed ~ shop/till/kids/food/petrol/again/checkout/school
      ? shop/business/farm/restaurant/firm/company/cafe/salon ~ going_under/go_under/not_running/failing/folding/closing/losing/bleeding/bust/no_customers/mall/administration/loan/owing/collapse
      going/go/goes/gone/went under/bust/bankrupt/to_the_wall/broke/belly_up ~ business/shop/firm/farm/company/we/cafe/i
      remortgage/remortgaged/second_mortgage/equity/signed/guarantor/guaranteed/co_signed/stood_guarantor ~ house/loan/brother/son/business/friend/debt/pay/home
      keep/save/lose/losing/hold the/our/my house/roof/farm/home/shop/place/business/flat/land ~ bank/debt/loan/over_our/mortgage/interest/winter/rates/generation/owe/behind/arrears
      third/fourth/fifth/three/four/five generation/generations ~ lose/bank/farm/shop/sell/close/last/one
      savings/inheritance/pension/life_savings/deposit/college_fund ~ gone/lost/scam/scammed/conned/crypto/stolen/scheme/invested/ponzi/spent/wiped
      scam/scammed/scammer/scammers/conned/fraudster/pyramid_scheme/ponzi/romance_scam/fake_investment ~ money/savings/sent/back/everything/account/thousand/loan/me
      sent/wired/transferred/lent/gave ~ thousand/thousands/savings/money/gift_cards/k/bitcoin ~ online/never_met/man_i_met/app/crypto/army/oil_rig/customs/stranded
      ? rent ~ friday/landlord/short/month/due/notice/can_not/find/owe/evict/thrown_out/out_by/sons/late
      out/leave/move/moved by/before/on/within friday/monday/month/weeks/days/28/thirty ~ landlord/rent/notice/council/nowhere/kids/go
      nowhere/no_where/where_do_we/where_will_we/where_would_we/somewhere to/go/live ~ live/go/evicted/landlord/notice/kids/rent/winter/section
      ? sleep/sleeping/slept/living/live in/on ~ car/van/sofa/sofas/streets/street/tent/doorway/hostel/shelter ~
      skip/skipping/miss/missing/go_without/going_without/water_down ~ meals/dinner/lunch/eating/food/breakfast ~ kids/children/money/afford/rent/eat/payday
      choose/choosing/between heat/heating/eat/eating/rent/food or/and ~
    `,
  }),
]
