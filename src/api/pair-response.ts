/** What the answers for two people have in common. */

import type { WiderChart } from '../chart/wider-chart.ts'
import { isTimed } from '../chart/wider-chart.ts'
import type { Birth } from '../readings/birth.ts'
import { type BirthPair, hasTimes, PAIR_MEMBERS } from '../readings/pair.ts'
import { houseWarnings, toBirthResponse } from './endpoints/chart/metadata-response.ts'
import type { Warning } from './envelope.ts'
import { bothOf } from './schemas/pair.ts'
import { birthWarnings, timeResolution } from './understood-time.ts'

export const toPairBirthsResponse = (births: BirthPair) => bothOf((name) => toPairBirthResponse(births[name]))

const toPairBirthResponse = (birth: Birth) => ({
  ...toBirthResponse(birth),
  time_known: birth.time !== null,
  calendar: birth.calendar,
  time_resolution: birth.time && timeResolution(birth.time),
})

/** What a caller should know about an answer that is not an error. Each names the birth that it is about. */
export function pairWarnings(births: BirthPair, chart: WiderChart | null = null): Warning[] {
  const ofBirths = PAIR_MEMBERS.flatMap((name) => {
    const { time, birthDateTime, place } = births[name]
    const found = time === null ? [] : birthWarnings(time, birthDateTime, place)
    return found.map((warning) => ({ ...warning, message: `${name}: ${warning.message}` }))
  })
  return [
    ...(hasTimes(births) ? [] : [timeUnknown(births)]),
    ...(chart !== null && isTimed(chart) ? houseWarnings(chart.chart.houses) : []),
    ...ofBirths,
  ]
}

function timeUnknown(births: BirthPair): Warning {
  const unknown = PAIR_MEMBERS.filter((name) => births[name].time === null).join(' and ')
  return {
    code: 'BIRTH_TIME_UNKNOWN',
    message: `Without the time of birth (${unknown}) the Moon, the angles and the houses are not told of; range says between what values the rest lies that day.`,
    severity: 'info',
  }
}
