/** The sky of a day whose hour is unknown: each body at noon, and the bounds between which it moves that day. */
import { normalize, signedArc } from '../sky/angle.ts'
import { crossing } from '../sky/crossing.ts'
import type { Position } from '../sky/ephemeris.ts'
import { type Sign, signOf } from '../sky/zodiac.ts'
import { terrestrialTime } from '../time/time-scales.ts'
import { aspectsBetween, type BodyAspect, type FixedAspect, type Orbs } from './aspects.ts'
import { type Ayanamsa, ayanamsaOf, seenFrom, type ZodiacChoice } from './chart.ts'
import { type MoonPhasesOfDay, moonPhasesBetween } from './moon-phase.ts'
import { type NodeKind, type Point, positionsOfPoints } from './points.ts'

export interface DayOfBirth {
  readonly from: number
  readonly noon: number
  readonly to: number
}

export interface RangedBody extends Position {
  readonly retrograde: boolean
  /** The longitudes of the day, in the order of the zodiac. */
  readonly range: { readonly from: number; readonly to: number }
  /** One sign, or two if the body changes its sign that day. */
  readonly signs: readonly Sign[]
}

export interface DayAspect extends BodyAspect<Point> {
  /** Within its orb all day long. */
  readonly certain: boolean
}

/** Bodies with the bounds between which they are, whatever they were made from. */
export interface RangedSky {
  readonly ayanamsa: Ayanamsa | null
  readonly bodies: Readonly<Record<Point, RangedBody>>
  /** `certain` is absent where nothing is uncertain. */
  readonly aspects: readonly (FixedAspect<Point> & Partial<Pick<DayAspect, 'certain'>>)[]
  readonly moonPhases: MoonPhasesOfDay
}

export interface DaySky extends RangedSky {
  readonly day: DayOfBirth
  /** Those of noon. */
  readonly aspects: readonly DayAspect[]
}

export interface DaySkyInput extends ZodiacChoice {
  /** Sun and Moon must be among them. */
  readonly points: readonly Point[]
  readonly node: NodeKind
  readonly orbs?: Orbs | undefined
}

export function skyOfUnknownHour(day: DayOfBirth, input: DaySkyInput): DaySky {
  const { points, node, orbs } = input
  const at = (instant: number) => positionsOfPoints(points, node, terrestrialTime(instant))
  const [first, noon, last] = [at(day.from), at(day.noon), at(day.to)]
  const ayanamsa = ayanamsaOf(input, terrestrialTime(day.noon))
  const bodies = Object.fromEntries(
    points.map((point) => {
      const turning = turningPoint(
        day,
        (instant) => positionsOfPoints([point], node, terrestrialTime(instant))[point],
      )
      const places = [first[point], last[point], ...turning].map(({ longitude }) => longitude)
      return [point, ranged(noon[point], places, ayanamsa)]
    }),
  ) as Record<Point, RangedBody>
  // mutate order: the order of what is compared as a whole
  const names = [first, last].map((sky) => new Set(aspectsBetween(sky, undefined, orbs).map(nameOf)))
  const aspects = aspectsBetween(noon, undefined, orbs).map((aspect) => ({
    ...aspect,
    // What holds at both ends of a day holds in between: the angle between two bodies hardly ever turns within it, and then by a tenth of a degree.
    certain: names.every((those) => those.has(nameOf(aspect))),
  }))
  const elongations = [first, last].map(({ sun, moon }) => normalize(moon.longitude - sun.longitude))
  const moonPhases = moonPhasesBetween(elongations[0]!, elongations[1]!)
  return { day, ayanamsa, bodies, aspects, moonPhases }
}

// mutate members: a key that is only compared with others of its making
const nameOf = ({ planet1, name, planet2 }: BodyAspect<Point>) => `${planet1} ${name} ${planet2}`

/** Where a body turns that day, if it does: its longitude there is the least or the greatest. */
// mutate members: the same span from its other end
function turningPoint({ from, to }: DayOfBirth, at: (instant: number) => Position): Position[] {
  const motion = (instant: number) => at(instant).motion
  // mutate operator <=: no motion is exactly 0 at midnight
  return motion(from) < 0 === motion(to) < 0 ? [] : [at(crossing(motion, from, to))]
}

function ranged(noon: Position, places: readonly number[], ayanamsa: Ayanamsa | null): RangedBody {
  // mutate order: the order of what is compared as a whole
  const arcs = [0, ...places.map((place) => signedArc(place, noon.longitude))]
  const seen = seenFrom(ayanamsa, noon)
  const from = normalize(seen.longitude + Math.min(...arcs))
  const to = normalize(seen.longitude + Math.max(...arcs))
  return {
    ...seen,
    retrograde: seen.motion < 0,
    range: { from, to },
    signs: [...new Set([signOf(from), signOf(to)])],
  }
}
