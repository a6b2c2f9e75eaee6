/** Where the parts of a shared spread stand, measured in its picture. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Box, cardsIn, type DrawnLine, drawn, linesIn, overlap } from '../../../test/share-picture.ts'
import { BRASS, IVORY } from './canvas.ts'
import { STORY_FORMATS, type StoryFormatName } from './story-formats.ts'
import { drawStoryPicture, type SharedStory } from './story-picture.ts'

const ART =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 520" width="300" height="520"><g/></svg>'
const SENTENCE = 'It was good, it is difficult now, and there is a way on. '.repeat(3).trim()
const story = (count: number, more: Partial<SharedStory> = {}): SharedStory => ({
  title: 'A Spread',
  isCelticCross: false,
  cards: Array.from({ length: count }, (_, at) => ({
    ...{ art: ART, name: 'The Star', isReversed: false, place: `The Place ${at}` },
  })),
  labels: Array.from({ length: count }, (_, at) => `Knight of Swords ${at}`),
  sentence: SENTENCE,
  site: 'augury.example.org',
  ...more,
})
const cross = (more: Partial<SharedStory> = {}) =>
  story(10, { isCelticCross: true, title: 'Celtic Cross', ...more })
const formats = Object.keys(STORY_FORMATS) as StoryFormatName[]
const middle = ({ left, right, top, bottom }: Box) => ({ x: (left + right) / 2, y: (top + bottom) / 2 })
/** The box of a line ends with the beginning of its last letter, so its middle is known to half a letter. */
const isAround = (line: DrawnLine, x: number) => Math.abs(middle(line).x - x) < 0.6 * line.size
const find = (lines: readonly DrawnLine[], words: string): DrawnLine => {
  const found = lines.filter((line) => line.words === drawn(words))
  assert.equal(found.length, 1, words)
  return found[0]!
}
function areApart(boxes: readonly Box[], name: string): void {
  for (const [at, box] of boxes.entries())
    for (const other of boxes.slice(at + 1))
      if (overlap(box, other)) assert.fail(`${name}: ${JSON.stringify([box, other])}`)
}
const sentenceOf = (lines: readonly DrawnLine[]) =>
  lines.filter(({ words }) => words.length > 2 && drawn(SENTENCE).includes(words))

test('title and address stand around the middle, above and below all else, and inside the frame however long they are', () => {
  for (const format of formats)
    for (const isLong of [false, true])
      for (const isCelticCross of [false, true]) {
        const long = { title: 'A Very Long Title of a Spread '.repeat(3).trim(), site: 'augury.'.repeat(14) }
        const shown = story(10, { isCelticCross, ...(isLong && long) })
        const lines = linesIn(drawStoryPicture(shown, format))
        const [title, site] = [find(lines, shown.title), find(lines, shown.site)]
        const { width } = STORY_FORMATS[format]
        for (const each of [title, site]) {
          assert.ok(isAround(each, width / 2) && each.left > 60 && each.right < width - 60, format)
          assert.equal(each.colour, BRASS)
          if (isLong) assert.ok(each.left < 130, `${format}: as large as there is room for`)
        }
        if (!isLong) assert.ok(title.size > 1.5 * site.size && site.size > 25, format)
        for (const line of lines)
          assert.ok(
            line === title || line === site || (line.top > title.bottom && line.bottom < site.top),
            format,
          )
      }
})

test('the sentence stands in the middle of its room, its lines one and a half of their size apart', () => {
  for (const format of formats)
    for (const isCelticCross of [false, true]) {
      const lines = sentenceOf(linesIn(drawStoryPicture(story(10, { isCelticCross }), format)))
      assert.ok(lines.length > 2, format)
      const { sentence, crossSentence } = STORY_FORMATS[format]
      const room = isCelticCross ? crossSentence : sentence
      const whole = (lines[0]!.top + lines.at(-1)!.bottom) / 2
      assert.ok(Math.abs(whole - (room.y + room.height / 2)) < 4, `${format}: ${whole}`)
      for (const [at, line] of lines.entries()) {
        assert.ok(isAround(line, room.x + room.width / 2) && line.colour === IVORY, format)
        assert.ok(line.top >= room.y && line.bottom <= room.y + room.height, format)
        const step = at === 0 ? undefined : (line.bottom - lines[at - 1]!.bottom) / line.size
        assert.ok(step === undefined || (step > 1.25 && step < 1.6), `${format}: ${step}`)
      }
    }
})

test('the longer a sentence, the smaller its letters, in steps, and as large as its room allows', () => {
  for (const format of formats) {
    const sizes = Array.from({ length: 120 }, (_, at) => {
      const sentence = 'and a way on '.repeat(at + 1).trim()
      const lines = linesIn(drawStoryPicture(story(1, { sentence }), format)).filter(
        ({ colour, words }) => colour === IVORY && words !== drawn('Knight of Swords 0'),
      )
      return Math.round(lines[0]!.size)
    })
    for (const [at, size] of sizes.entries()) assert.ok(at === 0 || size <= sizes[at - 1]!, format)
    const steps = [...new Set(sizes)]
    assert.ok(steps.length > 4 && steps[0]! > 40 && steps.at(-1)! > 20 && steps.at(-1)! < 27, `${steps}`)
    for (const [at, size] of steps.entries()) assert.ok(at === 0 || size > 0.85 * steps[at - 1]!, `${steps}`)
  }
})

test('rows of cards stand around the middle of their room, a last row that is shorter too; words around each card', () => {
  for (const format of formats)
    for (let count = 1; count <= 13; count++) {
      const svg = drawStoryPicture(story(count), format)
      const [cards, lines] = [cardsIn(svg), linesIn(svg)]
      const { cards: room } = STORY_FORMATS[format]
      const name = `${count} in ${format}`
      for (const row of Map.groupBy(cards, ({ top }) => Math.round(top)).values()) {
        const x = (row[0]!.left + row.at(-1)!.right) / 2
        assert.ok(Math.abs(x - (room.x + room.width / 2)) < 0.1, name)
      }
      const inside = [...cards]
      for (const [at, card] of cards.entries()) {
        const [place, label] = [find(lines, `The Place ${at}`), find(lines, `Knight of Swords ${at}`)]
        assert.ok(isAround(place, middle(card).x) && isAround(label, middle(card).x), name)
        assert.ok(card.top - place.bottom > 4 && card.top - place.bottom < 40, name)
        assert.ok(label.top - card.bottom > 4 && label.top - card.bottom < 40, name)
        assert.deepEqual([place.colour, label.colour], [BRASS, IVORY])
        assert.ok(label.size > 11 && place.size > 11, `${name}: ${label.size} ${place.size}`)
        inside.push(place, label)
      }
      const [top, bottom] = [
        Math.min(...inside.map((each) => each.top)),
        Math.max(...inside.map((each) => each.bottom)),
      ]
      assert.ok(top >= room.y && bottom <= room.y + room.height, name)
      // As far from above as from below, but for the gap between two rows.
      assert.ok(Math.abs(top - room.y - (room.y + room.height - bottom)) < 50, `${name}: ${top} ${bottom}`)
    }
})

test('where only some cards have a place there is room above all of them', () => {
  for (const format of formats) {
    const cards = story(6).cards.map(({ place, ...card }, at) =>
      at === 4 ? { ...card, place: place! } : card,
    )
    const svg = drawStoryPicture(story(6, { cards }), format)
    find(linesIn(svg), 'The Place 4')
    areApart([...cardsIn(svg), ...linesIn(svg)], format)
  }
})

/** The second card is turned by a quarter around the middle of the first. */
function crossIn(format: StoryFormatName) {
  const svg = drawStoryPicture(cross(), format)
  const cards = cardsIn(svg)
  const { x, y } = middle(cards[1]!)
  const turn = /<g transform="rotate\((\S+) (\S+) (\S+)\)">/.exec(svg)
  assert.ok(turn, 'the second card is turned')
  const [, angle, cx, cy] = turn
  assert.equal(Number(angle), 90)
  assert.ok(Math.abs(Number(cx) - x) < 0.1 && Math.abs(Number(cy) - y) < 0.1, format)
  const [high, wide] = [cards[1]!.bottom - cards[1]!.top, cards[1]!.right - cards[1]!.left]
  const turned = { left: x - high / 2, right: x + high / 2, top: y - wide / 2, bottom: y + wide / 2 }
  return { cards, lying: cards.with(1, turned), lines: linesIn(svg) }
}

test('in a Celtic cross nothing lies on anything else but the second card on the first, inside the frame', () => {
  for (const format of formats) {
    const { lying, lines } = crossIn(format)
    assert.equal(lying.length, 10)
    areApart([...lying.toSpliced(1, 1), ...lines], format)
    areApart([...lying.toSpliced(0, 1), ...lines], format)
    const { width, height } = STORY_FORMATS[format]
    for (const box of [...lying, ...lines]) {
      assert.ok(box.left > 27 && box.right < width - 27 && box.top > 27 && box.bottom < height - 27, format)
    }
    for (const line of lines) assert.ok(line.size > 12, `${format}: ${line.words} ${line.size}`)
  }
})

test('in a Celtic cross each number stands beside its own card: left of its upper end, that of the second right of it', () => {
  for (const format of formats) {
    const { lying, lines } = crossIn(format)
    for (const [at, card] of lying.entries()) {
      const number = find(lines, String(at + 1))
      const gap = at === 1 ? number.left - card.right : card.left - number.right
      assert.ok(gap > 0 && gap < 1.3 * number.size, `${format} ${at + 1}: ${gap}`)
      const level =
        at === 1 ? middle(number).y - middle(card).y : middle(number).y - card.top - number.size / 2
      assert.ok(Math.abs(level) < 0.3 * number.size, `${format} ${at + 1}: ${level}`)
      assert.equal(number.colour, BRASS)
    }
  }
})

test('places and names of a Celtic cross stand by number from above, in two columns where there is width and in one beside the cross', () => {
  for (const format of formats) {
    const { lines, lying } = crossIn(format)
    const columns = new Map<number, DrawnLine[]>()
    const { names: room } = STORY_FORMATS[format]
    for (let at = 0; at < 10; at++) {
      const [place, label] = [find(lines, `${at + 1} The Place ${at}`), find(lines, `Knight of Swords ${at}`)]
      const column = format === 'story' && at > 4 ? 1 : 0
      const before = columns.get(column) ?? []
      const count = format === 'story' ? 2 : 1
      for (const line of [place, label]) {
        assert.ok(isAround(line, room.x + ((column + 0.5) * room.width) / count), `${format} ${at}`)
        assert.ok(line.top >= room.y && line.bottom <= room.y + room.height, `${format} ${at}`)
        const last = before.at(-1)
        assert.ok(last === undefined || last.bottom < line.top, `${format} ${at}`)
        before.push(line)
      }
      // A name is nearer to its own place than to the next one, and the larger of the two.
      const [, , previous] = before.slice(-4).reverse()
      assert.ok(
        previous === undefined || place.top - previous.bottom > label.top - place.bottom,
        `${format} ${at}`,
      )
      assert.ok(label.size > place.size && place.size > 14, `${format} ${at}`)
      assert.deepEqual([place.colour, label.colour], [BRASS, IVORY])
      columns.set(column, before)
    }
    const lowest = Math.max(...lying.map(({ bottom }) => bottom))
    if (format === 'story') assert.ok(columns.get(0)![0]!.top > lowest)
    else assert.ok(columns.get(0)![0]!.left > Math.max(...lying.map(({ right }) => right)))
  }
})
