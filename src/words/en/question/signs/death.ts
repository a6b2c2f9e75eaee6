/** Death and mourning: words that are weak alone and say much together. Each field is one idea. */
import type { GraveField } from '../../../../tarot/question/graves.ts'

const death = (
  name: string,
  strength: GraveField['strength'],
  words: { terms?: string; phrases?: string },
): GraveField => ({
  name,
  grave: 'death',
  strength,
  ...words,
})

export const DEATH_SIGNS: readonly GraveField[] = [
  death('words of mourning', 'named', {
    terms:
      'funeral funerals burial buried cremated cremation crematorium cemetery graveyard graveside gravestone headstone tombstone coffin casket hearse undertaker undertakers wake_for eulogy obituary condolences bereaved bereavement mourning mourner widow widowed widower orphaned ashes urn memorial_service memorial_bench requiem shiva month_mind kaddish janazah tangi nine_nights repast one_year_memorial death_anniversary death_certificate died passed_away passed_on passed_over deceased stillborn stillbirth stillborn_baby cot_death sids murdered drowned killed_in manslaughter_of fatal_crash rainbow_bridge crossed_the_rainbow put_to_sleep put_her_to_sleep put_him_to_sleep put_down_our',
  }),
  death('the dying', 'told', {
    terms:
      'dying terminal terminally_ill hospice palliative end_of_life syringe_driver last_rites deathbed weeks_to_live months_to_live year_to_live days_to_live nothing_more_they_can_do nothing_more_to_be_done make_her_comfortable make_him_comfortable keep_her_comfortable keep_him_comfortable do_not_resuscitate dnr life_support living_will assisted_dying dignitas',
    phrases: `
      came with the oils
      hurt ~ at the very end
      ? how/much long/longer/time ~ has/have/does/do/did ~ got/left/have/last
      will/can/does/if/would {dear}/she/he/they/i ~ see/make/make_it_to/live_to/live_to_see/be_here_for/be_there/last_until/last_till/last_to/get_to/be_around ~ christmas/easter/spring/summer/wedding/birthday/baby/grandchild/grandchildren/new_year/graduation/born/diwali/eid/gown/aisle/the_year/next_year/winter/autumn/harvest
      will i/he/she/we see/reach/get_to/make fifty/sixty/seventy/eighty/ninety/forty/thirty/another/100/90/80/70/60/50/40/fifty_three/next
      not/never/isnt coming/come/leave/leaving home/out/hospital/ward ~ ward/hospital/this_time/hospice/kids/tell
      tell the/my/our kids/children/boys/girls/little_ones ~ grandfather/grandmother/father/mother/dying/not_coming/gone
      say/saying/said/to_say goodbye/my_goodbyes/our_goodbyes/farewell ~ ward/hospital/hospice/mother/father/grandmother/grandfather/him/her/in_time/dog/cat/vet/before/phone
      family/priest/everyone/we/brothers/sisters/relatives have/has/is/are been called/gathering/sent_for/summoned ~
      in time/before ~ goes/slips/the_end/says_goodbye/goodbye
      doctors/nurses/they/hospice ~ given/gave/give/giving/said/say/says him/her/me/us/mother/father/it weeks/months/days/a_year/six/three/two/until/till/tonight/any_day ~
      last/final christmas/summer/birthday/holiday/weeks/days/hours/visit/trip ~ mother/father/him/her/grandmother/grandfather/together/{dear}/{pet}
      slipping/slip/slips/fading/fade/drifting away/fast ~ mother/father/him/her/grandmother/grandfather/bed/hand/night
      breathing ~ changed/rattle/rattling/shallow/slow/different ~
      wants/want/wanted/ready to/is go ~ mother/father/grandmother/grandfather/peace/tired/ninety/husband
    `,
  }),
  death('gone', 'weak', {
    terms:
      'dead death die dies gone goodbye loss grief grieve grieving mourn heaven heavens afterlife other_side angel_now soul spirit grave lost_her lost_him lost_them lost_my lost_our losing_her losing_him since_he_went since_she_went after_he_went after_she_went when_he_went when_she_went he_went she_went he_left_us she_left_us no_longer_with_us taken_from_us took_him took_her without_her without_him without_them without_mother without_father without_my_husband without_my_wife where_she_is where_he_is where_they_are wherever_she_is wherever_he_is up_there somewhere_warm better_place at_peace in_peace',
  }),
  death('what is left behind', 'weak', {
    phrases: `
      ? his/her/their/mothers/fathers/grandmothers/grandfathers/husbands/wifes/nans/dads/papas/brothers/sisters/sons/daughters ~ chair/slippers/coat/coats/shoes/boots/glasses/cardigan/jumper/jacket/cap/hat/scarf/watch/wardrobe/clothes/dresses/shirts/pillow/perfume/aftershave/toothbrush/razor/mug/cup/number/voicemail/voice/answerphone/handwriting/recipe/recipes/shed/tools/room/bedroom/bed/side/toys/collar/lead/bowl/basket/blanket/stick/pipe/chain/ring/garden/greenhouse/phone/last_message/last_text/last_words/letters/bible/rosary/guitar/fishing_rods/car/bike/stocking/place/seat/birthday/name
      ? still ~ set/sets/lay/lays/put/puts/pour/pours/make/makes/buy/buys/bought/cook/cooks/keep/keeps/hear/hears/smell/smells/ring/rings/text/texts/talk/talks/say/says/sleep/sleeps/save/saves/reach/turn/wait/expect/look/charge/pay ~ two/place/cup/cups/card/plate/door/key/keys/voicemail/number/phone/side/chair/radio/him/her/goodnight/good_morning/footsteps/coat
      ? two/second/extra/spare/other cups/cup/plates/plate/mugs/place/chair/pillow/side_of_the_bed/toothbrush/tickets
      empty/nobody_in/no_one_in ~ chair/seat/place/bed/cot/crib/basket/bowl/stall/stable/room/house/car_seat/side/it
      first/second/third christmas/birthday/diwali/eid/easter/anniversary/thanksgiving/new_year/mothers_day/fathers_day/passover/ramadan/holidays/summer/winter with/without/since/alone ~
      side of the bed
      chair/place/plate/coat/lead/collar/bowl/stocking ~ table/hook/door/radiator/hall/fire/window ~ still/nobody/no_one/empty/move/take/throw/tip/skip/charity
      ? charity_shop/tip/skip/bin_bags/house_clearance/clear/clearing/cleared/sorting/sort/empty/emptying ~ house/clothes/coats/wardrobe/things/room/flat/loft/chair/shoes
      voicemail/answerphone/voice_note/voice_notes/last_message/old_messages/old_voicemail ~
      ? number/phone ~ given/new/disconnected/cut_off/somebody_new/still_ring/ring_it/still_text/contacts/delete ~
    `,
  }),
  death('asked of the dead', 'told', {
    phrases: `
      ? is/are/was he/she/they/{dear}/{pet}/it ~ somewhere/safe/warm/at_peace/happy/okay/all_right/alright/cold/lonely/alone/proud/watching/near/around/with_me/listening/angry/with_god/with_grandmother/with_grandfather/up_there/together_now/in_heaven/still_here/waiting_for_me ~ now/there/where/wherever/somewhere/up/here/us/me/over ~
      okay/ok/all_right/alright/safe/happy/warm where/wherever he/she/they is/are ~
      is/are he/she/they/{dear} somewhere ~
      ? does/do/did/can/could/will/would he/she/they/{dear}/{pet} ~ hear/see/know/knows/mind/forgive/understand/feel/remember/miss/watch/visit ~ me/us/i/we/loved/it/there/was_there/that_i/how_much/from/it_was/sorry
      did he/she/they/{dear}/{pet}/it suffer/know/feel/hurt/wait ~ pain/end/loved/much/was_there/long/me/goodbye/frightened/. ~
      was he/she/it/my/{dear}/{pet} ~ frightened/scared/in_pain/alone/quick/instant/suffering/cold/afraid/conscious ~ end/when/crash/night/. ~
      would/should have been/turned/turning ~ {small_age}/18/20/21/25/30/34/40/50/60/70/80/90/today/tomorrow/week/proud/birthday
      could/should/would/if i ~ have ~ saved/stopped/been_there/got_there/driven/answered/rung/called/noticed/done_more/prevented/held ~
      why not me/him_and_not_me/did_he_have_to/did_she_have_to ~
      was/is it my/our fault ~ drive/drove/bike/car/answer/phone/asleep/saw/water/sooner/signs/ill/died/crash
      did i/we do/let/have/put ~ it/him/her too/the soon/early/late/right_thing ~ vet/dog/cat/paw/him/her/him_go/her_go
      held/holding/hold his/her/their/its hand/paw/head/hoof ~ end/last/until/till/breath/vet/went/night
      till/until/to/at the end ~ paw/hand/held/vet/with_him/with_her/tuesday/monday/sunday/night/there
      ? robin/robins/feather/feathers/butterfly/song/lights/clock/radio/smell/dream/dreams/moth/cardinal/rainbow/fox/coin/coins ~ him/her/sign/from/message/since/funeral/grave/hello
      is that/it/this him/her/them/mother/father/my_son/my_daughter ~ telling/saying/sending/trying/sign/robin/hello/visiting/. ~
      ? sign/message/word/visit/hello/something from/of my/our/him/her/heaven/beyond/mother/father/husband/wife/son/daughter/grandmother/grandfather/{dear} ~
      dream/dreams/dreamt/dreamed/dreaming ~ mother/father/grandmother/grandfather/husband/wife/son/daughter/him/her ~ alive/young/well_again/smiling/waving/talk/talks/kitchen/said/says/reaching/holding/calling
      get/getting them/us/me/him/her through it/this/christmas/the_day ~ first/without/chair/chairs/daddy/mummy/father/mother
      ? where is/are he/she/they/my ~ now/gone/really/storm/sea/mountain/search
    `,
  }),
  death('news of a death', 'told', {
    phrases: `
      policeman/police/officer/officers/policewoman/coroner/inquest/chaplain/liaison_officer ~ said/says/came/knocked/door/told/ruled/verdict/report ~ instant/instantly/sorry/suffer/felt_nothing/quick/peaceful/accident/hat/carpet/sit_down/before_i
      casserole/casseroles/lasagnes/flowers/lilies/cards/sandwiches ~ neighbours/wives/church/everyone/doorstep/keep_coming/people_keep/sympathy
      canopy/white_chairs/black_dress/black_suit/black_tie/hymns/hymn/order_of_service/pallbearer/plot/wreath/wreaths/lilies/drapes ~ hire/hired/wear/choose/sing/carry/aunt/uncle/brother/mother/father/again/since/grave/church
      ? crash/accident/storm/fire/earthquake/flood/avalanche/explosion/shooting/wave/current/river ~ took/since/never/found/missing/search/home/body/killed/he/she/him/her
      trawler/boat/plane/helicopter/climbers/ship/crew/convoy ~ not/never/missing/search/no_answer/storm/overdue/lost ~
      missing/disappeared/vanished/not_been_seen/last_seen ~ since/weeks/months/years/days/police/search/posters/river
      car_seat/cot/nursery/crib/pram/moses_basket/babygros/tiny_clothes ~ empty/home/yellow/painted/pack/packed/away/back/give/sell/attic ~
      she/he/baby/they only/just had/lived/made_it/got/lasted ~ days/hours/weeks/minutes/months/day/hour
      ? lost ~ mother/father/wife/husband/son/daughter/baby/brother/sister/grandmother/grandfather/dog/cat/best_friend/partner/parents/nan/twin
      ? {dear}/{pet} ~ is/has/are/was gone/died/dead/passed/no_more/in_heaven/with_the_angels ~
      years/months/weeks/days/year/month/week/long ~ since/without ~ went/died/passed/gone/lost/left_us/mother/father/him/her/he/she
      fifty_one/forty/fifty/sixty/thirty/twenty/51/40/50/60/30/44/38/52 years ~ slippers/chair/house/silence/quiet/bed/cup/alone/without/married_and
      his/her ashes/grave/stone/urn/coffin/headstone/plot
      date/time/when/how/age ~ i/will_i/my_own ~ die/death
    `,
  }),
]
