import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cardsIn, drawn, linesIn, overlap } from '../../../test/share-picture.ts'
import { IVORY } from './canvas.ts'
import { STORY_FORMATS, type StoryFormatName } from './story-formats.ts'
import { drawStoryPicture, type SharedStory } from './story-picture.ts'

const ART =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 520" width="300" height="520"><g/></svg>'
const story = (count: number, more: Partial<SharedStory> = {}): SharedStory => ({
  title: 'Past, Present, Future',
  isCelticCross: false,
  cards: Array.from({ length: count }, (_, at) => ({
    art: ART,
    name: 'The Star',
    isReversed: true,
    place: `Where the ${at} Leads`,
  })),
  labels: Array.from({ length: count }, () => 'Knight of Pentacles, reversed'),
  sentence: 'It was good, it’s difficult now, and there’s a way on. '.repeat(3).trim(),
  site: 'Augury · augury.example.org',
  ...more,
})
const formats = Object.keys(STORY_FORMATS) as StoryFormatName[]

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

test('seven cards lie in two rows of a square, so that their names can be read', () => {
  const tops = cardsIn(drawStoryPicture(story(7), 'square')).map(({ top }) => top)
  assert.deepEqual(
    [new Set(tops.slice(0, 4)).size, new Set(tops.slice(4)).size, new Set(tops).size],
    [1, 1, 2],
  )
})

test('a Celtic cross lies as a cross, the second card across the first, with places and names by number', () => {
  for (const format of formats) {
    const svg = drawStoryPicture(story(10, { isCelticCross: true }), format)
    const cards = cardsIn(svg)
    const lines = linesIn(svg)
    const [first, second, foundation, past, crown, ahead] = cards
    assert.deepEqual(second, first)
    assert.match(svg, /<g transform="rotate\(90 /)
    assert.ok(crown!.bottom < first!.top && first!.bottom < foundation!.top)
    assert.ok(past!.right < first!.left && first!.right < ahead!.left)
    const texts = lines.map(({ words }) => words)
    const last = texts.indexOf(drawn('10 Where the 9 Leads'))
    assert.equal(texts[last + 1], drawn('Knight of Pentacles, reversed'))
    assert.ok(lines[last + 1]!.top > lines[last]!.bottom)
    for (const line of lines) for (const card of cards) assert.ok(!overlap(line, card), format)
  }
})

test('the place of a card is said above it, its name below; a card without a place has nothing above it', () => {
  for (const format of formats) {
    const svg = drawStoryPicture(story(3), format)
    const [cards, lines] = [cardsIn(svg), linesIn(svg)]
    for (const [at, card] of cards.entries()) {
      const place = lines.find(({ words }) => words === drawn(`Where the ${at} Leads`))!
      const [name] = lines.filter(
        ({ words, left }) => words === drawn(story(3).labels[0]!) && left > card.left - 60,
      )
      assert.ok(place.bottom < card.top && name!.top > card.bottom, format)
      assert.ok(place.left < card.right && place.right > card.left, format)
    }
    const bare = story(3).cards.map(({ place: _, ...card }) => card)
    assert.equal(linesIn(drawStoryPicture(story(3, { cards: bare }), format)).length, lines.length - 3)
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

test('a sentence that is longer than its room has the smallest letters, a short one the largest', () => {
  for (const format of formats) {
    const sizesOf = (sentence: string) =>
      new Set(
        linesIn(drawStoryPicture(story(1, { sentence, labels: ['The Star'] }), format))
          .filter(({ colour }) => colour === IVORY)
          .slice(1)
          .map(({ size }) => Math.round(size)),
      )
    assert.deepEqual([...sizesOf('There is a way on. '.repeat(60).trim())], [24], format)
    assert.deepEqual([...sizesOf('There is a way on.')], [46], format)
  }
})
