import assert from 'node:assert/strict'
import { test } from 'node:test'
import { separation, signedArc } from '../sky/angle.ts'
import { positionAtTt } from '../sky/ephemeris.ts'
import { DAY_MS, terrestrialTime } from '../time/time-scales.ts'
import { loopsFrom, ORBITS, type OrbitingBody, positionsOverTime } from './loops.ts'
import { type ReturnTarget, returnsFrom, windowOf } from './returns.ts'

const SAN_DIEGO_2000 = Date.parse('2000-01-01T10:00:00-08:00')
const BODIES = Object.keys(ORBITS) as OrbitingBody[]

const tropical = (body: OrbitingBody, birth: number): ReturnTarget => ({ body, birth, ayanamsa: null })
const firstAfter = (target: ReturnTarget, iso: string) => returnsFrom(target, Date.parse(iso)).next().value!
const text = (instant: number) => new Date(instant).toISOString().slice(0, 19)
const longitudeOf = (body: OrbitingBody, instant: number) =>
  positionAtTt(body, terrestrialTime(instant)).longitude

test('a birth near New Year has two solar returns in one civil year and none in another', () => {
  const returns = returnsFrom(tropical('sun', SAN_DIEGO_2000), SAN_DIEGO_2000).take(5).toArray()
  // By the clocks of San Diego: none in 2002, two in 2004.
  assert.deepEqual(
    returns.map(({ passes }) => text(passes[0].instant - 8 * 3_600_000).slice(0, 10)),
    ['2000-12-31', '2001-12-31', '2003-01-01', '2004-01-01', '2004-12-31'],
  )
  assert.deepEqual(
    returns.map(({ number }) => number),
    [1, 2, 3, 4, 5],
  )
})

test('the first return at or after a moment is found, whatever year it falls in', () => {
  const target = tropical('sun', SAN_DIEGO_2000)
  const { passes, number } = firstAfter(target, '2029-12-31T12:00:00Z')
  // Astrodienst: JD(TT) 2462502.521823 (test/golden/returns/SOURCE.md).
  assert.ok(Math.abs(terrestrialTime(passes[0].instant) - 2462502.521823) * 86_400 < 1)
  assert.equal(number, 30)
  const [pass] = passes
  assert.equal(returnsFrom(target, pass.instant).next().value!.number, 30)
  assert.equal(returnsFrom(target, pass.instant + 1000).next().value!.number, 31)
})

test('at a return the body is where it was at birth, to a thousandth of an arcsecond', () => {
  for (const body of ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'true_node'] as const)
    for (const year of [1923, 1957, 1984]) {
      const birth = Date.UTC(year, 4, 17, 8, 13)
      for (const { passes } of returnsFrom(tropical(body, birth), birth).take(3))
        for (const { instant } of passes) {
          const arc = separation(longitudeOf(body, instant), longitudeOf(body, birth)) * 3600
          assert.ok(arc < 0.001, `${body} ${year}: ${arc}″`)
        }
    }
})

test('all passes of a loop are one return, and the loop around the birth is none', () => {
  const target = tropical('saturn', SAN_DIEGO_2000)
  // Saturn turned direct on 2000-01-12, and was back at the natal degree ten days later: no return.
  const [first, second] = returnsFrom(target, SAN_DIEGO_2000).take(2).toArray()
  assert.deepEqual(
    first!.passes.map(({ instant, retrograde }) => [text(instant).slice(0, 7), retrograde]),
    [
      ['2028-07', false],
      ['2028-09', true],
      ['2029-04', false],
    ],
  )
  assert.equal(first!.number, 1)
  assert.equal(second!.passes.length, 1)
})

test('a return that has begun is given with all its passes until the last is over', () => {
  const target = tropical('saturn', SAN_DIEGO_2000)
  const whole = firstAfter(target, '2028-01-01T00:00:00Z')
  assert.deepEqual(firstAfter(target, '2028-12-01T00:00:00Z'), whole)
  assert.equal(firstAfter(target, '2029-04-02T00:00:00Z').number, 2)
})

test('the node goes backwards: its returns are retrograde, and the true node passes several times', () => {
  const [mean] = returnsFrom(tropical('mean_node', SAN_DIEGO_2000), SAN_DIEGO_2000).take(1).toArray()
  assert.deepEqual(
    mean!.passes.map(({ retrograde }) => retrograde),
    [true],
  )
  const counts = Array.from({ length: 60 }, (_, i) => {
    const birth = Date.UTC(1950, i, 3, 7)
    return firstAfter(tropical('true_node', birth), '1971-01-01T00:00:00Z').passes
  })
  for (const passes of counts) assert.ok(passes[0].retrograde && passes.at(-1)!.retrograde)
  assert.ok(counts.some(({ length }) => length >= 3))
})

test('Saturn passes three times in about two of five first returns', () => {
  const births = Array.from({ length: 600 }, (_, i) => Date.UTC(1960) + i * 27.4 * DAY_MS)
  const threefold = births.filter(
    (birth) => firstAfter(tropical('saturn', birth), '1961-01-01').passes.length === 3,
  )
  const share = threefold.length / births.length
  assert.ok(share > 0.35 && share < 0.45, `${share}`)
})

test('with precession corrected a solar return comes 20 minutes later for every year of age', () => {
  const plain = tropical('sun', SAN_DIEGO_2000)
  const starry: ReturnTarget = { ...plain, ayanamsa: 'lahiri' }
  const later = ['2020-06-01', '2060-06-01'].map(
    (date) => firstAfter(starry, date).passes[0].instant - firstAfter(plain, date).passes[0].instant,
  )
  // 50.3″ a year, at 59′ to 61′ a day: some 20.2 minutes for each of 21 and 61 years.
  const hours = later.map((ms) => ms / 3_600_000)
  assert.ok(Math.abs(hours[0]! - 21 * 0.335) < 0.3, `${hours[0]} h`)
  assert.ok(Math.abs(hours[1]! - 61 * 0.335) < 0.5, `${hours[1]} h`)
})

test('without a time of birth the first pass lies in a window of about a day', () => {
  const day = { from: Date.UTC(1985, 10, 2), noon: Date.UTC(1985, 10, 2, 12), to: Date.UTC(1985, 10, 3) }
  for (const body of ['sun', 'moon'] as const) {
    const target: ReturnTarget = { body, birth: day, ayanamsa: null }
    const found = returnsFrom(target, Date.UTC(2026)).next().value!
    const { passes } = found
    const window = windowOf(target, found)
    const hours = (window!.to - window!.from) / 3_600_000
    // The Moon goes 11.8° to 15.3° a day.
    assert.ok(hours > 18 && hours < 32, `${body}: ${hours} h`)
    assert.ok(passes[0].instant > window!.from && passes[0].instant < window!.to)
  }
})

test('a body at its fastest goes less than its row says, and more than half of it; none goes far from its turn in a step', () => {
  for (const body of BODIES) {
    const { maxMotion, stepDays } = ORBITS[body]
    let fastest = 0
    let reach = 0
    for (let at = Date.UTC(1610); at < Date.UTC(2390); at += 17.3 * DAY_MS) {
      const { motion, longitude } = positionAtTt(body, terrestrialTime(at))
      fastest = Math.max(fastest, Math.abs(motion))
      const next = positionAtTt(body, terrestrialTime(at + stepDays * DAY_MS))
      // On the way from one sample to the next it is never further than this beyond both.
      if (motion < 0 !== next.motion < 0) reach = Math.max(reach, separation(next.longitude, longitude))
    }
    assert.ok(fastest < maxMotion, `${body}: ${fastest}`)
    // A search leaps by what the row says.
    assert.ok(fastest > maxMotion / 2, `${body}: ${fastest}`)
    assert.ok(reach < 0.25, `${body}: ${reach}`)
  }
})

test('passes do not depend on where a search begins', () => {
  for (const body of ['mercury', 'mars', 'pluto', 'true_node'] as const) {
    const path = positionsOverTime(body, null)
    const mark = longitudeOf(body, Date.UTC(1975, 3, 9))
    const limit = Date.UTC(2060)
    const whole = loopsFrom({ body, path, mark }, Date.UTC(1980), limit).toArray()
    const later = loopsFrom({ body, path, mark }, Date.UTC(2001, 5, 5), limit).toArray()
    assert.deepEqual(later, whole.slice(whole.length - later.length), body)
  }
})

test('a sidereal degree that Saturn passes half a day before his turn he passes again half a day after it', () => {
  const path = positionsOverTime('saturn', 'lahiri')
  const step = ORBITS.saturn.stepDays * DAY_MS
  const longitude = (at: number) => path(at).longitude
  let seen = 0
  for (let at = Date.UTC(2005); at < Date.UTC(2035); at += DAY_MS / 4) {
    const [before, turn, after] = [at - DAY_MS / 4, at, at + DAY_MS / 4].map(longitude) as [
      number,
      number,
      number,
    ]
    const isTurn = signedArc(turn, before) > 0 !== signedArc(after, turn) > 0
    // Both passes in one step of the search, which sees the degree on the same side before and after.
    const inStep = at % step
    if (!isTurn || inStep < DAY_MS || step - inStep < DAY_MS) continue
    const target = { body: 'saturn', path, mark: longitude(at - DAY_MS / 2) } as const
    const passes = loopsFrom(target, at - DAY_MS, at + step)
      .toArray()
      .flat()
      .filter(({ instant }) => Math.abs(instant - at) < DAY_MS)
    const [first, second] = passes.map(({ instant }) => (instant - at) / DAY_MS)
    assert.equal(passes.length, 2, text(at))
    // The turn is known to three hours, and lies in the middle.
    assert.ok(
      Math.abs(first! + 0.5) < 0.01 && Math.abs(second! - 0.5) < 0.26,
      `${text(at)}: ${first}, ${second}`,
    )
    assert.notEqual(passes[0]!.retrograde, passes[1]!.retrograde)
    seen++
  }
  assert.ok(seen >= 20, `${seen}`)
})

test('no return begins after the limit', () => {
  const target = tropical('sun', SAN_DIEGO_2000)
  const [first, second] = returnsFrom(target, SAN_DIEGO_2000).take(2).toArray()
  const limit = second!.passes[0].instant - 1000
  assert.deepEqual(returnsFrom(target, SAN_DIEGO_2000, limit).toArray(), [first])
  assert.equal(returnsFrom(target, SAN_DIEGO_2000, limit + 2000).toArray().length, 2)
})
