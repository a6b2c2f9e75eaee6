import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawStoryPicture, type SharedStory, STORY_FORMATS, type StoryFormatName } from './story-picture.ts'

const ART =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 520" width="300" height="520"><g/></svg>'
const story = (count: number, more: Partial<SharedStory> = {}): SharedStory => ({
  title: 'Past, Present, Future',
  isCelticCross: false,
  cards: Array.from({ length: count }, () => ({ art: ART, name: 'The Star', isReversed: true })),
  labels: Array.from({ length: count }, () => 'Knight of Pentacles, reversed'),
  sentence: 'It was good, it’s difficult now, and there’s a way on. '.repeat(3).trim(),
  site: 'Augury · augury.example.org',
  ...more,
})
const formats = Object.keys(STORY_FORMATS) as StoryFormatName[]

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
      return { left, top, right: left + width, bottom: top + height }
    },
  )

const linesIn = (svg: string) =>
  Array.from(
    svg.matchAll(/<g fill="[^"]+" transform="translate\((\S+) (\S+)\) scale\((\S+)\)">(.*?)<\/g>/g),
    ([, x, y, scale, uses]) => {
      const [left, bottom, size] = [Number(x), Number(y), Number(scale) * 1000]
      const at = Array.from(uses!.matchAll(/(?:x="|translate\()([\d.]+)/g), ([, value]) => Number(value))
      const codes = Array.from(uses!.matchAll(/#letter-(\d+)/g), ([, code]) => Number(code))
      const right = left + (Math.max(0, ...at) * size) / 1000
      return { left, top: bottom - 0.7 * size, right, bottom, words: String.fromCharCode(...codes) }
    },
  )
const drawn = (words: string) => words.toUpperCase().replaceAll(' ', '')
const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

test('any number of cards, and its words, lie inside of the picture and not on each other', () => {
  for (const format of formats)
    for (let count = 1; count <= 13; count++) {
      const svg = drawStoryPicture(story(count), format)
      const boxes = [...cardsIn(svg), ...linesIn(svg)]
      assert.equal(cardsIn(svg).length, count)
      for (const [at, box] of boxes.entries()) {
        assert.ok(box.left > 27 && box.right < STORY_FORMATS[format].width - 27, `${format} ${count}`)
        assert.ok(box.top > 27 && box.bottom < STORY_FORMATS[format].height - 27, `${format} ${count}`)
        for (const other of boxes.slice(at + 1)) assert.ok(!overlap(box, other), `${format} ${count}`)
      }
    }
})

test('a Celtic cross lies as a cross, the second card across the first, with its names by number', () => {
  for (const format of formats) {
    const svg = drawStoryPicture(story(10, { isCelticCross: true }), format)
    const cards = cardsIn(svg)
    const lines = linesIn(svg)
    const [first, second, foundation, past, crown, ahead] = cards
    assert.deepEqual(second, first)
    assert.match(svg, /<g transform="rotate\(90 /)
    assert.ok(crown!.bottom < first!.top && first!.bottom < foundation!.top)
    assert.ok(past!.right < first!.left && first!.right < ahead!.left)
    assert.ok(lines.some(({ words }) => words === drawn('10 Knight of Pentacles, reversed')))
    for (const line of lines) for (const card of cards) assert.ok(!overlap(line, card), format)
  }
})

test('title, answer, how a card lies, the sentence and the site are said, and a card that lies reversed is turned', () => {
  const svg = drawStoryPicture(story(1, { title: 'Yes or No', answer: 'No' }), 'square')
  const said = linesIn(svg)
    .map(({ words }) => words)
    .join('')
  for (const words of ['Yes or No · No', 'Knight of Pentacles, reversed', story(1).sentence, story(1).site])
    assert.ok(said.includes(drawn(words)), words)
  assert.match(svg, /<g transform="rotate\(180 /)
})
