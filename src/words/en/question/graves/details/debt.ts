/** Debts, and losing house and home: told by details, without its name. */
// mutate-file order: the order of signs, of which each is weighed by its name
import type { GraveField } from '../../../../../tarot/question/graves.ts'

export const DEBT_DETAILS: readonly GraveField[] = [
  {
    name: 'at the door: bailiffs and collectors',
    grave: 'debt',
    strength: 'told',
    phrases: `
      hide/hiding/hid/duck/ducked/crouch/crouched/lie/lying/lights_off/curtains ~ knock/knocks/knocking/door/doorbell/rings/bell/behind_the_sofa/sofa ~ door/knock/knocks/rent/man/men/money/rent_man/landlord/collector/collectors/quiet/kids/doorbell
      man/men/woman ~ clipboard/suits/van/leather_jacket ~ door/outside/list/furniture/goods/inventory/waiting/money/owe/television
      list/listed/listing/inventory/clamp/clamped/tow/towed/towing/levy/levied/tagged ~ furniture/goods/belongings/car/van/sofa/television/tv ~ bailiff/owe/council/fine/pay/debt/took/take/back/payments
      controlled_goods/walking_possession/peaceful_entry/enforcement_agent/enforcement_notice/high_court_enforcement/hceo/sheriffs_officers/sheriff_officers/warrant_of_control/attachment_of_earnings/charging_order/statutory_demand/winding_up/winding_up_petition/third_party_debt/liability_order/possession_order/notice_of_possession/suspended_possession/section_21_notice/notice_seeking/pre_action/letter_before_action/letter_of_claim/writ_of/judgment_against/judgement_against/default_judgment/default_judgement/debt_collection/debt_agency/debt_advice/debt_charity/stepchange/national_debtline/citizens_advice/debt_respite/breathing_space/payment_holiday/forbearance/write_it_off/written_off/write_off_my/trust_deed/sequestration/privatinsolvenz/schufa/surendettement/cibil/blacklisted/credit_bureau/bad_credit/credit_score/credit_rating/credit_file/lowell/cabot/moorcroft/robinson_way/wage_arrestment/bank_arrestment/debtor/debtors
      ? take/takes/taking/took/taken/tow/towed/towing/repo/repoed/lose/losing ~ car/van/truck/tractor/taxi ~ payment/payments/behind/finance/drive/morning/bank/loan/collector/night/repo/missed/work_without
      car/van/truck ~ gone/missing/towed/taken ~ drive/driveway/street/morning/outside ~ payments/finance/missed/repo/behind/loan/lender
      keys ~ hand/handed/handing/give/gave/giving/post/posted ~ back/over/in/bank/landlord/lender ~ house/home/mortgage/flat/car/bank/behind/afford
      ? sheriff/marshal/marshals/locksmith/locks ~ evict/eviction/change/changed/changing/door/morning/put_out/rent/landlord/bailiffs
      belongings/furniture/things/stuff/mattress/kids_toys ~ street/pavement/sidewalk/kerb/curb/lawn/storage/bin_bags/black_bags ~ rent/evict/evicted/landlord/bailiffs/behind/put/threw/thrown/auction/pay
    `,
  },
  {
    name: 'letters: red, brown, unopened',
    grave: 'debt',
    strength: 'told',
    phrases: `
      ? red/final/threatening/last/third/second/scary/angry/brown/window/unopened/official letter/letters/notice/reminder/reminders/demand/demands/envelope/envelopes/bill/bills
      letters/envelopes/post/bills/statements/mail ~ drawer/bin/shoebox/cupboard/carrier_bag/wardrobe/under/behind/unopened/microwave/boot/mattress/oven/piano/pile/stack/burn/burned/shredded/shred ~
      hide/hides/hiding/hid/intercept/intercepts/intercepting/grab/grabs/beat/check/race ~ post/postman/mail/letterbox/letters/envelopes/doormat ~ before ~ husband/wife/partner/mother/father/parents/he/she/anyone/kids
      dread/dreading/afraid/scared/jump/jumps/heart_stops/stomach_drops/panic/sick ~ letterbox/postman/post/doorbell/knock/unknown_number/withheld_number/phone_rings/phone/envelope/envelopes ~ owe/bills/bank/money/debt/pay/rent/collectors/red/brown/collector/loan
      unknown/withheld/private/0800/strange number/numbers/caller/callers ~ ring/rings/ringing/calls/all_day/ten/times/block/day ~ owe/money/bank/loan/pay/debt/payment/collectors/answer
      ring/rings/ringing/call/calls/calling/phone ~ ten/twenty/fifteen/every ~ times/hour/day ~ bank/collectors/owe/loan/lender/agency/payment/pay/work/money/card
      rang/ringing/calling/contacted/call/phoned ~ work/boss/mother/neighbours/contacts/family/everyone_in_my_phone ~ owe/loan/lender/debt/collector/collectors/money/app/pay/payment
      opened/open/opening/unopened/not_opened/stopped_opening/can_not_open ~ bank_statement/bank_statements/banking_app/bank_app/brown_envelope/envelope/bills/letters/statement
      look/looking/check/checking/open ~ bank/balance/account/banking app/balance/account ~ afraid/scared/dare/can_not/sick/avoid/weeks
    `,
  },
  {
    name: 'meter, cupboard, fridge, children fed first',
    grave: 'debt',
    strength: 'told',
    phrases: `
      meter/prepayment/prepay/key/top_up/emergency ~ gas/electric/electricity/credit/key/meter ~ run_out/ran_out/empty/last/emergency/fiver/tenner/cold/candles/top_up/no_money/friday/payday/dark
      electric/gas/electricity/power/lights/heating/water/phone/internet ~ off/cut/disconnected/disconnect/shut_off/turned_off/cut_off ~ pay/paid/unpaid/bill/bills/money/owe/kids/friday/notice/weeks/candles/winter/behind
      sit/sitting/sat/live/living/eat/read ~ dark/candles/candlelight/coats/blankets/gloves ~ meter/heating/electric/bill/bills/pay/money/afford/cold/kids/gas
      coat/coats/hat/blanket/blankets/gloves/hot_water_bottle ~ indoors/in_bed/inside/house/sofa ~ heating/meter/afford/bill/gas/electric/cold
      skip/skips/skipped/skipping/go_without/goes_without/going_without/miss/missing/not_eating/pretend ~ meal/meals/dinner/food/lunch/eaten/hungry/eating ~ kids/children/eat/feed/payday/money/son/daughter/bills/food
      kids/children/son/daughter/they eat/ate/fed/eats first ~ leftovers/nothing/me/what_is_left
      water/watered/thin/thinned/stretch/stretched ~ milk/soup/formula/stew ~ payday/friday/money/kids/baby/last/meal
      toast/beans/noodles/rice/pasta/lentils/cereal ~ every/again/until/third/for_dinner ~ payday/money/benefits/friday/night/week/universal_credit ~
      food/larder/cupboard/cupboards/fridge/purse/wallet/account/tank ~ bare/empty/nothing/last/pennies/coppers ~ payday/friday/kids/money/benefits/rent/until/feed/bank
      coppers/coins/pennies/change/loose_change/returnables/empties ~ sofa/jar/piggy_bank/count/counting/counted/penny_jar/down_the_back ~ bread/milk/bus/bus_fare/gas/electric/petrol/nappies/food/meter/dinner
      kids/childrens/sons/daughters/childs piggy/money_box/birthday_money/christmas_money/savings/moneybox bank/borrowed/took/raid/raided/used/broke/emptied/pay ~
      voucher/vouchers/parcel/parcels/hamper ~ food/food_bank/church/school/salvation_army/pantry/foodbank
      soup_kitchen/food_pantry/food_parcel/food_parcels/food_stamps/breadline/bread_line/dole/on_the_dole/universal_credit/benefit_sanction/sanctioned/benefits_stopped/benefits_cut/pip_stopped/bedroom_tax/hardship_fund/hardship_payment/discretionary_housing/crisis_loan/social_fund/emergency_payment/budgeting_loan/advance_on_my_wages/free_school_meals/uniform_grant/temporary_accommodation/emergency_accommodation/bed_and_breakfast_by_the_council/housing_list/council_list/hostel/night_shelter/homeless_shelter/sleeping_rough/rough_sleeping/tent_city/trailer_park_after/sleep_in_the_car/sleeping_in_the_car/sleeping_in_our_car/living_in_the_car/living_in_a_van/living_out_of_my_car/living_in_our_car/couch_surfing
      nappies/formula/sanitary/tampons/school_shoes/school_uniform/school_trip/bus_fare/petrol/inhaler/prescription/prescriptions ~ afford/or/no_money/not_enough/choose/choosing ~
      choose/choosing/choice/between ~ heating/rent/food/eating/electric/medicine/insulin/gas/bread and/or ~ heating/rent/food/eating/electric/medicine/petrol/gas/insulin/shoes
    `,
  },
  {
    name: 'payday, lenders, sharks',
    grave: 'debt',
    strength: 'told',
    phrases: `
      payday/pay_day ~ gone/spent/already/days/until/last/lender/loan/before/broke/empty/nothing/minus ~ gone/owe/bills/bank/overdraft/left/hour/loan/pay/money/again/broke/food/until/nothing/fees
      wage/wages/salary/pay/paycheck/paycheque/benefits ~ gone/spent/swallowed/eaten/disappears/vanish/vanishes ~ before/day/hour/hours/rent/overdraft/loans/direct_debits/cards/interest/bills
      paycheck/paycheque/payday/month/hand to paycheck/paycheque/payday/mouth/month
      too much/many month/months ~ money
      more month than money
      loan/lender/money/doorstep/credit ~ shark/sharks/man/doorstep/provident/provvy/dave ~ door/threat/threats/threaten/threatened/interest/dogs/baseball/hurt/know_where/owe/kids/friday/double/weekly
      owe/owes/owed/borrowed/borrow/lent ~ wrong/bad/dangerous/nasty/scary/these/some/certain/serious/heavy people/man/men/guys/lads/family/person/types ~
      threat/threaten/threatens/threatening/threatened/break/hurt ~ legs/kneecaps/fingers/windows/family/kids ~ owe/pay/loan/money/debt/borrowed/lender
      interest ~ double/doubled/doubles/weekly/daily/never_ends/only/keeps/climbing/grows/swallow/higher_than/compounding ~ owe/loan/pay/paying/borrowed/original/lender/card/cards
      pay/paying/paid ~ only/just/nothing_but ~ interest/minimum/the_interest ~
      loan/card/klarna/clearpay/buy_now_pay_later/catalogue/brighthouse/provident/wonga/quickquid/afterpay/affirm/littlewoods/very_account/store_cards ~ pay/owe/behind/missed/another/fees/late/instalment/installment/spiral/juggling/juggle/interest/bailiffs
      loan_app/loan_apps/lending_app/okash/fuliza/branch_loan/tala_loan/mshwari/chit_fund/chit_funds/stokvel_money/susu_money/hui_money/tontine_money/mashonisa/omashonisa/five_six_lender/bombay_5_6/utang/moneylenders/gota/zamindar/pawnbroker/pawnbrokers/pawn_shop/pawnshop/cash_converters/cash_for_gold/logbook_loan/title_loan/title_loans/log_book_loan/guarantor_loan/guarantor_for/co_signed/cosigned/cosigner/co_signer/personal_guarantee/second_mortgage/remortgage_again/equity_release_to_pay/reverse_mortgage/balloon_payment/bridging_loan/bounce_back_loan/merchant_cash/cash_advance/cash_advances/borrow_against/hock/in_hock/up_to_our_necks/up_to_our_eyeballs/to_the_hilt/mortgaged_to_the/in_the_hole_for/upside_down_on/underwater_on
      pawn/pawns/pawned/pawning/sell/sold/selling/hocked/hock ~ ring/rings/wedding_ring/engagement_ring/gold/jewellery/necklace/bangles/mangalsutra/tv/television/console/laptop/guitar/tools/sofa/furniture/medals/blood/plasma/hair/phone ~ rent/bills/pay/food/gas/owe/debt/month/mortgage/feed/loan/bank/school_fees/kids
      sell/sold/selling/donate/donating plasma/blood_plasma/my_hair/a_kidney/my_kidney
      borrow/borrowed/borrowing/lend/tap/tapped/sponge ~ mother/brother/sister/neighbour/boss/work/friends/everyone/parents ~ again/pay_back/payback/never/till/until/owe/last_time/ashamed/embarrassed/rent/avoid
      signed/sign/signing/guarantor/guaranteed/vouched/cosigned ~ for/his/her/loan ~ brother/friend/son/ex/husband/boyfriend/cousin/loan/business ~ pay/default/defaulted/vanished/gone/stopped_paying/bank/liable/left_me/after_me
      debt/loan/loans/credit_card/phone_contract/cards in my/my_mothers/his/her name ~ ex/husband/wife/without/knowing/forged/signed/mother/father
      dowry/bride_price/lobola/school_fees/bribe/smuggler/agent/recruiter/fare ~ owe/owed/debt/borrowed/loan/pay_back/repay/land/gold/lender/work_off/interest
      harvest/crop/crops/rains/monsoon/drought/cattle/herd/flock/land/tractor/seed/fertiliser/fertilizer/milk_price ~ loan/loans/bank/lender/moneylender/owe/repay/debt/sell/auction/failed ~ bank/owe/repay/loan/lender/farm/pay/ruin/interest/failed/land
    `,
  },
  {
    name: 'house and rent',
    grave: 'debt',
    strength: 'told',
    phrases: `
      rent/mortgage/council_tax/service_charge/hoa/bond_repayment ~ two/three/four/five/six/2/3/4/5/6 months/weeks/payments behind/late/owed/due/missed/arrears/unpaid
      landlord/landlady/bank/letting_agent/housing_association/council ~ two_months/month/weeks/days/end_of/friday/notice/until ~ out/leave/move_out/pay/find/evict/pay_up/or_else
      where/nowhere/somewhere ~ go/sleep/live/take/put ~ kids/children/dog/if/when/tonight/us ~ house/evict/evicted/landlord/rent/notice/bank/council/eviction/lose/out
      lose/losing/lost/sell/selling/auction/auctioned/surrender ~ house/home/flat/farm/shop/restaurant/family_home/land/business ~ payments/owe/bank/afford/creditors/pay/cards/debts/auction/mortgage/arrears/tax/loan/everything/interest
      ? house/home/farm/flat/goods/business ~ receivers/receivership/administration/bank_owns/seized/possession ~
      rates/rate/fixed_rate/deal/mortgage ~ doubled/tripled/ends/ended/ran_out/went_up/gone_up ~ can_not/afford/lose/pay/struggling/behind/drowning/how_will/house
      back/move/moved/moving/moved_back ~ parents/mother/car/caravan/hostel/bed_and_breakfast/shelter/tent ~ lost/evicted/repossessed/rent/afford/bank/mortgage/debts/bailiffs
    `,
  },
  {
    name: 'cards, accounts, collapse',
    grave: 'debt',
    strength: 'told',
    phrases: `
      card/cards ~ declined/decline/declines/bounced/refused/rejected/not_go_through/cut_up/swallowed/maxed/eaten ~ till/checkout/shop/supermarket/petrol/kids/embarrassed/trolley/shopping/put_back/nappies/groceries
      put/putting ~ back ~ till/checkout/trolley/items/shopping/shelf ~ afford/enough/money/card/declined/kids
      direct_debit/direct_debits/standing_order/cheque/cheques/rent_payment/autopay ~ bounce/bounced/bounces/returned/failed/fail/fees/charge/charges/bouncing
      account/accounts/bank ~ frozen/freeze/froze/minus/overdrawn/garnished/emptied/cleared_out/wiped/seized/levy/levied
      minus/negative/zero ~ hundred/thousand/balance/account/pounds/euros/dollars/bank ~ payday/again/every/bank/rent/until/overdraft/fees
      four/five/six/seven/three/eight/4/5/6/7/8 ~ cards/credit_cards/loans/payday_loans/store_cards ~ full/limit/maxed/owe/pay/paying/juggling/interest/all/behind/secret/husband/wife
      juggling/juggle/robbing/rotating/shuffling/moving ~ cards/credit_cards/bills/payments/balances/debts/loans/creditors/peter
      thousand/thousands/grand/k/lakh/lakhs/crore/million/hundred ~ in/owed/owing/of debt/the_red/arrears/loans/credit/overdraft/unpaid/the_hole/borrowing
      wife/husband/partner/family/parents/kids/she/he ~ does_not/do_not/not/no_idea/never/has_no ~ know/knows/idea/knew/told/tell ~ owe/cards/loan/loans/mortgage/behind/arrears/debt/lost_my_job/letters/money_is_gone/savings/redundant/remortgaged/bailiffs
      leave/leaves/leaving/left/pretend/pretends/pretending/dress/dressed ~ work/suit/job/office ~ every_morning/each_morning/park/library/sit ~ lost/redundant/sacked/fired/laid_off/no_job/wife/husband/know ~
      business/shop/restaurant/company/cafe/firm/salon ~ suppliers/wages/payroll/vat/hmrc/creditors/administrators/receivers/liquidate/folding/go_under/going_under/gone_under/went_under/bust/going_bust/gone_bust/shutters ~ owe/pay/paid/house/personal/bank/tax/loan/staff/bankrupt/debts/lose/guarantee/savings/everything
      go/goes/going/went/gone under/bust/to_the_wall/belly_up/bankrupt ~ business/shop/company/restaurant/farm/owe/bank/staff/tax/creditors
      lost/lose/blew/sunk/sank/invested/put/sent/wired/transferred/gave ~ life_savings/pension/inheritance/redundancy/everything/house_deposit/nest_egg/savings/all_our/all_my ~ scam/crypto/man_online/forex/trading/scheme/pyramid/friend/bitcoin/online/romance/investment/wallet/fake/business/gone
      tax/taxes/vat/hmrc/irs/revenue/taxman/payroll ~ years/letter/owe/penalty/penalties/behind/not_filed/unfiled/late/back/lien/investigation/hide ~ pay/owe/afford/prison/bank/house/money/thousand/thousands/scared/open
      medical/hospital/vet/funeral/lawyers/legal/ambulance/dental/university/college/nursery bills/bill/fees/debt ~ pay/afford/owe/collections/drowning/bankrupt/ruin/savings/crowdfund/gofundme/loan/credit/sell/insurance_refused
      gofundme/crowdfund/crowdfunder/go_fund_me ~ rent/bills/house/evicted/hospital/funeral/debts/home
      christmas/birthday/presents/toys/santa/eid/diwali ~ afford/no_money/credit/loan/broke/pawn/nothing/skint/kids/payday ~ kids/children/bills/rent/paying/still/owe/debt/tell/again/charity
    `,
  },
  {
    name: 'euphemism: water, holes, belts',
    grave: 'debt',
    strength: 'weak',
    phrases: `
      drowning/drown/sinking/sink/underwater/going_under/treading_water/keep_our_heads/keep_my_head/head_above/heads_above
      hole/pit/quicksand/spiral ~ deeper/out/dig/digging/climb ~ money/month/every/out
      ? make/making/made ends meet
      tight/tighten/tightened/tightening belt/belts/money/month/budget/purse_strings
      rob/robbing/stretch/stretching/scraping/scrape ~ peter/penny/pennies/month/by/barrel
    `,
  },
  {
    name: 'money that is short',
    grave: 'debt',
    strength: 'weak',
    phrases: `
      ? short/broke/penniless/strapped/hard_up/brassic/boracic/potless ~ again/month/cash/every/rent/bills/always/this
      last/only/down_to ~ ten/five/twenty/tenner/fiver/hundred/pennies/pounds/euros/dollars ~ week/until/account/left/purse/name
      not enough ~ month/rent/bills/food/money/week/kids
      can_not/not/never afford ~ food/shoes/rent/heating/school/bus/christmas/anything/petrol
      count/counting/counted/counts ~ pennies/coins/pounds/days/every/money ~ payday/shop/until/till/friday/week
    `,
  },
  {
    name: 'avoiding',
    grave: 'debt',
    strength: 'weak',
    phrases: `
      ? not/never/stopped/afraid/scared ~ answer/answering/open/opening/pick_up ~ phone/door/letter/letters/post/emails/email/envelope
      hide/hiding/hid ~ from ~ husband/wife/family/partner/landlord/everyone/bank
      ashamed/shame/embarrassed ~ money/owe/borrow/tell/ask/afford/help
      lie/lied/lying ~ money/savings/account/job/wages/spent/salary
    `,
  },
  {
    name: 'what stands to be lost',
    grave: 'debt',
    strength: 'weak',
    phrases: `
      sell/selling/sold/lose/losing ~ car/house/ring/flat/everything/furniture/van ~ pay/before/keep/month/bank/rent
      roof/keys/house/home ~ over/keep/lose/bank/save ~ heads/us/kids/house/home/bank
      kids/children ~ shoes/lunch/uniform/cold/hungry/presents ~ money/afford/buy/pay
      ? deadline/friday/end_of_the_month/first_of_the_month/by_the_first/notice ~ pay/rent/out/find/owe/money
    `,
  },
  {
    name: 'the meter, the bank writes',
    grave: 'debt',
    strength: 'told',
    phrases: `
      meter ~ ran_out/run_out/empty/emergency/top_up/beeping/clicked_off/went_off
      bank/building_society/lender/mortgage_company ~ wrote/written/writes/writing ~ mortgage/house/loan/overdraft/arrears/payments/account
      no idea/clue ~~ bank/owe/mortgage/loan/loans/cards/redundant/savings_are
    `,
  },
]
