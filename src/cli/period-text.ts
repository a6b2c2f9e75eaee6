/** The horoscope of a week, month or year as text for a terminal. */
import type { PeriodHoroscope } from '../../client/operations.ts'
import { nameOf } from '../sky/zodiac.ts'
import { categoryTable, overall, passages, scoreCell } from './horoscope-text.ts'
import { columns, paragraph, spaced } from './layout.ts'

export function periodText(data: PeriodHoroscope): string {
  const { sign, period, interpretation, metadata } = data
  const { summary, love, career, wellbeing, advice, why } = interpretation
  return [
    `${nameOf(sign)}, ${period.type} from ${period.from} to ${period.to}: ${overall(metadata)}`,
    paragraph(summary),
    ...data.phases.map(phaseText),
    ...passages({ love, career, wellbeing, advice, why }),
    ...table('key dates (UTC)', data.key_dates.map(keyDateRow)),
    ...table('best days', data.best_days.map(dayRow)),
    ...table('careful days', data.careful_days.map(dayRow)),
    ...categoryTable(data.categories),
  ].join('\n\n')
}

const phaseText = ({ from, to, title, text, score }: PeriodHoroscope['phases'][number]): string =>
  `${from} to ${to}: ${title} (${score})\n${paragraph(text, '  ')}`

const keyDateRow = ({ date, title, house }: PeriodHoroscope['key_dates'][number]) => [
  date,
  title,
  `house ${house}`,
]

/** `venus-trine` → `venus trine`. */
const dayRow = ({ date, score, tone, transit }: PeriodHoroscope['best_days'][number]) => [
  date,
  scoreCell(score),
  spaced(tone),
  transit.replaceAll('-', ' '),
]

/** A period may have no careful days, or no best ones. */
const table = (name: string, rows: readonly string[][]): string[] =>
  rows.length > 0 ? [`${name}\n${columns(rows.map(([first, ...rest]) => [`  ${first}`, ...rest]))}`] : []
