import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isCurrentDay, isCurrentPeriod } from './current-dates.ts'

const at = (text: string) => Date.parse(`${text}Z`)

test('a date is current from a day before it begins in Kiritimati until feeds tell it no more anywhere', () => {
  const isCurrent = (now: string) => isCurrentDay('2026-11-18', at(now))
  assert.equal(isCurrent('2026-11-16T09:59'), false)
  assert.equal(isCurrent('2026-11-16T10:00'), true)
  assert.equal(isCurrent('2026-11-25T11:59'), true)
  assert.equal(isCurrent('2026-11-25T12:00'), false)
})

test('a period is current from a month before it begins until it has ended everywhere', () => {
  const isCurrent = (now: string) => isCurrentPeriod({ from: '2027-01-01', to: '2027-12-31' }, at(now))
  assert.equal(isCurrent('2026-11-30T23:59'), false)
  assert.equal(isCurrent('2026-12-01T00:00'), true)
  assert.equal(isCurrent('2028-01-01T11:59'), true)
  assert.equal(isCurrent('2028-01-01T12:00'), false)
})
