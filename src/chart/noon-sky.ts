/** The sky at noon UTC of a day, from which every day of a sign is judged. */
import { memoized } from '../sky/memoized.ts'
import { DAY_MS } from '../time/time-scales.ts'
import { type Sky, skyAt } from './transits.ts'

/** A year and a few months: twelve signs share it. */
// mutate constant: how many skies are remembered: one that is forgotten is computed again, and is the same
const CACHED_NOONS = 512

/** By the number of days since 1970-01-01. */
export const skyAtNoon: (day: number) => Sky = memoized(CACHED_NOONS, (day: number) =>
  skyAt((day + 0.5) * DAY_MS),
)
