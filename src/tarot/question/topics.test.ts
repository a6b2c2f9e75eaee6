import assert from 'node:assert/strict'
import { test } from 'node:test'
import { GRAVE_KINDS, QUESTION_TOPICS, type QuestionTopic } from './question.ts'
import { type TopicField, topicOf, topicScores, topicTable, topicWith } from './topics.ts'

const FIELDS: readonly TopicField[] = [
  { topic: 'work', weight: 2 },
  { topic: 'love', weight: 1, isOfPronouns: true },
  { topic: 'family', weight: 1 },
]
const [WORK, LOVE, FAMILY] = [0, 1, 2]
const span = (table: number, start: number, end = start + 1) => ({ table, start, end })
const scoresOf = (spans: readonly ReturnType<typeof span>[], isInFocus = (_: number) => false) =>
  Object.fromEntries(topicScores(FIELDS, spans, isInFocus))

test('words and phrases of a topic are lines of one table', () => {
  assert.equal(
    topicTable({ topic: 'work', weight: 1, terms: ' job  boss ', phrases: 'new_job ~' }),
    'job\nboss\nnew_job ~',
  )
  assert.equal(topicTable({ topic: 'work', weight: 1, phrases: 'a\nb' }), '\na\nb')
})

test('a word of the question itself counts three times as much as one of its story', () => {
  assert.deepEqual(
    scoresOf([span(WORK, 0), span(WORK, 5)], (word) => word >= 5),
    { work: 2 + 6 },
  )
  assert.deepEqual(scoresOf([span(WORK, 0)]), { work: 2 })
})

test('phrases of a topic that overlap count once, those that follow each other each', () => {
  assert.deepEqual(scoresOf([span(WORK, 0, 3), span(WORK, 1, 2), span(WORK, 2, 4)]), { work: 2 })
  assert.deepEqual(scoresOf([span(WORK, 0, 3), span(WORK, 3, 4)]), { work: 4 })
  assert.deepEqual(scoresOf([span(WORK, 0, 4), span(WORK, 1, 2), span(WORK, 3, 4)]), { work: 2 })
})

test('what rests on he and she says nothing of love where a relative is named', () => {
  assert.deepEqual(scoresOf([span(LOVE, 0)]), { love: 1 })
  assert.deepEqual(scoresOf([span(LOVE, 0), span(WORK, 3)]), { love: 1, work: 2 })
  assert.deepEqual(scoresOf([span(LOVE, 0), span(FAMILY, 3)]), { family: 1 })
})

test('the highest score is the topic, of equal ones the first of the list, without any it is general', () => {
  const of = (scores: Partial<Record<QuestionTopic, number>>) =>
    topicOf(new Map(Object.entries(scores) as [QuestionTopic, number][]), QUESTION_TOPICS)
  assert.equal(of({}), 'general')
  assert.equal(of({ work: 1, money: 2 }), 'money')
  assert.equal(of({ money: 2, work: 2 }), 'work')
  assert.equal(of({ general: 2, work: 2 }), 'general')
  assert.equal(of({ general: 1, work: 2 }), 'work')
})

test('a grave matter has its topic, unless another is thirty points ahead; a danger always has', () => {
  const usual = Object.fromEntries(GRAVE_KINDS.map((grave) => [grave, topicWith(grave, new Map())]))
  assert.deepEqual(usual, {
    health: 'health',
    death: 'loss',
    pregnancy: 'family',
    violence: 'love',
    self_harm: 'health',
    addiction: 'health',
    law: 'law',
    debt: 'money',
    minor: 'family',
  })
  assert.equal(topicWith('law', new Map([['work', 29]])), 'law')
  assert.equal(topicWith('law', new Map([['work', 31]])), 'work')
  assert.equal(
    topicWith(
      'law',
      new Map([
        ['work', 31],
        ['law', 2],
      ]),
    ),
    'law',
  )
  assert.equal(topicWith('violence', new Map([['work', 99]])), 'love')
  assert.equal(topicWith('violence', new Map([['family', 1]])), 'family')
  assert.equal(
    topicWith(
      'violence',
      new Map([
        ['family', 1],
        ['love', 2],
      ]),
    ),
    'love',
  )
  assert.equal(topicWith(null, new Map([['work', 1]])), 'work')
})
