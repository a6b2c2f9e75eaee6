import assert from 'node:assert/strict'
import { test } from 'node:test'
import { breakLines, type TextLine } from './break-lines.ts'
import { spaceOf, textPieces } from './pieces.ts'
import { TEXT_STYLES, widthOf } from './styles.ts'

const TEXT =
  'Nobody hurries you, though people have tried. The Sun in Taurus decides once, after a long look, and then defends the decision some way past the point of usefulness. In company you keep at the back until something needs putting right; then you are suddenly there, with the missing cable.'

const wordsOf = ({ pieces }: TextLine) => pieces.map(({ text }) => text).join(' ')

/** As it is printed, without what hangs outside. */
function printedWidth({ pieces, space }: TextLine): number {
  const letters = pieces.reduce((sum, { width }) => sum + width, 0)
  const spaces = pieces.slice(1).filter(({ hasSpace }) => hasSpace).length * space
  return letters + spaces - pieces[0]!.hangsLeft - pieces.at(-1)!.hangsRight
}

test('every line but the last is as wide as the column, and no word is lost', () => {
  const lines = breakLines(textPieces(TEXT, TEXT_STYLES.text), 316)
  assert.ok(lines.length > 3)
  for (const line of lines.slice(0, -1)) assert.ok(Math.abs(printedWidth(line) - 316) < 1e-6, wordsOf(line))
  assert.ok(printedWidth(lines.at(-1)!) <= 316)
  assert.equal(lines.map(wordsOf).join(' '), TEXT)
})

test('no space is tighter than three quarters of a space, and none is two and a half times as wide', () => {
  const space = spaceOf(TEXT_STYLES.text)
  for (const width of [290, 316, 340])
    for (const line of breakLines(textPieces(TEXT, TEXT_STYLES.text), width)) {
      assert.ok(line.space > 0.7 * space, `${width}: ${wordsOf(line)}`)
      assert.ok(line.space < 2.5 * space, `${width}: ${wordsOf(line)}`)
    }
})

/** How the spaces differ from what they should be, all lines but the last together. */
const unevenness = (spaces: readonly number[]) =>
  spaces.reduce((sum, each) => sum + (each / spaceOf(TEXT_STYLES.text) - 1) ** 2, 0)

/** Each line as full as it can be without tightening, and then stretched. */
function greedySpaces(width: number): number[] {
  const space = spaceOf(TEXT_STYLES.text)
  const rows: number[][] = [[]]
  for (const { width: own } of textPieces(TEXT, TEXT_STYLES.text)) {
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
      breakLines(textPieces(TEXT, TEXT_STYLES.text), width)
        .slice(0, -1)
        .map(({ space }) => space),
    ),
  )
  const greedy = widths.map((width) => unevenness(greedySpaces(width)))
  const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0)
  assert.ok(sum(chosen) < 0.75 * sum(greedy), `${sum(chosen)} of ${sum(greedy)}`)
})

test('the first line begins after its indent, and has that much less room', () => {
  const [first, second] = breakLines(textPieces(TEXT, TEXT_STYLES.text), 316, { indent: 20 })
  assert.equal(first!.x, 20)
  assert.ok(Math.abs(printedWidth(first!) - 296) < 1e-6)
  assert.equal(second!.x, 0)
})

test('a quotation mark at the beginning of a line, and a comma at its end, stand outside of the edge', () => {
  const [line] = breakLines(textPieces('“Well,', TEXT_STYLES.text), 316)
  assert.ok(Math.abs(line!.x + 0.7 * widthOf('“', TEXT_STYLES.text)) < 1e-9)
  assert.ok(Math.abs(line!.pieces[0]!.hangsRight - 0.7 * widthOf(',', TEXT_STYLES.text)) < 1e-9)
})

test('a line may end after a dash, but neither inside of a compound nor of a word', () => {
  const texts = (text: string) => textPieces(text, TEXT_STYLES.text).map((piece) => piece.text)
  assert.deepEqual(texts('half-shadow and—so what'), ['half-shadow', 'and—', 'so', 'what'])
  assert.deepEqual(texts('-5 to 3–4'), ['-5', 'to', '3–', '4'])
  const [, second] = textPieces('and—so', TEXT_STYLES.text)
  assert.equal(second!.hasSpace, false)
})

test('a word that is wider than the column has a line of its own', () => {
  const lines = breakLines(textPieces('a Donaudampfschifffahrtsgesellschaftskapitän b', TEXT_STYLES.text), 60)
  assert.deepEqual(lines.map(wordsOf), ['a', 'Donaudampfschifffahrtsgesellschaftskapitän', 'b'])
})

const ragged = (text: string, width: number) =>
  breakLines(textPieces(text, TEXT_STYLES.note), width, { setting: 'ragged' }).map(wordsOf)

test('ragged lines keep their spaces, none is too wide, and none is left shorter than it need be', () => {
  const space = spaceOf(TEXT_STYLES.note)
  for (const width of [90, 104, 140]) {
    const lines = breakLines(textPieces(TEXT, TEXT_STYLES.note), width, { setting: 'ragged' })
    assert.equal(lines.map(wordsOf).join(' '), TEXT)
    for (const line of lines) {
      assert.equal(line.space, space)
      assert.ok(printedWidth(line) <= width + 1e-6, wordsOf(line))
      assert.ok(Math.abs(line.width - printedWidth(line)) < 1e-6)
    }
  }
  assert.deepEqual(ragged('Return Venus at the Ascendant', 104), ['Return Venus at the', 'Ascendant'])
})

test('no short word stands alone in the last of several ragged lines', () => {
  assert.deepEqual(ragged('Their Mercury in your house 4', 100), ['Their Mercury in your', 'house 4'])
})

test('a title takes as few lines as it can, about as long as each other', () => {
  const title = 'What is hard, and what comes of it in the end'
  const whole = breakLines(textPieces(title, TEXT_STYLES.section), 1000, { setting: 'balanced' })
  assert.equal(whole.length, 1)
  const { width } = whole[0]!
  for (const share of [0.55, 0.7, 0.9]) {
    const lines = breakLines(textPieces(title, TEXT_STYLES.section), share * width, { setting: 'balanced' })
    assert.equal(lines.length, 2, String(share))
    assert.ok(Math.abs(lines[0]!.width - lines[1]!.width) < 0.25 * width, lines.map(wordsOf).join(' / '))
  }
})

test('a number stays with the word that it counts', () => {
  const before =
    'Nobody hurries you, though people have tried, and after a long look you decide once and for all'
  const words = before.split(' ')
  for (let count = 4; count <= words.length; count++) {
    const text = `${words.slice(0, count).join(' ')} on 6 February; before and after that it weighs less, until 27 March.`
    for (const line of breakLines(textPieces(text, TEXT_STYLES.text), 316))
      assert.doesNotMatch(wordsOf(line), / (6|27)$/, text)
  }
})

test('a line says whether its last word goes on in the next', () => {
  const lines = breakLines(
    textPieces('one two—three four', TEXT_STYLES.text),
    widthOf('one two—', TEXT_STYLES.text) + 1,
  )
  assert.deepEqual(lines.map(wordsOf), ['one two—', 'three four'])
  assert.deepEqual(
    lines.map(({ endsWord }) => endsWord),
    [false, true],
  )
})
