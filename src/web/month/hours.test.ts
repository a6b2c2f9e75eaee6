import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isBeforeSunrise, presentHour } from './hours.ts'

const at = (clock: string) => `2026-11-17T${clock}:00.000Z`
const HOURS = [
  { from: at('07:00'), to: at('07:50') },
  { from: at('07:50'), to: at('08:40') },
]
const present = (clock: string) => presentHour(HOURS, Date.parse(at(clock)))

test('an hour begins with its first instant and ends before that of the next', () => {
  assert.equal(present('07:00'), HOURS[0])
  assert.equal(present('07:49'), HOURS[0])
  assert.equal(present('07:50'), HOURS[1])
  assert.equal(present('08:40'), undefined)
  assert.equal(present('06:59'), undefined)
})

test('before sunrise the hours of the day before are running', () => {
  assert.equal(isBeforeSunrise(HOURS, Date.parse(at('06:59'))), true)
  assert.equal(isBeforeSunrise(HOURS, Date.parse(at('07:00'))), false)
})
