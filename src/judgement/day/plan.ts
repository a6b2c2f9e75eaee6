/** The facts of a sign's day that its text is about. Every writer gets the same plan. */

import type { DayEvent } from '../../almanac/day-events.ts'
import { type SkyOfDay, skyOfDay } from '../../almanac/sky-of-day.ts'
import { ASPECTS, PTOLEMAIC } from '../../chart/aspects.ts'
import {
  houseFrom,
  placementId,
  type SignTransits,
  type Sky,
  type TransitId,
  transitsToSign,
} from '../../chart/transits.ts'
import { separation } from '../../sky/angle.ts'
import type { Planet } from '../../sky/planets.ts'
import { type Sign, signOf, startOf } from '../../sky/zodiac.ts'
import type { Manner } from '../tradition.ts'
import { CATEGORY_NAMES, type Category } from './categories.ts'
import { type Judgement, judge } from './judgement.ts'
import { closestMoonAspect, leadEvent, type MoonAspect, mannerOfEvent } from './lead.ts'

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
  readonly moon: Placement
  /** The Moon's closest aspect; null if she makes none. */
  readonly moonAspect: MoonAspect | null
  /** An event that replaces the Moon's aspect as the day's story. */
  readonly lead: DayEvent | null
  /** The manner of the day's story. */
  readonly manner: Manner
  readonly sun: Placement
  readonly venus: Placement
  /** The slow planet that is nearest to an exact aspect with the Moon. */
  readonly background: Placement
  readonly keyThemes: readonly KeyTheme[]
  readonly focusAreas: readonly Category[]
  readonly judgement: Judgement
}

/** The matter of a house, the keyword of a planet, or a kind of day. */
export type KeyTheme =
  | { readonly house: number }
  | { readonly planet: Planet; readonly manner: Manner }
  | { readonly day: 'beginning' | 'culmination' | 'open' }

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
  const moonAspect = closestMoonAspect(sky)
  const lead = leadEvent(sky, sign)
  // A day with neither an event nor an aspect counts as `merge`.
  const manner = lead ? mannerOfEvent(lead) : (moonAspect?.manner ?? 'merge')
  const judgement = judge(date, sky, transits)
  const story = { date, sign, moon: placed('moon'), moonAspect, lead, manner, judgement }
  return {
    sky,
    transits,
    plan: {
      ...story,
      sun: placed('sun'),
      venus: placed('venus'),
      background: placed(slowPlanetOf(sky)),
      keyThemes: keyThemes(story),
      focusAreas: focusAreas(judgement),
    },
  }
}

function placementOf(planet: Planet, { positions }: Sky, reader: Sign): Placement {
  const { longitude } = positions[planet]
  const sign = signOf(longitude)
  return { id: placementId(planet, sign), planet, sign, house: houseFrom(reader, longitude) }
}

export const SLOW_PLANETS = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const

/** The one whose Ptolemaic aspect with the Moon is closest, even outside its orb, so that each planet has its days. */
function slowPlanetOf({ positions }: Sky): Planet {
  const distance = (planet: Planet) => {
    const arc = separation(positions.moon.longitude, positions[planet].longitude)
    return Math.min(...PTOLEMAIC.map((name) => Math.abs(arc - ASPECTS[name].angle)))
  }
  return SLOW_PLANETS.toSorted((a, b) => distance(a) - distance(b))[0]!
}

type Story = Pick<DailyPlan, 'sign' | 'moon' | 'moonAspect' | 'lead' | 'manner' | 'judgement'>

/** The Moon's house, the lead of the day, and the largest influence of the remaining planets. */
function keyThemes(story: Story): KeyTheme[] {
  const { moon, moonAspect, lead, judgement } = story
  const storyPlanets = lead ? lead.planets : moonAspect ? [moonAspect.planet] : []
  const loudest = judgement.influence.factors
    .filter(({ planets }) => !planets.some((planet) => planet === 'moon' || storyPlanets.includes(planet)))
    .toSorted((a, b) => Math.abs(b.score) - Math.abs(a.score))[0]
  const theme = leadTheme(story)
  const isMoonsHouse = 'house' in theme && theme.house === moon.house
  const themes: KeyTheme[] = [{ house: moon.house }, ...(isMoonsHouse ? [] : [theme])]
  if (loudest) themes.push({ planet: loudest.planets[0]!, manner: loudest.score > 0 ? 'flow' : 'friction' })
  return themes
}

function leadTheme({ sign, moonAspect, lead, manner }: Story): KeyTheme {
  if (lead?.type === 'new_moon') return { day: 'beginning' }
  if (lead?.type === 'full_moon') return { day: 'culmination' }
  if (lead?.type === 'ingress') return { house: houseFrom(sign, startOf(lead.sign)) }
  const planet = lead?.planets[0] ?? moonAspect?.planet
  return planet ? { planet, manner } : { day: 'open' }
}

const FOCUS_AREAS_SHOWN = 3

/** The categories with the largest absolute scores. */
function focusAreas({ categories }: Judgement): Category[] {
  const size = (category: Category) => Math.abs(categories[category].score)
  return CATEGORY_NAMES.toSorted((a, b) => size(b) - size(a)).slice(0, FOCUS_AREAS_SHOWN)
}
