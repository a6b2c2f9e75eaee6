/** The returns of the Sun as a report: the chart of the year on the cover, what the year is about, its dates, the chart in figures. */
import { wheelInWords, widerWheelOf } from '../../drawing/wheel/chart-in-words.ts'
import { invalid } from '../../errors.ts'
import type { Report, ReportBlock } from '../../report/document.ts'
import type { ReportWords } from '../../words/report.ts'
import type { Words } from '../../words/words.ts'
import { type ReturnsAnswer, toReturnsResponse } from '../endpoints/returns/response.ts'
import { aspectCell, bodyCell, chartTables, orbInMinutes } from './chart-tables.ts'
import { chapter, colophon, lead, paragraphsOf, printedBirth, printedMethod, section } from './parts.ts'
import { coverTitle, type ReportRequest } from './report-request.ts'

type ReturnsData = ReturnType<typeof toReturnsResponse>
type Return = ReturnsData['returns'][number]

export function returnReport(
  words: Words,
  answer: ReturnsAnswer,
  { paper = 'a4', title }: ReportRequest,
): Report {
  if (answer.reading.body !== 'sun') throw ONLY_THE_SUN()
  const { report } = words
  const data = toReturnsResponse(words, answer, 0)
  const chart = data.returns[0]?.chart
  const wheel = chart && widerWheelOf(chart)
  return {
    kind: report.kinds.solarReturn,
    language: words.language,
    paper,
    contents: report.titles.contents,
    cover: {
      title: coverTitle(title),
      drawings: wheel ? [{ art: { wheel }, alternative: wheelInWords(wheel) }] : [],
      lines: [
        ...data.returns.slice(0, 1).map((one) => report.moment(one.passes[0]!.local)),
        report.bornOn(printedBirth(words, answer.reading.birth)),
      ],
    },
    blocks: [...data.returns.flatMap((one) => returnBlocks(words, one)), ...method(words, data)],
  }
}

const ONLY_THE_SUN = () =>
  invalid([{ path: 'body', message: 'There is a report of the returns of the Sun alone.' }])

function returnBlocks(
  { report }: Words,
  { passes, reading, chart, to_natal: toNatal }: Return,
): ReportBlock[] {
  const { titles, fact } = report
  const summary = reading?.summary
  return [
    chapter(report.yearFrom(passes[0]!.local.slice(0, 10)), true),
    ...(summary ? lead(paragraphsOf(summary, fact)) : []),
    ...(reading?.note ? [{ type: 'paragraph', text: reading.note } as const] : []),
    ...(reading?.sections ?? []).flatMap((section): ReportBlock[] => [
      chapter(section.title),
      ...lead(paragraphsOf(section, fact)),
    ]),
    ...(reading?.key_dates.length
      ? [
          chapter(titles.keyDates),
          ...reading.key_dates.flatMap(({ local, id, text }): ReportBlock[] => [
            { type: 'heading', level: 2, text: fact(id), subtitle: report.longDate(local.slice(0, 10)) },
            { type: 'paragraph', text: text ?? '' },
          ]),
        ]
      : []),
    ...(chart ? [chapter(titles.tables, true), ...chartTables(report, chart)] : []),
    ...(toNatal === null || toNatal.length === 0
      ? []
      : [section(titles.toNatal), toNatalTable(report, toNatal)]),
  ]
}

// mutate-block constant: how wide a column is: a hundredth more or less is not seen
function toNatalTable(report: ReportWords, aspects: NonNullable<Return['to_natal']>): ReportBlock {
  const { columns } = report
  return {
    type: 'table',
    columns: [
      { title: columns.body, share: 122 },
      { title: columns.aspect, share: 112 },
      { title: columns.natal, share: 146 },
      { title: columns.orb, share: 64, align: 'right' },
    ],
    rows: aspects.map(({ point, aspect, natal, orb }) => [
      bodyCell(report, point),
      aspectCell(report, aspect),
      bodyCell(report, natal),
      orbInMinutes(orb),
    ]),
  }
}

function method(words: Words, { returns }: ReturnsData): ReportBlock[] {
  const [first] = returns
  const making = first?.chart?.metadata
  const source = first?.reading?.interpretation_source ?? null
  return making ? [colophon(words, words.report.chartMethod(printedMethod(making, source)))] : []
}
