/** When the story of a day ends: a planet leaves the sign, or an aspect is over. */
import { type Course, nearestPassage, STEP_MS } from '../../almanac/search.ts'
import { ASPECTS, type AspectName } from '../../chart/aspects.ts'
import type { Sky } from '../../chart/transits.ts'
import { signedArc } from '../../sky/angle.ts'
import { type Planet, SLOW_PLANETS } from '../../sky/planets.ts'
import { SIGN_SPAN, signOf, startOf } from '../../sky/zodiac.ts'
import { LATEST } from '../../time/range.ts'
import { DAY_MS } from '../../time/time-scales.ts'
import type { Story } from './story.ts'

/** In four days on either side of its station Jupiter, the fastest of the slow, goes 0.03°. */
const SLOW_STEP_MS = 4 * DAY_MS
/** Saturn is in a sign for less than three years. */
const FARTHEST_MS = 3 * 366 * DAY_MS

/** The tables of the sky go on for a year after the range that is served, so that a story of its last day has an end. */
const LAST_OF_TABLES = LATEST + 366 * DAY_MS

/** Unix milliseconds; null if it lasts for years: of a slow planet in its sign nothing ends soon. */
export function endOfStory({ shows, planets, aspect, standing }: Story, sky: Sky): number | null {
  const [one, two] = planets.map(({ planet }) => planet)
  if (two === undefined || standing === 'in') return leavesSign(shows, sky)
  const here = one === shows ? two : one!
  const ends = [leavesSign(here, sky), leavesAspect([one!, two], aspect!, sky)].filter((end) => end !== null)
  return ends.length > 0 ? Math.min(...ends) : null
}

function leavesSign(planet: Planet, sky: Sky): number | null {
  const start = startOf(signOf(sky.positions[planet].longitude))
  const course: Course = {
    degrees: (where) => where(planet).longitude,
    perDay: (where) => where(planet).motion,
    marks: [start, (start + SIGN_SPAN) % 360],
  }
  return firstPassage(course, [planet], sky)
}

function leavesAspect([one, two]: readonly [Planet, Planet], aspect: AspectName, sky: Sky): number | null {
  const { angle, orb } = ASPECTS[aspect]
  const apart = signedArc(sky.positions[two].longitude, sky.positions[one].longitude)
  const exact = apart < 0 ? -angle : angle
  const course: Course = {
    degrees: (where) => signedArc(where(two).longitude, where(one).longitude),
    perDay: (where) => where(two).motion - where(one).motion,
    marks: [exact - orb, exact + orb],
  }
  return firstPassage(course, [one, two], sky)
}

const isSlow = (planet: Planet) => SLOW_PLANETS.some((slow) => slow === planet)

function firstPassage(course: Course, planets: readonly Planet[], { instant }: Sky): number | null {
  const limit = Math.min(instant + FARTHEST_MS, LAST_OF_TABLES)
  const stepMs = planets.every(isSlow) ? SLOW_STEP_MS : STEP_MS
  return nearestPassage(course, instant, limit, stepMs)?.instant ?? null
}
