/** The Moon of a sign's day. Its sky is that of 12:00 UTC; the phases of that UTC day are in the reader's local time. */
import { type ExactPhase, phaseBetween } from '../../moon-title.ts'
import { localClock, localDate } from '../parts/dates.ts'
import { NAMES } from '../parts/words.ts'
import type { Transits } from './horoscope.ts'
import { WORDS } from './words.ts'

type Event = Transits['events'][number]

export interface SignMoon {
  readonly date: string
  readonly elongation: number
  readonly events: readonly Pick<Event, 'id' | 'at' | 'sign'>[]
}

const PHASES = ['new-moon', 'first-quarter', 'full-moon', 'last-quarter']

/** `Full Moon in Gemini at 15:53`, or `Waxing gibbous` with `Full Moon in Gemini: Wednesday 25 November 2026, 01:53 where you are`. */
export function moonWords({ date, elongation, events }: SignMoon, zone: string) {
  const exact = exactIn(events, zone)
  const between = NAMES.phaseTitle(phaseBetween(elongation))
  if (exact === undefined) return { name: between, note: undefined }
  const [day, clock] = [exact.local.slice(0, 10), exact.local.slice(11)]
  const name = NAMES.moonTitle(exact.phase, NAMES.sign(exact.sign))
  if (day === date) return { name: WORDS.moon.exactAt(name, clock), note: undefined }
  return { name: between, note: WORDS.moon.exactElsewhere(name, NAMES.longDate(day), clock) }
}

function exactIn(events: SignMoon['events'], zone: string): ExactPhase | undefined {
  // mutate call: a day has one exact phase at most
  const found = events.find(({ id }) => PHASES.includes(id))
  if (found === undefined) return undefined
  const at = Date.parse(found.at)
  const local = `${localDate(at, zone)}T${localClock(at, zone)}`
  return { phase: found.id.replace('-', '_'), local, sign: found.sign }
}
