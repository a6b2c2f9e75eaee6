/** The list of facts whose texts deny each other. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Subject } from '../../judgement/chart/fact.ts'
import { isAlwaysIncluded } from '../../judgement/chart/opposites.ts'
import { readOppositeSides } from '../opposites.ts'
import { MEANINGS, OPPOSITES } from './meanings.ts'

const sides = readOppositeSides('en')
const meaningOfId = new Map(MEANINGS.map((meaning) => [meaning.id, meaning]))

test('the list has only facts that have a text, each pair once, with a reason', (t) => {
  const pairs = sides.flatMap(({ one, other }) => one.flatMap((a) => other.map((b) => [a, b].sort().join())))
  t.diagnostic(`${sides.length} entries, ${pairs.length} pairs`)
  assert.deepEqual(
    [...OPPOSITES.keys()].filter((id) => !meaningOfId.has(id)),
    [],
  )
  assert.deepEqual(
    pairs.filter((pair, at) => pairs.indexOf(pair) !== at),
    [],
  )
  for (const { one, other, why } of sides) {
    assert.ok(one.length > 0 && other.length > 0, why)
    assert.match(why, /^[A-Z].+; .+\.$/)
  }
})

test('of every pair one can be left out: signs that begin sections are on one side at most', () => {
  const begins = (id: string) => {
    const { kind } = meaningOfId.get(id)!
    return isAlwaysIncluded({ kind, subjects: [id.split('-in-')[0]!.replace('-', '_') as Subject] })
  }
  for (const { one, why } of sides) assert.ok(!one.some(begins), why)
})

test('each of one side denies each of the other, and what denies is denied', () => {
  for (const { one, other, why } of sides)
    for (const a of one) for (const b of other) assert.ok(OPPOSITES.get(a)!.has(b), why)
  for (const [id, denied] of OPPOSITES) for (const other of denied) assert.ok(OPPOSITES.get(other)!.has(id))
})
