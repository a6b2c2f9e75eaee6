/** The facts of one person's day and their weights (specification §2.6; docs/judgement.md). Which of them a text mentions is chosen in src/writer/plan. */

import { type ExactMoment, exactMoonMoments } from '../../almanac/natal-contacts.ts'
import type { Chart } from '../../chart/chart.ts'
import { houseOf } from '../../chart/houses/cusps.ts'
import type { Sky, TransitId } from '../../chart/transits.ts'
import type { Planet } from '../../sky/planets.ts'
import { type OverallEnergy, overallEnergy } from './energy.ts'
import { type PersonalThemes, themesOfDay } from './themes.ts'
import { type WeighedTransit, weighedTransits } from './transits.ts'

/** A transiting planet's house in the birth chart. */
export interface NatalPlacement {
  /** For example `venus-in-house-7`. */
  readonly id: TransitId
  readonly planet: Planet
  readonly house: number
}

export interface PersonalDayFacts {
  /** The person's local date. */
  readonly date: string
  /** Every aspect, strongest first. */
  readonly transits: readonly WeighedTransit[]
  /** At most twelve, strongest first. */
  readonly significant: readonly WeighedTransit[]
  readonly themes: PersonalThemes
  readonly energy: OverallEnergy
  readonly moon: NatalPlacement
  readonly sun: NatalPlacement
  readonly venus: NatalPlacement
  /** The Moon's exact contacts with the chart within the local day, in order of time. */
  readonly moments: readonly TimedMoment[]
}

/** An exact moment as the clocks of the day's zone show it, `HH:MM`. */
export interface TimedMoment extends ExactMoment {
  readonly clock: string
}

/** The name that the same contact has among the transits. */
export const momentId = ({ aspect, natal }: ExactMoment): TransitId => `moon-${aspect}-natal-${natal}`

/** A local day. */
export interface LocalDay {
  readonly date: string
  /** The clock of the day's zone at an instant, or null when that is not on this date any more. */
  readonly clockOf: (instant: number) => string | null
}

const MAX_SIGNIFICANT = 12
/** A local day lies within these hours of its noon, whatever the clocks do. */
const HALF_A_DAY_MS = 14 * 3_600_000

/** `sky` is that of the day's noon. */
export function personalDayFacts(chart: Chart, sky: Sky, day: LocalDay): PersonalDayFacts {
  const transits = weighedTransits(sky, chart)
  return {
    date: day.date,
    transits,
    significant: transits.slice(0, MAX_SIGNIFICANT),
    themes: themesOfDay(transits),
    energy: overallEnergy(transits),
    moon: natalPlacement('moon', sky, chart),
    sun: natalPlacement('sun', sky, chart),
    venus: natalPlacement('venus', sky, chart),
    moments: timed(exactMoonMoments(chart, sky.instant - HALF_A_DAY_MS, sky.instant + HALF_A_DAY_MS), day),
  }
}

function timed(moments: readonly ExactMoment[], { clockOf }: LocalDay): TimedMoment[] {
  return moments.flatMap((moment) => {
    const clock = clockOf(moment.instant)
    return clock === null ? [] : [{ ...moment, clock }]
  })
}

export function natalPlacement(planet: Planet, { positions }: Sky, { houses }: Chart): NatalPlacement {
  const house = houseOf(positions[planet].longitude, houses.cusps)
  return { id: `${planet}-in-house-${house}`, planet, house }
}
