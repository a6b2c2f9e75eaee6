import assert from 'node:assert/strict'
import { test } from 'node:test'
import { positionsAt } from '../../sky/ephemeris.ts'
import { signOf } from '../../sky/zodiac.ts'
import { DAY_MS } from '../../time/time-scales.ts'
import { dayNumber, ordinalInSign, ordinalOfContact } from './moon-round.ts'

const signAt = (day: number) => signOf(positionsAt((day + 0.5) * DAY_MS).moon.longitude)

test('noons with the Moon in the same sign have different ordinals, later ones higher', () => {
  for (const start of ['1600-01-01', '1999-06-01', '2026-01-01', '2398-12-01']) {
    const last = new Map<string, number>()
    for (let day = dayNumber(start); day < dayNumber(start) + 390; day++) {
      const ordinal = ordinalInSign(day)
      const before = last.get(signAt(day))
      if (before !== undefined) assert.ok(ordinal > before, `${day}`)
      last.set(signAt(day), ordinal)
    }
  }
})

test('the Moon’s rounds are numbered without a gap over all the centuries', () => {
  const days = [dayNumber('1600-01-01'), dayNumber('2399-12-31')] as const
  const rounds = (ordinalOfContact(days[1], 1000) - ordinalOfContact(days[0], 1000)) / 1000
  // A tropical month has 27.321582 days.
  assert.ok(Math.abs(rounds - (days[1] - days[0]) / 27.321582) < 1)
})

test('the order in which days are asked for does not matter', () => {
  const days = Array.from({ length: 60 }, (_, i) => dayNumber('2026-05-01') + i)
  const forward = days.map((day) => ordinalOfContact(day, 4))
  const backward = days.toReversed().map((day) => ordinalOfContact(day, 4))
  assert.deepEqual(forward, backward.toReversed())
})
