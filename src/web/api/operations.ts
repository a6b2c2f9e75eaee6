/** The operations the page uses. Methods, paths and types come from the OpenAPI document, so a change there is a type error here. */
import type { Operations } from '../../../client/operations.ts'

export type Name =
  | 'drawDailyCard'
  | 'yesOrNo'
  | 'laySpread'
  | 'layCelticCross'
  | 'layCustomSpread'
  | 'readCards'
  | 'dailyHoroscope'
  | 'weeklyHoroscope'
  | 'monthlyHoroscope'
  | 'yearlyHoroscope'
  | 'natalChart'
  | 'chart'
  | 'birthTime'
  | 'natalReading'
  | 'personalDay'
  | 'transitTimeline'
  | 'returns'
  | 'life'
  | 'createFeed'
  | 'synastry'
  | 'skyCalendar'
  | 'moon'
  | 'planetaryHours'
  | 'sky'
  | 'places'
  | 'findCards'
  | 'card'

export const OPERATIONS: { [N in Name]: Pick<Operations[N], 'method' | 'path'> } = {
  drawDailyCard: { method: 'POST', path: '/tarot/daily-card' },
  yesOrNo: { method: 'POST', path: '/tarot/yes-no' },
  laySpread: { method: 'POST', path: '/tarot/spread' },
  layCelticCross: { method: 'POST', path: '/tarot/celtic-cross' },
  layCustomSpread: { method: 'POST', path: '/tarot/custom-spread' },
  readCards: { method: 'POST', path: '/tarot/reading' },
  dailyHoroscope: { method: 'POST', path: '/astrology/daily-horoscope' },
  weeklyHoroscope: { method: 'POST', path: '/astrology/weekly-horoscope' },
  monthlyHoroscope: { method: 'POST', path: '/astrology/monthly-horoscope' },
  yearlyHoroscope: { method: 'POST', path: '/astrology/yearly-horoscope' },
  natalChart: { method: 'POST', path: '/astrology/natal-chart' },
  chart: { method: 'POST', path: '/astrology/chart' },
  birthTime: { method: 'POST', path: '/astrology/birth-time' },
  natalReading: { method: 'POST', path: '/astrology/natal-reading' },
  personalDay: { method: 'POST', path: '/astrology/personalized-daily' },
  transitTimeline: { method: 'POST', path: '/astrology/transit-timeline' },
  returns: { method: 'POST', path: '/astrology/returns' },
  life: { method: 'POST', path: '/astrology/life' },
  createFeed: { method: 'POST', path: '/astrology/feeds' },
  synastry: { method: 'POST', path: '/astrology/synastry' },
  skyCalendar: { method: 'GET', path: '/astrology/sky-calendar' },
  moon: { method: 'GET', path: '/astrology/moon' },
  planetaryHours: { method: 'GET', path: '/astrology/planetary-hours' },
  sky: { method: 'GET', path: '/astrology/sky' },
  places: { method: 'GET', path: '/places' },
  findCards: { method: 'GET', path: '/tarot/cards' },
  card: { method: 'GET', path: '/tarot/cards/{id}' },
}

type BodyIn<Operation> = Operation extends { body: infer Given } ? Given : never
/** Each member as text, which it is in an address; the client takes numbers and lists, too. */
type QueryIn<Operation> = Operation extends { query: infer Given }
  ? { [Member in keyof Given]: Extract<Given[Member], string | undefined> }
  : never

export type RequestBody<N extends Name> = BodyIn<Operations[N]>
export type Answer<N extends Name> = Operations[N]['response']

/** A typed request of one of these operations: what is posted has a body, what is got has a query or a part of its path. */
export type RequestOf<N extends Name> = {
  [K in N]: Operations[K]['path'] extends `${string}{${infer Part}}${string}`
    ? { readonly name: K; readonly params: Readonly<Record<Part, string>> }
    : Operations[K] extends { method: 'GET' }
      ? { readonly name: K; readonly query: QueryIn<Operations[K]> }
      : { readonly name: K; readonly body: RequestBody<K>; readonly isPrivate?: boolean }
}[N]

/** Any request, to be sent and shown. Birth data is in its body only, never in an address. */
export interface AnyRequest {
  readonly name: Name
  readonly body?: unknown
  readonly query?: Readonly<Record<string, string | undefined>>
  readonly params?: Readonly<Record<string, string>>
  /** Its answer is not kept for the time without a network. */
  readonly isPrivate?: boolean
}
