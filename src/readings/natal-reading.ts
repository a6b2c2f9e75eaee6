/** What a birth chart means (docs/natal-reading.md). */
import { READING_BODIES } from '../judgement/chart/fact.ts'
import { type NatalPlan, natalPlan } from '../judgement/chart/plan.ts'
import { type NatalText, sentencesInNatal } from '../writer/natal-text.ts'
import { NATAL } from '../writer/text-kinds.ts'
import type { BirthRequest } from './birth.ts'
import { chartInputs, readWiderChart, type WiderChartReading } from './chart.ts'
import { keyOf } from './identifier.ts'
import { readSealedText, type SealedText, type SealedTextParts } from './sealed-text.ts'

// mutate order: the order of a list of codes
export const DEPTHS = ['essentials', 'full'] as const
export type Depth = (typeof DEPTHS)[number]

export interface NatalReading extends WiderChartReading, SealedText<NatalText> {
  readonly plan: NatalPlan
}

export async function readNatalReading(request: BirthRequest, parts: SealedTextParts): Promise<NatalReading> {
  const { secrecy, words } = parts
  const found = readWiderChart({ ...request, bodies: READING_BODIES }, secrecy.identifier)
  const plan = natalPlan(found.chart, words.natal.opposites)
  const inputs = chartInputs(found.birth)
  const textKey = { kind: 'natal', inputs, births: keyOf('birth', inputs), sentencesOf: sentencesInNatal }
  return { ...found, plan, ...(await readSealedText(NATAL, plan, textKey, parts)) }
}
