import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countsOf, type GraveField, graveOf, type Surroundings, tablesOf } from './graves.ts'
import { patternFinder } from './pattern-finder.ts'

const FIELDS: readonly GraveField[] = [
  { name: 'illness', grave: 'health', strength: 'named', terms: 'cancer heart_attack' },
  { name: 'traces', grave: 'death', strength: 'told', phrases: 'his slippers ~ still\n? his chair' },
  { name: 'wards', grave: 'health', strength: 'weak', terms: 'ward nurse' },
  { name: 'feeling ill', grave: 'health', strength: 'weak', terms: 'numb dizzy' },
  { name: 'tests', grave: 'health', strength: 'weak', terms: 'scan bloods' },
]
const NOTHING: Surroundings = {
  calm: 0,
  isTrade: false,
  isFiction: false,
  isJoke: false,
  isEveryday: false,
  isSorrowful: false,
  isDistressed: false,
  isOfDear: false,
}
const finder = patternFinder(FIELDS.flatMap(tablesOf), {})
const signsIn = (text: string, around: Partial<Surroundings> = {}) =>
  graveOf(countsOf(FIELDS, finder.allSpansIn(text.split(' '))), { ...NOTHING, ...around })

test('a name or a phrase of its own is enough', () => {
  assert.equal(signsIn('is it cancer').grave, 'health')
  assert.equal(signsIn('his slippers are still there').grave, 'death')
})

test('one weak field or a common phrase is not enough, and is a hint', () => {
  const weak = signsIn('the nurse came')
  assert.equal(weak.grave, null)
  assert.deepEqual([...weak.hinted], ['health'])
  assert.equal(signsIn('his chair').grave, null)
})

test('a weak field counts once, however many of its words are said', () => {
  assert.equal(signsIn('nurse ward').sum, signsIn('nurse').sum)
  assert.ok(signsIn('nurse numb').sum > signsIn('nurse').sum)
})

test('phrases that overlap say one thing', () => {
  const twice = [...FIELDS, { ...FIELDS[1]!, name: 'the same', phrases: 'slippers ~ still' }]
  const { spansIn } = patternFinder(twice.flatMap(tablesOf), {})
  assert.equal(countsOf(twice, spansIn('his slippers are still'.split(' '))).get('death')?.told, 1)
})

test('everyday life, a trade and a story speak against it', () => {
  assert.equal(signsIn('cancer', { isFiction: true, isEveryday: true }).grave, null)
  assert.equal(signsIn('cancer', { isTrade: true, calm: 2 }).grave, null)
  assert.equal(signsIn('cancer', { isOfDear: true, isSorrowful: true }).grave, 'health')
})
