/** The composite chart of two people: every body half-way between its two places (docs/synastry.md). */
import { normalize, signedArc } from '../sky/angle.ts'
import type { Position } from '../sky/ephemeris.ts'
import { trueObliquity } from '../sky/equatorial.ts'
import { signOf } from '../sky/zodiac.ts'
import { terrestrialTime } from '../time/time-scales.ts'
import { aspectsBetween, type FixedAspect, NO_ASPECTS, type Orbs } from './aspects.ts'
import { type Ayanamsa, ayanamsaOf, type CastChart, type ChartInput, castFrom, seenFrom } from './chart.ts'
import {
  type CompositeHouses,
  type CompositeSphere,
  compositeMidheaven,
  derivedHouses,
  type HousesMethod,
  midpointHouses,
} from './composite-houses.ts'
import { type DayOfBirth, type RangedBody, type RangedSky, skyOfUnknownHour } from './day-sky.ts'
import { houseOf } from './houses/cusps.ts'
import { isAmbiguous, mean, midpointNear, opposite } from './midpoint.ts'
import { moonPhasesBetween } from './moon-phase.ts'
import { type Point, positionsOfPoints } from './points.ts'
import { type Selection, timedChart, timelessChart, type WiderChart, withPlanets } from './wider-chart.ts'

/** One of the two births; `day` if its time is unknown. */
export interface PairedBirth {
  readonly input: Omit<ChartInput, 'instant'>
  readonly instant: number | null
  readonly day: DayOfBirth | null
}

export interface CompositeRules {
  /** Null: derived where both times are known, else none. */
  readonly houses: CompositeHouses | null
  /** For derived houses; the mean of the two if absent. */
  readonly latitude?: number | undefined
}

export interface CompositeMethod extends HousesMethod {
  readonly houses: CompositeHouses
  /** The latitude of derived houses was given, and is not the mean. */
  readonly isLatitudeGiven: boolean
  /** Points whose originals are opposed, so that both midpoints are as near. */
  readonly ambiguous: readonly (Point | 'ascendant' | 'midheaven')[]
}

export interface Composite {
  readonly chart: WiderChart
  readonly method: CompositeMethod
}

/** Zodiac, node and house system are those of the first. Houses need both times. */
export function castComposite(
  first: PairedBirth,
  second: PairedBirth,
  selection: Selection,
  rules: CompositeRules,
): Composite {
  const isTimed = first.instant !== null && second.instant !== null
  const houses = rules.houses ?? (isTimed ? 'derived' : 'none')
  if (houses === 'none' || !isTimed) return withoutHouses(first, second, selection)
  return withHouses([cast(first, selection), cast(second, selection, first)], selection, {
    ...rules,
    houses,
  })
}

function cast({ input, instant }: PairedBirth, selection: Selection, common = { input }): CastChart<Point> {
  const { zodiac, ayanamsa, houseSystem } = common.input
  const points = withPlanets(selection)
  return castFrom(
    (tt) => positionsOfPoints(points, selection.node, tt),
    { place: input.place, instant: instant!, houseSystem, ...(zodiac && { zodiac }), ayanamsa },
    NO_ASPECTS,
  )
}

const NO_HOUSES: HousesMethod = { latitude: null, keptAngle: null, farCusps: [] }

function withHouses(
  pair: readonly [CastChart<Point>, CastChart<Point>],
  selection: Selection,
  { houses, latitude }: CompositeRules,
): Composite {
  const [first, second] = pair
  const midheaven = compositeMidheaven(pair)
  const bodies = middles(first.bodies, second.bodies, midheaven)
  const ayanamsa = middleAyanamsa(first.ayanamsa, second.ayanamsa)
  const middle = {
    ayanamsa,
    obliquity: mean(first.horizon.obliquity, second.horizon.obliquity),
    sun: bodies.sun,
  }
  const sphere: CompositeSphere =
    houses === 'midpoint' ? midpointHouses(pair, middle) : derivedHouses(pair, middle, latitude)
  const placed = mapped(bodies, (body) => ({
    ...body,
    house: houseOf(body.longitude, sphere.houses.cusps),
    retrograde: body.motion < 0,
  }))
  const chart = {
    ...{ zodiac: first.zodiac, ayanamsa, bodies: placed },
    ...{ houses: sphere.houses, angles: sphere.angles },
    aspects: stillAspects(bodies, selection.orbs),
  }
  return {
    chart: timedChart(chart, selection, {
      obliquity: middle.obliquity,
      tt: mean(terrestrialTime(first.instant), terrestrialTime(second.instant)),
      stations: {},
      vertex: sphere.vertex,
      isDay: sphere.isDay,
    }),
    method: {
      houses: houses!,
      isLatitudeGiven: sphere.method.latitude !== null && latitude !== undefined,
      ...sphere.method,
      ambiguous: [
        ...ambiguousAmong(selection.points, first.bodies, second.bodies),
        ...(['ascendant', 'midheaven'] as const).filter((angle) =>
          isAmbiguous(first.angles[angle], second.angles[angle]),
        ),
      ],
    },
  }
}

/** Of opposed points without a Midheaven the midpoint in the first half of the zodiac. */
const FIRST_HALF = 90

function withoutHouses(first: PairedBirth, second: PairedBirth, selection: Selection): Composite {
  const skies = [first, second].map((birth) => skyOf(birth, first, selection)) as [SkyOfBirth, SkyOfBirth]
  const [one, two] = skies
  const bodies = middles(one.bodies, two.bodies, FIRST_HALF)
  const ranged = mapped(bodies, (body, point) => rangedMiddle(body, one.bodies[point], two.bodies[point]))
  const corners = one.ends.flatMap((a) =>
    two.ends.map((b) =>
      mapped(bodies, (body, point) => ({
        ...body,
        longitude: normalize(
          body.longitude + mean(moved(a[point], one.bodies[point]), moved(b[point], two.bodies[point])),
        ),
      })),
    ),
  )
  const elongations = [corners[0]!, corners.at(-1)!].map(({ sun, moon }) =>
    normalize(moon.longitude - sun.longitude),
  )
  const sky: RangedSky = {
    ayanamsa: middleAyanamsa(one.ayanamsa, two.ayanamsa),
    bodies: ranged,
    aspects: aspectsWithCertainty(bodies, corners, selection.orbs),
    moonPhases: moonPhasesBetween(elongations[0]!, elongations[1]!),
  }
  const tt = mean(one.tt, two.tt)
  const obliquity = mean(trueObliquity(one.tt), trueObliquity(two.tt))
  return {
    chart: timelessChart(sky, selection, { obliquity, tt, stations: {} }),
    method: {
      houses: 'none',
      isLatitudeGiven: false,
      ...NO_HOUSES,
      ambiguous: ambiguousAmong(selection.points, one.bodies, two.bodies),
    },
  }
}

interface SkyOfBirth {
  readonly bodies: Readonly<Record<Point, RangedBody>>
  /** The beginning and the end of a day, or one moment. */
  readonly ends: readonly Readonly<Record<Point, Position>>[]
  readonly ayanamsa: Ayanamsa | null
  readonly tt: number
}

/** In the zodiac of the first. */
function skyOf({ instant, day }: PairedBirth, { input }: PairedBirth, selection: Selection): SkyOfBirth {
  const points = withPlanets(selection)
  const tt = terrestrialTime(instant ?? day!.noon)
  const ayanamsa = ayanamsaOf(input, tt)
  const at = (moment: number) =>
    mapped(positionsOfPoints(points, selection.node, terrestrialTime(moment)), (position) =>
      seenFrom(ayanamsa, position),
    )
  if (instant === null) {
    const { bodies } = skyOfUnknownHour(day!, { ...input, points, node: selection.node, orbs: NO_ASPECTS })
    return { bodies, ends: [at(day!.from), at(day!.to)], ayanamsa, tt }
  }
  const now = at(instant)
  const bodies = mapped(now, (position) => ({
    ...position,
    retrograde: position.motion < 0,
    range: { from: position.longitude, to: position.longitude },
    signs: [signOf(position.longitude)],
  }))
  return { bodies, ends: [now], ayanamsa, tt }
}

/** How far a body is from where it is at noon. */
const moved = (then: Position, noon: Position): number => signedArc(then.longitude, noon.longitude)

function rangedMiddle(body: Position, one: RangedBody, two: RangedBody): RangedBody {
  const end = (side: 'from' | 'to') =>
    normalize(
      body.longitude +
        mean(signedArc(one.range[side], one.longitude), signedArc(two.range[side], two.longitude)),
    )
  const range = { from: end('from'), to: end('to') }
  return {
    ...body,
    retrograde: body.motion < 0,
    range,
    signs: [...new Set([signOf(range.from), signOf(range.to)])],
  }
}

type Positions = Readonly<Record<Point, Position>>

/** Half-way in longitude; latitude and motion are means. */
function middles(first: Positions, second: Positions, side: number): Record<Point, Position> {
  return mapped(first, (one, point) => {
    const two = second[point]
    return {
      longitude: middleOf(point, one.longitude, two.longitude, side),
      latitude: mean(one.latitude, two.latitude),
      motion: mean(one.motion, two.motion),
    }
  })
}

/** The south node stays opposite the north node, though these be opposed. */
const middleOf = (point: Point, one: number, two: number, side: number): number =>
  point === 'south_node'
    ? opposite(midpointNear(opposite(one), opposite(two), side))
    : midpointNear(one, two, side)

const ambiguousAmong = (points: readonly Point[], first: Positions, second: Positions): Point[] =>
  points.filter((point) => isAmbiguous(first[point].longitude, second[point].longitude))

/** The mean: midpoints of sidereal longitudes are midpoints of tropical ones less this. */
const middleAyanamsa = (one: Ayanamsa | null, two: Ayanamsa | null): Ayanamsa | null =>
  one && {
    name: one.name,
    degrees: mean(one.degrees, two!.degrees),
    motion: mean(one.motion, two!.motion),
  }

const stillAspects = (bodies: Positions, orbs: Orbs): FixedAspect<Point>[] =>
  aspectsBetween(bodies, undefined, orbs).map((aspect) => ({ ...aspect, applying: null }))

function aspectsWithCertainty(
  bodies: Positions,
  corners: readonly Positions[],
  orbs: Orbs,
): RangedSky['aspects'] {
  const aspects = stillAspects(bodies, orbs)
  // Both times are known.
  if (corners.length === 1) return aspects
  const names = corners.map((corner) => new Set(aspectsBetween(corner, undefined, orbs).map(nameOf)))
  return aspects.map((aspect) => ({ ...aspect, certain: names.every((those) => those.has(nameOf(aspect))) }))
}

const nameOf = ({ planet1, name, planet2 }: FixedAspect<Point>) => `${planet1} ${name} ${planet2}`

function mapped<From, To>(
  bodies: Readonly<Record<Point, From>>,
  change: (body: From, point: Point) => To,
): Record<Point, To> {
  const changed = {} as Record<Point, To>
  for (const point in bodies) changed[point as Point] = change(bodies[point as Point], point as Point)
  return changed
}
