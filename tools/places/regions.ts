/** Regions and countries under every name by which somebody may narrow a search. */
import { folded } from '../../src/places/folded.ts'
import type { NewerPlace, SourcePlace, Translations } from './sources.ts'

/** What Canadians and Australians write for their provinces and states; those of the United States are GeoNames' own codes. */
const POSTAL_CODES: Readonly<Record<string, string>> = {
  'CA Alberta': 'AB',
  'CA British Columbia': 'BC',
  'CA Manitoba': 'MB',
  'CA New Brunswick': 'NB',
  'CA Newfoundland and Labrador': 'NL',
  'CA Northwest Territories': 'NT',
  'CA Nova Scotia': 'NS',
  'CA Nunavut': 'NU',
  'CA Ontario': 'ON',
  'CA Prince Edward Island': 'PE',
  'CA Quebec': 'QC',
  'CA Saskatchewan': 'SK',
  'CA Yukon': 'YT',
  'AU Australian Capital Territory': 'ACT',
  'AU New South Wales': 'NSW',
  'AU Northern Territory': 'NT',
  'AU Queensland': 'QLD',
  'AU South Australia': 'SA',
  'AU Tasmania': 'TAS',
  'AU Victoria': 'VIC',
  'AU Western Australia': 'WA',
}

const ALSO_CALLED: Readonly<Record<string, readonly string[]>> = {
  GB: ['uk', 'great britain', 'britain'],
  US: ['usa', 'america', 'united states of america'],
  AE: ['uae'],
  CZ: ['czech republic'],
  TR: ['turkey'],
  CD: ['congo', 'zaire'],
  MM: ['burma'],
  LK: ['ceylon'],
  RU: ['ussr'],
  'US.DC': ['d c', 'district of columbia'],
}

/** Folded, with the codes that people write. `code` is `US.TX`. */
export function namesOfRegion(code: string, name: string, translations: Translations): string[] {
  const [country = '', own = ''] = code.split('.')
  const codes = [POSTAL_CODES[`${country} ${name}`] ?? '', country === 'US' ? own : '']
  return foldedNames([name, ...codes, ...(ALSO_CALLED[code] ?? []), ...(translations.get(code) ?? [])])
}

export function namesOfCountry(code: string, translations: Translations): string[] {
  const english = new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? ''
  return foldedNames([code, english, ...(ALSO_CALLED[code] ?? []), ...(translations.get(code) ?? [])])
}

const foldedNames = (names: readonly string[]): string[] =>
  [...new Set(names.map(folded))].filter((name) => name !== '')

/** Codes of regions have changed since the table of places was made: the newer list is asked first. */
export function newerRegionCodes(newer: readonly NewerPlace[]): (place: SourcePlace) => string {
  const codes = new Map(
    newer.map((it) => [keyOf(it.country, it.name, Number(it.lat), Number(it.lng)), it.admin1]),
  )
  return ({ country, name, latitude, longitude, regionCode }) =>
    `${country}.${codes.get(keyOf(country, name, latitude, longitude)) ?? regionCode}`
}

const keyOf = (country: string, name: string, latitude: number, longitude: number) =>
  `${country} ${name} ${latitude.toFixed(1)} ${longitude.toFixed(1)}`
