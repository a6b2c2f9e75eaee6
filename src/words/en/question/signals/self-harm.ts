/** Round-about words for not wanting to live, for preparing to die, for hurting oneself; then what others notice. */
import type { SignalField } from '../../../../tarot/question/score.ts'

const self = { graves: ['self_harm'], voice: 'self' } as const
const other = { graves: ['self_harm'], voice: 'other' } as const

export const SELF_HARM_SIGNALS: readonly SignalField[] = [
  {
    ...self,
    name: 'not to be alive',
    weight: 3,
    phrases: `
      worth/better more/off dead than alive/living
      plan/planning/planned/arrange/arranging ~ own/my memorial/funeral/wake/eulogy
      living/being/life/existing/breathing/alive thing/business/lark/malarkey
      plan/planned/planning/expect/expected/mean/meant/intend/intended/supposed/thought/bargained/hoped on/to/for/i ~ alive/living
      not/never ~ plan/planned/planning/expect/expected/meant/intend/intended/supposed/thought to/on/for/i ~ live/be_alive/get_this_far/get_this_old/be_here/still_be_here/grow_old/grow_up/be_around
      ? not/never/no/hardly/do/should/what/why ~ want/wish/care/deserve/bother/fit/worth/able/need/point/reason/like/use/sense to/in/of ~ live/exist/wake_up/breathe/be_alive/existing/living/waking_up/breathing/being_alive/being_here/seeing_tomorrow/seeing_the_new/carry_on/carrying_on/going_on
      rather not be/live/exist/wake/have_been_born
      wish/wished/wishing/hope/hoped/hoping/pray/praying/prayed ~ not/never/never_have/not_have wake/wakes/woken/woke/born/been_born/exist/existed/survive/survived/see_morning/see_tomorrow
      wish/wished/hope/hoping/pray/praying/prayed ~~ had/had_not/did_not/would_have/would/have hit/missed/miss/killed/kill/finished/taken/take me
      wish/wished/wishing/better/easier/supposed/meant/ought/deserved i/to/have/it/if/me ~ died/die/dead/be_dead/been_me/me_instead/gone_instead/not_made_it/not_survived
      should i/have/it/if/me [just/really/maybe/rather/have] died/die/be_dead/been_me/me_instead/not_made_it/not_survived
      should/would/could have been/taken/got/had me instead
      wish/should/hope ~ been/was me who/that/instead ~
      envy/envious/jealous of/the ~ dead/dying/corpse/buried/graves
      envy/envious/jealous ~ dead/dying
      dead/death/dying/die ~ sounds/seems/looks/feels/would_be ~ nice/peaceful/restful/good/lovely/kind/kinder/easier/better/tempting/inviting/relief
      ready/happy/glad/fine/okay/content to/if/with ~ die/dying/be_dead/go_to_sleep_for_good/never_wake
      wait/waiting/cannot_wait/longing/long/yearn/yearning/ache/aching to/for ~ die/death/be_dead/be_gone/not_exist/end_to_come/my_own_end/the_end/stop_existing
      if/was/were ~ i ~ dead/died in/on/at/here/tonight/tomorrow/right ~
      would/will/does/did/if anyone/no_one/they/people/he/she/someone ~ know/knew/notice/care/realise/mind/ask/cry ~ i ~ dead/died/gone/stopped_existing/vanished/not_there/missing/disappeared/not_here
      i ~ dead ~ no_one/anyone/they ~ know/notice/care
      would/will/does/did/do anyone/no_one/they/people/one/someone [even/actually/ever/really/honestly] notice_if_i_died/notice_if_i_did_not_wake/look_for_me/come_looking
      would/will/does anyone/no_one/one [even/actually/ever/really/honestly] miss_me/remember_me/cry_for_me .
      ? would/will/does/did/do anyone/no_one/they/people/one/someone [even/actually/ever/really/honestly] miss_me/notice_me/notice_if_i_am/notice_if_i_was/notice_if_i_were/care_if_i/cry_for_me/remember_me
      would anyone/no_one even notice .
      would anyone/no_one/one/someone/they [even/actually/ever/really/honestly] notice ~ gone/missing/not_there/not_here/empty/disappeared/vanished/died/dead/not_come
      no_one ~ would/will [even/ever/really] look_for_me/come_looking/shed
      no_one ~ would/will [even/ever/really] notice until/till
      ? no_one ~ would/will [even/ever/really] notice/miss_me/miss/remember_me
      anyone/no_one/one need/needs/miss/misses/missing me here/alive/around/at_all
      ? anyone/one/someone/family/kids/people/he/she/they need/needs/miss/misses/missing me here/alive/around/at_all/if/when/once
      does/do/did/will/would anyone ~ need me
      ? does/do/did/will/would anyone ~ want me
      fade/fading/slip/slipping/drift/drifting/melt/dissolve/dissolving/wither/waste/wasting away/out/into_nothing/into_the_dark [quietly/for_good/forever]
      see/notice/watch ~ me/i fade/fading/vanish/shrink/disappear/waste
      vanish/disappear/sleep/sleeping/rest/asleep for_ever/forever/for_good/permanently
      i/me [want/wish/could/to/just/will/would/may] [be/to/am/have] gone/quiet/peace/go/stop for_ever/forever/for_good/permanently
      all/it/everything/head/mind stop/quiet/peace for_ever/forever/for_good/permanently
      vanish/disappear/evaporate/dissolve without_trace/without_a_trace/completely/altogether/entirely/and_no_one/off_the_face/and_never/from_this/from_the_world/from_the_earth/quietly
      ? not/never ~ be/being/exist/existing [any] more
      stop/stopping/stopped/cease/ceasing/ceased ~ existing/being_here/being_alive/living/breathing/being_me/being_a_person/to_exist
      soul/spirit/body/heart want/wants/ready/longs/trying/wanting to leave/go_home/depart/be_released/go_back_to_god/be_freed/leave_my_body
      i want/ready/longing/wanting to depart/be_released/go_back_to_god/be_freed/leave_my_body/leave_this_world/leave_it_all/leave_quietly/leave_peacefully/go_home_to
      do/have/go/going/through/face/another/carry ~ with/on/more/another/to ~ living/being_alive/existing
      how_much_more/how_long/how_many_more ~ do/have/must/can/should/am i ~ live/living/exist/existing/stay_alive/be_alive/be_here/keep_this_up/keep_breathing/hold_on/hang_on/do_this
      ready/want/wanted/going/fit/could/about to blow/shoot/blast my/me brains/head
      blow/blowing/blew my brains/head ~
      top/topping/topped/neck/necking/off/offing/offed/do_away_with/doing_away_with myself
      better/best/happier/easier/fine/lighter/richer/relieved ~ without/rid_of me
      i ~ better off dead/gone/not_here/under_the_ground/six_feet_under
      ? world/life/everything/everyone/it/they/family/kids ~ be/go/carry/close/run ~ fine/better/same/the_same/lighter/easier/over_me/on_without_me/happier without/if_i/over/once_i/when_i ~
      world would close/go_on/keep_turning/be_better/be_fine/be_lighter ~
      take/takes/taken ~ my/own/ones/his/her/their own life/lives
      choose/chooses/chosen/chose/choosing/pick/picked/decide/decided ~ own/my time/death/end/ending/exit/way_out/moment/hour_to_go
      ? choose/chooses/chosen/chose/choosing/pick/picked/decide/decided ~ own/my time/death/end/ending/exit/date/day/way_out/moment/hour_to_go
      not/never survive/survived/survives myself
      cease/ceased/ceasing to be
      closing/close/shut/shutting my eyes ~ for_good/forever/for_ever/last_time/not_open/never_open/not_opening
      no one/body ~ stop/stops/stopping me this_time/tonight/now/if_i
    `,
  },
  {
    ...self,
    name: 'a day, a place or a way to die',
    weight: 3,
    phrases: `
      best/right/good/better/perfect/ideal/proper/nice/nicest/lucky ~ day/date/time/moment/hour/week/weekend/month/year/season/night/morning/age/place/spot/way ~ die/be_dead/stop_living/end_my_life/my_death/not_be_here/leave_this_earth/leave_this_world/leave_this_life
      day/date/time/moment/hour/week/month/night/place/way/when/where/how ~ best/right/good/better ~ for/of me/i to die/be_dead/stop_living
      day/date/time/moment/hour/week/month/night/place/way ~ best/right/good/better ~ my_death/my_own_death/to_die
      pick/choose/set/tell/give/name/find ~ day/date/time/place/way ~ for/when/of ~ me/i/my to_die/die/death
      day/date/time/moment ~ not ~ be here/alive/around
      way ~ kindest/gentlest/easiest/quickest/fastest/softest ~ die
      my time to die
      time ~ be with ~ in heaven
      should/shall i ~ go to heaven
      day/date/time/place/place_for_me/day_for_me/date_for_me to die on_my_own/by_myself/on_purpose
      where/when/how should/shall/can/could i ~ die
      die/dying/death/end ~ by/at my_own choice/hand/hands/will
      meet/meeting my maker
      ready/want/time/wish/longing/let/like ~ go/be/get [up] to/in heaven
    `,
  },
  {
    ...self,
    name: 'going, as a word for dying',
    weight: 2,
    phrases: `
      ? time to go [then/now/home/yet]
      time for me to go/leave
      my time [to] go/come/is_up/is_near/has_come/is_coming/to_leave
      the way i/to go/leave
      when can/may/will/do/should i [finally/please] go/leave [properly/now/home/peacefully/in_peace]
      when i am/have gone
      once i am/have gone
      after i am/have gone/left_this
      if i am/was/were gone
      when/once/after/if i go/leave ~ who/what/will/would/does
      i leave behind
      leave/leaving/left behind those/everyone/kids/children/my/them/family
      i/is/all leave/leaving/go/going ~ leaving/leave/going/go ~ not
      not leaving town/work/him/her/the_country/the_house . leaving
      ? be/being/see/join/joining/meet/follow/following/reunited/reunite/go_to/hold/hug ~ him/her/them/mother/father/wife/husband/baby/son/daughter/dog soon/again/on_the_other_side/up_there/in_heaven/at_last/where_they_are/where_he_is/where_she_is/sooner
      will/would/shall not be there/here/around
      ? not/never be around/here/there [for/by/when/any/to/much]
      not/not_be in it/them/any_of_it/the_picture/the_photo
      will/would/do/shall not ~ be needing/need it/them/this/that/any_more/anything
      no use/need for it/them/any_of_it/things/this/my now/any_more/where
      ? where/what/who i am going
      ? check/checking/checked/clock/clocking/opt/opting/bow/bowing out [early/for_good/of_life/permanently/altogether]
      reset/resetting/respawn/restart/log_off/logging_off/log_out/exit/quit/delete [my/myself/the] life/game_of_life/everything/soon/for_good/myself/server
      reset/resetting/respawn/restart/reincarnate/reincarnated/come_back/reborn ~ better/next/another/new/different life/time/body/person
      next life/time ~ better/kinder/happier/sooner/instead
      better/kinder/luckier life/time/luck next
      other side/shore ~ waiting/better/calling/like/soon/peaceful/cross/crossing
      cross/crossing/crossed over ~
      go/going/walk/walking/head/swim into/towards/to the light/sea/water/river/woods/forest/fog/snow/dark/road/traffic/ocean/waves/lake
      see/face/facing my maker/god/creator
      meet/meeting my god/creator
      pull/pulling/switch/turn/turning/flip/press/hit the plug/switch/lights_out/off_button/off_switch ~ myself/me/on_it_all/for_good/on_my
      pull/pulling the plug on me/myself/my_life/it_all/everything
      exit/way_out/door/doors ~ only/left/open/calling/for_me/for_people_like_me
      open it the door
      ? last/final chapter/act/scene/page/curtain/goodbye/farewell/exit/breath/stop/sleep/reading/question/spread/draw/cards/words/wish/wishes/supper/sunrise/sunset/time_i_ask/time_you_hear
      my/the/their/our [very] last/final post/call/text/conversation/walk/night/birthday/christmas/summer/winter/autumn/spring/evening/weekend/day_on/time_here
      never/not bother/trouble/hurt/upset/burden/disappoint/annoy you/anyone/them/him/her/people again/any_more
    `,
  },
  {
    ...self,
    name: 'no future',
    weight: 2,
    phrases: `
      no/any/see_no/without/have_no/not_a future/tomorrow/next_years ~ me/my/for_me/in_my/left/see/ahead/at_all/draw
      no future
      ? can/could/do not see/picture/imagine/feel/find ~ me/myself/future/tomorrow/next_years/next_week/a_way/any_way/way_forward/past/beyond/further/light/an_end/any_end/ahead
      do/can not see/picture/imagine myself
      nothing/no_one/not_much/no_reason/little left/ahead/here/to/for/worth me/for/in/to/ahead/staying/keep ~
      ? nothing [much/really] left/more [here/to/for/in]
      i make/making/made it to/past/until {small_age}/18/19/20/21/25/27/30/35/40/50/60/{feast}/my/next/tonight
      i make/making/made it through/until/to the_night/tonight/another/next_year/this_year/the_year/winter/the_winter
      ? i make/making/made it to/past/through/until the/this/next
      will/do/can/could/if i ~ live/last/survive/reach/see/make_it_to/get_to/be_here_for/be_around_for ~ {feast}/30/40/50/twenty/thirty/forty/the_end_of/another
      me/i/myself ~ seeing/reaching/making_it_to ~ {feast}
      ? cannot/can_not/could_not/unable_to/not_able_to do/take/bear/face/stand/carry/keep/handle/fight/go/cope/live/hold ~ any_more/more/another/on/much/this/like/anything
      not sure/know/think/see/believe ~ i ~ can/could/will/want/able ~ keep/go/carry/hold/do/get/last/make/take/continue/manage ~ any_more/on/this/going/more/through/another/it/doing_this/much
      can not do this/it/life [any_more]
      ? how/what do/does/is/am i/the ~ keep_going/go_on/carry_on/point/use/keep_on
      no/any/what/the/see_the/see_any point/use/purpose/sense ~ me/in_me/of_me/any_more/anything/in_it/left/going/trying/existing/tomorrow/of_it/in_going
      no reason to/for ~ carry/go/stay/get_up/keep/be/continue/hang/hold/try/live/wake
      had/having i ~ enough
      had/have_had/having/got enough of everything/it_all/life/living/this_life/all_of_it/the_world/trying/myself/it/being
      simply/just/truly/really/i_have had enough
      i have had enough
      give/giving/gave/given up on/entirely/completely/altogether/everything/at_last/me/any/now ~
      done/finished/over with/it everything/life/it_all/all_of_it/this_life/this_world/people/trying/myself/fighting/being
      run/running/ran out of road/reasons/hope/strength/fight/life/tomorrows/future/excuses_to_stay/reason
      tired/weary/exhausted/worn_out/sick/knackered of/from/with fighting/holding/hurting/everything/it_all/myself/the_pain/all_this/carrying/surviving/waking/suffering
      ? tired/weary/exhausted/worn_out/sick/knackered of/from/with fighting/pretending/smiling/holding/trying/hurting/being/everything/it_all/myself/faking/the_pain/all_this/carrying/surviving/waking/suffering
      too tired/weary/exhausted/broken/old/damaged/far_gone/late to/for/of ~ go_on/fight/carry/keep/live/try/continue/exist/anything/care/matter
      ? everything/it/all/world/life/nothing is/feels/has/seems/matters ~ grey/dark/black/pointless/meaningless/empty/hopeless/over/lost/ruined/numb/too_much/any_more
      no/lost/given_up/gave_up/out_of/without/all hope/faith_in_life/the_will/fight_left/strength_left/light_left
      no/only/one/any/other way/ways out/left/out_of_this/for_me/forward
      it/this/nothing never/ever/will_never/not/only/will_not get/gets/getting/going/change/changes/stop/stops/be better/easier/worse/to/okay/anything/hurting
      world/place/earth/life ~ not/never ~ made/built/meant/for/need people_like_me/for_me/me/someone_like_me
      there is no/nothing ~ for_me/left/me
    `,
  },
  {
    ...self,
    name: 'a burden',
    weight: 2,
    phrases: `
      ? burden/drain/nuisance/dead_weight/millstone/waste_of_space/waste_of_skin/waste_of_air/waste_of_oxygen/problem/weight to/on/for/of/around ~ everyone/family/kids/them/him/her/you/people/all/mother/father/others/space/air/me
      i am/feel/become/being ~ burden/dead_weight/nuisance/waste/extra/spare/worthless/unwanted/invisible/superfluous/mistake
      ? all/only/just i ~ do/am/bring/cause is/pain/trouble/a_burden/hurt/cost/misery/disappoint
      cost/costing/drag/dragging/weigh/weighing/hold/holding ~ everyone/them/family/him/her/kids down/back/money/too_much
      ? would/will/could/might/must ~ be/feel/find ~ relief/relieved/glad/happier/easier/free/freer/better ~ without/if_i/when_i/once_i/me
      no_one/not_anyone/not_one/nobody ~ need/needs/needed/wants/want/loves/love/like/likes/would_miss/will_miss/misses/cares/care ~ me/about_me/if_i/whether_i
      invisible/see_through/ghost ~ to/in/already/anyway/everyone/my_own/alive
      already a/dead/like ghost/inside/dead/a_ghost
      worth more/less dead/gone/to_them
      not/do/does/never matter/belong to_anyone/any_more/anywhere/at_all/whether_i/if_i/here/in_this_world
      do/would/does/if i ~ matter/belong
      everyone/they/kids/family/he/she/mother/everybody ~ manage/cope/survive/be/get/move ~ without/after me
    `,
  },
  {
    ...self,
    name: 'preparations',
    weight: 2,
    phrases: `
      giving/gave/given/give/gives/handing/handed ~ my/all/away/his/her ~ things/stuff/records/coat/guitar/belongings/jewellery/watch/away/possessions/collection/bike/ring
      ? giving/gave/given/give/gives/handing/handed ~ my/all/away/his/her ~ things/stuff/records/clothes/coat/guitar/books/belongings/jewellery/watch/away/possessions/collection/bike/ring
      ? given/giving/gave ~ away
      ? sold/selling/sell/cleared/clearing/emptied/emptying/cleaned/sorted/sorting ~ everything/all_my/my_room/my_flat/the_flat/house/the_house/the_caravan/my_things/my_desk/my_stuff/accounts
      write/wrote/writing/written/leave/left/leaving/post/record/recorded/recording/seal/sealed/hide ~ letter/letters/note/notes/goodbye/goodbyes/messages/videos/voice_notes/envelope/envelopes/cards ~ birthdays/each/everyone/children/kids/after/open/find/drawer/table/pillow/my/mother/them/him/her/all/ready/desk/son/daughter/wife/husband/parents/sorry
      letters/letter/note/notes/videos/messages/envelopes/envelope to/for/is/are/on/addressed ~ children/kids/everyone/each/birthdays/afterwards/written/sealed/ready/table/after/find/open/family/pillow/desk
      note/letter/letters i wrote/left/hid/will_leave/write
      will/testament is/has/signed/done/made/updated/written ~ signed/done/ready/sorted/updated/up_to_date/in_order/lawyer/solicitor
      sign/signed/make/made/making/write/wrote/written/update/updated my/the/a will
      life/the insurance ~ pay/pays/paid/payout/cover/covers/policy/void/still/money/worth
      passwords/password/pin/bank_details/pins ~ written/list/wrote/down/envelope/left/someone/sister/wife/drawer/everyone/for
      put/putting/got/getting/get/everything/leave/leaving/set ~ in/affairs/papers/everything ~ order
      labelled/labelling/label ~ keys/boxes/everything/things
      funeral ~ paid/planned/song/songs/music/chosen/picked/prepaid/plan/choose/readings/mine/my
      plan/planned/planning/choose/chose/chosen/pick/picked/paid ~ my funeral/grave/plot/coffin/headstone/burial/cremation/obituary
      cat/dog/cats/dogs/pet/pets/kids/children/rabbit/parrot/horse/fish/plants/mother ~ when/once/if/after i/im ~ gone/not_here/dead/not_around/leave/go
      look_after/take_care_of/feed/adopt/rehome/take/care_for/home_for/love ~ my ~ cat/dog/cats/dogs/pet/pets/kids/children/rabbit/parrot/horse/hamster/mother/plants/girls/boys ~ after/when/once/if/gone/sorted/without/instead/will
      find/found/finding/need/needs/looking_for/arranged ~ home/family/owner/someone ~ for/to ~ cat/dog/cats/dogs/pet/pets/rabbit/parrot/kids/hamster
      dog/cat/pets/dogs/cats has/have/is/are/went/gone/goes/going ~ gone/to/living ~ niece/sister/neighbour/shelter/brother/friend/new_home/mother/daughter
      say/saying/said/says my goodbye/goodbyes/farewell/thank_you_for_everything/sorry_for_everything
      goodbye/farewell everyone/world/all/cruel_world
      ? goodbye/farewell/goodbyes ~ everyone/really/all/to_you/now/to_the/family/kids/forever/properly/without/one_by_one
      hug/hugged/kissed/kiss/visit/visited/called/call/phoned ~ everyone/each/all/one ~ last/final time
      date/day is set/fixed/chosen/picked/circled/booked/decided
      picked/chosen/set/fixed/circled/booked/chose/decided_on ~ a/the/my/our date/day/night/place/spot/song/method/tree/time ~
      ? sorted/ready/done/finished/organised/tidied/arranged ~ by/before/for {soon}
      pretend/pretending/pretended ~ fine/okay/holiday/trip ~ until/then/last
      birthdays/cards/presents/gifts up_to/until/for_when/till/in_advance ~
      wrapped/bought ~ presents ~ advance/early/not_be/years
      do/did/is/was not/my/anyones/their/her/his ~ fault ~ tell/know/knows/want_them/told/note
      knows/know/tell/told/understand/believe ~ it/that/this was/is not his/her/their/my_mothers/anyones/your ~ fault
    `,
  },
  {
    ...self,
    name: 'calm after a decision',
    weight: 1,
    phrases: `
      ? calm/peaceful/at_peace/serene/light/lighter/relieved/relief/free/quiet/happy/clear ~ now/finally/at_last/first_time/since/decided/strangely/suddenly/oddly/inside
      i feel/am so/strangely/oddly/very/finally calm/peaceful/light/at_peace/relieved/free/clear
      ? have/i/am/already/finally decided/made_up_my_mind/chosen/made_my_mind/ready
      made my/peace with/mind peace/up/it
      this is/what peace ~ feel
      decision/plan/mind is/has made/been_made/ready/final/done/made_up
      ? nothing dramatic/serious/special/to_worry
    `,
  },
  {
    ...self,
    name: 'means at hand',
    weight: 3,
    phrases: `
      save/saved/saving/hide/hid/hiding/hidden/hoard/hoarding/hoarded/keep/keeping/kept/stash/stashed/stashing/collect/collecting/collected/stockpile/stockpiled/stockpiling/stored/storing/count/counting/counted/line/lined/lining/hold/holding/cheek/cheeking/pocketing ~ my/the/all/up/of/her/his ~ {pills} ~
      saving/saved/hoarding/stockpiling/counting/hiding/collecting ~ {pills}
      passwords ~~ gave/given/giving away
      calm/peaceful now . is this what peace/dying
      which of his/her/my/the {pills} ~ strong/strongest
      {pills} ~ in_case/for_later/under_my_tongue/under_my_pillow/under_the_mattress/in_a_row/lined_up/on_the_table/in_my_hand/in_front_of_me/saved_up/looking_at_me/calling/bottle_is_full/would_be_enough/enough_to/in_the_drawer/by_the_bed/all_at_once/in_my_lap
      swallow/swallowed/took/take/taken/taking/necked/downed/ate/eaten/had ~ load/loads/lot/handful/packet/bottle/box/strip/all/too_many/whole/bunch/rest/every ~ {pills}/them/bottle/packet/cabinet
      mix/mixed/mixing/wash/washed/washing ~ {pills} ~ vodka/whisky/wine/gin/alcohol/drink/rum/bottle
      sit/sitting/sat/sleep/sleeps/sleeping/lie/lying/alone/hold/holding/clean/cleaning/load/loaded/loading/look/looking/stare/staring ~ with/the/a/my/at/his ~ {weapon} ~
      {weapon} ~ out/in_my_hand/on_my_lap/in_my_mouth/under_my_pillow/by_the_bed/on_the_table/in_the_drawer/calls/talks_to_me/loaded ~ coming/know/alone/what/me/tonight/every
      been/went/go/going/walk/walked/walking/drive/drove/driving/came/stand/stood/standing/sit/sat/sitting/climb/climbed/keep/visit/end_up/ending_up ~ to/on/at/up/over/by/near/off/along ~ the/a/that {drop} ~ times/again/week/night/nights/every/back/look/down/alone/and/last/looking/thinking/came/home/tonight/wonder
      {drop} ~ calls/calling/call_me/pulling/pulls/tempting/waiting/keeps/whispers/inviting
      stand/stood/standing/wait/waiting/step/stepping/stepped/walk/walking/lie/lying/look/looking/stare/staring/leap/lean/leaning/move ~ close/near/too/towards/in_front_of/onto/at/over/into/under ~ {tracks}
      train/trains/tube/lorry/lorries/bus/truck ~ come/comes/coming/pass/passes/fast ~ step/jump/lean/think/wonder/imagine/edge/walk/pull/one
      voice/voices/head/brain/demon/demons/thoughts tell/tells/telling/told/want/wants/say/says/saying/order/orders/whisper/whispers ~ me to/walk/jump/die/cut/end/hurt/go/do_it ~
      he/it/something tell/tells/telling/told/want/wants/say/says/saying/order/orders/whisper/whispers ~ me [to] walk_into/walk_in_front/jump/die/cut/end/hurt/do_it ~
      walk/step/run/walking/stepping/running/swerve/swerving/steer/drive/driving [out] into/in_front_of/under/off ~ road/traffic/sea/water/river/tree/wall/lorry/train/car/cars/bridge/lake/oncoming/trains
      drive/drove/driving ~~ at/towards/straight_at the/a/that tree/wall/lorry/pillar
      rope/noose/belt/hosepipe/hose/dressing_gown_cord/cord/ligature/scarf ~ in/around/over/from/bought/ready/tied/beam/garage/loft/tree/neck/boot/attic/hook/knot/learn
      bought/buy/buying/tied/tie/tying/learn/learned/learning/practise/practised/test/tested ~ rope/noose/knot/knots/helium/hose/beam
      beam/beams/hook/tree/banister/rafters ~ hold/holds/strong/bear/take my/me/weight
      engine/car ~ running ~ garage/shut/closed/asleep
      garage ~ engine/hose/exhaust/running/door_shut
      gas ~ oven/on/turn/hob ~ sleep/asleep/door/window/go_to_sleep
      stones/rocks/bricks/weights in/into my/the pockets/coat/rucksack/bag
      bath/bathtub ~ razor/toaster/blade/wrists/go_under/hold_my_breath/under_the_water
      hold/held/holding/stay/stayed/staying/keep ~ under [the] water ~
      drown/drowning/drowned/freezing/freeze/hanging/falling/jumping/bleeding/overdosing/poison/cold/hypothermia/gas ~ hurt/hurts/painful/peaceful/quick/gentle/take_long/like_falling_asleep/feel_like/slow/quickly/easy/easiest
      is/be/was/if/will/would/make it/that quick/painless/quick_at_least/fast/instant/quickly_over/over_quickly/gentle
      ? does/will/would/if it hurt/hurts at/when/for/much/long/the/to/at_the_end/afterwards
      how/which/what ~ quickest/painless/painlessly/least_painful/gentlest/surest/easiest/fastest way/ways/method/end/one/to ~
      how high/far/deep/cold/tall ~ fall/drop/jump/would_it_take/need_to_be/enough/be_sure/to_be_certain/survive/survives
      how fast/much/many/long ~ fall/drop/jump/survive/survives
      how long/many ~ would_it_take ~ find/finds/found/die/drown/fall/bleed/sink/freeze
      ? how fast/much/many/long ~ would_it_take/need_to_be/enough/be_sure/to_be_certain
      stop/stopped/stopping/skip/skipping/skipped/refuse/refusing/quit/come_off/throw_away/flush ~ my/taking/the ~ insulin/dialysis/heart_pills/heart_tablets/chemo/treatment/oxygen/blood_thinners/epilepsy
      pull/pulled/squeeze/squeezed/finger_on the trigger ~ me/myself/almost/nearly/tonight/could/courage
    `,
  },
  {
    ...self,
    name: 'things that can be means',
    weight: 1,
    phrases: `
      ? {pills}
      ? {weapon}
      ? bridge/cliff/cliffs/roof/rooftop/ledge/balcony/railing/railings/viaduct
      ? rope/noose/razor/razors/belt/garage/exhaust/bleach/vodka/whisky/blood/tongue
      ? tracks/railway/motorway/oncoming
      ? river/canal/under_the_water/deep_water/drowning/drown
      ? height/heights/jump/fall
      overdose/overdosed
    `,
  },
  {
    ...self,
    name: 'words that are seldom harmless',
    weight: 2,
    phrases: `
      noose/ligature/lethal/overdose/overdosed/monoxide/razors/shotgun/revolver/morgue/painless/euthanasia/dignitas/hospice_myself
      {pills} ~ enough/all/how_many/too_many/saved/left/count/spare/extra/stronger/hidden/drawer/bottle
      how many/much/strong ~ {pills}
      coward/cowardly/selfish/brave/bravery/weak/sin/sinful/forgivable ~ go/leave/do/end/die/quit/jump/give/not/choose
      one/a/less/fewer less/person/mouth/of ~ of_me/to_feed/me_in
      place/world without/with_one_less/one_less ~
      nicer/better/kinder/lighter/cleaner place/world ~ me/without/i
      smell/smells/stink ~ first/door/it/me/body/before
      ? miss/misses/missed me ~
      will/would the/my cards/world/dog/cat/kids/children/family miss me
      reason/reasons to stay/live/wait/get_up/go_on/keep/be_here/hold ~
      crossed/cross/crossing/ticked/tick/running out/off ~ last/reasons/list/days/one
      cope/coped/manage/managed/survive/recover ~ without/roughly/alone/if_i/after_me/when_i
      how would/will my/the mother/father/kids/children/wife/husband/son/daughter/family/parents/sister ~ cope/be_told/remember
      ? how would/will my/the mother/father/kids/children/wife/husband/son/daughter/family/parents/sister ~ cope/manage/take_it/react/hear/be_told/remember
      wait/waiting/hold/hang until/till/on_until/on_till ~ after/birthday/wedding/christmas/exams/they/she/he/mother ~ ruin/spoil/hurt/first/then/before
      ? ruin/spoil/ruining ~ wedding/christmas/birthday/holiday/day/it ~
      ? hotel/room/cabin/cottage ~ balcony/alone/booked/high/last/no_one/floor
      high/top/tallest balcony/floor/building/bridge/roof/place/window/tower
      accident ~ look/looks/make/made/easier/better/family/seem/insurance/happen
      look/looks/make/made/seem ~ like/as ~ accident
      heart ~ stop/stops/give_out/gives_out/stopped ~ own/sleep/night/already/no_one/blame
      card/cards/sign ~ end/means_the_end/death ~ of_me/me/mine/for_me
      drift/drifting/float/floating/sink/sinking/swim/swimming ~ out/away/down/under/off ~
      put_up_with/worry_about/deal_with/bother_with/care_about me ~ more/long/any_more/soon/much
      ? not/no ~ much/long/many [more] [days/time/left/now]
      angels/lord/god/death/reaper/ancestors ~ fetch/take/call/calls/calling/collect/come_for/comes_for/waiting ~ me/her/him/us
      refuse/refuses/stopped/not/will_not/skips/skipping/hides ~ take/taking/her/his ~ pills/tablets/insulin/heart/medication/meds/food/eat
      paid/pays/paying off/back ~ debts/debt/loans/everything ~ one/day/suddenly/all
      ? stopped/stops/not ~ shaving/washing/showering/eating/sleeping/dressing/going_out/speaking/answering
      lost/loses ~ little_boy/little_girl/baby/son/daughter/wife/husband/child ~ now/and/since/stopped
      bank/they/debt/bailiffs/farm/land/business ~ take/takes/took/lose/gone ~ land/farm/house/everything ~
      batteries/battery ~ alarm/monoxide
      not/no_more/never sad/angry/worried/afraid any_more/more/now
      straighteners/iron/lighter/cigarette/candle/matches ~ myself/skin/arm/when/burn
      burn/burning/burns/hurt/cut/punish/starve/hit myself
      ? worked/work/figured/calculated ~ out/it/how ~ dose/how/when/where/many/much/way/day/plan
      is {soon} ~ good/right/best/fine day/night/time
    `,
  },
  {
    ...self,
    name: 'hurting oneself',
    weight: 3,
    phrases: `
      punch/punching/punched/hit/hitting ~ wall/walls/tiles/mirror/brick ~ knuckles/bleed/split/hand/until/till
      relapse/relapsed/relapsing/slipped ~ thighs/thigh/wrists/wrist/arms/cutting/razor/blade
      hit/hitting/bang/banging/banged/punch/punching/slap/slapping/smash/smashing/bash/bashing/scratch/scratching/burn/burning/bite/biting/pinch/pinching/pick/picking ~ my/own/myself ~ head/face/arm/arms/legs/skin/thighs/wrist/wrists/knuckles/hand/hands/self ~ wall/until/till/bleed/bleeds/numb/when/better/calm/punish/against/stop/feel/so/because
      ? hit/hitting/bang/banging/slam/slamming ~ my head
      see/seeing/saw/watch/watching/feel/like/want/need ~ blood/bleed/bleeding/pain ~ my/own/skin/better/calm/feel/arm/relief/real
      only/feel/feels/felt/makes/calm/calms/helps ~ better/calmer/real/alive/quiet/relief when/if/after/once ~ blood/bleed/bleeding/cut/burn/hurt/pain/razor/scratch/blade/starve/empty/throw_up
      long sleeves/sleeve ~~ see/july/summer/heat/find/hide/notice/june/august/know/hot/beach/because/mother
      sleeves/jumper/hoodie/bracelets/bandage/bandages/plasters/wristbands ~ hide/cover/covering/hiding/so/see/summer/july/arms/wrists/cuts/marks/scars
      hide/hiding/cover/covering/covered ~ my/the/her/his arms/wrists/scars/cuts/thighs/legs/arm
      new/fresh/more/old/deep/deeper/red cuts/cut/scars/scratches/marks/burns/lines ~ {limb}
      cuts/cut/scars/scratches/burns/lines/marks on/across/up/down/along/over/all ~ {limb}
      cut/cutting/cuts/slice/slicing/carve/carving/burned/burning/burn ~ my/her/his/myself/words ~ {limb}/myself
      relapse/relapsed/relapsing/clean ~ cutting/self_harm/blade/razor/cut/months_clean/days_clean
      blade/blades/razor/lighter/scissors/compass/needle/sharpener/cigarette ~ skin/arm/arms/wrist/wrists/thigh/thighs/drawer/under/hidden/phone_case/bathroom/again/pencil_case/bra/myself
      hurt/hurting/harm/punish/punishing/starve/starving/cut/hit ~ myself
      not/have_not/stop/stopped/stopping/quit/refuse/refusing/without/no ~ eat/eaten/eating/ate/food/drinking/drink ~~ days/plan/nothing_left/smaller/fade/disappear/weeks/die/notice/thin/vanish/light/gone/see/until
      smaller/thinner/lighter/less/shrink/shrinking ~ until/till/and/nothing ~ nothing/nothing_left/gone/no_one/vanish/disappear/left
      throw/throwing/threw/make/making ~ up/sick ~ after_every/every_meal/so_no_one/blood/until
      starve/starved/starving_myself/purge/purging/making_myself_sick
      drink/drinking/drank/drunk myself/until/to/every ~ death/oblivion/stupor/never_wake/pass_out/nothing/not_wake/feel_nothing
      unsafe/dangerous/danger with/to/around myself
      not/never ~ safe ~ with/from/on/by ~ myself/own/alone_with_myself
      do/done/doing/did something/anything/it to/with ~ myself
      do/doing something/anything silly/stupid/drastic/rash/bad/permanent/terrible ~ tonight/myself/if/soon/might/scared/i/will/before
      ? do/did/doing something/anything silly/stupid/drastic/rash/bad/permanent/terrible ~ tonight/myself/if/soon/might/scared/i/will/before
      ? courage/brave/bravery/guts/nerve/strength/bottle ~ to/do/go ~ do_it/go_through/end/jump/finish/it_this_time/take_them/follow_through/kill/go/leave_this
      too/such/so/a coward/scared/afraid/cowardly to ~ do_it/end_it/go_through/jump/die/finish_it/kill
      ? try/tried/trying/attempt/attempted/attempts/fail/failed ~ to/it/again/last/before/twice ~ kill/end/hospital/ward/overdose/die/again/tonight/this_time/survived/do_it_again/woke_up
      survive/survived/surviving/survivor ~ overdose/attempt/hanging ~
      survived/survive/surviving the/my/a/that [last/first] jump/fall ~
    `,
  },
  {
    ...self,
    name: 'found, missed, mourned',
    weight: 2,
    phrases: `
      people/they/who/anyone/everyone ~ say/come/cry/sing/speak/turn_up ~ my/own/me_at_the/me_at_my funeral/memorial/wake
      next_life/reincarnation/other_side ~ quick/soon/now/early/sooner
      find/finds/found/finding/discover/discovers/discovered my_body/the_body/my_note
      find/found/finds me ./dead/hanging/there/in_the_bath/too_late/before/first
      no_one/nobodyd [would] find me/us until/till/for
      ? find/finds/found/finding/discover/discovers/discovered me/my_body/the_body/my_note
      who would/will/is/gets/should find/finds/finding/found/have/miss/come/cry/tell/bury/notice ~
      ? how long/many ~ take/until/before ~ notice/noticed/find/found/realise/miss/missed/smell/ask/knock/come/check
      ? my/own/at_my funeral/grave/coffin/headstone/gravestone/obituary/wake/burial/ashes/body/corpse/death
      will/would/could/does/can god/my_mother/mother/allah/jesus/family/kids/children/anyone/you/everyone/heaven ~ forgive ~ me/i
      ? will/would/could/does/can god/he/she/they/my_mother/mother/allah/jesus/family/kids/children/anyone/you/everyone/heaven ~ forgive ~ me/i
      forgive/forgiven/forgiveness/hell/heaven/sin/damned/punished ~ people_who/those_who/if_you/if_i/if_someone/for_what/do_it/take_their/own_hand/by_choice/choose/leave/what_i_am/themselves/souls
      hell/heaven/sin/afterlife/purgatory ~ people/those/someone/us who/that ~
      what/who/is/where ~ happens/waits/waiting/there/go/goes/comes ~ after/when/beyond/once ~ death/die/dead/gone/i_go/i_leave/this_life/it_ends/stop
      does/do/will/would/can/is/are souls/soul/spirits/you/we/i/people ~ feel/hurt/remember/see/watch/regret/stuck/rest/know ~ after/once/when ~ death/die/dead/gone/over
      will/would/can/does/do/could ~ i/it ~ hurt/hurts ~ them/mother/father/kids/children/everyone/him/her/family if/when/less/more/after i ~
      i ~ just/simply ~ never ~ came_back/come_back/came_home/come_home/woke_up/wake_up/turned_up/existed/returned
      if i ~ never/did_not/not ~ come_back/came_back/come_home/woke_up/wake_up/return/returned/exist/turn_up
      if i [just/simply/quietly/suddenly/were_to] disappear/disappeared/vanish/vanished/faded/died/die/jumped/drowned/went_to_sleep/were_gone/was_gone/ended
      ? if i [just/simply/quietly/suddenly/were_to] disappear/disappeared/vanish/vanished/stopped/faded/died/die/jumped/drowned/went_to_sleep/were_gone/was_gone/ended
      miss/missed/remember/remembered/forget/forgotten/mourn/cry/cried/sad/upset/angry ~ me/for_me/with_me ~ gone/dead/die/died/go/leave/after/not_here/disappear/disappeared/much
      get/getting/got over me/it/losing_me/my_death
      ? sorry/apologise/apologies ~ everyone/everything/in_advance/for_what/i_am_about/to_my/mother/for_leaving/for_being/mess/trouble/kids/them_all
      for/message/messages/words for/to those/the_ones/people/everyone/whoever i leave/left/love/behind/am_leaving
      tell/told/let/want/so ~ know/knows/tell ~ i/that ~ loved/love/tried/sorry/not_their/was_not
      whoever/the_person/somebody who/that finds/find/reads/is_left
    `,
  },
  {
    ...self,
    name: 'hoping for death to come',
    weight: 2,
    phrases: `
      ? hope/hoping/hoped/wish/wishing/wished/pray/praying/want/wanting/secretly/glad/disappointed/relieved ~~ terminal/cancer/malignant/incurable/fatal/tumour/crash/crashes/heart_attack/plane/accident/run_over/hit_by/lorry/bus/plane_goes_down/stroke/virus/inoperable/hit_me/brake/brakes/lightning
      disappointed/annoyed/sad/cross/sorry/angry/hate/hated/cried/shame/pity ~ woke_up/wake_up/waking_up/woken/survived/brought_me_back/saved_me/still_here/still_alive/still_breathing/made_it/rescued/revived
      brought/bring/brings/bringing/pulled/dragged/saved/revived me back/up/round/out ~ why/again/properly/should/wish/angry/wrong/when/let
      doctors/they/paramedics/nurses ~ brought/saved/revived/pumped ~ me/my ~ back/stomach/why/again
      meant/supposed/should to/have ~ go/gone/died/die/left/been_me ~ ago/that_day/then/years/there/instead/with/already/long/too
      should/could/wish have/i ~ died ~
      not/stop/stopped/no ~ look/looking/check/checking/care/bother/bothering/wear/wearing ~ road/cross/seatbelt/traffic/way/lights/helmet/live/die/myself
      cross/crossing/drive/driving the road/without/too/with ~ without_looking/looking/not_look/eyes_shut/eyes_closed/seatbelt/fast
      would/do/will not mind/care/fight/object/complain/be_sorry if/whether/when ~ die/died/wake/not_wake/never_woke/crash/crashed/hit/ended/over/live/plane/gone/tomorrow/last
      ? let/letting nature/it/go/me/myself/the_illness/the_cancer ~ take/happen/go/slip/end/win/take_me/finish
      take/takes/took/taking me away/home/instead/too/with/now/in_the_night/in_my_sleep
      in my sleep
      when will/does/is/can it/this/everything/all/the_pain ~ over/end/stop/finish ~ for_me/for_good/all/once/already/please
      ask/asked/asking/beg/begged/begging god/him/the_universe/doctor/death/lord ~ take/end/let/finish/release me/it/my
    `,
  },
  {
    ...self,
    name: 'life and death',
    weight: 2,
    phrases: `
      ? suicide/suicidal
      end/ending/finish it_all/everything/myself/my_life
      the end of me/my_story/my_life
      nothingness/oblivion
      not/never wake
    `,
  },
  {
    ...self,
    name: 'what may be a wish to die',
    weight: 2,
    phrases: `
      think/thinking/thought/dream/dreaming/dreams/stare/staring/look/looking/drawn ~ about/of/at/to/into the/that/those ~ {water}/{drop}/{tracks}/{pills}/knife/knives/blade/rope/drop ~
      breathe/sleep/live/laugh/rest easier/better/again ~ without_me/if_i/gone/not_there/when_i/once_i
      if/once i [just/simply] was/were/am not there/here/around
      when i [just/simply] was/were/am not here/around
      ? when i [just/simply] am not there
      remember my/me face/voice/name/laugh/after/when
      no/not ~ left ~ either/any_more/in_me/no/nothing
      no tears/mondays/tomorrows/more_mondays/days/words/hope/friends/options/energy left
      let/make/please ~ it/tonight ~ be my/the heart/last/end/tonight
      if/unless the/these/your cards ~ bad/good/say/wrong ~ i ~ do/will/go/end/stop
      not/never want/wanting/need to_be/be rescued/saved/found/stopped/helped/brought_back
      rescued/saved/stopped this/again/next time
      ? let/leave me be/go/sleep/die/rest ~
      ? can/could not wait ~ counsellor/therapist/appointment/doctor/her/monday/that_long/till/until ~
      counsellor/therapist/psychiatrist/crisis/appointment/ward/helpline ~ holiday/away/cancelled/weeks/months/discharged/waiting/full/closed/gave_up
      wrote/written/writes/carved/scratched ~ wish_i_was/wish_i_were/goodbye/die/dead/not_here/no_more ~
      ? wrote/written/writes/carved/scratched ~ wish_i_was/wish_i_were/sorry/goodbye/die/dead/not_here/help/no_more ~
      wish i was/were not/nothing/gone/dead/a/never/someone_else/invisible/the_one_who ~
      where/what will/would/happens ~ i/me ~ after/buried/end_up/scattered
      scatter/scattered/bury/buried/cremated/ashes ~ me/my/sea/where
      ? forgot/forget/remember/memories/photos ~ of_me/after_me/without_me/when_i
      who ~ raise/bring_up/feed/walk/collect/love ~ kids/children/baby/daughter/son/dog/cat/girls/boys ~
      would/will it/i/they be/feel ~ missed/better/relief/over/free/peaceful/nothing
      ? i/just want/need/long ~ to ~ rest/sleep/peace/go_home/stop/nothing/be_nothing/be_free/be_with ~
      not/no ~ strong/brave/strength/energy/fight ~ enough/left/any_more/to_live/to_stay/for_this
      everyone/they/people/world ~ moves/moving/goes/gone/carries on without
      nothing/no_one ~ hold/holds/holding/keeps/keeping/ties/stops me ~
      ? too/so much/heavy/loud/dark/hard/painful to/for/in ~ bear/carry/live/me/head/go_on/take
      ? pain/hurt/ache/suffering/darkness/sadness ~ stop/end/ends/go_away/never/unbearable/constant/every_day/too_much
      ever be/feel/get happy/okay/better/normal again/any_more
      ? i am [just/so/simply/completely/totally] done/finished/through/out [.]
      over/it/curtains for me
      ? want/wanted/need/wish/like/just ~ it/everything/all/world/head/this/pain/noise ~ quiet/silent/stop/over/end/dark/black/still/gone/blank
      ? want/wanted i/to/just ~ out [.]
      never/not/disappointed/hate/hated/sad/sorry/shame ~ open/opening/opened my eyes
      not/never plan/planning/intend/intending/see/picture/think ~ getting/get/growing/grow/old/older/being ~ old/older/that/long/thirty/forty
      not/no ~ see/in/have ~ 2026/2027/2028/2029/2030
      best thing/gift/present/favour ~ i ~ give/do/could/can
      they/he/she/kids/wife ~ get/gets/have/has ~ house/money/insurance/payout/pension ~ best/better/if/when/at_least/then
      clean/sober ~ days/weeks/months/years ~ tonight/want/blade/bad/urge/break
      tonight i want/will/am ~
      stop/stopped/stopping/quit/done fighting/trying/pretending/struggling/hoping/holding_on
      let/letting go of everything/life/the_rail/the_wheel/the_edge/it_all
      is/if/there/be ~ something/anything/nothing/just/only ~ after/black/nothing/darkness/dark ~
      head/voice/voices/mind/brain/something says/tells/keeps_saying/say/whispers/screams ~
      do it do it
      scratch/scratching/pick/picking/dig/digging/burn/bite/cut ~ until/till ~ bleed/bleeds/blood/raw/hurts/breathe/red
      jealous/envy/envious of people/those/anyone/everyone/patients ~ cancer/died/ill/accident/gone/dying
      under/below/beneath the ice/water/waves/ground/snow/earth ~
      looking/look/looked/checking/check/know/learning/learned up/at/the ~ train_times/trains/timetable/tides/heights/doses/dose/dosage/knots/bridges ~
      train/tide times/timetable/timetables ~
      months/whole/double/three_months/full supply/prescription/bottle/pack/box ~
      {weapon} ~ evening/night/alone/one/ready/bedside/grandfathers/fathers/shed/tonight
      grandfathers/fathers/service/old/my/husbands/own revolver/pistol/gun/rifle/shotgun
      one/single way ticket ~
      ? left/leave/leaving ~ my/phone/wallet/ring/keys ~ at_home/behind/on_the_table/on_the_beach ~
      with/need/deserve/find ~ another/better/proper/real/different mother/father/wife/husband/parent ~
      come/comes/came/go/be to/at it/my/the funeral ~ mean/mine/no_one/anyone/who
      angry or/and/not ~ sad/relieved
      ? will/would/could/might/may ~ be/feel/get ~ angry/sad/upset/relieved/okay/ok/fine/alright ~ gone/after/afterwards/without/when_i/if_i/with_me/in_the_end/about_it
      how/what/which ~ does/would ~ feel/be/like ~ die/dying/dead/end/drown/hang/fall/last_moment
      right/at the [very] end ~ feel/hurt/like
      how tall/high/deep/cold is/are/would ~ enough
      ? how many/much is/are/would ~ enough
      ? wake/woke/waking/woken/get/getting up ~ why/sorry/disappointed/again/hate/cry/angry/tomorrow/every_morning ~
      tired of waking/breathing/feeling/living/myself/hurting
      tired of being ./alive/here/me/a_burden/sad/like_this/so_sad/in_pain
      ? tired of being
      sleep/rest/sleeping ~ long/years/hundred/forever/without_waking/never/eternal/hundred_years/and_stay
      do not/never/no_more/can_not want/recognise/feel/be ~ here/anything/myself/alive/me ~ any_more
      not/never be/been/feel ~ here/real/alive/born/enough ~
      not/never ~ good/strong/enough/built/made/meant for this/life/world/living
      wrong/mistake/error ~ i/my ~ born/exist/existence/birth/alive/life
      should/could never have ~ born/been/existed/started/lived
      make/makes/made/making it/myself stop/bleed/sick/end/over
      replace/replaced/forget/forgotten ~ me
      ? sorry ~ to/for ~ everyone/everything/you/them/mother/kids/all/leaving/this
      ? last one/time ~ ask/asking/reading/you/cards/here
      is/was/will/would/be ~ peaceful/quick/painless/kind/gentle/easy ~ end/there/water/sea/go/goes/last
    `,
  },
  {
    ...self,
    name: 'emptiness',
    weight: 2,
    phrases: `
      ? hopeless/worthless/despair/unbearable/dead_inside/broken_inside/nothing_inside
      psychosis/psych_ward/crisis_team/antidepressants
      do/does/did/could not/even care/matter/feel ~ any_more/anything
      hate/loathe/despise/disgusted myself/my_life/my_body/being_me/existing/who_i_am/with_myself/everything
      lost everything/the_will/myself/them_all
  `,
  },
  {
    ...self,
    name: 'weariness',
    weight: 1,
    phrases: `
      ? so/too/just/very/always/bone/really/only/am tired/exhausted/weary/worn_out/knackered
      ? can not stop/cope/breathe/sleep/eat/feel/get_up/get_out_of_bed/see
      ? enough/done/finished/give_up/gave_up/giving_up
      ? for days/weeks/six_days/3_weeks/years
      ? rest/peace/quiet/silence/sleep
  `,
  },
  {
    ...self,
    name: 'loneliness',
    weight: 1,
    phrases: `
      no one/body [has/have/ever/would/will] texted/called/calls/knows/know/asks/asked/visits/visited/comes/come/cares/care/rings/talks/speaks/left/phones/checks/sees/find/came/understands/missed
      anyone/someone ~ need/needs/miss/care/remember/notice ~ me
      ? alone/lonely/on_my_own/unloved/unwanted/abandoned
      ? without me
  `,
  },
  {
    ...self,
    name: 'dark thoughts',
    weight: 2,
    phrases: `
      ? voices/intrusive/dark_thoughts/demons/darkness/the_dark/black_dog/abyss/void/bad_thoughts
      ? drunk/drinking/drink/vodka/whisky ~ alone/every/again/myself/morning
      the only/one thing ~ stopping/stops/keeping/keeps/helps/holding
      stop/end/quiet/silence/switch_off ~ pain/noise/hurting/hurt/thoughts/head/suffering
  `,
  },
  {
    ...self,
    name: 'farewell',
    weight: 1,
    phrases: `
      ? last/final/goodbye/farewell
      ? vanish/disappear/fade/vanished/disappeared
      ? cry/crying/cried/tears/sob/sobbing
      ? ashamed/shame/guilt/guilty/disgrace/humiliated/failure
      ? letter/letters/note/my_will/testament/funeral/passwords/life_insurance
      ? leave/leaving/gone/go .
      ? forgive/forgiven/sorry/apologise
      ? heaven/hell/soul/sin
      ? decided/ready/calm/peaceful/planned
  `,
  },
  {
    ...other,
    name: 'another one speaks of it',
    weight: 3,
    phrases: `
      {loved}/he/she/they ~~ says/said/saying/told/whispered/whispers/texted/wrote/writes/written/posted/posts/tells/mentioned/joked/jokes/talks/talking/asked/screamed/thinks/feels ~~ should_have_died/not_be_here/not_want_to_be/not_be_needing/wont_be_needing/cannot_go_on/can_not_go_on/end_it/ending_it/not_wake_up/sick_of_life/tired_of_life/tired_of_living/done_with_life/wants_to_die/wished_he_was/rather_be_dead/rather_not_be/a_burden/see_us_again/be_over_soon/be_gone/not_be_around/nothing_to_live/hates_life/sorry_for_everything/look_after/take_care_of/not_long
      ? {loved}/he/she/they ~~ says/said/saying/told/whispered/whispers/texted/wrote/writes/written/posted/posts/tells/mentioned/joked/jokes/talks/talking/asked/screamed/thinks/feels ~~ should_have_died/wants_out/not_be_here/not_want_to_be/no_point/better_off/not_be_needing/wont_be_needing/not_need_it/had_enough/cannot_go_on/can_not_go_on/end_it/ending_it/not_wake_up/sick_of_life/tired_of_life/tired_of_living/done_with_life/wants_to_go/wants_to_die/wished_he_was/rather_be_dead/rather_not_be/a_burden/goodbye/see_us_again/be_over_soon/be_gone/not_be_around/join/nothing_to_live/hates_life/does_not_want_to/last_time/thank_you_for_everything/sorry_for_everything/look_after/take_care_of/not_long
      {loved}/he/she/they ~ giving/gave/gives/given/handing/handed away his/her/their/all/everything
      {loved}/he/she/they ~ giving/gave/gives/given/handing/handed his/her/their/all/everything ~ away
      {loved}/he/she/they ~ giving/gave/gives/given/handing/handed ~ me ~ his/her/their ~ guitar/belongings ~
      ? {loved}/he/she/they ~ giving/gave/gives/given/handing/handed/sold/selling ~ away/things/stuff/everything/belongings/guitar/clothes
      {loved}/he/she/they ~ do/does/did/doing something to himself/herself/themselves
      {loved}/he/she/they ~ do something/anything silly/stupid/drastic/terrible/to_himself/to_herself
      {loved}/he/she/they ~ sleeps/sits/sat/sleep/sit/walks/stands/locked/alone ~ with/on/at/by ~ {weapon}/{pills}/{drop}/{tracks}
      {loved}/he/she/they/found/find/saw ~ rope/pills/tablets/blades/razor/blood/knife/noose ~ drawer/pocket/phone/bed/room/mattress/laptop/how_to/die/painless/goodbye/under/bathroom/bin/bag/sleeves/sheets/overdose/about_death
      {loved}/he/she/they/found/find/saw ~ note/notes/letter/search/searches/googled/googling/searched ~ history/browser/how_to/die/painless/goodbye/overdose/about_death/addressed/to_all_of_us
      {loved}/found/find/saw ~ letter/note ~ drawer/bed/room ~ addressed/to_all/all_of_us/for_us/to_us
      {loved}/he/she/they ~ new/fresh/more/old/covered/hides/hiding ~ cuts/scars/scratches/burns/marks/arms/wrists/legs/sleeves
      phoned/rang/called/texted/messaged/message/text/call/phone/voicemail/wrote ~~ thank/goodbye/farewell ~~ off/answer/answering/replies/reply/missing/gone/dead/ok/okay/since/reach/voicemail/now
      ? phoned/rang/called/texted/messaged/message/text/call/phone/voicemail/wrote ~~ thank/goodbye/sorry/love/loved/farewell ~~ off/answer/answering/replies/reply/missing/gone/dead/ok/okay/since/reach/voicemail/now
      say/said/saying/says/texted/wrote thank_you_for_everything/sorry_for_everything/goodbye_for/i_am_sorry_for_everything/goodbye_to_us/goodbye_to_me
      {loved}/he/she/they ~ saying/says/said/say/writes/writing/written/posted ~ farewell/goodbyes/suicide/last_words/farewells
      {loved}/he/she/they ~ writes/writing/written/wrote/posted/saying ~ goodbye
      ? {loved}/he/she/they ~ says/said/say goodbye
      poem/poems/drawing/drawings/essay/diary/posts/songs/lyrics/journal/stories ~ death/dead/die/dying/under_the_water/graves/coffins/funeral/goodbye/farewell/drown/drowns/drowning/ends/disappear
      ? {loved}/he/she/they ~ stopped/not/refuses/refusing/hardly/barely/will_not/cannot/can_not ~ eating/eat/talking/get_out_of_bed/leave_bed/leave_the_room/speak/out_of_bed/come_out ~ die/whispered/here/worry/worried/weeks/days/scared/says/said/lose/any_more/frightened
      {loved}/he/she/they ~ tried/attempted/attempt/overdosed/swallowed/jumped/hanged ~ again/last/once/before/twice/hospital/ward/pills/suicide/overdose/bridge
      afraid/scared/worried/frightened/terrified/fear ~ {loved}/he/she/they/to/i ~ lose/losing/leave_alone/kill/hurt/harm/do_it/jump/not_come_back/do_something/find_him/find_her/come_home_and ~ himself/herself/them/him/her/it
      leave/left/leaving him/her/them alone ~ tonight/scared/afraid/safe/worried/do/with
      came home/back ~ from afghanistan/iraq/war/army/ukraine/deployment/service/navy
      {loved}/he/she/they ~ block/leave/left/go/stop/break_up ~ hurt/kill/harm/something to/himself/herself
      if i block/leave/left/go/dump/end/break/stop ~~ himself/herself/themselves ~
    `,
  },
  {
    ...other,
    name: 'another one changed',
    weight: 2,
    phrases: `
      {loved}/he/she/they ~ wrote/writes/written/drew/carved ~~ wish/die/dead/goodbye/not_here/grave/rope/coffin/end
      ? {loved}/he/she/they ~ wrote/writes/written/drew/carved ~~ wish/die/dead/goodbye/sorry/not_here/grave/rope/coffin/end
      {loved}/he/she/they ~ sleeps/sleeping/sleep/slept ~ all_day/all_the_time/for_days/and_gave/not_eat
      ? gave/gives/giving/given/left me/us her/his/their ~ plants/plant/cat/dog/books/ring/watch/key/keys/jewellery/guitar/laptop
      gave/gives/giving/given me/us her/his/their ~ cat/dog/guitar/jewellery/bike
      ? {loved}/he/she/they ~ no_one/not ~ heard/seen/answer/reply/find ~ since/days/from/him/her
      {loved}/he/she/they ~ left/leaves/put ~ wallet/phone/watch/keys/ring/shoes/coat/bag ~ table/behind/home/drove/walked/gone/beach/bed
      {loved}/he/she/they/her/his ~ posted/wrote/texted/message/status/post ~~ sorry/goodbye/river/bridge
      ? {loved}/he/she/they/her/his ~ posted/wrote/texted/message/status/post ~~ sorry/goodbye/river/bridge/black/tired/forgive
      {loved}/he/she/they ~ gave/gives/giving/left/asked/asks me ~ her/his/their/to_take/to_keep/to_look_after ~ cat/dog/ring/watch/guitar/passwords/things/keys/records/letters/kids
      {loved}/he/she/they ~ not/never ~ left/leaves/leave/out_of/been_out/come_out ~ shed/room/bed/house/garage/bedroom/flat
      {loved}/he/she/they ~ keeps/has/got/bought/hides/with ~ gun/rope/pills/knife/shotgun/blades/tablets/razor/pistol
      {loved}/he/she/they ~ tired_of_everything/wants_peace/talks_about_death/talks_about_dying/obsessed_with_death/asks_about_death/not_himself/not_herself/drives_too_fast/does_not_care_if/drinks_himself/stopped_his_tablets/stopped_her_tablets/stopped_taking
      ? {loved}/he/she/they ~ tired_of_everything/wants_to_sleep/wants_peace/talks_about_death/talks_about_dying/obsessed_with_death/asks_about_death/not_himself/not_herself/drives_too_fast/does_not_care_if/drinks_himself/stopped_his_tablets/stopped_her_tablets/stopped_taking
      ? {loved}/he/she/they ~ not/stopped/never ~ answering/answered/reply/replying/phone/online/come_home/himself/herself/reachable/picking_up
      {loved}/he/she/they/his/her ~ phone is/goes/went/was off/dead/switched_off/to_voicemail/straight
      ? {loved}/he/she/they ~ suddenly/strangely/oddly/so/too calm/happy/cheerful/quiet/peaceful/at_peace
      {loved} ~ sleeps/sleeping/in_bed/drinks/drinking all/day/every/alone
      {loved}/he/she/they ~ lost/losing/gave/given/no will/interest/hope/up/everything/reason
      {loved}/he/she/they ~ depressed/depression/numb/empty/hopeless/in_a_dark_place/dark/in_despair/bipolar/psychotic/breakdown
    `,
  },
  {
    ...self,
    name: 'preparations, in one word',
    weight: 1,
    phrases: `
      ? goodbye/farewell
    `,
  },
  {
    ...self,
    name: 'words that are seldom harmless, in one word',
    weight: 1,
    phrases: `
      ? rope/beam/beams/rafters/dose/doses/dosage/exhaust/razor/blade/blades/pistol/ledge/viaduct/coffin/grave/gravestone/wrists/veins
      ? blood/bleed/bleeding/bled
    `,
  },
  {
    ...self,
    name: 'life and death, in one word',
    weight: 1,
    phrases: `
      ? die/died/dying/dead/death/deaths/deceased/grave/coffin/funeral/corpse/buried
      ? alive/living/exist/existing/existence/survived
      ? kill/killed/killing
      ? afterlife/heaven/the_other_side/next_life/reincarnation/in_hell
    `,
  },
  {
    ...self,
    name: 'what may be a wish to die, in one word',
    weight: 1,
    phrases: `
      memorial/obituary/epitaph/eulogy/tombstone
      ? discharged/sectioned/psychiatric/waiting_list
      ? urge/urges/craving/itch/tempted/temptation
    `,
  },
  {
    ...self,
    name: 'emptiness, in one word',
    weight: 1,
    phrases: `
      ? numb/empty/hollow/useless/pointless/meaningless/desperate/defeated/rotten/lifeless
      ? depressed/depression/bipolar/breakdown/mental_health/therapist
      ? whatever/either way/happens
    `,
  },
  {
    ...self,
    name: 'dark thoughts, in one word',
    weight: 1,
    phrases: `
      ? keep/keeps/kept/catch/caught [myself] thinking/planning/imagining/picturing/going/looking/wanting ~
      all you/i can think of/about
      ? maybe/perhaps i should [just/really/simply] ~
      ? cut/cuts/bleed/bleeds/bleeding/scars/wrist/wrists/sleeves
      ? do it/that [tonight/now/soon/myself/properly/quietly]
      ? since ~ died/passed/went/gone
    `,
  },
  {
    ...self,
    name: 'what may be said of an end, and of other things',
    weight: 2,
    phrases: `
      something/it tell/tells/telling/want/wants/say/says/order/orders/whisper/whispers ~ me to ~
      do it myself
      survive/survived/surviving/survivor ~ jump/fall/crash/it ~
      gone/quiet/peace/go/leave/stop for_ever/forever/for_good/permanently
      ? i want/wants/ready/trying/wanting to leave ./now/soon/tonight/and/this/it/all/so/everything
      would/will/does/did/do anyone/no_one/they/people/one/someone [even/actually/ever/really/honestly] notice
    `,
  },
]
