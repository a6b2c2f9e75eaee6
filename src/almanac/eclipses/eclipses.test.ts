import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  Body,
  Equator,
  Horizon,
  Observer,
  SearchLocalSolarEclipse,
  SearchLunarEclipse,
} from 'astronomy-engine'
import fc from 'fast-check'
import { rowsOf } from '../../../test/golden/sky/compare.ts'
import { daylightAround, horizonAt, type Place } from '../../sky/horizon.ts'
import { FLATTENING, sunAndMoonAt } from '../../sky/sun-and-moon.ts'
import { across, minus, unit } from '../../sky/vector.ts'
import { EARLIEST, LATEST } from '../../time/range.ts'
import { DAY_MS, terrestrialTime } from '../../time/time-scales.ts'
import { events } from '../events.ts'
import { eclipses } from './eclipses.ts'
import { coveredShare, eclipseAt } from './local.ts'
import { lunationNumber, meanLunation, sarosOf } from './saros.ts'

const HOUR_MS = 3_600_000
const BERLIN = { latitude: 52.5, longitude: 13.4 }
const DURANGO = { latitude: 24, longitude: -104.6 }
const eclipseOn = (date: string) => eclipses(Date.parse(date), Date.parse(date) + DAY_MS)[0]!
const isoOf = (instant: number) => new Date(instant).toISOString()

const anyInstant = fc.integer({ min: EARLIEST, max: LATEST - 1000 * DAY_MS })

test('a span that is cut in two has the eclipses of the whole, at the ends of the range too', () => {
  const check = (from: number, days: number, share: number) => {
    const to = from + days * DAY_MS
    const cut = from + Math.round(share * days * DAY_MS)
    assert.deepEqual([...eclipses(from, cut), ...eclipses(cut, to)], eclipses(from, to))
  }
  const days = fc.integer({ min: 0, max: 900 })
  fc.assert(fc.property(anyInstant, days, fc.double({ min: 0, max: 1, noNaN: true }), check), { numRuns: 20 })
  check(EARLIEST, 200, 0.5)
  check(LATEST - 200 * DAY_MS, 200, 0.5)
})

test('an eclipse is within hours of a new or a full Moon, has its sign, and lasts as long as one can', () => {
  const [from, to] = [Date.UTC(2020), Date.UTC(2030)]
  const moons = events(from, to, ['new_moon', 'full_moon'])
  const found = eclipses(from, to)
  assert.equal(found.length, 46)
  for (const { type, of, kind, id, at, sign, begins, ends, planets } of found) {
    assert.deepEqual([type, id], ['eclipse', `${kind}-${of}-eclipse`])
    const moon = moons.find((each) => Math.abs(each.at - at) < HOUR_MS)!
    assert.equal(moon.type, of === 'solar' ? 'new_moon' : 'full_moon', id)
    assert.equal(moon.sign, sign, id)
    assert.deepEqual(planets, moon.planets)
    assert.ok(begins < at && at < ends && ends - begins < 7 * HOUR_MS, id)
    for (const instant of [begins, at, ends]) assert.match(isoOf(instant), /\.000Z$/)
  }
})

test('a saros later the series is the same, an inex later it is the next', () => {
  for (const luminary of ['solar', 'lunar'] as const)
    for (let lunation = -4000; lunation < 4000; lunation += 371) {
      assert.equal(sarosOf(luminary, lunation + 223), sarosOf(luminary, lunation))
      const [now, next] = [sarosOf(luminary, lunation), sarosOf(luminary, lunation + 358)]
      assert.ok(next === now + 1 || next === now - 222)
    }
})

test('a total eclipse covers the whole Sun where its path is, and a part of it beside it', () => {
  const eclipse = eclipseOn('2024-04-08')
  const there = eclipseAt(DURANGO, eclipse)
  assert.ok(there.visible)
  assert.equal(there.obscuration, 1)
  const aside = eclipseAt({ latitude: 40.7, longitude: -74 }, eclipse)
  assert.ok(aside.visible && aside.obscuration > 0.85 && aside.obscuration < 0.95)
})

test('an eclipse below the horizon, or somewhere else on Earth, is not seen', () => {
  assert.deepEqual(eclipseAt(BERLIN, eclipseOn('2024-04-08')), { visible: false })
  // At noon no full Moon is up.
  const lunar = eclipseOn('2025-03-14')
  assert.equal(eclipseAt({ latitude: 10, longitude: 77 }, lunar).visible, false)
  assert.equal(eclipseAt({ latitude: 10, longitude: -103 }, lunar).visible, true)
})

test('an eclipse ends with sunset, begins with moonrise, and its maximum is the best that is seen', () => {
  const solar = eclipseAt(BERLIN, eclipseOn('2026-08-12'))
  const daylight = daylightAround(Date.parse('2026-08-12T12:00Z'), BERLIN)
  assert.ok(solar.visible && daylight.kind === 'rises_and_sets')
  assert.ok(Math.abs(solar.ends - daylight.sunset) < 20_000, isoOf(solar.ends))
  assert.ok(solar.maximum < solar.ends)

  const rising = eclipseAt(BERLIN, eclipseOn('2025-09-07'))
  assert.ok(rising.visible)
  // The Moon is opposite the Sun: she rises when the Sun sets.
  const evening = daylightAround(Date.parse('2025-09-07T12:00Z'), BERLIN)
  assert.ok(evening.kind === 'rises_and_sets' && Math.abs(rising.begins - evening.sunset) < 10 * 60_000)

  const setting = eclipseAt(BERLIN, eclipseOn('2022-05-16'))
  assert.ok(setting.visible)
  assert.equal(setting.maximum, setting.ends)
  assert.ok(setting.obscuration > 0.5 && setting.obscuration < 1)
})

test('one disc covers another by the area they have in common', () => {
  assert.equal(coveredShare(1, 1, 2), 0)
  assert.equal(coveredShare(1, 2, 0.5), 1)
  assert.equal(coveredShare(2, 1, 0.5), 0.25)
  // Two equal discs whose edges pass through the centres: 2/3 − √3/(2π).
  assert.ok(Math.abs(coveredShare(1, 1, 1) - (2 / 3 - Math.sqrt(3) / (2 * Math.PI))) < 1e-12)
  // Almost all of a small disc at the edge of a large one.
  assert.ok(Math.abs(coveredShare(1, 1000, 1000) - 0.5) < 0.001)
})

test('a true new or full Moon is less than 0.65 days from the mean one of its number', () => {
  for (const [luminary, type] of [
    ['solar', 'new_moon'],
    ['lunar', 'full_moon'],
  ] as const)
    for (const { at } of events(Date.UTC(2020), Date.UTC(2030), [type])) {
      const tt = terrestrialTime(at)
      const number = Math.round(lunationNumber(luminary, tt))
      assert.ok(Math.abs(meanLunation(luminary, number) - tt) < 0.65)
    }
  assert.equal(Math.round(lunationNumber('solar', terrestrialTime(Date.UTC(2000, 0, 6, 18)))), 0)
})

test('a span of two seconds has the eclipse that is greatest in it, and the next two seconds have none', () => {
  for (const eclipse of eclipses(Date.UTC(2000), Date.UTC(2020))) {
    const { at, id } = eclipse
    assert.deepEqual(eclipses(at - 1000, at + 1000), [eclipse], id)
    assert.deepEqual(eclipses(at + 1000, at + 3000), [], id)
    assert.deepEqual(eclipses(at - 3000, at - 1000), [], id)
  }
})

test('series have the numbers from 25 to 247, each at one of 223 lunations', () => {
  const numbers = Array.from({ length: 223 }, (_, i) => 25 + i)
  for (const luminary of ['solar', 'lunar'] as const)
    for (const first of [-5000, -1, 0, 3000]) {
      const series = numbers.map((_, i) => sarosOf(luminary, first + i))
      assert.deepEqual(new Set(series), new Set(numbers))
    }
})

/** By strips at right angles to the line of the centres. */
function shareByStrips(radius: number, other: number, distance: number): number {
  const strips = 4000
  const width = (2 * radius) / strips
  const chord = (r: number, x: number) => 2 * Math.sqrt(Math.max(0, r ** 2 - x ** 2))
  let area = 0
  for (let i = 0; i < strips; i++) {
    const x = -radius + (i + 0.5) * width
    area += Math.min(chord(radius, x), chord(other, x - distance)) * width
  }
  return area / (Math.PI * radius ** 2)
}

test('the covered share is what strips of the disc add up to, for discs of all sizes, apart, across and inside', () => {
  const size = fc.double({ min: 0.1, max: 5, noNaN: true })
  const distance = fc.double({ min: 0, max: 12, noNaN: true })
  fc.assert(
    fc.property(size, size, distance, (radius, other, apart) => {
      const share = coveredShare(radius, other, apart)
      assert.ok(Math.abs(share - shareByStrips(radius, other, apart)) < 0.0005)
      if (apart >= radius + other) assert.equal(share, 0)
      if (apart <= other - radius) assert.equal(share, 1)
    }),
    { numRuns: 300 },
  )
})

test('discs that just touch, from outside or inside, cover nothing or all of the smaller, whatever rounding does', () => {
  const hair = 2 ** -51
  for (let i = 1; i < 2000; i++) {
    const [radius, other] = [0.004 + i * 1.7e-6, 0.0047 - i * 0.9e-6]
    const inside = Math.min(1, (other / radius) ** 2)
    for (const sign of [-1, 0, 1]) {
      assert.ok(coveredShare(radius, other, (radius + other) * (1 + sign * hair)) < 1e-6)
      const share = coveredShare(radius, other, Math.abs(radius - other) * (1 + sign * hair))
      assert.ok(Math.abs(share - inside) < 1e-6, `${radius} ${other}`)
    }
  }
})

const MOON_KM = 1737.4
const AU_KM = 149_597_870.7

/** How far the library has the Moon's upper edge above the horizon, with 34′ of refraction, degrees. */
function moonsEdgeAt(instant: number, { latitude, longitude }: Place): number {
  const observer = new Observer(latitude, longitude, 0)
  const { ra, dec, dist } = Equator(Body.Moon, new Date(instant), observer, true, true)
  const radius = (Math.asin(MOON_KM / (dist * AU_KM)) * 180) / Math.PI
  return Horizon(new Date(instant), observer, ra, dec).altitude + radius + 34 / 60
}

test('a lunar eclipse is seen where astronomy-engine has the Moon up in the umbra, to the last degree, and from rising or to setting', () => {
  const eclipse = eclipseOn('2025-03-14')
  const { peak, sd_partial } = SearchLunarEclipse(new Date('2025-03-10'))
  const [begins, ends] = [-1, 1].map((side) => peak.date.getTime() + side * sd_partial * 60_000)
  const isNear = (one: number, other: number) => Math.abs(one - other) < 60_000
  let [seen, unseen] = [0, 0]
  // East of the one border the Moon has set before it begins; west of the other she rises after it has ended.
  for (const [border, best, isSetting] of [
    [13, begins!, true],
    [138, ends!, false],
  ] as const)
    for (let longitude = border - 6; longitude < border + 6; longitude += 0.37) {
      const place = { latitude: 10, longitude }
      const edge = moonsEdgeAt(best, place)
      // The library's shadow touches the Moon up to a minute earlier or later, in which she moves by a quarter of a degree.
      if (Math.abs(edge) < 0.25) continue
      const there = eclipseAt(place, eclipse)
      assert.equal(there.visible, edge > 0, `${longitude}`)
      if (!there.visible) {
        unseen++
        continue
      }
      seen++
      const cut = isSetting ? there.ends : there.begins
      assert.ok(isNear(isSetting ? there.begins : there.ends, best), `${longitude}`)
      assert.ok(Math.abs(moonsEdgeAt(cut, place)) < 0.05, `${longitude}`)
      assert.equal(there.maximum, cut)
    }
  assert.ok(seen > 20 && unseen > 20)
})

test('a solar eclipse is seen where astronomy-engine says, with the Sun up in either case', () => {
  const eclipse = eclipseOn('2024-04-08')
  let [seen, unseen] = [0, 0]
  for (let latitude = -60; latitude <= 75; latitude += 15)
    for (let longitude = -160; longitude <= -20; longitude += 20) {
      const place = { latitude, longitude }
      const observer = new Observer(latitude, longitude, 0)
      const sun = Equator(Body.Sun, new Date(eclipse.at), observer, true, true)
      if (Horizon(new Date(eclipse.at), observer, sun.ra, sun.dec).altitude < 30) continue
      const { peak, obscuration } = SearchLocalSolarEclipse(new Date('2024-04-07'), observer)
      const there = eclipseAt(place, eclipse)
      assert.equal(
        there.visible,
        Math.abs(peak.time.date.getTime() - eclipse.at) < DAY_MS,
        `${latitude} ${longitude}`,
      )
      if (!there.visible) unseen++
      else {
        seen++
        assert.ok(Math.abs(there.maximum - peak.time.date.getTime()) < 30_000)
        assert.ok(Math.abs(there.obscuration - obscuration) < 0.005)
      }
    }
  assert.ok(seen > 10 && unseen > 10, `${seen} ${unseen}`)
})

/** The place on the limb, as the Moon sees the Earth, that is nearest to the axis of her shadow. */
function nearestToShadow(instant: number): Place {
  const { sun, moon } = sunAndMoonAt(instant)
  const [x, y, z] = unit(across(moon, unit(minus(sun, moon))))
  const { siderealTime } = horizonAt(instant, { latitude: 0, longitude: 0 })
  const degrees = (radians: number) => (radians * 180) / Math.PI
  const longitude = (degrees(Math.atan2(y, x)) - siderealTime + 900) % 360
  return {
    latitude: degrees(Math.atan2(z, Math.hypot(x, y) * (1 - FLATTENING) ** 2)),
    longitude: longitude - 180,
  }
}

test('the place that the penumbra touches first sees a solar eclipse begin then, and the last one sees it end', () => {
  for (const eclipse of eclipses(Date.UTC(2020), Date.UTC(2030)).filter(({ of }) => of === 'solar')) {
    const { id, begins, ends } = eclipse
    const [first, last] = [begins, ends].map((at) => eclipseAt(nearestToShadow(at), eclipse))
    assert.ok(first!.visible && Math.abs(first!.begins - begins) < 10_000, `${id} ${isoOf(begins)}`)
    assert.ok(last!.visible && Math.abs(last!.ends - ends) < 10_000, `${id} ${isoOf(ends)}`)
  }
})

test('the slightest eclipses are seen from where the penumbra is, from its first minute to its last', () => {
  const partial = rowsOf('eclipses-nasa').filter(({ of, kind }) => of === 'solar' && kind === 'partial')
  const slightest = partial.sort((one, other) => Number(one.magnitude) - Number(other.magnitude)).slice(0, 8)
  for (const { tt } of slightest) {
    const near = Date.parse(`${tt}Z`)
    const eclipse = eclipses(near - HOUR_MS, near + HOUR_MS)[0]!
    const { begins, ends } = eclipse
    for (const share of [0.05, 0.2, 0.5, 0.8, 0.95]) {
      const at = begins + share * (ends - begins)
      const there = eclipseAt(nearestToShadow(at), eclipse)
      assert.ok(there.visible && there.begins < at && at < there.ends, `${tt} ${share}`)
    }
  }
})

test('of a penumbral eclipse the whole time counts, with nothing covered; of others only the time in the umbra', () => {
  const found = eclipses(Date.UTC(2020), Date.UTC(2030)).filter(({ of }) => of === 'lunar')
  for (const eclipse of found) {
    const { kind, at, begins, ends, id } = eclipse
    // Where the Moon is due south or north, and near the zenith.
    const midday = 180 - (((at % DAY_MS) / DAY_MS) * 360 - 180)
    const there = eclipseAt({ latitude: 0, longitude: ((midday + 540) % 360) - 180 }, eclipse)
    assert.ok(there.visible, id)
    assert.equal(there.maximum, at)
    assert.equal(there.obscuration === 0, kind === 'penumbral', id)
    assert.equal(there.obscuration === 1, kind === 'total', id)
    if (kind === 'penumbral') assert.deepEqual([there.begins, there.ends], [begins, ends], id)
    else assert.ok(there.begins > begins + HOUR_MS / 2 && there.ends < ends - HOUR_MS / 2, id)
  }
  assert.deepEqual(new Set(found.map(({ kind }) => kind)), new Set(['penumbral', 'partial', 'total']))
})
