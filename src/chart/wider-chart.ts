/** A chart with all that astrologers read from it, and what is certain of it if the hour is unknown (docs/charts.md). */
import type { Position } from '../sky/ephemeris.ts'
import { trueObliquity } from '../sky/equatorial.ts'
import { vertex } from '../sky/horizon.ts'
import { PLANETS, type Planet } from '../sky/planets.ts'
import { terrestrialTime } from '../time/time-scales.ts'
import type { FixedAspect, Orbs } from './aspects.ts'
import { type Balance, balanceOf } from './balance.ts'
import { type Chart, type ChartInput, castFrom, inZodiacOf, type ZodiacChoice } from './chart.ts'
import { type DayParallel, parallelsOfDay } from './day-parallels.ts'
import { type DayAspect, type DayOfBirth, type RangedSky, skyOfUnknownHour } from './day-sky.ts'
import { isDayChart, type Lot, lotOf } from './lots.ts'
import { type MoonPhase, moonPhaseOf } from './moon-phase.ts'
import { declinationsOf, type Parallel, type ParallelAspect, parallelsBetween } from './parallels.ts'
import { type ChartPattern, chartPatternsOf } from './patterns.ts'
import { type NodeKind, POINTS, type Point, positionsOfPoints } from './points.ts'
import { type Station, stationNear } from './stations.ts'

/** What to show of a chart. */
export interface Selection {
  readonly points: readonly Point[]
  readonly node: NodeKind
  readonly lots: readonly Lot[]
  readonly orbs: Orbs
  readonly parallels: readonly Parallel[]
}

interface Facts {
  readonly selection: Selection
  readonly declinations: Readonly<Record<Point, number>>
  /** Of the points that turn within a day. */
  readonly stations: Readonly<Partial<Record<Point, Station>>>
  /** Between the points of the selection. */
  readonly aspects: readonly (FixedAspect<Point> & Partial<Pick<DayAspect, 'certain'>>)[]
  readonly parallels: readonly (ParallelAspect<Point> & Partial<Pick<DayParallel, 'certain'>>)[]
  /** Patterns and balance are those of the ten planets, of which the others are no part by tradition. */
  readonly patterns: readonly ChartPattern<Planet>[]
  readonly balance: Balance<Planet>
  readonly moonPhase: MoonPhase
}

export interface TimedChart extends Facts {
  readonly chart: Chart<Point>
  readonly vertex: number
  readonly isDay: boolean
  readonly lots: Readonly<Partial<Record<Lot, number>>>
}

/** Patterns and balance contain only what is certain; the phase of the Moon is that of noon, and `sky` has those of the day. */
export interface TimelessChart extends Facts {
  readonly sky: RangedSky
}

export type WiderChart = TimedChart | TimelessChart

export const isTimed = (chart: WiderChart): chart is TimedChart => 'chart' in chart

export function castWiderChart(input: ChartInput, selection: Selection): TimedChart {
  const { node, orbs } = selection
  const points = withPlanets(selection)
  const chart = castFrom((tt) => positionsOfPoints(points, node, tt), input, orbs)
  const { instant, horizon } = chart
  return timedChart(chart, selection, {
    obliquity: horizon.obliquity,
    tt: terrestrialTime(instant),
    stations: stationsAmong(selection, chart.bodies, instant),
    vertex: inZodiacOf(chart, vertex(horizon)),
    isDay: isDayChart(chart),
  })
}

/** What a chart of any making is described by, besides its places. */
interface Circumstances {
  readonly obliquity: number
  /** A Julian day of Terrestrial Time, for the distances of the lights. */
  readonly tt: number
  readonly stations: Facts['stations']
}

/** The one description of every chart with houses, whatever it was made from. */
export function timedChart(
  chart: Chart<Point>,
  selection: Selection,
  circumstances: Circumstances & Pick<TimedChart, 'vertex' | 'isDay'>,
): TimedChart {
  const planets = planetsIn(chart.bodies)
  const { vertex, isDay } = circumstances
  return {
    ...factsOf(chart, selection, circumstances),
    // mutate call: patterns are looked for among the planets alone; it is there for the types
    patterns: chartPatternsOf(planets, chart.aspects.filter(isOfPlanets)),
    balance: balanceOf(planets, chart.angles),
    chart,
    vertex,
    isDay,
    lots: lotsOf(selection.lots, chart, isDay),
  }
}

export function castWithoutTime(day: DayOfBirth, zodiac: ZodiacChoice, selection: Selection): TimelessChart {
  const sky = skyOfUnknownHour(day, { ...zodiac, ...selection, points: withPlanets(selection) })
  const tt = terrestrialTime(day.noon)
  const stations = stationsAmong(selection, sky.bodies, day.noon)
  const chart = timelessChart(sky, selection, { obliquity: trueObliquity(tt), tt, stations })
  return { ...chart, parallels: parallelsOfDay(day, selection.node, chart.parallels) }
}

/** The one description of every chart without houses. */
export function timelessChart(
  sky: RangedSky,
  selection: Selection,
  circumstances: Circumstances,
): TimelessChart {
  const certain = planetsIn(sky.bodies, (planet) => sky.bodies[planet].signs.length === 1)
  // mutate call: patterns are looked for among the planets alone; it is there for the types
  const certainAspects = sky.aspects.filter((aspect) => aspect.certain !== false).filter(isOfPlanets)
  return {
    ...factsOf(sky, selection, circumstances),
    patterns: chartPatternsOf(certain, certainAspects),
    balance: balanceOf(certain, null),
    sky,
  }
}

function lotsOf(names: readonly Lot[], chart: Chart<Point>, isDay: boolean) {
  const lots: Partial<Record<Lot, number>> = {}
  for (const lot of names) lots[lot] = lotOf(lot, chart, isDay)
  return lots
}

/** Whatever is asked for, the planets are needed for patterns, balance, lots and the phase of the Moon. */
export const withPlanets = ({ points }: Selection): Point[] =>
  POINTS.filter((point) => isPlanet(point) || points.includes(point))

const PLANET_SET: ReadonlySet<Point> = new Set(PLANETS)
const isPlanet = (point: Point): point is Planet => PLANET_SET.has(point)

const isOfPlanets = <A extends FixedAspect<Point>>(aspect: A): aspect is A & FixedAspect<Planet> =>
  // mutate operator: patterns are looked for among the planets alone; it is there for the types
  isPlanet(aspect.planet1) && isPlanet(aspect.planet2)

function planetsIn<Thing>(
  bodies: Readonly<Record<Planet, Thing>>,
  isWanted: (planet: Planet) => boolean = () => true,
): Record<Planet, Thing> {
  const planets = {} as Record<Planet, Thing>
  for (const planet of PLANETS) if (isWanted(planet)) planets[planet] = bodies[planet]
  return planets
}

/** What a chart and the sky of a day have in common. */
interface Sky extends Pick<Chart<Point>, 'ayanamsa'> {
  readonly bodies: Readonly<Record<Point, Position>>
  readonly aspects: Facts['aspects']
}

function factsOf(sky: Sky, selection: Selection, { obliquity, tt, stations }: Circumstances) {
  const { points, parallels } = selection
  const declinations = declinationsOf(sky, obliquity)
  const hidden: Point[] = PLANETS.filter((planet) => !points.includes(planet))
  const shown = (pair: Pair) =>
    !hidden.includes(pair.planet1) && !hidden.includes(pair.planet2) && !isNodes(pair)
  return {
    selection,
    declinations,
    stations,
    aspects: sky.aspects.filter(shown),
    parallels: parallelsBetween(declinations).filter((pair) => parallels.includes(pair.name) && shown(pair)),
    moonPhase: moonPhaseOf(sky.bodies.sun, sky.bodies.moon, tt),
  }
}

interface Pair {
  readonly planet1: Point
  readonly planet2: Point
}

/** The nodes are always opposite to each other, which says nothing. */
const isNodes = ({ planet1, planet2 }: Pair) => planet1 === 'north_node' && planet2 === 'south_node'

/** Of the points that turn within a day of an instant. */
export function stationsAmong({ points, node }: Selection, bodies: Sky['bodies'], instant: number) {
  const stations: Partial<Record<Point, Station>> = {}
  for (const point of points) {
    const station = stationNear(point, bodies[point].motion, instant, node)
    if (station !== null) stations[point] = station
  }
  return stations
}
