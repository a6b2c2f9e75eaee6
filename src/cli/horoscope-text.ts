/** Horoscopes of a day as text for a terminal. */
import type {
  BriefInterpretation,
  DailyCategory,
  DailyHoroscope,
  FullInterpretation,
  PersonalDay,
} from '../../client/operations.ts'
import type { Words } from '../words/words.ts'
import { columns, paragraph } from './layout.ts'

/** `when` is the date, in words if it was asked for in words. */
export function horoscopeText(words: Words, data: DailyHoroscope, when: string): string {
  const { sign, interpretation, categories, metadata } = data
  const withText: Partial<FullInterpretation & BriefInterpretation> = interpretation
  const { summary, love, career, wellbeing, advice, background, why } = withText
  return [
    words.terminal.dayHeading(when, overall(words, metadata), words.names.properName(sign)),
    paragraph(summary!),
    ...textPassages(words, { love, career, wellbeing, advice, background, why }),
    ...categoryTable(words, categories),
  ].join('\n\n')
}

/** `very positive (5.2)` */
export const overall = (
  { terminal }: Words,
  metadata: Pick<DailyHoroscope['metadata'], 'overall_score' | 'overall_tone'>,
): string => `${terminal.label(metadata.overall_tone)} (${metadata.overall_score})`

/** Each with its name above; those that a style leaves out are passed over. */
export const textPassages = (
  { terminal }: Words,
  withText: Readonly<Record<string, string | undefined>>,
): string[] =>
  Object.entries(withText).flatMap(([name, text]) =>
    text ? [`${terminal.label(name)}\n${paragraph(text, '  ')}`] : [],
  )

/** Right-aligned, from -10.0 to 10.0. */
export const scoreCell = (score: number): string => score.toFixed(1).padStart(5)

/** No block at all if no category was asked for. */
export function categoryTable(
  { terminal }: Words,
  categories: Readonly<Record<string, Pick<DailyCategory, 'outlook' | 'influence_score'>>> = {},
): string[] {
  const rows = Object.entries(categories).map(([name, { outlook, influence_score }]) => [
    terminal.label(name),
    scoreCell(influence_score),
    terminal.label(outlook),
  ])
  return rows.length > 0 ? [columns(rows)] : []
}

/** `zone` is that of the day and its clocks. */
export function dayText(
  { terminal }: Words,
  { targetDate, birthProfile, interpretation }: PersonalDay,
  zone: string,
): string {
  const { content, background, why, energyType, dominantTheme } = interpretation
  const heading = terminal.personalHeading({
    date: targetDate,
    zone,
    theme: terminal.label(dominantTheme),
    energy: terminal.label(energyType),
    ...birthProfile,
  })
  const passages = Object.entries({ ...content, background, why }).map(([name, words]) => {
    const withText = Array.isArray(words)
      ? words.map((advice) => paragraph(advice, '  - ')).join('\n')
      : paragraph(words, '  ')
    return `${terminal.label(name)}\n${withText}`
  })
  return [heading, ...passages].join('\n\n')
}
