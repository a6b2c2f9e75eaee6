import { isTimed } from '../../../chart/wider-chart.ts'
import { RETURN_ORB, type ReturnReading, type ReturnsReading } from '../../../readings/returns.ts'
import type { SolarReturnText } from '../../../readings/solar-return-texts.ts'
import { nameOf } from '../../../sky/zodiac.ts'
import { toSecond } from '../../../time/time-scales.ts'
import { utcText, wallAt, wallText } from '../../../time/wall-clock.ts'
import type { Zone } from '../../../time/zones.ts'
import type { Words } from '../../../words/words.ts'
import type { Warning } from '../../envelope.ts'
import {
  housesOf,
  onePersonWarnings,
  toNatalAspectResponse,
  toOnePersonMetadata,
  toPassResponse,
} from '../../one-person-response.ts'
import { toBirthResponse } from '../chart/metadata-response.ts'
import { toWiderChartResponse } from '../chart/response.ts'
import { toReturnReadingResponse } from './reading-response.ts'

/** The reading, and the words of each of its returns; absent for other bodies than the Sun. */
export interface ReturnsAnswer {
  readonly reading: ReturnsReading
  readonly texts: readonly SolarReturnText[]
}

export function toReturnsResponse(words: Words, { reading, texts }: ReturnsAnswer, now: number) {
  const { chartId, birth, body, from, location, natalChart, returns } = reading
  const { zone, place } = location
  return {
    chart_id: chartId,
    birth_info: toBirthResponse(birth),
    body,
    from: utcText(from),
    location: { timezone: zone.name, latitude: place.latitude, longitude: place.longitude },
    natal_house: isTimed(natalChart) ? natalChart.chart.bodies[body].house : null,
    returns: returns.map((one, i) => ({
      ...toReturnResponse(one, reading, now),
      reading: texts[i] ? toReturnReadingResponse(words, texts[i], zone) : null,
    })),
    method: {
      zodiac: birth.zodiac,
      node: birth.node,
      precession_corrected: reading.isPrecessionCorrected,
      passes: 'until_gone_round',
      orb: RETURN_ORB,
      profection: 'whole_signs_from_ascendant',
      rulers: 'traditional',
    },
    metadata: {
      ...toOnePersonMetadata(birth, now),
      count: returns.length,
      complete: !reading.isCutByEphemeris,
    },
  }
}

function toReturnResponse(one: ReturnReading, { birth, location }: ReturnsReading, now: number) {
  const { number, passes, window, chart, toNatal, profection } = one
  return {
    number,
    passes: passes.map((pass) => toPassResponse(pass, location.zone)),
    window: window && toWindowResponse(window, location.zone),
    chart: chart && toWiderChartResponse(chart, now),
    to_natal: toNatal.map((aspect) => toNatalAspectResponse(aspect, birth.time !== null)),
    profection: profection && {
      house: profection.house,
      sign: nameOf(profection.sign),
      ruler: profection.ruler,
    },
  }
}

function toWindowResponse({ from, to }: NonNullable<ReturnReading['window']>, zone: Zone) {
  const [start, end] = [toSecond(from), toSecond(to)]
  return {
    from: utcText(start),
    to: utcText(end),
    local_from: wallText(wallAt(start, zone)),
    local_to: wallText(wallAt(end, zone)),
  }
}

export const returnsWarnings = ({ birth, returns }: ReturnsReading): Warning[] =>
  onePersonWarnings(birth, housesOf(returns[0]?.chart?.chart), WITHOUT_TIME)

const WITHOUT_TIME =
  'Without the time of birth a return is a window: its passes are those over the place of the body at local noon, and its chart has no houses and angles.'
