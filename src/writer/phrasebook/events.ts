/** Sentences for the events that lead a day: ingresses, stations, lunations and exact meetings of planets. */

import type { DayEvent, DayEventType } from '../../almanac/day-events.ts'
import { houseFrom } from '../../chart/transits.ts'
import { mannerOfEvent } from '../../judgement/day/lead.ts'
import type { DailyPlan } from '../../judgement/day/plan.ts'
import { SLOW_PLANETS } from '../../judgement/day/plan.ts'
import { startOf } from '../../sky/zodiac.ts'
import { properName } from '../../words/en/names.ts'
import type { Sentence } from '../sentence.ts'
import { type Deal, fromSharedDeck } from './deal-sentence.ts'
import { dayNumber } from './moon-round.ts'

type Phrase = Pick<Deal, 'pool' | 'keys'>

const PHRASE_OF: Record<DayEventType, (event: DayEvent, house: string) => Phrase> = {
  ingress: ({ planets: [planet] }, house) => ({
    pool: 'ingresses',
    keys: SLOW_PLANETS.some((slow) => slow === planet) ? ['slow', planet!] : ['fast', planet!, house],
  }),
  station: ({ planets, direction }) => ({ pool: 'stations', keys: [planets[0]!, direction!] }),
  new_moon: (_, house) => ({ pool: 'lunations', keys: ['new', house] }),
  full_moon: (_, house) => ({ pool: 'lunations', keys: ['full', house] }),
  exact_aspect: (event) => ({ pool: 'meetings', keys: [event.planets.join('-'), mannerOfEvent(event)] }),
}

/** Two events with one key within ten days are all but impossible, so periods of ten days since 1970 number them. */
const DAYS_BETWEEN = 10

export function eventSentence(event: DayEvent, { date, sign }: DailyPlan): Sentence {
  const house = houseFrom(sign, startOf(event.sign))
  const ordinal = Math.floor(dayNumber(date) / DAYS_BETWEEN)
  const text = fromSharedDeck({ ...PHRASE_OF[event.type](event, String(house)), sign, ordinal })
  return { text: text.replace('{sign}', properName(event.sign)), transits: [event.id] }
}
