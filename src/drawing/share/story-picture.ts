/** A spread as people share it themselves: upright for stories, or square. The cards lie as in the spread, with a sentence and the address. */
import { celticPlace } from '../spread-places.ts'
import { BRASS, canvasOf, fittingSize, IVORY, line } from './canvas.ts'
import { setSentence } from './set-sentence.ts'
import { laid, PROPORTION, type ShownCard } from './spread-picture.ts'
import { type Box, STORY_FORMATS, type StoryFormat, type StoryFormatName } from './story-formats.ts'

export interface SharedStory {
  readonly title: string
  /** Of a yes or no; absent elsewhere. */
  readonly answer?: string | undefined
  readonly isCelticCross: boolean
  readonly cards: readonly ShownCard[]
  readonly sentence: string
  /** Name and address of the site. */
  readonly site: string
  /** What each card is called, and how it lies: `The Star, reversed`. */
  readonly labels: readonly string[]
}

export function drawStoryPicture(story: SharedStory, name: StoryFormatName): string {
  const format = STORY_FORMATS[name]
  const { width, title, foot } = format
  const heading = story.answer === undefined ? story.title : `${story.title} · ${story.answer}`
  const cards = story.isCelticCross ? cross(story, format) : rows(story, format.cards)
  return canvasOf(
    format,
    // mutate constant 61, constant 59, constant 161, constant 159: sizes: taste, as long as nothing lies on anything else and words can be read (tests say so)
    line(heading, width / 2, title, fittingSize([heading], 60, width - 160), BRASS),
    cards,
    sentenceIn(story.sentence, story.isCelticCross ? format.crossSentence : format.sentence),
    // mutate constant 33, constant 31, constant 201, constant 199: sizes: taste, as long as nothing lies on anything else and words can be read (tests say so)
    line(story.site, width / 2, foot, fittingSize([story.site], 32, width - 200), BRASS),
  )
}

// mutate constant: sizes: taste, as long as nothing lies on anything else and words can be read (tests say so)
const LEADING = 1.42
const SIZES = [46, 42, 38, 34, 30, 27, 24]

function sentenceIn(sentence: string, { x, y, width, height }: Box): string {
  const sizes = SIZES.filter(
    (size) =>
      setSentence(sentence, { width, maxLines: 99, sizes: [size] }).lines.length * size * LEADING <= height,
  )
  const { size, lines } = setSentence(sentence, {
    width,
    maxLines: 99,
    sizes: sizes.length > 0 ? sizes : SIZES.slice(-1),
  })
  const top = y + (height - lines.length * size * LEADING) / 2
  return lines
    .map((words, at) => line(words, x + width / 2, top + (at + 0.5) * size * LEADING, size, IVORY))
    .join('')
}

/** Below each card: its name, and how it lies. */
// mutate constant: sizes: taste, as long as nothing lies on anything else and words can be read (tests say so)
const LABEL = 62
/** Above each card of a spread: the name of its place. */
// mutate constant: sizes: taste, as long as nothing lies on anything else and words can be read (tests say so)
const PLACE = 48
// mutate constant: sizes: taste, as long as nothing lies on anything else and words can be read (tests say so)
const GAP = 26

/** In as many rows as give large cards and room for the words above and below them. */
function rows({ cards, labels }: SharedStory, box: Box): string {
  const places = cards.map(({ place = '' }) => place)
  const above = places.some((place) => place !== '') ? PLACE : 0
  const words = above + LABEL + GAP
  const heights = [1, 2, 3, 4].map((count) => heightIn(box, cards.length, count, words))
  const merits = heights.map((height, at) => height / Math.sqrt(Math.ceil(cards.length / (at + 1))))
  const count = merits.indexOf(Math.max(...merits)) + 1
  const height = heights[count - 1]!
  const columns = Math.ceil(cards.length / count)
  const cell = { width: box.width / columns, height: height + words }
  const top = box.y + (box.height - count * cell.height) / 2
  // mutate constant: sizes: taste, as long as nothing lies on anything else and words can be read (tests say so)
  const size = fittingSize(labels, 34, cell.width - 12)
  // mutate constant: sizes: taste, as long as nothing lies on anything else and words can be read (tests say so)
  const placeSize = fittingSize(places, 28, cell.width - 12)
  return cards
    .map((card, at) => {
      const row = Math.floor(at / columns)
      const inRow = Math.min(columns, cards.length - row * columns)
      const x = box.x + box.width / 2 + ((at % columns) - (inRow - 1) / 2) * cell.width
      const y = top + row * cell.height + above
      return (
        (above > 0 ? line(places[at]!, x, y - above / 2, placeSize, BRASS) : '') +
        laid(card, x, y, height) +
        line(labels[at]!, x, y + height + LABEL / 2, size, IVORY)
      )
    })
    .join('')
}

const heightIn = ({ width, height }: Box, cards: number, count: number, words: number): number =>
  Math.min(height / count - words, (width / Math.ceil(cards / count) - GAP) * PROPORTION)

/** Height of a card of the cross, as a share of the height of the whole. */
// mutate constant: sizes: taste, as long as nothing lies on anything else and words can be read (tests say so)
const CROSS_CARD = 0.228

/** Size of a card's number, as a share of its height. */
// mutate constant: sizes: taste, as long as nothing lies on anything else and words can be read (tests say so)
const NUMBER = 0.15

/** The ten cards where they lie, each with its number, and their places and names by number: there is no room below the cards. */
function cross({ cards, labels }: SharedStory, { cross: box, names: list }: StoryFormat): string {
  const height = box.height * CROSS_CARD
  const drawn = cards.map((card, at) => {
    const { x, y, isCrossing } = celticPlace(at + 1)
    const [left, middle] = [box.x + (x / 100) * box.width, box.y + (y / 100) * box.height]
    const upright = laid(card, left, middle - height / 2, height)
    const size = height * NUMBER
    const number = (beside: number, level: number) => line(String(at + 1), beside, level, size, BRASS)
    if (isCrossing)
      return `<g transform="rotate(90 ${left} ${middle})">${upright}</g>${number(left + height / 2 + size * 0.7, middle)}`
    return upright + number(left - height / PROPORTION / 2 - size * 0.75, middle - height / 2 + size / 2)
  })
  return [...drawn, namesByNumber(cards, labels, list)].join('')
}

function namesByNumber(cards: readonly ShownCard[], labels: readonly string[], list: Box): string {
  const places = cards.map(({ place = '' }, at) => `${at + 1} ${place}`)
  const columns = list.width > list.height ? 2 : 1
  const perColumn = Math.ceil(labels.length / columns)
  const room = list.width / columns - 20
  const step = list.height / perColumn
  const [placeSize, size] = [fittingSize(places, 0.34 * step, room), fittingSize(labels, 0.42 * step, room)]
  return labels
    .map((label, at) => {
      const x = list.x + ((Math.floor(at / perColumn) + 0.5) * list.width) / columns
      const top = list.y + (at % perColumn) * step
      return (
        line(places[at]!, x, top + 0.28 * step, placeSize, BRASS) +
        line(label, x, top + 0.68 * step, size, IVORY)
      )
    })
    .join('')
}
