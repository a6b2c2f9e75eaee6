import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { questionIn } from './reader.ts'
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
      'SHOULD I CALL HIM BACK TODAY': null,
      'why does he leave me on read then like my stories': null,
      'Is this job a dead end': null,
      'is that chapter shut for good': null,
      'Do I follow the signs or am I just seeing patterns': null,
    }))
})

describe('a text repeats no word that is not ours', () => {
  test('names, figures, coarse words and markup are in no clause', () => {
    for (const question of [
      'Will Brentholm win on Sunday?',
      'Will Sarah call me back this week?',
      'Should I call Marcus back?',
      'Will I be married before 2029?',
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

test('a past deed is restated in the past tense, and two questions are not joined', () => {
  assert.equal(questionIn('Why did he leave me?').restated, 'why he left you')
  assert.equal(questionIn('What did I do wrong?').restated, 'what you did wrong')
  assert.equal(questionIn('Did he leave or was he sent away?').restated, null)
})

test('where something lies is a fact and no choice', () => {
  assert.equal(questionIn('Is my passport in the desk or in the car?').ask, 'fact')
  assert.equal(questionIn('Do I stay in the flat or move?').ask, 'choice')
})
