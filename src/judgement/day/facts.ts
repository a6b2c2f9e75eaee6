/** The facts of a sign's day and their weights. Which of them a text mentions is chosen in src/writer/plan. */

import type { DayEvent } from '../../almanac/day-events.ts'
import { type SkyOfDay, skyOfDay } from '../../almanac/sky-of-day.ts'
import {
  houseFrom,
  placementId,
  type SignTransits,
  type Sky,
  type TransitId,
  transitsToSign,
} from '../../chart/transits.ts'
import type { Planet } from '../../sky/planets.ts'
import { type Sign, signOf, startOf } from '../../sky/zodiac.ts'
import type { Manner } from '../tradition.ts'
import { CATEGORY_NAMES, type Category, type Outlook } from './categories.ts'
import { ENERGY_LEVELS, type EnergyLevel } from './energy.ts'
import { type Judgement, judge } from './judgement.ts'
import { leadEvent, mannerOfEvent } from './lead.ts'

/** A planet in its sign and house. */
export interface Placement {
  /** For example `moon-in-aquarius`. */
  readonly id: TransitId
  readonly planet: Planet
  readonly sign: Sign
  /** Counted from the reader's sign, 1 to 12. */
  readonly house: number
}

export interface DayFacts {
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly sign: Sign
  readonly moon: Placement
  /** The rarest event of the day, if one is rare enough to be mentioned. */
  readonly lead: DayEvent | null
  /** How much to do, or to rest, as health allows. */
  readonly pace: EnergyLevel
  readonly focusAreas: readonly Category[]
  readonly judgement: Judgement
}

/** The facts of a date, and the transits they follow from. */
export interface SignDay {
  readonly sky: SkyOfDay
  readonly transits: SignTransits
  readonly facts: DayFacts
}

export function signDay(date: string, sign: Sign): SignDay {
  const sky = skyOfDay(date)
  const transits = transitsToSign(sky, sign)
  const judgement = judge(date, sky, transits)
  const facts = {
    date,
    sign,
    moon: placementOf('moon', sky, sign),
    lead: leadEvent(sky, sign),
    pace: paceOf(judgement),
    focusAreas: focusAreas(judgement),
    judgement,
  }
  return { sky, transits, facts }
}

export function placementOf(planet: Planet, { positions }: Sky, reader: Sign): Placement {
  const { longitude } = positions[planet]
  const sign = signOf(longitude)
  return { id: placementId(planet, sign), planet, sign, house: houseFrom(reader, longitude) }
}

const LIVELIEST_WHEN_TENSE = ENERGY_LEVELS.indexOf('low')
const CALMEST_WHEN_WELL = ENERGY_LEVELS.indexOf('moderate')

/** A tense body is not driven on by a lively day, and a well one is not sent to bed by a slow day. */
function paceOf({ energy, categories: { health } }: Pick<Judgement, 'energy' | 'categories'>): EnergyLevel {
  const level = ENERGY_LEVELS.indexOf(energy.level)
  const bounded: Record<Outlook, number> = {
    challenging: Math.min(level, LIVELIEST_WHEN_TENSE),
    neutral: level,
    positive: Math.max(level, CALMEST_WHEN_WELL),
  }
  return ENERGY_LEVELS[bounded[health.outlook]]!
}

const FOCUS_AREAS_SHOWN = 3

/** The categories with the largest absolute scores. */
function focusAreas({ categories }: Judgement): Category[] {
  const size = (category: Category) => Math.abs(categories[category].score)
  return CATEGORY_NAMES.toSorted((a, b) => size(b) - size(a)).slice(0, FOCUS_AREAS_SHOWN)
}

/** The matter of a house, the keyword of a planet, or a kind of day. */
export type KeyTheme =
  | { readonly house: number }
  | { readonly planet: Planet; readonly manner: Manner }
  | { readonly day: 'beginning' | 'culmination' }

/** The matter of an event. */
export function eventTheme(event: DayEvent, sign: Sign): KeyTheme {
  if (event.type === 'new_moon') return { day: 'beginning' }
  if (event.type === 'full_moon') return { day: 'culmination' }
  if (event.type === 'ingress') return { house: houseFrom(sign, startOf(event.sign)) }
  return { planet: event.planets[0]!, manner: mannerOfEvent(event) }
}
