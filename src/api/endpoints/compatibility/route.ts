/** `GET /astrology/compatibility/{sign}/{sign}`: what two signs have to say to each other. A reading is sent as it is, without a `response.ts`. */
import { pairsOfSign, signPair } from '../../../readings/compatibility.ts'
import { type Endpoint, endpoint } from '../../endpoint.ts'
import { exampleOf } from '../../example.ts'
import type { Parts } from '../../parts.ts'
import { yearlyAnswers } from '../../public-answer.ts'
import {
  OneSignParams,
  PairsOfSignResponse,
  SignPairQuery,
  SignPairResponse,
  TwoSignsParams,
} from './schema.ts'

const ROW = { method: 'GET', limit: 'dailyHoroscope', tag: 'Astrology', query: SignPairQuery } as const

/** All 144 × 3 answers and the 36 lists together. */
const MAX_BYTES = 3_000_000

export function compatibilityRoutes({ now, words }: Parts): Endpoint[] {
  const answered = yearlyAnswers(MAX_BYTES, now)
  return [
    endpoint({
      ...ROW,
      path: '/astrology/compatibility/:sign',
      operation: 'compatibilityOfSign',
      summary: 'A sign with each of the twelve, in one line',
      description: 'Public; may be cached for a year; `If-None-Match` gets 304.',
      params: OneSignParams,
      errors: {
        INVALID_ZODIAC_SIGN: { params: { sign: 'ophiuchus' } },
        VALIDATION_ERROR: { params: { sign: 'leo' }, query: { kind: 'war' } },
      },
      response: {
        description: 'Twelve lines.',
        schema: PairsOfSignResponse,
        example: () => exampleOf(pairsOfSign(words, 'leo')),
      },
      answer: (exchange) => {
        const { params, query } = exchange
        const made = () => pairsOfSign(words, params.sign, query.kind)
        return answered(exchange, `${params.sign.toLowerCase()} ${query.kind ?? ''}`, made)
      },
    }),
    endpoint({
      ...ROW,
      path: '/astrology/compatibility/:sign/:other',
      operation: 'compatibility',
      summary: 'What two signs have to say to each other',
      description:
        'A text written for the pair, in love, friendship or work; no number and no verdict: studies of millions of couples found nothing in signs. Public; may be cached for a year; `If-None-Match` gets 304.',
      params: TwoSignsParams,
      errors: {
        INVALID_ZODIAC_SIGN: { params: { sign: 'leo', other: 'ophiuchus' } },
        VALIDATION_ERROR: { params: { sign: 'leo', other: 'virgo' }, query: { kind: 'war' } },
      },
      response: {
        description: 'The two signs.',
        schema: SignPairResponse,
        example: () => exampleOf(signPair(words, 'leo', 'virgo')),
      },
      answer: (exchange) => {
        const { params, query } = exchange
        const key = `${params.sign} ${params.other}`.toLowerCase()
        return answered(exchange, `${key} ${query.kind ?? ''}`, () =>
          signPair(words, params.sign, params.other, query.kind),
        )
      },
    }),
  ]
}
