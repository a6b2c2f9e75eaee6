import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { ZONE_NAMES } from '../../time/zones.ts'
import { cityTitle, findCities, folded, readCities } from './cities.ts'

const cities = readCities(readFileSync(new URL('../../../data/cities/cities.txt', import.meta.url), 'utf8'))
const best = (question: string) => {
  const [city] = findCities(cities, question, 8)
  return city && `${cityTitle(city)} ${city.zone}`
}

test('every city has valid coordinates and a zone that the service knows', () => {
  assert.ok(cities.length > 6000)
  for (const city of cities) {
    assert.ok(Math.abs(city.latitude) <= 90 && Math.abs(city.longitude) <= 180, city.name)
    assert.ok(ZONE_NAMES.includes(city.zone), `${city.name}: ${city.zone}`)
    assert.match(city.country, /^[A-Z]{2}$/)
    assert.notEqual(city.name, '')
  }
})

test('a few letters find the intended city, whatever its diacritics or alternative names', () => {
  assert.equal(best('lisb'), 'Lisbon, Portugal Europe/Lisbon')
  assert.equal(best('sao pau'), 'São Paulo, Brazil America/Sao_Paulo')
  assert.equal(best('ZURICH'), 'Zürich, Switzerland Europe/Zurich')
  assert.equal(best('lodz'), 'Łódź, Poland Europe/Warsaw')
  assert.equal(best('bombay'), 'Mumbai, India Asia/Kolkata')
  assert.equal(best('münchen'), 'Munich, Germany Europe/Berlin')
  assert.equal(best('portland ore'), 'Portland, Oregon, United States America/Los_Angeles')
  assert.equal(best('portland maine'), 'Portland, Maine, United States America/New_York')
  assert.equal(best('york'), 'York, United Kingdom Europe/London')
  assert.equal(best('paris france'), 'Paris, France Europe/Paris')
  assert.equal(best('xyzzy'), undefined)
  assert.deepEqual(findCities(cities, '  ', 8), [])
})

/** Coordinates from zone.tab of tzdb 2026f, which names one city for each zone. */
const PRINCIPAL = [
  ['Reykjavik', 64.15, -21.85, 'Atlantic/Reykjavik'],
  ['Kathmandu', 27.72, 85.32, 'Asia/Kathmandu'],
  ['Auckland', -36.87, 174.77, 'Pacific/Auckland'],
  ['Winnipeg', 49.88, -97.15, 'America/Winnipeg'],
  ['Punta Arenas', -53.15, -70.92, 'America/Punta_Arenas'],
  ['Nuuk', 64.18, -51.73, 'America/Nuuk'],
  ['Stockholm', 59.33, 18.05, 'Europe/Stockholm'],
] as const

test('coordinates of cities agree with the time zone database', () => {
  for (const [name, latitude, longitude, zone] of PRINCIPAL) {
    const city = cities.find((it) => folded(it.name) === folded(name) && it.zone === zone)
    assert.ok(city, name)
    assert.ok(Math.abs(city.latitude - latitude) < 0.2 && Math.abs(city.longitude - longitude) < 0.2, name)
  }
})
