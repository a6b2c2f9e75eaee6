/** Civil time against CPython's zoneinfo on Debian's tzdata (SOURCE.md): every answer exact to the second. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gapAt, instantsOf } from '../../../src/time/wall-clock.ts'
import { offsetAt, transitionsUntil, ZONE_NAMES, type Zone, zone } from '../../../src/time/zones.ts'
import { type GoldenHistory, goldenHistories, goldenOffsets, SPAN_END, SPAN_START } from './rows.ts'

test('the offset is exact on random instants of every zone', (t) => {
  const rows = goldenOffsets()
  const wrong = rows.filter(
    ({ name, instant, offsetSeconds }) => offsetAt(zone(name), instant) !== offsetSeconds,
  )
  assert.deepEqual(wrong, [])
  assert.equal(new Set(rows.map(({ name }) => name)).size, ZONE_NAMES.length)
  const after = rows.filter(({ instant }) => instant >= SPAN_END).length
  assert(rows.length - after >= 5000 && after >= 500)
  t.diagnostic(`zones: ${rows.length - after} instants of 1850–2037 and ${after} of 2038–2399, none wrong`)
})

test('every transition of 1850–2037 is there, at its second, and no other', (t) => {
  let count = 0
  for (const golden of goldenHistories())
    for (const name of golden.names) {
      assert.deepEqual(historyOf(zone(name)), { ...golden, names: [] }, name)
      count += golden.transitions.length
    }
  t.diagnostic(`zones: ${count} transitions of ${ZONE_NAMES.length} names, none wrong`)
})

function historyOf(place: Zone): GoldenHistory {
  const [start, end] = [transitionsUntil(place, SPAN_START), transitionsUntil(place, SPAN_END - 1)]
  const transitions = Array.from(place.transitions.subarray(start, end), (instant, i) => ({
    instant,
    offsetSeconds: place.offsets[start + i + 1]!,
  }))
  return { names: [], firstOffset: place.offsets[start]!, transitions }
}

test('every gap has no instant, every fold has two, and their neighbours one less or more', (t) => {
  const seen = { gaps: 0, folds: 0 }
  for (const { names, firstOffset, transitions } of goldenHistories()) {
    const place = zone(names[0]!)
    let before = firstOffset
    for (const { instant, offsetSeconds: after } of transitions) {
      if (after > before) checkGap(place, instant + before * 1000, instant + after * 1000)
      else checkFold(place, instant + after * 1000, instant + before * 1000, instant)
      seen[after > before ? 'gaps' : 'folds']++
      before = after
    }
  }
  assert(seen.gaps > 9000 && seen.folds > 9000)
  t.diagnostic(`zones: ${seen.gaps} gaps and ${seen.folds} folds, none wrong`)
})

function checkGap(place: Zone, start: number, end: number): void {
  for (const reading of [start, (start + end) / 2, end - 1000]) {
    assert.deepEqual(instantsOf(reading, place), [])
    assert.deepEqual([gapAt(reading, place)?.before, gapAt(reading, place)?.after], [start - 1000, end])
  }
  assert(instantsOf(start - 1000, place).length > 0)
  assert(instantsOf(end, place).length > 0)
}

function checkFold(place: Zone, start: number, end: number, instant: number): void {
  const length = end - start
  assert.deepEqual(instantsOf(start, place), [instant - length, instant])
  assert.deepEqual(instantsOf(end - 1000, place), [instant - 1000, instant + length - 1000])
  assert.deepEqual(instantsOf(start - 1000, place), [instant - length - 1000])
  assert.deepEqual(instantsOf(end, place), [instant + length])
}
