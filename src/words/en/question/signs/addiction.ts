/** Drink, drugs, gambling and other habits that hold somebody: words that are weak alone and say much together. */
import type { GraveField } from '../../../../tarot/question/graves.ts'

const addiction = (
  name: string,
  strength: GraveField['strength'],
  words: { terms?: string; phrases?: string },
): GraveField => ({ name, grave: 'addiction', strength, ...words })

export const ADDICTION_SIGNS: readonly GraveField[] = [
  addiction('addiction, by its words', 'named', {
    terms:
      'alcoholic alcoholics alcoholism addict addicts addiction rehab detox relapse relapsed relapsing sobriety recovering_alcoholic recovering_addict in_recovery aa_meeting aa_meetings na_meeting twelve_steps heroin cocaine crack_cocaine meth crystal_meth fentanyl ketamine methadone opioids opioid overdose overdosed gambling_problem gambling_addiction problem_gambler compulsive_gambler drinking_problem drink_problem binge_drinking heavy_drinker drug_dealer drug_habit drug_use using_again drug_addict painkiller_addiction porn_addiction gamblers_anonymous alcoholics_anonymous narcan naloxone',
  }),
  addiction('days counted', 'told', {
    phrases: `
      ? {small_age}/10/12/14/15/18/20/21/22/23/25/28/30/31/40/45/50/60/63/75/84/90/91/92/100/113/120/180/200/365/400/ten/twelve/fifteen/eighteen/twenty/thirty/forty/fifty/sixty/ninety/ninety_one/hundred/one_hundred/eleven/hundred_and days/months/weeks/day/years ~ clean/sober/dry/without/off/free/today/chip/tonight/wagon/last_drink
      {small_age}/10/20/30/40/50/60/90/91/100/ninety/ninety_one/hundred/sixty/thirty/forty/eleven/twelve days/months/weeks/day/years today/now/tomorrow/tonight/in/and ~ bar/wedding/drink/wine/sponsor/pub/party/champagne/toast/meeting/bet/smoke/free_bar/open_bar/casino
      open/free bar ~
      ? sponsor/chip/meeting/meetings/step/steps/amends/home_group/day_one/one_day_at_a_time ~ today/tonight/sober/drink/wedding/bar/days/back/relapse/serenity/phone/answer/tenerife/missed/stopped/wagon/church_hall/years/again/work/early
      ? stay/stayed/staying/get/got/getting/keep/be/been/remain clean/sober/dry/straight/off_it/off_the_drink/off_the_booze/on_the_wagon ~
      off the wagon/drink/booze/gear/smack/drugs/wine/sauce/cigarettes/fags/weed
      give/giving/gave/given up the/drinking/booze/wine/smoking/weed/gambling/drugs/vaping/cigarettes/fags/coke
      ? quit/quitting/stop/stopping/stopped/cut_down/cutting_down/cut_out drinking/smoking/gambling/vaping/weed/booze/alcohol/wine/coke/betting/using/the_drink/cigarettes/drugs/pills
      never/not touched/touch/had/have a drop/drink/bet/cigarette/line/one ~ since/months/years/days/weeks/again
      ? slip/slipped/lapse/lapsed/fell/fallen/blew/blown/broke/threw/thrown ~ sober/months/days/years/off/wagon/away/it_all/last_night/wedding/one_drink/dry
    `,
  }),
  addiction('drink and drugs', 'weak', {
    terms:
      'drink drinks drinking drank drunk drunken wine vodka gin whisky whiskey rum beer beers cider lager booze boozing alcohol spirits pub pubs bottle bottles cans empties hangover hungover weed spliff joint joints coke drugs drug powder pills benzos xanax valium tramadol codeine oxycodone oxy pregabalin sleeping_tablets painkillers back_pills cigarettes cigarette smoking smoke vape vaping stash dealer high stoned wasted off_his_face off_her_face pipe needle needles foil spoon burnt_spoon lighter',
  }),
  addiction('betting', 'weak', {
    terms:
      'bet bets betting gamble gambles gambling gambled casino casinos slots slot_machine slot_machines fruit_machine machines roulette poker blackjack bookies bookie betting_shop betting_app betting_apps football_app scratchcards scratch_cards pokies accumulator accumulators sports_betting online_casino horses dogs_track racetrack odds stake staked losses winnings win_it_back double_or_nothing crypto day_trading loot_boxes put_a_twenty put_a_tenner a_twenty_on a_tenner_on a_fiver_on a_bet_on',
  }),
  addiction('it holds', 'weak', {
    terms:
      'again only_one just_one one_more the_last_time last_time last_bottle never_again promised promises promise swears swore sworn every_night every_day each_night every_evening most_nights all_day in_secret secretly hidden hides hiding hid stash cistern behind_the behind_the_paint in_the_boot under_the_sink airing_cupboard down_the_sofa lying lies lied denies denial stop stopped stops problem to_help_me_sleep drop_off to_sleep take_the_edge_off the_edge_off takes_the_edge_off unwind numb cope steady_my_hands shaking_hands missing_money pawned pawn_shop stolen stole steals stealing borrowed wages rent_money school_fees savings luck_turn luck_will_turn turn_it_around refill refills early_refill pharmacist prescription',
  }),
  addiction('told by its traces', 'told', {
    phrases: `
      glass starts at noon/ten/nine/eleven
      back on it
      hand sanitizer/sanitiser now
      merlot/prosecco/rioja/sherry in the thermos/flask/mug
      breath at parents
      get off the screen/slots/app
      adderall/ritalin/tramadol ~
      find/found/finding/finds/hide/hides/hiding/hid/hidden ~ bottle/bottles/cans/vodka/empties/miniatures/them/receipts/slips/stash/pipe/foil/baggies/wraps/needles/spoon ~ cistern/boot/drawer/wardrobe/loft/shed/garage/airing_cupboard/sock/socks/handbag/gym_bag/under/behind/recycling/bin/washing_basket/toilet/mattress/sofa/piano/laundry
      recycling/bin/bins ~ bottles/clinks/clinking/heavy/full/glass/neighbours/wine
      only/just have/had/has/one/the_one ~ with_dinner/glass/couple/one/at_weekends/to_relax/nightcap/after_work ~ ones_after/bottle/on_at_me/fuss/drop_off/sleep/everyone/wife/husband/why
      wine/vodka/whisky/gin/rum/beer/sherry ~ coffee_cup/mug/tea/thermos/flask/water_bottle/breakfast/morning/lunchtime/handbag/school_run/desk/eleven_in_the_morning/before_noon
      smell/smells/smelt/smelled/stinks/reeks ~ drink/booze/mints/whisky/vodka/alcohol/weed/wine
      mints/mouthwash/chewing_gum ~ breath/car/drink/drinking/hide/school_run/always
      asleep/passed_out/snoring/out_cold/unconscious ~ sofa/floor/stairs/bathroom/chair/car/kids/cooking/again/pub/shoes_on
      comes/came/come/rolls/rolled/staggers home/in/back ~ pub/drunk/smelling/legless/four_in_the_morning/wasted
      cash/money/jewellery/rings/purse/tv/laptop/bike/patches/pills/tablets/wallet/tools ~ gone/missing/vanish/vanished/disappear/disappeared/lighter/short ~ son/brother/he/she/daughter/purse/visits/visit/sister/after
      son/brother/daughter/grandson/nephew/sister ~ popped_in/came_by/visited/visits/round ~ gone/missing/purse/patches/tablets/money/jewellery
      foil/spoon/needle/needles/pipe/lighter/baggie/baggies/little_bags/scales/powder/straw/rolled_note/tourniquet ~ bed/room/drawer/pocket/pockets/bag/art/sock/son/daughter/brother/bathroom/found
      pupils/eyes/nose/arms/veins/nods/nodding/scratching/itching/sniffing/nosebleeds/jaw ~ pinned/pinpoint/huge/glassy/runny/bathroom/long_sleeves/wide/red/again/off/marks
      pharmacist/chemist/doctor/gp/pharmacy ~ refill/refills/early/renew/more/prescribe/repeat/script ~ not/will_not/any_more/pills/pain/back/refuses/no
      who/where/anyone ~ else ~ get/sell/help_me_out/prescribe ~ pills/tablets/patches/script/more
      run/ran/running out of/before ~ pills/tablets/patches/prescription/script ~ early/days/week
      put/puts/putting/stick/stuck/lay/laid/only_meant_to_put a/another/twenty/fifty/hundred/five/ten/tenner/fiver/grand/wages/everything ~ on ~ horse/game/match/red/black/app/united/team/sunday/midnight
      app/apps/machine/machines/casino/bookies/site/website/roulette ~ took/takes/taken/ate/eaten/had/swallowed/cleaned/account ~ money/wages/account/rent/fees/savings/k/thousand/hundred/pounds/again
      money/wages/rent/fees/savings/holiday/deposit/inheritance/christmas/trip/pension ~ gone/went/lost/blew/blown/midnight/spent ~ bet/bets/app/online/match/machine/machines/slots/luck/horses/casino/cards/table/roulette
      win/won/winning/get/make it/everything/that ~ back ~ sunday/saturday/one/bet/luck/tonight/match/game/big/race
      luck ~ turn/change/turns/changes/due ~ sunday/saturday/bet/machine/tonight/bookies/weekend/money/cards
      midnight/3am/four_am/4am/all_night ~ bet/betting/slots/online/app/casino/poker/money/roulette/trading
      ? can/could/do not/never stop/quit/resist/walk_away/put_it_down/say_no ~ one/drink/bet/betting/scrolling/spending/buying/eating/gaming/porn/shopping/games/playing/pills/vaping/smoking
      hooked/addicted/dependent/reliant on ~
      pub/bar/pints/drink/drinks/wine ~ flinch/flinches/temper/shouts/kids_scared/eggshells/sleeping_it_off/mood
      ? shake/shakes/shaking/sweats/trembling ~ morning/drink/until/first/without/hands
      first/morning drink ~ shakes/steady/eight/wake
      lost/losing/took ~ licence/job/kids/house/marriage/everything ~ drink/drinking/booze/drugs/gambling/coke/bottle
      believe/trust him/her ~ last/bottle/bet/time/clean/stopped/never_again/this_time ~
      cover/covering/lie/lying/lied/make_excuses for/to ~ boss/kids/mother/work/him/her/school ~ drunk/drink/drinking/hangover/hungover/using/high/gambling
    `,
  }),
]
