import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { SIGNS } from '../../sky/zodiac.ts'
import { HEIGHT, WIDTH, widthOf } from './canvas.ts'
import { drawDayPicture } from './day-picture.ts'
import { drawSpreadPicture, type ShownCard } from './spread-picture.ts'

const ART =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 520" width="300" height="520"><g/></svg>'
const card = (isReversed = false): ShownCard => ({
  art: ART,
  name: 'Knight of Pentacles',
  isReversed,
  place: 'Where the Second Leads',
})

/** Inside of the border. */
const INSET = 27

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const cardsIn = (svg: string): Box[] =>
  Array.from(
    svg.matchAll(/<svg viewBox="0 0 300 520" x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)">/g),
    ([, ...sides]) => {
      const [left, top, width, height] = sides.map(Number) as [number, number, number, number]
      assert.ok(Math.abs(height / width - 520 / 300) < 1e-9)
      return { left, top, right: left + width, bottom: top + height }
    },
  )

/** Where lines of words are: around their middle, capitals high. */
const linesIn = (svg: string): Box[] =>
  Array.from(
    svg.matchAll(/<g fill="[^"]+" transform="translate\((\S+) (\S+)\) scale\((\S+)\)">(.*?)<\/g>/g),
    ([, x, y, scale, uses]) => {
      const [left, bottom, size] = [Number(x), Number(y), Number(scale) * 1000]
      const at = Array.from(uses!.matchAll(/(?:x="|translate\()([\d.]+)/g), ([, value]) => Number(value))
      const right = left + (Math.max(0, ...at) * size) / 1000
      return { left, top: bottom - 0.7 * size, right, bottom }
    },
  )

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const assertInside = ({ left, top, right, bottom }: Box) =>
  assert.ok(
    left >= INSET && top >= INSET && right <= WIDTH - INSET && bottom <= HEIGHT - INSET,
    `${left} ${top} ${right} ${bottom}`,
  )

test('any number of cards has room, and neither cards nor words touch each other', () => {
  for (let count = 1; count <= 13; count++) {
    const svg = drawSpreadPicture(
      'Strength, Weakness, Advice',
      Array.from({ length: count }, () => card()),
    )
    const boxes = [...cardsIn(svg), ...linesIn(svg)]
    assert.equal(cardsIn(svg).length, count)
    assert.ok(linesIn(svg).length > count, 'a title, and a name for each')
    for (const [at, box] of boxes.entries()) {
      assertInside(box)
      for (const other of boxes.slice(at + 1)) assert.ok(!overlap(box, other), `of ${count} cards, two touch`)
    }
  }
})

test('a reversed card is turned around its middle', () => {
  const svg = drawSpreadPicture('One', [card(true), card()])
  const [first] = cardsIn(svg)
  const turns = [...svg.matchAll(/rotate\(180 ([\d.]+) ([\d.]+)\)/g)]
  assert.equal(turns.length, 1)
  const [x, y] = turns[0]!.slice(1).map(Number)
  assert.ok(Math.abs(x! - (first!.left + first!.right) / 2) < 1e-9)
  assert.ok(Math.abs(y! - (first!.top + first!.bottom) / 2) < 1e-9)
})

const LONGEST = `${'Somebody who has waited for a very long while '.repeat(5)}is heard.`

test('a sentence of any length has room below the date, in lines of about the same length', () => {
  for (const sentence of ['Rest.', 'A plan that looks further ahead than a year makes sense now.', LONGEST])
    for (const sign of SIGNS) {
      const svg = drawDayPicture({ sign, date: 'Wednesday 30 September 2026', sentence })
      const lines = linesIn(svg)
      for (const box of lines) assertInside(box)
      for (const [at, box] of lines.entries())
        for (const other of lines.slice(at + 1)) assert.ok(!overlap(box, other))
    }
  const two = linesIn(
    drawDayPicture({
      sign: 'leo',
      date: '1',
      sentence: 'It is a day on which one thing after another is done well.',
    }),
  ).slice(2)
  assert.ok(two.length >= 2)
  const widths = two.map(({ left, right }) => right - left)
  assert.ok(Math.min(...widths) > 0.5 * Math.max(...widths), widths.join())
})

test('the sign stands in a circle of all twelve, in the middle of the height', () => {
  const svg = drawDayPicture({ sign: 'leo', date: '1', sentence: 'Rest.' })
  const circles = Array.from(svg.matchAll(/<circle cx="(\S+)" cy="(\S+)" r="(\S+)"/g), ([, ...numbers]) =>
    numbers.map(Number),
  )
  assert.equal(circles.length, 2)
  for (const [x, y, radius] of circles) {
    assert.equal(y, HEIGHT / 2)
    assert.ok(x! - radius! > INSET && y! + radius! < HEIGHT - INSET)
  }
  const glyphs = Array.from(svg.matchAll(/translate\((\S+) (\S+)\) scale\(0\.85\)/g), ([, x, y]) =>
    Math.hypot(Number(x) - circles[0]![0]!, Number(y) - circles[0]![1]!),
  )
  assert.equal(glyphs.length, 12)
  for (const distance of glyphs) assert.ok(distance < circles[0]![2]! && distance > circles[1]![2]!)
})

test('the longer a sentence, the smaller its letters, and none of the sizes is passed over', () => {
  const sizes = Array.from({ length: 120 }, (_, words) => {
    const svg = drawDayPicture({
      sign: 'leo',
      date: '1',
      sentence: `${'so it is '.repeat(words)}done.`,
    })
    return Number(Array.from(svg.matchAll(/scale\((\S+)\)">/g)).at(-1)![1]) * 1000
  })
  assert.deepEqual([...new Set(sizes)], [44, 40, 36, 33, 30, 27])
})

/** Accents are left off. */
const ACCENT = /\p{M}/u

test('every letter and point of the horoscopes can be drawn', () => {
  const texts = globSync('data/en/phrases/**/*.json').map((path) => readFileSync(path, 'utf8'))
  assert.ok(texts.length > 0)
  const used = new Set(
    texts.flatMap((text) => sentencesIn(JSON.parse(text)).flatMap((one) => [...one.normalize('NFD')])),
  )
  assert.ok(used.size > 50)
  const missing = [...used].filter((letter) => !ACCENT.test(letter) && widthOf(letter, 10) === 0)
  assert.deepEqual(missing, [])
})

/** All texts in a file of phrases, without the names of what stands in braces. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.replaceAll(/\{[^}]*\}/g, '')]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : []
}
