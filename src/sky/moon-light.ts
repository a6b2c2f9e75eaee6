/** How far the Moon is, and how much of her disc is lit. */
import { valueAt } from './chebyshev-table.ts'
import { loadDistances } from './ephemeris-tables.ts'
import { memoized } from './memoized.ts'
import { trackOf } from './tracks.ts'

const SUN_DISTANCE = trackOf('sun').distance!

const tableIn = memoized(1, (file: string) => loadDistances(file).get('moon')!)

/**
 * From the centre of the Earth to that of the Moon at a Julian day of Terrestrial Time: astronomical units, within 20 km, which is 0.2″ of her parallax and
 * 0.1″ of her diameter. Her direction is in another table (ephemeris.ts) and does not need it.
 */
export const moonDistance = (tt: number): number => valueAt(tableIn('moon-distance'), tt)

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
