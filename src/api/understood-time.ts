/** How a birth time was understood, and what a caller should know of it. */

import type { Place } from '../sky/horizon.ts'
import type { LocalTime } from '../time/civil-time.ts'
import { isLocalMeanTime, onMeridian } from '../time/mean-time.ts'
import { offsetText, wallText } from '../time/wall-clock.ts'
import { TZDB_VERSION } from '../time/zones.ts'
import type { Warning } from './envelope.ts'

/** The member of every chart that says how its time was understood. */
export const timeResolution = ({ offsetSeconds, status }: LocalTime) => ({
  utc_offset: offsetText(offsetSeconds),
  status,
  tzdb_version: TZDB_VERSION,
})

export function birthWarnings(time: LocalTime, birthDateTime: string, place: Place): Warning[] {
  const messages: [Warning['code'], string | null][] = [
    ['AMBIGUOUS_LOCAL_TIME', ambiguity(time, birthDateTime)],
    ['LOCAL_MEAN_TIME', meanTime(time, place)],
  ]
  return messages.flatMap(([code, message]) =>
    message === null ? [] : [{ code, message, severity: 'info' }],
  )
}

/** A birth time that the clocks showed twice is answered for the first time, and the caller is told how to ask for the second. */
function ambiguity({ laterInstant, offsetSeconds, zone }: LocalTime, birthDateTime: string): string | null {
  if (laterInstant === null) return null
  return `The clocks of ${zone.name} showed ${birthDateTime} twice; the first time was taken (UTC${offsetText(offsetSeconds)}). For the second, ${send(laterInstant)}.`
}

/** The mean time of a zone is that of one city, and towns then kept their own. */
function meanTime(time: LocalTime, { longitude }: Place): string | null {
  if (!isLocalMeanTime(time)) return null
  const ofPlace = onMeridian(time, longitude)
  return `Clocks were set by the Sun then: the local mean time of ${time.zone.name} was taken (UTC${offsetText(time.offsetSeconds)}). If the birth place kept its own (UTC${offsetText(ofPlace.offsetSeconds)}), ${send(ofPlace.instant)}.`
}

const send = (instant: number) => `send ${wallText(instant)} with the time zone UTC`
