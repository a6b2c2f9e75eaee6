import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chapter, linesOn, pagesOf, paragraph, placedOn, wordsIn } from '../../../test/laid-report.ts'
import type { Colophon, ReportBlock } from '../document.ts'
import type { PlacedPage } from './placed.ts'
import { sheetOf } from './sheet.ts'

const SHEET = sheetOf('a4')
const LONG =
  'The texts were written by hand, a whole text for each thing that is told, and which of them are told follows from sums. '
const COLOPHON: Colophon = {
  type: 'colophon',
  title: 'How this was computed',
  paragraphs: [LONG.repeat(2).trim(), 'The chart has no houses.', LONG.trim(), LONG.repeat(2).trim()],
}
const text = (sentences: number): ReportBlock[] => [
  chapter('Who you are'),
  ...Array.from({ length: sentences }, () => paragraph(3)),
]
/** Of the colophon. */
const ruleOn = (page: PlacedPage) => placedOn(page, 'rule').at(-1)!
const smallOn = (page: PlacedPage) => linesOn(page, 'P').filter(({ line }) => line.pieces[0]!.style.size < 11)

test('the colophon stands at the foot of the last page, and its last line where a page ends', () => {
  const [page, ...others] = pagesOf([...text(3), COLOPHON])
  assert.equal(others.length, 0)
  const end = Math.max(...smallOn(page!).map(({ y }) => y))
  assert.ok(Math.abs(end - (SHEET.bottom - 0.28 * 0.87 * 15.6)) < 0.5, String(end))
  assert.ok(
    ruleOn(page!).y > linesOn(page!, 'P').find(({ line }) => line.pieces[0]!.style.size > 11)!.y + 100,
  )
  assert.deepEqual([ruleOn(page!).x, ruleOn(page!).width], [SHEET.left, SHEET.fullWidth])
})

test('its title stands a line and a quarter below the rule, and the columns a quarter of a line below the title', () => {
  const [page] = pagesOf([...text(3), COLOPHON])
  const title = linesOn(page!, 'H2').at(-1)!
  assert.equal(wordsIn(title), COLOPHON.title)
  const distance = (from: number, to: number) => Math.round((to - from) * 100) / 100
  assert.equal(distance(ruleOn(page!).y, title.y), 30.73)
  assert.equal(distance(title.y, smallOn(page!)[0]!.y), 18.04)
})

test('a colophon without room on the last page has a page of its own, without a running head', () => {
  let sentences = 1
  while (pagesOf([...text(sentences), COLOPHON]).length === 1) sentences++
  assert.equal(pagesOf(text(sentences)).length, 1)
  const pages = pagesOf([...text(sentences), COLOPHON])
  assert.deepEqual(
    pages.map((page) => smallOn(page).length > 0),
    [false, true],
  )
  assert.equal(pages[1]!.isOpening, true)
  assert.deepEqual(
    pages[1]!.bookmarks.map(({ title, level }) => [title, level]),
    [['How this was computed', 1]],
  )
})

test('text and colophon keep a distance', () => {
  let together = 0
  for (let sentences = 1; sentences < 14; sentences++) {
    const page = pagesOf([...text(sentences), COLOPHON]).at(-1)!
    const lines = linesOn(page, 'P').filter(({ line }) => line.pieces[0]!.style.size > 11)
    if (lines.length === 0) continue
    together++
    assert.ok(ruleOn(page).y - lines.at(-1)!.y > 26, String(sentences))
  }
  assert.ok(together > 8)
})

test('its paragraphs stand in two columns, in order, each whole, and as low as they can be', () => {
  const [page] = pagesOf([...text(1), COLOPHON])
  const chunks = page!.chunks.filter(({ items }) =>
    items.some((item) => item.type === 'text' && item.line.pieces[0]!.style.size === 10),
  )
  const read = chunks.map(({ items }) =>
    items
      .filter((item) => item.type === 'text')
      .map(wordsIn)
      .join(' '),
  )
  assert.deepEqual(read, COLOPHON.paragraphs)
  const lefts = chunks.map(({ items }) => items[0]!.x)
  assert.equal(new Set(lefts).size, 2)
  assert.deepEqual(
    lefts,
    lefts.toSorted((a, b) => a - b),
  )
  const heights = [...new Set(lefts)].map((left) => {
    const ys = chunks.flatMap(({ items }) => items.filter(({ x }) => x === left).map(({ y }) => y))
    return Math.max(...ys) - Math.min(...ys)
  })
  assert.ok(Math.abs(heights[0]! - heights[1]!) < 45, String(heights))
  const right = smallOn(page!).filter(({ x }) => x > SHEET.left + 100)
  for (const { x, line } of right) assert.ok(x + line.width <= SHEET.left + SHEET.fullWidth + 3)
  const first = smallOn(page!).filter(({ x }) => x < SHEET.left + 100)
  for (const { x, line } of first) assert.ok(x + line.width <= right[0]!.x - 10)
})

test('a page that ends with the colophon keeps the running head of its text', () => {
  const [page] = pagesOf([...text(3), COLOPHON])
  assert.equal(page!.chapter, 'Who you are')
})
