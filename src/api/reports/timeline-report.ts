/** One person's transits as a report: the timeline on the cover, what it comes to, each transit with its dates, and the facts at the end. */
import { OUTLINED_LETTERS } from '../../drawing/timeline/outlined-letters.ts'
import { drawTimeline } from '../../drawing/timeline/timeline.ts'
import { timelineChartOf } from '../../drawing/timeline/timeline-of-answer.ts'
import type { Drawing, Report, ReportBlock } from '../../report/document.ts'
import type { ReportWords } from '../../words/report.ts'
import type { Words } from '../../words/words.ts'
import { type TimelineAnswer, toTimelineResponse } from '../endpoints/transit-timeline/response.ts'
import { chapter, colophon, lead, paragraphsOf, printedBirth, section } from './parts.ts'
import { coverTitle, type ReportRequest } from './report-request.ts'
import { timelineTables } from './timeline-tables.ts'

type TimelineData = ReturnType<typeof toTimelineResponse>
type Transit = TimelineData['transits'][number]

/** Pixels, of which some wider than a point so that letters are as large as notes; and as many rows as a cover has room for. */
// mutate constant: a pixel more or less
const WIDTH = 600
const ROWS = 10
/** A line for today would be wrong tomorrow, and the same request would no longer give the same bytes. */
const NO_DAY = '0001-01-01T00:00:00'
/** Longer spans have a chapter for each year, others for each month. */
const MAX_DAYS_BY_MONTH = 400

export function timelineReport(
  words: Words,
  answer: TimelineAnswer,
  { paper = 'a4', title }: ReportRequest,
): Report {
  const { report } = words
  const data = toTimelineResponse(answer, 0)
  return {
    kind: report.kinds.timeline,
    language: words.language,
    paper,
    contents: report.titles.contents,
    cover: {
      title: coverTitle(title),
      drawings: [drawing(words, data)],
      lines: [
        `${report.longDate(data.from)} – ${report.longDate(data.to)}`,
        report.bornOn(printedBirth(words, answer.reading.birth)),
      ],
    },
    blocks: [
      ...summaryBlocks(report, data),
      ...transitChapters(report, data),
      ...lunationBlocks(words, data),
      ...timelineTables(report, data),
      colophon(words, report.timelineMethod(data.metadata.interpretation_source === 'model')),
    ],
  }
}

function drawing({ timelinePicture }: Words, data: TimelineData): Drawing {
  const chart = timelineChartOf(data, { now: NO_DAY, rows: ROWS })
  const svg = drawTimeline(chart, {
    width: WIDTH,
    theme: 'light',
    letters: OUTLINED_LETTERS,
    words: timelinePicture,
  })
  const alternative = timelinePicture.title(chart.from, chart.to, chart.transits.length)
  return { art: { svg }, alternative }
}

function summaryBlocks(
  report: ReportWords,
  { summary, summary_sources: sources, peaks }: TimelineData,
): ReportBlock[] {
  const days = peaks.map(({ date }) => date).toSorted()
  return [
    chapter(report.titles.timeline, true),
    ...(summary === null ? [] : lead(paragraphsOf({ text: summary, sources }, report.fact))),
    ...(days.length === 0
      ? []
      : [
          section(report.titles.peaks),
          { type: 'paragraph' as const, text: days.map(report.shortDate).join(', ') },
        ]),
  ]
}

/** First the transits that were under way when the span began, then the others by the month or year in which they begin. */
function transitChapters(report: ReportWords, { transits, from, metadata }: TimelineData): ReportBlock[] {
  const length = metadata.days > MAX_DAYS_BY_MONTH ? 'YYYY'.length : 'YYYY-MM'.length
  const chapters = Map.groupBy(transits, ({ enters }) =>
    enters === null || enters.local < from ? '' : enters.local.slice(0, length),
  )
  return [...chapters].flatMap(([begin, own]) => [
    chapter(begin === '' ? report.titles.underWay : report.beginIn(begin)),
    ...own.flatMap((transit) => transitBlocks(report, transit)),
  ])
}

function transitBlocks(report: ReportWords, { id, enters, leaves, passes, text }: Transit): ReportBlock[] {
  const date = (moment: { readonly local: string }) => report.shortDate(moment.local.slice(0, 10))
  const span = [enters, leaves].map((moment) => (moment === null ? '…' : date(moment))).join(' – ')
  return [
    { type: 'heading', level: 2, text: report.fact(id), subtitle: span },
    {
      type: 'paragraph',
      text: text ?? '',
      notes: passes.map((pass) => ({ text: report.exactOn(date(pass)), at: 0 })),
    },
  ]
}

function lunationBlocks({ report, personalFeed }: Words, { lunations }: TimelineData): ReportBlock[] {
  if (lunations.length === 0) return []
  return [
    chapter(report.titles.lunations),
    ...lunations.flatMap(({ phase, eclipse, point, local, text }): ReportBlock[] => [
      {
        type: 'heading',
        level: 2,
        text: personalFeed.lunationTitle(phase, eclipse !== null, point),
        subtitle: report.longDate(local.slice(0, 10)),
      },
      { type: 'paragraph', text: text ?? '' },
    ]),
  ]
}
