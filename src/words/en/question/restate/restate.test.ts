import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { questionIn } from '../reader.ts'
import { restated } from './restate.ts'

const anyWord = () => true

/** Whatever the words are. */
const clauses = (rows: Readonly<Record<string, string | null>>) => {
  for (const [question, clause] of Object.entries(rows))
    assert.equal(restated(question, anyWord), clause, question)
}

describe('a question becomes a clause that calls the asker “you”', () => {
  test('a question of what may happen is restated with its subject first', () =>
    clauses({
      'Will I get the job?': 'whether you will get the job',
      'will the landlord fix the heating this week': 'whether the landlord will fix the heating this week',
      'When will my visa come out?': 'when your visa will come out',
      'how long will i be stuck in the warehouse': 'how long you will be stuck in the warehouse',
      'Is it time to say something?': 'whether it is time to say something',
      'when will the client finally pay me': 'when the client will finally pay you',
      'Is our wedding date a good one?': 'whether your wedding date is a good one',
    }))

  test('what the asker would do becomes an infinitive', () =>
    clauses({
      'Should I give him another chance?': 'whether to give him another chance',
      'Should I give up on us?': 'whether to give up on the two of you',
      'do i tell her i hate her cooking': 'whether to tell her you hate her cooking',
      'How do we make more room for each other?': 'how to make more room for each other',
      'what should i revise tonight': 'what to revise tonight',
      'When should I start revising?': 'when to start revising',
      'what do i need to release this full moon': 'what you need to release this full moon',
      'Is he gonna propose this year?': 'whether he is going to propose this year',
      'will i win on wednesday': 'whether you will win on Wednesday',
      'is he thinking of me tho': 'whether he is thinking of you',
    }))

  test('a question about the present keeps the tense and the ending of its verb', () =>
    clauses({
      'Do I have a chance at the scholarship?': 'whether you have a chance at the scholarship',
      'does my sister want me to be next': 'whether your sister wants you to be next',
      'why does he ignore me': 'why he ignores you',
      'does she try at all': 'whether she tries at all',
      'Did he like the present?': 'whether he liked the present',
      'did she go home early': 'whether she went home early',
      'why am i always late': 'why you are always late',
      'is that chapter shut for good': 'whether that chapter is shut for good',
    }))

  test('the last sentence that asks counts, without what stands around it', () =>
    clauses({
      'I had a date on Saturday. Will he call this week? I keep looking.': 'whether he will call this week',
      'driving test on thursday, will i pass the second time': 'whether you will pass the second time',
      'ok so should i wear the green dress please': 'whether to wear the green dress',
      'Will I manage the half marathon, my knees are old': 'whether you will manage the half marathon',
      'I want to know whether I will see her again': 'whether you will see her again',
    }))

  test('common slips are not repeated', () =>
    clauses({
      'will i loose weight before my sisters wedding':
        'whether you will lose weight before your sister’s wedding',
      "isn't it time i stopped waiting?": 'whether it is time you stopped waiting',
      'do my sons help me': 'whether your sons help you',
    }))

  test('there is none where the grammar is not plain', () =>
    clauses({
      love: null,
      'promotion this year?': null,
      'Why me': null,
      'Should I not go back?': null,
      'What do you think of me?': null,
      'why does he leave me on read then like my stories': null,
      'Is this job a dead end': null,
    }))
})

describe('a text repeats no word that is not ours', () => {
  test('names, figures, coarse words and markup are in no clause', () => {
    for (const question of [
      'Will Brentholm win on Sunday?',
      'Should I tell them the password is hunter2?',
      'Will I get the <b>job</b>?',
      'Should I quit this shit job?',
      'Will I say BANANA to everyone?',
    ])
      assert.equal(questionIn(question).restated, null, question)
    assert.equal(questionIn('Will I get the job?').restated, 'whether you will get the job')
  })

  test('a grave question is not repeated', () => {
    assert.equal(questionIn('Will my mother survive the operation?').restated, null)
    assert.equal(questionIn('Should I kill myself tonight?').restated, null)
  })
})

test('a name becomes he, she or they, and several names are not told apart', () =>
  clauses({
    'Will Sarah call me back this week?': 'whether she will call you back this week',
    'Should I call Marcus back?': 'whether to call him back',
    'Does Alex like me?': 'whether they like you',
    'has Kim left the group': 'whether they have left the group',
    'Will my ex be at Danny’s thing on Saturday': 'whether your ex will be at their thing on Saturday',
    'Is my friend Tom in love?': 'whether your friend is in love',
    'Is Mark serious about us?': 'whether he is serious about you',
    'Will the mark be good': 'whether the mark will be good',
    'Does Dan still think of Melissa?': null,
    'Can Ben and I stay friends?': 'whether the two of you can stay friends',
    'What’s ahead for me and Tom': 'what is ahead for the two of you',
    'Will things between us get better?': 'whether things between the two of you will get better',
    'Will my brother and I ever agree?': 'whether the two of you will ever agree',
    'Will Tom, Ben and I stay friends?': null,
    'Does Dan know that Tom and I met': 'whether he knows that the two of you met',
    'Should I believe what Laura tells me?': 'whether to believe what she tells you',
    'Do I go if Tanya’s going too?': 'whether to go if she’s going too',
    'will my Victoria sponge rise': 'whether your Victoria sponge will rise',
    'Should I let Ellie have a phone?': 'whether to let her have a phone',
    'Is Tim’s plan honest?': 'whether his plan is honest',
    'Will Noah from chemistry ever notice me?': null,
  }))

test('the subject ends before its verb, however long it is', () =>
  clauses({
    'will my house sell by the end of summer': 'whether your house will sell by the end of summer',
    'Will my tax refund come soon?': 'whether your tax refund will come soon',
    'Will the neighbours upstairs EVER move out': 'whether the neighbours upstairs will ever move out',
    'Is my new job in the city good for me?': 'whether your new job in the city is good for you',
    'Is the children’s ward right for me?': 'whether the children’s ward is right for you',
    'Will money ever come my way?': 'whether money will ever come your way',
    'Why is dad so angry at everybody': 'why your dad is so angry at everybody',
    'Am I a good mum?': 'whether you are a good mum',
    'Is something better coming': 'whether something better is coming',
    'Is the quote for the new system fair?': 'whether the quote for the new system is fair',
    'does that mean the show will be fine': 'whether that means the show will be fine',
    'Did my interview really go well?': 'whether your interview really went well',
    'Is this REALLY the end': 'whether this is really the end',
    'What are these repeating numbers trying to say to me?':
      'what these repeating numbers are trying to say to you',
    'Does he still love me': 'whether he still loves you',
    'Will the phone call from him come': null,
    'Does the man I met like me': null,
  }))

test('who and what may be the subject, and a noun phrase behind “is” changes places with it', () =>
  clauses({
    'who took my bike from outside': 'who took your bike from outside',
    'Who will support me': 'who will support you',
    'whats blocking me': 'what is blocking you',
    'What is wrong with my stall?': 'what is wrong with your stall',
    'Which colour is fortunate for me?': 'which colour is fortunate for you',
    'Who’s got my back?': 'who has got your back',
    'Who is the man in my dreams?': 'who the man in your dreams is',
    'Who are my real friends': 'who your real friends are',
    'why wasnt i invited': 'why you weren’t invited',
    'when i will get my licence': 'when you will get your licence',
    'how long until this heartbreak stops hurting': 'how long it will be until this heartbreak stops hurting',
    'If I text him, will he answer?': 'whether he will answer',
  }))

test('a figure is left out, and so is an end that has words which are none of ours', () => {
  const isOurs = (word: string) => !['tromso', 'brentholm'].includes(word)
  const rows: Record<string, string | null> = {
    'Will I be married before 2029?': 'whether you will be married',
    'Is it too late at 58 to learn the piano?': 'whether it is too late to learn the piano',
    'Will we see the aurora in tromso': 'whether you will see the aurora',
    'Should I move to tromso': null,
    'Will I get into brentholm': null,
    'Are there people in tromso and can I meet them': null,
  }
  for (const [question, clause] of Object.entries(rows))
    assert.equal(restated(question, isOurs), clause, question)
})

test('shorthand is written out, and shouting calmed', () =>
  clauses({
    'does my gf miss me when shes out': 'whether your girlfriend misses you when she’s out',
    'will i get my licence tmrw': 'whether you will get your licence tomorrow',
    'SHOULD I CALL HIM BACK TODAY': 'whether to call him back today',
    'Will I pass IELTS this time': 'whether you will pass IELTS this time',
  }))

test('a reproach is not said back, and neither is what would shame', () =>
  clauses({
    'What is wrong with me?': null,
    'Why does nobody invite me?': null,
    'am I stupid for staying': null,
    'Can one fall in love again at my age?': 'whether one can fall in love again',
    'Do I dare?': 'whether you dare',
  }))

test('a past deed is restated in the past tense, and of two questions the first is', () => {
  assert.equal(questionIn('Why did he leave me?').restated, 'why he left you')
  assert.equal(questionIn('What did I do wrong?').restated, 'what you did wrong')
  assert.equal(questionIn('Did he leave or was he sent away?').restated, 'whether he left')
})

test('where something lies is a fact and no choice', () => {
  assert.equal(questionIn('Is my passport in the desk or in the car?').ask, 'fact')
  assert.equal(questionIn('Do I stay in the flat or move?').ask, 'choice')
})
