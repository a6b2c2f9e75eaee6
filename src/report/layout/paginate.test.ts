import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chapter, linesOn, pagesOf, paragraph, section } from '../../../test/laid-report.ts'
import type { ReportBlock } from '../document.ts'
import { LEADING } from '../text/styles.ts'
import type { Box } from './boxes.ts'
import { paginate } from './paginate.ts'
import { sheetOf } from './sheet.ts'

test('no paragraph has one line alone at the end of a page, or at the beginning of the next', () => {
  // Whatever stands before it, and however long it is.
  for (let before = 1; before <= 40; before++) {
    const pages = pagesOf([
      ...Array.from({ length: before }, () => paragraph(1)),
      paragraph(7),
      paragraph(7),
      paragraph(7),
    ])
    const ids = [before, before + 1, before + 2].map((at) => `block ${at}`)
    for (const id of ids) {
      const parts = pages.map((page) => linesOn(page, 'P', id).length).filter((count) => count > 0)
      assert.ok(
        parts.every((count) => count >= 2),
        `${before}: ${parts}`,
      )
    }
  }
})

test('a heading is never the last on a page: two lines of its text follow it', () => {
  for (let before = 1; before <= 45; before++) {
    const pages = pagesOf([
      ...Array.from({ length: before }, () => paragraph(1)),
      chapter('Who you are'),
      paragraph(6),
    ])
    const page = pages.find((each) => linesOn(each, 'H2').length > 0)!
    assert.ok(linesOn(page, 'P', `block ${before + 1}`).length >= 2, String(before))
  }
})

test('what is written under a heading is parted neither from it nor from its text', () => {
  for (let before = 1; before <= 45; before++) {
    const pages = pagesOf([
      ...Array.from({ length: before }, () => paragraph(1)),
      { type: 'heading', level: 2, text: 'Sure of yourself', subtitle: 'January' },
      paragraph(6),
    ])
    const page = pages.find((each) => linesOn(each, 'H3').length > 0)!
    assert.equal(linesOn(page, 'P', `block ${before} subtitle`).length, 1, String(before))
    assert.ok(linesOn(page, 'P', `block ${before + 1}`).length >= 2, String(before))
  }
})

test('nothing reaches below the text area, notes included', () => {
  const { bottom, noteLeft } = sheetOf('a4')
  const notes = [
    'Sun in Taurus',
    'Ruler of the rising sign in house 9',
    'Moon conjunction Saturn',
    'Mars in Pisces',
  ]
  const pages = pagesOf(Array.from({ length: 30 }, () => paragraph(3, notes)))
  assert.ok(pages.length > 3)
  for (const page of pages) {
    for (const { y } of [...linesOn(page, 'P'), ...linesOn(page, 'Note')]) assert.ok(y <= bottom, String(y))
    const baselines = linesOn(page, 'Note').map(({ y }) => y)
    for (const [at, y] of baselines.entries()) assert.ok(at === 0 || y >= baselines[at - 1]! + 11, 'overlap')
    for (const { x } of linesOn(page, 'Note')) assert.ok(x >= noteLeft - 5)
  }
})

test('a note begins at the first line of its text', () => {
  const [page] = pagesOf([paragraph(2), paragraph(5, ['Sun in Taurus'])])
  assert.equal(linesOn(page!, 'Note')[0]!.y, linesOn(page!, 'P', 'block 1')[0]!.y)
})

test('a note may end where a page ends: below it no space is kept free', () => {
  const { top, bottom } = sheetOf('a4')
  const box = (noteHeight: number): Box => ({
    height: 20,
    spaceBefore: 0,
    element: [{ tag: 'P', id: 'a' }],
    keepsWithNext: false,
    place: () => [],
    notes: [{ height: noteHeight, element: [{ tag: 'Note', id: 'n' }], isBeside: false, place: () => [] }],
  })
  const pages = (height: number) => paginate([box(10), box(height)], { top, bottom }).length
  // The first takes the ten of its note, and five between the two.
  const room = bottom - top - 20
  assert.deepEqual([pages(room), pages(room + 1)], [1, 2])
})

test('a page with hardly anything on it is spared by setting the headings closer', () => {
  const spread = (chapters: number) =>
    Array.from({ length: chapters }, (_, at) => [chapter(`${at}`), paragraph(6)]).flat()
  const counts: number[] = []
  for (let sentences = 1; sentences < 40; sentences++) {
    const pages = pagesOf([...spread(8), paragraph(sentences)])
    const { top, bottom } = sheetOf('a4')
    const last = linesOn(pages.at(-1)!, 'P').at(-1)!.y
    counts.push((last - top) / (bottom - top))
  }
  const sparse = counts.filter((filled) => filled < (3 * LEADING) / 640)
  assert.deepEqual(sparse, [])
})

test('a card in the margin stands beside its heading, and the next heading waits for it', () => {
  const picture = { art: { svg: '<svg viewBox="0 0 3 5"></svg>' }, alternative: 'The Star' }
  const card = (text: string): ReportBlock => ({ type: 'heading', level: 2, text, picture })
  const [page] = pagesOf([card('First'), paragraph(1), card('Second'), paragraph(1)])
  const drawings = page!.chunks.flatMap(({ items }) => items.filter((item) => item.type === 'drawing'))
  const headings = linesOn(page!, 'H3')
  assert.equal(drawings.length, 2)
  assert.ok(drawings[1]!.y >= drawings[0]!.y + drawings[0]!.width / 0.6)
  assert.ok(headings[1]!.y > drawings[1]!.y && headings[1]!.y < drawings[1]!.y + 2 * LEADING)
})

test('a chapter that begins a page begins on the one before it if that would stay mostly empty', () => {
  const parts = (sentences: number): ReportBlock[] => [
    chapter('First'),
    ...Array.from({ length: sentences }, () => paragraph(2)),
    { type: 'heading', level: 1, text: 'Second', isOnNewPage: true },
    paragraph(3),
  ]
  const pageOf = (sentences: number) => {
    const pages = pagesOf(parts(sentences))
    return pages.findIndex(({ bookmarks }) => bookmarks.some(({ title }) => title === 'Second'))
  }
  // A page has forty lines, a heading three, a paragraph two.
  assert.equal(pageOf(7), 0)
  assert.equal(pageOf(12), 1)
  assert.equal(pagesOf(parts(12))[1]!.isOpening, true)
  assert.equal(pagesOf(parts(7))[0]!.isOpening, false)
})

test('a chapter that begins a page and has no room on a mostly empty one leaves it as it is', () => {
  const rows = Array.from({ length: 17 }, (_, at) => [String(at)])
  const pages = pagesOf([
    chapter('First'),
    ...Array.from({ length: 4 }, () => paragraph(6)),
    { type: 'heading', level: 1, text: 'Second', isOnNewPage: true },
    { type: 'table', columns: [{ title: 'n', share: 1 }], rows },
  ])
  assert.equal(pages.length, 2)
  assert.equal(pages[1]!.isOpening, true)
  const last = linesOn(pages[0]!, 'P').at(-1)!.y
  assert.ok(last < sheetOf('a4').bottom - 15 * LEADING, 'its lines are not spread over the page')
})

test('full pages begin and end at the same line, and no space is more than doubled for it', () => {
  const { bottom } = sheetOf('a4')
  const texts = Array.from({ length: 24 }, (_, at) => [section(`${at}`), paragraph(5 + (at % 4))]).flat()
  const pages = pagesOf([chapter('Which page'), ...texts, paragraph(1)]).slice(1)
  assert.ok(pages.length > 3)
  const [onlyText] = pagesOf([paragraph(1)])
  const [onlySection] = pagesOf([section('One'), paragraph(1)])
  const firstOf = { P: linesOn(onlyText!, 'P')[0]!.y, H3: linesOn(onlySection!, 'H3')[0]!.y }
  let flush = 0
  for (const page of pages.slice(0, -1)) {
    const lines = linesOn(page, 'P')
    const { tag } = page.chunks[0]!.element[0]!
    const first = linesOn(page, tag)[0]!
    assert.ok(Math.abs(first.y - firstOf[tag as 'P' | 'H3']) < 1e-6, 'they begin at the same line')
    const end = lines.at(-1)!.y
    const spare = bottom - end - 0.28 * LEADING
    assert.ok(spare > -0.02, 'nothing stands below the edge')
    const headings = linesOn(page, 'H3')
    const room = (headings.length - (headings[0]!.y < lines[0]!.y ? 1 : 0)) * LEADING
    assert.ok(spare < 0.02 || spare > room, `${spare} left of ${room}`)
    if (spare < 0.02) flush++
  }
  assert.ok(flush >= 2, 'some have something to give')
  assert.ok(
    bottom - linesOn(pages.at(-1)!, 'P').at(-1)!.y > LEADING,
    'the last page ends where its text does',
  )
})
