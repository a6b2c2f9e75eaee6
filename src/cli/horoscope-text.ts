/** Horoscopes of a day as text for a terminal. */
import type { Sign } from '../sky/zodiac.ts'
import type { Words } from '../words/words.ts'
import { columns, paragraph } from './layout.ts'

export interface HoroscopeData {
  readonly sign: Sign
  readonly date: string
  readonly interpretation: Record<string, unknown>
  readonly categories?: Record<string, Category>
  readonly metadata: { overall_score: number; overall_tone: string }
}

/** `when` is the date, in words if it was asked for in words. */
export function horoscopeText(words: Words, data: HoroscopeData, when: string): string {
  const { sign, interpretation, categories, metadata } = data
  const told = interpretation as Record<string, string | undefined>
  const { summary, love, career, wellbeing, advice, background, why } = told
  return [
    words.terminal.dayHeading(when, overall(words, metadata), words.names.properName(sign)),
    paragraph(summary!),
    ...passages(words, { love, career, wellbeing, advice, background, why }),
    ...categoryTable(words, categories),
  ].join('\n\n')
}

/** `very positive (5.2)` */
export const overall = (
  { terminal }: Words,
  metadata: { overall_score: number; overall_tone: string },
): string => `${terminal.label(metadata.overall_tone)} (${metadata.overall_score})`

/** Each with its name above; those that a style leaves out are passed over. */
export const passages = ({ terminal }: Words, told: Readonly<Record<string, string | undefined>>): string[] =>
  Object.entries(told).flatMap(([name, text]) =>
    text ? [`${terminal.label(name)}\n${paragraph(text, '  ')}`] : [],
  )

/** Right-aligned, from -10.0 to 10.0. */
export const scoreCell = (score: number): string => score.toFixed(1).padStart(5)

interface Category {
  readonly outlook: string
  readonly influence_score: number
}

/** No block at all if no category was asked for. */
export function categoryTable(
  { terminal }: Words,
  categories: Readonly<Record<string, Category>> = {},
): string[] {
  const rows = Object.entries(categories).map(([name, { outlook, influence_score }]) => [
    terminal.label(name),
    scoreCell(influence_score),
    terminal.label(outlook),
  ])
  return rows.length > 0 ? [columns(rows)] : []
}

export interface DayData {
  readonly targetDate: string
  readonly birthProfile: { sunSign: Sign; ascendant: Sign }
  readonly interpretation: {
    content: Record<string, string | string[]>
    background: string
    why: string
    energyType: string
    dominantTheme: string
  }
}

/** `zone` is that of the day and its clocks. */
export function dayText(
  { terminal }: Words,
  { targetDate, birthProfile, interpretation }: DayData,
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
    const told = Array.isArray(words)
      ? words.map((advice) => paragraph(advice, '  - ')).join('\n')
      : paragraph(words, '  ')
    return `${terminal.label(name)}\n${told}`
  })
  return [heading, ...passages].join('\n\n')
}
