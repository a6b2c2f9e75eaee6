/** `GET /places` and `/places/{id}`: places of the world by name, with their coordinates and time zones. */

import { invalid } from '../../../errors.ts'
import type { Exchange } from '../../../http/exchange.ts'
import { MAX_PLACES, readPlace, readPlaces } from '../../../readings/places.ts'
import { type Endpoint, endpoint } from '../../endpoint.ts'
import { envelope } from '../../envelope.ts'
import { exampleOf } from '../../example.ts'
import type { Parts } from '../../parts.ts'
import { DAY_SECONDS, publicData, setCaching } from '../../public-answer.ts'
import { toPlaceResponse, toPlacesResponse } from './response.ts'
import { PlaceParams, PlaceResponse, PlacesQuery, PlacesResponse } from './schema.ts'

export const placesRoutes = (parts: Parts): Endpoint[] => [placesByName(parts), placeById(parts)]

const lookUp = { method: 'GET', limit: 'places', tag: 'Places' } as const

const placesByName = ({ now }: Parts): Endpoint =>
  endpoint({
    ...lookUp,
    path: '/places',
    operation: 'places',
    summary: 'Places by name',
    description:
      'Finds a name in any script, its beginning, its words in any order, former names, and a big city in spite of one wrong letter. Nothing found is an empty list. Public; `If-None-Match` gets 304.',
    query: PlacesQuery,
    response: {
      description: 'The places, the best match first.',
      schema: PlacesResponse,
      example: () => exampleOf({ count: 1, places: [{ ...PARIS, utc_offset: '-05:00' }] }),
    },
    errors: {
      VALIDATION_ERROR: { query: { q: 'Paris', limit: '21' } },
      INVALID_DATE_FORMAT: [
        { query: { q: 'Paris', at: '15.5.1990' } },
        { query: { q: 'Paris', at: '1990-02-30 14:30' } },
      ],
      DATE_OUT_OF_RANGE: { query: { q: 'Paris', at: '1599-05-15 14:30' } },
    },
    answer: (exchange) => {
      const { q, country, limit, at } = exchange.query
      const found = readPlaces({ q, country, limit: limitIn(limit), at })
      return answered(exchange, toPlacesResponse(found), now())
    },
  })

const placeById = ({ now }: Parts): Endpoint =>
  endpoint({
    ...lookUp,
    path: '/places/:id',
    operation: 'place',
    summary: 'A place by its id',
    description: 'Public; `If-None-Match` gets 304.',
    params: PlaceParams,
    response: { description: 'The place.', schema: PlaceResponse, example: () => exampleOf(PARIS) },
    errors: {
      UNKNOWN_PLACE: { params: { id: 'atlantis' } },
      VALIDATION_ERROR: { params: { id: '4717560'.padEnd(65, '0') } },
    },
    answer: (exchange) => answered(exchange, toPlaceResponse(readPlace(exchange.params.id)), now()),
  })

function answered(exchange: Exchange, data: object, now: number) {
  return setCaching(exchange, publicData(data), DAY_SECONDS) ? '' : envelope(exchange.id, data, now)
}

function limitIn(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const limit = /^\d{1,2}$/.test(text) ? Number(text) : 0
  if (limit >= 1 && limit <= MAX_PLACES) return limit
  throw invalid(
    [{ path: 'limit', message: `limit must be a whole number from 1 to ${MAX_PLACES}.` }],
    'shape',
  )
}

/** Written out, because the index is not to be read before somebody asks for a place. */
const PARIS = {
  id: '4717560',
  name: 'Paris',
  region: 'Texas',
  country: 'US',
  latitude: 33.66094,
  longitude: -95.55551,
  timezone: 'America/Chicago',
  population: 24_782,
}
