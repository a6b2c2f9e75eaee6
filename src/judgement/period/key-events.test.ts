import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SIGNS, type Sign } from '../../sky/zodiac.ts'
import { monthsOf, type PeriodType, periodAround } from '../../time/period.ts'
import { byWeight, KEY_EVENT_KINDS, type KeyEvent, keyEvents } from './key-events.ts'

const named = (events: readonly KeyEvent[]) => events.map(({ event }) => event.uid)
/** All that the text of a period would mention of its days if there were room: a year has room for thirty. */
const roomy = (date: string, type: PeriodType, sign: Sign) =>
  keyEvents({ ...periodAround(date, type), type: 'year' }, sign)
const heaviest = (events: readonly KeyEvent[], max: number) =>
  events
    .toSorted((a, b) => b.weight - a.weight || a.event.at - b.event.at)
    .slice(0, max)
    .toSorted((a, b) => a.event.at - b.event.at)

const MANNERS: Record<string, string> = {
  conjunction: 'merge',
  sextile: 'flow',
  trine: 'flow',
  square: 'friction',
  opposition: 'friction',
}

test('an event is listed on its UTC day, in the house of its sign; stations and aspects have a manner, the others none', () => {
  const met = new Set<string>()
  for (const [n, sign] of SIGNS.entries())
    for (const { event, kind, date, house, manner } of keyEvents(periodAround('2026-01-01', 'year'), sign)) {
      assert.equal(date, new Date(event.at).toISOString().slice(0, 10))
      assert.equal(house, ((SIGNS.indexOf(event.sign) - n + 12) % 12) + 1)
      if (event.type === 'station') assert.equal(manner, event.direction === 'direct' ? 'flow' : 'friction')
      else if (event.type === 'exact_aspect') assert.equal(manner, MANNERS[event.aspect!])
      else assert.equal(manner, null)
      if (event.type === 'moon_phase') assert.equal(kind.replace('_', '-'), event.id)
      else assert.equal(kind, event.type)
      met.add(`${kind} ${manner}`)
    }
  const kinds = new Set([...met].map((seen) => seen.split(' ')[0]!))
  assert.deepEqual([...kinds].toSorted(), [...KEY_EVENT_KINDS].toSorted())
  for (const seen of ['new_moon null', 'full_moon null', 'eclipse null', 'ingress null', 'station flow'])
    assert.ok(met.has(seen), seen)
  for (const manner of ['merge', 'flow', 'friction']) assert.ok(met.has(`exact_aspect ${manner}`), manner)
})

test('an eclipse is the only new or full Moon of its day', () => {
  const keyEventsFound = keyEvents(periodAround('2026-01-01', 'year'), 'leo')
  const eclipses = keyEventsFound.filter(({ kind }) => kind === 'eclipse').map(({ date }) => date)
  // Fred Espenak's catalogue.
  assert.deepEqual(eclipses, ['2026-02-17', '2026-03-03', '2026-08-12', '2026-08-28'])
  const moons = keyEventsFound.filter(({ event }) => event.type === 'moon_phase').map(({ date }) => date)
  assert.ok(moons.length > 3 && moons.every((date) => !eclipses.includes(date)), moons.join())
})

test('of a week the six weightiest are mentioned, of a month twelve, of a year thirty, in order of time', () => {
  const cases: [PeriodType, string, Sign, number][] = [
    ['week', '2023-05-15', 'aries', 6],
    ['week', '2016-12-19', 'libra', 6],
    ['month', '2015-03-01', 'gemini', 12],
    ['month', '2015-07-01', 'virgo', 12],
  ]
  for (const [type, date, sign, max] of cases) {
    const all = roomy(date, type, sign)
    assert.ok(all.length > max, `${date}: ${all.length}`)
    const keyEventsFound = keyEvents(periodAround(date, type), sign)
    assert.equal(keyEventsFound.length, max)
    assert.deepEqual(named(keyEventsFound), named(heaviest(all, max)))
  }
  const months = monthsOf(periodAround('2026-01-01', 'year'))
  const all = months.flatMap(({ from }) => roomy(from, 'month', 'gemini'))
  const keyEventsFound = keyEvents(periodAround('2026-01-01', 'year'), 'gemini')
  assert.equal(keyEventsFound.length, 30)
  assert.deepEqual(named(keyEventsFound), named(heaviest(all, 30)))
})

test('an event of the last day of a period is mentioned in it, and not in the next', () => {
  // The full Moon of 2026-05-31 is at 08:45 UTC, a Sunday.
  const full = 'full-moon-2026-05-31'
  assert.ok(named(keyEvents(periodAround('2026-05-25', 'week'), 'leo')).includes(full))
  assert.ok(named(keyEvents(periodAround('2026-05-31', 'month'), 'leo')).includes(full))
  assert.ok(!named(keyEvents(periodAround('2026-06-01', 'week'), 'leo')).includes(full))
})

test('a week without a weighty event has the weightiest of its light ones, of any planets', () => {
  for (const [date, sign, uid] of [
    ['2015-04-27', 'cancer', 'sun-sextile-neptune'],
    ['2016-01-11', 'scorpio', 'sun-trine-jupiter'],
  ] as const) {
    const keyEventsFound = keyEvents(periodAround(date, 'week'), sign)
    assert.deepEqual(
      keyEventsFound.map(({ event }) => event.id),
      [uid],
    )
    assert.ok(keyEventsFound[0]!.weight < 4)
  }
})

test('an event that weighs just four is mentioned, and not an aspect of other planets that weighs more', () => {
  // Mars, who rules another sign, has a trine with Uranus in the same week.
  const keyEventsFound = keyEvents(periodAround('2018-03-05', 'week'), 'cancer')
  assert.deepEqual(
    keyEventsFound.map(({ event, weight }) => [event.id, weight]),
    [['jupiter-turns-retrograde', 4]],
  )
})

test('exact aspects are those of two slow planets, or of the sign’s ruler', () => {
  const slow = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto']
  const kinds = new Set<string>()
  for (const [sign, ruler] of [
    ['aries', 'mars'],
    ['libra', 'venus'],
  ] as const)
    for (const { event } of monthsOf(periodAround('2025-01-01', 'year')).flatMap((month) =>
      keyEvents(month, sign),
    )) {
      if (event.type !== 'exact_aspect') continue
      const planets: readonly string[] = event.planets
      const ofRuler = planets.includes(ruler)
      const ofSlow = planets.every((planet) => slow.includes(planet))
      assert.ok(ofRuler || ofSlow, event.uid)
      kinds.add(ofRuler ? 'ruler' : 'slow')
    }
  assert.deepEqual([...kinds].toSorted(), ['ruler', 'slow'])
})

test('the heavier of two events comes first, of equals the earlier', () => {
  const event = (weight: number, at: number) => ({ weight, event: { at } }) as KeyEvent
  const sorted = [event(4, 3), event(6, 9), event(4, 1), event(5, 0)].toSorted(byWeight)
  assert.deepEqual(
    sorted.map(({ weight, event: { at } }) => [weight, at]),
    [
      [6, 9],
      [5, 0],
      [4, 1],
      [4, 3],
    ],
  )
})
