/** The facts of a sign's day that its text is about. Every writer gets the same plan. */

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
import { type Planet, SLOW_PLANETS } from '../../sky/planets.ts'
import { degreeInSign, SIGN_SPAN, SIGNS, type Sign, signOf, startOf } from '../../sky/zodiac.ts'
import { dayNumber, J2000, julianDay } from '../../time/time-scales.ts'
import type { Manner } from '../tradition.ts'
import { CATEGORY_NAMES, type Category, type Outlook } from './categories.ts'
import { ENERGY_LEVELS, type EnergyLevel } from './energy.ts'
import { type Judgement, judge } from './judgement.ts'
import { leadEvent, mannerOfEvent } from './lead.ts'
import { type Story, storyOf } from './story.ts'

/** A planet in its sign and house. */
export interface Placement {
  /** For example `moon-in-aquarius`. */
  readonly id: TransitId
  readonly planet: Planet
  readonly sign: Sign
  /** Counted from the reader's sign, 1 to 12. */
  readonly house: number
}

export interface DailyPlan {
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly sign: Sign
  readonly story: Story
  readonly moon: Placement
  /** Counts the thirds of signs that the Moon has passed, three in a sign and a round: no two noons have the same. */
  readonly moonTurn: number
  /** The rarest event of the day, if one is rare enough to be told. */
  readonly lead: DayEvent | null
  /** The slow planet whose turn it is; each of the five has every fifth day. */
  readonly background: Placement
  /** How much to do, or to rest, as health allows. */
  readonly pace: EnergyLevel
  readonly keyThemes: readonly KeyTheme[]
  readonly focusAreas: readonly Category[]
  readonly judgement: Judgement
}

/** The matter of a house, the keyword of a planet, or a kind of day. */
export type KeyTheme =
  | { readonly house: number }
  | { readonly planet: Planet; readonly manner: Manner }
  | { readonly day: 'beginning' | 'culmination' }

/** The plan of a date, and the transits it was made from. */
export interface Day {
  readonly sky: SkyOfDay
  readonly transits: SignTransits
  readonly plan: DailyPlan
}

export function dayOf(date: string, sign: Sign): Day {
  const sky = skyOfDay(date)
  const transits = transitsToSign(sky, sign)
  const placed = (planet: Planet) => placementOf(planet, sky, sign)
  const judgement = judge(date, sky, transits)
  const story = storyOf(date, sign)
  const moon = placed('moon')
  const lead = leadEvent(sky, sign)
  const plan = {
    date,
    sign,
    story,
    moon,
    moonTurn: moonTurnOf(sky),
    lead,
    background: placed(slowPlanetOf(date, sign)),
    pace: paceOf(judgement),
    keyThemes: keyThemes({ sign, story, moon, lead }),
    focusAreas: focusAreas(judgement),
    judgement,
  }
  return { sky, transits, plan }
}

function placementOf(planet: Planet, { positions }: Sky, reader: Sign): Placement {
  const { longitude } = positions[planet]
  const sign = signOf(longitude)
  return { id: placementId(planet, sign), planet, sign, house: houseFrom(reader, longitude) }
}

/** The Moon's mean longitude at J2000 and its change per day. */
// mutate constant: only whole rounds are counted: a tenth more or less, 22°, and the Moon’s own 9° never make half a round
const MEAN_LONGITUDE = 218.3164
const MEAN_MOTION = 13.17639648
const THIRD = SIGN_SPAN / 3

function moonTurnOf({ instant, positions: { moon } }: Sky): number {
  const meanWay = MEAN_LONGITUDE + MEAN_MOTION * (julianDay(instant) - J2000)
  // The true Moon stays within a few degrees of the mean one, so rounding gives the number of the round.
  const round = Math.round((meanWay - moon.longitude) / 360)
  return round * 3 + Math.floor(degreeInSign(moon.longitude) / THIRD)
}

/** By turns, so that each planet has its days; another one for the next sign. */
function slowPlanetOf(date: string, sign: Sign): Planet {
  const turn = (dayNumber(date) + SIGNS.indexOf(sign)) % SLOW_PLANETS.length
  return SLOW_PLANETS.at(turn)!
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

/** The matter of the story, its planet, and what else the day is about: its event, or the Moon's house. */
function keyThemes({
  sign,
  story,
  moon,
  lead,
}: Pick<DailyPlan, 'sign' | 'story' | 'moon' | 'lead'>): KeyTheme[] {
  const { house, shows, direction } = story
  const themes: KeyTheme[] = [
    { house },
    { planet: shows[0]!, manner: direction },
    lead ? eventTheme(lead, sign) : { house: moon.house },
  ]
  return [...new Map(themes.map((theme) => [JSON.stringify(theme), theme])).values()]
}

function eventTheme(event: DayEvent, sign: Sign): KeyTheme {
  if (event.type === 'new_moon') return { day: 'beginning' }
  if (event.type === 'full_moon') return { day: 'culmination' }
  if (event.type === 'ingress') return { house: houseFrom(sign, startOf(event.sign)) }
  return { planet: event.planets[0]!, manner: mannerOfEvent(event) }
}

const FOCUS_AREAS_SHOWN = 3

/** The categories with the largest absolute scores. */
function focusAreas({ categories }: Judgement): Category[] {
  const size = (category: Category) => Math.abs(categories[category].score)
  return CATEGORY_NAMES.toSorted((a, b) => size(b) - size(a)).slice(0, FOCUS_AREAS_SHOWN)
}
