/** Thinking of ending one’s life, hurting oneself: told by details, without its name. */
// mutate-file order: the order of signs that are all counted, and that name no voice
import type { SignalField } from '../../../../../tarot/question/score.ts'

export const SELF_HARM_DETAILS: readonly SignalField[] = [
  {
    name: 'saving up, trying out, measuring',
    graves: ['self_harm'],
    weight: 3,
    phrases: `
      save/saved/saving/hoard/hoarded/hoarding/stockpile/stockpiled/stockpiling/collect/collected/collecting/keep/kept/store/stored/stash/stashed/stashing ~ {pills} ~ drawer/box/tin/sock/jar/weeks/months/enough/case/one_by_one/each/just_in_case/until/back/under
      enough/plenty/full_box/whole_box/three_boxes/two_boxes ~ of/in/my/the ~ {pills} ~ now/drawer/bathroom/cabinet/to_do/for_it/tonight/work/saved
      how/look/looked/looking/search/searched/searching/google/googled ~ many/much/long/high/deep/cold ~ {pills}/water/drop/fall/bridge/sea/bleed/hose/charcoal/helium/rope
      how/which/what ~ high/tall/deep/fast/cold/strong ~ bridge/building/cliff/water/drop/beam/rope/train/branch/hook ~ enough/survive/quick/feel/hold/quickly/hurt
      ? test/tested/testing/check/checked/measure/measured/try/tried ~ rope/beam/knot/hook/branch/weight/belt/door_frame/bannister/banister/loft_hatch ~
      knot/knots/noose/slipknot ~ learn/learned/learnt/tie/tied/practise/practised/practice/looked_up/video ~
      hose/hosepipe/exhaust/garage ~ engine/pipe/running/door/tape/sealed/bought ~
      bought/buy/ordered/order/got/get ~ rope/helium/charcoal/nitrogen/razor/razors/blades/hosepipe/bleach/weedkiller/antifreeze/pesticide/nitrite ~ no_one/for_me/need/under/hidden/way_out/boot/tonight/waiting/knows/comfort
      under/inside/behind/in ~ bed/wardrobe/drawer/boot/mattress/pillow ~ rope/blade/blades/razor/gun/box_of_pills/tin/kit ~ comfort/ready/case/calms/there_if/waiting/tonight/know
      gun/rifle/shotgun/pistol/revolver ~ bedside/drawer/mouth/cleaned/loaded/safe_key/temple/hold/held/lap/nightstand ~ i/me/my/night/took/thinking/calm
      pesticide/paraquat/weedkiller/weed_killer/rat_poison/insecticide/sulphas/celphos/kerosene ~ drink/drank/swallow/shed/bought/bottle/hidden/myself/enough
    `,
  },
  {
    name: 'edges, platforms, water',
    graves: ['self_harm'],
    weight: 3,
    phrases: `
      stand/stood/standing/sit/sat/sitting/go/went/walk/walked/park/parked ~ {drop} ~ night/again/every/hours/look/looked/looking/think/thinking/wonder/down/wind/legs/feet/lean/leaned/quiet
      stand/stood/standing/step/stepped/stepping ~ yellow_line/edge_of_the_platform/too_close/closer/platform_edge/behind_the_line/past_the_line ~ train/trains/express/every/wonder/wondered/wind/morning/just
      back/stay/stand/stands/keep/hold ~ against_the_wall/away_from/hold_on_to/grip/behind_the_pillar ~ platform/edge/train/tube ~ trust/myself/case/jump/step/pull
      drive/drives/driving/drove/steer/steering ~ past/towards/same/think/imagine/let_go ~ bridge/tree/wall/barrier/lorry/cliff/pillar ~ wheel/every/turn/simple/easy/twitch/just/swerve/one_turn/not
      hands/turn/twist/flick/jerk ~ wheel/steering_wheel ~ would_be_enough/be_over/tree/lorry/barrier/one_second/oncoming
      walk/walking/walked/wade/waded/swim/swam/swimming/keep ~ into/out/until/till ~ sea/water/river/lake/waves/horizon ~ stop/coat/stones/not_turn/never/far/keep_going/pockets/cold/feet/back
      stones/rocks/weights/bricks ~ pocket/pockets/coat/rucksack/bag ~ river/water/sea/lake/bridge
      not/stopped/never/no_more/without ~ look/looking/looked ~ crossing/cross/crossed/road/traffic ~ road/hit/car/lorry/hope/care/matter/if_it
      step/stepped/walk/walked/wander ~ out/into/front ~ traffic/road/bus/lorry/tram ~ not_looking/care/hope/wonder/imagine/without_looking/accident
    `,
  },
  {
    name: 'setting things in order',
    graves: ['self_harm'],
    weight: 3,
    phrases: `
      {loved}/he/she ~ gave/give/gives/giving/given ~ away ~ trophies/records/guitar/things/clothes/jewellery/watch/books/collection ~
      everyone/they/family/kids/wife/husband/mother/all ~ would/will ~ get/have ~ insurance/the_insurance/peace/payout
      standing/stand/stood/waiting/sit/sat/sitting ~ platform/bridge/balcony/cliff/roof/edge/tracks ~ a_lot/longer/more/too_long/every/need/hours/than
      found/find/finding homes/home/someone ~ for/to_take/to_have ~ both/my/the/all ~ cats/cat/dog/dogs/rabbits/pets ~
      feel/felt/feeling calmer/lighter/calm/peaceful/free than/now/for ~ in/for years/months/ages/a_long_time
      calmer than i have ~
      is/anything there/i anything/have ~ forgotten/left_to_do/left_undone ~
      note/letter/letters/envelope/envelopes/email/emails ~ written/wrote/scheduled/ready/drafts/draft/stamped/addressed/under/hidden ~ when_i/after/find/found/gone/sorry/mother/kids/everyone/each/afterwards
      schedule/scheduled/timed/delayed/set ~ email/emails/message/messages/text/texts/post ~ send/sends/after/when/by_then/gone/monday/find_me/morning
      found/find/finding/someone/give/gave/asked/rehome/rehomed/home ~ home/new_home/take/look_after ~ dog/cat/cats/dogs/rabbit/parrot/fish ~ will_not_be/after_i/when_i/calm/affairs/goodbye/letters/before_i/not_here/for_when
      cat/dog/plants/fish/hens ~ fed/food/feeder/neighbour/key ~ week/enough/days/enough_for/till_someone/until_someone ~ find/found/me/gone/letter/note/after
      pay/paid/cancel/cancelled/cancelling/close/closed/closing ~ subscriptions/funeral/bills/accounts/phone_contract/netflix/rent ~ no_more/needed/end_of_the/after/so_no_one/not_leave/trouble/burden/need_it/mess
      clean/cleaned/tidy/tidied/deleted/delete/wiped/shred/shredded/burned ~ flat/room/house/phone/search_history/browser/diary/diaries/journals/photos/accounts ~ find/found/no_one/before_i/mess/when_they/after_me/whoever/gone/for_them
      picked/pick/chosen/choose/chose/circled ~ date/day/place/spot/tree/room/hotel/song ~ it/calendar/done/over/peace/after_christmas/after_exams/calm/tell_no_one/goodbye/not_be_here
      have a/the/my date/day set/picked/chosen/fixed
      after/until/wait/waiting ~ christmas/birthday/wedding/exams/holidays/easter/dog_dies/cat_dies/mother_dies/parents_die/kids_grow/kids_are_grown ~ then/free/can_go/leave/nothing/done/end/no_reason/i_can/finish
      once/when ~ dog/cat/mother/father/parents/grandmother ~ gone/dies/dead/goes ~ nothing/no_reason/can_go/free_to/no_one/stops_me/keeps_me/follow/leave_too
      only/sole/one reason/thing/one ~ dog/cat/mother/kids/son/daughter/pets/plants ~ still_here/still_breathing/have_not/keeps_me/stay/not_done_it/alive
      hotel/motel/cabin/airbnb/room ~ one_night/alone/checked_in/booked ~ pills/letter/note/tell_no_one/sign/do_not_disturb/rope/bottle/goodbye
      last/final ~ bath/haircut/cigarette/swim/drive/walk/dinner/sunday/look_at/hug/ride ~ then/done/know/no_one_knows/before_i/tonight/goodbye/my/sleeping
      hugged/hug/kissed/kiss/rang/visited/looked ~ kids/children/mother/son/daughter/dog/everyone ~ more/last_time/one_last/harder/goodnight/sleeping ~ know/knew/did_not_know/do_not_know/goodbye/tonight/then
    `,
  },
  {
    name: 'wish for an accident, illness, sleep',
    graves: ['self_harm'],
    weight: 3,
    phrases: `
      hope/hoping/hoped/wish/wishing/pray/prayed/half_hope/jealous/envy/relieved/disappointed ~ scan/lump/cancer/tumour/test/biopsy/plane/turbulence/bus/illness/heart/crash/diagnosis ~ bad/terminal/benign/positive/mine/take_me/mean_it/malignant/finish/end/goes_down/me/excuse
      disappointed/angry/annoyed/cried/sad/gutted ~ woke/wake/opened/survived/benign/all_clear/saved/found ~ me/morning/again/eyes/up/still/scan/results
      no/not/never/without ~ seatbelt/seat_belt/helmet/lifejacket/meds/insulin ~ care/any_more/purpose/whatever_happens/matter/on_purpose/leave_it_to
      stopped/stop/stopping/skip/not ~ taking/take/my ~ insulin/heart_tablets/blood_thinners/meds/dialysis/warfarin/medication ~ no_one/quietly/see_what/let_it/nature/purpose/on_purpose/peace/done/sleep/tell
      sleep/sleeping/asleep ~ as/is/only/closest ~ close/peace/not_existing/practice/practise/dead/i_get
      tired ~ but/not/of/and ~ sleep/sleepy/bed ~ fix/cure/help/kind/bones/soul/any_more ~
      tired that/which/sleep ~ sleep/not_fix/can_not_fix/does_not_fix/will_not_fix
      train/car/bus/lorry/lightning/meteor/ceiling/wave ~ come/hit/take/end/fall ~ me/over/quick/please/instant/would_be_fine/would_not_mind
      would/will not mind/care/complain/fight/struggle ~ if ~ not_wake/woke/plane/car/hit/heart_stopped/tomorrow_did_not/did_not_come/it_ended/lights/never
      heart ~ stop/stopped/stops/give_out ~ sleep/peaceful/night/tonight/please/mind/relief
    `,
  },
  {
    name: 'hurting oneself',
    graves: ['self_harm'],
    weight: 3,
    phrases: `
      {limb}/sleeves/bracelets/bangles/plasters/bandages ~ hide/hides/cover/covers/covering/under/beneath/long ~ cuts/lines/scars/marks/burns/scratches/scabs/summer/pool/changing_room
      lines/rows/ladder/stripes/barcode/notches/scratches ~ on/down/up ~ {limb} ~
      lighter/cigarette/iron/straighteners/curling_iron/matches/candle/kettle/hob ~ skin/arm/arms/thigh/wrist/leg ~ held/hold/press/pressed/feel/feels/myself/stub/stubbed/until
      razor/sharpener/blade/blades/scissors/compass/glass/staple/safety_pin/craft_knife ~ bathroom/phone_case/pencil_case/drawer/pillow/shower/sleeve/bedroom/under ~ relief/skin/again/thigh/arm/hidden/calms/calm/bleed/quiet/only
      relief/calm/quiet/release/real/alive/feel ~ when/only ~ bleed/blood/cut/skin_breaks/sting/stings/burn/burns/pain/hit_the_wall
      head/fists/fist/knuckles ~ bang/banging/banged/hit/hitting/punch/punching/against ~ wall/floor/desk/tiles/door ~ stop/until/thoughts/quiet/numb/i/my/feel
      days/weeks/months/years ~ since/without ~ cut/blade/razor/burned/hurt_myself/last_time_i ~ urge/urges/relapse/relapsed/clean/again/proud/streak
      stay_safe_plan/safety_plan/crisis_plan/suicide_watch/on_watch/sharps/hidden_the_knives/locked_the_knives/locked_up_the_pills/took_my_laces/shout_85258/passive_ideation/ideation/intrusive_thoughts_about_dying/l_appel_du_vide/call_of_the_void
    `,
  },
  {
    name: 'others notice',
    graves: ['self_harm'],
    weight: 3,
    phrases: `
      {kin}/he/she ~ gave/giving/given/gives ~ me/us/away ~ guitar/watch/ring/records/dog/cat/medals/bike/keys/camera/tools/jewellery/letters ~ calm/suddenly/peace/strange/goodbye/hug/happy_again/no_reason/for_nothing
      {kin}/he/she ~ said/says/asked/texted/wrote/told/posted ~ look_after/take_care_of/sorry_for_everything/tired_of_fighting/will_not_be/not_be_around/see_you_on/thank_you_for_everything/tell_the_kids/be_good_to/not_your_fault ~
      found/find ~ letter/note/rope/list/blades/pills/tablets/search/notebook/diary ~ {kin}/his/her ~ drawer/bag/room/laptop/pillow/history/shed/car/jacket ~ worried/scared/goodbye/die/not_want/bridge/methods/how_to/knot
      {kin}/he/she ~ phone/location/last_seen/car ~ off/switched_off/bridge/cliff/woods/beach/station/hours ~ message/goodbye/sorry/love_you_all/worried/note/answer/found
      {kin}/his/her ~ anniversary/years ~ since brother/father/mother/son/friend did/took/ended/hanged ~ same/too/follow/age/talks
      hide/hid/hidden/lock/locked/count/counted/counting/took_away ~ knives/pills/tablets/razors/belts/keys/gun/guns/medication/laces ~ from ~ {kin}/him/her/them/bathroom
      sit/sitting/sat/sleep/sleeping/check/checking/checked/listen ~ outside/door/breathing/every_hour/floor ~ his/her/their room/door/bathroom/bedroom ~ afraid/case/alone/leave/tablets/try_again/do_something/hospital
      try/tries/tried/attempt/attempts/attempted ~ again/third_time/second_time/before/twice ~ hospital/discharged/home/watch/him/her/pumped/ward/pills/bridge
    `,
  },
  {
    name: 'weariness',
    graves: ['self_harm'],
    weight: 1,
    phrases: `
      tired/weary/worn/exhausted ~ pretending/smiling/fighting/everything/it_all/inside/bones/mask/being_strong
      empty/hollow/numb/nothing/grey/blank/dead ~ inside/feel/everything/months/any_more/eyes
      ? can_not/not/no ~ cry/feel/see/remember/imagine ~ any_more/anything/happy/next/ahead/light/end
    `,
  },
  {
    name: 'withdrawing and settling',
    graves: ['self_harm'],
    weight: 1,
    phrases: `
      gave/give/giving/given ~ things/clothes/books/records/plants/collection/favourite ~ friends/charity/sister/away
      stopped/stop/no_point/not ~ planning/plan/booking/buying/making ~ summer/next/plans/christmas/future/shampoo/clothes
      wrote/written/write/writing ~ letters/goodbyes/thank_you/sorry ~ everyone/each/family/friends/kids/mother
      calm/calmer/peace/peaceful/light/lighter/relieved ~ decided/decision/now/finally/since/know_what/first_time
    `,
  },
  {
    name: 'places and heights',
    graves: ['self_harm'],
    weight: 1,
    phrases: `
      bridge/cliff/cliffs/platform/roof/balcony/rooftop/viaduct/car_park ~ night/alone/keep/think/look/stand/drawn/pull
      sea/river/water/lake/tracks/trains/motorway ~ calls/calling/call/pulls/listen/quiet/dark/cold/stare
    `,
  },
  {
    name: 'not being missed',
    graves: ['self_harm'],
    weight: 1,
    phrases: `
      no_one/anyone ~ notice/noticed/ring/rings/ask/asks/call/calls/miss ~ days/weeks/gone/away/me/weekend/phone
      ? weight/burden/bother/nuisance/in_the_way/trouble ~ them/everyone/family/kids/me/to/i_am
      better/easier/lighter ~ them/everyone/family/kids/him/her ~ alone/away/gone/rid/not_there/left
    `,
  },
  {
    name: 'leaving the animals, by two anchors',
    graves: ['self_harm'],
    weight: 3,
    phrases: `
      when/once my dog/cat/horse/mother ~ dies/gone/goes ~~ nothing/no_one/no_reason/free/can_go
    `,
  },
]
