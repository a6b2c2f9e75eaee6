/** What the summary of a span mentions: the heaviest hard transit and the heaviest easy one, in order of time (docs/timeline.md, "Summary"). */
import { type Planet, SLOW_PLANETS } from '../../sky/planets.ts'
import { DAY_MS } from '../../time/time-scales.ts'
import { type Matter, type MatterTone, matterOfHouse, matterOfPoint, matterToneOf } from './matters.ts'
import type { TimelineTransit } from './timeline.ts'

export const SPAN_ORDERS = ['friction-flow', 'flow-friction', 'friction', 'flow', 'none'] as const
export type SpanOrder = (typeof SPAN_ORDERS)[number]

/** The planets whose transits a summary can mention. The Moon's last only hours. */
export type SpanPlanet = Exclude<Planet, 'moon'>

/** A transit as a summary tells it. */
export interface SpanPart {
  readonly transit: TimelineTransit & { readonly body: SpanPlanet }
  readonly tone: MatterTone
  readonly matter: Matter
  /** Exact days of the span that are still to come, one or two; of a transit that turns before, the day when it is closest. */
  readonly instants: readonly number[]
}

export interface SpanPlan {
  /** Pairs of possible parts, the heaviest first; one part alone if the span has only one. The first that fits is used. */
  readonly ways: readonly (readonly SpanPart[])[]
  /** Texts are shuffled by it. */
  readonly shuffleKey: string
}

interface Span {
  readonly from: number
  readonly to: number
}

const MAX_DATES = 2
/** So many of each tone are tried. */
const MAX_TRIED = 3
/** Two transits are told as “first” and “then” only if they are so far apart: a month in a year, at least some days in any span. */
const MIN_APART_MS = 4 * DAY_MS
const APART_SHARE = 1 / 12

export function spanPlan(transits: readonly TimelineTransit[], span: Span, now: number): SpanPlan {
  const parts = transits.flatMap((transit) => partOf(transit, span, now)).toSorted(heaviestFirst)
  const [hard, kind] = (['friction', 'flow'] as const).map((tone) =>
    parts.filter((part) => part.tone === tone),
  )
  return {
    ways: [...pairs(hard!, kind!, span), ...ofOneTone(hard!), ...ofOneTone(kind!)],
    shuffleKey: [span.from, ...parts.slice(0, MAX_TRIED).map(({ transit }) => transit.uid)].join(),
  }
}

export function orderOf(parts: readonly SpanPart[]): SpanOrder {
  const tones = new Set(parts.map(({ tone }) => tone))
  return parts.length === 0 ? 'none' : ([...tones].join('-') as SpanOrder)
}

function partOf(transit: TimelineTransit, span: Span, now: number): SpanPart[] {
  const { body, manner, passes, closest, transitHouse, point } = transit
  if (manner === null || body === 'moon') return []
  const all = passes.length > 0 ? passes.map(({ at }) => at) : closest ? [closest.at] : []
  // Of a span that has begun, what is left of it; of one that is over, the whole.
  const from = now < span.to ? Math.max(span.from, now) : span.from
  const instants = all.filter((at) => at >= from && at < span.to).slice(0, MAX_DATES)
  if (instants.length === 0) return []
  const matter = transitHouse === null ? matterOfPoint(point) : matterOfHouse(transitHouse)
  return [{ transit: { ...transit, body }, tone: matterToneOf(body, manner), matter, instants }]
}

const isSlow = ({ transit }: SpanPart): boolean => SLOW_PLANETS.some((planet) => planet === transit.body)

/** The slow planets make a span what it is; the fast ones come and go in days. */
const heaviestFirst = (one: SpanPart, other: SpanPart): number =>
  Number(isSlow(other)) - Number(isSlow(one)) ||
  other.transit.weight - one.transit.weight ||
  one.instants[0]! - other.instants[0]!

const inOrder = (parts: readonly SpanPart[]): SpanPart[] =>
  parts.toSorted((one, other) => one.instants[0]! - other.instants[0]!)

const isApart = ([first, then]: readonly SpanPart[], { from, to }: Span): boolean =>
  then!.instants[0]! - first!.instants[0]! >= Math.max(MIN_APART_MS, (to - from) * APART_SHARE)

/** “At first” and “later” must be true of both transits from beginning to end. */
const isInTurn = ([first, then]: readonly SpanPart[]): boolean =>
  first!.instants.at(-1)! <= then!.instants[0]!

function pairs(hard: readonly SpanPart[], kind: readonly SpanPart[], span: Span): SpanPart[][] {
  const weighed = hard.slice(0, MAX_TRIED).flatMap((one, i) =>
    kind.slice(0, MAX_TRIED).map((other, j) => {
      const parts = inOrder([one, other])
      const lateness = (isApart(parts, span) ? 0 : 2 * MAX_TRIED) + (isInTurn(parts) ? 0 : MAX_TRIED)
      return { weight: i + j + lateness, parts }
    }),
  )
  return weighed.toSorted((one, other) => one.weight - other.weight).map(({ parts }) => parts)
}

/** With one tone only, two planets of it, or the heaviest alone. */
function ofOneTone(parts: readonly SpanPart[]): SpanPart[][] {
  const [first] = parts
  if (first === undefined) return []
  const others = parts.filter(({ transit }) => transit.body !== first.transit.body).slice(0, MAX_TRIED)
  return [...others.map((other) => inOrder([first, other])), [first]]
}
