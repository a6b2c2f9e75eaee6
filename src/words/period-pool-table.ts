/** Every pool of weeks, months and years, as pool-table.ts has those of days. */
// mutate-file list, order, constant: which sentences there are to be, how many and how long: rules for those who write them
import { OUTLOOKS } from '../judgement/day/categories.ts'
import { TURNING_BACK } from '../judgement/period/themes.ts'
import { MANNERS } from '../judgement/tradition.ts'
import { PLANETS, SLOW_PLANETS } from '../sky/planets.ts'
import { HOUSES, key, paths, row } from './pool-table.ts'

const OF_HOUSE = paths(HOUSES, MANNERS)
const OF_OUTLOOK = paths(OUTLOOKS)

const lights = () => ['sun', 'moon']

export const PERIOD_POOL_RULES = [
  row('titles', OF_HOUSE, 12, [6, 34]),
  row('advice', OF_HOUSE, 13, [50, 90]),
  row('week-leads', OF_HOUSE, 12, [60, 115]),
  row('week-colours', paths(PLANETS, MANNERS), 12, [60, 110], { names: key(0) }),
  row('week-love', OF_OUTLOOK, 20, [45, 110]),
  row('week-love-acts', OF_OUTLOOK, 14, [45, 110]),
  row('week-career', OF_OUTLOOK, 20, [45, 110]),
  row('week-career-acts', OF_OUTLOOK, 14, [45, 110]),
  row('week-wellbeing', OF_OUTLOOK, 20, [45, 110]),
  row('week-wellbeing-acts', OF_OUTLOOK, 14, [45, 110]),
  row('month-leads', OF_HOUSE, 13, [70, 130]),
  row('month-colours', paths(PLANETS, MANNERS), 13, [70, 125], { names: key(0) }),
  row('month-love', OF_OUTLOOK, 14, [60, 130]),
  row('month-love-acts', OF_OUTLOOK, 14, [50, 110]),
  row('month-career', OF_OUTLOOK, 14, [60, 130]),
  row('month-career-acts', OF_OUTLOOK, 14, [50, 110]),
  row('month-wellbeing', OF_OUTLOOK, 14, [60, 130]),
  row('month-wellbeing-acts', OF_OUTLOOK, 14, [50, 110]),
  row('year-love', OF_OUTLOOK, 14, [60, 150]),
  row('year-love-acts', OF_OUTLOOK, 14, [60, 120]),
  row('year-career', OF_OUTLOOK, 14, [60, 150]),
  row('year-career-acts', OF_OUTLOOK, 14, [60, 120]),
  row('year-wellbeing', OF_OUTLOOK, 14, [60, 150]),
  row('year-wellbeing-acts', OF_OUTLOOK, 14, [60, 120]),
  row('year-themes', paths(SLOW_PLANETS, HOUSES), 3, [120, 240], { names: key(0) }),
  row('year-eclipses', paths(['solar', 'lunar'], HOUSES), 2, [110, 220], { mayName: lights }),
  row('year-retrogrades', paths(TURNING_BACK, HOUSES), 2, [100, 200], { names: key(0) }),
  row('year-months', OF_HOUSE, 6, [90, 170]),
]

export type PeriodPoolName = (typeof PERIOD_POOL_RULES)[number]['pool']
export const PERIOD_POOL_NAMES: readonly PeriodPoolName[] = PERIOD_POOL_RULES.map(({ pool }) => pool)
