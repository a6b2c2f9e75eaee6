/** What a text of a sign's day tells. Every writer gets the same plan (docs/writing.md). */

import type { SkyOfDay } from '../../almanac/sky-of-day.ts'
import type { SignTransits, Sky } from '../../chart/transits.ts'
import {
  type DayFacts,
  eventTheme,
  type KeyTheme,
  type Placement,
  placementOf,
  signDay,
} from '../../judgement/day/facts.ts'
import { type Planet, SLOW_PLANETS } from '../../sky/planets.ts'
import { degreeInSign, SIGN_SPAN, SIGNS, type Sign } from '../../sky/zodiac.ts'
import { dayNumber, J2000, julianDay } from '../../time/time-scales.ts'
import { type Story, storyOf } from './story.ts'

/** The facts of a day, and what is chosen of them. */
export interface DailyPlan extends DayFacts {
  readonly story: Story
  /** Counts the thirds of signs that the Moon has passed, three in a sign and a round: no two noons have the same. */
  readonly moonTurn: number
  /** The slow planet whose turn it is; each of the five has every fifth day. */
  readonly background: Placement
  readonly keyThemes: readonly KeyTheme[]
}

/** The plan of a date, and the transits it was made from. */
export interface Day {
  readonly sky: SkyOfDay
  readonly transits: SignTransits
  readonly plan: DailyPlan
}

export function dayOf(date: string, sign: Sign): Day {
  const { sky, transits, facts } = signDay(date, sign)
  const story = storyOf(date, sign)
  const plan = {
    ...facts,
    story,
    moonTurn: moonTurnOf(sky),
    background: placementOf(slowPlanetOf(date, sign), sky, sign),
    keyThemes: keyThemes(facts, story),
  }
  return { sky, transits, plan }
}

/** The Moon's mean longitude at J2000 and its change per day. */
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

/** The matter of the story, its planet, and what else the day is about: its event, or the Moon's house. */
function keyThemes({ sign, moon, lead }: DayFacts, { house, shows, direction }: Story): KeyTheme[] {
  const themes: KeyTheme[] = [
    { house },
    { planet: shows[0]!, manner: direction },
    lead ? eventTheme(lead, sign) : { house: moon.house },
  ]
  return [...new Map(themes.map((theme) => [JSON.stringify(theme), theme])).values()]
}
