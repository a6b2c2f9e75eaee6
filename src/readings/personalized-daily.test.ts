import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testParts } from '../../test/service.ts'
import { readPersonalDay } from './personalized-daily.ts'

const BIRTH = {
  birthDateTime: '1987-03-14 05:27:09',
  birthLocation: { latitude: 48.1, longitude: 11.9, timezone: 'Europe/Berlin' },
}

test('the steps of a reading take together what it took, and that is part of the time its reader waited', async () => {
  const started = performance.now()
  const { reading } = await readPersonalDay({ ...BIRTH, date: '2026-03-21' }, testParts())
  const waited = performance.now() - started
  const { total, ...steps } = reading.timings
  for (const [name, ms] of Object.entries(steps)) assert.ok(ms >= 0 && ms <= total, `${name}: ${ms}`)
  const sum = Object.values(steps).reduce((all, ms) => all + ms, 0)
  // Each is rounded to a microsecond.
  assert.ok(Math.abs(sum - total) < 0.004, `${sum} and ${total}`)
  assert.ok(total > 0 && total <= waited + 0.001, `${total} of ${waited}`)
})
