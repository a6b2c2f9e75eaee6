import type { ProgressedEvent, ProgressedMoon } from '../../../almanac/progressions.ts'
import { NAIBOD_RATE } from '../../../chart/progression/rules.ts'
import { progressionPlan } from '../../../judgement/person/life-plan.ts'
import {
  PROGRESSION_ORB,
  type ProgressedAspect,
  type ProgressionsReading,
} from '../../../readings/progressions.ts'
import { nameOf } from '../../../sky/zodiac.ts'
import { toSecond } from '../../../time/time-scales.ts'
import { utcText } from '../../../time/wall-clock.ts'
import type { Zone } from '../../../time/zones.ts'
import type { Words } from '../../../words/words.ts'
import type { Sentence } from '../../../writer/sentence.ts'
import { SINGLE_TEXTS } from '../../../writer/single-texts.ts'
import type { Warning } from '../../envelope.ts'
import { shownDegrees, shownOrb } from '../../numbers.ts'
import {
  housesOf,
  onePersonWarnings,
  secondOrNull,
  toMomentResponse,
  toNatalAspectResponse,
  toOnePersonMetadata,
} from '../../one-person-response.ts'
import { toTextResponse } from '../../sourced-text.ts'
import { toBirthResponse, toCastingResponse } from '../chart/metadata-response.ts'
import { toChartFactsResponse } from '../chart/response.ts'

export function toProgressionsResponse(words: Words, reading: ProgressionsReading, now: number) {
  const { birth, chart, at, moon, coming } = reading
  const isTimeKnown = birth.time !== null
  return {
    chart_id: reading.natalChartId,
    birth_info: toBirthResponse(birth),
    ...toMomentResponse(at, birth.zone),
    age: shownOrb(reading.years),
    derived_moment: utcText(toSecond(reading.derivedInstant)),
    solar_arc: shownDegrees(reading.solarArc),
    chart: {
      chart_id: reading.chartId,
      ...toChartFactsResponse(chart),
      metadata: toCastingResponse(chart, birth),
    },
    to_natal: reading.toNatal.map((aspect) => toNatalAspectResponse(aspect, isTimeKnown)),
    to_progressed: reading.toProgressed.map((aspect) => toAspectResponse(aspect, isTimeKnown)),
    moon: toMoonResponse(moon),
    coming: coming.map((event) => toEventResponse(event, birth.zone)),
    text: toProgressionTextResponse(words, reading),
    method: toMethodResponse(reading),
    metadata: {
      ...toOnePersonMetadata(birth, now),
      years: reading.yearsAhead,
      date_uncertainty_days: reading.uncertaintyDays,
    },
  }
}

function toProgressionTextResponse(words: Words, reading: ProgressionsReading) {
  const plan = progressionPlan(reading)
  if (plan === null) return null
  const { moon, sun } = SINGLE_TEXTS.progression(words, plan)
  return { moon: textOrNull(moon), sun: textOrNull(sun) }
}

const textOrNull = (sentences: readonly Sentence[]) =>
  sentences.length === 0 ? null : toTextResponse(sentences)

const toAspectResponse = (
  { id, first, aspect, second, orb, certain }: ProgressedAspect,
  isTimeKnown: boolean,
) => ({ id, first, aspect, second, orb: shownOrb(orb), ...(!isTimeKnown && { certain }) })

const toSpanResponse = ({ from, to }: { readonly from: number | null; readonly to: number | null }) => ({
  from: secondOrNull(from),
  to: secondOrNull(to),
})

const toMoonResponse = ({ sign, house, phase }: ProgressedMoon) => ({
  sign: { sign: nameOf(sign.value), ...toSpanResponse(sign) },
  house: house && { house: house.value, ...toSpanResponse(house) },
  phase: { phase: phase.value, ...toSpanResponse(phase) },
})

function toEventResponse({ id, kind, instant, point, sign, ...rest }: ProgressedEvent, zone: Zone) {
  return { id, kind, ...toMomentResponse(instant, zone), point, ...(sign && { sign: nameOf(sign) }), ...rest }
}

function toMethodResponse({ rules, birth, clock }: ProgressionsReading) {
  const { method, angles, isConverse } = rules
  const hasAngles = method === 'secondary' && birth.time !== null
  return {
    method,
    angles: hasAngles ? angles : null,
    converse: isConverse,
    year: 'tropical_at_birth',
    year_days: shownDegrees(clock.yearDays),
    naibod_rate: hasAngles && angles === 'naibod_ra' ? NAIBOD_RATE : null,
    moon_houses: 'natal',
    orb: PROGRESSION_ORB,
  }
}

export const progressionsWarnings = ({ birth, chart }: ProgressionsReading): Warning[] =>
  onePersonWarnings(birth, housesOf(chart), WITHOUT_TIME)

const WITHOUT_TIME =
  'Without the time of birth a progressed chart has no houses and angles. Half a day of birth time is half a year of life: the dates of moon and coming are those of a birth at local noon, and may be half a year off.'
