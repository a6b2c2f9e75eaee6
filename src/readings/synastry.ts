/** Two charts compared (docs/synastry.md). */
import { ASPECT_NAMES, type AspectName, NO_ASPECTS, type Orbs } from '../chart/aspects.ts'
import { castFrom } from '../chart/chart.ts'
import { skyOfUnknownHour } from '../chart/day-sky.ts'
import { POINTS, type Point, positionsOfPoints } from '../chart/points.ts'
import {
  isAngle,
  type Overlay,
  overlayOf,
  SYNASTRY_ANGLES,
  type SynastryChart,
  type SynastryPoint,
  synastryChartOf,
  synastryDayOf,
} from '../chart/synastry.ts'
import { pairOrbOf } from '../judgement/pair/aspects.ts'
import { judgePair, type PairJudgement, type PairMember } from '../judgement/pair/judgement.ts'
import { PAIR_ORBS, type PairKind } from '../judgement/pair/weights.ts'
import { PLANETS } from '../sky/planets.ts'
import type { Birth } from './birth.ts'
import { checkRange, namedAmong, type SelectionRequest } from './chart.ts'
import { type CompositeReading, compositeOf } from './composite.ts'
import { type DavisonReading, davisonOf } from './davison.ts'
import type { Identify } from './identifier.ts'
import { type BirthPair, type PairRequest, pairInputs, resolvePair } from './pair.ts'

export const SYNASTRY_POINTS: readonly SynastryPoint[] = [...POINTS, ...SYNASTRY_ANGLES]
export const DEFAULT_SYNASTRY_POINTS: readonly SynastryPoint[] = [...PLANETS, ...SYNASTRY_ANGLES]
export const DEFAULT_KIND = 'love' satisfies PairKind
/** What an answer can have in addition. */
export const SYNASTRY_EXTRAS = ['composite', 'davison'] as const
export type SynastryExtra = (typeof SYNASTRY_EXTRAS)[number]

export interface SynastryRequest extends PairRequest {
  readonly kind?: PairKind | undefined
  readonly bodies?: readonly string[] | undefined
  readonly aspects?: readonly AspectName[] | undefined
  readonly orbs?: Orbs | undefined
  readonly include?: readonly SynastryExtra[] | undefined
}

export interface SynastryReading extends PairJudgement {
  readonly pairId: string
  readonly kind: PairKind
  readonly births: BirthPair
  /** What was compared. */
  readonly charts: { readonly first: SynastryChart; readonly second: SynastryChart }
  readonly orbs: Orbs
  readonly overlays: { readonly firstInSecond: Overlay | null; readonly secondInFirst: Overlay | null }
  readonly composite: CompositeReading | null
  readonly davison: DavisonReading | null
}

export function readSynastry(request: SynastryRequest, identifier: Identify): SynastryReading {
  const { kind = DEFAULT_KIND, include = [] } = request
  const births = resolvePair(request, include.length > 0)
  const points = namedAmong(SYNASTRY_POINTS, request.bodies ?? DEFAULT_SYNASTRY_POINTS)
  const orbs = pairOrbs(request)
  const isOneUnknown = (births.first.time === null) !== (births.second.time === null)
  const stepMs = isOneUnknown ? FINE_STEP_MS : COARSE_STEP_MS
  const [first, second] = [memberOf(births.first, points, stepMs), memberOf(births.second, points, stepMs)]
  return {
    pairId: identifier('pair', { ...pairInputs(births), kind }),
    kind,
    births,
    charts: { first: first.chart, second: second.chart },
    orbs,
    ...judgePair(first, second, { kind, orbs }),
    overlays: {
      firstInSecond: overlayOf(first.chart, second.chart),
      secondInFirst: overlayOf(second.chart, first.chart),
    },
    composite: include.includes('composite') ? compositeOf(births, {}, identifier) : null,
    davison: include.includes('davison') ? davisonOf(births, {}, identifier) : null,
  }
}

const MINUTE_MS = 60_000
/** The step through a day without a time. If both births are without a time it is coarse, because all steps of one are combined with all of the other. */
export const FINE_STEP_MS = 15 * MINUTE_MS
export const COARSE_STEP_MS = 60 * MINUTE_MS

function memberOf(birth: Birth, points: readonly SynastryPoint[], stepMs: number): PairMember {
  const bodies = points.filter((point) => !isAngle(point)) as Point[]
  for (const point of bodies) checkRange(point, birth)
  const { place, houseSystem, zodiac, ayanamsa, node, time, day } = birth
  const chartAt = (instant: number) => {
    const input = { instant, place, houseSystem, zodiac, ayanamsa }
    return synastryChartOf(
      castFrom((tt) => positionsOfPoints(bodies, node, tt), input, NO_ASPECTS),
      points,
    )
  }
  if (time !== null) return { chart: chartAt(time.instant) }
  const steps = Math.round((day!.to - day!.from) / stepMs)
  const ofDay = Array.from({ length: steps + 1 }, (_, i) =>
    chartAt(day!.from + ((day!.to - day!.from) * i) / steps),
  )
  const withLights = [...new Set<Point>(['sun', 'moon', ...bodies])]
  const sky = skyOfUnknownHour(day!, { points: withLights, node, zodiac, ayanamsa, orbs: NO_ASPECTS })
  return { chart: synastryDayOf(sky, points), ofDay }
}

/** Of the aspects asked for, or of the usual ones. */
export function pairOrbs({ aspects, orbs }: Pick<SelectionRequest, 'aspects' | 'orbs'>): Orbs {
  // The same object, so that the finder of aspects is made once.
  if (aspects === undefined && orbs === undefined) return PAIR_ORBS
  const wanted: readonly string[] = aspects ?? Object.keys(PAIR_ORBS)
  const names = ASPECT_NAMES.filter((name) => wanted.includes(name))
  return Object.fromEntries(names.map((name) => [name, orbs?.[name] ?? pairOrbOf(name)]))
}
