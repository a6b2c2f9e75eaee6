import assert from 'node:assert/strict'
import { test } from 'node:test'
import { figuresAfter } from '../../../test/judgement-page.ts'
import { skyWith } from '../../../test/made-sky.ts'
import type { DayEvent } from '../../almanac/day-events.ts'
import { PTOLEMAIC } from '../../chart/aspects.ts'
import { RULER } from '../../chart/dignities.ts'
import { PLANETS, type Planet } from '../../sky/planets.ts'
import { SIGNS, type Sign } from '../../sky/zodiac.ts'
import { leadEvent, mannerOfEvent, rarity, relevance, type Weighable } from './lead.ts'

const BY_FASTER = figuresAfter('by the faster planet: ')
const OF_STATION = figuresAfter('Of a station: ')
const BUT_MOON = PLANETS.filter((planet) => planet !== 'moon')
const rarityOf = (planet: Planet) => BY_FASTER[planet] ?? BY_FASTER.others!

const near = (found: number, expected: number, what: string) =>
  assert.ok(Math.abs(found - expected) < 1e-9, `${what}: ${found}, expected ${expected}`)

test('an exact aspect is as rare as its faster planet, and a fifth more face to face', () => {
  for (const one of BUT_MOON)
    for (const other of BUT_MOON)
      for (const aspect of PTOLEMAIC) {
        const isFacing = aspect === 'conjunction' || aspect === 'opposition'
        const expected = Math.min(rarityOf(one), rarityOf(other)) * (isFacing ? 1.2 : 1)
        near(rarity({ type: 'exact_aspect', planets: [one, other], aspect }), expected, `${one} ${other}`)
      }
})

test('an ingress has the rarity of its planet and a fifth; a station its own; the new and the full Moon 6', () => {
  for (const planet of BUT_MOON) {
    near(rarity({ type: 'ingress', planets: [planet] }), rarityOf(planet) * 1.2, planet)
    near(rarity({ type: 'station', planets: [planet] }), OF_STATION[planet] ?? OF_STATION.others!, planet)
  }
  for (const type of ['new_moon', 'full_moon'] as const)
    assert.equal(rarity({ type, planets: ['sun', 'moon'] }), 6)
})

test('an eclipse has the rarity 10', () => {
  assert.equal(rarity({ type: 'eclipse', planets: ['sun', 'moon'] }), 10)
})

test('an event concerns a sign 1.3 times more in a corner house, and 1.4 times more with its ruler', () => {
  for (const [at, sign] of SIGNS.entries())
    for (let house = 1; house <= 12; house++)
      for (const planet of BUT_MOON) {
        const longitude = ((at + house - 1) % 12) * 30 + 5
        // A companion in the second house, who is no ruler: one planet in a corner is enough.
        const event: Weighable = { type: 'exact_aspect', planets: [planet, 'pluto'], aspect: 'trine' }
        const sky = skyWith({ pluto: ((at + 1) % 12) * 30 + 5, [planet]: longitude })
        const corner = [1, 4, 7, 10].includes(house) ? 1.3 : 1
        const own = RULER[sign] === planet ? 1.4 : 1
        near(relevance(event, sky, sign), corner * own, `${sign} ${planet} ${house}`)
      }
})

const NOON = Date.UTC(2026, 0, 1, 12)
const HOUR = 3_600_000

const event = (
  type: DayEvent['type'],
  planets: Planet[],
  hours = 0,
  more: Partial<DayEvent> = {},
): DayEvent => ({
  id: `${type} ${planets} ${hours}`,
  type,
  planets,
  sign: 'gemini',
  at: NOON + hours * HOUR,
  ...more,
})

/** All planets in Gemini, the eleventh house from Leo, so that only the ruler concerns it more. */
const leadOn = (events: DayEvent[], sign: Sign = 'leo') =>
  leadEvent({ ...skyWith({}, { elsewhere: 65, instant: NOON }), date: '2026-01-01', events }, sign)?.id ??
  null

test('an event of the weight 4 leads, and one below does not', () => {
  const station = event('station', ['saturn'])
  assert.equal(leadOn([station]), station.id)
  assert.equal(leadOn([event('station', ['saturn'], 0.1)]), null)
  assert.equal(leadOn([event('station', ['saturn'], -0.1)]), null)
  assert.equal(leadOn([]), null)
})

test('twelve hours from noon an event counts three quarters', () => {
  // Mars 4.5 × 1.2 × 0.75 = 4.05; his square alone would have 3.375.
  for (const hours of [-12, 12]) {
    const meeting = event('exact_aspect', ['mars', 'pluto'], hours, { aspect: 'conjunction' })
    assert.equal(leadOn([meeting]), meeting.id)
    assert.equal(leadOn([event('exact_aspect', ['mars', 'pluto'], hours, { aspect: 'square' })]), null)
  }
  // 4.5 × (1 − 5.3 / 48) = 4.003, 4.5 × (1 − 5.4 / 48) = 3.994.
  assert.notEqual(leadOn([event('exact_aspect', ['mars', 'pluto'], 5.3, { aspect: 'square' })]), null)
  assert.equal(leadOn([event('exact_aspect', ['mars', 'pluto'], 5.4, { aspect: 'square' })]), null)
})

test('the weightiest event of a day leads, wherever it stands among them', () => {
  const [mercury, venus, moon] = [
    event('station', ['mercury'], 3),
    event('station', ['venus'], 2),
    event('new_moon', ['sun', 'moon'], 6),
  ]
  assert.equal(leadOn([mercury, venus]), venus.id)
  assert.equal(leadOn([venus, mercury]), venus.id)
  // For Virgo, whose ruler Mercury is: 6 × 1.3 × 1.4, for all are in a corner.
  assert.equal(leadOn([mercury, venus], 'virgo'), mercury.id)
  assert.equal(leadOn([mercury, moon], 'taurus'), mercury.id)
  // 6 × 1.4 × 0.875 = 7.35, more than 7 × 0.958.
  assert.equal(leadOn([venus, moon], 'cancer'), moon.id)
})

test('an aspect has its own manner; a station flows if direct; a full Moon is friction, all else merges', () => {
  const manners = PTOLEMAIC.map((aspect) => mannerOfEvent({ type: 'exact_aspect', aspect }))
  assert.deepEqual(manners, ['merge', 'flow', 'friction', 'flow', 'friction'])
  assert.equal(mannerOfEvent({ type: 'station', direction: 'direct' }), 'flow')
  assert.equal(mannerOfEvent({ type: 'station', direction: 'retrograde' }), 'friction')
  assert.equal(mannerOfEvent({ type: 'full_moon' }), 'friction')
  assert.equal(mannerOfEvent({ type: 'new_moon' }), 'merge')
  assert.equal(mannerOfEvent({ type: 'ingress' }), 'merge')
})
