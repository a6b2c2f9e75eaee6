/** Horoscopes of a day as text for a terminal. */
import type {
  BriefInterpretation,
  DailyCategory,
  DailyHoroscope,
  FullInterpretation,
  PersonalDay,
} from '../../client/operations.ts'
import { nameOf } from '../sky/zodiac.ts'
import { columns, paragraph, spaced } from './layout.ts'

/** `when` is the date, in words if it was asked for in words. */
export function horoscopeText(data: DailyHoroscope, when: string): string {
  const { sign, interpretation, categories, metadata } = data
  const told: Partial<FullInterpretation & BriefInterpretation> = interpretation
  const { summary, love, career, wellbeing, advice, background, why } = told
  return [
    `${nameOf(sign)}, ${when}: ${overall(metadata)}`,
    paragraph(summary!),
    ...passages({ love, career, wellbeing, advice, background, why }),
    ...categoryTable(categories),
  ].join('\n\n')
}

/** `very positive (5.2)` */
export const overall = (
  metadata: Pick<DailyHoroscope['metadata'], 'overall_score' | 'overall_tone'>,
): string => `${spaced(metadata.overall_tone)} (${metadata.overall_score})`

/** Each with its name above; those that a style leaves out are passed over. */
export const passages = (told: Readonly<Record<string, string | undefined>>): string[] =>
  Object.entries(told).flatMap(([name, words]) => (words ? [`${name}\n${paragraph(words, '  ')}`] : []))

/** Right-aligned, from -10.0 to 10.0. */
export const scoreCell = (score: number): string => score.toFixed(1).padStart(5)

/** No block at all if no category was asked for. */
export function categoryTable(
  categories: Readonly<Record<string, Pick<DailyCategory, 'outlook' | 'influence_score'>>> = {},
): string[] {
  const rows = Object.entries(categories).map(([name, { outlook, influence_score }]) => [
    spaced(name),
    scoreCell(influence_score),
    outlook,
  ])
  return rows.length > 0 ? [columns(rows)] : []
}

/** `zone` is that of the day and its clocks. */
export function dayText({ targetDate, birthProfile, interpretation }: PersonalDay, zone: string): string {
  const { content, background, why, energyType, dominantTheme } = interpretation
  const heading = `${targetDate} in ${zone}: ${dominantTheme}, ${energyType} (Sun in ${nameOf(birthProfile.sunSign)}, ${nameOf(birthProfile.ascendant)} rising)`
  const passages = Object.entries({ ...content, background, why }).map(([name, words]) => {
    const told = Array.isArray(words)
      ? words.map((advice) => paragraph(advice, '  - ')).join('\n')
      : paragraph(words, '  ')
    return `${spaced(name)}\n${told}`
  })
  return [heading, ...passages].join('\n\n')
}
