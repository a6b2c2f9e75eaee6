/** Horoscopes of a day as text for a terminal. */
import { nameOf, type Sign } from '../sky/zodiac.ts'
import { columns, paragraph, spaced } from './layout.ts'

export interface HoroscopeData {
  readonly sign: Sign
  readonly date: string
  readonly interpretation: Record<string, unknown>
  readonly categories?: Record<string, Category>
  readonly metadata: { overall_score: number; overall_tone: string }
}

/** `when` is the date, in words if it was asked for in words. */
export function horoscopeText(data: HoroscopeData, when: string): string {
  const { sign, interpretation, categories, metadata } = data
  const told = interpretation as Record<string, string | undefined>
  const { summary, love, career, wellbeing, advice, background, why } = told
  return [
    `${nameOf(sign)}, ${when}: ${overall(metadata)}`,
    paragraph(summary!),
    ...passages({ love, career, wellbeing, advice, background, why }),
    ...categoryTable(categories),
  ].join('\n\n')
}

/** `very positive (5.2)` */
export const overall = (metadata: { overall_score: number; overall_tone: string }): string =>
  `${spaced(metadata.overall_tone)} (${metadata.overall_score})`

/** Each with its name above; those that a style leaves out are passed over. */
export const passages = (told: Readonly<Record<string, string | undefined>>): string[] =>
  Object.entries(told).flatMap(([name, words]) => (words ? [`${name}\n${paragraph(words, '  ')}`] : []))

/** Right-aligned, from -10.0 to 10.0. */
export const scoreCell = (score: number): string => score.toFixed(1).padStart(5)

interface Category {
  readonly outlook: string
  readonly influence_score: number
}

/** No block at all if no category was asked for. */
export function categoryTable(categories: Readonly<Record<string, Category>> = {}): string[] {
  const rows = Object.entries(categories).map(([name, { outlook, influence_score }]) => [
    spaced(name),
    scoreCell(influence_score),
    outlook,
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
export function dayText({ targetDate, birthProfile, interpretation }: DayData, zone: string): string {
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
