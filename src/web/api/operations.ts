/** The operations the page uses. Methods, paths and types come from the OpenAPI document, so a change there is a type error here. */
import type { Operations } from '../../../client/operations.ts'

export type Name =
  | 'postTarotDailyCard'
  | 'postTarotYesNo'
  | 'postTarotSpread'
  | 'postTarotCelticCross'
  | 'postTarotCustomSpread'
  | 'postTarotReading'
  | 'postAstrologyDailyHoroscope'
  | 'postAstrologyNatalChart'
  | 'postAstrologyChart'
  | 'postAstrologyBirthTime'
  | 'postAstrologyNatalReading'
  | 'postAstrologyPersonalizedDaily'

export const OPERATIONS: { [N in Name]: Pick<Operations[N], 'method' | 'path'> } = {
  postTarotDailyCard: { method: 'POST', path: '/tarot/daily-card' },
  postTarotYesNo: { method: 'POST', path: '/tarot/yes-no' },
  postTarotSpread: { method: 'POST', path: '/tarot/spread' },
  postTarotCelticCross: { method: 'POST', path: '/tarot/celtic-cross' },
  postTarotCustomSpread: { method: 'POST', path: '/tarot/custom-spread' },
  postTarotReading: { method: 'POST', path: '/tarot/reading' },
  postAstrologyDailyHoroscope: { method: 'POST', path: '/astrology/daily-horoscope' },
  postAstrologyNatalChart: { method: 'POST', path: '/astrology/natal-chart' },
  postAstrologyChart: { method: 'POST', path: '/astrology/chart' },
  postAstrologyBirthTime: { method: 'POST', path: '/astrology/birth-time' },
  postAstrologyNatalReading: { method: 'POST', path: '/astrology/natal-reading' },
  postAstrologyPersonalizedDaily: { method: 'POST', path: '/astrology/personalized-daily' },
}

export type Body<N extends Name> = Operations[N]['body']
export type Answer<N extends Name> = Operations[N]['response']

/** A typed request of one of these operations. */
export type Asked<N extends Name> = { [K in N]: { readonly name: K; readonly body: Body<K> } }[N]

/** Any request, to be sent and shown. Birth data is in its body only, never in an address. */
export interface Sent {
  readonly name: Name
  readonly body: unknown
}
