/** The year of a sign as a report: the months around the sign on the cover, what the year is about, its phases, dates and days. */
import { drawYearRing } from '../../drawing/year-ring.ts'
import type { Report, ReportBlock, Table, TableCell } from '../../report/document.ts'
import type { ReportTitle, ReportWords } from '../../words/report.ts'
import type { Words } from '../../words/words.ts'
import type { PeriodData } from '../endpoints/period-horoscope/response.ts'
import { chapter, colophon, lead, paragraphsOf, section } from './parts.ts'
import { coverTitle, type ReportRequest } from './report-request.ts'

/** What is printed of the answer. */
type YearData = Pick<
  PeriodData,
  'sign' | 'period' | 'phases' | 'key_dates' | 'best_days' | 'careful_days'
> & {
  readonly interpretation: PeriodData['interpretation']
  readonly metadata: { readonly interpretation_source: string }
}

const PARTS = ['love', 'career', 'wellbeing'] as const satisfies readonly ReportTitle[]

export function yearReport(words: Words, data: YearData, { paper = 'a4', title }: ReportRequest): Report {
  const { report } = words
  const { sign, period, metadata } = data
  const kind = report.kinds.year(period.from.slice(0, 4), sign)
  const scores = data.phases.map(({ score }) => score)
  return {
    kind,
    language: words.language,
    paper,
    contents: report.titles.contents,
    cover: {
      title: coverTitle(title),
      drawings: [{ art: { svg: drawYearRing(sign, scores, report.monthInitials) }, alternative: kind }],
      lines: [report.monthsOfCover],
    },
    blocks: [
      ...overviewBlocks(report, data),
      chapter(report.titles.months, true),
      ...data.phases.flatMap((phase) => phaseBlocks(report, phase, data.key_dates)),
      chapter(report.titles.keyDates, true),
      datesTable(report, data.key_dates),
      ...dayBlocks(words, data),
      colophon(words, report.yearMethod(metadata.interpretation_source === 'model')),
    ],
  }
}

function overviewBlocks(
  { titles, fact }: ReportWords,
  { interpretation, key_dates: dates }: YearData,
): ReportBlock[] {
  const { summary, advice, why } = interpretation
  const sources = interpretation.sources.map(({ text: sentence, transits }) => ({
    text: sentence,
    facts: transits,
  }))
  const nameOf = (id: string) => dates.find((date) => date.id === id)?.title ?? fact(id)
  const text = (value: string): ReportBlock => ({ type: 'paragraph', text: value })
  return [
    chapter(titles.year, true),
    ...lead(paragraphsOf({ text: summary, sources }, nameOf)),
    ...PARTS.flatMap((part): ReportBlock[] => {
      const value = interpretation[part]
      return value === undefined ? [] : [section(titles[part]), text(value)]
    }),
    section(titles.advice),
    text(advice),
    section(titles.why),
    text(why),
  ]
}

const phaseBlocks = (
  report: ReportWords,
  { from, to, title, text }: PeriodData['phases'][number],
  dates: PeriodData['key_dates'],
): ReportBlock[] => [
  { type: 'heading', level: 2, text: title, subtitle: report.span(from, to) },
  {
    type: 'paragraph',
    text,
    notes: dates
      .filter(({ date }) => date >= from && date <= to)
      .map(({ date, title: event }) => ({ text: `${report.day(date)}: ${event}`, at: 0 })),
  },
]

// mutate-block constant: how wide a column is: a hundredth more or less is not seen
const datesTable = (report: ReportWords, dates: PeriodData['key_dates']): Table => ({
  type: 'table',
  columns: [
    { title: report.columns.date, share: 20 },
    { title: report.columns.event, share: 80 },
  ],
  rows: dates.map(({ date, title, text }): TableCell[] => [report.day(date), `${title}. ${text}`]),
})

function dayBlocks({ report }: Words, { best_days: best, careful_days: careful }: YearData): ReportBlock[] {
  const days = (list: PeriodData['best_days']) =>
    list
      .map(({ date }) => date)
      .toSorted()
      .map(report.day)
      .join(', ')
  const listed = (title: string, list: PeriodData['best_days']): ReportBlock[] =>
    list.length === 0 ? [] : [section(title), { type: 'paragraph', text: days(list) }]
  return [...listed(report.titles.bestDays, best), ...listed(report.titles.carefulDays, careful)]
}
