import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DAY_EVENTS } from './day-events.ts'
import { EVENT_TYPES, KINDS } from './kinds.ts'
import { CHAPTER_KINDS } from './life.ts'
import { LUNATION_PHASES } from './natal-transits/natal-lunations.ts'
import { PROGRESSED_EVENT_KINDS } from './progressions.ts'

test('the reference lists what can happen from the frequent to the particular, and the chapters of a life by their planets', () => {
  const lists: readonly (readonly [string, readonly string[]])[] = [
    [
      'ingress station new_moon full_moon exact_aspect moon_phase moon_ingress moon_aspect season',
      EVENT_TYPES,
    ],
    ['ingress station new_moon full_moon exact_aspect', DAY_EVENTS],
    ['sign house phase direction aspect', PROGRESSED_EVENT_KINDS],
    ['new_moon full_moon', LUNATION_PHASES],
    [
      'saturn-return jupiter-return node-return uranus-square uranus-opposition uranus-return neptune-square pluto-square progressed-new-moon progressed-full-moon progressed-sun-sign',
      CHAPTER_KINDS,
    ],
  ]
  for (const [expected, codes] of lists) assert.equal(codes.join(' '), expected)
})

test('nine planets besides the Moon make ingresses, eight of them stations, and every two of them aspects', () => {
  assert.equal(KINDS.ingress.length, 9)
  assert.equal(KINDS.station.length, 8)
  assert.equal(KINDS.exact_aspect.length, (9 * 8) / 2)
  assert.equal(KINDS.moon_aspect.length, 9)
})
