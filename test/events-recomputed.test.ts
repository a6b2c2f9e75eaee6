/** What happens in the sky from midnight to midnight, against a slow scan with astronomy-engine, an independent library: nothing is missing, and nothing is made up. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Body, Ecliptic, EclipticGeoMoon, GeoVector, MakeTime, SunPosition } from 'astronomy-engine'
import { capital, PLANETS, SIGNS } from './recomputed/tables.ts'
import { testParts, testService } from './service.ts'

const service = await testService(testParts({ RATE_LIMITS: 'off' }))
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

interface Event {
  id: string
  type: string
  planets: string[]
  sign: string
  at: string
  aspect?: string
  direction?: string
}

/** Of two years, a century apart. */
const YEARS = [1926, 2026]
const days = YEARS.flatMap((year) =>
  Array.from({ length: 365 }, (_, day) => Date.UTC(year, 0, 1) + day * DAY_MS),
)
const dateOf = (start: number) => new Date(start).toISOString().slice(0, 10)

const eventsOf = new Map<number, Event[]>()
for (const start of days) {
  const payload = { sign: 'aries', date: dateOf(start) }
  const reply = await service.inject({ method: 'POST', url: '/v1/astrology/daily-horoscope', payload })
  eventsOf.set(start, reply.json().data.transits.events)
}

/** Two ephemerides differ by so many degrees: what lies nearer to midnight than that may belong to either day. */
const LIBRARY = 0.02

const cached = new Map<string, number>()
function longitudeOf(planet: string, instant: number): number {
  const key = `${planet} ${instant}`
  const before = cached.get(key)
  if (before !== undefined) return before
  const found = longitudeNow(planet, instant)
  // Days begin where others end, and motions are measured from hour to hour.
  if (instant % HOUR_MS === 0) cached.set(key, found)
  return found
}

function longitudeNow(planet: string, instant: number): number {
  const time = MakeTime(new Date(instant))
  if (planet === 'sun') return SunPosition(time).elon
  if (planet === 'moon') return EclipticGeoMoon(time).lon
  return Ecliptic(GeoVector(Body[capital(planet) as keyof typeof Body], time, true)).elon
}

/** From −180 to 180. */
const signed = (angle: number) => ((((angle + 180) % 360) + 360) % 360) - 180

interface FoundEvent {
  id: string
  at: number
  /** Too near midnight to say on which of two days. */
  isOpen: boolean
}

/** Where a height passes 0 in a day, if it does. */
function passes(id: string, start: number, height: (instant: number) => number): FoundEvent[] {
  const [before, after] = [height(start), height(start + DAY_MS)]
  if (Math.abs(before) > 90 || Math.abs(after) > 90) return []
  const isOpen = Math.min(Math.abs(before), Math.abs(after)) < LIBRARY
  if (before * after > 0 && !isOpen) return []
  let [from, to] = [start, start + DAY_MS]
  while (to - from > 1000) {
    const middle = (from + to) / 2
    if (height(middle) * before > 0) from = middle
    else to = middle
  }
  return [{ id, at: from, isOpen }]
}

const ANGLES = {
  conjunction: [0],
  sextile: [60, -60],
  square: [90, -90],
  trine: [120, -120],
  opposition: [180],
}
const WANDERERS = PLANETS.filter((planet) => planet !== 'moon')

function aspectsOf(start: number): FoundEvent[] {
  return WANDERERS.flatMap((one, place) =>
    WANDERERS.slice(place + 1).flatMap((other) =>
      Object.entries(ANGLES).flatMap(([aspect, angles]) =>
        angles.flatMap((angle) =>
          passes(`${one}-${aspect}-${other}`, start, (instant) =>
            signed(longitudeOf(one, instant) - longitudeOf(other, instant) - angle),
          ),
        ),
      ),
    ),
  )
}

function ingressesOf(start: number): FoundEvent[] {
  return WANDERERS.flatMap((planet) =>
    SIGNS.flatMap((_, border) => {
      const height = (instant: number) => signed(longitudeOf(planet, instant) - border * 30)
      return passes('', start, height).map((found) => {
        // Forwards it enters the sign that begins there, backwards the one before.
        const isForwards = height(found.at + HOUR_MS) > height(found.at - HOUR_MS)
        const entered = SIGNS[(border + (isForwards ? 0 : 11)) % 12]
        return { ...found, id: `${planet}-enters-${entered}` }
      })
    }),
  )
}

function lunationsOf(start: number): FoundEvent[] {
  const apart = (instant: number) => longitudeOf('moon', instant) - longitudeOf('sun', instant)
  return [
    ...passes('new-moon', start, (instant) => signed(apart(instant))),
    ...passes('full-moon', start, (instant) => signed(apart(instant) - 180)),
  ]
}

/** Every planet but the lights turns where its motion from one hour to the next changes its sign. */
function stationsOf(start: number): FoundEvent[] {
  return WANDERERS.slice(1).flatMap((planet) => {
    const motion = (instant: number) =>
      signed(longitudeOf(planet, instant + HOUR_MS) - longitudeOf(planet, instant - HOUR_MS))
    const [before, after] = [motion(start), motion(start + DAY_MS)]
    // The slow ones stand still for long: which day they turn on hangs on the last digit of the library.
    if (before * after > 0) return []
    return [{ id: `${planet}-turns-${after < 0 ? 'retrograde' : 'direct'}`, at: start, isOpen: false }]
  })
}

const idsOf = (start: number, type: RegExp) =>
  eventsOf
    .get(start)!
    .filter((event) => type.test(event.type))
    .map(({ id }) => id)

/** Compares day by day; what lies on midnight may be on either side of it. */
function compare(type: RegExp, scan: (start: number) => FoundEvent[]): number {
  let count = 0
  for (const start of days) {
    const found = scan(start)
    const certain = found.filter(({ isOpen }) => !isOpen).map(({ id }) => id)
    const possible = new Set(found.map(({ id }) => id))
    const shown = idsOf(start, type)
    for (const id of certain) assert.ok(shown.includes(id), `${dateOf(start)} lacks ${id}`)
    for (const id of shown) assert.ok(possible.has(id), `${dateOf(start)} has ${id}`)
    assert.equal(new Set(shown).size, shown.length)
    for (const { id, at } of eventsOf.get(start)!) {
      const expected = found.find((each) => each.id === id && !each.isOpen)
      // An hour for the slow ones, whose last digits take so long; the others are within minutes.
      if (expected && type.source !== 'station')
        assert.ok(Math.abs(Date.parse(at) - expected.at) < slowness(id), `${id} at ${at}`)
    }
    count += shown.length
  }
  return count
}

/** How long it takes the faster planet of an event to cross what two ephemerides differ by. */
function slowness(id: string): number {
  if (/moon/.test(id)) return 10 * 60_000
  if (/sun|mercury|venus/.test(id)) return 3 * HOUR_MS
  return DAY_MS
}

test('every exact aspect of a slow scan is reported on its day, and no other', (t) => {
  const count = compare(/exact_aspect/, aspectsOf)
  t.diagnostic(`${count} exact aspects`)
  assert.ok(count > 350)
})

test('every ingress of a slow scan is reported on its day, and no other', (t) => {
  const count = compare(/ingress/, ingressesOf)
  t.diagnostic(`${count} ingresses`)
  assert.ok(count > 70)
})

test('every new and full Moon of a slow scan is reported on its day, and no other', (t) => {
  const count = compare(/moon/, lunationsOf)
  t.diagnostic(`${count} new and full Moons`)
  assert.ok(count >= 49)
})

test('every station of a slow scan is reported within a day, and no other', (t) => {
  const shown = days.flatMap((start) => idsOf(start, /station/).map((id) => ({ id, start })))
  const found = days.flatMap((start) => stationsOf(start).map(({ id }) => ({ id, start })))
  const hasNear = (list: typeof shown, { id, start }: { id: string; start: number }) =>
    list.some((each) => each.id === id && Math.abs(each.start - start) <= DAY_MS)
  for (const each of found) assert.ok(hasNear(shown, each), `${dateOf(each.start)} lacks ${each.id}`)
  for (const each of shown) assert.ok(hasNear(found, each), `${dateOf(each.start)} has ${each.id}`)
  t.diagnostic(`${shown.length} stations`)
  assert.equal(shown.length, found.length)
})

test('an event names its planets, and the sign that the first of them is in or enters', () => {
  for (const start of days)
    for (const { id, type, planets, sign, at, aspect, direction } of eventsOf.get(start)!) {
      const instant = Date.parse(at)
      assert.ok(instant >= start && instant < start + DAY_MS, `${id} at ${at}`)
      const [first] = planets
      const names: Record<string, string> = {
        ingress: `${first}-enters-${sign.toLowerCase()}`,
        station: `${first}-turns-${direction}`,
        new_moon: 'new-moon',
        full_moon: 'full-moon',
        exact_aspect: `${first}-${aspect}-${planets[1]}`,
      }
      assert.equal(id, names[type])
      assert.equal(planets.length, type === 'ingress' || type === 'station' ? 1 : 2)
      if (type.endsWith('moon')) assert.deepEqual(planets, ['moon', 'sun'])
      assert.equal(direction !== undefined, type === 'station' || type === 'ingress')
      if (type === 'ingress') {
        const moved = signed(longitudeOf(first!, instant + HOUR_MS) - longitudeOf(first!, instant - HOUR_MS))
        assert.equal(direction, moved > 0 ? 'direct' : 'retrograde', id)
      }
      assert.equal(aspect !== undefined, type === 'exact_aspect')
      const inSign = longitudeOf(first!, instant) % 30
      // An ingress lies on the border; elsewhere a planet that is not on one is in the sign named.
      if (type === 'ingress') assert.ok(Math.min(inSign, 30 - inSign) < LIBRARY, id)
      else if (inSign > LIBRARY && inSign < 30 - LIBRARY)
        assert.equal(sign, capital(SIGNS[Math.floor(longitudeOf(first!, instant) / 30)]!), id)
    }
})

test('the events of a day come in the order of time', () => {
  for (const start of days) {
    const times = eventsOf.get(start)!.map(({ at }) => Date.parse(at))
    assert.deepEqual(
      times,
      times.toSorted((a, b) => a - b),
    )
  }
})
