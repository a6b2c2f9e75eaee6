/** The chapters of a life (docs/life.md). */
import {
  ageAt,
  type Chapter,
  chaptersAt,
  chaptersInSlices,
  endOfLife,
  type LifeBirth,
  type LifeNow,
} from '../almanac/life.ts'
import { comparedPoints } from '../chart/natal-aspects.ts'
import { lastInstant } from '../chart/progression/clock.ts'
import type { SynastryPoint } from '../chart/synastry.ts'
import { atOnce, type Slices } from '../schedule/slices.ts'
import { PLANETS } from '../sky/planets.ts'
import { type Birth, type BirthRequest, resolveBirth } from './birth.ts'
import { castBirth, chartInputs, selectionOf } from './chart.ts'
import type { Identify } from './identifier.ts'
import { momentOrDate } from './moment.ts'
import { progressedBirthOf } from './progressions.ts'
import { momentOfBirth } from './returns.ts'

export interface LifeReading {
  readonly chartId: string
  readonly birth: Birth
  readonly chapters: readonly Chapter[]
  readonly at: number
  /** In years, at that moment. */
  readonly age: number
  readonly now: LifeNow
  /** The ephemeris ends before the hundredth year, so later chapters are left out. */
  readonly isCutByEphemeris: boolean
}

const NATAL_POINTS: readonly SynastryPoint[] = [...PLANETS, 'north_node']

export const readLife = (request: BirthRequest, now: number, identifier: Identify): LifeReading =>
  atOnce(readLifeInSlices(resolveBirth(request), now, identifier))

export function* readLifeInSlices(birth: Birth, now: number, identifier: Identify): Slices<LifeReading> {
  const { ayanamsa = null, node, zone } = birth
  const natalChart = castBirth(birth, selectionOf({}, [birth]))
  const life: LifeBirth = {
    birth: momentOfBirth(birth),
    ...{ ayanamsa, node },
    natal: comparedPoints(natalChart, NATAL_POINTS),
    progressed: progressedBirthOf(birth, { isConverse: false }),
  }
  const chapters = yield* chaptersInSlices(life)
  const at = momentOrDate(undefined, zone, now, 'now')
  return {
    chartId: identifier('chart', chartInputs(birth)),
    ...{ birth, chapters, at },
    age: ageAt(life, at),
    now: chaptersAt(chapters, at),
    isCutByEphemeris: endOfLife(life) > lastInstant(life.progressed.clock),
  }
}
