/** The horoscope of a week, month or year as text for a terminal. */
import type { PeriodHoroscope } from '../../client/operations.ts'
import type { Words } from '../words/words.ts'
import { categoryTable, overall, scoreCell, textPassages } from './horoscope-text.ts'
import { columns, paragraph } from './layout.ts'

export function periodText(words: Words, data: PeriodHoroscope): string {
  const { terminal, names } = words
  const { sign, period, interpretation, metadata } = data
  const { summary, love, career, wellbeing, advice, why } = interpretation
  return [
    terminal.periodHeading(period, overall(words, metadata), names.properName(sign)),
    paragraph(summary),
    ...data.phases.map((phase) => phaseText(words, phase)),
    ...textPassages(words, { love, career, wellbeing, advice, why }),
    ...table(
      terminal.keyDates,
      data.key_dates.map((event) => keyDateRow(words, event)),
    ),
    ...table(
      terminal.bestDays,
      data.best_days.map((day) => dayRow(words, day)),
    ),
    ...table(
      terminal.carefulDays,
      data.careful_days.map((day) => dayRow(words, day)),
    ),
    ...categoryTable(words, data.categories),
  ].join('\n\n')
}

const phaseText = (
  { terminal }: Words,
  { from, to, title, text, score }: PeriodHoroscope['phases'][number],
): string => `${terminal.span(from, to)}: ${title} (${score})\n${paragraph(text, '  ')}`

const keyDateRow = ({ terminal }: Words, { date, title, house }: PeriodHoroscope['key_dates'][number]) => [
  date,
  title,
  terminal.house(house),
]

/** `venus-trine` → `venus trine`. */
const dayRow = (
  { terminal }: Words,
  { date, score, tone, transit }: PeriodHoroscope['best_days'][number],
) => [date, scoreCell(score), terminal.label(tone), terminal.label(transit)]

/** A period may have no careful days, or no best ones. */
const table = (name: string, rows: readonly string[][]): string[] =>
  rows.length > 0 ? [`${name}\n${columns(rows.map(([first, ...rest]) => [`  ${first}`, ...rest]))}`] : []
