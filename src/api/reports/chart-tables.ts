/** Positions, houses and aspects of a chart as tables, from the answer that has them. */
import { ASPECT_GLYPHS, BODY_GLYPHS, SIGN_GLYPHS } from '../../drawing/glyphs.ts'
import type { ReportBlock, Table, TableCell } from '../../report/document.ts'
import type { ReportWords } from '../../words/report.ts'
import type { WiderChartData } from '../endpoints/chart/response.ts'

type Chart = Pick<WiderChartData, 'bodies' | 'houses' | 'angles' | 'aspects'>

const withGlyph = (glyphs: Readonly<Record<string, string>>, code: string, text: string): TableCell => {
  const glyph = glyphs[code]
  return { glyph: glyph ?? null, text }
}

export const bodyCell = (words: ReportWords, code: string): TableCell =>
  withGlyph(BODY_GLYPHS, code, words.body(code))
export const aspectCell = (words: ReportWords, code: string): TableCell =>
  withGlyph(ASPECT_GLYPHS, code, words.term(code))
export const signCell = (sign: string): TableCell => withGlyph(SIGN_GLYPHS, sign.toLowerCase(), sign)

/** `24° 05′` */
export const inSign = ({ degree, minute }: { readonly degree: number; readonly minute: number }): string =>
  `${degree}° ${String(minute).padStart(2, '0')}′`

/** `3° 05′`, rounded to minutes. */
export function orbInMinutes(orb: number): string {
  const minutes = Math.round(Math.abs(orb) * 60)
  return inSign({ degree: Math.floor(minutes / 60), minute: minutes % 60 })
}

// mutate-block constant 123, constant 121, constant 113, constant 111, constant 83, constant 81, constant 49, constant 47, constant 79, constant 129, constant 127: how wide a column is: a hundredth more or less is not seen
export function positionsTable(words: ReportWords, { bodies, angles }: Chart): Table {
  const { columns } = words
  const hasHouses = angles !== null
  const rows = Object.entries(bodies).map(([code, body]): TableCell[] => [
    bodyCell(words, code),
    'signs' in body && body.signs !== undefined && body.signs.length > 1
      ? body.signs.join(' / ')
      : signCell(body.sign),
    inSign(body),
    ...(hasHouses ? [body.house === null ? '' : words.houseNumber(body.house)] : []),
    body.retrograde ? words.retrograde : '',
  ])
  const ofAngles = Object.entries(angles ?? {})
    .filter(([code]) => code === 'ascendant' || code === 'midheaven')
    .map(([code, angle]): TableCell[] => [bodyCell(words, code), signCell(angle.sign), inSign(angle), '', ''])
  return {
    type: 'table',
    columns: [
      { title: columns.body, share: 122 },
      { title: columns.sign, share: 112 },
      { title: columns.position, share: 82, align: 'right' },
      ...(hasHouses ? [{ title: columns.house, share: 48, align: 'right' as const }] : []),
      { title: columns.motion, share: hasHouses ? 80 : 128, align: 'right' },
    ],
    rows: [...rows, ...ofAngles],
  }
}

// mutate-block constant 123, constant 121, constant 113, constant 111, constant 195, constant 193, constant 83, constant 81: how wide a column is: a hundredth more or less is not seen
export function housesTable(
  { columns, houseNumber }: ReportWords,
  houses: NonNullable<Chart['houses']>,
): Table {
  // Whole signs begin at 0°, which needs no column.
  const hasCusps = houses.some(({ degree, minute }) => degree > 0 || minute > 0)
  return {
    type: 'table',
    isNarrow: true,
    // As wide as the first columns of the positions, so that signs and degrees stand below each other.
    columns: [
      { title: columns.house, share: 122 },
      { title: columns.sign, share: hasCusps ? 112 : 194 },
      ...(hasCusps ? [{ title: columns.cusp, share: 82, align: 'right' as const }] : []),
    ],
    rows: houses.map(({ house, sign, degree, minute }): TableCell[] => [
      houseNumber(house),
      signCell(sign),
      ...(hasCusps ? [inSign({ degree, minute })] : []),
    ]),
  }
}

// mutate-block constant: how wide a column is: a hundredth more or less is not seen
export function aspectsTable(words: ReportWords, aspects: Chart['aspects']): Table {
  const { columns, applying } = words
  return {
    type: 'table',
    columns: [
      { title: columns.body, share: 26 },
      { title: columns.aspect, share: 30 },
      { title: columns.other, share: 26 },
      { title: columns.orb, share: 14, align: 'right' },
      { title: columns.motion, share: 20, align: 'right' },
    ],
    rows: aspects.map(({ planet1, planet2, aspect, orb, applying: isApplying }) => [
      bodyCell(words, planet1),
      aspectCell(words, aspect),
      bodyCell(words, planet2),
      orbInMinutes(orb),
      isApplying === null || isApplying === undefined ? '' : applying(isApplying),
    ]),
  }
}

/** The whole chart in figures, with a title above each table. */
export function chartTables(words: ReportWords, chart: Chart): ReportBlock[] {
  const { titles } = words
  const { houses, aspects } = chart
  const titled = (text: string, table: Table): ReportBlock[] => [{ type: 'heading', level: 2, text }, table]
  return [
    ...titled(titles.positions, positionsTable(words, chart)),
    ...(houses === null ? [] : titled(titles.houses, housesTable(words, houses))),
    ...(aspects.length === 0 ? [] : titled(titles.aspects, aspectsTable(words, aspects))),
  ]
}
