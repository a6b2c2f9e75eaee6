/** How much of the Moon's disc is lit. */
import { valueAt } from './chebyshev-table.ts'
import { moonDistance } from './moon-distance.ts'
import { trackOf } from './tracks.ts'

const SUN_DISTANCE = trackOf('sun').distance!

/**
 * The lit share of the disc, 0 to 1, as seen from the Earth's centre at a Julian day of Terrestrial Time. It is (1 + cos i) / 2 with i the angle at the Moon
 * between Sun and Earth, from the two sides of the triangle that meet at the Earth and the cosine of the angle between them.
 */
export function litShare(cosineOfElongation: number, tt: number): number {
  const sun = valueAt(SUN_DISTANCE, tt)
  const moon = moonDistance(tt)
  const fromMoonToSun = Math.sqrt(sun * sun + moon * moon - 2 * sun * moon * cosineOfElongation)
  return (1 + (moon - sun * cosineOfElongation) / fromMoonToSun) / 2
}
