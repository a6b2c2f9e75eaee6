import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { type Box, cardsIn, drawn, linesIn, overlap } from '../../../test/share-picture.ts'
import { faultInXml } from '../../../test/well-formed.ts'
import { SIGNS, type Sign } from '../../sky/zodiac.ts'
import { SIGN_GLYPHS } from '../glyphs.ts'
import { BRASS, HEIGHT, IVORY, WIDTH, wordsWidth } from './canvas.ts'
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

const middle = ({ left, right }: Box) => (left + right) / 2

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

test('a spread says its title, and of each card its place above and its name below', () => {
  const cards = ['Death', 'The Sun', 'Ace of Cups'].map((name, at) => ({
    ...card(),
    name,
    place: ['Past', 'Present', 'Future'][at]!,
  }))
  const svg = drawSpreadPicture('A Title', cards)
  assert.deepEqual(
    linesIn(svg).map(({ words, colour }) => [words, colour]),
    [
      ['ATITLE', BRASS],
      ...cards.flatMap(({ name, place }) => [
        [drawn(place), BRASS],
        [drawn(name), IVORY],
      ]),
    ],
  )
  const [title, ...lines] = linesIn(svg)
  for (const [at, box] of cardsIn(svg).entries()) {
    const [place, name] = lines.slice(2 * at)
    assert.ok(title!.bottom < place!.top && place!.bottom < box.top && box.bottom < name!.top)
    assert.equal(
      middle(box).toFixed(3),
      (WIDTH / 2 + (at - 1) * 310).toFixed(3),
      'a cell is at most 310 wide',
    )
  }
  const sizes = linesIn(svg).map(({ size }) => size)
  assert.ok(
    sizes[0]! > sizes[2]! && sizes[2]! > sizes[1]!,
    'the title is largest, a place smaller than a name',
  )
  for (const [at, { left }] of lines.entries()) {
    const [{ name, place }, box] = [cards[at >> 1]!, cardsIn(svg)[at >> 1]!]
    const width = wordsWidth(at % 2 === 0 ? place : name, sizes[at + 1]!)
    assert.ok(
      Math.abs(left + width / 2 - middle(box)) < 0.2,
      'words stand above and below the middle of the card',
    )
  }
})

test('a place that has no name is passed over', () => {
  const svg = drawSpreadPicture('A Title', [{ ...card(), place: undefined }, card()])
  assert.deepEqual(
    linesIn(svg).map(({ words }) => words),
    ['ATITLE', '', drawn(card().name), drawn(card().place!), drawn(card().name)],
  )
})

test('names of one row are of one size, that of the longest', () => {
  const cards = Array.from({ length: 6 }, (_, at) => ({ ...card(), name: at === 4 ? card().name : 'Sun' }))
  const [, ...words] = linesIn(drawSpreadPicture('A Title', cards))
  const sizes = words.filter((_, at) => at % 2 === 1).map(({ size }) => size)
  assert.equal(new Set(sizes).size, 1)
  assert.ok(sizes[0]! < 26)
  assert.ok(wordsWidth(card().name, sizes[0]!) < 1088 / 6, 'and that one fits its cell')
})

test('cards of any number are alike in size, evenly spaced around the middle of the width, and as large as there is room', () => {
  for (let count = 2; count <= 13; count++) {
    const boxes = cardsIn(
      drawSpreadPicture(
        'A Title',
        Array.from({ length: count }, () => card()),
      ),
    )
    const rows = [...Map.groupBy(boxes, ({ top }) => top.toFixed(6)).values()]
    // One row up to seven, then two, the upper with the odd card.
    const counts = count <= 7 ? [count] : [Math.ceil(count / 2), Math.floor(count / 2)]
    assert.deepEqual(
      rows.map(({ length }) => length),
      counts,
    )
    const widths = boxes.map(({ left, right }) => (right - left).toFixed(6))
    assert.equal(new Set(widths).size, 1)
    const steps = rows.flatMap((row) => row.slice(1).map((box, at) => (box.left - row[at]!.left).toFixed(6)))
    assert.equal(new Set(steps).size, 1, 'in both rows')
    for (const row of rows) assert.ok(Math.abs(middle(row[0]!) + middle(row.at(-1)!) - WIDTH) < 1e-6)
    // A cell is a share of the width between the margins, and no wider than 310.
    const cell = Math.min((WIDTH - 2 * 56) / counts[0]!, 310)
    assert.ok(Math.abs(Number(steps[0] ?? cell) - cell) < 1e-5, `${count}: ${steps[0]}`)
    const gap = cell - Number(widths[0])
    assert.ok(gap > 10, `${gap}`)
    // Many cards fill the width but for gaps, few the height.
    if (rows.length === 1 && count > 4) assert.ok(Math.abs(gap - 22) < 1e-5, `${count}: ${gap}`)
  }
})

test('a row stands in the middle of its part of the height, words and all', () => {
  for (let count = 2; count <= 13; count++) {
    const svg = drawSpreadPicture(
      'A Title',
      Array.from({ length: count }, () => card()),
    )
    const boxes = [...cardsIn(svg), ...linesIn(svg).slice(1)]
    const [top, bottom] = [
      Math.min(...boxes.map((box) => box.top)),
      Math.max(...boxes.map((box) => box.bottom)),
    ]
    assert.ok(Math.abs((top + bottom) / 2 - (118 + HEIGHT - 44) / 2) < 6, `${count}: ${top} ${bottom}`)
    if (count <= 7) continue
    const [upper, lower] = [cardsIn(svg)[0]!, cardsIn(svg).at(-1)!]
    assert.ok(Math.abs(lower.top - upper.top - (HEIGHT - 44 - 118) / 2) < 1e-6, 'half the height apart')
  }
})

test('a few cards and their words fill the height below the title but for some air, and words keep off the cards', () => {
  for (let count = 2; count <= 13; count++) {
    const svg = drawSpreadPicture(
      'A Title',
      Array.from({ length: count }, () => card()),
    )
    const [cards, [, ...lines]] = [cardsIn(svg), linesIn(svg)]
    const top = Math.min(...lines.map((line) => line.top))
    const share = (Math.max(...lines.map((line) => line.bottom)) - top) / (HEIGHT - 44 - 118)
    if (count <= 4) assert.ok(share > 0.92 && share < 0.96, `${count}: ${share}`)
    for (const box of cards)
      for (const line of lines) assert.ok(line.bottom < box.top - 5 || line.top > box.bottom + 5, `${count}`)
  }
})

test('a long name may be wider than its card, but not than its cell', () => {
  const cards = Array.from({ length: 7 }, () => card())
  const svg = drawSpreadPicture('A Title', cards)
  const width = wordsWidth(card().name, linesIn(svg)[2]!.size)
  const [box] = cardsIn(svg)
  assert.ok(width > box!.right - box!.left + 5 && width < 1088 / 7 - 5, `${width}`)
})

test('two rows have no room for places', () => {
  const cards = Array.from({ length: 8 }, (_, at) => ({ ...card(), name: `Card ${'ABCDEFGH'[at]}` }))
  assert.deepEqual(
    linesIn(drawSpreadPicture('A Title', cards)).map(({ words }) => words),
    ['ATITLE', ...cards.map(({ name }) => drawn(name))],
  )
  const tops = cardsIn(drawSpreadPicture('A Title', cards)).map(({ top }) => top)
  assert.deepEqual(
    tops,
    tops.toSorted((a, b) => a - b),
    'from left to right, then the second row',
  )
})

test('a single card stands beside its words, and says when it is reversed', () => {
  const says = (isReversed: boolean) =>
    linesIn(drawSpreadPicture('A Title', [{ ...card(isReversed), name: 'Death' }])).map(
      ({ words, colour }) => `${words} ${colour}`,
    )
  assert.deepEqual(says(false), [`ATITLE ${BRASS}`, `DEATH ${IVORY}`])
  assert.deepEqual(says(true), [`ATITLE ${BRASS}`, `DEATH ${IVORY}`, `REVERSED ${BRASS}`])
  const svg = drawSpreadPicture('A Title', [card(true)])
  const [box] = cardsIn(svg)
  assert.ok(Math.abs(box!.top + box!.bottom - HEIGHT) < 1e-9, 'in the middle of the height')
  assert.ok(box!.bottom - box!.top > 0.75 * HEIGHT, 'large')
  const [title, name, reversed] = linesIn(svg)
  for (const line of [title!, name!, reversed!]) assert.ok(line.left > box!.right)
  const rule = Number(svg.match(/<path d="M\d+ (\S+)H/)![1])
  assert.ok(title!.bottom < rule - 20 && rule < name!.top - 20 && name!.bottom < reversed!.top - 20)
  assert.ok(Math.abs((title!.top + reversed!.bottom) / 2 - HEIGHT / 2) < 30)
})

test('a title or a name that is long is made smaller, with one card and with many', () => {
  const long = 'The Question of Somebody Who Has Waited for a Very Long While Indeed'
  for (const cards of [[card()], [card(), card()]]) {
    const [short] = linesIn(drawSpreadPicture('Love', cards))
    const svg = drawSpreadPicture(long, cards)
    assert.ok(linesIn(svg)[0]!.size < short!.size)
    assertInside(linesIn(svg)[0]!)
  }
  const svg = drawSpreadPicture('Love', [{ ...card(), name: long }])
  for (const box of linesIn(svg)) assertInside(box)
  assert.ok(linesIn(svg)[1]!.left > cardsIn(svg)[0]!.right)
  const named = drawSpreadPicture('Love', [{ ...card(), place: long }, card()])
  const [, place, , otherPlace] = linesIn(named)
  assert.equal(place!.size, otherPlace!.size)
  assert.ok(wordsWidth(long, place!.size) <= 310)
})

test('the art of a card is drawn whole, at its place', () => {
  const art =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 520" width="300" height="520"><svg viewBox="0 0 1 1"/><g id="art"/></svg>'
  const svg = drawSpreadPicture('A Title', [{ ...card(), art }, card(true)])
  assert.equal(cardsIn(svg).length, 2)
  assert.match(
    svg,
    /<g><svg viewBox="0 0 300 520" x="[^>]*><svg viewBox="0 0 1 1"\/><g id="art"\/><\/svg><\/g>/,
  )
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

const dayPicture = (sentence: string, sign: Sign = 'leo', date = 'Tuesday 17 November 2026') =>
  drawDayPicture({ sign, date, sentence })

test('a day says its sign, its date and the whole sentence, from above', () => {
  for (const sign of SIGNS) {
    const svg = dayPicture(LONGEST, sign)
    const [name, date, ...lines] = linesIn(svg)
    assert.deepEqual([name!.words, name!.colour], [sign.toUpperCase(), BRASS])
    assert.deepEqual([date!.words, date!.colour], [drawn('Tuesday 17 November 2026'), IVORY])
    assert.equal(lines.map(({ words }) => words).join(''), drawn(LONGEST))
    for (const { colour } of lines) assert.equal(colour, IVORY)
    const tops = linesIn(svg).map(({ top }) => top)
    assert.deepEqual(
      tops,
      tops.toSorted((a, b) => a - b),
    )
  }
})

test('name, date and sentence stand in the middle of the height, the lines of a sentence evenly', () => {
  for (const sentence of ['Rest.', LONGEST.slice(0, 100), LONGEST]) {
    const svg = dayPicture(sentence)
    const boxes = linesIn(svg)
    assert.ok(Math.abs((boxes[0]!.top + boxes.at(-1)!.bottom) / 2 - HEIGHT / 2) < 5, sentence)
    const feet = boxes.slice(2).map(({ bottom }) => bottom)
    const steps = feet.slice(1).map((foot, at) => foot - feet[at]!)
    const { size } = linesIn(svg).at(-1)!
    for (const step of steps)
      assert.ok(step > 1.3 * size && step < 1.5 * size && Math.abs(step - steps[0]!) < 0.2)
    // A rule between date and sentence.
    const rule = svg
      .match(/<path d="M(\S+) (\S+)H(\S+)"/)!
      .slice(1)
      .map(Number)
    assert.ok(rule[1]! > boxes[1]!.bottom + 5 && rule[1]! < boxes[2]!.top - 5)
    assert.equal((rule[0]! + rule[2]!) / 2, 790)
  }
})

test('a date that is long is made smaller', () => {
  const long = 'Wednesday the Thirtieth of September in the Year Two Thousand and Twenty-Six'
  const svg = dayPicture('Rest.', 'leo', long)
  assert.ok(wordsWidth(long, linesIn(svg)[1]!.size) < 661)
  assert.equal(linesIn(dayPicture('Rest.'))[1]!.size, 29)
})

/** Words of a sentence set in a column, each line as full as it goes. */
function filled(words: readonly string[], size: number, room: number): string[][] {
  const lines: string[][] = []
  const width = (line: readonly string[]) =>
    line.reduce((sum, word) => sum + wordsWidth(word, size), (line.length - 1) * wordsWidth(' ', size))
  for (const word of words) {
    const last = lines.at(-1)
    if (last && width([...last, word]) <= room) last.push(word)
    else lines.push([word])
  }
  return lines
}

const SENTENCES = Array.from({ length: 60 }, (_, count) =>
  Array.from({ length: count + 1 }, (_, at) => 'mnemonic'.slice(0, 1 + ((at * 5 + count * 3) % 8))).join(' '),
)

test('a sentence has the largest size in which it needs at most four lines of 660 units, and no more lines than it needs', () => {
  for (const sentence of SENTENCES) {
    const needed = (size: number) => filled(sentence.split(' '), size, 660).length
    const size = [44, 40, 36, 33, 30, 27].find((each) => needed(each) <= 4) ?? 27
    const [, , ...lines] = linesIn(dayPicture(sentence))
    assert.deepEqual(
      lines.map((line) => line.size),
      Array.from({ length: needed(size) }, () => size),
      sentence,
    )
  }
})

test('a sentence could not be broken so that its longest line were shorter by more than half its size', () => {
  for (const sentence of SENTENCES) {
    const [, , ...lines] = linesIn(dayPicture(sentence))
    const { size } = lines[0]!
    const words = sentence.split(' ')
    // Back to words: as many as have the letters of the line.
    let at = 0
    const widths = lines.map((line) => {
      const from = at
      for (let letters = 0; letters < line.words.length; at++) letters += words[at]!.length
      const inLine = words.slice(from, at)
      assert.equal(drawn(inLine.join('')), line.words)
      const spaces = (inLine.length - 1) * wordsWidth(' ', size)
      return inLine.reduce((sum, word) => sum + wordsWidth(word, size), spaces)
    })
    assert.ok(Math.max(...widths) <= 660)
    // Single words cannot be broken.
    if (lines.length === words.length) continue
    const narrower = Math.max(...widths) - 0.5 * size
    assert.ok(filled(words, size, narrower - 0.001).length > lines.length, sentence)
  }
})

test('the signs go round as in a chart, counter-clockwise from Aries on the left, and the one of the day is lit there and large in the middle', () => {
  for (const sign of SIGNS) {
    const glyphs = Array.from(
      dayPicture('Rest.', sign).matchAll(
        /<path d="([^"]+)" transform="translate\((\S+) (\S+)\) scale\((\S+)\)"[^>]* stroke="(\S+)"/g,
      ),
      ([, glyph, x, y, scale, colour]) => ({
        glyph,
        x: Number(x),
        y: Number(y),
        scale: Number(scale),
        colour,
      }),
    )
    const large = glyphs.pop()!
    assert.deepEqual([large.glyph, large.y, large.colour], [SIGN_GLYPHS[sign], HEIGHT / 2, BRASS])
    assert.equal(glyphs.length, 12)
    for (const [at, { glyph, x, y, scale, colour }] of glyphs.entries()) {
      assert.equal(glyph, SIGN_GLYPHS[SIGNS[at]!])
      assert.equal(colour, SIGNS[at] === sign ? IVORY : BRASS)
      assert.ok(scale < large.scale / 5)
      // Counter-clockwise from the right; SVG counts y downwards.
      const turn = (Math.atan2(large.y - y, x - large.x) * 180) / Math.PI
      assert.ok(Math.abs(((turn - 195 - 30 * at + 900) % 360) - 180) < 0.2, `${glyph}: ${turn}`)
      assert.ok(Math.abs(Math.hypot(x - large.x, y - large.y) - 136) < 0.1, 'between the two circles')
    }
  }
})

test('texts in a picture are escaped', () => {
  const evil = '"><script>alert(1)</script>&amp;'
  for (const svg of [
    dayPicture(evil, 'leo', evil),
    drawSpreadPicture(evil, [{ ...card(), name: evil, place: evil }]),
    drawSpreadPicture(evil, [{ ...card(), name: evil, place: evil }, card()]),
  ]) {
    assert.equal(faultInXml(svg), undefined)
    assert.doesNotMatch(svg, /script|alert|&/)
  }
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
  const missing = [...used].filter((letter) => !ACCENT.test(letter) && wordsWidth(letter, 10) === 0)
  assert.deepEqual(missing, [])
})

/** All texts in a file of phrases, without the names of what stands in braces. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.replaceAll(/\{[^}]*\}/g, '')]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : []
}
