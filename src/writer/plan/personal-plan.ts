/** What a text of one person's day tells. Every writer gets the same plan (docs/writing.md). */

import type { Chart } from '../../chart/chart.ts'
import type { Sky } from '../../chart/transits.ts'
import {
  type LocalDay,
  type NatalPlacement,
  natalPlacement,
  type PersonalDayFacts,
  personalDayFacts,
  type TimedMoment,
} from '../../judgement/person/facts.ts'
import {
  mannerOf,
  type TimedTransit,
  timedTransit,
  type WeighedTransit,
} from '../../judgement/person/transits.ts'
import { PLANETS, type Planet, SLOW_PLANETS } from '../../sky/planets.ts'
import { dayNumber } from '../../time/time-scales.ts'
import { turnOn } from './turns.ts'

/** The facts of a day, and what is chosen of them. */
export interface PersonalPlan extends PersonalDayFacts {
  /** Differs between births and reveals none: the phrasebook shuffles its pools by it. */
  readonly shuffleKey: string
  /** The strongest of the transits whose turn it is, the Moon's apart: what matters now. */
  readonly main: TimedTransit | null
  /** The quickest contact of the day: what today is about. */
  readonly quick: WeighedTransit | null
  /** The slow planet whose turn it is. */
  readonly background: NatalPlacement
}

/** A local day of one person. */
export interface PersonalDate extends LocalDay {
  readonly shuffleKey: string
}

/** `sky` is that of the day's noon. */
export function personalPlan(chart: Chart, sky: Sky, day: PersonalDate): PersonalPlan {
  const facts = personalDayFacts(chart, sky, day)
  const { transits } = facts
  const number = dayNumber(day.date)
  const main = transits.find(
    (transit) => transit.transiting !== 'moon' && turnOfTransit(transit, number) !== null,
  )
  return {
    ...facts,
    shuffleKey: day.shuffleKey,
    main: main ? timedTransit(main, chart, sky.instant) : null,
    quick: quickest(transits),
    background: natalPlacement(SLOW_PLANETS.at(number % SLOW_PLANETS.length)!, sky, chart),
  }
}

const AWAKE = { from: '07:00', to: '22:30' }

/** Those a person is awake to use. */
export const awakeMoments = ({ moments }: Pick<PersonalPlan, 'moments'>): readonly TimedMoment[] =>
  moments.filter(({ clock }) => clock >= AWAKE.from && clock <= AWAKE.to)

/** How often a transit is mentioned: its two sentences are then sixteen days apart. */
const TURN_DAYS = 8

/** The number of a transit's turn, or null if it is not mentioned on this day. */
export function turnOfTransit(transit: WeighedTransit, day: number): number | null {
  if (mannerOf(transit) === null) return null
  const offset = 3 * PLANETS.indexOf(transit.transiting) + 5 * PLANETS.indexOf(transit.natal)
  return turnOn(day, offset, TURN_DAYS)
}

/** The Moon's closest aspect that has a text; on a day without one, the closest of the other quick planets. */
function quickest(transits: readonly WeighedTransit[]): WeighedTransit | null {
  const tellable = transits.filter((transit) => mannerOf(transit) !== null).toSorted((a, b) => a.orb - b.orb)
  const of = (...planets: Planet[]) => tellable.find(({ transiting }) => planets.includes(transiting))
  return of('moon') ?? of('sun', 'mercury', 'venus', 'mars') ?? null
}
