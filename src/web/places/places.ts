/** Places by name, as the service knows them. */

import { PLACES_WORDS } from '../../words/page/birth.ts'
import type { Answer, RequestOf } from '../api/operations.ts'
import { inPageLanguage } from '../language.ts'

export type PlaceMatch = Answer<'places'>['data']['places'][number]

const SHOWN = '8'
/** The service takes no longer ones. */
const MAX_LETTERS = 100

export const placesRequest = (name: string): RequestOf<'places'> => ({
  name: 'places',
  query: { q: name.trim().slice(0, MAX_LETTERS), limit: SHOWN },
})

export const WORDS = inPageLanguage(PLACES_WORDS)

/** `Portland, Oregon, United States`; a region that is named after its city says nothing more: `Berlin, Germany`. */
export const placeTitle = ({
  name,
  region,
  country,
}: Pick<PlaceMatch, 'name' | 'region' | 'country'>): string =>
  [name, region?.includes(name) ? null : region, WORDS.country(country)].filter(Boolean).join(', ')
