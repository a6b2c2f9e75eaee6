/** docs/natal-reading.md, "Facts": which kinds there are, and of whom they tell. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { PLANETS } from '../../sky/planets.ts'
import { FACT_KINDS, isPlanet, READING_BODIES } from './fact.ts'

test('the kinds of facts are those of the page, in its order', () => {
  const table = readFileSync('docs/natal-reading.md', 'utf8').split('| Kind | Ids | When |\n')[1]!
  const rows = table.split('\n\n')[0]!.split('\n').slice(1)
  assert.deepEqual(
    rows.map((row) => /`(\w+)`/.exec(row)![1]),
    [...FACT_KINDS],
  )
})

test('a reading mentions the ten planets, and after them the north node, which is none of them', () => {
  assert.deepEqual([...READING_BODIES], [...PLANETS, 'north_node'])
  assert.ok(PLANETS.every(isPlanet))
  assert.ok(!['north_node', 'ascendant', 'midheaven'].some(isPlanet))
})
