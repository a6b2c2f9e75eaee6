/** Every pool of weeks, months and years; those of days are in pool-table.ts. */
// mutate-file list, order, constant: which sentences there are to be, how many and how long: rules for those who write them
import { OUTLOOKS } from '../judgement/day/categories.ts'
import { TURNING_BACK } from '../judgement/period/themes.ts'
import { MANNERS } from '../judgement/tradition.ts'
import { PLANETS, SLOW_PLANETS } from '../sky/planets.ts'
import { COURSES } from './period-pieces.ts'
import { HOUSES, key, paths, row } from './pool-table.ts'

const OF_HOUSE = paths(HOUSES, MANNERS)
const OF_COURSE = paths(COURSES, OUTLOOKS)

const lights = () => ['sun', 'moon']

export const PERIOD_POOL_RULES = [
  row('titles', OF_HOUSE, 12, [6, 34]),
  row('advice', OF_HOUSE, 13, [50, 90]),
  row('week-leads', OF_HOUSE, 12, [60, 115]),
  row('week-colours', paths(PLANETS, MANNERS), 12, [60, 110], { names: key(0) }),
  row('month-leads', OF_HOUSE, 13, [70, 130]),
  row('month-colours', paths(PLANETS, MANNERS), 13, [70, 125], { names: key(0) }),
  row('love', OF_COURSE, 13, [60, 200]),
  row('career', OF_COURSE, 13, [60, 200]),
  row('wellbeing', OF_COURSE, 13, [60, 200]),
  row('year-love', OF_COURSE, 3, [90, 220]),
  row('year-career', OF_COURSE, 3, [90, 220]),
  row('year-wellbeing', OF_COURSE, 3, [90, 220]),
  row('year-themes', paths(SLOW_PLANETS, HOUSES), 3, [120, 240], { names: key(0) }),
  row('year-eclipses', paths(['solar', 'lunar'], HOUSES), 2, [110, 220], { mayName: lights }),
  row('year-retrogrades', paths(TURNING_BACK, HOUSES), 2, [100, 200], { names: key(0) }),
  row('year-months', OF_HOUSE, 6, [90, 170]),
]

export type PeriodPoolName = (typeof PERIOD_POOL_RULES)[number]['pool']
export const PERIOD_POOL_NAMES: readonly PeriodPoolName[] = PERIOD_POOL_RULES.map(({ pool }) => pool)
