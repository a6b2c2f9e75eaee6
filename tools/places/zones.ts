/** The time zone of a place by the boundaries of the zones, with the full names that have a history of their own before 1970. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ZONE_NAMES } from '../../src/time/zones.ts'
import { ZONES } from './corrections.ts'
import type { SourcePlace } from './sources.ts'

/** Beyond zone.tab. Northern Vietnam has kept Bangkok's time since the 1950s, other than the south until 1975; Kosovo is not in the list. */
const ALSO_OF_COUNTRY: Readonly<Record<string, readonly string[]>> = {
  VN: ['Asia/Bangkok'],
  XK: ['Europe/Belgrade'],
}

/**
 * By the id of a place: all zones whose boundaries hold it, usually one. Takes some minutes, so the result is stored in the folder of the sources.
 */
export function zonesByBoundary(
  sources: string,
  places: readonly SourcePlace[],
): Readonly<Record<string, readonly string[]>> {
  const cacheFile = join(sources, 'zones-by-boundary.json')
  if (existsSync(cacheFile)) return JSON.parse(readFileSync(cacheFile, 'utf8'))
  const { find } = createRequire(join(sources, 'package.json'))('geo-tz/all') as {
    find: (latitude: number, longitude: number) => string[]
  }
  const zones = Object.fromEntries(
    places.map(({ id, latitude, longitude }) => [id, find(latitude, longitude)]),
  )
  writeFileSync(cacheFile, JSON.stringify(zones))
  return zones
}

/**
 * The zone by boundary. Where the coordinates of a place lie on the wrong side of a border, or in the sea, the zone of GeoNames counts;
 * where two zones claim a place (Xinjiang), the one of GeoNames too.
 */
export function zoneOf(
  place: SourcePlace,
  byBoundary: readonly string[],
  countryZones: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  const ofCountry = [...(countryZones.get(place.country) ?? []), ...(ALSO_OF_COUNTRY[place.country] ?? [])]
  const claimed = byBoundary.filter((zone) => ofCountry.includes(zone))
  const byRule = claimed.includes(place.zone)
    ? place.zone
    : (claimed[0] ?? withoutBoundary(place.zone, ofCountry))
  const zone = ZONES[place.id] ?? byRule
  return zone !== undefined && ZONE_NAMES.includes(zone) ? zone : undefined
}

function withoutBoundary(given: string, ofCountry: readonly string[]): string | undefined {
  if (ofCountry.includes(given)) return given
  return ofCountry.length === 1 ? ofCountry[0] : undefined
}
