/** The facts of a timeline as tables: the natal points it was compared with, and when a planet changes house. */
import type { ReportBlock, TableCell } from '../../report/document.ts'
import type { ReportWords } from '../../words/report.ts'
import type { toTimelineResponse } from '../endpoints/transit-timeline/response.ts'
import { bodyCell, inSign, signCell } from './chart-tables.ts'
import { chapter, section } from './parts.ts'

type TimelineData = Pick<ReturnType<typeof toTimelineResponse>, 'points' | 'house_entries'>

export function timelineTables(
  report: ReportWords,
  { points, house_entries: entries }: TimelineData,
): ReportBlock[] {
  const { titles } = report
  return [
    chapter(titles.tables, true),
    section(titles.birthChart),
    pointsTable(report, points),
    ...(entries === null || entries.length === 0
      ? []
      : [section(titles.houseEntries), entriesTable(report, entries)]),
  ]
}

// mutate-block constant: how wide a column is: a hundredth more or less is not seen
function pointsTable(report: ReportWords, points: TimelineData['points']): ReportBlock {
  const { columns, houseNumber } = report
  const hasHouses = Object.values(points).some(({ house }) => house !== null)
  return {
    type: 'table',
    isNarrow: true,
    columns: [
      { title: columns.body, share: 104 },
      { title: columns.sign, share: 96 },
      { title: columns.position, share: 70, align: 'right' },
      ...(hasHouses ? [{ title: columns.house, share: 46, align: 'right' as const }] : []),
    ],
    rows: Object.entries(points).map(([code, point]): TableCell[] => [
      bodyCell(report, code),
      signCell(point.sign),
      inSign(point),
      ...(hasHouses ? [point.house === null ? '' : houseNumber(point.house)] : []),
    ]),
  }
}

// mutate-block constant 91, constant 89, constant 107, constant 105, constant 51, constant 49, constant 71, constant 69: how wide a column is: a hundredth more or less is not seen
function entriesTable(report: ReportWords, entries: NonNullable<TimelineData['house_entries']>): ReportBlock {
  const { columns, houseNumber, shortDate, retrograde } = report
  const isAnyRetrograde = entries.some(({ direction }) => direction === 'retrograde')
  return {
    type: 'table',
    isNarrow: true,
    columns: [
      { title: columns.body, share: 90 },
      { title: columns.date, share: 106 },
      { title: columns.house, share: 50, align: 'right' },
      ...(isAnyRetrograde ? [{ title: columns.motion, share: 70, align: 'right' as const }] : []),
    ],
    rows: entries.map(({ body, local, house, direction }): TableCell[] => [
      bodyCell(report, body),
      shortDate(local.slice(0, 10)),
      houseNumber(house),
      ...(isAnyRetrograde ? [direction === 'retrograde' ? retrograde : ''] : []),
    ]),
  }
}
