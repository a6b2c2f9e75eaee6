/** Wrong requests that several endpoints have in common, for the examples of their errors. */
import type { ErrorRequest, ErrorRequests } from '../endpoint.ts'
import { BERLIN } from './birth.ts'

/** Puts members where an endpoint takes them. */
type Send = (members: Readonly<Record<string, unknown>>) => ErrorRequest

export const inBody: Send = (body) => ({ body })

/** Each member as text; options stand beside the others. */
export const inQuery: Send = ({ options, ...members }) => ({
  query: Object.fromEntries(
    Object.entries({ ...members, ...(options as object) }).map(([name, value]) => [name, String(value)]),
  ),
})

/** Ids of places are numbers. This is not one, so the index of places need not be read for an example. */
const NO_PLACE = 'atlantis'
const NO_ZONE = 'Mars/Olympus_Mons'

/** Those of a birth that may be anywhere in a request. */
export function birthErrors(send: Send): ErrorRequests {
  const birth = (changed: object) => send({ ...BERLIN, ...changed })
  return {
    ...birthPlaceErrors(send),
    UNSUPPORTED_HOUSE_SYSTEM: birth({ options: { house_system: 'gauquelin' } }),
    UNSUPPORTED_ZODIAC: birth({ options: { zodiac: 'draconic' } }),
  }
}

/** Those of its time and place. */
export function birthPlaceErrors(send: Send): ErrorRequests {
  const birth = (changed: object) => send({ ...BERLIN, ...changed })
  return {
    VALIDATION_ERROR: [birth({ latitude: 'north' }), birth({ place: '4717560' })],
    INVALID_DATE_FORMAT: [
      birth({ birthDateTime: '15.5.1990' }),
      birth({ birthDateTime: '1990-02-30 14:30' }),
    ],
    DATE_OUT_OF_RANGE: birth({ birthDateTime: '1599-05-15 14:30:00' }),
    INVALID_COORDINATES: birth({ latitude: 91 }),
    INVALID_TIMEZONE: birth({ timezone: NO_ZONE }),
    NONEXISTENT_LOCAL_TIME: birth({ birthDateTime: '2025-03-30 02:30:00' }),
    UNKNOWN_PLACE: send({ birthDateTime: BERLIN.birthDateTime, place: NO_PLACE }),
  }
}

/** Those of a wider chart, as figures and as a picture. */
export const widerChartErrors = (send: Send): ErrorRequests => ({
  ...wheelErrors(send),
  BIRTH_TIME_REQUIRED: send({
    ...BERLIN,
    birthDateTime: '1990-05-15',
    lots: ['fortune'],
    options: { time_known: false },
  }),
})

/** Those of its picture by GET, which takes no lots. */
export const wheelErrors = (send: Send): ErrorRequests => ({
  ...birthErrors(send),
  UNKNOWN_BODY: send({ ...BERLIN, bodies: ['vulcan'] }),
})

/** Those of a date and the zone whose day it is. */
export const dateErrors = (send: Send): ErrorRequests => ({
  INVALID_DATE_FORMAT: [send({ date: '21.3.2026' }), send({ date: '2026-02-30' })],
  DATE_OUT_OF_RANGE: send({ date: '2400-01-01' }),
  INVALID_TIMEZONE: send({ timezone: NO_ZONE }),
})

/** Those of a moment in UTC. */
export const momentErrors: ErrorRequests = {
  INVALID_DATE_FORMAT: [{ query: { at: 'noonZ' } }, { query: { at: '2026-02-30T12:00Z' } }],
  DATE_OUT_OF_RANGE: { query: { at: '2400-01-01T12:00Z' } },
}

/** Those of a place in an address. */
export const placeErrors: ErrorRequests = {
  VALIDATION_ERROR: [
    { query: { latitude: 'north', longitude: '13.405' } },
    { query: { place: '4717560', timezone: 'Europe/Berlin' } },
  ],
  INVALID_COORDINATES: { query: { latitude: '91', longitude: '13.405' } },
  UNKNOWN_PLACE: { query: { place: NO_PLACE } },
}

export const WRONG_SIGN: ErrorRequests = { INVALID_ZODIAC_SIGN: { params: { sign: 'ophiuchus' } } }
