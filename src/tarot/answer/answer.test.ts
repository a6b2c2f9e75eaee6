import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asked, inPlaces, laidSpread } from '../../../test/asked.ts'
import type { Question } from '../question/question.ts'
import { answerOf, limitedLean } from './answer.ts'
import { choiceOf } from './choice.ts'
import { companyCards } from './company.ts'

/** The answer, with its card by the id. */
function answered(given: Partial<Question>, cards: string) {
  const { carrier, ...rest } = answerOf(asked(given), inPlaces(cards))
  return { ...rest, carrier: carrier.card.id }
}
const carrierOf = (ask: Question['ask'], cards: string) => answered({ ask }, cards).carrier

const ALL_KIND = 'ar19 past, ar17 present, ar21 outcome'

test('a lean is clear only in the asker’s own matter, never about a step or in the quiet register', () => {
  const gradeOf = (given: Partial<Question>) => limitedLean(asked(given), inPlaces(ALL_KIND)).grade
  assert.equal(gradeOf({}), 'clearly')
  assert.equal(gradeOf({ about: 'us' }), 'rather')
  assert.equal(gradeOf({ about: 'other' }), 'rather')
  assert.equal(gradeOf({ ask: 'deed' }), 'rather')
  assert.equal(gradeOf({ register: 'quiet' }), 'rather')
})

test('what leans well and comes after the time that was named is late, and only rather', () => {
  const answer = answered({ span: 'week' }, 'ar19 past, ar17 present, ar21 outcome')
  assert.deepEqual(answer, {
    kind: 'event',
    family: 'outcome',
    grade: 'rather',
    isLate: true,
    carrier: 'ar21',
  })
  const inTime = answered({ span: 'year' }, ALL_KIND)
  assert.deepEqual(inTime, { ...answer, grade: 'clearly', isLate: false })
  const hard = answered({ span: 'week' }, 'sw10 past, sw09 present, sw08 outcome')
  assert.equal('isLate' in hard && hard.isLate, false)
})

test('what a thing costs is light, mixed or costly, by the lean', () => {
  const worthOf = (cards: string) => {
    const answer = answered({ ask: 'worth' }, cards)
    return 'grade' in answer && answer.grade
  }
  assert.equal(worthOf('waki past, cu09 r present, sw03 outcome'), 'costly')
  assert.equal(worthOf('wa09 past, ar12 present, cu06 outcome'), 'light')
  assert.equal(worthOf('ar11 present'), 'mixed')
})

test('each ask is answered by the first of its places that lies there', () => {
  const cross =
    'ar00 present, ar01 challenge, ar02 root, ar03 past, ar04 aim, ar05 near_future, ar06 self, ar07 others, ar08 hope_and_fear, ar09 outcome'
  assert.equal(carrierOf('why', cross), 'ar02')
  assert.equal(carrierOf('why', 'ar03 past, ar00 present, ar09 outcome'), 'ar03')
  assert.equal(carrierOf('how_do', cross), 'ar01')
  assert.equal(carrierOf('what_do', 'ar00 present, ar10 advice, ar09 outcome'), 'ar10')
  assert.equal(carrierOf('what_is', cross), 'ar00')
  assert.equal(carrierOf('mind', 'ar00 self, ar01 other_person, ar02 bond'), 'ar01')
  assert.equal(carrierOf('open', 'ar01 mind, ar02 body, ar03 spirit'), 'ar01')
})

test('the outlook leans as an event does, and its card is the one that carries the lean', () => {
  for (const ask of ['how_be', 'what_ahead'] as const) {
    const { carrier, ...answer } = answered(
      { ask },
      'ar19 past, ar19 present, sw10 near_future, cu10 outcome',
    )
    assert.equal(carrier, 'cu10')
    assert.equal('grade' in answer && answer.grade, 'rather')
    assert.equal(answer.kind, 'outlook')
  }
  const theirs = { ask: 'how_be', about: 'other', topic: 'study' } as const
  const exam = answered(theirs, 'ar00 present, ar05 near_future, ar09 outcome')
  assert.deepEqual([exam.kind, exam.carrier], ['place', 'ar05'])
})

test('the answer to who is a court card, upright or reversed, or none', () => {
  const face = (cards: string) => {
    const answer = answered({ ask: 'who' }, cards)
    return [answer.carrier, 'face' in answer && answer.face]
  }
  assert.deepEqual(face('sw05 r past, cukn r present, waac outcome'), ['cukn', 'court_reversed'])
  assert.deepEqual(face('cukn past, ar00 present, waqu outcome'), ['waqu', 'court_upright'])
  assert.deepEqual(face('cukn past, ar00 present, ar01 outcome'), ['ar00', 'no_court'])
  assert.deepEqual(face('ar00 open, pepa open'), ['pepa', 'court_upright'])
})

const decision = (first: string, leads: string, second: string, ends: string) =>
  `pe08 r present, ${first} choice, ${leads} outcome, ${second} choice, ${ends} outcome`

test('two ways are weighed by their cards, where they lead counting twice', () => {
  const gradeOf = (cards: string) => choiceOf(inPlaces(cards))?.grade
  assert.equal(gradeOf(decision('ar17 r', 'ar08', 'cuqu', 'ar10 r')), 'alike')
  assert.equal(gradeOf(decision('ar17 r', 'ar08', 'ar17', 'ar08')), 'alike')
  assert.equal(gradeOf(decision('ar17', 'ar08', 'cuqu', 'ar10 r')), 'first_lighter')
  assert.equal(gradeOf(decision('ar17', 'ar08', 'ar02', 'ar10 r')), 'first_lighter')
  assert.equal(gradeOf(decision('sw10', 'sw09', 'ar02', 'ar10 r')), 'second_lighter')
  assert.equal(choiceOf(inPlaces(ALL_KIND)), undefined)
})

test('ways are weighed only for two options', () => {
  const cards = decision('ar17', 'ar08', 'cuqu', 'ar10')
  assert.equal(answered({ ask: 'choice', options: ['one', 'two'] }, cards).kind, 'ways')
  assert.equal(answered({ ask: 'choice', options: ['one', 'two', 'three'] }, cards).kind, 'choice')
  assert.equal(answered({ ask: 'choice', options: ['one', 'two'] }, ALL_KIND).kind, 'choice')
})

test('two ways weigh about the same in fewer than half of the decisions', (t) => {
  const draws = 4000
  const alike = Array.from({ length: draws }, (_, at) =>
    choiceOf(laidSpread('decision', `ways ${at}`)),
  ).filter((choice) => choice?.grade === 'alike').length
  const percent = Math.round((100 * alike) / draws)
  t.diagnostic(`${percent} % alike`)
  assert.ok(percent >= 42 && percent <= 46, `${percent} %`)
})

test('the cards say nothing of another person’s exam, health or pace', () => {
  const ask = (given: Partial<Question>) => {
    const answer = answered({ about: 'other', ...given }, ALL_KIND)
    return 'ask' in answer ? answer.ask : answer.kind
  }
  assert.equal(ask({ topic: 'study' }), 'how_be')
  assert.equal(ask({ topic: 'health' }), 'how_be')
  const person = { noun: 'son', pronoun: 'he' } as const
  assert.equal(ask({ ask: 'when', topic: 'work', person }), 'how_be')
  assert.equal(ask({ ask: 'mind', topic: 'work', person }), 'how_be')
  // When it stops raining is nobody's pace.
  assert.equal(ask({ ask: 'when', topic: 'general' }), 'when')
  assert.equal(ask({ topic: 'work' }), 'event')
})

test('a grave question gets a card as company and no lean, and no dark one while another lies there', () => {
  const grave = { register: 'grave', grave: 'health' } as const
  const answer = answered(grave, 'ar16 r past, ar06 r present, ar18 outcome')
  assert.deepEqual(Object.keys(answer).sort(), ['carrier', 'family', 'isDark', 'kind'])
  assert.equal(answer.carrier, 'ar06')
  assert.equal(answered(grave, 'ar16 present, sw09 past, ar18 outcome').carrier, 'ar18')
  const dark = answered(grave, 'ar15 open')
  assert.deepEqual([dark.carrier, 'isDark' in dark && dark.isDark], ['ar15', true])
})

test('company is kept by the present, self, strength, advice and bond, then in the order of the draw', () => {
  const cards = inPlaces(
    'ar00 outcome, ar01 bond, ar02 strength, ar16 present, ar03 past, ar04 self, ar05 advice',
  )
  assert.deepEqual(
    companyCards(cards).map(({ card }) => card.id),
    ['ar04', 'ar02', 'ar05', 'ar01', 'ar00', 'ar03'],
  )
})
