/** Two charts compared as a report, addressed to the first person: the bi-wheel on the cover, the reading, the contacts and positions in figures. */
import type { AspectName } from '../../chart/aspects.ts'
import { wheelInWords } from '../../drawing/wheel/chart-in-words.ts'
import { READING_BODIES } from '../../judgement/chart/fact.ts'
import { BASELINE_PAIRS } from '../../judgement/pair/baseline.ts'
import { PAIR_ORBS } from '../../judgement/pair/weights.ts'
import { readWiderChart } from '../../readings/chart.ts'
import { readWheel } from '../../readings/chart-wheel.ts'
import type { Identify } from '../../readings/identifier.ts'
import { PAIR_MEMBERS, type PairRequest } from '../../readings/pair.ts'
import type { Drawing, Report, ReportBlock, Table } from '../../report/document.ts'
import type { ReportWords } from '../../words/report.ts'
import type { Words } from '../../words/words.ts'
import { toWiderChartResponse } from '../endpoints/chart/response.ts'
import { wheelFor } from '../endpoints/chart-wheel/wheel-for.ts'
import { type SynastryAnswer, toSynastryResponse } from '../endpoints/synastry/response.ts'
import { aspectCell, bodyCell, orbInMinutes, positionsTable } from './chart-tables.ts'
import {
  chapter,
  colophon,
  lead,
  paragraphsOf,
  printedBirth,
  printedMethod,
  type SourcedText,
  section,
  sourced,
} from './parts.ts'
import { coverTitle, type ReportRequest } from './report-request.ts'

type PairData = ReturnType<typeof toSynastryResponse>
type PairReading = NonNullable<PairData['reading']>

/** The wheel shows what the reading mentions. */
const DRAWN = Object.keys(PAIR_ORBS) as AspectName[]

/** More would be a list that nobody reads. */
const MAX_CONTACTS = 40

export function pairReport(
  words: Words,
  answer: SynastryAnswer,
  request: PairRequest,
  { paper = 'a4', title }: ReportRequest,
  identifier: Identify,
): Report {
  const { report } = words
  const data = toSynastryResponse(words, answer, 0)
  const { births } = answer.found
  return {
    kind: report.kinds.pair(data.kind),
    language: words.language,
    paper,
    contents: report.titles.contents,
    cover: {
      title: coverTitle(title),
      drawings: [biWheel(request, identifier)],
      lines: PAIR_MEMBERS.map((name) => report.pairLine(name, printedBirth(words, births[name]))),
    },
    blocks: [
      ...(data.reading === null ? [] : readingBlocks(report, data.reading)),
      ...figureBlocks(words, data, request, identifier),
    ],
  }
}

function biWheel({ first, second }: PairRequest, identifier: Identify): Drawing {
  const wheel = wheelFor(
    readWheel({ ...first, second, bodies: READING_BODIES, aspects: DRAWN }, identifier),
    0,
  )
  return { art: { wheel }, alternative: wheelInWords(wheel) }
}

function readingBlocks(report: ReportWords, reading: PairReading): ReportBlock[] {
  const { titles, pairFact } = report
  const { summary, sections = [], strengths, frictions, advice } = reading
  const textBlocks = (text: SourcedText) => lead(paragraphsOf(text, pairFact))
  const items = (lines: PairReading['strengths']) =>
    lines.map(({ text, facts }) => sourced(text, facts, pairFact, 'item'))
  return [
    chapter(titles.together, true),
    ...textBlocks(summary),
    ...sections.flatMap((each): ReportBlock[] => [chapter(each.title), ...textBlocks(each)]),
    ...(strengths.length > 0 ? [chapter(titles.strengths), ...items(strengths)] : []),
    ...(frictions.length > 0 ? [chapter(titles.frictions), ...items(frictions)] : []),
    chapter(titles.advice),
    sourced(advice.text, advice.facts, pairFact),
  ]
}

function figureBlocks(
  words: Words,
  data: PairData,
  request: PairRequest,
  identifier: Identify,
): ReportBlock[] {
  const { report } = words
  const charts = PAIR_MEMBERS.map((name) =>
    toWiderChartResponse(readWiderChart({ ...request[name], bodies: READING_BODIES }, identifier), 0),
  )
  const positions = PAIR_MEMBERS.flatMap((name, at): ReportBlock[] => [
    section(report.titles[name]),
    positionsTable(report, charts[at]!),
  ])
  return [
    chapter(report.titles.contacts, true),
    contactsTable(report, data),
    chapter(report.titles.tables, true),
    ...positions,
    colophon(
      words,
      report.pairMethod(
        printedMethod(charts[0]!.metadata, data.metadata.interpretation_source),
        BASELINE_PAIRS,
      ),
    ),
  ]
}

/** Those that weigh something and are certain, the strongest first. */
// mutate-block constant 29, constant 27, constant 31, constant 15, constant 13: how wide a column is: a hundredth more or less is not seen
function contactsTable(report: ReportWords, { aspects }: PairData): Table {
  const { columns } = report
  const rows = aspects
    .filter(({ influence, certain = true }) => influence !== null && influence !== 0 && certain)
    .toSorted((a, b) => Math.abs(b.influence!) - Math.abs(a.influence!))
    .slice(0, MAX_CONTACTS)
  return {
    type: 'table',
    columns: [
      { title: columns.first, share: 28 },
      { title: columns.aspect, share: 30 },
      { title: columns.second, share: 28 },
      { title: columns.orb, share: 14, align: 'right' },
    ],
    rows: rows.map(({ first, second, aspect, orb }) => [
      bodyCell(report, first),
      aspectCell(report, aspect),
      bodyCell(report, second),
      orbInMinutes(orb),
    ]),
  }
}
