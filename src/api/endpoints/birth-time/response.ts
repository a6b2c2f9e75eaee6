import type { Change } from '../../../chart/birth-time/changes.ts'
import type { FactValue } from '../../../chart/birth-time/facts.ts'
import { type BirthTimeReading, HOLD_NAMES, type Hold, type Segment } from '../../../readings/birth-time.ts'
import { nameOf, SIGNS, type Sign } from '../../../sky/zodiac.ts'
import { utcText, wallAt, wallText } from '../../../time/wall-clock.ts'
import type { Zone } from '../../../time/zones.ts'
import { shownOrb } from '../../numbers.ts'

/** More changes than there are on a day with any house system. */
export const MAX_CHANGES = 500

const MINUTE_MS = 60_000
const minutes = (ms: number) => Math.round((ms / MINUTE_MS) * 100) / 100

export function toBirthTimeResponse({ birth, from, to, holds, stable, changes, segments }: BirthTimeReading) {
  const { zone, time } = birth
  return {
    birth: { date_time: time === null ? null : utcText(time.instant), timezone: zone.name },
    window: { ...span(from, to, zone), minutes: minutes(to - from) },
    holds: holds && Object.fromEntries(HOLD_NAMES.map((name) => [name, toHoldResponse(holds[name])])),
    stable,
    changes: changes.slice(0, MAX_CHANGES).map((change) => toChangeResponse(change, time?.instant, zone)),
    segments: segments.map((segment) => toSegmentResponse(segment, to - from, zone)),
  }
}

const toHoldResponse = ({ before, after }: Hold) => ({
  minutes_before: minutes(before),
  minutes_after: minutes(after),
})

const span = (from: number, to: number, zone: Zone) => ({
  from: utcText(from),
  to: utcText(to),
  local_from: wallText(wallAt(from, zone)),
  local_to: wallText(wallAt(to, zone)),
})

function toChangeResponse(
  { instant, kind, subject, before, after }: Change,
  birth: number | undefined,
  zone: Zone,
) {
  return {
    at: utcText(instant),
    local: wallText(wallAt(instant, zone)),
    minutes: birth === undefined ? null : minutes(instant - birth),
    kind,
    subject,
    before: toValueResponse(before),
    after: toValueResponse(after),
  }
}

const isSign = (value: FactValue): value is Sign => SIGNS.includes(value as Sign)

/** Signs inside computed positions are capitalised (contract §2.4). */
const toValueResponse = (value: FactValue) => (isSign(value) ? nameOf(value) : value)

const toSegmentResponse = ({ from, to, risingSign, moonSign }: Segment, whole: number, zone: Zone) => ({
  ...span(from, to, zone),
  share: shownOrb((to - from) / whole),
  rising_sign: nameOf(risingSign),
  moon_sign: nameOf(moonSign),
})
