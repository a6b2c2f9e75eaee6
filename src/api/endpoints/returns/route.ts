/** `POST /astrology/returns`: when a body comes back to its place at a birth. */
import type { Static } from 'typebox'
import type { Exchange } from '../../../http/exchange.ts'
import { chartInputs } from '../../../readings/chart.ts'
import { identifiersFor } from '../../../readings/identifier.ts'
import { zonedPlace } from '../../../readings/place.ts'
import {
  type ReturnsRequest as ReturnsInput,
  type ReturnsReading,
  readReturns,
} from '../../../readings/returns.ts'
import type { SealedTextParts } from '../../../readings/sealed-text.ts'
import {
  type KeyTransit,
  keyDatesInSlices,
  readSolarReturnText,
  type SolarReturnText,
} from '../../../readings/solar-return-texts.ts'
import { within } from '../../../readings/within.ts'
import { atOnce, type Slices } from '../../../schedule/slices.ts'
import type { Words } from '../../../words/words.ts'
import { type Endpoint, endpoint } from '../../endpoint.ts'
import { envelope } from '../../envelope.ts'
import { EXAMPLE_TIME, exampleOf, exampleParts } from '../../example.ts'
import { forClient, shareFor } from '../../for-client.ts'
import type { Parts } from '../../parts.ts'
import { BERLIN, LIMA, toBirthRequest } from '../../schemas/birth.ts'
import { birthErrors, inBody } from '../../schemas/error-requests.ts'
import { type ReturnsAnswer, returnsWarnings, toReturnsResponse } from './response.ts'
import { ReturnsRequest, ReturnsResponse } from './schema.ts'

const MADRID = { timezone: 'Europe/Madrid', latitude: 40.4165, longitude: -3.7026 }

export const returnsRoute = (parts: Parts): Endpoint =>
  endpoint({
    method: 'POST',
    path: '/astrology/returns',
    operation: 'returns',
    limit: 'forecast',
    tag: 'Astrology',
    summary: 'When a planet comes back to its place at birth',
    description:
      'Returns of the Sun, the Moon, any planet, the node or Chiron from a moment on: every pass of a loop, the chart of the first at a place with a time zone of its own, its aspects to the birth chart, and for the Sun the profection of the year and a reading in words. The time of birth may be unknown.',
    body: ReturnsRequest,
    examples: {
      'The next solar return': LIMA,
      'Away from the birth place': { ...LIMA, location: MADRID },
      'A year of lunar returns': { ...LIMA, body: 'moon', from: '2026-01-01', count: 13 },
      'The Saturn returns': { ...LIMA, body: 'saturn', from: '1986-01-01', count: 3 },
      'Precession corrected': { ...LIMA, precession_corrected: true },
      'The time is unknown': { ...LIMA, birthDateTime: '1985-11-02', options: { time_known: false } },
    },
    response: {
      description: 'The returns.',
      schema: ReturnsResponse,
      example: () => exampleAnswer(parts.words),
    },
    errors: { ...birthErrors(inBody), UNKNOWN_BODY: inBody({ ...BERLIN, body: 'vulcan' }) },
    report: async (exchange) => {
      const { returnReport } = await import('../../reports/return-report.ts')
      return returnReport(parts.words, await readReturnsFor(exchange, parts), exchange.body)
    },
    answer: async (exchange) => {
      const now = parts.now()
      const answer = await readReturnsFor(exchange, parts)
      const data = toReturnsResponse(parts.words, answer, now)
      return envelope(exchange.id, data, parts.now(), returnsWarnings(answer.reading))
    },
  })

type ReturnsExchange = Pick<Exchange, 'client'> & { readonly body: Static<typeof ReturnsRequest> }

async function readReturnsFor(exchange: ReturnsExchange, parts: Parts): Promise<ReturnsAnswer> {
  const { words, secrecy } = parts
  const now = parts.now()
  const reading = readReturns(toReturnsRequest(exchange.body), now, secrecy.identifier)
  const name = secrecy.identifier('key_dates', returnInputs(reading))
  const keyDates = await shareFor(exchange, parts).run(name, allKeyDates(reading, words, now))
  return { reading, texts: await textsOf(reading, keyDates, forClient(exchange, parts)) }
}

function toReturnsRequest(body: Static<typeof ReturnsRequest>): ReturnsInput {
  const { body: returning, from, count, location, precession_corrected: precessionCorrected } = body
  return {
    ...toBirthRequest(body),
    ...{ body: returning, from, count, precessionCorrected },
    location: location && within('location', () => zonedPlace(location)),
  }
}

/** The key dates of each return. Only returns of the Sun have them. */
function* allKeyDates(reading: ReturnsReading, words: Words, now: number): Slices<KeyTransit[][]> {
  const found: KeyTransit[][] = []
  if (reading.body !== 'sun') return found
  for (const one of reading.returns) found.push(yield* keyDatesInSlices(reading, one, words, now))
  return found
}

/** Everything that the key dates depend on. Their identifier is made from it. */
const returnInputs = ({ birth, location, returns, isPrecessionCorrected }: ReturnsReading) => ({
  ...chartInputs(birth),
  localZone: location.zone.name,
  first: returns[0]?.number ?? 0,
  count: returns.length,
  corrected: String(isPrecessionCorrected),
})

const textsOf = (
  reading: ReturnsReading,
  keyDates: readonly (readonly KeyTransit[])[],
  parts: SealedTextParts,
): Promise<SolarReturnText[]> =>
  Promise.all(keyDates.map((dates, i) => readSolarReturnText(reading, reading.returns[i]!, dates, parts)))

async function exampleAnswer(words: Words) {
  const reading = readReturns({ ...LIMA, location: MADRID }, EXAMPLE_TIME, identifiersFor('example'))
  const keyDates = atOnce(allKeyDates(reading, words, EXAMPLE_TIME))
  const texts = await textsOf(reading, keyDates, exampleParts(words))
  return exampleOf(toReturnsResponse(words, { reading, texts }, EXAMPLE_TIME))
}
