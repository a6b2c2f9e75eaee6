/** Days and clocks of whoever sits at the terminal. */
import { dateText, wallAt } from '../time/wall-clock.ts'
import { ZONE_NAMES, zone } from '../time/zones.ts'
import type { Words } from '../words/words.ts'
import { type Input, type OptionHelp, text } from './command.ts'

export const ZONE_OPTION: OptionHelp = {
  type: 'string',
  help: 'IANA time zone whose day and clocks are meant, such as Europe/Berlin (default: this machine’s)',
}

/** The zone in an option, or the machine's. A machine whose zone is none of a place (`TZ=MINE-3`) has UTC. */
export function zoneIn(input: Input, option = 'zone'): string {
  const { zone: own } = input.terminal
  return text(input, option) ?? (ZONE_NAMES.includes(own) ? own : 'UTC')
}

export const todayIn = (zoneName: string, now: number): string => dateText(wallAt(now, zone(zoneName)))

const RELATIVE = ['today', 'tomorrow', 'yesterday']

/** `2026-11-18, today in Pacific/Auckland`; a date that was written as one is the same everywhere. */
export function dateInWords({ terminal }: Words, date: string, input: Input, zoneName: string): string {
  const word = text(input, 'date') ?? 'today'
  return RELATIVE.includes(word) ? terminal.relativeDate(date, word, zoneName) : date
}
