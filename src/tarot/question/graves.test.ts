import assert from 'node:assert/strict'
import { test } from 'node:test'
import { areNamed, type GraveField, signsOfKinds, tablesOf } from './graves.ts'
import { patternFinder } from './pattern-finder.ts'

const FIELDS: readonly GraveField[] = [
  { name: 'illness', grave: 'health', strength: 'named', terms: 'cancer heart_attack' },
  { name: 'wards', grave: 'health', strength: 'weak', terms: 'ward nurse' },
  { name: 'traces', grave: 'death', strength: 'told', phrases: 'his slippers ~ still\n? his chair' },
]
const finder = patternFinder(FIELDS.flatMap(tablesOf), {})
const spansIn = (text: string) => finder.allSpansIn(text.split(' '))

test('a field has two tables: words and rare phrases, and what is common', () => {
  assert.deepEqual(
    spansIn('heart attack').map(({ table }) => table),
    [0],
  )
  assert.deepEqual(
    spansIn('his slippers are still there').map(({ table }) => table),
    [4],
  )
  assert.deepEqual(
    spansIn('his chair').map(({ table }) => table),
    [5],
  )
})

test('the kinds that are hinted at are those of all fields found, common lines included', () => {
  assert.deepEqual([...signsOfKinds(FIELDS, spansIn('his chair and cancer'))].sort(), [
    ['death', 1],
    ['health', 1],
  ])
  assert.deepEqual([...signsOfKinds(FIELDS, spansIn('a chair'))], [])
})

test('a grave matter is named by a rare line of a field that is not weak', () => {
  assert.equal(areNamed(FIELDS, spansIn('cancer')), true)
  assert.equal(areNamed(FIELDS, spansIn('his chair in the ward')), false)
})
