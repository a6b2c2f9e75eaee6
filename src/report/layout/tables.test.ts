import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  chapter,
  linesOn,
  pagesOf,
  paragraph,
  placedOn,
  section,
  wordsIn,
} from '../../../test/laid-report.ts'
import type { ReportBlock, Table, TableCell } from '../document.ts'
import { TEXT_STYLES } from '../text/styles.ts'
import type { PlacedPage } from './placed.ts'
import { sheetOf } from './sheet.ts'

const SHEET = sheetOf('a4')
const COLUMNS = [
  { title: 'body', share: 3 },
  { title: 'position', share: 1, align: 'right' as const },
]
const table = (count: number, given: Partial<Table> = {}): Table => ({
  type: 'table',
  columns: COLUMNS,
  rows: Array.from({ length: count }, (_, at): TableCell[] => [`row ${at}`, `${at}° 05′`]),
  ...given,
})
const rowsOn = (page: PlacedPage) => linesOn(page, 'Table').filter((line) => wordsIn(line).startsWith('row'))
const before = (sentences: number): ReportBlock[] => [
  chapter('Before'),
  ...Array.from({ length: sentences }, () => paragraph(3)),
]

test('a table that is low enough is never divided, and its heading goes with it', () => {
  for (let sentences = 1; sentences < 14; sentences++) {
    const pages = pagesOf([...before(sentences), section('Positions'), table(12)])
    const counts = pages.map((page) => rowsOn(page).length).filter((count) => count > 0)
    assert.deepEqual(counts, [12], String(sentences))
    const page = pages.find((each) => rowsOn(each).length > 0)!
    assert.equal(linesOn(page, 'H3').length, 1)
  }
})

test('a high table is divided where the page ends, with four rows or more on each, and its titles once more above them', () => {
  for (let sentences = 1; sentences < 14; sentences++) {
    const pages = pagesOf([...before(sentences), table(30)])
    const parts = pages.filter((page) => rowsOn(page).length > 0)
    for (const page of parts) assert.ok(rowsOn(page).length >= 4, String(sentences))
    const heads = parts.map((page) => placedOn(page, 'text', 'TH').map(wordsIn))
    assert.deepEqual(heads[0], ['body', 'position'])
    for (const [at, page] of parts.entries()) {
      if (at === 0) continue
      assert.deepEqual(heads[at], [], 'they are read once')
      const again = linesOn(page, 'Artifact')
      assert.deepEqual(again.map(wordsIn), ['body', 'position'])
      assert.ok(again[0]!.y < rowsOn(page)[0]!.y)
      assert.ok(again[0]!.y < SHEET.top + 16, 'at the top')
    }
  }
})

test('however many rows a table has, none of its parts has fewer than four', () => {
  for (let rows = 26; rows < 56; rows++) {
    const parts = pagesOf([...before(6), table(rows)]).map((page) => rowsOn(page).length)
    assert.ok(
      parts.every((count) => count === 0 || count >= 4),
      `${rows}: ${parts}`,
    )
  }
})

test('columns share the width, figures end at the right of theirs', () => {
  const page = pagesOf([table(2)])[0]!
  const [body, position] = placedOn(page, 'text', 'TR').slice(2, 4)
  assert.equal(body!.x, SHEET.left)
  assert.ok(Math.abs(position!.x + position!.line.width - (SHEET.left + SHEET.fullWidth)) < 0.01)
  const narrow = pagesOf([table(2, { isNarrow: true })])[0]!
  const end = placedOn(narrow, 'text', 'TR')[3]!
  assert.ok(Math.abs(end.x + end.line.width - (SHEET.left + SHEET.textWidth)) < 0.01)
  const widths = (of: PlacedPage) => [...new Set(placedOn(of, 'rule').map(({ width }) => width))]
  assert.deepEqual([widths(page), widths(narrow)], [[SHEET.fullWidth], [SHEET.textWidth]])
})

test('a rule stands above the titles, one below them, and one below the last row; none is part of the text', () => {
  const page = pagesOf([table(2)])[0]!
  const rules = placedOn(page, 'rule')
  const lines = linesOn(page, 'Table').map(({ y }) => y)
  const [title, first, last] = [lines[0]!, lines[2]!, lines[4]!]
  const [above, below, end] = rules.map(({ y }) => y)
  assert.equal(rules.length, 3)
  assert.ok(above! < title && title < below! && below! < first && last < end!)
  assert.deepEqual(
    rules.map(({ thickness }) => thickness),
    [0.8, 0.4, 0.8],
  )
  assert.equal(placedOn(page, 'rule', 'Artifact').length, 3)
})

test('a cell with a glyph, and one that has none beside others that have, begin their words below each other', () => {
  const rows: TableCell[][] = [
    [{ glyph: 'M0 0h1', text: 'Sun' }, ''],
    [{ glyph: null, text: 'Ascendant' }, ''],
    ['words', ''],
  ]
  const page = pagesOf([table(0, { rows })])[0]!
  const [sun, ascendant, words] = placedOn(page, 'text', 'TD')
  assert.equal(sun!.x, ascendant!.x)
  assert.equal(words!.x, SHEET.left)
  assert.ok(sun!.x > SHEET.left + 10)
  const glyphs = placedOn(page, 'glyph', 'TD')
  assert.equal(glyphs.length, 1)
  assert.ok(glyphs[0]!.x > SHEET.left && glyphs[0]!.x + glyphs[0]!.size / 2 < sun!.x)
  // Of EB Garamond, as a share of its size.
  const capitals = 0.65
  const middle = sun!.y - (capitals * TEXT_STYLES.cell.size) / 2
  assert.ok(Math.abs(glyphs[0]!.y - middle) < 0.3, 'its middle is that of the capitals beside it')
})

test('a cell of several lines makes its row higher, and the next one stands below it', () => {
  const long = 'Penumbral lunar eclipse in Capricorn, and the Moon passes through the shadow of the Earth '
  const rows: TableCell[][] = [
    ['first', long.repeat(3)],
    ['second', 'x'],
  ]
  const columns = [
    { title: 'a', share: 1 },
    { title: 'b', share: 1 },
  ]
  const lines = placedOn(pagesOf([table(0, { rows, columns })])[0]!, 'text', 'TD')
  const [first] = lines
  const second = lines.find((line) => wordsIn(line) === 'second')!
  const wrapped = lines.filter(({ x }) => x > first!.x + 100 && x < SHEET.left + SHEET.fullWidth)
  const last = wrapped.at(-2)!
  assert.ok(wrapped.length >= 4)
  assert.equal(wrapped[0]!.y, first!.y)
  assert.ok(second.y > last.y + 12)
  for (const { x, line } of wrapped) assert.ok(x + line.width <= SHEET.left + SHEET.fullWidth + 3)
})

test('what follows a table stands apart from its last rule', () => {
  const page = pagesOf([table(3), section('Houses'), paragraph(2)])[0]!
  const rule = placedOn(page, 'rule').at(-1)!
  assert.ok(linesOn(page, 'H3')[0]!.y - rule.y > 30)
})
