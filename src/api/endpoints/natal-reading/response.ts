/** A natal reading in its members (docs/natal-reading.md). */
import type { Strongest } from '../../../judgement/chart/dominants.ts'
import type { FactKind } from '../../../judgement/chart/fact.ts'
import type { NatalPlan } from '../../../judgement/chart/plan.ts'
import type { WeighedFact } from '../../../judgement/chart/sections.ts'
import type { Depth, NatalReading } from '../../../readings/natal-reading.ts'
import { nameOf } from '../../../sky/zodiac.ts'
import type { Words } from '../../../words/words.ts'
import { type SectionText, sectionProse } from '../../../writer/natal-text.ts'
import { prose, type Sentence } from '../../../writer/sentence.ts'
import type { Warning } from '../../envelope.ts'
import { toBirthResponse, toMetadataResponse, widerChartWarnings } from '../chart/metadata-response.ts'

export function toNatalReadingResponse(words: Words, reading: NatalReading, depth: Depth, now: number) {
  const { chartId, birth, chart, plan, written, cacheHit } = reading
  const { portrait, sections, tensions } = written.text
  const isFull = depth === 'full'
  const shown = sections.filter(({ id }) => isFull || plan.essentials.includes(id))
  return {
    chart_id: chartId,
    portrait: { text: prose(portrait), sources: portrait.map(toSourceResponse) },
    sections: shown.map((section) => toSectionResponse(words, section)),
    ...(isFull && { ...toFactsResponse(words, plan), tensions: tensions.map(toSourceResponse) }),
    balance: chart.balance,
    dominants: toDominantsResponse(plan),
    metadata: {
      birth_info: toBirthResponse(birth),
      ...toMetadataResponse(reading, now),
      depth,
      cache_hit: cacheHit,
      interpretation_source: written.source,
    },
  }
}

const toSourceResponse = ({ text, transits }: Sentence) => ({ text, facts: transits })

const toSectionResponse = ({ natal }: Words, section: SectionText) => ({
  id: section.id,
  title: natal.sectionTitles[section.id],
  text: sectionProse(section),
  sources: section.paragraphs.flat().map(toSourceResponse),
})

const PLACEMENTS: readonly FactKind[] = [
  'sign',
  'house',
  'angle',
  'retrograde',
  'dignity',
  'ruler',
  'moon_phase',
  'sect',
]
const PATTERNS: readonly FactKind[] = ['stellium', 'pattern', 'balance', 'hemisphere']

function toFactsResponse(words: Words, { facts }: NatalPlan) {
  const of = (kinds: readonly FactKind[]) => facts.filter(({ kind }) => kinds.includes(kind))
  return {
    placements: of(PLACEMENTS).map((fact) => toFactResponse(words, fact)),
    aspects: of(['aspect']).map((fact) => ({
      ...toFactResponse(words, fact),
      planets: fact.subjects,
      closeness: Math.round(fact.closeness! * 100) / 100,
    })),
    patterns: of(PATTERNS).map((fact) => ({ ...toFactResponse(words, fact), planets: fact.subjects })),
  }
}

const toFactResponse = ({ natal }: Words, fact: WeighedFact) => ({
  id: fact.id,
  kind: fact.kind,
  weight: fact.weight,
  text: natal.meaningOf(fact),
})

function toDominantsResponse({ dominants: { planets, sign, house, element } }: NatalPlan) {
  return {
    planets,
    sign: sign && { sign: nameOf(sign.name), ...toSumResponse(sign) },
    house: house && { house: house.name, ...toSumResponse(house) },
    element: element && { element: element.name, ...toSumResponse(element) },
  }
}

const toSumResponse = ({ points, reasons }: Strongest<unknown>) => ({ points, reasons })

/** As those of the chart, but what an unknown time means here. */
export const natalReadingWarnings = (reading: NatalReading): Warning[] =>
  reading.birth.time === null ? [TIME_UNKNOWN] : widerChartWarnings(reading)

const TIME_UNKNOWN: Warning = {
  code: 'BIRTH_TIME_UNKNOWN',
  message:
    'Without the time of birth nothing is told of houses, angles and the ruler of the chart. Only what was true all through that day is told; a body that changed its sign has both.',
  severity: 'info',
}
