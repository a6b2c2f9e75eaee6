/** What counts most in a chart: a sum of points for each planet, with its reasons, and from it the weight of each fact (docs/natal-reading.md). */

import { isTimed, type TimedChart, type WiderChart } from '../../chart/wider-chart.ts'
import { separation } from '../../sky/angle.ts'
import { PLANETS, type Planet } from '../../sky/planets.ts'
import { ANGULAR_HOUSES } from '../tradition.ts'
import { type ChartFact, type FactKind, isPlanet, type Subject } from './fact.ts'
import { majorAspects } from './figure-facts.ts'
import { chartRulerOf } from './placement-facts.ts'

/** The points that a planet has in every chart: the lights stand for the person, the slow planets are shared by everyone born in the same years. */
const OWN_POINTS: Record<Planet, number> = {
  sun: 2.5,
  moon: 2.5,
  mercury: 1.5,
  venus: 1.5,
  mars: 1.5,
  jupiter: 1,
  saturn: 1,
  uranus: 0.5,
  neptune: 0.5,
  pluto: 0.5,
}
const RULER_POINTS = 3
/** On the angle itself; it fades to nothing at ANGLE_ORB, and what is not more than nothing is no reason. */
const ANGLE_POINTS = { ascendant: 5, midheaven: 5, descendant: 4, imumCoeli: 4 } as const
const ANGLES = Object.keys(ANGLE_POINTS) as (keyof typeof ANGLE_POINTS)[]
const ANGLE_ORB = 8
const ANGULAR_HOUSE_POINTS = 1
/** For an exact aspect with the Sun, the Moon or the ruler of the chart. */
const ASPECT_POINTS = 2
const DIGNITY_POINTS: Partial<Record<string, number>> = { domicile: 2, exaltation: 1 }
const STELLIUM_POINTS = 1
const UNASPECTED_POINTS = 2

export const REASONS = [
  'planet',
  'ruler',
  'on_ascendant',
  'on_midheaven',
  'on_descendant',
  'on_imum_coeli',
  'angular_house',
  'aspect',
  'dignity',
  'stellium',
  'unaspected',
] as const

export interface WeightReason {
  readonly reason: (typeof REASONS)[number]
  /** Ids; none if the reason is that the planet has no aspect. */
  readonly facts: readonly string[]
  readonly points: number
}

export interface PlanetWeight {
  readonly planet: Planet
  /** The sum of the reasons. */
  readonly points: number
  readonly reasons: readonly WeightReason[]
}

export const tenths = (points: number): number => Math.round(points * 10) / 10

export const sumOf = (reasons: readonly { readonly points: number }[]): number =>
  tenths(reasons.reduce((sum, { points }) => sum + points, 0))

/** The strongest first; equal ones in the order of the planets. */
export function planetWeights(chart: WiderChart, facts: readonly ChartFact[]): PlanetWeight[] {
  return PLANETS.map((planet) => {
    const reasons = reasonsFor(planet, chart, facts).filter(({ points }) => points > 0)
    return { planet, points: sumOf(reasons), reasons }
  }).sort((a, b) => b.points - a.points)
}

function reasonsFor(planet: Planet, chart: WiderChart, facts: readonly ChartFact[]): WeightReason[] {
  const own = facts.filter(({ subjects }) => subjects.includes(planet))
  const idsOf = (kind: FactKind) => own.filter((fact) => fact.kind === kind).map(({ id }) => id)
  const ruler = isTimed(chart) ? chartRulerOf(chart) : null
  return [
    { reason: 'planet', facts: idsOf('sign'), points: OWN_POINTS[planet] },
    ...(ruler === planet ? [{ reason: 'ruler' as const, facts: idsOf('ruler'), points: RULER_POINTS }] : []),
    ...(isTimed(chart) ? placeReasons(planet, chart, idsOf('house')) : []),
    ...aspectReasons(planet, own, ruler),
    // mutate call: what has no points is no reason, and only dignities have points of these names
    ...own.filter(({ kind }) => kind === 'dignity').map(dignityReason),
    ...own
      .filter(({ id }) => /^stellium-in-(?!house)/.test(id))
      .map(({ id }) => ({ reason: 'stellium' as const, facts: [id], points: STELLIUM_POINTS })),
    ...(isUnaspected(planet, chart)
      ? [{ reason: 'unaspected' as const, facts: [], points: UNASPECTED_POINTS }]
      : []),
  ]
}

const REASON_OF_ANGLE = {
  ascendant: 'on_ascendant',
  midheaven: 'on_midheaven',
  descendant: 'on_descendant',
  imumCoeli: 'on_imum_coeli',
} as const

function placeReasons(planet: Planet, { chart }: TimedChart, house: readonly string[]): WeightReason[] {
  const { longitude, house: number } = chart.bodies[planet]
  return [
    ...ANGLES.map((angle) => {
      const distance = separation(longitude, chart.angles[angle])
      const points = tenths(ANGLE_POINTS[angle] * (1 - distance / ANGLE_ORB))
      return { reason: REASON_OF_ANGLE[angle], facts: house, points }
    }),
    ...(ANGULAR_HOUSES.includes(number)
      ? [{ reason: 'angular_house' as const, facts: house, points: ANGULAR_HOUSE_POINTS }]
      : []),
  ]
}

const aspectReasons = (planet: Planet, own: readonly ChartFact[], ruler: Planet | null): WeightReason[] =>
  own
    .filter(({ kind, subjects }) => {
      // mutate call: an aspect has two planets, of which one is another
      const other = subjects.find((subject) => subject !== planet)
      return kind === 'aspect' && (other === 'sun' || other === 'moon' || other === ruler)
    })
    .map(({ id, closeness }) => ({
      reason: 'aspect',
      facts: [id],
      points: tenths(ASPECT_POINTS * closeness!),
    }))

const dignityReason = ({ id, keys }: ChartFact): WeightReason => ({
  reason: 'dignity',
  facts: [id],
  // mutate default, constant (-1): what has no points is no reason, and only dignities have points of these names
  points: DIGNITY_POINTS[keys[1]!] ?? 0,
})

/** Without any of the aspects that a text tells of; not certain on a day without an hour. */
const isUnaspected = (planet: Planet, chart: WiderChart): boolean =>
  isTimed(chart) &&
  // mutate members: which of the two is which does not matter
  !majorAspects(chart).some(({ planet1, planet2 }) => planet1 === planet || planet2 === planet)

/** What has no points of its own. */
const POINTS_OF_OTHERS: Record<Exclude<Subject, Planet>, number> = {
  ascendant: 7,
  midheaven: 5,
  north_node: 4,
}

export type PointsOf = (subject: Subject) => number

export function pointsIn(planets: readonly PlanetWeight[]): PointsOf {
  const points = new Map(planets.map(({ planet, points: sum }) => [planet, sum]))
  return (subject) => (isPlanet(subject) ? points.get(subject)! : POINTS_OF_OTHERS[subject])
}

/** The share that a fact has in the points of its planet, or in the mean of its planets. */
const SHARE: Partial<Record<FactKind, number>> = {
  sign: 1,
  house: 0.9,
  angle: 1,
  ruler: 1,
  retrograde: 0.7,
  dignity: 0.6,
  stellium: 1,
  pattern: 0.9,
  moon_phase: 0.6,
  sect: 0.3,
}
/** Everyone born in the same years has them in the same signs. */
// mutate order: a list that is only asked what it holds
const GENERATION: readonly Subject[] = ['uranus', 'neptune', 'pluto']
const SHARE_OF_GENERATION = 0.4
/** From an aspect at the limit of its orb to an exact one. */
const SHARE_OF_ASPECT = { min: 0.4, more: 1 }
const LITTLE_POINTS = 5
const EMPTY_POINTS = 4

export function factWeight(fact: ChartFact, pointsOf: PointsOf): number {
  const { kind, subjects, keys, closeness } = fact
  if (kind === 'balance') return keys[1] === 'much' ? subjects.length : LITTLE_POINTS - 2 * subjects.length
  if (kind === 'hemisphere') return EMPTY_POINTS
  const mean = subjects.reduce((sum, subject) => sum + pointsOf(subject), 0) / subjects.length
  return tenths(mean * shareOf(fact, closeness))
}

function shareOf({ kind, subjects }: ChartFact, closeness: number | undefined): number {
  if (closeness !== undefined) return SHARE_OF_ASPECT.min + SHARE_OF_ASPECT.more * closeness
  return kind === 'sign' && GENERATION.includes(subjects[0]!) ? SHARE_OF_GENERATION : SHARE[kind]!
}
