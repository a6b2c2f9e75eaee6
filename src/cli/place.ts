/** `--place "Paris, Texas"`: a place by its name, where the other commands take zone and coordinates. */
import { folded } from '../places/folded.ts'
import { findPlaces, type NamedPlace, type PlaceMatch, placeWithId } from '../places/places.ts'
import type { ZonedPlace } from '../readings/place.ts'
import { type Input, text, UsageError } from './command.ts'
import { columns } from './layout.ts'

export const PLACE_OPTION = {
  type: 'string',
  help: 'a place by name, such as "Paris, Texas", instead of --zone, --lat and --lon',
} as const

const CANDIDATES = 8
/** A place with so many times the population of the next is the one that is meant: Paris has eighty times as many people as the next one. */
const FAR_MORE = 10

/** Says on standard error which place it took. Undefined without `--place`. */
export function namedPlace(input: Input): ZonedPlace | undefined {
  const name = text(input, 'place')
  if (name === undefined) return undefined
  const other = ['zone', 'lat', 'lon'].find((option) => text(input, option) !== undefined)
  if (other !== undefined) throw new UsageError(`--place stands instead of --${other}: give one of the two.`)
  const place = placeWithId(name) ?? placeCalled(name)
  const { timezone, latitude, longitude } = place
  input.terminal.note(`${titleOf(place)}: ${latitude}, ${longitude}, ${timezone}`)
  return { timezone, latitude, longitude }
}

function placeCalled(name: string): NamedPlace {
  const found = findPlaces({ text: name, limit: CANDIDATES })
  const [first, ...others] = found.filter(({ match }) => match === 'whole')
  // Only places that are listed under this name: Washington was once called Rome, but nobody means it.
  const second = isCalled(first, name) ? others.find((place) => isCalled(place, name)) : others[0]
  const isClear =
    // mutate constant 1: nobody and one person are both fewer than ten times as many
    first && (second === undefined || (first.population ?? 0) >= FAR_MORE * (second.population ?? 1))
  if (isClear) return first
  throw new UsageError(refusal(name, found, first !== undefined))
}

const isCalled = (place: NamedPlace | undefined, text: string) =>
  place !== undefined && folded(place.name) === folded(text.split(',')[0]!)

function refusal(name: string, found: readonly PlaceMatch[], isAmbiguous: boolean): string {
  if (found.length === 0) return `No place is called "${name}". Use --zone, --lat and --lon.`
  const problem = isAmbiguous ? `There are several places called "${name}"` : `No place is called "${name}"`
  const rows = found.map((place) => [`  --place ${place.id}`, titleOf(place), peopleOf(place)])
  return `${problem}. Add a region or country after a comma, or use one of these:\n${columns(rows)}`
}

const titleOf = ({ name, region, country }: NamedPlace): string =>
  [name, region, country].filter((part) => part !== null).join(', ')

const peopleOf = ({ population }: NamedPlace): string =>
  population === null ? '' : `${population.toLocaleString('en')} people`
