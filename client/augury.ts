/** A small client for Augury: typed requests and answers, typed errors, and patience when the service asks for it. */
import type { ErrorCode, Operations } from './operations.ts'

export type { ErrorCode, Operations } from './operations.ts'

type Name = keyof Operations
export type Answer<N extends Name> = Operations[N]['response']
type BodyOf<N extends Name> = Operations[N] extends { body: infer Body } ? Body : never
type QueryOf<N extends Name> = Operations[N] extends { query: infer Query } ? Query : never

/** The query of an operation, with numbers and lists for what is text in an address. */
type Asked<N extends Name> = {
  [Member in keyof QueryOf<N>]: Member extends 'latitude' | 'longitude' | 'limit'
    ? number
    : Member extends 'types' | 'planets'
      ? readonly string[]
      : QueryOf<N>[Member]
}

export interface AuguryOptions {
  /** Where the service is, without `/v1`: for example `http://127.0.0.1:8080`. */
  readonly baseUrl: string
  /** For tests and unusual runtimes. Default: the platform's own. */
  readonly fetch?: typeof fetch
  /** How often a request that was refused with `Retry-After` (429, 503) is sent again after that wait. Default 2. */
  readonly retries?: number
  /** A longer wait than this is not sat out; the error is thrown at once. Default 60. */
  readonly longestWaitSeconds?: number
}

/** An answer other than the one that was asked for, in the service's own words. */
export class AuguryError extends Error {
  readonly status: number
  /** Such as `INVALID_ZODIAC_SIGN`; tarot errors have none. */
  readonly code: ErrorCode | undefined
  readonly details: Readonly<Record<string, unknown>>
  readonly requestId: string | undefined
  /** Seconds to wait before the next try, when the service says so. */
  readonly retryAfterSeconds: number | undefined

  constructor(response: Response, body: unknown) {
    const { error, requestId } = (body ?? {}) as { error?: ErrorBody | string; requestId?: string }
    const told = typeof error === 'string' ? { message: error } : error
    super(told?.message ?? `Augury answered with status ${response.status}`)
    this.name = 'AuguryError'
    this.status = response.status
    this.code = told?.code
    this.details = told?.details ?? {}
    this.requestId = requestId
    this.retryAfterSeconds = secondsIn(response.headers.get('retry-after'))
  }
}

/** A number of seconds, as the service writes it, or a date, as a proxy in between may. */
function secondsIn(retryAfter: string | null): number | undefined {
  if (retryAfter === null) return undefined
  const seconds = Number(retryAfter)
  const wait = Number.isNaN(seconds) ? Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000) : seconds
  return Number.isNaN(wait) ? undefined : Math.max(1, wait)
}

interface ErrorBody {
  readonly code?: ErrorCode
  readonly message: string
  readonly details?: Record<string, unknown>
}

type Query = Readonly<Record<string, string | number | readonly string[] | undefined>>

interface Call {
  readonly body?: unknown
  readonly query?: Query
  /** Of an answer that is a text, not JSON. */
  readonly mediaType?: string
  readonly signal?: AbortSignal | undefined
}

export class Augury {
  readonly #options: Required<AuguryOptions>

  constructor(options: AuguryOptions) {
    this.#options = {
      fetch: globalThis.fetch.bind(globalThis),
      retries: 2,
      longestWaitSeconds: 60,
      ...options,
      baseUrl: options.baseUrl.replace(/\/+$/, ''),
    }
  }

  drawDailyCard(body: BodyOf<'postTarotDailyCard'> = {}, signal?: AbortSignal) {
    return this.#call<'postTarotDailyCard'>('POST', '/tarot/daily-card', { body, signal })
  }

  layThreeCards(body: BodyOf<'postTarotThreeCard'> = {}, signal?: AbortSignal) {
    return this.#call<'postTarotThreeCard'>('POST', '/tarot/three-card', { body, signal })
  }

  layCelticCross(body: BodyOf<'postTarotCelticCross'> = {}, signal?: AbortSignal) {
    return this.#call<'postTarotCelticCross'>('POST', '/tarot/celtic-cross', { body, signal })
  }

  layCustomSpread(body: BodyOf<'postTarotCustomSpread'>, signal?: AbortSignal) {
    return this.#call<'postTarotCustomSpread'>('POST', '/tarot/custom-spread', { body, signal })
  }

  /** Any spread by its type: those of `spreads()`. */
  laySpread(body: BodyOf<'postTarotSpread'>, signal?: AbortSignal) {
    return this.#call<'postTarotSpread'>('POST', '/tarot/spread', { body, signal })
  }

  /** Cards that somebody drew by hand. */
  readCards(body: BodyOf<'postTarotReading'>, signal?: AbortSignal) {
    return this.#call<'postTarotReading'>('POST', '/tarot/reading', { body, signal })
  }

  yesOrNo(body: BodyOf<'postTarotYesNo'> = {}, signal?: AbortSignal) {
    return this.#call<'postTarotYesNo'>('POST', '/tarot/yes-no', { body, signal })
  }

  spreads(signal?: AbortSignal) {
    return this.#call<'getTarotSpreads'>('GET', '/tarot/spreads', { signal })
  }

  /** What two cards say together, by their ids. */
  pair(first: string, second: string, signal?: AbortSignal) {
    const path = `/tarot/pairs/${encodeURIComponent(first)}/${encodeURIComponent(second)}`
    return this.#call<'getTarotPairsFirstSecond'>('GET', path, { signal })
  }

  findCards(query: QueryOf<'getTarotCards'> = {}, signal?: AbortSignal) {
    return this.#call<'getTarotCards'>('GET', '/tarot/cards', { query, signal })
  }

  card(id: string, signal?: AbortSignal) {
    return this.#call<'getTarotCardsId'>('GET', `/tarot/cards/${encodeURIComponent(id)}`, { signal })
  }

  dailyHoroscope(body: BodyOf<'postAstrologyDailyHoroscope'>, signal?: AbortSignal) {
    return this.#call<'postAstrologyDailyHoroscope'>('POST', '/astrology/daily-horoscope', { body, signal })
  }

  /** Today in UTC, in detail. */
  signToday(sign: string, signal?: AbortSignal) {
    const path = `/astrology/horoscope/daily/${encodeURIComponent(sign)}`
    return this.#call<'getAstrologyHoroscopeDailySign'>('GET', path, { signal })
  }

  /** Today in UTC, in short. */
  allSignsToday(signal?: AbortSignal) {
    return this.#call<'getAstrologyHoroscopeDaily'>('GET', '/astrology/horoscope/daily', { signal })
  }

  weeklyHoroscope(body: BodyOf<'postAstrologyWeeklyHoroscope'>, signal?: AbortSignal) {
    return this.#call<'postAstrologyWeeklyHoroscope'>('POST', '/astrology/weekly-horoscope', { body, signal })
  }

  /** This week in UTC or that of another date, in detail. */
  signWeek(sign: string, query: QueryOf<'getAstrologyHoroscopeWeeklySign'> = {}, signal?: AbortSignal) {
    const path = `/astrology/horoscope/weekly/${encodeURIComponent(sign)}`
    return this.#call<'getAstrologyHoroscopeWeeklySign'>('GET', path, { query, signal })
  }

  /** This week in UTC or that of another date, in short. */
  allSignsWeek(query: QueryOf<'getAstrologyHoroscopeWeekly'> = {}, signal?: AbortSignal) {
    return this.#call<'getAstrologyHoroscopeWeekly'>('GET', '/astrology/horoscope/weekly', { query, signal })
  }

  monthlyHoroscope(body: BodyOf<'postAstrologyMonthlyHoroscope'>, signal?: AbortSignal) {
    return this.#call<'postAstrologyMonthlyHoroscope'>('POST', '/astrology/monthly-horoscope', {
      body,
      signal,
    })
  }

  /** This month in UTC or that of another date, in detail. */
  signMonth(sign: string, query: QueryOf<'getAstrologyHoroscopeMonthlySign'> = {}, signal?: AbortSignal) {
    const path = `/astrology/horoscope/monthly/${encodeURIComponent(sign)}`
    return this.#call<'getAstrologyHoroscopeMonthlySign'>('GET', path, { query, signal })
  }

  /** This month in UTC or that of another date, in short. */
  allSignsMonth(query: QueryOf<'getAstrologyHoroscopeMonthly'> = {}, signal?: AbortSignal) {
    return this.#call<'getAstrologyHoroscopeMonthly'>('GET', '/astrology/horoscope/monthly', {
      query,
      signal,
    })
  }

  yearlyHoroscope(body: BodyOf<'postAstrologyYearlyHoroscope'>, signal?: AbortSignal) {
    return this.#call<'postAstrologyYearlyHoroscope'>('POST', '/astrology/yearly-horoscope', { body, signal })
  }

  /** This year in UTC or that of another date, in detail. */
  signYear(sign: string, query: QueryOf<'getAstrologyHoroscopeYearlySign'> = {}, signal?: AbortSignal) {
    const path = `/astrology/horoscope/yearly/${encodeURIComponent(sign)}`
    return this.#call<'getAstrologyHoroscopeYearlySign'>('GET', path, { query, signal })
  }

  /** This year in UTC or that of another date, in short. */
  allSignsYear(query: QueryOf<'getAstrologyHoroscopeYearly'> = {}, signal?: AbortSignal) {
    return this.#call<'getAstrologyHoroscopeYearly'>('GET', '/astrology/horoscope/yearly', { query, signal })
  }

  personalDay(body: BodyOf<'postAstrologyPersonalizedDaily'>, signal?: AbortSignal) {
    return this.#call<'postAstrologyPersonalizedDaily'>('POST', '/astrology/personalized-daily', {
      body,
      signal,
    })
  }

  /** The natal chart of ten planets. */
  castChart(body: BodyOf<'postAstrologyNatalChart'>, signal?: AbortSignal) {
    return this.#call<'postAstrologyNatalChart'>('POST', '/astrology/natal-chart', { body, signal })
  }

  /** The wider chart: more bodies, houses and zodiacs, with or without a time of birth. */
  chart(body: BodyOf<'postAstrologyChart'>, signal?: AbortSignal) {
    return this.#call<'postAstrologyChart'>('POST', '/astrology/chart', { body, signal })
  }

  /** What a birth chart means, with or without a time of birth. */
  natalReading(body: BodyOf<'postAstrologyNatalReading'>, signal?: AbortSignal) {
    return this.#call<'postAstrologyNatalReading'>('POST', '/astrology/natal-reading', { body, signal })
  }

  /** What each fact of a chart means, by its id. */
  meanings(query: QueryOf<'getAstrologyMeanings'> = {}, signal?: AbortSignal) {
    return this.#call<'getAstrologyMeanings'>('GET', '/astrology/meanings', { query, signal })
  }

  meaning(id: string, signal?: AbortSignal) {
    const path = `/astrology/meanings/${encodeURIComponent(id)}`
    return this.#call<'getAstrologyMeaningsId'>('GET', path, { signal })
  }

  /** What of a chart depends on the minute of birth. */
  birthTime(body: BodyOf<'postAstrologyBirthTime'>, signal?: AbortSignal) {
    return this.#call<'postAstrologyBirthTime'>('POST', '/astrology/birth-time', { body, signal })
  }

  /** The address of a chart's wheel as a picture, for an `<img>`. */
  chartPictureUrl(birth: Asked<'getAstrologyNatalChartSvg'>, format: 'svg' | 'png' = 'svg'): string {
    return this.#url(`/astrology/natal-chart.${format}`, birth)
  }

  /** What happens in the sky: thirty days from today, unless the query says otherwise. */
  skyCalendar(query: Asked<'getAstrologySkyCalendar'> = {}, signal?: AbortSignal) {
    return this.#call<'getAstrologySkyCalendar'>('GET', '/astrology/sky-calendar', { query, signal })
  }

  /** The same as the text of an iCalendar file. */
  skyCalendarIcs(query: Asked<'getAstrologySkyCalendarIcs'> = {}, signal?: AbortSignal) {
    const call = { query, mediaType: 'text/calendar', signal }
    return this.#call<'getAstrologySkyCalendarIcs'>('GET', '/astrology/sky-calendar.ics', call)
  }

  /** The Moon of this minute, or of another moment. */
  moon(query: Asked<'getAstrologyMoon'> = {}, signal?: AbortSignal) {
    return this.#call<'getAstrologyMoon'>('GET', '/astrology/moon', { query, signal })
  }

  planetaryHours(query: Asked<'getAstrologyPlanetaryHours'>, signal?: AbortSignal) {
    return this.#call<'getAstrologyPlanetaryHours'>('GET', '/astrology/planetary-hours', { query, signal })
  }

  /** Where everything is this minute, or at another moment. */
  sky(query: Asked<'getAstrologySky'> = {}, signal?: AbortSignal) {
    return this.#call<'getAstrologySky'>('GET', '/astrology/sky', { query, signal })
  }

  /** Places by their names: `Paris, Texas`. */
  places(query: Asked<'getPlaces'>, signal?: AbortSignal) {
    return this.#call<'getPlaces'>('GET', '/places', { query, signal })
  }

  place(id: string, signal?: AbortSignal) {
    return this.#call<'getPlacesId'>('GET', `/places/${encodeURIComponent(id)}`, { signal })
  }

  health(signal?: AbortSignal) {
    return this.#call<'getAstrologyHealth'>('GET', '/astrology/health', { signal })
  }

  async #call<N extends Name>(method: string, path: string, call: Call): Promise<Answer<N>> {
    const { retries, longestWaitSeconds } = this.#options
    for (let tries = 0; ; tries++) {
      const response = await this.#send(method, path, call)
      const body = await bodyOf(response, call.mediaType)
      if (response.ok && body !== undefined) return body as Answer<N>
      const error = new AuguryError(response, body)
      const wait = error.retryAfterSeconds
      if (wait === undefined || tries >= retries || wait > longestWaitSeconds) throw error
      await pause(wait * 1000, call.signal)
    }
  }

  #send(method: string, path: string, { body, query, signal }: Call): Promise<Response> {
    return this.#options.fetch(this.#url(path, query), {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(signal === undefined ? {} : { signal }),
    })
  }

  #url(path: string, query: Query = {}): string {
    const given = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    )
    const search = given.length === 0 ? '' : `?${new URLSearchParams(given)}`
    return `${this.#options.baseUrl}/v1${path}${search}`
  }
}

/** Errors are JSON even where an answer is a text. Undefined if it is neither. */
async function bodyOf(response: Response, mediaType: string | undefined): Promise<unknown> {
  const isText = mediaType !== undefined && response.headers.get('content-type')?.startsWith(mediaType)
  return (isText ? response.text() : response.json()).catch(() => undefined)
}

async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted()
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })
}
