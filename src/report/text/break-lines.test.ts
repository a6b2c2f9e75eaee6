import assert from 'node:assert/strict'
import { test } from 'node:test'
import { breakLines, type Line } from './break-lines.ts'
import { piecesOf, spaceOf } from './pieces.ts'
import { STYLES, widthOf } from './styles.ts'

const TEXT =
  'Nobody hurries you, though people have tried. The Sun in Taurus decides once, after a long look, and then defends the decision some way past the point of usefulness. In company you keep at the back until something needs putting right; then you are suddenly there, with the missing cable.'

const wordsOf = ({ pieces }: Line) => pieces.map(({ text }) => text).join(' ')

/** As it is printed, without what hangs outside. */
function printedWidth({ pieces, space }: Line): number {
  const letters = pieces.reduce((sum, { width }) => sum + width, 0)
  const spaces = pieces.slice(1).filter(({ hasSpace }) => hasSpace).length * space
  return letters + spaces - pieces[0]!.hangsLeft - pieces.at(-1)!.hangsRight
}

test('every line but the last is as wide as the column, and no word is lost', () => {
  const lines = breakLines(piecesOf(TEXT, STYLES.text), 316)
  assert.ok(lines.length > 3)
  for (const line of lines.slice(0, -1)) assert.ok(Math.abs(printedWidth(line) - 316) < 1e-6, wordsOf(line))
  assert.ok(printedWidth(lines.at(-1)!) <= 316)
  assert.equal(lines.map(wordsOf).join(' '), TEXT)
})

test('no space is tighter than three quarters of a space, and none is two and a half times as wide', () => {
  const space = spaceOf(STYLES.text)
  for (const width of [290, 316, 340])
    for (const line of breakLines(piecesOf(TEXT, STYLES.text), width)) {
      assert.ok(line.space > 0.7 * space, `${width}: ${wordsOf(line)}`)
      assert.ok(line.space < 2.5 * space, `${width}: ${wordsOf(line)}`)
    }
})

/** How the spaces differ from what they should be, all lines but the last together. */
const unevenness = (spaces: readonly number[]) =>
  spaces.reduce((sum, each) => sum + (each / spaceOf(STYLES.text) - 1) ** 2, 0)

/** Each line as full as it can be without tightening, and then stretched. */
function greedySpaces(width: number): number[] {
  const space = spaceOf(STYLES.text)
  const rows: number[][] = [[]]
  for (const { width: own } of piecesOf(TEXT, STYLES.text)) {
    const row = rows.at(-1)!
    const taken = row.reduce((sum, each) => sum + each + space, 0)
    if (taken + own > width) rows.push([own])
    else row.push(own)
  }
  return rows.slice(0, -1).map((row) => (width - row.reduce((sum, each) => sum + each, 0)) / (row.length - 1))
}

test('breaks are chosen together: spaces are more even than if each line were filled by itself', () => {
  const widths = Array.from({ length: 40 }, (_, at) => 280 + 2 * at)
  const chosen = widths.map((width) =>
    unevenness(
      breakLines(piecesOf(TEXT, STYLES.text), width)
        .slice(0, -1)
        .map(({ space }) => space),
    ),
  )
  const greedy = widths.map((width) => unevenness(greedySpaces(width)))
  const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0)
  assert.ok(sum(chosen) < 0.75 * sum(greedy), `${sum(chosen)} of ${sum(greedy)}`)
})

test('the first line begins after its indent, and has that much less room', () => {
  const [first, second] = breakLines(piecesOf(TEXT, STYLES.text), 316, { indent: 20 })
  assert.equal(first!.x, 20)
  assert.ok(Math.abs(printedWidth(first!) - 296) < 1e-6)
  assert.equal(second!.x, 0)
})

test('a quotation mark at the beginning of a line, and a comma at its end, stand outside of the edge', () => {
  const [line] = breakLines(piecesOf('“Well,', STYLES.text), 316)
  assert.ok(Math.abs(line!.x + 0.7 * widthOf('“', STYLES.text)) < 1e-9)
  assert.ok(Math.abs(line!.pieces[0]!.hangsRight - 0.7 * widthOf(',', STYLES.text)) < 1e-9)
})

test('a line may end after a dash, but neither inside of a compound nor of a word', () => {
  const texts = (text: string) => piecesOf(text, STYLES.text).map((piece) => piece.text)
  assert.deepEqual(texts('half-shadow and—so what'), ['half-shadow', 'and—', 'so', 'what'])
  assert.deepEqual(texts('-5 to 3–4'), ['-5', 'to', '3–', '4'])
  const [, second] = piecesOf('and—so', STYLES.text)
  assert.equal(second!.hasSpace, false)
})

test('a word that is wider than the column has a line of its own', () => {
  const lines = breakLines(piecesOf('a Donaudampfschifffahrtsgesellschaftskapitän b', STYLES.text), 60)
  assert.deepEqual(lines.map(wordsOf), ['a', 'Donaudampfschifffahrtsgesellschaftskapitän', 'b'])
})
