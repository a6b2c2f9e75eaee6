/** One person's transits as a report: the timeline on the cover, what it comes to, and each transit with its dates. */
import { OUTLINED_LETTERS } from '../../drawing/timeline/outlined-letters.ts'
import { drawTimeline } from '../../drawing/timeline/timeline.ts'
import { timelineChartOf } from '../../drawing/timeline/timeline-of-answer.ts'
import type { Block, Drawing, Report } from '../../report/document.ts'
import type { ReportWords } from '../../words/report.ts'
import type { Words } from '../../words/words.ts'
import { type TimelineAnswer, toTimelineResponse } from '../endpoints/transit-timeline/response.ts'
import { chapter, lead, methodBlocks, printedBirth } from './parts.ts'
import { coverTitle, type ReportRequest } from './report-request.ts'

type TimelineData = ReturnType<typeof toTimelineResponse>

/** Pixels and rows of the drawing. */
const WIDTH = 760
const ROWS = 16
/** A line for today would be wrong tomorrow, and other bytes. */
const NO_DAY = '0001-01-01T00:00:00'

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
    cover: {
      title: coverTitle(title),
      drawings: [drawing(words, data)],
      lines: [
        `${report.longDate(data.from)} – ${report.longDate(data.to)}`,
        report.bornOn(printedBirth(words, answer.reading.birth)),
      ],
    },
    blocks: [
      chapter(report.titles.timeline, true),
      ...lead(data.summary === null ? [] : [{ type: 'paragraph', text: data.summary }]),
      chapter(report.titles.transits),
      ...data.transits.flatMap((transit) => transitBlocks(report, transit)),
      ...methodBlocks(words, report.timelineMethod(data.metadata.interpretation_source === 'model')),
    ],
  }
}

function drawing({ timelinePicture, report }: Words, data: TimelineData): Drawing {
  const chart = timelineChartOf(data, { now: NO_DAY, rows: ROWS })
  const svg = drawTimeline(chart, {
    width: WIDTH,
    theme: 'light',
    letters: OUTLINED_LETTERS,
    words: timelinePicture,
  })
  const [, , width, height] = /viewBox="([^"]*)"/.exec(svg)![1]!.split(' ').map(Number)
  return { svg, alternative: report.kinds.timeline, ratio: width! / height! }
}

function transitBlocks(
  report: ReportWords,
  { id, enters, leaves, passes, text }: TimelineData['transits'][number],
): Block[] {
  const date = (moment: { readonly local: string }) => report.shortDate(moment.local.slice(0, 10))
  const span = [enters, leaves].map((moment) => (moment === null ? '…' : date(moment))).join(' – ')
  return [
    { type: 'heading', level: 2, text: report.fact(id), subtitle: span },
    { type: 'paragraph', text: text ?? '', notes: passes.map((pass) => report.exactOn(date(pass))) },
  ]
}
