import { CHAPTER_ORB, type Chapter, daysAround, LIFE_YEARS } from '../../../almanac/life.ts'
import { lifePlan } from '../../../judgement/person/life-plan.ts'
import type { LifeReading } from '../../../readings/life.ts'
import { nameOf } from '../../../sky/zodiac.ts'
import { utcText } from '../../../time/wall-clock.ts'
import type { Zone } from '../../../time/zones.ts'
import type { Words } from '../../../words/words.ts'
import { prose, type Sentence } from '../../../writer/sentence.ts'
import { SINGLE_TEXTS } from '../../../writer/single-texts.ts'
import type { Warning } from '../../envelope.ts'
import {
  onePersonWarnings,
  secondOrNull,
  toOnePersonMetadata,
  toPassResponse,
} from '../../one-person-response.ts'
import { toBirthResponse } from '../chart/metadata-response.ts'

export function toLifeResponse(words: Words, reading: LifeReading, calculatedAt: number) {
  const { birth, chapters, at, age, now } = reading
  const texts = SINGLE_TEXTS.chapters(words, lifePlan(chapters, at))
  return {
    chart_id: reading.chartId,
    birth_info: toBirthResponse(birth),
    now: {
      at: utcText(at),
      age: shownAge(age),
      current: now.current.map(({ id }) => id),
      last: now.last?.id ?? null,
      next: now.next?.id ?? null,
    },
    chapters: chapters.map((chapter) => ({
      ...toChapterResponse(chapter, birth.zone),
      ...toChapterTextResponse(texts.get(chapter)!),
    })),
    method: {
      years: LIFE_YEARS,
      orb: CHAPTER_ORB,
      days_around_progressed: daysAround(birth.time !== null),
      node: birth.node,
      zodiac: birth.zodiac,
    },
    metadata: {
      ...toOnePersonMetadata(birth, calculatedAt),
      count: chapters.length,
      complete: !reading.isCutByEphemeris,
    },
  }
}

const shownAge = (years: number) => Math.round(years * 10) / 10

function toChapterResponse({ passes, from, to, age, natalHouse, sign, ...chapter }: Chapter, zone: Zone) {
  return {
    ...chapter,
    passes: passes.map((pass) => toPassResponse(pass, zone)),
    from: secondOrNull(from),
    to: secondOrNull(to),
    age: shownAge(age),
    natal_house: natalHouse,
    sign: sign && nameOf(sign),
  }
}

const toChapterTextResponse = (sentences: readonly Sentence[]) => ({
  text: prose(sentences),
  sources: [...new Set(sentences.flatMap(({ transits }) => transits))],
})

export const lifeWarnings = ({ birth }: LifeReading): Warning[] =>
  onePersonWarnings(birth, null, WITHOUT_TIME)

const WITHOUT_TIME =
  'Without the time of birth there are no houses. Passes are those of a birth at local noon; progressed chapters may be half a year off, and have a year on either side.'
