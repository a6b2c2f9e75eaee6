/**
 * Which text of a list a period gets: the lists are walked through, one step from period to period, so nothing needs to be remembered.
 * A list of nine repeats nothing in the next eight weeks, if a key is used once in a period. Each sign is a step ahead of the last one.
 */

import { SIGNS } from '../../sky/zodiac.ts'
import { numberOf } from '../../time/period.ts'
import type { PeriodPoolName } from '../../words/period-pool-table.ts'
import type { Words } from '../../words/words.ts'
import type { PeriodPlan } from '../plan/period-plan.ts'

export interface PeriodDeal {
  readonly pool: PeriodPoolName
  readonly keys: readonly string[]
  /** How often the key was used before in the same answer. */
  readonly earlier?: number
}

/** The sign and the period whose lists are walked through. */
export type Walk = Pick<PeriodPlan, 'period' | 'sign'>

export function dealForPeriod({ periods }: Words, walk: Walk, { pool, keys, earlier }: PeriodDeal): string {
  const { period } = walk
  const texts = periods.periodSentences(pool, keys)
  const step = dealStep(walk, stepsOf(texts.length, period.type === 'month'), earlier)
  // A month or a year walks through lists that it shares with weeks from the other end.
  const isShared = !pool.startsWith(period.type) && period.type !== 'week'
  return texts.at(isShared ? -1 - step : step)!
}

const MONTHS_OF_YEAR = 12

/** The Sun, and with it much of the sky, is back after twelve months: a walk of twelve steps would tell the same of the same. */
const stepsOf = (size: number, isMonth: boolean): number =>
  isMonth && size % MONTHS_OF_YEAR === 0 ? size - 1 : size

/** How far a walk round so many steps has come, from 0. */
export function dealStep({ period, sign }: Walk, size: number, earlier = 0): number {
  const steps = numberOf(period) + SIGNS.indexOf(sign) + earlier
  return steps - Math.floor(steps / size) * size
}
