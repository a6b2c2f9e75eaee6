/** Places of the world by their names, without a network. The index is read when it is first used. */
import { type PlacesFile, readPlacesFile } from './places-file.ts'
import type { Match, RankedPlace } from './ranking.ts'
import { type PlaceQuestion, search } from './search.ts'

export interface NamedPlace {
  /** Of GeoNames. */
  readonly id: string
  readonly name: string
  readonly region: string | null
  /** ISO 3166-1 code, or XK. */
  readonly country: string
  readonly latitude: number
  readonly longitude: number
  /** IANA name. */
  readonly timezone: string
  /** Null if nobody has counted. */
  readonly population: number | null
}

export interface PlaceMatch extends NamedPlace {
  readonly match: Match
}

let loaded: PlacesFile | undefined
const index = (): PlacesFile => (loaded ??= readPlacesFile())

/** The best match first; among equals, the most populous. */
export const findPlaces = (question: PlaceQuestion): PlaceMatch[] =>
  search(index(), question).map(({ place, match }: RankedPlace) => ({ ...placeOf(index(), place), match }))

export function placeWithId(id: string): NamedPlace | undefined {
  // Ids are numbers of four bytes without leading zeros: `007` is not `7`.
  const number = /^[1-9]\d{0,9}$/.test(id) ? index().ids.indexOf(Number(id)) : -1
  return number < 0 ? undefined : placeOf(index(), number)
}

function placeOf(file: PlacesFile, place: number): NamedPlace {
  const { names, regionNames, countryCodes, zoneNames } = file
  return {
    id: String(file.ids[place]),
    name: names.bytes.toString('utf8', names.from[place], names.from[place + 1]),
    region: regionNames[file.regions[place]! - 1] ?? null,
    country: countryCodes[file.countries[place]!]!,
    latitude: file.latitudes[place]! / 1e5,
    longitude: file.longitudes[place]! / 1e5,
    timezone: zoneNames[file.zones[place]!]!,
    population: file.populations[place] || null,
  }
}
