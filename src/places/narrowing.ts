/** `Paris, Texas`: what stands after a comma keeps only the places of some regions and countries. */
import type { PlacesFile } from './places-file.ts'
import { textsFrom, textsNamed } from './sorted-texts.ts'

export type PlaceFilter = (place: number) => boolean

export const anyPlace: PlaceFilter = () => true

/** Each of the texts must be the region or the country of a place, or begin its name. They are folded. */
export const filtersBy = (file: PlacesFile, texts: readonly string[]): PlaceFilter[] =>
  texts.map((text) => filterBy(file, text))

export const filterBy = (file: PlacesFile, text: string): PlaceFilter =>
  inAreas(file, areasCalled(file, text))

export function inAreas(file: PlacesFile, wanted: Uint16Array): PlaceFilter {
  const { countryCodes, regionNames, countries, regions } = file
  const isWanted = new Uint8Array(countryCodes.length + regionNames.length)
  for (const area of wanted) isWanted[area] = 1
  // Regions come after the countries, and are counted from 1 in `regions`.
  const firstRegion = countryCodes.length - 1
  return (place) =>
    isWanted[countries[place]!] === 1 ||
    (regions[place] !== 0 && isWanted[firstRegion + regions[place]!] === 1)
}

/** The regions and countries of a name. */
export function areasNamed({ areaNames, areas }: PlacesFile, text: string): Uint16Array {
  const { from, to } = textsNamed(areaNames, text, textsFrom(areaNames, text))
  return areas.subarray(from, to)
}

/** The regions and countries of a name, or else those whose names begin so. */
export function areasCalled(file: PlacesFile, text: string): Uint16Array {
  // `CA` is Canada and California before it is the beginning of Cambodia.
  const whole = areasNamed(file, text)
  if (whole.length > 0) return whole
  const { from, to } = textsFrom(file.areaNames, text)
  return file.areas.subarray(from, to)
}

export function inCountry({ countryCodes, countries }: PlacesFile, code: string): PlaceFilter {
  const wanted = countryCodes.indexOf(code.toUpperCase())
  return (place) => countries[place] === wanted
}

/** Most searches have no filter at all, and pass thousands of places through it. */
export function together(filters: readonly PlaceFilter[]): PlaceFilter {
  const [first, ...others] = filters
  if (first === undefined) return anyPlace
  // mutate constant (-1): a single filter alone is only faster
  return others.length === 0 ? first : (place) => filters.every((filter) => filter(place))
}
