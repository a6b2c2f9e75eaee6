/** Death and grief: named, and told by their details. */
import type { GraveField } from '../../../../tarot/question/graves.ts'

const NAMED = `
  funeral funerals cremated cremation crematorium cremate burial buried_him buried_her buried_my buried_them bury_him bury_her bury_my burying graveside graveyard cemetery headstone gravestone tombstone ashes urn coffin casket hearse undertaker undertakers mortuary morgue wake_for memorial_service memorial_bench eulogy obituary inquest coroner postmortem post_mortem autopsy death_certificate
  grief grieving grieve grieved grief_stricken mourning mourn bereaved bereavement widow widowed widower widows orphan orphaned half_orphan
  dying deathbed death_bed dead_body last_breath last_breaths final_breath last_words end_of_life last_rites dnr do_not_resuscitate days_left_to_live
  afterlife after_life life_after_death beyond_the_grave from_beyond in_spirit spirit_world crossed_over rainbow_bridge medium_said reincarnated up_in_heaven in_heaven to_heaven gone_to_heaven
  stillborn stillbirth sids cot_death crib_death died_young death_of passing_of the_death his_death her_death their_death my_death mothers_death fathers_death sons_death daughters_death husbands_death wifes_death brothers_death sisters_death untimely murdered manslaughter plane_crash car_crash car_accident motorbike_accident motorcycle_accident hit_and_run
  passed_away passed_on passed_suddenly passed_peacefully sadly_passed unexpectedly_passed slipped_away slipped_from_us no_more_with_us no_longer_with_us not_with_us_any_more taken_from_us taken_from_me taken_too_soon gone_too_soon lost_his_battle lost_her_battle lost_their_battle lost_the_fight lost_his_fight lost_her_fight did_not_make_it does_not_make_it will_not_make_it could_not_be_saved could_not_save left_this_world left_this_earth left_us_too gave_up_the_ghost breathed_his_last breathed_her_last
  lifespan life_span how_long_will_i_live how_long_do_i_have_left how_long_have_i_got how_long_has_he_got how_long_has_she_got how_many_years_have_i how_old_will_i_be_when_i_die what_age_will_i_die age_of_death date_of_death die_of die_from die_in_an die_alone die_before die_young die_soon going_to_die gonna_die about_to_die
  suicide_of lost_to_suicide euthanasia euthanise euthanised euthanize euthanized assisted_dying
`

const PHRASES = `
  he/she/they/husband/wife/mother/father has/have/is been gone {small_age}/two/three/a/nearly/over/almost/since/for ~ years/year/months/month/weeks
  wearing/wear/take_off/taking_off/keep ~ wedding ring ~ gone/passed/died/widow/years/anniversary
  i/we found my/our/the/him/her neighbour/father/mother/friend/brother/sister/husband/wife/son/daughter/dead/him/her ~ last/week/head/floor/morning/cold
  six/three/one/two/nine/12/a months/year/years/weeks tomorrow/today/on_sunday/this_week ~
  ? feel/feels/felt like yesterday
  never/not told/tell/said/say my/him/her/to_him/to_her ~ loved/love/sorry/proud ~ now/late/cannot/can_not/gone
  waiting/waits/wait for me somewhere/there/on_the_other_side/up_there/in_heaven/at_the_bridge
  killed overseas/abroad/in_action/in_the_war/at_work/on_the_road/last ~
  where is/are/did my/our/he/she ~ {dear}/{pet}/he/she/go now ~ weeks/months/year/years/since
  where is my/our {dear}/{pet} now
  ring/call/phone/ringing/calling/dial ~ his/her/their ~ phone/number/voicemail/mobile ~ hear/message/voice
  hear/hearing/listen/listening/replay/play ~ voice/message/messages/greeting/voicemail ~ phone/again/one_more/last/still
  house/home/flat/bed/stable/garden/sofa is/feels/so/has_been ~ silent/quiet/empty/cold ~ without/since/now
  was my/our dog/cat/horse/husband/wife/best_friend/rock/world/companion/shadow for ~
  never saw/seen/see/heard/held/knew me/my/us/our ~ graduate/married/marry/become/baby/success/grow/him/her/daughter/son
  last one/of left/us/them of/in ~ family
  together/happy/safe/playing/waiting/okay/warm up/over there
  ? {dear}/{pet}/babies/they/he/she ~ up/over there
  up there ~ looking/watching/together/happy
  when/will/is/has/before my/his/her time ~ come/comes/near/up
  make/makes/made it to/until/till/past/through ~ wedding/christmas/birthday/summer/spring/weekend/easter
  not/never/could_not get/got/make/made/be ~ to/there ~ in_time
  since/now/after/ever_since he/she/they/mother/father/my_husband/my_wife is/has/was/had/are gone/been_gone
  now/since that he/she/mother/father/they is/has/are gone/passed
  jumped/hanged/shot/overdosed/drowned ~ last/ago/year/years/spring/summer/autumn/winter/month/stopped_it/could_i
  could/should i have/not stopped/saved/prevented/done_more/been_there/seen ~ him/her/it/them/more/sign/signs
  light/lit/lighting/put/leave/lay/left ~ candle/candles/flowers/wreath/stone ~ him/her/grave/them/every/anniversary
  his/her/their/mothers/fathers soul/spirit/energy ~ around/here/rest/resting/peace/home/visit/still/free
  is/does/are/will my mother/father/grandmother/grandfather/son/husband/wife/brother/sister/daughter ~ proud ~ never/since/watching/would/become/he_is_gone
  plot/headstone/stone/inscription ~ grave/cemetery/him/her
  ? {dear}/{pet}/{dears}/he/she/who/they ~ {died}
  ? {died} ~ {dear}/{pet}
  ? i/we/we_have/has/have/since_i/since_we lost/loose/lose {own} ~ {dear}/{pet}
  ? lost/losing/lose my/our/his/her/a/both ~ {dear}/{pet}
  loss of my/our/his/her/a ~ {dear}/{pet}
  we/i/have lost him/her/them/another/you ~ year/years/month/months/week/weeks/ago/to/in/last/suddenly/since/at/on/before/after
  losing/lost/lose him/her/them to cancer/covid/suicide/an_overdose/drugs/dementia/a_stroke/a_heart_attack/illness
  ? when/before/after/since/until/while/how/why/night/day/morning/moment/week/hour/till/once/the_way he/she/they/it went/left_us/slipped_away/passed/was_taken/died/goes/passes/fell_asleep
  plane/train/work/bed/hospital/phone/sleep/room ~ when he/she/they went/passed/died
  was not there/with_him/with_her when/at/in/to
  not/never got/get/get_there/got_there/made_it/had ~ to/in_time/chance ~ say ~ goodbye/how/sorry/everything
  never/not/did_not said/say/got_to_say/get_to_say/saying goodbye ~
  say/said/saying/said_our/say_my/say_our [my/our/a/final/last/one_last] goodbye/goodbyes to ~ {dear}/{pet}/him/her
  get/make_it/fly/be ~ there in_time
  miss/misses/missing/missed my/our/his/her late/dead/grandmother/grandfather/old ~
  my/our/her/his late husband/wife/mother/father/grandmother/grandfather/brother/sister/son/daughter/partner/uncle/aunt/friend/best_friend/dog/cat/grandparents/parents/fiance/husbands/wifes/mothers/fathers/grandmothers/grandfathers
  my/our/the/his/her dead/deceased/departed {dear}/{dears}/{pet}/loved_one/relatives/ancestors/loved_ones
  ? years/year/months/weeks/month/christmas/birthday/anniversary/summer/easter/ago/winter/holiday/time/everything/life/home/house/live/living/manage/go_on/carry_on/cope/wake_up/alone without him/her/them/you/{dear}/my ~
  first/second/third/another/every/this christmas/birthday/anniversary/easter/mothers_day/fathers_day/summer/year/winter/holidays/thanksgiving without ~
  anniversary/years/a_year/months/weeks ~ since/of ~ died/passing/death/lost/passed/went/gone/loss/accident/crash
  ? would have been/turned/loved/laughed/hated/said/wanted/understood/approved/been_proud/celebrated/enjoyed/liked ~
  he/she/they/today would/should be/turn/have_turned {age}/18/20/21/22/25/30/35/40/50/60/70/80/90/100/today/tomorrow/now
  what/how would my/our/he/she ~ {dear}/he/she want/wants/think/say/feel ~
  {dear} ~ looking ~ down ~ me/us
  is/are/was he/she/they/{dear} ~ at_peace/resting/at_rest/in_a_better_place/okay_where/okay_up_there/safe_where/free_of_pain/watching_over/with_me_still/still_with/around_me/proud/happy_where/with_grandfather/with_grandmother/with_god/with_the_angels/in_pain_when/scared_when
  watching/watches/watch/looking/looks/look over/down me/us/on/from ~
  can/does/do/did he/she/they/my/{dear} ~ hear/see/feel/forgive/know ~ me/us/i/loved/proud ~ from/now/where/up/still/wherever/was_there/was_with/from_there/that_i
  ? sign/signs/message/messages/word/visit/visits/visited/contact/hello from/by my/our/him/her/heaven/the_other/beyond/above/{dear} ~
  ? sending/send/sends/sent/leaving/leave/leaves/sent_me/giving/give/trying_to_send ~ me/us ~ sign/signs/feathers/robins/robin/butterflies/messages/pennies/coins
  robin/robins/feather/feathers/white_feather/butterfly/butterflies/dragonfly/cardinal/cardinals/magpie/moth/song/songs ~ is_it/sign/him/her/since/from/mother/father/visit/visiting/grave/grandmother/grandfather
  is it/that/this him/her/you/mother/father/grandmother/grandfather/my_son/my_daughter ~ sending/visiting/in_the/coming_to/reaching
  comes/came/visits/visited/appears/appeared/talks/talked/saw/see/spoke ~ to/him/her/me ~ in my dreams/dream ~
  talk/speak/talked/reach/contact/connect/communicate/message ~ with/to/from ~ dead/passed/deceased/late/departed/beyond/other_side/spirit/heaven
  contact/reach/connect_with/talk_to/speak_to/message_from/hear_from my late/dead/deceased {dear}
  his/her/their/mothers/fathers/grandmothers/grandfathers/{dears} ~ clothes/coat/shoes/slippers/chair/glasses/side_of_the_bed/voicemail/voice/number/toothbrush/pillow/perfume/aftershave/room/mug/things/belongings/handwriting/last_text/last_message/wardrobe/ashes/ring ~ still/keep/kept/delete/clear/clearing/throw/give_away/smell/smells/smelling/touch/wash/sort/sorting/charity/hallway/hangs/hanging/empty/wear/let_go_of/part_with/left
  still/keep/can_not ~ set/lay/pour/delete/wash/clear/go_into/sleep_on/hear/smell/expect ~ place/two_cups/number/voicemail/room/clothes/footsteps/walk_in/his_side/her_side/his_voice/her_voice/his_key/her_key
  lay/laying/set/setting ~ table/place ~ for two/him/her/them
  empty/spare chair/seat/place/bed/cot/bowl/lead/basket/stable/nursery ~
  clearing/clear/emptying/empty/sorting/sort/packing/selling/sell ~ mothers/fathers/grandmothers/grandfathers/parents/his/her/nans/wifes/husbands house/flat/things/clothes/room/stuff/belongings/wardrobe/bungalow/home
  lead/collar/bowl/basket/bed/toys ~ still ~ hall/hook/by_the_door/kitchen/corner/there
  scatter/scattered/scattering/spread ~ ashes/him/her/them
  ? put {any_dear}/my ~ to_sleep/down
  ? put/putting to_sleep/him_down/her_down
  had/have/having him/her/the_dog/the_cat/our_dog/our_cat/my_dog/my_cat/it put_down/put_to_sleep/euthanised
  let/letting/say/saying him/her/the_dog/the_cat/mother/father go ~ peacefully/vet/pain/suffering/kindest/gently
  it was his/her/a/the/their motorbike/motorcycle/heart/overdose/crash/accident/drowning/train/bike/stroke/cancer/aneurysm/fire/avalanche/heroin
  was/were only/just/was {age}/18/19/20/21/22/23/24/25/26/27/28/29/30/a_baby/a_child/three/four/five/six/1/2/3/4/5/6 ~ when/it/they/crash/accident/gone
  ? will/when/am/how/where/do/does/is/shall ~ i/he/she/we/they/someone/somebody/anyone/mother/father/husband/wife/son/daughter/{dear}/me ~ die/dying/dies/dead/pass_away/drop_dead
  is he/she/it/my/they/{dear} ~ alive/dying/dead/still_alive/going_to_die/about_to_die/near_the_end/ready_to_go
  still alive
  dead or alive
  ? fear/afraid/scared/terrified/dread/frightened/anxious/obsessed/thinking/think ~ death/dying/die/losing_my_mother/losing_my_father/losing_her/losing_him/my_mortality/mortality
  end is/was near/coming/close
  near/nearing/close_to/at/approaching the/his/her end ~ mother/father/grandmother/grandfather/hospice/hospital/bedside/with_him/with_her
  how/much long/time/longer has/have/do/does/will ~ left/got/live
  last/final christmas/birthday/summer/days/weeks/hours/months/visit/holiday ~ with/of ~ mother/father/him/her/grandmother/grandfather/{dear}
  bedside/sitting_with/sit_with/vigil/hold_his_hand/holding_her_hand/holding_his_hand/hold_her_hand ~ mother/father/end/hospital/hospice/last/night/went
  ? get/getting/come_to_terms/cope/coping/deal/dealing/accept/accepting/over/with ~ loss/death/passing/grief
  left/leave me/us/behind/him/her ~ widow/orphan/alone_in_the_world
  {dear} ~ not/never/did_not/will_never ~ coming/came/come home/back ~ crash/accident/sea/war/front/work/hospital/hike/flight
  killed in/by ~
  found him/her/them ~ dead/cold/floor/bathroom/garage/bed/not_breathing/morning/hanging/unresponsive
  accident/crash/fire/flood/drowned/drowning/earthquake ~ took/killed/claimed/lost
  cancer/covid/it/overdose/stroke/sea/alcohol/drink/drugs/illness took/claimed/killed him/her/them/my/our ~
  death/dies in_the_family/in_my_family/in_our_family/around_me
  ? died/death ~ year/years/ago/last/since/suddenly/unexpectedly/peacefully/before/without
  am i/is_he/is_she/are_we cursed_to die/death
  spirit/ghost/soul/presence of my/our/a {dear}/late/dead
  forgive/forgiving/forgiven myself ~ not/for/there/leaving/being
  my/his/her/our/the baby/babies/twin/twins/bump/little_one/angel ~ did_not_survive/not_survive/never_came_home/in_heaven/angel/born_sleeping/had_no_heartbeat
  born sleeping
  angel baby/babies
  rest in peace
  rip {dear}/{pet}/grandmother/grandfather
  passed in/on/at/last/this/just ~ sleep/easter/christmas/january/february/march/april/may/june/july/august/september/october/november/december/monday/tuesday/wednesday/thursday/friday/saturday/sunday/home/spring/summer/autumn/winter/week/month/year/hospital/hospice
  ? he/she/they/mother/father/grandmother/grandfather/husband/wife/dog/cat passed
  ? has/have/had/just/recently/since/before/when/after/until passed
  ? after/since/from/at/before/about/to/of ~ funeral/burial/cremation/wake/passing/accident/death
  tragedy/tragic/tragically/fatal/fatally/lethal
  dreamt/dreamed/dream/dreams/dreaming of/about my/our ~ grandmother/grandfather/late/mother/father ~ young/visit/visiting/smiling/message/alive/came
  live/living/be_here/be_around/alive/long_enough ~ to/when see/meet/hold/watch ~ grandchildren/kids/children/daughter/son/grandson/granddaughter/great ~
  live to/past/until/till/beyond ~ 60/70/80/90/100/fifty/sixty/seventy/eighty/ninety/old_age
  how/what long/old/age will/do/would/am i ~ live/last/die/reach
  went to sleep ~ never woke/wake
  never woke/wake/opened up/her_eyes/his_eyes
  ? at the end . ~
  was/were there/with_him/with_her/beside_him/beside_her at/to/until the end
  say/said goodbye to our/my old boy/girl/lad/dog/cat/friend
  we/i lost {own}/our_old/my_old/bella/him/her ~ last/this/on/yesterday/night/week
  coffin/grave/ashes/headstone
  hospital/police/phone/care_home/hospice ~ rang/called/phoned ~ night/morning/years/gone/too_late
  never/not met/meet/saw/see/got_to_meet/got_to_see my/his/her/our ~ daughter/son/baby/children/husband/wife/grandchildren
  met someone ~~ years since/after
  stop/stopped setting/laying/making ~ two/places/place/his/her
  someone/one/member/who/anyone in/of my/our/the family ~ die/dying/dies
  next/soon to die/go
  death/die/dead ~ card/cards ~ mean ~ die/dying/dead
`

/** Not enough alone, because each has lighter meanings; two of these fields are enough. */
const WORDS = `
  dead death die dies died deceased grave graves heaven loss lost losing passed gone goodbye goodbyes farewell memorial the_end at_the_end
  world_war nuclear end_of_the_world apocalypse world_ending accident crash drowned killed
`
const SIGNS = `
  feather feathers white_feather robin robins butterfly sign_from a_sign signs message_from visiting_me visited_me visit_me dreamt_of dreamed_of dream_of dreaming_of came_to_me at_peace watching_over watches_over looking_down proud_of_me hear_me when_i_talk_to feel_her_presence feel_his_presence presence her_perfume his_aftershave lights_flicker their_spirit spirit_of
`
const TRACES = `
  wardrobe his_clothes her_clothes her_number his_number voicemail answerphone his_voice her_voice her_handwriting his_handwriting setting_two two_places his_chair her_chair his_side her_side his_things her_things empty_chair empty_bed her_ring anniversary birthday_without first_christmas would_have_been should_have_been never_met second_year_is slept_on_my_bed slept_at_my_feet never_woke never_woke_up not_wake_up since_the_hospital the_hospital_rang the_call_came the_phone_rang
`
const MISSING = `
  miss_him miss_her miss_them missing_him missing_her without_him without_her without_them without_mother without_father without_my_husband without_my_wife let_him_go let_her_go letting_him_go letting_her_go forgive_me forgives_me moving_on_from move_on_from say_goodbye said_goodbye say_sorry holding_him_here holding_her_here angry_with_me mind_that_i too_soon why_him why_her last_night grandmother grandfather
`

export const DEATH: readonly GraveField[] = [
  { name: 'death and grief, named', grave: 'death', strength: 'named', terms: NAMED },
  { name: 'bereavement told by its details', grave: 'death', strength: 'told', phrases: PHRASES },
  { name: 'words of loss', grave: 'death', strength: 'weak', terms: WORDS },
  { name: 'signs from the dead', grave: 'death', strength: 'weak', terms: SIGNS },
  { name: 'what somebody left behind', grave: 'death', strength: 'weak', terms: TRACES },
  { name: 'missing somebody', grave: 'death', strength: 'weak', terms: MISSING },
]
