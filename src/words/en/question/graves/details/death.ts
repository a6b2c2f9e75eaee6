/** Death, dying and grief: told by details, without its name. */
// mutate-file order: the order of signs, of which each is weighed by its name
import type { GraveField } from '../../../../../tarot/question/graves.ts'

export const DEATH_DETAILS: readonly GraveField[] = [
  {
    name: 'customs: Jewish mourning',
    grave: 'death',
    strength: 'told',
    phrases: `
      shiva/sitting_shiva/shivah/yahrzeit/yortzeit/yahrtzeit/kaddish/shloshim/yizkor/kriah/keriah/chevra_kadisha/tahara_for
      covered/cover/covering/covers/turned ~ mirrors/mirror ~ house/family/died/week/since/after/chairs
      low/wooden chairs/stools/boxes ~ mirrors/house/week/family/mourners
      minyan/stone/stones ~ grave/unveiling/kaddish/father/mother/cemetery
      unveiling/unveil ~ stone/headstone/tombstone/grave/memorial
    `,
  },
  {
    name: 'customs: Muslim mourning',
    grave: 'death',
    strength: 'told',
    phrases: `
      janazah/janaza/jenazah/iddah/iddat/kafan/chehlum/chaleeswan/soyem/chehelom/tahlilan/mevlit/taziye/taziyah/inna_lillahi/innalillahi/kul_sharif/fatiha_for/fatihah_for/salat_al_janazah
      read/recite/reading/reciting/reads ~ quran/yasin/yaseen/surah/fatiha/khatam ~ him/her/soul/grave/father/mother/departed
      fortieth/40th/forty/40/seventh/third day/days ~ prayer/prayers/memorial/mass/ceremony/father/mother/soul/passed/grandmother/grandfather/died/since_he/since_she
    `,
  },
  {
    name: 'customs: Hindu, Sikh, Jain mourning',
    grave: 'death',
    strength: 'told',
    phrases: `
      shraddh/shraddha/sraddha/shradh/pind_daan/pinda/tarpan/antyesti/asthi/asthi_visarjan/terahvin/tehravin/tervi/barsi/pitru_paksha/pitra_paksha/antim_ardas/antim_sanskar/akhand_path/uthala/besna/chautha/kriya_ceremony/heavenly_abode
      lit/light/lighting/lights ~ pyre/funeral_fire
      pyre/pyres
      ashes/asthi/him/her/remains ~ ganges/ganga/varanasi/haridwar/kashi/holy_river
      garland/garlanded/garlands ~ photo/picture/portrait/photograph
      shaved/shave/shaving my/his/their head/heads ~ father/mother/son/pyre/thirteenth/rites
      thirteenth/13th/tenth/eleventh/sixteenth day ~ ceremony/rites/after/prayer/prayers/feast/ritual
    `,
  },
  {
    name: 'customs: China, Korea, Japan, Vietnam',
    grave: 'death',
    strength: 'told',
    phrases: `
      qingming/ching_ming/cheng_beng/tomb_sweeping/grave_sweeping/joss_paper/hell_money/spirit_money/ghost_money/hungry_ghost/butsudan/obon/kotsuage/koden/jesa/chuseok_without/ancestral_tablet/spirit_tablet/columbarium/dam_gio/gio_for
      burn/burned/burnt/burning ~ paper/money/incense ~ him/her/grandmother/grandfather/father/mother/ancestors/dead
      forty_ninth/49th/forty_nine/49/seventh/hundredth/100th day/days ~ since/after/ceremony/rites/soul/prayer/passing/monk/monks
      white envelope/envelopes ~ family/funeral/money/condolence/mourning
      altar/shrine ~ photo/picture/photograph/portrait ~ grandmother/grandfather/mother/father/husband/wife/son/daughter/him/her
    `,
  },
  {
    name: 'customs: Latin America, Caribbean, Philippines',
    grave: 'death',
    strength: 'told',
    phrases: `
      ofrenda/dia_de_los_muertos/dia_de_muertos/day_of_the_dead/velorio/novenario/pasiyam/lamay/undas/pagpag/abuloy/nine_night/nine_nights/ninth_night/dead_yard/set_up_for_the_dead/all_souls
      novena/rosary/candle/candles/vigil ~ soul/repose/departed/dead/passing
      marigolds ~ altar/photo/grave/grandmother/grandfather/mother/father/november
    `,
  },
  {
    name: 'customs: Orthodox and eastern Europe',
    grave: 'death',
    strength: 'told',
    phrases: `
      koliva/kollyva/kolyva/panikhida/panihida/pominki/parastos/mnemosyno/trisagion/radonitsa/pomana/forty_day_memorial/soul_saturday
      glass/shot of vodka/rakija/rakia ~ bread/photo/grave/portrait
    `,
  },
  {
    name: 'customs: Africa and the diaspora',
    grave: 'death',
    strength: 'told',
    phrases: `
      homegoing/home_going/celebration_of_life/repast/tezkar/lekso/kurova_guva/ukubuyisa/after_tears/one_week_celebration/aseda/lying_in_state/lay_in_state/burial_cloth/mortuary_bill/mortuary_fees/brought_home_for_burial
      take/took/taking/wear/wore/wearing/remove/put_on/put_off/wash ~ mourning/widows/black ~ clothes/cloth/dress/weeds/year/garments/band
      wear/wore/wearing/dressed in/only/all black/white ~ since/forty/40/year ~ died/passed/gone/husband/wife/son/mother/father
      tent/tents/canopy/gazebo/chairs ~ yard/courtyard/street/outside/compound/garden ~ mourners/family/visitors/prayers/since/night/relatives/body/week
      wash/washed/washing/dressed/dressing ~ body/him/her ~ last_time/burial/imam/women/coffin/shroud
      shroud/shrouds/shrouded_in_white
    `,
  },
  {
    name: 'customs: Ireland, Britain, North America, Pacific',
    grave: 'death',
    strength: 'told',
    phrases: `
      months_mind/month_mind/mass_card/mass_cards/removal_tonight/the_removal_is/open_casket/closed_casket/reposing/rip_ie/tangi/tangihanga/sorry_business/sorry_camp/urupa/ghost_bike
      laid/lay/laying out/in_state ~ front_room/parlour/parlor/living_room/at_home/house/best_suit/best_dress
      stopped/stop the/all_the/every clock/clocks ~ when/died/house/passed/hour/went
      pall_bearer/pall_bearers/pallbearer/pallbearers/order_of_service/condolence/condolences/sympathy_card/sympathy_cards/sorry_for_your_loss/sorry_for_my_loss/folded_flag/gold_star_mother/gold_star_family/compassionate_leave/funeral_director/funeral_home/chapel_of_rest
      casserole/casseroles/lasagne/lasagnes/lasagna/lasagnas/tupperware ~ stopped/neighbours/freezer/doorstep/porch/everyone/gone/since/week/sympathy
      carry/carried/carrying/shoulder/shouldered/bear ~ coffin/casket/his_box/her_box/him_in/her_in/him_out
      choose/chose/choosing/pick/picking/picked ~ hymns/hymn/readings/coffin/casket/urn/plot/headstone/wording/flowers ~ him/her/mother/father/service/church/coffin/stone/grave
      suit/dress/outfit ~ bury/buried/coffin/casket/laid_out/undertaker
    `,
  },
  {
    name: 'the grave: plots and stones',
    grave: 'death',
    strength: 'told',
    phrases: `
      what/words/wording/inscription/engrave/engraved/carve/write/line ~ on/for ~ stone/headstone/bench/plaque/tombstone
      burial_plot/family_plot/double_plot/plot_next/plot_beside/cemetery_plot/plot_at_the/plot_in_the_churchyard/churchyard/family_vault/mausoleum/family_tomb
      laid/lay/laying him/her/them/{dear}/my ~ to rest
      final resting place
      put/laid/lowered/lower/lowering ~ him/her/them/mother/father/{dear} ~ ground/earth/soil
      six feet under/down
      under the apple/oak/pear/cherry/willow/old/rose/lemon/plum/fig tree/bush/oak ~ buried/where_he/where_she/dog/cat/garden/lies/sleeps
      he/she/mother/father/husband/wife/dog/cat/grandmother/grandfather/son ~ mantelpiece/in_an_urn/in_the_urn/on_the_shelf_in/in_a_jar/in_a_little_box/in_a_wooden_box
      ash/ashes/hair/fingerprint ~ necklace/locket/pendant/ring/jewellery/bracelet/tattoo
      tend/tended/tending/visit/visiting/visits/visited/flowers/talk/weeding ~ grave/his_stone/her_stone/graveside/plot
      flowers/teddies/scarves/candles/ribbon/ribbons/bouquets tied/left/laid/on/at/by ~ railings/lamp_post/lamppost/roadside/bend/bridge/crossing/fence/spot
      roadside cross/shrine/memorial/flowers
      spot/place/bend/corner/junction/stretch/road where he/she/they/it/{dear}/my ~ happened/died/crashed/hit/fell/killed/skidded
    `,
  },
  {
    name: 'bed, house, table: what is left of somebody',
    grave: 'death',
    strength: 'told',
    phrases: `
      coat/cap/hat/jacket/scarf/stick/cane/boots/wellies/slippers/shoes still hangs/hanging/hang/on/by/stand/stands/where/in ~ hook/hall/door/peg/porch/he_left/she_left/stairs
      pillow/jumper/scarf/coat/shirt/cardigan/blanket/dressing_gown/jacket ~ still/stopped/no_longer/no_more/used_to/starting smell/smells/smelling ~ him/her/of_him/of_her/like_him/like_her
      smell/scent of him/her/mother/father ~ fading/gone/faded/pillow/wearing_off/left/disappearing
      pour/poured/pouring/make/made/making/laid/set/setting/cook/cooking/buy/bought ~ two cups/mugs/teas/coffees/plates/places/eggs ~ still/only/just/then/me/alone/habit/mistake/remember
      cup/mug/toothbrush/glasses/razor/comb/hairbrush/slippers/crossword/knitting/jigsaw/book ~ where he/she/they left
      half/unfinished finished/done/read/knitted/knitting crossword/jigsaw/jumper/blanket/book/scarf/quilt ~ she/he/her/his
      her/his/mothers/fathers/grandmothers handwriting ~ freezer/jars/recipe/recipes/labels/calendar/list/card/cards/tattoo/envelope
      key/keys ~ in the door/lock ~ still/expect/wait/listen/hear/six/half
      letters/post/mail/bills/catalogues/parcels still/keep ~ come/coming/arrive/arriving ~ him/her/his_name/her_name/mother/father/husband/wife
      still ~ addressed to him/her/my_husband/my_wife/my_mother/my_father/mr_and_mrs
      keep/kept/keeping ~ room/bedroom ~ exactly/just/as_it/the_way/how he/she/it/was/they ~ left/had/was/it
    `,
  },
  {
    name: 'recorded voice, telephone',
    grave: 'death',
    strength: 'told',
    phrases: `
      play/replay/replayed/replaying/playing/listen/listening/listened ~ voicemail/voice_note/voice_notes/voice_message/voice_messages/answering_machine/answerphone/old_messages/recording/last_message ~ him/her/his/mother/father/grandmother/just_to/over/every/voice/again
      keep/kept/keeping/still/cancel ~ pay/paying/cancel/cancelled/charge/charging/ring/ringing ~ his/her/mothers/fathers phone/mobile/number/contract/line
      number ~ been given/belongs/reassigned/disconnected/out_of_service ~ stranger/someone/him/her/texting/mother/father
      still/keep text/texting/ring/ringing/call/calling/write/writing/message ~ his/her/mothers/fathers/to_my/my_late ~ number/phone/voicemail/every/answers/never
      memorialise/memorialised/memorialized/legacy_contact
      hear/heard/hearing/forget/forgetting/forgotten/remember the/his/her/what sound/voice/laugh/he/she ~ sounded/of_his/of_her/starting_to/can_not_remember/any_more/slipping
    `,
  },
  {
    name: 'dates',
    grave: 'death',
    strength: 'told',
    phrases: `
      angelversary/deathiversary/death_anniversary/deathaversary/remembrance_sunday_for/year_since_he_left_us/since_we_lost/since_losing/since_i_lost/since_she_left_us/since_he_left_us/since_you_left_us
      first/second/third/another eid/diwali/ramadan/passover/hanukkah/chanukah/seder/lunar_new_year/new_years_eve/sunday_lunch/wedding_anniversary/nowruz/vesak/holi/valentines without ~ him/her/them/mother/father/grandmother/grandfather/wife/husband
      year/years/months/weeks ago/today/tomorrow/on_tuesday/on_sunday/this_week ~ we/i buried/lost/cremated/laid/said_goodbye
      his/her/their/my_sons/my_daughters/mothers/fathers birthday ~ still/bake/cake/candle/candles/balloon/balloons/grave/visit ~ every/light/release/released/without/gone/grave
    `,
  },
  {
    name: 'who is left',
    grave: 'death',
    strength: 'told',
    phrases: `
      only/just one/ones/me/us/two/three/half left/remaining of/now/from ~ family/five/four/six/siblings/brothers/sisters/cousins/us
      last one/of left/us/them ~ family/siblings/brothers/now/alive/generation/remembers
      not/never/did_not here/live/lived/around/there to see/meet/walk/dance/hold ~ me/grandchild/grandchildren/baby/wedding/aisle/graduate/son/daughter/him/her
      who/will/someone/uncle/brother ~ walk/walks/give/gives me ~ aisle/away ~ instead/since/without/father/gone
      chair/seat/place/photo/candle ~ wedding/table/christmas/front_row ~ for/in_memory/empty/left ~ him/her/mother/father/late/grandmother/grandfather
      two/both/wedding/his/her rings/ring ~ chain/neck ~ husband/wife/since/his/hers/still/gone/wear
    `,
  },
  {
    name: 'where they are now',
    grave: 'death',
    strength: 'told',
    phrases: `
      where/wherever ~ he/she/they/{dear}/{pet} ~ is/are/went/has_gone now ~ happy/peace/okay/warm/pain/cold/safe/see/hear/know/forgive/suffering
      is/are {dear}/{pet}/he/she/they ~ warm/cold/hungry/okay/happy/safe/alone/lonely/dancing/fishing/running_free/running_again/reunited/together_again ~ up_there/over_there/where_he_is/where_she_is/where_they_are/on_the_other/with_his/with_her/now_that_he/now_that_she
      together again/now/at_last ~ heaven/him/grandmother/grandfather/up_there/father/mother/other_side
      with/to the/our/his/her lord/jesus/allah/god/ancestors/angels/maker now/since/last/in/already
      gone/called/went/returned/taken/went_home/gone_home/go_home to/home/by ~ lord/allah/glory/god/jesus/ancestors/maker/creator/heavenly
      gained/earned/got/grew/gets his/her/their [angel] wings ~ angel/heaven/year/ago/last/baby
      needed/need/wanted another/an/one_more angel/angels
      promoted to glory
      fell/fallen asleep in the_lord/christ/jesus
      {dear}/he/she ~ is/are/was no more .
      {dear} ~ is/are/was no more ~ last/since/years/months/with/with_us/she/he/and_i
      {dear} ~ expired/demised/demise ~ last/year/years/suddenly/due/in/month/months/hospital/on/from
      popped/kicked/pushing/bought/met/snuffed/carked/bit his/her/the/up/it/their clogs/bucket/daisies/maker ~
      pushing_up_daisies/pushing_up_the_daisies/popped_her_clogs/popped_his_clogs/kicked_the_bucket/snuffed_it/carked_it/brown_bread_now/met_his_maker/met_her_maker
    `,
  },
  {
    name: 'dying: the last weeks',
    grave: 'death',
    strength: 'told',
    phrases: `
      hospital_bed/bed/electric_bed ~ in/into ~ living_room/front_room/lounge/sitting_room/dining_room/conservatory
      syringe driver/drivers/pump
      make/keep/keeping/made/making/kept him/her/them/{dear} comfortable ~
      days/hours not weeks/days
      matter/question of days/hours ~ doctor/nurse/family/mother/father/left/hospital/hospice/call
      weeks/days/months rather than/not months/weeks/years
      nothing/not_much/little more/else/left they/doctors/anyone/we/to/the_doctors can/could/to/do/try/offer/for ~ him/her/mother/father/them/comfortable/do/dog/cat
      stopped/stop/stopping/refused/refusing/refuses/declined/declining/no_more/ended/ending/end ~ treatment/chemo/dialysis/feeding/fluids/infusions/transfusions ~ home/wants/decided/enough/wishes/family/mother/father/he/she/peace/go
      family/relatives/sons/children/everyone ~ called/told/asked/gathering/gathered/flying ~ in/come/home/bedside/quickly/to_say/round ~ hospital/bed/goodbye/night/hospice/quickly/bedside/now/soon
      priest/vicar/imam/chaplain/rabbi/father_tom ~ came/called/been/bedside/anoint/anointed/coming ~ bed/night/hospital/last/oil/family/mother/father/prayers/him/her
      anointed/anointing_of_the_sick/extreme_unction/last_sacraments/viaticum/shahada_in_his_ear/advance_directive/living_will/respect_form/end_of_life_care/comfort_care/continuous_care
      make/makes/making/made/last/lasts/hold_on/hang_on/live/survive/see/be_here/be_with_us/get/still_be_here ~ to/until/till/for/through ~ christmas/wedding/birthday/easter/spring/summer/eid/diwali/new_year/baby/weekend/diamond/thanksgiving ~ mother/father/grandmother/grandfather/she/he/him/her/dog/doctors/consultant
      will/can/does/if {dear}/{pet}/he/she ~ make/last/hold_on/hang_on/see/live/be_here/be_with_us/get ~ to/until/till/for/through/another ~ christmas/wedding/birthday/easter/spring/summer/eid/diwali/new_year/weekend/winter/night/thanksgiving/passover
      moved/move/bring/bringing/brought ~ wedding/christmas/birthday/ceremony ~ forward/early/hospital/hospice/bedside ~ so/for/can/could/him/her/father/mother
      christmas/birthday/easter/eid/diwali in october/november/july/august/september/early ~ so/because/for ~ he/she/mother/father/him/her/grandmother/grandfather
      switch/switched/switching/turn/turned/turning/take/took/taken/taking ~ off ~ machine/machines/ventilator/life_support/breathing_machine
      breathing ~ changed/slowed/rattle/rattles/gaps/shallow/laboured ~ nurse/night/mother/father/he/she/long
      death_rattle/cheyne_stokes/mottled/mottling/actively_dying/lips_with_a_sponge/picking_at_the_sheets/picking_at_the_blanket/mouth_care
      talking/talks/calling/calls/seeing/sees/reaching/asks/asking ~ for/to ~ mother/brother/sister/husband/wife/dead ~ died/dead/passed/years_ago/in_the_corner/long_gone/who_is_not/decades
      memory/memories box/boxes ~ kids/children/son/daughter/him/her/hospital/letters/when_i/baby
      letters/cards/videos ~ for each/every/all/their/her/his birthdays/birthday/wedding_day ~ open/when/gone/kids/children/daughter/son/until
      fly/flying/flight/drive/driving/get/travel ~ home/back/there/over ~ before/in_time ~ goes/dies/too_late/slips/passes/end/is_gone/last/say
      sit/sitting/sat/stay/stayed with/by/beside him/her/mother/father/{dear} ~ through_the_night/bedside/hospice/breath/last_breath/morphine/as_he_went/as_she_went/as_he_slipped/as_she_slipped
    `,
  },
  {
    name: 'sudden death and the missing',
    grave: 'death',
    strength: 'told',
    phrases: `
      two/police officers/policemen/police/constables/uniforms/soldiers/men_in_uniform ~ at/on/knocked/came/standing ~ door/doorstep/porch ~ night/3/4/am/morning/news/hat/hats/son/daughter/husband
      identify/identified/identifying ~ body/him/her/remains/from_a_photo/from_his_watch
      search/searches/searching/divers/coastguard/coast_guard/lifeboat/helicopter/rescue ~ called_off/stopped/suspended/ended/given_up/scaled_back/resumed/found_nothing/found_only
      boat/trawler/yacht/kayak/ship/dinghy/raft/plane/flight/helicopter ~ never ~ came/come/returned/return/landed/arrived/found/back/reached
      missing/lost/gone/overboard/swept at/out/to/overboard/in_action/presumed/in_the_mountains ~ sea/dead/drowned/action/husband/son/brother/father/search/body/months/years/found
      mia/killed_in_action/presumed_dead/missing_in_action/missing_at_sea/lost_at_sea/missing_presumed/swept_out_to_sea/never_found_his_body/never_found_her_body/no_body_was/without_a_body/cadaver/dental_records
      never/not/only/yet found/find/recovered/recover/identified ~ body/remains/his_shoes/her_shoes/his_jacket/his_boots/what_was_left
      car/bike/clothes/bag/shoes/phone ~ found by/at/on/near/under ~ bridge/cliff/river/cliffs/sea/lake/beach/reservoir
      came/come/coming/sent/flown/brought ~ home/back in_a_box/in_a_coffin/in_a_flag/under_a_flag/in_a_bag/in_a_zinc
      under/beneath/from/in the/their rubble ~ family/son/daughter/mother/father/house/pulled/still/brother/sister/body/bodies
      hit/knocked/struck/killed/mown ~ by/off/down ~ car/lorry/bus/train/truck/drunk_driver/van ~ never/instantly/scene/died/at_the_scene/hospital/buried/son/daughter/dog/cat
    `,
  },
  {
    name: 'animals',
    grave: 'death',
    strength: 'told',
    phrases: `
      {pet} ~ crossed/crossing/cross/over ~ bridge/rainbow
      vet/vets ~ come/comes/coming/came/booked ~ to/at/for ~ house/home/friday/monday/tuesday/wednesday/thursday/saturday/sunday/him/her/last ~ old/goodbye/sleep/dog/cat/let/last/him/her/boy/girl
      {pet} ~ not/never/no_longer/stopped/can_not/refuses/will_not ~ get_up/getting_up/stand/stand_up/lift/walk/eaten/stood/move
      {pet} ~ back/hind legs/leg/end ~
      right/kindest/best/good/enough time/thing to/for let/do/say ~ him/her/go/goodbye/dog/cat/old/boy/girl ~ vet/pain/suffering/legs/eat
      one last walk/steak/cheeseburger/swim/car_ride/trip_to_the_beach/ice_cream ~
      paw/nose/hoof/clay print/prints ~ vet/clay/him/her/ashes/framed/tattoo/goodbye/left
      collar/lead/leash/bowl/bowls/basket/bed/bridle/rug/cage/hutch ~ put_away/throw/wash/washed/drawer/move/moved/empty/hangs/hanging/look_at/still_there/still_in
      hear/heard/hearing/feel/felt/see/saw ~ his/her paws/claws/nails/tail/bark/meow/purr/weight/collar ~ floor/bed/night/still/stairs/bell/gone/corner
      found/hit ~ {pet} ~ roadside/by_the_road/verge/side_of_the_road/gutter/kerb/run_over/stiff/cold/fox
      another/new/second {pet} ~ so_soon/too_soon/replace/replacing/betray/betraying/betrayal/after_losing/since_losing/loss/grief/disloyal
    `,
  },
  {
    name: 'carrying on afterwards',
    grave: 'death',
    strength: 'told',
    phrases: `
      date/dating/love/marry/kiss/happy/laugh/smile again ~ guilty/betray/betraying/cheating_on_him/cheating_on_her/disloyal/mind/forgive/blessing ~ late/died/widow/widower/gone/him/her/grave/passed/heaven
      no_one/people/they/everyone ~ says/say/mentions/mention/speak/speaks/avoid ~ his/her name ~ any_more/since/died/gone/afraid/aloud/loud/cry/dead
      cross/crosses/crossed the/over street/road ~ avoid/what_to_say/since/rather_than
      would he/she/my_late/my_husband/my_wife ~ mind/want/forgive/bless/approve ~ if i ~ love/marry/move/date/sell/someone/remarry/again
      take/taking/took/stop/moved/move ~ off/wearing/my ~ wedding_ring/wedding_band ~ died/years_after/since_he/since_she/widow/gone/passed/grave/late
      {dear} ~ and_i/i never/not/still_had/had_not ~ made_up/made_peace/spoke/spoken/speaking/apologised/reconciled/finished ~ before/when ~ died/went/passed/end/gone/happened/crash/accident
      last/final thing/words/conversation/message/text i/he/she/we ~ said/sent/had/wrote/was ~ argument/row/fight/angry/sorry/shout/shouting/regret/love/before
      cruse/grief_counsellor/grief_group/grief_support/bereavement_group/survivors_guilt/widows_pension/widows_group/young_widows/tell_us_once
      close/closing/cancel/cancelling/sort/sorting/settle ~ his/her/mothers/fathers/my_late accounts/account/affairs/estate/bank/subscriptions/pension ~ certificate/certificates/registrar/died/death/alone/executor/since/passed
    `,
  },
  {
    name: 'objects: what one wears or keeps of another’s',
    grave: 'death',
    strength: 'weak',
    phrases: `
      wear/wearing/wore/wears/keep/kept ~ fathers/mothers/grandmothers/grandfathers watch/ring/coat/jumper/cardigan/scarf/necklace/cap/dressing_gown/glasses
      his/her/fathers/mothers/grandmothers ~ shed/greenhouse/allotment/toolbox/workshop/sewing_machine/recipe_book/recipes/boat/van/garden ~ empty/locked/overgrown/untouched/dust/dusty/sell/quiet
    `,
  },
  {
    name: 'house: quiet since',
    grave: 'death',
    strength: 'weak',
    phrases: `
      listen/listening/wait/waiting/expect/expecting ~ for/to ~ his/her car/key/footsteps/step/keys/boots/cough ~ still/drive/stairs/door/evening
      sleep/sleeping/sleeps/slept on/in/with ~ his_side/her_side/his_shirt/her_nightie/his_jumper/her_jumper/his_hoodie/his_tshirt/her_scarf/his_dressing_gown/her_dressing_gown
      his/her/their/{dears} side of_the_bed/of_our_bed/of_the_wardrobe/of_the_closet/of_the_mattress/of_the_sofa
      used to be/there_were three/four/five/six/seven/eight/3/4/5/6 of us ~ now/only/left
      remarry/remarried/remarrying ~ so_soon/after/since/mother/wife/husband/children/stepmother
      house/home/flat/kitchen/bed ~ so/too/very quiet/big/silent/empty/cold ~ now/since/without/evenings/nights
      one/single/only plate/cup/pillow/mug/egg/chair ~ now/instead/these_days/since/table
      still/always ~ reach/reaching/turn/turning/roll ~ for/over/to him/her/tell ~ morning/night/bed/phone/something
      first/second/another/this christmas/birthday/easter/summer/winter/eid/diwali/new_year/holidays alone/on_my_own/by_myself/just_me
    `,
  },
  {
    name: 'euphemism: gone, left, taken, late',
    grave: 'death',
    strength: 'weak',
    phrases: `
      {dear} ~ left us/this_house/me_behind ~ suddenly/too_early/last/in/year/months
      {dear}/{pet} ~ is/are gone .
      {dear} ~ is/was late .
      since {dear}/he/she/they ~ has/been/is/was/had gone/taken
      taken from/too ~ me/us/early/young/soon
      no longer/more with us/here/around
      is/are he/she/they/{dear} in/at a better/good place
      not/never coming/come back ~ this_time/know/accept/ever/home
    `,
  },
  {
    name: 'flowers, candles, prayer, black',
    grave: 'death',
    strength: 'weak',
    phrases: `
      lilies/chrysanthemums/white_roses/wreath/wreaths/poppies/forget_me_nots
      light/lit/lighting a/the candle/candles ~ him/her/them/church/every/window/year
      pray/prayed/prayers/prayer ~ for ~ his/her/their soul/souls/journey/repose/peace
      black dress/suit/tie/coat/armband/ribbon/cloth ~ church/thursday/friday/monday/tuesday/wednesday/service/family/again
    `,
  },
  {
    name: 'the message that changed all',
    grave: 'death',
    strength: 'weak',
    phrases: `
      phone/call/telephone/knock ~ 2/3/4/5/two/three/four/middle am/in_the_morning/of_the_night
      since/after/before that/the phone_call/call/knock/news/night/morning/day_in ~
      got/get/getting/dreading/dread/waiting_for/wait_for the/that/a call ~ any/home/nurse/hospital/brother/sister/night/day
    `,
  },
  {
    name: 'nearing the end',
    grave: 'death',
    strength: 'weak',
    phrases: `
      he/she/mother/father/grandmother/grandfather/dog/cat ~ tired/weak/small/smaller/thin/frail/sleeping ~ more/now/all_day/every_day/each_day/lately
      one/another/last more/final summer/christmas/spring/winter/birthday/autumn ~ with/of/for ~ him/her/us/mother/father/dog/cat/old
      ready/wants/want/allowed/time to go ~ he/she/mother/father/grandmother/grandfather/dog/cat/home/peace
      let/letting/release/releasing/tell/told him/her/them/mother/father ~ go/can_go/okay_to_go/all_right_to_go
      bucket list ~ mother/father/husband/wife/him/her/before/time/left
      hold/held/holding/squeeze/squeezed his/her/mothers/fathers hand ~ last/night/until/while/end/hours
      how/what do/should/will i tell ~ kids/children/son/daughter/little ~ grandmother/grandfather/mother/father/dog/cat/he/she ~ gone/sky/stars/coming/back
    `,
  },
  {
    name: 'customs and waiting, by two anchors',
    grave: 'death',
    strength: 'told',
    phrases: `
      cover/covered/covering ~ mirrors
      will/can/does/if {dear}/he/she ~ hold_on/hang_on/make_it/last/live ~ until/till/to/for ~~ easter/christmas/born/birth/wedding/baby_comes/baby_is
      {pet}/old_boy/old_girl/lab/doodle ~ can not stand/get_up/walk/lift ~ any_more/now/himself/herself/alone
    `,
  },
]
