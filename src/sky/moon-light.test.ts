import assert from 'node:assert/strict'
import { test } from 'node:test'
import { terrestrialTime } from '../time/time-scales.ts'
import { moonDistance } from './moon-light.ts'

const AU_KM = 149_597_870.7

/** Extreme perigees and apogees, km: J. Meeus, Sky and Telescope, August 1981 (1750–2125), and the Hemelkalender's glossary (1960–2040). */
const PUBLISHED = [
  ['1912-01-04', 356_375],
  ['2034-11-25', 356_445],
  ['1984-03-02', 406_712],
  ['2125-02-03', 406_720],
] as const

/** Of the hours of a day and its neighbours. */
function extremes(date: string): [smallest: number, greatest: number] {
  const hours = Array.from({ length: 72 }, (_, hour) =>
    moonDistance(terrestrialTime(Date.parse(date) + (hour - 24) * 3_600_000)),
  )
  return [Math.min(...hours) * AU_KM, Math.max(...hours) * AU_KM]
}

for (const [date, kilometres] of PUBLISHED)
  test(`the Moon is ${kilometres} km away on ${date}, an extreme of its time`, () => {
    const [smallest, greatest] = extremes(date)
    const found = kilometres < 380_000 ? smallest : greatest
    assert.ok(Math.abs(found - kilometres) < 25, `${found}`)
  })
