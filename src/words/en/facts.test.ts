import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DayEvent } from '../../almanac/day-events.ts'
import { eventWords } from './facts.ts'

const event = (type: DayEvent['type'], rest: Partial<DayEvent>): DayEvent =>
  ({ id: 'any', type, at: 0, planets: ['mercury'], sign: 'leo', ...rest }) as DayEvent

test('each kind of event is told to a model in words of its own', () => {
  const told: [DayEvent, RegExp][] = [
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
  for (const [happening, words] of told) assert.match(eventWords(happening, null), words)
})
