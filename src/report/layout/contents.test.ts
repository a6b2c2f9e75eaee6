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
import type { ReportBlock } from '../document.ts'
import { layOut } from './lay-out.ts'
import type { PlacedPage } from './placed.ts'
import { sheetOf } from './sheet.ts'

const SHEET = sheetOf('a4')

/** Each begins a page and fills most of it. */
const longChapter = (text: string): ReportBlock[] => [
  { type: 'heading', level: 1, text, isOnNewPage: true },
  ...Array.from({ length: 5 }, () => paragraph(6)),
]
const chapters = (count: number): ReportBlock[] =>
  Array.from({ length: count }, (_, at) => longChapter(`Chapter ${at + 1}`)).flat()

/** The lines of an entry as one text, and its number apart. */
function entriesOn(page: PlacedPage): { title: string; number: number }[] {
  const entries = Map.groupBy(
    page.chunks.filter(({ element }) => element[0]!.tag === 'TOC'),
    ({ element }) => element[1]!.id,
  )
  return [...entries.values()].map((chunks) => {
    const texts = chunks.flatMap(({ items }) => items.filter((item) => item.type === 'text')).map(wordsIn)
    return { title: texts.slice(0, -1).join(' '), number: Number(texts.at(-1)) }
  })
}

test('the contents name each chapter with the page on which it begins, cover and contents counted', () => {
  const blocks = chapters(8)
  const made = { kind: 'Test', language: 'en', paper: 'a4', contents: 'What is in it', blocks } as const
  const withCover = layOut({ ...made, cover: { drawings: [], lines: [] } }).pages
  assert.equal(wordsIn(linesOn(withCover[1]!, 'H2')[0]!), 'What is in it')
  const entries = entriesOn(withCover[1]!)
  assert.equal(entries.length, 8)
  for (const { title, number } of entries)
    assert.equal(wordsIn(linesOn(withCover[number - 1]!, 'H2')[0]!), title)
  const without = entriesOn(layOut(made).pages[0]!)
  assert.deepEqual(
    without.map(({ number }) => number),
    entries.map(({ number }) => number - 1),
  )
})

test('in the contents chapters stand at the left edge of the text, and sections a little within', () => {
  const blocks = chapters(8).flatMap((block): ReportBlock[] =>
    block.type === 'heading' ? [block, section('Within it')] : [block],
  )
  const [page] = pagesOf(blocks)
  const lefts = page!.chunks
    .filter(({ element }) => element[0]!.tag === 'TOC')
    .map(({ items }) => items.find((item) => item.type === 'text'))
    .filter((item) => item !== undefined)
    .map((item) => [wordsIn(item).startsWith('Chapter'), item.x])
  assert.equal(lefts.length, 16)
  for (const [isChapter, x] of lefts) assert.equal(x, SHEET.left + (isChapter ? 0 : 15.6))
})

test('numbers end at the right edge of the text, and dots lead to them without touching anything', () => {
  const [page] = pagesOf(chapters(8))
  const right = SHEET.left + SHEET.textWidth
  const links = page!.chunks.filter(({ element }) => element[0]!.tag === 'TOC')
  for (const { items } of links) {
    const [title, number] = items.filter((item) => item.type === 'text')
    const leader = items.find((item) => item.type === 'leader')!
    assert.ok(Math.abs(number!.x + number!.line.width - right) < 0.01)
    assert.equal(number!.y, leader.y)
    assert.ok(leader.x > title!.x + title!.line.width + 3)
    assert.ok(leader.x + leader.width < number!.x - 3)
    assert.ok(leader.width > 100)
  }
})

test('who presses an entry gets to its chapter', () => {
  const pages = pagesOf(chapters(8))
  const bookmarks = pages.flatMap((page) => page.bookmarks)
  const links = placedOn(pages[0]!, 'link')
  assert.deepEqual(
    links.map(({ to }) => to),
    bookmarks.map(({ id }) => id),
  )
  assert.equal(links[0]!.words, 'Chapter 1, 2')
  const tops = links.map(({ y, height }) => [y, y + height])
  for (const [at, [top]] of tops.entries()) assert.ok(at === 0 || top! >= tops[at - 1]![1]!, 'none overlap')
  for (const [at, { x, width }] of links.entries()) {
    assert.deepEqual([x, width], [SHEET.left, SHEET.textWidth])
    const line = linesOn(pages[0]!, 'TOC')[2 * at]!
    assert.ok(line.y > tops[at]![0]! && line.y < tops[at]![1]!, 'it lies on its words')
  }
})

test('sections stand below their chapter, with what is written under them, if all have room on one page', () => {
  const dated: ReportBlock = {
    type: 'heading',
    level: 2,
    text: 'Saturn square natal Moon',
    subtitle: '3 May 2027',
  }
  const [page] = pagesOf([...chapters(7), dated, paragraph(2), section('Another'), paragraph(2)])
  const entries = entriesOn(page!)
  assert.deepEqual(
    entries.slice(6).map(({ title }) => title),
    ['Chapter 7', 'Saturn square natal Moon 3 May 2027', 'Another'],
  )
  const lines = linesOn(page!, 'TOC')
  const left = (words: RegExp) => lines.find((line) => words.test(wordsIn(line)))!.x
  assert.ok(left(/^Another/) > left(/^Chapter 7/) + 10)

  const many = Array.from({ length: 40 }, (_, at) => [section(`Section ${at}`), paragraph(1)]).flat()
  const [chaptersOnly] = pagesOf([...chapters(7), ...many])
  assert.deepEqual(
    entriesOn(chaptersOnly!).map(({ title }) => title),
    Array.from({ length: 7 }, (_, at) => `Chapter ${at + 1}`),
  )
})

test('more chapters than a page has room for go on on the next, and their numbers count both', () => {
  const pages = pagesOf(chapters(40))
  assert.equal(pages.filter((page) => entriesOn(page).length > 0).length, 2)
  const entries = [...entriesOn(pages[0]!), ...entriesOn(pages[1]!)]
  assert.equal(entries.length, 40)
  assert.deepEqual(entries[0], { title: 'Chapter 1', number: 3 })
  assert.equal(wordsIn(linesOn(pages[entries[39]!.number - 1]!, 'H2')[0]!), 'Chapter 40')
})

test('a report of six pages has none, and neither has one of four chapters', () => {
  const hasContents = (blocks: readonly ReportBlock[]) => entriesOn(pagesOf(blocks)[0]!).length > 0
  assert.equal(hasContents(chapters(6)), false)
  assert.equal(hasContents(chapters(7)), true)
  const four = Array.from({ length: 4 }, (_, at) => [
    chapter(`${at}`),
    ...Array.from({ length: 25 }, () => paragraph(6)),
  ]).flat()
  assert.ok(pagesOf(four).length >= 8)
  assert.equal(hasContents(four), false)
})

test('a long title is broken before its number', () => {
  const title = 'What is hard, and what comes of it, and all that has to be said besides before it ends'
  const [page] = pagesOf([...chapters(7), ...longChapter(title)])
  const lines = linesOn(page!, 'TOC').slice(-3)
  assert.equal(lines.slice(0, 2).map(wordsIn).join(' '), title)
  assert.equal(lines[2]!.y, lines[1]!.y, 'the number stands beside its last line')
  for (const { x, line } of lines.slice(0, 2)) assert.ok(x + line.width <= SHEET.left + SHEET.textWidth - 20)
})
