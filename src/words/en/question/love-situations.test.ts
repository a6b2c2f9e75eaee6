import assert from 'node:assert/strict'
import { test } from 'node:test'
import { questionIn } from './reader.ts'

/** What neighbouring matters of love have in common is a word or two; what can be done is different in each. */
const RECOGNISED = {
  gone_quiet: ['Will he text me back?', 'When will he contact me?', 'How do I get her to text me back?'],
  why_quiet: ['Why did she ghost me?', 'Why won’t she answer my calls?', 'Why has he not called?'],
  text_first: ['Should I text him?', 'Should I reach out to her?', 'Is it okay to text him first?'],
  reply_them: ['Should I text him back?', 'He ghosted me and now he’s back, should I answer?'],
  ex_return: ['Will my ex come back?', 'How do I get my ex back?', 'Will my husband come back to me?'],
  ex_mind: ['Does my ex miss me?', 'Does he regret leaving me?', 'Is my ex still in love with me?'],
  ex_wrote: ['Why did my ex text me?', 'My ex liked my photo, what does it mean?'],
  contact_ex: ['Should I text my ex?', 'Should I break no contact?', 'Should I tell my ex I still love him?'],
  take_back: [
    'Should I take him back?',
    'Should I get back with my ex?',
    'My ex wants me back, is he serious?',
  ],
  ex_friends: ['Should I stay friends with my ex?', 'Can we be friends after the breakup?'],
  ex_moves_on: ['Has he moved on already?', 'Is my ex seeing someone?'],
  getting_over: ['How do I move on?', 'Will I ever get over her?', 'Why do I miss him so much?'],
  on_my_mind: ['Why can’t I stop thinking about him?', 'How do I get him out of my head?'],
  wait_or_move_on: ['Should I wait for him or move on?', 'Should I let him go?', 'Should I give up on him?'],
  blocked_me: ['Why did he block me?', 'Will she unblock me?'],
  block_them: ['Should I block him?', 'Should I delete his number?', 'Should I unblock my ex?'],
  end_it_how: [
    'How do I break up with my boyfriend?',
    'When should I break up with her?',
    'How will he react if I break up with him?',
    'How do I tell him it’s over?',
  ],
  left_them: [
    'Will I regret leaving him?',
    'Did I make a mistake breaking up with her?',
    'Am I making a mistake by leaving her?',
    'I left my husband, was it a mistake?',
  ],
  save_us: [
    'Can my marriage be saved?',
    'How can I save my relationship?',
    'Is there any hope for us?',
    'Should I fight for my marriage?',
  ],
  left_fear: [
    'Will he leave me?',
    'Will my wife divorce me?',
    'Is he going to break up with me?',
    'Does he want to break up?',
  ],
  is_it_over: [
    'Is it over between us?',
    'Is my marriage over?',
    'Will we break up?',
    'Is my relationship doomed?',
  ],
  confess: [
    'What if he rejects me?',
    'Should I tell him how I feel?',
    'Is it too soon to say I love you?',
    'Why am I so scared to tell him how I feel?',
  ],
  confessed: [
    'I told him I love him, did I make a mistake?',
    'I confessed my feelings to my best friend, what now?',
  ],
  crush_apart: ['I have a crush on my teacher, what should I do?'],
  crush_on_carer: ['Am I in love with my therapist?'],
  crush: [
    'How do I talk to my crush?',
    'Should I give up on my crush?',
    'How do I get his attention?',
    'Is she out of my league?',
  ],
  likes_me: [
    'Is he into me?',
    'Is he flirting with me or just friendly?',
    'Does she have feelings for me?',
    'How do I know if he likes me?',
    'Did he like me after our date?',
    'Does he want a second date?',
    'Does he fancy me?',
  ],
  why_single: [
    'Why am I still single?',
    'Why can’t I find love?',
    'What is blocking me from love?',
    'Why do I have no luck in love?',
  ],
  alone_forever: [
    'Am I going to be alone forever?',
    'Will I be single forever?',
    'Am I destined to be alone?',
    'Will I end up alone?',
  ],
  date_again: [
    'Am I ready to date again?',
    'Should I start dating again?',
    'Is it too soon to date again after the divorce?',
    'Is it too soon to date after my husband died?',
  ],
  meet_someone: [
    'Will I ever have a girlfriend?',
    'Where should I look for love?',
    'Will a new man come into my life?',
    'How do I find a boyfriend?',
  ],
  their_intentions: [
    'What are his intentions?',
    'Is he just using me?',
    'Is he leading me on?',
    'What does he want from me?',
  ],
  wont_commit: [
    'Will he commit?',
    'Why is he afraid of commitment?',
    'Does he want a relationship with me?',
    'Will he ask me to be his girlfriend?',
  ],
  where_going: [
    'Where is this going?',
    'What are we?',
    'Is this just a fling?',
    'How do I ask him what we are?',
  ],
  move_in: [
    'Will he ask me to move in?',
    'Will living together ruin us?',
    'How do I tell her I don’t want to move in yet?',
    'Why won’t he move in with me?',
  ],
  marry: [
    'Will we get married?',
    'Should I marry him?',
    'He proposed, should I say yes?',
    'Is it too soon to get engaged?',
  ],
  wedding_day: ['Big wedding or small wedding?', 'Will our wedding go well?', 'Should we elope?'],
  cold_feet: [
    'Should I call off the wedding?',
    'Am I having cold feet?',
    'Should I break off my engagement?',
  ],
  on_a_break: ['Should we take a break?'],
  asks_me: ['Will he make a move?', 'Why doesn’t he ask me out?', 'Will he ask me on another date?'],
  move_for_love: [
    'Should I move to be with him?',
    'Will he move here?',
    'Should I follow my husband abroad?',
    'Which of us should move?',
  ],
  long_distance: [
    'Will our long distance relationship work?',
    'When will we close the distance?',
    'How do we survive long distance?',
  ],
  married_other: [
    'Will he leave his wife?',
    'Should I end the affair?',
    'Does he love his wife?',
    'Should I wait for him to get divorced?',
  ],
  check_phone: [
    'Should I check his phone?',
    'Should I look through my husband’s messages?',
    'Should I read her messages?',
  ],
  after_cheating: [
    'He cheated on me, should I stay?',
    'Will he cheat again?',
    'How do I learn to trust him again?',
    'Can I forgive my husband for cheating?',
  ],
  suspicion: [
    'Is he cheating on me?',
    'How do I find out if he is cheating?',
    'Why does she hide her phone?',
    'Should I confront him about the messages?',
  ],
  dating_online: [
    'Should I delete Tinder?',
    'Will I find love online?',
    'Why do I get no matches?',
    'What should I write in my dating profile?',
  ],
  online_person: [
    'Is he real or a catfish?',
    'Should I meet him in person?',
    'Is it safe to meet him from the app?',
    'Will he agree to a video call?',
  ],
  sorry_in_love: [
    'Should I apologise to my girlfriend?',
    'How do I apologise to him?',
    'I hurt her, can I fix it?',
  ],
  their_sorry_in_love: [
    'Will he apologise after our argument?',
    'Will he apologise?',
    'Why doesn’t he apologise?',
    'Is he really sorry?',
  ],
  arguing: ['Why do we keep fighting?', 'Should we go to couples counselling?'],
  spark: ['Has the spark gone?', 'Why did we grow apart?', 'How do I get the spark back?'],
  no_sex: ['Will we have sex again?', 'Why does my husband not want sex?'],
  jealousy: [
    'Why am I so jealous?',
    'How do I stop being jealous?',
    'Is my boyfriend too close to his coworker?',
  ],
  their_ex: [
    'Is he still in love with his ex?',
    'Is he over his ex?',
    'Will he go back to his ex?',
    'Why does she still talk to her ex?',
  ],
  jealous_partner: [
    'Why is he jealous?',
    'Why is my boyfriend so jealous?',
    'My boyfriend is very jealous, what do I do?',
  ],
  tell_parents_of_us: [
    'How do I tell my parents about my girlfriend?',
    'Why hasn’t he introduced me to his family?',
    'Why will he not introduce me to his friends?',
    'Has he told his parents about me?',
  ],
  parents_dislike: [
    'Why does his mother hate me?',
    'How do I get his mother to like me?',
    'My parents do not like my boyfriend. What should I do?',
  ],
  meet_parents: ['Will his parents like me?', 'Should I meet his kids?'],
  families_against: [
    'Should I marry against my parents wishes?',
    'How do I convince my parents to let me marry him?',
  ],
  gone_cold: [
    'Why is he acting cold?',
    'Why is my husband so distant?',
    'Why is she pulling away?',
    'Is he losing interest in me?',
  ],
  date_day: [
    'Will our first date go well?',
    'How will my date tonight go?',
    'Should I go on a second date with him?',
    'Should I cancel my date on Friday?',
  ],
  first_dates: [
    'Will there be a second date?',
    'We have been on three dates, is it going anywhere?',
    'I just started seeing someone, will it last?',
  ],
  why_ended: ['Why did he leave me?', 'Why did my marriage fail?'],
  twin_flame: [
    'Is he my twin flame?',
    'Is my twin flame thinking of me?',
    'Will we reunite, me and my twin flame?',
  ],
  loves_me: [
    'Does he love me?',
    'Is my wife in love with me?',
    'Does my husband still love me?',
    'What does my husband think of me?',
  ],
  come_to_love: [
    'Will he ever love me?',
    'Will she fall in love with me?',
    'How do I make him love me?',
    'Why doesn’t he love me?',
  ],
  looks_at_me: [
    'Why does he stare at me?',
    'Why does he keep looking at me?',
    'Why does the barista always smile at me?',
  ],
  mixed_signals: [
    'Why is he hot and cold?',
    'Why does he say he loves me and then disappear?',
    'Why is she sending mixed signals?',
  ],
  small_signs: ['Why does he watch my stories?', 'He liked my photo, what does it mean?'],
  two_people: ['My husband or my lover?', 'I love two men, what should I do?', 'My ex or my new boyfriend?'],
  the_one: ['Is he the one?', 'Is he good for me?', 'Should I be with him?'],
  when_marry: ['Will I ever get married?', 'When will I get married?'],
  late_love: ['Am I too old for love?', 'Is it too late for me to find love?', 'Will I find love after 60?'],
  age_gap: ['Am I too old for him?'],
  friend_more: [
    'Am I in love with my best friend?',
    'Could we be more than friends?',
    'Should I ask my best friend out?',
  ],
  friends_circle: ['Should I date my friend’s brother?', 'Can I date my best friend’s ex?'],
  old_flame: [
    'Will my first love come back?',
    'Does my first love still think of me?',
    'Should I contact my first love?',
  ],
  their_mood: [
    'Is my boyfriend mad at me?',
    'Is my wife unhappy?',
    'Why is he so moody?',
    'Is she angry with me?',
  ],
  forgive_them: ['Should I forgive him?', 'Does he deserve a second chance?', 'Can we get past this?'],
  will_it_last: [
    'Will we last?',
    'Will our relationship last?',
    'Does our relationship have a future?',
    'Will this relationship work out?',
  ],
  love_ahead: [
    'What is ahead for me in love?',
    'What should I focus on in love?',
    'Will I have a romance this summer?',
    'Is love coming my way?',
  ],
  future_spouse: [
    'Who will I marry?',
    'Who is my future husband?',
    'What does my future husband look like?',
    'How will I recognise my soulmate?',
  ],
  see_again: ['Will I see him again?', 'When will I see her again?', 'Will we meet again?'],
  stranger_again: ['Will I ever see the girl from the train again?'],
  own_secret: [
    'Should I tell my wife I kissed someone?',
    'I cheated on my boyfriend, should I confess?',
    'Should I tell him about my past?',
  ],
  found_out: ['Does my husband know about my affair?', 'Will she ever find out what I did?'],
  office_love: [
    'Should I date my coworker?',
    'Does my boss have feelings for me?',
    'Is an office romance a bad idea?',
  ],
  doubt_feelings: [
    'Do I love him?',
    'Is it love or habit?',
    'I don’t love my husband any more, what do I do?',
  ],
  what_meant: ['What did he mean when he said he needs time?', 'Why did she say that?'],
  their_mind: [
    'What is he thinking?',
    'What does he want?',
    'How does he feel right now?',
    'What are his plans?',
  ],
  what_kiss: ['What did the kiss mean?', 'Why did he kiss me?'],
  about_them: ['Is he a player?', 'Is he a good man?'],
  sleep_with: ['Should I sleep with him?', 'Should I wait to sleep with him?'],
  tonight: [],
  proposal: ['Why hasn’t he proposed?', 'How do I get him to propose?', 'Does he want to marry me?'],
  to_propose: ['Will she say yes?'],
  same_type: ['How do I stop choosing unavailable men?'],
  send_energy: ['Can he feel me thinking of him?', 'Does he feel our connection?'],
  is_free: ['Does he have a girlfriend?'],
  ex_lesson: ['What did I learn from my last relationship?'],
} as const

test('neighbouring matters of love are told apart', () => {
  const misread = Object.entries(RECOGNISED).flatMap(([name, questions]) =>
    questions.flatMap((question) => {
      const { situation } = questionIn(question)
      return situation === name ? [] : [{ question, name, situation }]
    }),
  )
  assert.deepEqual(misread, [])
})

const OTHERWISE = [
  'Is it the right time to leave this world?',
  'Will he find out our new address?',
  'Should I work on my novel?',
  'I left my job, was it a mistake?',
  'Am I making a mistake leaving my job?',
  'Why can’t I stay awake?',
  'I’m a burnt out nurse, 12 years in, stay or go',
  'Should I take a break from social media?',
  'Should I tell my family about my new religion?',
  'Why does my manager ignore me?',
  'I told her I can’t come to the party. Now what?',
  'What is holding me back from finding a job?',
  'Is it too late to find a new job?',
  'Why do I keep choosing the wrong job?',
  'Should I apologise to my boss?',
  'Should I stay friends with Anna?',
  'Should I go through with the operation?',
]

test('the words of love in another sense do not make it a matter of love', () => {
  const misread = OTHERWISE.flatMap((question) => {
    const { situation, situationTopic, topic } = questionIn(question)
    return situation && (situationTopic ?? topic) === 'love' ? [{ question, situation }] : []
  })
  assert.deepEqual(misread, [])
})
