/** The Moon's distance, within 20 km: 0.2″ of her parallax, 0.1″ of her diameter. Her direction is in another table (ephemeris.ts) and does not need it. */
import { valueAt } from './chebyshev-table.ts'
import { loadDistances } from './ephemeris-tables.ts'
import { memoized } from './memoized.ts'

const tableIn = memoized(1, (file: string) => loadDistances(file).get('moon')!)

/** From the centre of the Earth to that of the Moon at a Julian day of Terrestrial Time: astronomical units, within 20 km. */
export const moonDistance = (tt: number): number => valueAt(tableIn('moon-distance'), tt)
