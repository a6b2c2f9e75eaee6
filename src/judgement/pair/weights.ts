/** How much a contact between two charts counts (docs/synastry.md). The tables are printed there, and a test reads them from it. */
import type { AspectName, Orbs } from '../../chart/aspects.ts'
import type { SynastryPoint } from '../../chart/synastry.ts'
import { PLANETS, type Planet, SLOW_PLANETS } from '../../sky/planets.ts'

export const PAIR_KINDS = ['love', 'friendship', 'family', 'work'] as const
export type PairKind = (typeof PAIR_KINDS)[number]

/** What is weighed. All else is listed with a weight of 0. */
export type WeighedPoint = Planet | 'ascendant'
export const WEIGHED_POINTS: readonly WeighedPoint[] = [...PLANETS, 'ascendant']

/** Narrower than within one chart: two charts of ten planets make 25 contacts even so. */
export const PAIR_ORBS = {
  conjunction: 6,
  sextile: 5,
  square: 6,
  trine: 6,
  opposition: 6,
} as const satisfies Orbs
export type WeighedAspect = keyof typeof PAIR_ORBS

/** Of the aspects that are listed only if they are asked for. */
export const PAIR_MINOR_ORB = 2

/** Of each point, by kind. */
export const POINT_WEIGHTS: Readonly<Record<PairKind, Readonly<Record<WeighedPoint, number>>>> = {
  love: {
    ...{ sun: 1, moon: 1, mercury: 0.7, venus: 1, mars: 0.9, ascendant: 0.9 },
    ...{ jupiter: 0.5, saturn: 0.6, uranus: 0.4, neptune: 0.4, pluto: 0.4 },
  },
  friendship: {
    ...{ sun: 1, moon: 0.8, mercury: 1, venus: 0.9, mars: 0.7, ascendant: 0.9 },
    ...{ jupiter: 0.7, saturn: 0.6, uranus: 0.4, neptune: 0.4, pluto: 0.3 },
  },
  family: {
    ...{ sun: 1, moon: 1, mercury: 0.8, venus: 0.8, mars: 0.7, ascendant: 0.8 },
    ...{ jupiter: 0.5, saturn: 0.8, uranus: 0.4, neptune: 0.4, pluto: 0.4 },
  },
  work: {
    ...{ sun: 1, moon: 0.4, mercury: 1, venus: 0.6, mars: 1, ascendant: 0.8 },
    ...{ jupiter: 0.7, saturn: 0.9, uranus: 0.4, neptune: 0.3, pluto: 0.4 },
  },
}

/** What counts more than its two points: pairs as `sun-moon`, in the order of WEIGHED_POINTS. */
export const PAIR_FACTORS: Readonly<Record<PairKind, Readonly<Record<string, number>>>> = {
  love: { 'sun-moon': 1.4, 'venus-mars': 1.4 },
  friendship: { 'sun-moon': 1.2, 'mercury-mercury': 1.2 },
  family: { 'sun-moon': 1.2, 'moon-moon': 1.2 },
  work: { 'sun-saturn': 1.4, 'mercury-mercury': 1.2, 'sun-mars': 1.2 },
}

/** An influence is a number of ones and tens. */
const SCALE = 10

/** Why a contact has no weight: it tells how far apart in age the two are; the point is not weighed; the aspect is not. */
export const NO_WEIGHT_REASONS = ['age_gap', 'point_not_weighed', 'aspect_not_weighed'] as const
export type NoWeightReason = (typeof NO_WEIGHT_REASONS)[number]

export interface Weight {
  readonly weight: number
  readonly reason: NoWeightReason | null
}

const SLOW: ReadonlySet<SynastryPoint> = new Set(SLOW_PLANETS)
export const isSlow = (point: SynastryPoint): boolean => SLOW.has(point)
const isWeighed = (point: SynastryPoint): point is WeighedPoint =>
  WEIGHED_POINTS.includes(point as WeighedPoint)

/** The same whichever of the two charts has which point. */
export function weightOf(one: SynastryPoint, two: SynastryPoint, aspect: AspectName, kind: PairKind): Weight {
  if (!isWeighed(one) || !isWeighed(two) || (one === 'ascendant' && two === 'ascendant'))
    return without('point_not_weighed')
  if (isSlow(one) && isSlow(two)) return without('age_gap')
  if (!(aspect in PAIR_ORBS)) return without('aspect_not_weighed')
  return { weight: WEIGHTS[kind][one][two], reason: null }
}

const without = (reason: NoWeightReason): Weight => ({ weight: 0, reason })

const rounded = (value: number) => Math.round(value * 100) / 100

type PairWeights = Readonly<Record<WeighedPoint, Readonly<Record<WeighedPoint, number>>>>

/** Looked up, because 150 pairs of points go through it for each two charts. */
const WEIGHTS = Object.fromEntries(
  PAIR_KINDS.map((kind) => [
    kind,
    Object.fromEntries(
      WEIGHED_POINTS.map((one) => [
        one,
        Object.fromEntries(WEIGHED_POINTS.map((two) => [two, productOf(one, two, kind)])),
      ]),
    ),
  ]),
) as unknown as Readonly<Record<PairKind, PairWeights>>

function productOf(one: WeighedPoint, two: WeighedPoint, kind: PairKind): number {
  const [a, b] =
    WEIGHED_POINTS.indexOf(one) <= WEIGHED_POINTS.indexOf(two) ? ([one, two] as const) : ([two, one] as const)
  const points = POINT_WEIGHTS[kind]
  return rounded(SCALE * points[a] * points[b] * (PAIR_FACTORS[kind][`${a}-${b}`] ?? 1))
}
