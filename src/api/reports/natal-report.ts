/** A natal reading as a report: the wheel on the cover, portrait, sections, tensions, the chart in figures, how it was computed. */
import { wheelInWords, widerWheelOf } from '../../drawing/wheel/chart-in-words.ts'
import type { Depth, NatalReading } from '../../readings/natal-reading.ts'
import type { Report, ReportBlock } from '../../report/document.ts'
import type { Words } from '../../words/words.ts'
import { toWiderChartResponse, type WiderChartData } from '../endpoints/chart/response.ts'
import { toNatalReadingResponse } from '../endpoints/natal-reading/response.ts'
import { chartTables } from './chart-tables.ts'
import { chapter, colophon, lead, paragraphsOf, printedBirth, printedMethod, sourced } from './parts.ts'
import { coverTitle, type ReportRequest } from './report-request.ts'

export function natalReport(
  words: Words,
  reading: NatalReading,
  { paper = 'a4', title, depth }: ReportRequest & { readonly depth: Depth },
): Report {
  // Nothing that depends on the moment is printed: the same birth has the same bytes.
  const data = toNatalReadingResponse(words, reading, depth, 0)
  const chart = toWiderChartResponse(reading, 0)
  return {
    kind: words.report.kinds.natal,
    language: words.language,
    paper,
    contents: words.report.titles.contents,
    cover: {
      title: coverTitle(title),
      drawings: [wheel(chart)],
      lines: words.report.bornLines(printedBirth(words, reading.birth)),
    },
    blocks: [...textBlocks(words, data), ...factBlocks(words, data, chart)],
  }
}

function wheel(chart: WiderChartData) {
  const drawn = widerWheelOf(chart)
  return { art: { wheel: drawn }, alternative: wheelInWords(drawn) }
}

type NatalData = ReturnType<typeof toNatalReadingResponse>

function textBlocks(
  { report }: Words,
  { portrait, sections, tensions = [], metadata }: NatalData,
): ReportBlock[] {
  const named = report.fact
  return [
    chapter(report.titles.portrait, true),
    ...lead(paragraphsOf(portrait, named)),
    ...(metadata.time_known
      ? []
      : [{ type: 'paragraph', text: report.timeUnknown, style: 'small' } as const]),
    ...sections.flatMap((section): ReportBlock[] => [
      chapter(section.title),
      ...lead(paragraphsOf(section, named)),
    ]),
    ...(tensions.length === 0
      ? []
      : [
          chapter(report.titles.tensions),
          ...tensions.map(({ text, facts }) => sourced(text, facts, named, 'item')),
        ]),
  ]
}

function factBlocks(words: Words, { metadata }: NatalData, chart: WiderChartData): ReportBlock[] {
  const { report } = words
  return [
    chapter(report.titles.tables, true),
    ...chartTables(report, chart),
    colophon(words, report.chartMethod(printedMethod(metadata, metadata.interpretation_source))),
  ]
}
