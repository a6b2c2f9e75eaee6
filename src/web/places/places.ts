/** Places by name, as the service knows them. */
import type { Answer, RequestOf } from '../api/operations.ts'

export type Place = Answer<'places'>['data']['places'][number]

const SHOWN = '8'
/** The service takes no longer ones. */
const MAX_LETTERS = 100

export const placesRequest = (name: string): RequestOf<'places'> => ({
  name: 'places',
  query: { q: name.trim().slice(0, MAX_LETTERS), limit: SHOWN },
})

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })

/** `Portland, Oregon, United States`; a region that is named after its city says nothing more: `Berlin, Germany`. */
export const placeTitle = ({ name, region, country }: Pick<Place, 'name' | 'region' | 'country'>): string =>
  [name, region?.includes(name) ? null : region, COUNTRIES.of(country) ?? country].filter(Boolean).join(', ')
