/** Transits to a birth chart from their first entry to their last exit (docs/timeline.md). */
import { ASPECTS, type AspectName } from '../../chart/aspects.ts'
import type { Slices } from '../../schedule/slices.ts'
import { normalize, separation } from '../../sky/angle.ts'
import type { Planet } from '../../sky/planets.ts'
import { toSecond } from '../../time/time-scales.ts'
import type { Direction } from '../kinds.ts'
import { isUncertain, type NatalPlace, type NatalPoint } from './natal-points.ts'
import type { Path } from './path.ts'
import {
  type ArcBorder,
  type ArcVisit,
  groupsTouching,
  type PathSearch,
  type VisitGroup,
  type ZodiacArc,
} from './visits.ts'

/** The nearest that a body comes to the exact aspect. */
export interface Approach {
  readonly at: number
  /** 0 if the aspect becomes exact. */
  readonly orb: number
}

/** A stretch of time within the orb. */
export interface TransitVisit {
  /** Null beyond the ephemeris only. */
  readonly enters: number | null
  readonly leaves: number | null
  /** The first pass of the visit, or the station at which the body is nearest. Null if the point is uncertain, or the ephemeris ends before either. */
  readonly closest: Approach | null
}

/** The moment of an exact aspect. */
export interface TransitPass {
  readonly at: number
  readonly retrograde: boolean
}

/** A station within the orb. */
export interface TransitStation {
  readonly at: number
  /** The direction after it. */
  readonly direction: Direction
  /** Null if the point is uncertain. */
  readonly orb: number | null
}

/** All visits of a body to the orb of an aspect that belong together because it turned in between. Instants are rounded to a second. */
export interface TransitPeriod {
  readonly body: Planet
  readonly aspect: AspectName
  readonly point: NatalPoint
  /** Where the body is when the aspect is exact, in the zodiac of the birth; of an uncertain point, at noon. */
  readonly longitude: number
  /** False if the point is only known as a range: then the whole range counts, and no moment is exact. */
  readonly certain: boolean
  /** The first entry and the last exit; null beyond the ephemeris only. */
  readonly enters: number | null
  readonly leaves: number | null
  readonly visits: readonly TransitVisit[]
  readonly passes: readonly TransitPass[]
  readonly stations: readonly TransitStation[]
  /** The least orb of all visits: the first pass, or if it never becomes exact, the nearest station. Null as in a visit. */
  readonly closest: Approach | null
}

export interface TransitChoice {
  readonly aspects: readonly AspectName[]
  readonly orb: number
}

/** Those of one body that touch the span of the search, in no order. */
export function* transitPeriodsOf(
  search: PathSearch,
  places: readonly NatalPlace[],
  { aspects, orb }: TransitChoice,
): Slices<TransitPeriod[]> {
  const found: TransitPeriod[] = []
  for (const place of places) {
    for (const aspect of aspects)
      for (const angle of sidesOf(aspect)) {
        const arc = arcOf(place, angle, orb)
        for (const group of groupsTouching(search, arc))
          found.push(...periodOf(group, arc, search, { aspect, place, angle }))
      }
    yield
  }
  return found
}

/** By how far the body is ahead of the point: an aspect has two sides, conjunction and opposition one. */
const sidesOf = (aspect: AspectName): number[] => {
  const { angle } = ASPECTS[aspect]
  return angle === 0 || angle === 180 ? [angle] : [angle, -angle]
}

function arcOf(place: NatalPlace, angle: number, orb: number): ZodiacArc {
  const { from, to } = isUncertain(place) ? place.range! : { from: place.longitude, to: place.longitude }
  return {
    from: normalize(from + angle - orb),
    to: normalize(to + angle + orb),
    exact: isUncertain(place) ? null : normalize(place.longitude + angle),
  }
}

interface Meeting {
  readonly aspect: AspectName
  readonly place: NatalPlace
  readonly angle: number
}

/** One, or none if it has ended before the span or begins after it. */
function periodOf(group: VisitGroup, arc: ZodiacArc, search: PathSearch, meeting: Meeting): TransitPeriod[] {
  const { path } = search
  const instantOf = (border: ArcBorder | null) => border && path.refined(border.bracket).instant
  const [enters, leaves] = [instantOf(group[0]!.enters), instantOf(group.at(-1)!.leaves)]
  if ((enters !== null && enters >= search.to) || (leaves !== null && leaves <= search.from)) return []
  const visits = group.map((visit, i) => ({
    enters: i === 0 ? rounded(enters) : rounded(instantOf(visit.enters)),
    leaves: i === group.length - 1 ? rounded(leaves) : rounded(instantOf(visit.leaves)),
    ...detailsOf(visit, arc, path),
  }))
  const { aspect, place, angle } = meeting
  return [
    {
      body: path.body as Planet,
      aspect,
      point: place.point,
      longitude: normalize(place.longitude + angle),
      certain: arc.exact !== null,
      enters: rounded(enters),
      leaves: rounded(leaves),
      visits: visits.map(({ enters, leaves, closest }) => ({ enters, leaves, closest })),
      passes: visits.flatMap(({ passes }) => passes),
      stations: visits.flatMap(({ stations }) => stations),
      closest: nearest(visits.map(({ closest }) => closest)),
    },
  ]
}

const rounded = (instant: number | null) => (instant === null ? null : toSecond(instant))

function detailsOf({ passes: brackets, turns }: ArcVisit, { exact }: ZodiacArc, path: Path) {
  const passes = brackets.map((bracket): TransitPass => {
    const { instant, forward } = path.refined(bracket)
    return { at: toSecond(instant), retrograde: !forward }
  })
  const stations = turns.map(
    ({ node, forward }): TransitStation => ({
      at: toSecond(node.instant),
      direction: forward ? 'direct' : 'retrograde',
      orb: exact === null ? null : separation(node.place, exact),
    }),
  )
  return { passes, stations, closest: nearest([...passes.map(({ at }) => ({ at, orb: 0 })), ...stations]) }
}

/** The first of those with the least orb. */
function nearest(approaches: readonly (TransitStation | Approach | null)[]): Approach | null {
  let found: Approach | null = null
  for (const approach of approaches) {
    if (approach === null || approach.orb === null) continue
    if (found === null || approach.orb < found.orb) found = { at: approach.at, orb: approach.orb }
  }
  return found
}
