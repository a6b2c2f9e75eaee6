/**
 * Writes data/cities/cities.txt: places with their coordinates and zones, the most populous first.
 * Run: npm run build:cities -- cityMap.json zone.tab (see data/cities/SOURCE.md).
 */
import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { ZONE_NAMES } from '../../src/time/zones.ts'
import { ALSO, COUNTRIES, type SourceCity, SPELLING_COUNTRIES, SPELLINGS, zoneOf } from './corrections.ts'

const hundredths = (angle: number) => Math.round(angle * 100)

/** Smaller places are left out, unless nothing else of their zone is left. */
const LEAST_PEOPLE = 5000

interface City {
  readonly name: string
  readonly country: string
  readonly region: string
  readonly zone: string
  readonly latitude: number
  readonly longitude: number
  readonly people: number
}

const [cityMap, zoneTab] = process.argv.slice(2)
assert(cityMap && zoneTab, 'npm run build:cities -- cityMap.json zone.tab (data/cities/SOURCE.md)')
const source = JSON.parse(readFileSync(cityMap, 'utf8')) as SourceCity[]
const rows = readZoneTab(readFileSync(zoneTab, 'utf8'))
const cities = withAllZones(source.flatMap(cityOf).filter((city) => city.country !== 'AQ')).sort(
  (a, b) => b.people - a.people || (a.name < b.name ? -1 : 1),
)
for (const { name, zone } of cities) assert.ok(ZONE_NAMES.includes(zone), `${name}: no zone ${zone}`)
writeFileSync(new URL('../../data/cities/cities.txt', import.meta.url), listOf(cities))
console.log(`${cities.length} cities in ${new Set(cities.map((city) => city.zone)).size} zones`)

interface ZoneRow {
  readonly country: string
  readonly zone: string
  readonly latitude: number
  readonly longitude: number
}

function readZoneTab(text: string): ZoneRow[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return lines.map((line) => {
    const [country = '', place = '', zone = ''] = line.split('\t')
    const [latitude = '', longitude = ''] = place.match(/[+-]\d+/g) ?? []
    return { country, zone, latitude: degrees(latitude, 2), longitude: degrees(longitude, 3) }
  })
}

/** `+404251` and the like: degrees, minutes and perhaps seconds (ISO 6709). */
function degrees(text: string, digits: number): number {
  const [whole, minutes, seconds] = [
    text.slice(1, digits + 1),
    text.slice(digits + 1, digits + 3),
    text.slice(digits + 3),
  ]
  return (text.startsWith('-') ? -1 : 1) * (Number(whole) + Number(minutes) / 60 + Number(seconds) / 3600)
}

function cityOf(raw: SourceCity): City[] {
  const country = COUNTRIES[raw.country] ?? raw.iso2
  const zones = rows.filter((row) => row.country === country).map((row) => row.zone)
  const zone = country === 'XK' ? 'Europe/Belgrade' : zoneOf({ ...raw, iso2: country }, zones)
  if (zone === undefined) {
    if (raw.pop >= LEAST_PEOPLE) console.log(`left out: ${raw.city}, ${country}, ${raw.timezone}`)
    return []
  }
  const isRespelt = (SPELLING_COUNTRIES[raw.city] ?? country) === country
  const name = (isRespelt ? SPELLINGS[raw.city] : undefined) ?? raw.city
  const region = raw.province ?? ''
  return [{ name, country, region, zone, latitude: raw.lat, longitude: raw.lng, people: raw.pop }]
}

/** Drops small places, and makes sure that every zone of zone.tab has one at least: its largest, or its principal one. */
function withAllZones(all: readonly City[]): City[] {
  const large = all.filter((city) => city.people >= LEAST_PEOPLE)
  const principal = (row: ZoneRow): City => ({
    ...row,
    name: row.zone.split('/').at(-1)!.replaceAll('_', ' '),
    region: '',
    people: 0,
  })
  const missing = rows
    .filter((row) => row.country !== 'AQ' && !large.some((city) => city.zone === row.zone))
    .map((row) => {
      const ofZone = all.filter((city) => city.zone === row.zone).sort((a, b) => b.people - a.people)
      return ofZone[0] ?? principal(row)
    })
  return [...large, ...missing]
}

/** A line of zones, then a line for each city. The region stands only where two places would read the same. */
function listOf(cities: readonly City[]): string {
  const zones = [...new Set(cities.map((city) => city.zone))].sort()
  const titles = Map.groupBy(cities, ({ name, country }) => `${name}, ${country}`)
  const lines = cities.map(({ name, country, region, zone, latitude, longitude }) => {
    const isAmbiguous = titles.get(`${name}, ${country}`)!.length > 1
    const shownRegion = isAmbiguous || ['US', 'CA', 'AU'].includes(country) ? region : ''
    const also = ALSO[`${country} ${name}`] ?? ''
    const fields = [name, country, zones.indexOf(zone), hundredths(latitude), hundredths(longitude)]
    return [...fields, shownRegion, also].join('\t').trimEnd()
  })
  const known = new Set(cities.map(({ country, name }) => `${country} ${name}`))
  for (const place of Object.keys(ALSO)) if (!known.has(place)) console.log(`no such city: ${place}`)
  return `${zones.join(' ')}\n${lines.join('\n')}\n`
}
