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
  | 'postAstrologyWeeklyHoroscope'
  | 'postAstrologyMonthlyHoroscope'
  | 'postAstrologyYearlyHoroscope'
  | 'postAstrologyNatalChart'
  | 'postAstrologyChart'
  | 'postAstrologyBirthTime'
  | 'postAstrologyNatalReading'
  | 'postAstrologyPersonalizedDaily'
  | 'getAstrologySkyCalendar'
  | 'getAstrologyMoon'
  | 'getAstrologyPlanetaryHours'
  | 'getAstrologySky'
  | 'getPlaces'
  | 'getTarotCards'
  | 'getTarotCardsId'

export const OPERATIONS: { [N in Name]: Pick<Operations[N], 'method' | 'path'> } = {
  postTarotDailyCard: { method: 'POST', path: '/tarot/daily-card' },
  postTarotYesNo: { method: 'POST', path: '/tarot/yes-no' },
  postTarotSpread: { method: 'POST', path: '/tarot/spread' },
  postTarotCelticCross: { method: 'POST', path: '/tarot/celtic-cross' },
  postTarotCustomSpread: { method: 'POST', path: '/tarot/custom-spread' },
  postTarotReading: { method: 'POST', path: '/tarot/reading' },
  postAstrologyDailyHoroscope: { method: 'POST', path: '/astrology/daily-horoscope' },
  postAstrologyWeeklyHoroscope: { method: 'POST', path: '/astrology/weekly-horoscope' },
  postAstrologyMonthlyHoroscope: { method: 'POST', path: '/astrology/monthly-horoscope' },
  postAstrologyYearlyHoroscope: { method: 'POST', path: '/astrology/yearly-horoscope' },
  postAstrologyNatalChart: { method: 'POST', path: '/astrology/natal-chart' },
  postAstrologyChart: { method: 'POST', path: '/astrology/chart' },
  postAstrologyBirthTime: { method: 'POST', path: '/astrology/birth-time' },
  postAstrologyNatalReading: { method: 'POST', path: '/astrology/natal-reading' },
  postAstrologyPersonalizedDaily: { method: 'POST', path: '/astrology/personalized-daily' },
  getAstrologySkyCalendar: { method: 'GET', path: '/astrology/sky-calendar' },
  getAstrologyMoon: { method: 'GET', path: '/astrology/moon' },
  getAstrologyPlanetaryHours: { method: 'GET', path: '/astrology/planetary-hours' },
  getAstrologySky: { method: 'GET', path: '/astrology/sky' },
  getPlaces: { method: 'GET', path: '/places' },
  getTarotCards: { method: 'GET', path: '/tarot/cards' },
  getTarotCardsId: { method: 'GET', path: '/tarot/cards/{id}' },
}

type BodyIn<Operation> = Operation extends { body: infer Given } ? Given : never
type QueryIn<Operation> = Operation extends { query: infer Given } ? Given : never

export type Body<N extends Name> = BodyIn<Operations[N]>
export type Answer<N extends Name> = Operations[N]['response']

/** A typed request of one of these operations: what is posted has a body, what is got has a query or a part of its path. */
export type Asked<N extends Name> = {
  [K in N]: Operations[K] extends { params: infer Given extends Readonly<Record<string, string>> }
    ? { readonly name: K; readonly params: Given }
    : Operations[K] extends { method: 'GET' }
      ? { readonly name: K; readonly query: QueryIn<Operations[K]> }
      : { readonly name: K; readonly body: Body<K> }
}[N]

/** Any request, to be sent and shown. Birth data is in its body only, never in an address. */
export interface Sent {
  readonly name: Name
  readonly body?: unknown
  readonly query?: Readonly<Record<string, string | undefined>>
  readonly params?: Readonly<Record<string, string>>
}
