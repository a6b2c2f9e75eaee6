import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isOwnMatter, type SituationEntry, situationsOf } from './situations.ts'

const PLAIN = { isOfOthers: false, isOnItsDay: false, isOfItsTopic: false }
const SITUATIONS: readonly SituationEntry[] = [
  { ...PLAIN, name: 'exam', topic: 'study', phrases: '' },
  { ...PLAIN, name: 'trip', topic: 'travel', phrases: '' },
]
const [EXAM, TRIP] = [0, 1]
const after = (focus: number) => (word: number) => word >= focus

const nameOf = (
  spans: [number, number, number][],
  focus: number,
  topic: 'study' | 'travel' | 'work',
  isTopicSure = true,
) =>
  situationsOf(
    SITUATIONS,
    spans.map(([table, start, end]) => ({ table, start, end })),
    after(focus),
    { topic, isTopicSure },
  )[0]?.name

test('what the question speaks of comes before what its story tells, however long that is', () => {
  const story: [number, number, number] = [EXAM, 0, 5]
  assert.equal(nameOf([story, [TRIP, 8, 9]], 6, 'study'), 'trip')
})

test('of two phrases in the question the longer one counts, and of equal ones the first', () => {
  const equal: [number, number, number][] = [
    [EXAM, 2, 4],
    [TRIP, 0, 2],
  ]
  assert.equal(nameOf(equal, 0, 'work'), 'trip')
  assert.equal(nameOf([[EXAM, 2, 5], equal[1]!], 0, 'work'), 'exam')
})

test('a story counts only for the topic that was read, unless that is a guess', () => {
  assert.equal(nameOf([[EXAM, 0, 2]], 6, 'study'), 'exam')
  assert.equal(nameOf([[EXAM, 0, 2]], 6, 'work'), undefined)
  assert.equal(nameOf([[EXAM, 0, 2]], 6, 'work', false), 'exam')
})

test('where no phrase is found there is no situation', () => {
  assert.equal(nameOf([], 0, 'study'), undefined)
})

test('the words for a matter speak to whoever is in it: a friend’s exam has none, a lost animal has', () => {
  assert.equal(isOwnMatter(SITUATIONS[EXAM]!, 'self'), true)
  assert.equal(isOwnMatter(SITUATIONS[EXAM]!, 'other'), false)
  assert.equal(isOwnMatter({ ...SITUATIONS[EXAM]!, topic: 'loss' }, 'other'), true)
  assert.equal(isOwnMatter({ ...SITUATIONS[EXAM]!, isOfOthers: true }, 'other'), true)
})

test('all that the question speaks of comes in this order, and what its story tells is not among it', () => {
  const spans = [
    { table: TRIP, start: 0, end: 6 },
    { table: TRIP, start: 8, end: 9 },
    { table: EXAM, start: 10, end: 13 },
  ]
  const ofTopic = { topic: 'work', isTopicSure: false } as const
  const found = situationsOf(SITUATIONS, spans, after(7), ofTopic)
  assert.deepEqual(
    found.map(({ name }) => name),
    ['exam', 'trip'],
  )
})
