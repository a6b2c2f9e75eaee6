/** What speaks against the light register: distress, trouble, fear, weakness. And what no answer should echo or obey. */
import { EVERYDAY_SIGNALS } from '../signals/everyday.ts'

const COOKING_AND_COMPANY = `
  cook/cooking/guests/dinner_party/lunch_with/over_for_dinner/cake/party/wedding/gift/present/selling/buy/buying/adopted
`

export const REGISTER_TABLES = {
  /** Everyday matters, of which one word is enough to make a weak sign of a grave one doubtful. */
  everyday: EVERYDAY_SIGNALS.map(({ phrases }) => phrases).join('\n') + COOKING_AND_COMPANY,
  dear: `
    my/our/his/her/their/old {dear}/{pet}/little_one/old_man/old_girl/old_boy
    mother/father/grandmother/grandfather
  `,
  distress: `
    afraid/scared/terrified/frightened/fear/fears/worried/worry/worries/anxious/anxiety/panic/panicking/nervous_wreck/dread/dreading/desperate/desperately/hopeless/helpless/lonely/alone/lost/empty/numb/broken/heartbroken/heartbreak/devastated/miserable/sad/unhappy/depressed/crying/cry/cries/cried/tears/sobbing/hurt/hurts/hurting/pain/painful/suffering/suffer/struggle/struggling/struggled/cope/coping/guilty/guilt/ashamed/shame/blame/fault/regret/betrayed/betrayal/abandoned/rejected/humiliated/trapped/stuck/overwhelmed/exhausted/tired/burnt_out/burnout/burned_out/stress/stressed/stressful/breaking_point/falling_apart/can_not_eat/can_not_sleep/can_not_cope/can_not_stop/can_not_settle/can_not_go_on/can_not_take/not_coping/forgive/forgiven/hate/hated/angry/furious/screaming/scream/fight/fighting/fights/argue/arguing/toxic/narcissist/bullied/bullying/bully/left_me/leave_me/leaving_me/walked_out/kicked_out/thrown_out/dumped/cheating/cheated/cheat/affair/lying/lied/divorce/divorced/separated/separation/break_up/breakup/broke_up/is_it_over/too_late/wasting/waste/ruined/failed/failing/failure/fail/redundant/redundancy/sacked/fired/laid_off/unemployed/lost_my_job/homeless/evicted/eviction/broke/skint/bills/missing/stolen/gone/goodbye/miss/misses/missing_him/missing_her/estranged/no_contact/not_speaking/ghosted/ignored/ignores/ignoring/single_mother/single_father/disabled/war/refugee/trouble/troubles/problem/problems/wrong/worse/worst/awful/terrible/horrible/nightmare/nightmares/hard_time/bad_feeling/cursed/curse/evil_eye/black_magic/unloved/unwanted/worthless/useless/stupid/ugly/pathetic/bitter/grudge/grief/late_husband/no_one/nobody_notices/give_up/giving_up/gave_up/what_is_the_matter/what_is_wrong/please_help/begging/sobface/brokenheart/prayface/really_over/the_end/come_back/get_back/still_love/wait/waiting/without_him/without_her/old_age/ageing/older/carer/caring_for/looked_after/looking_after/mad
    not/never/no ~ happy/okay/love/loved/enough/sleep/slept/eat/anyone/friends/money/job/hope/home/point/cope
    will/is/are/be/everything/it/going_to_be/get ~ okay/all_right/alright/better/fine/safe
  `,
  /** What somebody says who wants comfort, not only an answer. */
  sorrow: `
    afraid/scared/terrified/frightened/worried_sick/so_worried/really_worried/anxious/panic/panicking/dread/dreading/desperate/desperately/hopeless/helpless/lonely/so_alone/all_alone/heartbroken/heartbreak/devastated/miserable/so_sad/very_sad/sad/unhappy/depressed/crying/cry/cries/cried/tears/sobbing/hurts/hurting/in_pain/suffering/struggling/guilty/guilt/ashamed/betrayed/betrayal/abandoned/rejected/humiliated/trapped/overwhelmed/exhausted/burnt_out/burned_out/burnout/breaking_point/falling_apart/can_not_eat/can_not_sleep/can_not_cope/can_not_stop_thinking/can_not_go_on/can_not_take/not_coping/left_me/leaving_me/walked_out/kicked_out/thrown_out/cheated_on/cheating_on_me/seeing_someone_else/is_it_over/really_over/unemployed/lost_my_job/homeless/evicted/eviction/estranged/not_speaking/no_longer_speaks/bullied/bullying/worthless/unloved/unwanted/broken/sobface/brokenheart/prayface/please_help/keep_going_over_it/keep_thinking/hard_time/at_my_wits_end/no_one_to_talk_to
    not ~ slept/sleeping/eaten/eating/cope/coping
    so/very/really/too tired/low/lost/alone/worried/stressed/unhappy/hurt
  `,
  /** Asked of somebody who has died. */
  message: `
    want/wants/wanted/like/need me to know/do/hear/remember ~
    hear/hears/see/sees/watch/watches/watching/visit/visits/visiting/know/knows/feel/feels me/us/over/down/that/how ~
    sign/signs/message/messages/greeting/word/visit from ~
    is/are/was ~ with/near/around/beside/watching/okay/safe/happy/proud/angry/at_peace me/us/now/there/where/with ~
    at peace
    okay/ok/happy/safe where/there/now ~
    still with/near/around/here ~
    forgive/forgives/forgiven/proud/angry/ashamed me/us/of/with/at ~
    say/tell/says/telling ~ me/us/goodbye
    {dear} have a message for me
  `,
  /** Words of stories that may hide something: what has lasted, ended, changed or been kept from somebody; and all who are dear. */
  doubtful: `
    trust/trusts/lie/not/never/no/none/nothing/no_one/still/since/again/only/until/till/end/ended/ends/stop/stopped/stops/any_more/no_longer/hide/hides/hid/hidden/hiding/secret/secretly/find_out/found_out/truth/night/nights/promise/promised/without/last/left/took/taken/takes/away/quiet/instead/next_to_me/they_want/they_said/they_say/asked_me_to/told_me_to/keeps/kept/whole/where_she_is/where_he_is
    {small_age}/20/30/60/90/100 days/weeks/months/years
    my/our/his/her/their mother/father/parents/brother/sister/son/daughter/child/kid/kids/children/baby/boy/girl/grandmother/grandfather/grandparents/uncle/aunt/cousin/nephew/niece/family/{pet}/stepfather/stepmother/wife/husband/wifes/husbands/mothers/fathers/sons/daughters/sisters/brothers
  `,
  /** That a child was bullied is told as past and elsewhere. */
  bulliedBefore: `
    bullied/bullying/picked_on/teased ~ at/in the/his/her/their/a last/old/former/previous/first/other one/school/place/class/nursery/club
    bullied/bullying/picked_on/teased ~ last/in year/term/summer/primary/infants/nursery
    bullied/bullying/picked_on/teased ~ years/ages ago
    used to be/get bullied/picked_on/teased
    left/leaving/leaves/changed/changes/changing/moved/moves/moving ~ school/schools/class ~ bullied/bullying
    after/since ~ bullied/bullying ~ last/old/former/previous
  `,
  /** And now, too. */
  bulliedStill: `
    still/again/now/ongoing/continues/continuing/keeps/carries_on/going_on/worse/started_up/starting_up/not_stopped/followed/hurt/hurts/hit/hits/beaten/afraid/scared/refuses/wont_go
    is/are/gets/getting/keeps [being] bullied/picked_on/teased
  `,
  /** Somebody is glad of a child to come, and asks about those round about. */
  nursery: `
    cot/crib/pram/nursery/stroller/baby_shower/gender_reveal/baby_name/baby_names/babymoon/maternity_clothes
    she/he/they/mother/father/mother_in_law/in_laws/parents/sister/everyone ~ picked/chose/chosen/hates/picking/choosing ~ name/names
  `,
  /** What lovers, friends, family and colleagues do to each other every day. */
  heartache: `
    not/never/no_longer/stopped ~ love/loves/loving/want/wants/like/likes/need/needs/kiss/kisses/hug/hugs/hold/touch/touches/miss/misses/trust/trusts/text/texts/call/calls/notice/fancy me/us ~ any_more/now/back/enough/lately
    deleted/deletes/deleting/removed/removes/blocked/blocks/unfollowed/unfriended/unmatched/muted/archived/restricted/untagged ~ me/us/photos/pictures/photo/picture/chat/chats/number/messages/profile/account/story/stories/post/posts
    year/years/months older/younger
    mad/cross/annoyed/angry/upset/pissed at/with me
    left/leave/leaving/leaves/dumped/chose me/her/him for
    moved/moving/move on
    seeing/dating/met/has/found someone/somebody [else/new]
    has/got/have/with/his/her a/his/her new girlfriend/boyfriend/partner/crush/flame
    his/her new girlfriend/boyfriend/partner
    broke/broken/split/breaking/splitting up
    left/leaves/leave/leaving/put/got me on read/seen/delivered
    ghosted/ghosting/ghosts
    compete/live_up/measure_up/jealous/compare/compared ~ wife/husband/ex/partner/girlfriend/boyfriend
    nothing left/more to say/tell ~
    left/went/gone/moved without ~ goodbye
    of his/her/their reaction/answer/opinion/judgement
    hide/hides/hiding/hid his/her phone/screen/messages
    not/never/stopped/no_longer reply/replied/replying/answer/answered/text/texted/texting/write/written/writing/call/called/calling [me] back
    know/hear/call/tell ~ by monday/tuesday/wednesday/thursday/friday/saturday/sunday/tomorrow/now
    push/pushed/pushing/pushes him/her/me/them away
    keys/key to his/her/my/their/the flat/place/house/apartment/car
    afraid/scared/terrified to/of lose/losing him/her/it
    get/got/getting over him/her/it/us
    not know what/where/whether/which i/we/he/she ~
    without asking/telling me/us
    takes/take/took his/her/their/brothers/sisters side
    not/never ~ answers/replies/calls/texts my/me
    another monday/shift/meeting
    all his/her/their time gaming/working/online
    tore it up
    a/one card for my/me/us ~
    better/better_off apart/as_friends/separately
    want/wants him/her/them/me back
  `,
  animal: `
    {pet}/old_boy/old_girl/vet/vets/paw/paws/tail/hoof/rainbow_bridge/kennel
  `,
  /** Many have looked and nobody knows. */
  unanswered: `
    seen/saw/see/been_to/asked/tried ~ {small_age}/many/several/every/all/so_many ~ doctors/specialists/consultants
    third/fourth/fifth/sixth/yet_another/another doctor/specialist/consultant ~
    no doctor/specialist ~ knows/find/finds/found/answer/tell
    doctors/specialists ~ no/not ~ idea/answer/know/find/found
    vet/vets can_not/not/never/no ~ find/know/see/explain/idea/answer
    vet/vets ~ nothing/not_sure/baffled/stumped/puzzled
    {small_age}/several/second/third/two ~ vets/vet ~
  `,
  /** To end an animal's life out of mercy. */
  putDown: `
    put/puts/putting him/her/it/them/my/our/the/{pet} ~ sleep/down
    put/putting ~ to sleep
    euthanise/euthanize/euthanasia/euthanised/pts
    have/having/had him/her/it/them/{pet} put to/down
    let/letting him/her/it/them/{pet} go
  `,
  /** Not there in the hour of a death. */
  absent: `
    was/were/am on/at/in/away/abroad/asleep/working/driving/stuck ~~ when/as [my/our] he/she/they/mother/father/{dear} went/died/passed/was_gone/slipped_away
    not/never [was/were] there/with_him/with_her/with_them/beside/in_time/make_it/get_there ~~ died/went/passed/end/last/goodbye
    should/could have been there/with_him/with_her ~
    not/never ~ say/said goodbye
    missed/late/too_late ~ goodbye/last_breath/by_an_hour/by_minutes/by_ten_minutes
    died/went/passed alone/without_me ~
  `,
  /** A dwelling that is not kept in order. */
  housing: `
    landlord/landlady/letting_agent/letting_agents/housing_association/council ~~ mould/mold/damp/leak/leaks/leaking/boiler/heating/repair/repairs/broken/ceiling/rats/mice/cockroaches/infestation/fix
    mould/mold/damp/leak/leaks/boiler/heating/repair/repairs/ceiling/infestation ~~ landlord/landlady/letting_agent/housing_association/council
  `,
  /** In which somebody who has died may seem near. */
  sign: `
    robin/robins/feather/feathers/butterfly/butterflies/dragonfly/dragonflies/ladybird/ladybirds/rainbow/rainbows/magpie/magpies/blackbird/moth/cardinal
    lights/light/radio/tv/clock ~ flicker/flickers/flickering/flickered/stopped/by_itself/on_its_own
    his/her/their/our song ~ radio/playing/played/came_on
    smell/smelled/smelt his/her ~ perfume/aftershave/pipe/cigarettes
    sign/signs/message/messages from him/her/them/mother/father/{dear}/beyond/heaven
  `,
  /** A home that a debt may cost. */
  home: `
    lose/losing/lost/keep/keeping/save/saving/take/taking ~ house/home/flat/roof
    repossess/repossession/repossessed/foreclosure/foreclosed/foreclose/evicted/eviction/evict/bailiff_at_the_door
    mortgage/rent ~~ arrears/behind/final_notice/missed/last_warning
    final_notice/last_warning ~~ house/home/flat/mortgage/rent
  `,
  /** Not come home. */
  strayed: `
    got/gets/slipped/ran/run/runs/wandered/escaped/strayed/bolted out/off/away
    has/have/is/did/was/still not ~ back/home/found/seen/returned
    missing/vanished/disappeared/strayed/escaped/lost
    still alive/out_there
    come/comes/coming/came/find ~ home/back
  `,
  /** Of who asks: the days are counted, or it is behind them. */
  sober: `
    sober/sobriety/soberversary/in_recovery/recovering/teetotal/on_the_wagon/my_sponsor/gamban
    days/day/weeks/months/years/month/year/week ~ clean/dry/sober/without/off_it/off_the_drink/smoke_free/since_my_last
    clean/dry/off_it/without ~ days/weeks/months/years/since/today
    i/have ~ stopped/quit/gave_up/given_up ~ drinking/drink/smoking/gambling/betting/weed/coke/using/booze/wine
    day {small_age}/10/12/14/20/30/60/90 without/clean/sober/dry
    {small_age}/10/14/20/30/40/50/60/90/91/100/ninety/ninety_one/hundred days today ~
  `,
  /** Asked of the living, as of a forecast. */
  foretold: `
    will/is/are/am/going_to/gonna/wills ~ die/dies/pass_away/drop_dead
    when/who/which_of_us ~ die/dies/pass_away ~
  `,
  /** Said in place of a question. */
  greeting: `
    yes/y or no/n
    hi/hello/hey/hiya/test/testing/thanks/thank_you/ok/okay/good_morning/good_evening/anyone_there/are_you_there
  `,
  /** Whoever says no more than this asks nothing. */
  dealing: `
    shuffle/draw/pull/deal/lay/flip/turn ~ cards/card
  `,
  eating: `
    anorexia/anorexic/bulimia/bulimic/eating_disorder/binge_eating/making_myself_sick/making_herself_sick/making_himself_sick/purging/starving_myself/starving_herself/starving_himself
    not/never/barely/hardly/stopped/wont/refuses_to eat/eats/eating/ate/eaten ~
    weighs nothing/less ~
    says ~ already eaten
    skin and bone/bones
    throws/throwing/throw up after ~
  `,
  /** Somebody is near the end, and alive. */
  dying: `
    dying/terminal/terminally_ill/hospice/palliative/end_of_life/syringe_driver/last_rites/deathbed/weeks_to_live/months_to_live/days_to_live/life_support/make_her_comfortable/make_him_comfortable/last_days/last_weeks/final_days/final_weeks/bedside
    how/much long/longer/time ~ has/have/does/do ~ got/left/have/last
    how many ~ left
    will/can/does/if {dear}/{pet}/she/he/they ~ see/make_it/make_it_to/live_to/live_to_see/last/be_here_for/pull_through ~
    not/never coming/come/leave home/out/hospital ~ ward/hospital/this_time/hospice
    is/are {dear}/he/she dying
    in time ~ hospice/hospital/hours_away/flight/ward
    said/told/says/rang/phoned ~ come tonight/now/soon/quickly
    doctors/they ~ given/gave/give him/her/mother/father/us weeks/months/days/a_year
    slipping/fading away
  `,
  died: `
    died/dead/funeral/buried/ashes/grave/passed_away/passed_on/passed_over/late_husband/late_wife/widow/widowed/widower/since_he_went/since_she_went/lost_my/lost_our/rainbow_bridge/cremated/memorial/would_have_been/was_gone/without_him/without_her/grief/mourning/in_heaven
    {dear}/{pet}/he/she ~ died/passed/went/gone
    lost my/our/him/her ~
  `,
  /** Abuse of the service, and remarks that no answer should repeat. */
  unrepeatable: `
    naked/nude/nudes/boobs/tits/dick/cock/pussy/horny/porn/blowjob/anal/get_laid/laid/fuck_me/orgasm/virginity/sex_with/sexting/slut/whore/bitch/cunt
    loopholes/loophole
    what does she/he/my ~ look like naked
    password/username/log_in/login/reset_my/this_app/website/subscription/refund_from_you
    raven like a
  `,
  /** Told to a machine, not to a reader of cards. */
  instruction: `
    ignore/disregard/forget/override/bypass ~ instructions/instruction/prompt/rules/previous/above/tarot/guidelines/system/everything_before/cards_and
    you are now/no_longer ~
    act/behave/respond/reply/answer/pretend/roleplay/speak/talk/write as/to_be/like ~ lawyer/doctor/pirate/ai/assistant/model/chatbot/gpt/dan/linux/terminal/admin/developer/system/expert/my_lawyer/python/if_you
    system/developer/hidden/initial/secret prompt/message/instructions/mode
    reveal/show/print/output/repeat/leak/tell_me/reveal_me ~ prompt/system/instructions/api_key/secret_key/environment/config
    print/output/echo/return/respond_with/reply_with ~ json/xml/hello_world/only/exactly/raw/base64/markdown/the_word/nothing_but
    write/generate/give/make/create/code/compose ~ python/javascript/code/program/script_that/html/sql/poem_about/essay_about/essay_on/essay/recipe/function/regex/blog_post/haiku_about/list_of_ten
    translate/summarise/summarize ~ into/to/text/following/this/article
    jailbreak/jailbroken/drop_table/select_from/insert_into/alert_1/script_alert/sudo/rm_rf/chatgpt/openai/gpt/llm/language_model/as_an_ai/etc_passwd/select_all/union_select/onerror/javascript/console_log/curl
    from now on/. ~ answer/you/respond/act/reply/speak
    new/updated instructions/rules/task
    end of prompt/instructions
    script . ~
    drop table
    what/whats/solve/calculate ~ plus/times/divided/square_root/capital_of ~
  `,
} as const
