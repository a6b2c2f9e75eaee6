/** The picture of an answer of `POST /astrology/transit-timeline`, for the server and the page. */
import type { AspectName } from '../../chart/aspects.ts'
import type { DrawnTransit, TimelineChart } from './timeline-chart.ts'

interface Moment {
  /** `YYYY-MM-DDTHH:mm:ss` by local clocks. */
  readonly local: string
}

/** The members of the answer that are drawn. */
export interface AnsweredTimeline {
  readonly from: string
  readonly to: string
  readonly transits: readonly AnsweredTransit[]
  readonly metadata: { readonly orb: number }
}

export interface AnsweredTransit {
  readonly uid: string
  readonly body: string
  readonly aspect: AspectName
  readonly point: string
  readonly weight: number
  readonly certain?: boolean | undefined
  readonly visits: readonly { readonly enters: Moment | null; readonly leaves: Moment | null }[]
  readonly passes: readonly (Moment & { readonly retrograde: boolean })[]
  readonly stations: readonly (Moment & { readonly orb: number | null })[]
}

export interface PictureChoice {
  /** What local clocks show now, `YYYY-MM-DDTHH:mm:ss`. */
  readonly now: string
  /** At most so many transits, the heaviest. */
  readonly rows: number
}

const DAY_MS = 86_400_000

export function timelineChartOf(answer: AnsweredTimeline, { now, rows }: PictureChoice): TimelineChart {
  const span = { from: clock(answer.from), to: clock(answer.to) + DAY_MS }
  const seen = answer.transits.filter((transit) => isSeen(transit, span))
  const drawn = heaviestTransits(seen, rows)
  return {
    ...span,
    now: clock(now),
    orb: answer.metadata.orb,
    transits: drawn.map(drawnTransit),
    omitted: seen.length - drawn.length,
  }
}

/** A transit may be between two visits all through the span: then there is nothing to draw. */
const isSeen = ({ visits }: AnsweredTransit, { from, to }: { from: number; to: number }) =>
  visits.some(({ enters, leaves }) => (atOrNull(enters) ?? from) < to && (atOrNull(leaves) ?? to) > from)

/** In the order of the answer; of equal weight those that begin first. */
export function heaviestTransits<Transit extends { readonly weight: number }>(
  transits: readonly Transit[],
  count: number,
): Transit[] {
  const chosen = new Set(transits.toSorted((a, b) => b.weight - a.weight).slice(0, count))
  return transits.filter((transit) => chosen.has(transit))
}

/** The weight of the lightest of the `count` heaviest transits, or 0 if there are not more. As `min_weight` of a request it leaves out lighter ones. */
export function leastWeight(transits: readonly { readonly weight: number }[], count: number): number {
  if (transits.length <= count) return 0
  // Answers round to four decimals.
  const least = Math.min(...heaviestTransits(transits, count).map(({ weight }) => weight))
  return Math.max(0, least - 0.0001)
}

const drawnTransit = (transit: AnsweredTransit): DrawnTransit => ({
  uid: transit.uid,
  body: transit.body,
  aspect: transit.aspect,
  point: transit.point,
  certain: transit.certain ?? true,
  visits: transit.visits.map(({ enters, leaves }) => ({
    enters: atOrNull(enters),
    leaves: atOrNull(leaves),
  })),
  passes: transit.passes.map(({ local, retrograde }) => ({ at: clock(local), retrograde })),
  stations: transit.stations.map(({ local, orb }) => ({ at: clock(local), orb })),
})

const atOrNull = (moment: Moment | null) => (moment === null ? null : clock(moment.local))

/** A date, or a date and a time, as if it were that of UTC. */
const clock = (local: string): number => Date.parse(local.includes('T') ? `${local}Z` : local)
