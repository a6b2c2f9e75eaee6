/** What the room asks the service for: the transits of a span, the years from birthday to birthday, the chapters of a life, a calendar. */
import { leastWeight } from '../../drawing/timeline/timeline-of-answer.ts'
import type { Answer, AnyRequest, RequestBody, RequestOf } from '../api/operations.ts'
import { readingRequest } from '../chart/chart-request.ts'
import type { ChartSettings } from '../chart/settings.ts'
import { dayAfter, ownZone, todayIn } from '../parts/dates.ts'
import type { Birth } from '../state/birth-list.ts'

export type Timeline = Answer<'transitTimeline'>['data']
export type Transit = Timeline['transits'][number]
export type SolarYear = Answer<'returns'>['data']['returns'][number]
export type Chapter = Answer<'life'>['data']['chapters'][number]

interface SpanRow {
  readonly days: number
  /** At most so many transits are drawn. */
  readonly rows: number
  /** Undefined: those that the service takes by itself. */
  readonly bodies?: RequestBody<'transitTimeline'>['bodies']
}

export const SPANS = {
  season: { days: 90, rows: 18 },
  year: { days: 366, rows: 24 },
  decade: { days: 3653, rows: 32, bodies: ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] },
} as const satisfies Readonly<Record<string, SpanRow>>
export type SpanChoice = keyof typeof SPANS

/** When and where the reader is. */
export interface Reader {
  readonly zone: string
  readonly now: number
}

export const readerHere = (): Reader => ({ zone: ownZone(), now: Date.now() })

const birthBody = (birth: Birth, settings: ChartSettings) => readingRequest(birth, settings).body

/** The days are the reader's, wherever the birth was. */
export function timelineRequest(
  birth: Birth,
  settings: ChartSettings,
  span: SpanChoice,
  { zone, now }: Reader,
): RequestOf<'transitTimeline'> {
  const { days, ...row }: SpanRow = SPANS[span]
  const from = todayIn(zone, now)
  return {
    name: 'transitTimeline',
    body: {
      ...birthBody(birth, settings),
      from,
      to: dayAfter(from, days - 1),
      local_timezone: zone,
      ...(row.bodies && { bodies: [...row.bodies] }),
    },
  }
}

/** Two years: the one in which the reader is, and the next. */
export const yearRequest = (
  birth: Birth,
  settings: ChartSettings,
  { zone, now }: Reader,
): RequestOf<'returns'> => ({
  name: 'returns',
  // A solar return is at most a year and a day back.
  body: { ...birthBody(birth, settings), from: dayAfter(todayIn(zone, now), -366), count: 3 },
})

/** What is printed of a timeline: the transits that are drawn, and not the hundred lighter ones. */
export const timelineReportRequest = (
  asked: AnyRequest,
  { transits }: { readonly transits: readonly { readonly weight: number }[] },
  span: SpanChoice,
): AnyRequest => ({
  ...asked,
  body: { ...(asked.body as object), min_weight: leastWeight(transits, SPANS[span].rows) },
})

/** What is printed of the years: the one that is shown. */
export const yearReportRequest = (
  asked: AnyRequest,
  { passes }: { readonly passes: readonly { readonly local: string }[] },
): AnyRequest => ({
  ...asked,
  body: { ...(asked.body as object), from: passes[0]!.local.slice(0, 10), count: 1 },
})

export const lifeRequest = (birth: Birth, settings: ChartSettings): RequestOf<'life'> => ({
  name: 'life',
  body: birthBody(birth, settings),
})

export const feedRequest = (
  birth: Birth,
  settings: ChartSettings,
  { zone }: Reader,
): RequestOf<'createFeed'> => ({
  name: 'createFeed',
  body: { ...birthBody(birth, settings), local_timezone: zone },
  // The address opens the calendar to whoever has it.
  isPrivate: true,
})
