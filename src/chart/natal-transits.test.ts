import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DAY_MS } from '../time/time-scales.ts'
import { castChart } from './chart.ts'
import { exactMoonMoments } from './natal-transits.ts'

const chart = castChart({
  instant: Date.UTC(1990, 4, 15, 12, 30),
  place: { latitude: 52.52, longitude: 13.405 },
  houseSystem: 'whole',
})

const SECOND_MS = 1000
const FROM = Date.UTC(2026, 10, 15)

test('a moment is the same wherever the span around it begins and ends', () => {
  const week = exactMoonMoments(chart, FROM, FROM + 7 * DAY_MS)
  assert.ok(week.length > 10)
  for (const { instant, aspect, natal } of week)
    for (const [before, after] of [
      [SECOND_MS, DAY_MS],
      [DAY_MS, SECOND_MS],
      [SECOND_MS, SECOND_MS],
    ] as const) {
      const found = exactMoonMoments(chart, instant - before, instant + after)
      const same = found.find((moment) => moment.aspect === aspect && moment.natal === natal)
      assert.ok(same, `${aspect} ${natal}`)
      // The Moon takes a fifth of a second for a tenth of an arcsecond.
      assert.ok(Math.abs(same.instant - instant) < SECOND_MS / 5, `${aspect} ${natal}`)
    }
})
