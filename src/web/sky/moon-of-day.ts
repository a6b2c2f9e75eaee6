/** The Moon of a sign's day. Its sky is that of 12:00 UTC; the phases of that UTC day are told by the clocks of the reader. */
import { type ExactPhase, phaseBetween, phaseTitle } from '../../moon-title.ts'
import { localClock, localDate, longDate } from '../parts/words.ts'
import type { Transits } from './horoscope.ts'

type Event = Transits['events'][number]

export interface MoonOfDay {
  readonly date: string
  readonly elongation: number
  readonly events: readonly Pick<Event, 'id' | 'at' | 'sign'>[]
}

const PHASES = ['new-moon', 'first-quarter', 'full-moon', 'last-quarter']

/** `Full Moon in Gemini at 15:53`, or `Waxing gibbous` with `Full Moon in Gemini: Wednesday 25 November 2026, 01:53 where you are`. */
export function moonWords({ date, elongation, events }: MoonOfDay, zone: string) {
  const exact = exactIn(events, zone)
  const between = phaseTitle(phaseBetween(elongation))
  if (exact === undefined) return { name: between, note: undefined }
  const [day, clock] = [exact.local.slice(0, 10), exact.local.slice(11)]
  const name = `${phaseTitle(exact.phase)} in ${exact.sign}`
  if (day === date) return { name: `${name} at ${clock}`, note: undefined }
  return { name: between, note: `${name}: ${longDate(day)}, ${clock} where you are` }
}

function exactIn(events: MoonOfDay['events'], zone: string): ExactPhase | undefined {
  const found = events.find(({ id }) => PHASES.includes(id))
  if (found === undefined) return undefined
  const at = Date.parse(found.at)
  const local = `${localDate(at, zone)}T${localClock(at, zone)}`
  return { phase: found.id.replace('-', '_'), local, sign: found.sign }
}
