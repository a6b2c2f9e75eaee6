/** What the answers about one person's time have in common: returns, progressions, chapters of a life. */
import type { Pass } from '../almanac/loops.ts'
import type { Houses } from '../chart/houses/houses.ts'
import type { NatalAspect } from '../chart/natal-aspects.ts'
import { isTimed, type WiderChart } from '../chart/wider-chart.ts'
import type { Birth } from '../readings/birth.ts'
import { toSecond } from '../time/time-scales.ts'
import { utcText, wallAt, wallText } from '../time/wall-clock.ts'
import type { Zone } from '../time/zones.ts'
import { houseWarnings } from './endpoints/chart/metadata-response.ts'
import type { Warning } from './envelope.ts'
import { shownOrb } from './numbers.ts'
import { birthWarnings, timeResolution } from './understood-time.ts'

/** To a second, and by the clocks of a zone. */
export function toMomentResponse(instant: number, zone: Zone) {
  const at = toSecond(instant)
  return { at: utcText(at), local: wallText(wallAt(at, zone)) }
}

export const toPassResponse = ({ instant, retrograde }: Pass, zone: Zone) => ({
  ...toMomentResponse(instant, zone),
  retrograde,
})

export const secondOrNull = (instant: number | null): string | null =>
  instant === null ? null : utcText(toSecond(instant))

export const toNatalAspectResponse = (
  { id, point, aspect, natal, orb, certain }: NatalAspect,
  isTimeKnown: boolean,
) => ({ id, point, aspect, natal, orb: shownOrb(orb), ...(!isTimeKnown && { certain }) })

/** How the birth was understood. */
export const toOnePersonMetadata = ({ time, calendar }: Birth, now: number) => ({
  time_known: time !== null,
  calendar,
  calculated_at: new Date(now).toISOString(),
  time_resolution: time && timeResolution(time),
})

export const housesOf = (chart: WiderChart | null | undefined): Houses | null =>
  chart && isTimed(chart) ? chart.chart.houses : null

/** What a caller should know about an answer that is not an error. `withoutTime` says what an unknown time leaves open. */
export function onePersonWarnings(birth: Birth, houses: Houses | null, withoutTime: string): Warning[] {
  const { time, birthDateTime, place } = birth
  if (time === null) return [{ code: 'BIRTH_TIME_UNKNOWN', message: withoutTime, severity: 'info' }]
  return [...(houses === null ? [] : houseWarnings(houses)), ...birthWarnings(time, birthDateTime, place)]
}
