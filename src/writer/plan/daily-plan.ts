/** What a text of a sign's day tells. Every writer gets the same plan (docs/writing.md). */

import type { SkyOfDay } from '../../almanac/sky-of-day.ts'
import type { SignTransits } from '../../chart/transits.ts'
import type { Outlook } from '../../judgement/day/categories.ts'
import {
  type DayFacts,
  eventTheme,
  type KeyTheme,
  type Placement,
  placementOf,
  signDay,
} from '../../judgement/day/facts.ts'
import type { Manner } from '../../judgement/tradition.ts'
import { type Planet, SLOW_PLANETS } from '../../sky/planets.ts'
import { SIGNS, type Sign } from '../../sky/zodiac.ts'
import { dayNumber } from '../../time/time-scales.ts'
import type { StoryRelation } from '../../words/day-pieces.ts'
import { moonTurnOf } from './moon-turn.ts'
import { type Story, storyOf } from './story.ts'
import { endOfStory } from './until.ts'

/** The facts of a day, and what is chosen of them. */
export interface DailyPlan extends DayFacts {
  readonly story: Story & {
    /** When it comes to its end, in Unix milliseconds; null if that is years away. */
    readonly until: number | null
  }
  /** The poetic summary is dealt by it. */
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
  const chosen = storyOf(date, sign)
  const story = { ...chosen, until: endOfStory(chosen, sky) }
  const plan = {
    ...facts,
    story,
    moonTurn: moonTurnOf(sky),
    background: placementOf(slowPlanetOf(date, sign), sky, sign),
    keyThemes: keyThemes(facts, story),
  }
  return { sky, transits, plan }
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
    { planet: shows, manner: direction },
    lead ? eventTheme(lead, sign) : { house: moon.house },
  ]
  return [...new Map(themes.map((theme) => [JSON.stringify(theme), theme])).values()]
}

const RELATION: Readonly<Record<Manner, Readonly<Record<Outlook, StoryRelation>>>> = {
  flow: { positive: 'with-help', neutral: 'aside', challenging: 'against-hard' },
  friction: { positive: 'against-help', neutral: 'aside', challenging: 'with-hard' },
  merge: { positive: 'alone-help', neutral: 'aside', challenging: 'alone-hard' },
}

/** What a part of life has to do with the story of the day. */
export const relationOf = (direction: Manner, outlook: Outlook): StoryRelation => RELATION[direction][outlook]
