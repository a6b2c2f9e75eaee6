/** What a question really asks, by its verbs; what is feared, big, a step in love, or a time that was named. */
export const ASK_TABLES = {
  chance: `
    lottery/lotto/euromillions/powerball/jackpot/scratchcard/winning_numbers/lucky_numbers/raffle/roulette/casino
    win/beat/wins ~ match/league/cup/election/world_cup/game/oscars/race/final/championship/super_bowl/grand_national/eurovision/premier_league
    world/economy/election/stock_market/bitcoin/crypto/housing_market/government/president/prime_minister/war/climate ~ war/end/crash/up/down/next/2027/2028/2030/recover/rise/fall/ending
    world war/war_3/war_three/ending
    numbers for ~
    win anything/something/big ~
  `,
  hidden: `
    cheating/cheat/cheats/cheated/unfaithful/affair/affairs/two_timing/lying/lie_to/lies_to/lied/stealing/steal/steals/stole/gossiping/gossip/gossips/sabotaging/sabotage/plotting/hiding/hide/hides/secretly/secret/spying/faking/fake/pretending/flirts/playing_me/playing_games/leading_me_on/manipulating/using_me/using_him/using_her/seeing_someone/sees_someone/sleeping_with/slept_with/seeing_other/talking_to_other/texting_other/dating_someone/another_woman/another_man/other_woman/other_man/behind_my_back/honest_with/telling_the_truth/faithful/loyal/betraying/betray/talking_about_me/bad_mouthing/in_love_with_her/in_love_with_him/married_already/gay/jealous/envious
    is he/she/they ~ with/seeing/dating ~ someone/somebody/anyone/her/him else/already
    does/do/is/are he/she/they/aname ~ flirt/flirting ~ with others/other/everyone/anyone/somebody/someone/her/him
  `,
  mind: `
    does/do/did/is/are/has/have/was/can/will/would/could/what_does/what_is he/she/they/my/it/anyone/someone/everyone/people/{dear} ~ love/loves/like/likes/miss/misses/think/thinking/thinks/feel/feels/feeling/want/wants/care/cares/trust/trusts/hate/hates/regret/regrets/respect/respects/mean/angry/upset/attracted/interested/forgive/forgiven/notice/fancy/believe/remember/over_me/thinking_of/serious/resent/blame/into_me/in_love/disappointed/proud/still_want/know/happy_with/ashamed
    is/are/was/does/did/will/would he/she/they/aname/my/anyone/someone/everyone/{dear} ~ mad
    likes/like/loves/love/fancies/wants/misses/hates/feels/thinks/trusts/cares me/about_me/of_me/us/for_me
    does/do/did/is/are/was/has/have he/she/they/aname/my/{dear} ~ embarrassed/ashamed/bored/annoyed/irritated/jealous/envious/proud/disappointed/offended/impressed/intimidated/serious/tired_of/sick_of/fed_up/testing/judging/mocking/avoiding/ignoring/blaming/blame/resent/resents/envy/envies/flirting
    is/was that/this/it ~ flirting/flirty/a_flirt
    what/how does/do/is/did/are he/she/they/my/{dear} ~ think/feel/thinking/feeling/want/mean/see
    does ~ love/like/want/miss/hate/trust/need me
    can he/she/they ~ feel
    have/has they/he/she/it ~ gone_off/lost_interest/gone_cold
  `,
  /** What goes on in somebody, asked with what or how. */
  thinkOfMe: `
    what/how does/do/did/is/are aname/he/she/they/{dear} ~ think/thinks/thinking/feel/feels/feeling/see/sees ~ about/of/for/towards/me/us
    what/how does/do/did/is/are my {dear}/boss/crush/ex/partner/husband/wife/boyfriend/girlfriend/manager ~ think/thinks/thinking/feel/feels/feeling/see/sees ~ about/of/for/towards/me/us
    what/how does/do he/she/aname/they ~ really think/feel
    what/how does ~ think/feel/see ~ me/us
    what does/do he/she/they/aname [really/actually/truly/even] want/intend/mean
    what does/do my {dear}/boss/crush/ex/partner/husband/wife/boyfriend/girlfriend/manager [really/actually/truly/even] want/intend/mean
    what is/are he/she/they/aname [really/actually] after/playing_at/up_to/thinking
  `,
  /** Of something that is over. */
  wentWrong: `
    what ~ went wrong
    what made/makes him/her/aname/them leave/go/end/stop/change
    what is/was the [real] reason
    what caused ~ break_up/breakup/split/row/end
  `,
  another: `
    is/was/are/were/does/did/has/have he/she/they
  `,
  fact: `
    is/was/are/am/has/have/did/were/does it/this/that/the/my/there/they/we/he/she/i ~ safe/true/real/approved/arrived/accepted/signed/published_yet/haunted/cursed/pregnant/expecting/alive/stolen/poisonous/legal/illegal/lost/sold/compatible/adopted/mine/listed/infected/broken/valid/authentic/contagious/benign/fake
    was/were i/we asked/chosen/invited/picked/hired/promoted because
    did the/my/they/he/she/it ~ get/arrive/go_through/approve/approved/accept/receive/send/pass/work/win/sell
    where did/is/are/have/was i/my/the ~ leave/put/keys/wallet/phone/ring/watch/dog/cat/passport/left/lose
    is/are/was my ~ wallet/keys/phone/ring/parcel/passport/bag ~ in/at/on/near
    am i pregnant/cursed/psychic/adopted/an_empath/going_mad/gifted
    is the evil eye
    is/are/was/were my/the/our/his/her/that/this/it/these/those ~~ or just/only/simply/merely
    is it him/her/peter/you
    have they/he/she gone/left/decided/chosen/already
    is/does ~ in_pain/hurt
    is he/she/my/it ~ alive/dead/missing
    who is my real/birth/biological
    is there/are_there a/any ghost/spirit/entity/curse/message
    what/which/whats ~ name/number/numbers/letter/initial/password
    does it count
    is someone
  `,
  worth: `
    am i addicted/obsessed/codependent/allowed/silly/wrong/right/selfish/stupid/mad/crazy/nuts/too/overreacting/being/a_bad/a_good/the_problem/asking/good_enough/doing/on_the/on_my/enough/betraying/really/just/worthy/to_blame/paranoid/deluded/foolish/ready/meant/cut_out/failing/a_failure/a_coward/imagining
    would/will it/that be ~ mad/crazy/stupid/silly/foolish/wrong/insane/nuts/selfish/rude/weird ~ to/if/of
    is/was it/this/that/he/she silly/awful/wrong/selfish/stupid/mad/crazy/too_late/my_fault/okay_to/okay_if/okay/worth/bad/weird/normal/foolish/unfair/a_waste/terrible/the_right/a_mistake/right_to/ok/fair/all_my_fault/horrible/cruel/childish/pathetic/meant_to_be/natural
    did/have i/we do/make/made/done/chose/choose/go/waste/ruin/take/miss ~ right/wrong/mistake/best/decision/thing/choice/everything/chance/enough
    right path/track/direction/place/person_for/one_for
    was i wrong/right/too/stupid/unfair/mean/silly
    do i deserve
    is it/that my fault
    my fault
    will i ~ forgive myself
  `,
  permission: `
    am/are i/we [ever/really/even] allowed/entitled/permitted
    do/does/have i/we [really/even] deserve/right_to/a_right_to/the_right_to
    right/permission to want/have/be/live/say/rest/feel
    is/would/was it/this/that [really/even/still] [be] okay/ok/alright/all_right/acceptable/okay_to/ok_to/okay_if/allowed/permissible
  `,
  normal: `
    am/is/was/are it/this/that/i/we [really/even/still/just] normal/natural/common/usual/abnormal
  `,
  late: `
    am/is/are/was i/it/we/this/that [really/just/already/simply/now] too_late/too_old
    am/is/are/was i/it/we/this/that [really/just/already/simply/now] too old/late
    too old/late to/for
  `,
  enough: `
    am/do/did/have/are/does/is i/we/it/this ~ enough/good_enough
  `,
  ready: `
    am/are i/we [really/even/actually/just] ready/cut_out/meant/made/suited/capable/able/strong_enough/brave_enough/old_enough/good_at/any_good/talented
  `,
  course: `
    right/wrong path/track/direction/choice/decision/thing/way/move/course/call/place/career/field/job/school/house/flat/city/country/degree/subject
    did/have i/we ~ choose/chose/chosen/decide/decided right/wrong/well/badly
    was/were i/we right to/in/about
  `,
  value: `
    is/was/are/would/will it/this/that/he/she/they/things/these/there [really/even/still/all/be/ever] worth/worthwhile/worth_it
    worth it/fighting/waiting/keeping/saving/trying/staying/going/the/my
    waste/wasting ~ time/energy/years/life/breath/money
  `,
  blame: `
    am/is/was/were/would i/it/that/this/we ~ awful/silly/wrong/selfish/stupid/mad/crazy/terrible/horrible/weird/foolish/unfair/mean/cruel/ungrateful/overreacting/the_problem/my_fault/our_fault/nuts/pathetic/a_bad/a_terrible/a_horrible/bad_of_me/to_blame/heartless/childish/ridiculous/disloyal/unreasonable/needy/clingy/paranoid/dramatic/petty/lazy/rude/jealous/too_sensitive/too_needy/too_clingy/too_hard/too_harsh/too_strict/too_soft/too_picky/too_much/a_mistake/imagining/addicted/obsessed/codependent
    my fault
  `,
  where: `
    where will/would/might/could/can/do/am/are i/we ~ meet/find/live/end_up/settle/be
    where will/is ~ wedding/new_home/my_home/soulmate/the_one/next_job
  `,
  report: `
    report him/her/them/it/my/this/that/the/what/someone/a ~
    blow/blowing the whistle ~
    whistleblow/whistleblowing/turn_him_in/turn_her_in/turn_them_in/dob_him_in/grass_on/press_charges/go_to_hr/tell_hr/report_to_hr
    speak_up/speak/say_something/tell/report/complain ~ bullying/bully/bullies/harassment/harassing/bullied
    bullying/bullied/harassed ~ tell/report/speak_up/keep_quiet/say_something/keep_my_head_down
  `,
  deed: `
    should/shall/must/ought/do/shud/can i/we ~ {deed}
    should/shall/ought i/we
    is/isnt/was it/this/now [not] time/a_good_time/the_time/the_right_time/wise/better/best/smart/good/advisable/sensible/a_good_idea/a_bad_idea/a_good/worth_it/worth [to/for/for_me/i]
    is now a/the good/right/best time
    is/was not it time/better/wise/wiser/safer
    would/will it be/make ~ wise/better/best/smart/good/sensible ~ to/if/for
    do i/we {deed}
    or should i
    good time to
    better to
    do we take
    can i trust
  `,
  howDo: `
    how do/can/should/could/might/would/shall/am/must i/we/you/one [not/best/ever/finally/get]
    how to
    how i/we can/could/should/do/shall
    how best/else to
    how ~ i supposed/meant to
    how do/can/should i/we
  `,
  whatDo: `
    what should/can/could/shall/must/do/would/might i/we/you [not] [do/focus_on/change/say/try/learn/release/let_go/work_on/need/tell/choose/take/be/expect_of/avoid/start/stop/pay/give/wear/write/prepare/be_doing]
    what ~ to do/help/change/improve/focus/release/let_go/work_on/fix
    what would/will/can/could ~ help
    what now
    what next step/steps
    what do i do
    what steps
    what needs/need to/my
    who can help
    what/which way/path/direction ~ should/take
    where should/do/can i/we
    advice/guidance ~
  `,
  /** Nothing is to be done: whatever the cards have to say. */
  toKnow: `
    what do/should/must/would/might i/we [really/most] [need/have/ought/want/get] [to/most_to] know/hear/see/understand/realise/realize/remember
  `,
  /** What is in the way, or can be laid down. */
  hurdle: `
    what/whats/which ~ blocks/blocking/holds_me/holding_me/holds_us/holding_us/stops_me/stopping_me/stopping_us/standing_in/stands_in/in_the_way/in_my_way/in_our_way/keeps_me/keeping_me/keeping_us/sabotages/sabotaging
    what is/are the/my/our/biggest/main ~ block/blocks/obstacle/obstacles/hurdle/hurdles/blockage/blockages
    what do/should/must/would/can i/we [really/most] [need/have/want/ought] [to] release/let_go/leave_behind/give_up/drop/shed/surrender
  `,
  expected: `
    what can/should/could/might/do i/we expect
    what to expect
  `,
  whatAhead: `
    what will/is/does/lies/awaits/comes/can/does_the/do_the/do/are/kind_of ~ happen/happens/future/coming/come/ahead/next/hold/holds/look_like/bring/brings/store/expect/outcome/become/hold_for/to_come/2027/2028/in_five_years/in_ten_years/look
    what is/does/will ~ likely/probable outcome/result
    what/where will
    where do you see me
    what next
    what is coming
    week/month/year/day ahead
    what happens/awaits/comes
    outcome of
    how will/is/would/are/does
    future
  `,
  /** Where nothing is asked in so many words: “week ahead”. */
  lookedAhead: `
    day/week/weekend/fortnight/month/year/season ahead
    reading/outlook/forecast/spread/cards/draw/pull for ~ today/tonight/tomorrow/week/weekend/month/year/season/spring/summer/autumn/winter/birthday
    what_is_coming/what_comes/coming_up ~
  `,
  feared: `
    lose/losing/lost/fail/failing/failed/die/dying/leave_me/leaves_me/leaving_me/left_me/divorce_me/cheat/cheating/fired/sacked/laid_off/redundant/evicted/reject/rejected/rejection/regret/get_worse/worse/be_alone/alone_forever/end_up_alone/stay_single/single_forever/abandon/hurt_me/betray/be_over/really_over/is_over/over_between/too_late/wasting/waste/mistake/crash/collapse/go_wrong/ruin/ruined/bankrupt/prison/jail/cursed/evil_eye/in_trouble/caught/found_out/break_up/split_up/dump/dumped/replace_me/replaced/lose_my/lose_the/lose_him/lose_her/lose_our/stolen/alone/unhappy/stuck/fall_apart/weird/usual_drama/hate_me/angry/come_after/mark_me_down/end_between/ending/gone_off/go_to_prison/war
    is it/this/that over/the_end/too_late/finished/hopeless/dead
    is/are/was/will/does/would ~~ bad/dead_in/doomed/cursed/jinxed/unlucky/an_omen/a_mistake luck/idea/sign/news/omen/the_water/.
    will/would/could/does/do/is/are/might ~~ kill/kills/killing my/our/the/us/things/everything
    will/would/could/does/do/is/are/might ~~ ruin/ruins/wreck/spoil/destroy/sink/sabotage/scupper my/our/the/it/this/us/things/everything
    do/does/will/would/am/is ~~ find/finds/think/thinks/call/calls me/us/i/it ~ boring/annoying/stupid/ugly/weird/strange/lazy/fat/old/rude/pathetic/needy/clingy
    is/be/was the_end
    landlord/landlady/rent/rents ~ raise/increase/put_up/hike/go_up/going_up/rise
    buyer/buyers/seller/sellers ~ pull_out/back_out/drop_out/withdraw
    neighbour/neighbours/neighbor/neighbors ~ complain/object
    get ~ points on my/the licence/license
    go blank
    car/van/boiler/laptop ~ break_down/pack_up/conk_out
    the_end of/for us/me/our
    is/was this/it ~ end
    am i too/going_to_lose/wasting/losing/going_to_be_alone/being/in_danger
    will i/he/she/we/they/it ~ leave/forget/quit_on/abandon/hate/die/suffer/fail/lose
    will/am/might/could/would i [just/finally/going_to/gonna/about_to] crack/snap/burst/explode/break_down/cave/cave_in/give_in/lose_it/burn_out/go_under before/by/until/under/this/next/and
  `,
  gladlyLost: `
    lose/losing/lost ~ weight/kilos/kilo/kg/kgs/lbs/pounds/stone/belly/tummy/fat/inches/flab/fear/shyness/nerves/bad_habit
  `,
  negated: `
    should/shall/do/would/could/must/ought i/we not ~
    should/shall/do/would/could/must i/we/it ~ not/never {deed}
    is not it/this better
    better not to
  `,
  big: `
    marry/marrying/get_married/propose/divorce/file_for_divorce/separate/leave_him/leave_her/leave_my/leaving_my/leaving_him/leaving_her/leave_them/quit/quitting/resign/resigning/hand_in_my_notice/hand_my_notice/retire/retiring/move/moving/move_out/move_in/move_home/emigrate/relocate/sell_the/sell_my/sell_our/sell_up/selling_the/buy_a_house/buy_the_house/drop_out/dropping_out/have_a_baby/have_a_child/adopt/leave_the/leave_this/walk_away/break_up/end_it/end_the/go_back_to_him/go_back_to_her/go_home_to/take_redundancy/change_careers/change_career/start_a_business/cut_off/sue/stop_treatment/say_yes_to/open_a/invest/transition/come_out
    should i/we leave/go/stay/separate/split
  `,
  towards: `
    ask/asking him/her/them/aname/out ~ out
    ask ~ out
    text/message/call/contact/write_to/reply_to/reach_out/approach/tell/telling/confess/invite/kiss/meet/date/marry/propose/commit/say_yes/move_in/forgive/trust/give_him/give_her/make_the_first_move/swipe/fight_for/wait_for/open_up/say_i_love/add_him/add_her/follow_him/flirt
  `,
  away: `
    leave/leaving/obsess/obsessing/obsessed/stop_thinking/stop_checking/stop_stalking/divorce/break_up/break_it_off/end/ending/end_it/end_things/let_go/let_him_go/let_her_go/let_them_go/letting_go/move_on/moving_on/walk_away/separate/block/ghost/dump/cut/cut_off/stay_away/forget/give_up/stop_waiting/get_over/get_out/stop_seeing/go_no_contact/file_for_divorce/split/stop_talking
  `,
  back: `
    go/going/come/get/getting/take/taking/went/gone/be/crawl back to/together/with/him/her/me ~
    come/comes/coming back
    get/take/want/win/getting/taking/wants him/her/them/my_ex back
    reconcile/reconciling/reconciliation/reunite/rekindle/second_chance/another_chance/try_again/trying_again/break_no_contact/reach_out_to_my_ex/text_my_ex/make_up
  `,
} as const

/** Verbs in their plain form, with which a deed or an option begins. */
export const DEEDS =
  'hang hit blow clear cut japa plant splurge downsize upgrade haggle stash ditch dump bin scrap bail fold cave wing rough camp hike cycle row swim ski book host bake knit sew dye shave trim adopt foster rehome train bungee abseil relearn retrain apprentice chuck flog bet gamble hold hop stream record film accept accuse act add address adopt agree allow answer apologise apologize apply approach argue ask attend avoid be become begin believe book borrow break bring build buy call cancel carry change chase check choose clean close come commit complain confess confront consider contact continue convert cook cut date decide decline delete deny divorce do donate drive drop eat emigrate end enrol enroll enter escape expect explain face fight file find finish fix fly focus follow forget forgive fund get give go grow hand have hear help hide hire hold ignore insist invest invite join jump keep kiss launch learn leave let lie lift list listen live look lose lower make marry meet message mind mortgage move name need offer open order paint pause pay persist persevere phone pick plan play post postpone pray prepare press propose pull push put quit raise reach read reapply reconcile refuse reject relocate rent repair reply report request resign resit respond rest retire return revise ring risk run save say schedule see seek sell send separate set settle share show shut sign sit skip sleep speak spend split stand start stay stick stop study sue swap switch take talk teach tell text think train transfer travel treat trust try turn upgrade use visit vote wait walk watch wear withdraw work write'

export const SPAN_TABLES = {
  day: `
    today/tonight/tomorrow/this_morning/this_afternoon/this_evening/todays/tonights/tomorrows/2_day/24_hours/48_hours
    on/this/come/until monday/tuesday/wednesday/thursday/friday/saturday/sunday/mondays/saturdays/sundays/fridays
    monday/tuesday/wednesday/thursday/friday/saturday/sunday
    saturdays/fridays/wednesdays/tuesdays/sundays/mondays/thursdays euromillions/draw/match/game/interview/exam/date/lottery/meeting/party
  `,
  week: `
    this/next/coming/in_a/in_one/the/within_a/end_of_the/the_next/the_coming/1/one/rest_of_the week/weekend/fortnight/7_days/few_days/couple_of_days/two_weeks/2_weeks/10_days/ten_days/coming_days
    in/within/next/the_next/coming two/2/a_couple_of/a_few/few/three/3/ten/10/several/five/5/four/4 days
    in/within/next two/2/a_couple_of weeks
    week ahead
    by/before friday/monday/sunday/the_weekend/the_end_of_the_week/saturday/thursday/wednesday/tuesday
    fortnight
    next monday/tuesday/wednesday/thursday/friday/saturday/sunday
  `,
  month: `
    this/next/coming/in_a/within_a/the_next/the/within_one/in_one/rest_of_the/end_of_the/the_coming month/moon/full_moon/new_moon/moon_cycle/lunar_cycle/30_days/few_weeks/couple_of_weeks/several_weeks/coming_weeks
    in/within/next/the_next/over_the_next/coming three/3/four/4/five/5/six/6/a_few/few/several/coming weeks
    month ahead
    in/by/before/this/next/until/end_of/late/early/mid/come/during/results_in january/february/march/april/june/july/august/september/october/november/december/feb/jan/aug/sept/oct/nov/dec
    in/by/before/next/until/end_of/this may
    on/the the 1/2/3/4/5/6/7/8/9/10/11/12/13/14/15/16/17/18/19/20/21/22/23/24/25/26/27/28/29/30/31 st/nd/rd/th
    new/full moon
    few weeks
  `,
  year: `
    this/next/coming/in_a/within_a/the_next/within_the/the_coming/rest_of_the/end_of_the/new/its_first/first/in_one/1/one/in_the_next/by_the_end_of_the year
    this/next/coming/the/end_of/by/before/in/until/till/of spring/summer/autumn/fall/winter/christmas/easter/new_year/the_new_year/halloween/diwali/eid/ramadan/hanukkah/thanksgiving/valentines/birthday/my_birthday/season/the_holidays
    spring/summer or/and autumn/winter/summer/fall
    in/within/next/the_next/over_the_next two/2/three/3/four/4/five/5/six/6/seven/7/eight/8/nine/9/ten/10/twelve/12/18/a_few/few/several/coming months
    2026/2027
    year ahead
    before/by/for/at/until/this/over christmas/easter/new_year/summer/spring/autumn/winter/diwali/eid/thanksgiving
    before the/i new_year/turn
  `,
  later: `
    in/within/next/the_next/over_the_next/for_the_next two/2/three/3/four/4/five/5/six/6/seven/8/ten/10/fifteen/15/twenty/20/thirty/30/a_few/few/several/coming years
    2028/2029/2030/2031/2032/2035/2040/2050
    when i am/turn 40/50/60/70/80/forty/fifty/sixty/seventy/eighty/old/older
    old age
    long term/run
    rest of my life
    years from now
    next decade
    by the_time/age ~ 30/40/50/60/thirty/forty/fifty/old
    retire/retirement at 55/58/60/62/65/67/70
    before i die
    5/five/10/ten year plan
  `,
  /** A time that is over, or a length: no horizon. */
  past: `
    since/last/previous/ago/yesterday/past/for_the_past/for_the_last ~ monday/tuesday/wednesday/thursday/friday/saturday/sunday/january/february/march/april/may/june/july/august/september/october/november/december/week/month/year/spring/summer/autumn/winter/christmas/easter/new_year/feb/weekend/night
    since/for/after/over/been/together/past/last/lasted/all/every/each/out_of {small_age}/8/9/10/11/12/14/15/20/22/30/a/the/the_last/the_past years/year/months/month/weeks/week/days/day/summer/winter
    on/by/in/every/of/was/were/had/and_by monday/tuesday/wednesday/thursday/friday/saturday/sunday/january/february/march/april/may/june/july/august/september/october/november/december/easter/bonfire_night ~ was/were/had/did/he_was/she_was/i_felt/felt/then/gone/got_out/by_the/refused/left/said/told/broke/dumped
    perfect/planning/passed/died/met/moved/left/refused/had/was/were/got/told/said/dumped/happened/redundant/wedding/here/wine/out/broke_up/him_down/her_down/returned/interview_i_had ~ on/in/by/the/over/at/yesterday ~ monday/tuesday/wednesday/thursday/friday/saturday/sunday/january/february/march/april/may/june/july/august/september/october/november/december/easter/christmas/the_3/bonfire_night/spring/summer/autumn/winter
    third/second/final/last/gap/light/school/old/20/a/every/each/per years/year
    every day/week/month/year/night/morning/evening/winter/summer/spring/monday/sunday/friday/saturday/weekend
    all day/night/week/weekend/year/month/summer/winter
    another year like
    evening/night/day/times/hours/time a/per week/month/year
    first year ~ is/away/on
  `,
} as const
