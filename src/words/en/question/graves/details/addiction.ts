/** Drink, drugs, betting and other habits that hold somebody: told by details, without its name. */
// mutate-file order: the order of signs, of which each is weighed by its name
import type { GraveField } from '../../../../../tarot/question/graves.ts'

export const ADDICTION_DETAILS: readonly GraveField[] = [
  {
    name: 'days counted, chips, rooms',
    grave: 'addiction',
    strength: 'told',
    phrases: `
      {small_age}/14/18/20/21/24/28/30/45/50/60/90/100/200/365 days/weeks/months/hours clean/dry/sober/off/without/today/since/in/free ~ drink/meeting/chip/slip/bet/relapse/sponsor/drug/using/pills/now/count/temptation/wine/gambling
      thirty/30/60/sixty/90/ninety/24_hour/one_year/white/red/bronze/blue day/year/month/key chip/chips/coin/tag/token/medallion/keyring
      chip/coin/medallion/key_tag/keytag ~ pocket/drawer/meeting/hand_back/handed/threw/lost/give_back/year/day/days ~ sober/meeting/again/drank/drink/clean/slip/slipped/start/zero
      back to/at/on day/step one/zero ~ again/drink/drank/slip/wine/app/using/sober/bet
      day one ~ again/drink/wine/drank/sober/clean/app/promise/slip
      reset/restart/restarted/resetting ~ counter/count/clock/days/tracker/app ~ drink/drank/slip/sober/again/clean/drinking/bet/using
      one day at a time
      meeting/meetings ~ church_hall/church_basement/basement/sponsor/share/shared/chairs/circle/thursday/every_night/back_to/stopped_going/skipping/step/anonymous
      go/goes/going/went/stopped/skipping/skips/misses/missing/back ~ to/his/her/my/the/going meetings ~
      sponsor/sponsors/sponsee/fourth_step/ninth_step/step_nine/step_four/amends/big_book/serenity_prayer/higher_power/smart_recovery/celebrate_recovery/halfway_house/sober_living/sober_house/sober_home/thirteenth_stepper/home_group/rock_bottom/dry_house/wet_house/wet_brain/korsakoff/antabuse/naltrexone/vivitrol/acamprosate/disulfiram/narcan/naloxone/needle_exchange/methadone_clinic/supervised_consumption/gp_about_my_drinking
      amends ~ drink/drunk/step/sober/sponsor/drinking/kids/ex/hurt_when/using
      name is ~ and i am an
      intervention ~ brother/sister/son/daughter/mother/father/husband/wife/family/drink/drinks/drugs/him/her/friend
    `,
  },
  {
    name: 'only the one: drink',
    grave: 'addiction',
    strength: 'told',
    phrases: `
      just/only/stop/stops/stopping/stopped ~ at/have/had/having/after/the one/two ~ drink/glass/pint/beer/bottle/wine/never/turns/becomes/is_never/then_another/promise/promised
      one is/was never/not enough/one
      one/a drink/glass/pint/beer/sip/taste ~ turns/turned/becomes/became/led/leads/then ~ bottle/ten/five/blackout/bender/weekend/three/days/whole
      nightcap/livener/sharpener/straightener/hair_of_the_dog/steadies_my_hands/steady_his_hands/steady_her_hands/morning_drink/eye_opener/stiffener ~
      hand/hands/shake/shakes/shaking/trembling/tremors ~ until/till/before/without/first ~ drink/glass/vodka/coffee_with/can/beer
      shakes/sweats/sweating/shaking ~ morning/without/no ~ drink/bottle/vodka/gear/pills/hit
      first/one/a thing he/she/i/they ~ does/do/did ~ pour/pours/open/opens/crack/cracks ~ drink/wine/can/bottle/glass/beer
      bottle/bottles/can/cans/vodka/miniatures/flask/gin/wine/box_of_wine ~ in/behind/under/inside/down ~ cistern/toilet_tank/wardrobe/laundry/washing/washing_basket/handbag/boot/glovebox/glove_box/shed/garage/airing_cupboard/attic/loft/bushes/hedge/pram/sock_drawer/wellies/boots/piano/drawer/desk/dog_food/wheelie_bin/sofa/mattress/freezer/radiator/school_bag
      water/coffee/tea/coke/squash/travel mug/bottle/cup/flask/glass ~ is/was/smells/smelled/smelt/tastes/tasted/full not/of/like water/vodka/gin/whisky/coffee/alcohol/drink
      vodka/gin/whisky/wine/rum in/into/for ~ water_bottle/coffee/tea/mug/coke/thermos/lunchbox/breakfast/orange_juice/teacup
      marks/mark/marked/line/lines/level/levels/watered/topped_up/water ~ bottle/bottles/vodka/gin/whisky ~
      mints/mouthwash/chewing_gum/perfume/aftershave/extra_strong ~ breath/smell/drink/hide/hides/cover/booze/vodka/wine/work
      breath/he/she/house/kitchen/car/clothes ~ smell/smells/smelled/smelt/reek/reeks/stank of drink/it_again/the_pub/wine/whisky/spirits/stale/brewery/vodka/arak/raki/palinka/toddy
      wine/corkscrew/cork/can/ring_pull/fridge/bottle ~ opens/open/pop/hiss/clink/clinks/clinking ~ earlier/four/five/six/noon/before/every/recycling/bin/neighbours/kitchen/night
      recycling/glass/bottle bin/bank/crate/box ~ bottles/neighbours/clink/clinks/clinking/ashamed/embarrassed/next_door/different/full/night
      earlier and earlier ~
      five/six/noon/twelve o_clock/clock/oclock ~ somewhere/first/wine/drink/pour/glass
      wakes/wake/woke/woken/found/find/finds/asleep/slumped/passed_out/sleeps ~ sofa/stairs/bathroom_floor/hallway/garden/car/bath/doorstep/couch/armchair ~ bottle/glass/drink/again/drunk/wine/vodka/can/empties/vomit/every
      not/never/no ~ remember/remembers/memory/remembered ~ last_night/night_before/what_i_did/what_he_did/how_i_got/getting_home ~ drink/drank/drunk/wine/again/shame/texts/bruises/bottle
      fear/text/texts/phone/apologise/apologising/shame ~ morning_after/what_i_said/what_i_sent/every_sunday ~ drink/drunk/wine/again/drank
      picked/pick/picks/collect/collected/drives/drove/driving ~ kids/children/son/daughter/us/school ~ drunk/over_the_limit/drinking/smelling/drink/swerving/high/stoned
      falls/fell/falling/slides ~ stairs/bath/taxi/chair ~ drunk/wine/drink/bottle/again ~
      liver/yellow/bloated/belly ~ drink/drinking/drinks/vodka/stop/stops/whisky/beer/pub
      like/same_as/becoming/turning/turn/turned ~ my/his/her/into father/mother/old_man ~ drink/bottle/drinker/drunk/pub/booze/whisky
      grew/growing/raised/brought up ~ drunk/drinker/alcoholic/bottles/pub/drinking
      on/off/hits/hit/likes/fond_of/partial_to/taken_to/took_to/slave_to/lost_to/married_to/a_martyr_to/back_on/fell_off/falls_off the/a/his/her/drop/to_a sauce/drink/bottle/wagon/gin/grog/piss/lash/batter/beers/cans/devil/demon_drink/demon/jar ~ again/since/every/mother/father/husband/wife/brother/son/promise/stop/problem/too_much/heavily/years
      takes/took/taking/has/likes/fond a/of/too drop/much/many ~ drink/too_many/again/jar/whisky/sherry
    `,
  },
  {
    name: 'drugs: what is found and seen',
    grave: 'addiction',
    strength: 'told',
    phrases: `
      burnt/burned/blackened/bent/scorched/tiny/little/small foil/spoon/spoons/tinfoil/bags/baggies/ziplock/plastic_bags/wraps/scales/pipe/straw/straws/banknote
      foil/spoon/spoons/straw/straws/needle/needles/syringe/syringes/pipe/rolled/baggies/wraps/white_powder/residue/lighter/lighters ~ his/her/bathroom/son/daughter/brother/room/car/pocket/pockets/bag/toilet/glovebox/drawer/bin/bedroom ~ found/find/finding/missing/again/hide/hides/blackened
      spoons/foil/tin_foil/lighters ~ missing/disappear/disappearing/gone/keep ~ kitchen/drawer/son/daughter/brother/again
      pinned/pinprick/pin_prick/tiny/pinpoint/blown/huge/dilated/glassy/bloodshot pupils/eyes ~ son/daughter/brother/sister/he/she/again/husband/using/high/come_home/lies/night/lying
      nod/nods/nodding/nodded off/out ~ table/mid_sentence/dinner/cigarette/sofa/standing/again/son/brother/daughter/sister/spoon/scratching
      scratching/picking/itching/grinding/chewing/sniffing/sniffs/twitching ~ face/skin/jaw/teeth/arms/nose/bathroom ~ son/daughter/brother/pupils/using/high/coke/meth/pills/drugs/awake/days/again
      long sleeves ~ summer/heat/arms/track/marks/veins/always ~ son/daughter/brother/needle/using/arms
      bathroom/toilet ~ for an/half/hours/ages/hour/locked ~ comes_out/using/foil/nods/pupils/again/come_out/needle/different
      turned/turn/went/goes/found blue/grey/cold ~ floor/bathroom/narcan/ambulance/needle/brought_back/breathing/lips
      brought/bring/bringing ~ back ~ narcan/naloxone/twice/third_time/overdose/paramedics
      up/awake for three/four/five/two/days/3/4 days/nights/straight ~ meth/speed/using/tweaking/comedown/party/gear/picking/curtains
      chemsex/chems/slamming/party_and_play/tina/mephedrone/meow_meow/ghb/g_and/tweaking/tweaker/comedown/come_down/crack_pipe/crackhouse/crack_house/trap_house/score_again/scoring/rattling/clucking/dopesick/dope_sick/junk_sick/on_the_gear/off_his_face/off_her_face/off_my_face/wired_for/chasing_the_dragon/speedball/lean/purple_drank/khat/qat/miraa/nyaope/tik/shabu/yaba/captagon/whoonga/codeine_syrup/tramol/betel/ayahuasca_again/nos_canisters/laughing_gas/huffing/sniffing_glue/smackhead/baghead/spicehead/bath_salts/tranq/xylazine/percs/perc_30/blues_again/lines_off/line_of_coke/bump_of/eight_ball/eightball/bag_of_coke/gram_a_night
      prescription/prescriptions/doctor/doctors/pharmacy/chemist/script/scripts ~ early/lost_it/three_different/several/another/ran_out/runs_out/more/online/stronger/refill/refills ~ pills/tablets/codeine/tramadol/painkillers/sleeping/xanax/valium/stop/need/pain_has/pregabalin/oxy
      pills/tablets/painkillers/patches/morphine/codeine/meds ~ missing/short/gone/counted/counting/count/disappear/disappearing/run_out/lock/locked ~ mother/father/grandmother/son/brother/sister/daughter/cabinet/again/box/every
      can_not/not/never/unable sleep/eat/function/start/get_through/socialise/face/relax ~ without ~ joint/spliff/weed/bong/pill/pills/line/glass/wine/drink/bump/zopiclone/xanax/valium/smoke
      wake/wakes/waking and/bong/bowl/spliff ~ bake/smoke/first_thing/bowl
      smokes/smoking/smoke ~ all_day/wake/morning/ten/every/constantly ~ weed/joint/joints/spliff/spliffs/bong/skunk/paranoid/motivation/bed/job
    `,
  },
  {
    name: 'betting',
    grave: 'addiction',
    strength: 'told',
    phrases: `
      app/apps/account/accounts/site/sites/phone ~ bet/bets/betting/bookmaker/bookmakers/casino/slots/odds/roulette/gambling ~ deleted/delete/reinstall/reinstalled/again/blocked/hide/hides/hiding/secret/night/loses/lost/toilet/salary/wages/money/three_in_the_morning
      block/blocked/blocking/exclude/excluded/self_exclude/self_excluded/self_exclusion/ban/banned/barred ~ betting/casino/bookies/casinos/gambling/sites/app/bank/card/gamstop/bet
      self_exclude/self_excluded/self_exclusion/gambling_block/gamban/betblocker/gam_anon/gamanon/fixed_odds/fobt/fobts/accumulator/accumulators/accas/acca/free_spins/loot_boxes/lootboxes/pachinko/pokies/the_pokies/puggy/puggies/numbers_runner/matka/satta/satta_matka/teen_patti/jueteng/sabong/e_sabong/mahjong_debts/keno/betika/sportpesa/sporty_bet/sportybet/aviator/bet9ja/1xbet/skybet/sky_bet/paddy_power/betfair/ladbrokes/william_hill/dream11/stake_com/polymarket_again/binary_options/leveraged/options_trading_losses/margin_call
      one/last/big/next/the more/big/final/lucky win/bet/spin/hand/race/flutter ~ back/stop/fix/pay/everything/losses/quit/then/clear
      win/winning/won/get/getting/make/making it/all/everything/money/what ~ back ~ machine/machines/casino/bet/bets/table/app/spin/horses/match/losses/wife/slots/tonight/night
      wages/salary/rent/pay/benefits/pension/money/paycheck/student_loan/christmas_money/holiday_money/kids_money/savings gone/vanished/spent/blown/lost/disappeared ~ day/hour/hours/payday/friday/night/minutes/again/before/app ~ bet/bets/bookies/machine/machines/slots/app/pub/drink/gear/drugs/coke/online/casino/horses/again
      money/cash/fifty/twenty/notes/card ~ gone/missing/disappeared/vanished/taken again/purse/wallet/from/out/handbag/jar/tin/piggy ~ son/daughter/brother/husband/swears/lies/using/bet/habit/drugs/denies/drink/he_says/she_says
      card/cards/wages/salary/bank_account/pin ~ give/hand/handed/gave/control/look_after/take ~ wife/mother/husband/sister/partner/me ~ bet/bets/gamble/gambling/trust/stop/drink/relapse/spend
      pawn/pawns/pawned/sold/sells/selling/stole/steals/taken ~ ring/jewellery/gold/guitar/tv/television/console/xbox/playstation/tools/bike/laptop/necklace/medals/wedding_ring ~ bet/drugs/drink/habit/gear/again/machines/son/brother/bookies/husband/fix/using/casino/score
      loan/loans/credit_card/overdraft/borrowed/lent/remortgage/remortgaged ~ bet/bets/betting/gamble/gambling/bookies/casino/slots/roulette/gear/dealer/coke/drugs
      dealer/dealers ~ owe/owes/owed/money/threat/threats/door/text/texts/number/delete/deleted/car/waiting/call/calls
      delete/deleted/deleting/block/blocked/threw/flushed/flush/poured/pour/tip/tipped/snapped ~ dealer/dealers/stash/down_the_sink/down_the_toilet/down_the_drain/bottles/betting_app/gear/pills/whisky/vodka ~ again/this_time/last/bought/back/then/number/next_day/drink
    `,
  },
  {
    name: 'promises and slips',
    grave: 'addiction',
    strength: 'told',
    phrases: `
      promise/promised/promises/swore/swears/sworn/vowed/vows/word/oath ~ last/never/stop/stopped/no_more/quit/kids_lives/mothers_grave/bible/quran/not_touch/give_up ~ drink/bet/bottle/using/time/line/touch/machine/again/gamble/pills/drop/it/weed
      says/said/tells/told/claims/insists/swears ~ stopped/quit/clean/off/only/given_up/has_not/not ~ had_one/touched/a_drop/drinking/using/it/the_drink/the_gear/bet/one_glass/one_pint ~ but/smell/believe/lies/lie/bottle/found/eyes/again
      slip/slips/slipped/slipping/stumbled/wobble/wobbled/lapse/lapsed/used/caved ~ after/at/once/again/back ~ days/months/years/weeks/wedding/meeting/sober/drink/drank/clean/sponsor/bottle
      last/final/seventh/third/fourth/fifth/second/sixth/umpteenth chance/time/go/attempt/stint ~ rehab/detox/drink/sober/clean/drugs/clinic/using/bottle/gamble/wagon/programme/drinking
      ultimatum/choose/chose/chooses/picks/picked ~ drink/bottle/drugs/weed/pub/gear/pills/powder/coke/bet/betting/wine ~ over/or/me/kids/us/family/instead
      enable/enabling/enabler/enabled/codependent/co_dependent/covering_for/cover_for/lie_for_him/lie_for_her/ring_in_sick_for/call_in_sick_for/tough_love/detach_with_love/let_him_hit/let_her_hit ~
      find/finding/wait/waiting/lie/lying/dread/dreading/listen/listening ~ key/car/phone/state/mood/front_door/stairs ~ drunk/drink/drinking/pub/using/sober/staggering/stagger/which_father/which_husband
      pub/bar/offy/off_licence/liquor_store/bottle_shop/shebeen/tavern/cantina ~ every/straight/after_work/until/wages/first/closing/payday/instead/home/not_come_home ~ night/day/husband/father/spends/kids/dinner/drunk/closing/money/morning
      functional/functioning/high_functioning/secret/closet/weekend/maintenance drinker/user/drinking/alcoholic/addict/drunk/smoker/gambler
      ? drink/drank/drinks/drinking/used/use/gamble/bet/smoke ~ to sleep/forget/cope/numb/feel/relax/get_through/function/be_normal/face/feel_normal/blackout/oblivion
      can/will/could i/he/she/we ~ ever drink/have_a_drink/have_one/toast/drink_normally/moderate/have_champagne ~ again/normally/like/wedding/normal/social
      wedding/party/christmas/reunion/holiday ~ without/no/sober ~ drink/drinking/drop/wine/champagne/alcohol ~ first/survive/tempted/cope/afraid/manage/hold
    `,
  },
  {
    name: 'other habits',
    grave: 'addiction',
    strength: 'told',
    phrases: `
      porn/pornography/camgirls/cam_sites/onlyfans ~ stop/hours/every/night/hide/hides/hidden/history/addicted/secret/quit/work/wife/husband/again/money/spending/spent/caught
      buy/buying/bought/shop/shopping/order/ordering/spend/spending ~ parcels/packages/tags/bags/hide/hidden/hiding/boot/wardrobe ~ stop/secret/husband/wife/labels/unopened/cards/high/debt
      eat/eating/binge/binges/bingeing ~ secret/night/wrappers/until_sick/fridge_light/car/alone/hidden ~ stop/hate/wrappers/shame/ashamed/throw_up/again/control
      wrappers/wrapper ~ hidden/hide/hiding/under/drawer/car/pocket ~
      game/games/gaming/fortnite/console/phone/screens ~ twenty/18/sixteen/14/all_night/days ~ hours/stop/school/job/wash/bottle/meals/room/eat/sleep
      pick/picks/picking/pull/pulls/pulling my/her/his own/hair/skin/scalp/eyelashes/eyebrows ~ stop/bald/scabs/bleed/bleeds/patches
    `,
  },
  {
    name: 'things that could be anything',
    grave: 'addiction',
    strength: 'weak',
    phrases: `
      bottle/bottles/cans/glasses/empties ~ bin/bed/floor/kitchen/table/car/bag/sink
      glass ~ hand/always/never_empty/refill/refills/another/full/top_up
      smell/smells/smelt/breath ~ him/her/breath/mints/morning/car
      on/at/down/in the pub/bar/corner/club/bench ~ again/every/until/all_day
      ? one/just/only/another more/one/last/the_one .
      a/few/couple/too many ~ every/again/most/night/always
    `,
  },
  {
    name: 'money that goes',
    grave: 'addiction',
    strength: 'weak',
    phrases: `
      money/wages/cash/pay/savings ~ gone/missing/disappears/disappear/vanishes/vanish/nowhere/short again/every/before/always/each/where
      borrow/borrows/lend/lent/borrowed/asks ~ money/twenty/fifty/tenner/hundred ~ again/never/always/lies/payday/friday/different
      sold/selling/sells/pawn/pawned his/her/my/the ~ guitar/bike/phone/car/ring/watch/tv/laptop/tools/console
    `,
  },
  {
    name: 'promise, secret, lie',
    grave: 'addiction',
    strength: 'weak',
    phrases: `
      promised/promises/swore/swears/said ~ last/stop/changed/different/never ~ time/again/this
      lies/lying/lied/hides/hiding/hid/secret ~ where/much/phone/receipts/money/statements/bag/car ~
      ? day/days/weeks/months ~ count/counting/counted/clean/proud/strong/today ~
      this time ~ different/real/really/last/means_it/stick/hold/work
      found ~ in/under/behind ~ his/her/the/my ~ coat/drawer/bag/pocket/car/shed/mattress/room/cistern
    `,
  },
  {
    name: 'states',
    grave: 'addiction',
    strength: 'weak',
    phrases: `
      slurs/slurred/slurring/staggers/staggered/swaying/stumbles/stumbled/glazed/glassy/bleary/bloodshot
      ? shakes/shaking/sweats/sweating ~ morning/mornings/hands/bed/night
      not/never/no come/came/comes ~ home ~ night/until/weekend/days/payday/friday
      wired/jumpy/restless/edgy/paranoid ~ sleep/days/nights/again/comes/weekend
      not/never wakes/wake/surface/surfaces ~ noon/afternoon/sunday/monday
    `,
  },
  {
    name: 'counted, reinstalled',
    grave: 'addiction',
    strength: 'told',
    phrases: `
      chip/coin/medallion ~ days/day/months ~
      install/installed/reinstall/reinstalled/downloaded/redownloaded ~ betting/casino/poker/slots/gambling/bet ~
    `,
  },
]
