/** How far our minor bodies are from JPL's numbers, and how far from one another when started from two sets of them, decades apart. */
import { addInterpolated, type Grid } from '../reduce/lagrange.ts'
import { ARCSECONDS_PER_RADIAN, MINOR } from '../span.ts'
import { cosine, sine } from '../trigonometry.ts'
import { type MinorBody, type Orbits, readAsteroidVectors, readData, readElements } from './bodies.ts'
import { carry, MINOR_ROWS, minorTrack, orbitsAtStart, type Tracks } from './integrate.ts'

type Vector = readonly [number, number, number]

/** The small angle between two directions, arcseconds. */
function angle([ax, ay, az]: Vector, [bx, by, bz]: Vector): number {
  const across = Math.hypot(ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx)
  return (across / (Math.hypot(ax, ay, az) * Math.hypot(bx, by, bz))) * ARCSECONDS_PER_RADIAN
}

const ELSEWHEN = 'minor-bodies-j2000'

/** The bodies of which JPL's elements at J2000 are known. */
export const STARTED_TWICE = readElements(ELSEWHEN).orbits.map(({ name }) => name as MinorBody)

/** All bodies on MINOR.start, those of STARTED_TWICE by way of their elements at J2000. */
export function orbitsBySecondStart(tracks: Tracks): Orbits {
  const second = readElements(ELSEWHEN)
  const { orbits } = carry(readAsteroidVectors(), second.epoch, tracks)
  const there = orbits.map((orbit) => {
    const other = second.orbits.find(({ name }) => name === orbit.name)
    return other ? { ...orbit, heliocentric: other.heliocentric } : orbit
  })
  const chiron = second.orbits.filter(({ name }) => !orbits.some((orbit) => orbit.name === name))
  const carried = carry({ epoch: second.epoch, orbits: [...there, ...chiron] }, MINOR.start, tracks)
  const names = new Set(carried.orbits.map(({ name }) => name))
  const others = readElements('minor-bodies-2026-06-09').orbits.filter(({ name }) => !names.has(name))
  return { epoch: MINOR.start, orbits: [...carried.orbits, ...others] }
}

/** All bodies on MINOR.start, if nine more asteroids pulled on them. */
export function orbitsAmongMore(tracks: Tracks): Orbits {
  const { epoch, orbits } = readAsteroidVectors()
  const { orbits: more } = readAsteroidVectors('more-asteroids-1969-06-28')
  return orbitsAtStart(tracks, { epoch, orbits: [...orbits, ...more] })
}

/** The widest angle between a body's two tracks within some days, as seen from the Earth. */
export function worstApart(
  body: MinorBody,
  tracks: Tracks,
  [one, two]: readonly [SharedArrayBuffer, SharedArrayBuffer],
  [from, to]: readonly [number, number],
): number {
  const [a, b] = [minorTrack(one, body), minorTrack(two, body)]
  let worst = 0
  for (let row = 0; row < MINOR_ROWS; row++) {
    const jd = MINOR.first + row * MINOR.stepDays
    if (jd < from || jd >= to) continue
    const earth = placeAt(tracks('barycentre'), jd)
    const seen = (track: Float64Array): Vector =>
      [0, 1, 2].map((k) => track[3 * row + k]! - earth[k]!) as never
    worst = Math.max(worst, angle(seen(a), seen(b)))
  }
  return worst
}

function placeAt(grid: Grid, jd: number): Float64Array {
  const place = new Float64Array(3)
  addInterpolated(grid, jd, 1, place)
  return place
}

/** Arcseconds at J2000 between our bodies, which started in 1969 or 2026, and JPL's elements of that day; as seen from the Sun. */
export function offAtJ2000(tracks: Tracks): Map<string, number> {
  const second = readElements(ELSEWHEN)
  const { orbits } = carry(orbitsAtStart(tracks), second.epoch, tracks)
  const ours = new Map(orbits.map((orbit) => [orbit.name, orbit.heliocentric.position]))
  return new Map(
    second.orbits.map(({ name, heliocentric }) => [name, angle(ours.get(name)!, heliocentric.position)]),
  )
}

/** Arcseconds between our Chiron and JPL's vectors of 1950 to 2050, as seen from the Sun. */
export function chironOff(tracks: Tracks, memory: SharedArrayBuffer): number[] {
  const { obliquityArcseconds, rows } = readData<{
    obliquityArcseconds: number
    rows: [number, number, number, number][]
  }>('horizons-chiron')
  const obliquity = obliquityArcseconds / ARCSECONDS_PER_RADIAN
  const grid = { ...MINOR, values: minorTrack(memory, 'chiron') }
  return rows.map(([jd, x, y, z]) => {
    const sun = placeAt(tracks('sun'), jd)
    const ours = placeAt(grid, jd).map((value, k) => value - sun[k]!)
    const jpl = [
      x,
      y * cosine(obliquity) - z * sine(obliquity),
      y * sine(obliquity) + z * cosine(obliquity),
    ] as const
    return angle([ours[0]!, ours[1]!, ours[2]!], jpl)
  })
}
