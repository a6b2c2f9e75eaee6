import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DayEvent } from '../../almanac/day-events.ts'
import type { TimedMoment } from '../../judgement/person/facts.ts'
import type { WeighedTransit } from '../../judgement/person/transits.ts'
import {
  aspectWords,
  contactWords,
  eventWords,
  momentWords,
  natalPlacementWords,
  placementWords,
} from './facts.ts'

const event = (type: DayEvent['type'], rest: Partial<DayEvent>): DayEvent =>
  ({ id: 'any', type, at: 0, planets: ['mercury'], sign: 'leo', ...rest }) as DayEvent

test('the prompt has words of its own for each kind of event', () => {
  const cases: [DayEvent, RegExp][] = [
    [event('station', { direction: 'direct' }), /^Mercury stands still and turns forward; /],
    [event('station', { direction: 'retrograde' }), /^Mercury stands still and turns back; /],
    [event('ingress', {}), /^Mercury enters Leo; /],
    [event('new_moon', { planets: ['moon', 'sun'] }), /^new Moon in Leo; /],
    [event('full_moon', { planets: ['moon', 'sun'] }), /^full Moon in Leo; /],
    [
      event('full_moon', { planets: ['moon', 'sun'], eclipse: 'total-lunar-eclipse' }),
      /^full Moon and total lunar eclipse in Leo; /,
    ],
    [
      event('new_moon', { planets: ['moon', 'sun'], eclipse: 'annular-solar-eclipse' }),
      /^new Moon and annular solar eclipse in Leo; /,
    ],
    [
      event('exact_aspect', { planets: ['mars', 'venus'], aspect: 'square' }),
      /^Mars rubs against Venus by square; /,
    ],
  ]
  for (const [happening, words] of cases) assert.match(eventWords(happening, null), words)
})

test('a planet’s house is named with its matter, for a sign and for a person', () => {
  const words = eventWords(event('ingress', {}), 10)
  assert.equal(
    words,
    "Mercury enters Leo, the reader's place of career and reputation; it happens on this very day",
  )
  assert.equal(
    placementWords({ id: 'moon-in-leo', planet: 'moon', sign: 'leo', house: 5 }),
    "the Moon is in Leo, the reader's place of play and creation",
  )
  assert.equal(
    natalPlacementWords({ id: 'venus-in-house-7', planet: 'venus', house: 7 }),
    "Venus passes through the reader's place of partners and rivals",
  )
})

test('an aspect is named by its manner, with the keywords of the second planet, or of the one that aspects the sign', () => {
  assert.equal(
    aspectWords('venus', 'trine', 'mars', 'leo'),
    'Venus is at ease with Mars by trine (initiative, strength, resolve)',
  )
  assert.equal(
    aspectWords('venus', 'square', null, 'leo'),
    'Venus rubs against Leo by square (indulgence, envy, cost)',
  )
  assert.equal(
    aspectWords('sun', 'conjunction', 'moon', 'leo'),
    'the Sun works as one with the Moon by conjunction (mood, instinct, habit)',
  )
})

test('a contact with the birth chart has its house, the keywords of the transit, and its hour if it has one', () => {
  const transit = { transiting: 'mars', natal: 'venus', name: 'trine', house: 4 } as WeighedTransit
  const moment = { aspect: 'square', natal: 'sun', clock: '14:20' } as TimedMoment
  const words =
    'Mars is at ease with your Venus by trine, in the place of home and family (initiative, strength, resolve)'
  assert.equal(contactWords(transit, undefined), words)
  assert.equal(contactWords(transit, moment), `${words}, exact at 14:20`)
  assert.equal(momentWords(moment), 'the Moon rubs against your Sun by square, exact at 14:20')
})
