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
import { PAPERS, type Paragraph, type ReportBlock } from '../document.ts'
import { LEADING } from '../text/styles.ts'
import { sheetOf } from './sheet.ts'

const SHEET = sheetOf('a4')
const TEXT =
  'Nobody hurries you, though people have tried. The Sun in Taurus decides once, after a long look. In company Virgo rising keeps you at the back. You stay composed while it is hard, with the Moon in Capricorn, and go to pieces a little once everyone is safely home.'
const said = (given: Partial<Paragraph> = {}): ReportBlock => ({ type: 'paragraph', text: TEXT, ...given })

test('a note stands beside the line in which its sentence begins', () => {
  const sentences = ['Nobody', 'The Sun', 'In company', 'You stay']
  const notes = sentences.map((words) => ({ text: words, at: TEXT.indexOf(words) }))
  const [page] = pagesOf([said({ notes })])
  const lines = linesOn(page!, 'P')
  const beside = linesOn(page!, 'Note')
  assert.equal(beside.length, 4)
  let end = 0
  for (const note of beside) {
    const words = wordsIn(note)
    const line = lines.findIndex((each) => wordsIn(each).includes(words))
    assert.ok(line >= 0, words)
    // Two in one line stand below each other.
    if (lines[line]!.y > end) assert.equal(note.y, lines[line]!.y, words)
    else assert.ok(note.y > end && note.y < end + 1.2 * LEADING, words)
    end = note.y
    assert.ok(note.x >= SHEET.noteLeft - 5)
  }
})

test('a paragraph after another is indented, the first of a chapter and one after an aside are not', () => {
  const [page] = pagesOf([chapter('One'), said(), said(), said({ style: 'aside' }), said()])
  const first = ['1', '2', '3', '4'].map((at) => linesOn(page!, 'P', `block ${at}`)[0]!.x)
  assert.deepEqual(first, [SHEET.left, SHEET.left + LEADING, SHEET.left, SHEET.left])
})

test('the first four words of a chapter are in small capitals, in others none', () => {
  const [page] = pagesOf([said({ style: 'lead' }), said()])
  const styles = (id: string) =>
    linesOn(page!, 'P', id)[0]!.line.pieces.map(({ style }) => 'smcp' in style.features)
  assert.deepEqual(styles('block 0').slice(0, 6), [true, true, true, true, false, false])
  assert.ok(styles('block 1').every((isSmall) => !isSmall))
})

test('an item hangs behind a star that is no part of its text, and stands apart from the one before it', () => {
  const [page] = pagesOf([chapter('One'), said({ style: 'item' }), said({ style: 'item' })])
  const stars = placedOn(page!, 'ornament', 'Artifact')
  assert.equal(stars.length, 2)
  for (const [at, id] of ['block 1', 'block 2'].entries()) {
    const lines = linesOn(page!, 'P', id)
    assert.ok(lines.every(({ x }) => x >= SHEET.left + 10 && x < SHEET.left + 20))
    const { x, y, size } = stars[at]!
    assert.equal(x - size / 2, SHEET.left)
    assert.ok(x + size / 2 < lines[0]!.x)
    assert.ok(y < lines[0]!.y && y > lines[0]!.y - 8, 'on the middle of its first line')
  }
  const [last, next] = [linesOn(page!, 'P', 'block 1').at(-1)!.y, linesOn(page!, 'P', 'block 2')[0]!.y]
  assert.ok(Math.abs(next - last - 1.5 * LEADING) < 0.01)
})

test('lines are a leading apart, those of small print and of notes less', () => {
  const notes = [{ text: 'Ruler of the rising sign in the ninth house', at: 0 }]
  const [page] = pagesOf([said({ notes }), said({ style: 'small' })])
  const distance = (lines: readonly { y: number }[]) => Math.round((lines[1]!.y - lines[0]!.y) * 100) / 100
  assert.equal(distance(linesOn(page!, 'P', 'block 0')), LEADING)
  assert.equal(distance(linesOn(page!, 'P', 'block 1')), 13.57)
  assert.equal(distance(linesOn(page!, 'Note')), 11.8)
})

test('a heading may be as wide as text and margin together; broken, its lines are about as long', () => {
  const [page] = pagesOf([chapter('What you want, and how you go after it'), said()])
  assert.equal(linesOn(page!, 'H2').length, 1)
  const [broken] = pagesOf([
    chapter('What you want, how you go after it, who helps you, and what comes of it'),
    said(),
  ])
  const [first, second] = linesOn(broken!, 'H2')
  assert.ok(second!.line.width > 0.6 * first!.line.width)
  assert.equal(linesOn(broken!, 'H2').length, 2)
  assert.ok(Math.abs(second!.y - first!.y - 1.5 * LEADING) < 0.01)
})

test('beside a picture a heading is as wide as the text', () => {
  const picture = { art: { svg: '<svg viewBox="0 0 3 5"></svg>' }, alternative: 'The Star' }
  const text = 'What crosses you: the obstacle, or the help that feels like one, and more'
  const [page] = pagesOf([{ type: 'heading', level: 2, text, picture }, said()])
  for (const { x, line } of linesOn(page!, 'H3')) assert.ok(x + line.width <= SHEET.left + SHEET.textWidth)
  const [drawn] = placedOn(page!, 'drawing')
  assert.deepEqual([drawn!.x, drawn!.width], [SHEET.noteLeft, SHEET.noteWidth])
})

test('what is written under a heading stands between it and its text', () => {
  const [page] = pagesOf([
    { type: 'heading', level: 2, text: 'Sure of yourself', subtitle: 'January' },
    said(),
  ])
  const [heading] = linesOn(page!, 'H3')
  const [under] = linesOn(page!, 'P', 'block 0 subtitle')
  const [text] = linesOn(page!, 'P', 'block 1')
  assert.equal(wordsIn(under!), 'January')
  assert.ok(heading!.y < under!.y && under!.y < text!.y)
})

test('a line has some 65 letters, and text and notes stand in the middle of the page', () => {
  for (const paper of PAPERS) {
    const sheet = sheetOf(paper)
    const lines = pagesOf([paragraph(12)], paper).flatMap((page) => linesOn(page, 'P'))
    const letters = lines.slice(0, -1).map((line) => wordsIn(line).length)
    const mean = letters.reduce((sum, count) => sum + count) / letters.length
    assert.ok(mean > 60 && mean < 70, `${mean} letters`)
    const right = sheet.noteLeft + sheet.noteWidth
    assert.ok(Math.abs(sheet.left - (sheet.width - right)) < 1e-6)
    assert.equal(right, sheet.left + sheet.fullWidth)
  }
})

test('below a heading its text keeps the distance that is given for its level', () => {
  for (const [heading, tag, distance] of [
    [chapter('Who you are'), 'H2', 25.58],
    [section('January'), 'H3', 20.59],
  ] as const) {
    const [page] = pagesOf([heading, paragraph(1)])
    const [title, text] = [linesOn(page!, tag)[0]!, linesOn(page!, 'P')[0]!]
    assert.equal(Math.round((text.y - title.y) * 100) / 100, distance)
  }
})
