/** `GET /astrology/moon`: the Moon now, or at a moment. */

import { MINUTE_MS } from '../../../readings/moment.ts'
import { readMoon } from '../../../readings/moon.ts'
import type { Words } from '../../../words/words.ts'
import { type Endpoint, endpoint } from '../../endpoint.ts'
import { envelope } from '../../envelope.ts'
import { exampleOf } from '../../example.ts'
import type { Parts } from '../../parts.ts'
import { DAY_SECONDS, publicData, setCaching } from '../../public-answer.ts'
import { momentErrors, placeErrors } from '../../schemas/error-requests.ts'
import { whereIn } from '../../schemas/place-query.ts'
import { toMoonResponse } from './response.ts'
import { MoonQuery, MoonResponse } from './schema.ts'

export const moonRoute = ({ now, words }: Parts): Endpoint =>
  endpoint({
    method: 'GET',
    path: '/astrology/moon',
    operation: 'moon',
    limit: 'calendar',
    tag: 'Astrology',
    summary: 'The Moon at a moment',
    description:
      'Her phase, sign and age, whether she is void of course, the next four phases and the next eclipse. Without `at` it is the Moon of this minute. Public; `If-None-Match` gets 304.',
    query: MoonQuery,
    response: {
      description: 'The Moon.',
      schema: MoonResponse,
      example: () => exampleAnswer(words),
    },
    errors: {
      ...placeErrors,
      ...momentErrors,
      INVALID_TIMEZONE: { query: { timezone: 'Mars/Olympus_Mons' } },
    },
    answer: (exchange) => {
      const { at, void_rule: voidRule, ...where } = exchange.query
      const reading = readMoon({ at, voidRule, ...whereIn(where) }, now())
      const found = publicData(toMoonResponse(words, reading))
      return setCaching(exchange, found, momentSeconds(at, now()))
        ? ''
        : envelope(exchange.id, found.content, now())
    },
  })

/** A moment that is named stays as it is; this one lasts to the end of the minute. */
export const momentSeconds = (at: string | undefined, now: number): number =>
  at === undefined ? (MINUTE_MS - (now % MINUTE_MS)) / 1000 : DAY_SECONDS

function exampleAnswer(words: Words) {
  const place = { latitude: 52.52, longitude: 13.405 }
  return exampleOf(
    toMoonResponse(words, readMoon({ at: '2026-11-17T12:00Z', timezone: 'Europe/Berlin', place }, 0)),
  )
}
