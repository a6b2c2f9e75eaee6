import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { parseRule, transitionsOf } from '../../src/time/zone-rule.ts'
import { readZoneTable } from '../../src/time/zone-table.ts'
import { packZones, withoutRuleMade } from './pack.ts'

const EASTERN = 'EST5EDT,M3.2.0,M11.1.0'
const fat = transitionsOf(parseRule(EASTERN), 2020, 2037)
const lmt = { atSeconds: Date.UTC(1883, 10, 18, 17) / 1000, offsetSeconds: -18_000 }
const eastern = { firstOffset: -17_762, transitions: [lmt, ...fat], rule: EASTERN }

test('transitions that the rule repeats are left out, down to the first it does not make', () => {
  const summerOf2019 = { atSeconds: Date.UTC(2019, 4, 1) / 1000, offsetSeconds: -14_400 }
  const autumnOf2019 = { atSeconds: Date.UTC(2019, 11, 1) / 1000, offsetSeconds: -18_000 }
  const transitions = [lmt, summerOf2019, autumnOf2019, ...fat]
  assert.deepEqual(withoutRuleMade({ ...eastern, transitions }), [lmt, summerOf2019, autumnOf2019])
})

test('where the rule would make one that was left out, the next one is kept', () => {
  const skipping = fat.filter(({ atSeconds }) => new Date(atSeconds * 1000).getUTCFullYear() !== 2026)
  const transitionsLeft = withoutRuleMade({ ...eastern, transitions: skipping })
  assert.equal(new Date(transitionsLeft.at(-1)!.atSeconds * 1000).toISOString(), '2027-03-14T07:00:00.000Z')
})

test('what was packed is read back; equal histories are stored once', () => {
  const plain = { firstOffset: 0, transitions: [], rule: 'UTC0' }
  const odd = { atSeconds: Date.UTC(1937, 6, 1, 0, 0, 28) / 1000, offsetSeconds: 1200 }
  const amsterdam = { firstOffset: 1172, transitions: [odd], rule: '<+0020>-0:20' }
  const table = readZoneTable(
    packZones('2026x', [
      { name: 'A/Eastern', ...eastern, transitions: fat },
      { name: 'Amsterdam', ...amsterdam },
      { name: 'B/Eastern', ...eastern, transitions: fat },
      { name: 'UTC', ...plain },
    ]),
  )
  assert.equal(table.version, '2026x')
  assert.deepEqual(
    [...table.names],
    [
      ['A/Eastern', 0],
      ['Amsterdam', 1],
      ['B/Eastern', 0],
      ['UTC', 2],
    ],
  )
  assert.deepEqual([...table.history(1).transitions], [odd.atSeconds * 1000])
  assert.deepEqual([...table.history(1).offsets], [1172, 1200])
  assert.deepEqual([...table.history(2).offsets], [0])
  assert.equal(table.history(0).transitions[0], fat[0]!.atSeconds * 1000)
})

test('a rule that contradicts the last transition is found when packing', () => {
  const contradiction = { firstOffset: 0, transitions: [lmt], rule: 'CST6' }
  assert.throws(() => packZones('2026x', [{ name: 'A', ...contradiction }]), /contradicts/)
})

test('a table that is cut short, or is no table, is refused', () => {
  const table = packZones('2026x', [{ name: 'A', ...eastern }])
  assert.throws(() => readZoneTable(table.subarray(0, 40)), /ends too soon/)
  assert.throws(() => readZoneTable(Buffer.from('something else')), /not a zone table/)
})

test('data/zones/SOURCE.md describes the table that is there', () => {
  const table = readFileSync('data/zones/zones.bin')
  const source = readFileSync('data/zones/SOURCE.md', 'utf8')
  assert.ok(source.includes(createHash('sha256').update(table).digest('hex')))
  assert.ok(source.includes(`tzdb **${readZoneTable(table).version}**`))
})
