/** The preview of a spread: its cards in the deck's art, with their names. */
import { BRASS, canvas, fittingSize, HEIGHT, IVORY, line, WIDTH } from './canvas.ts'

export interface ShownCard {
  /** Its drawing, a whole SVG document. */
  readonly art: string
  readonly name: string
  readonly isReversed: boolean
  /** Of its place in the spread, if it has one. */
  readonly place?: string | undefined
}

/** Height of a card, as a share of its width. */
export const PROPORTION = 520 / 300
// mutate constant: sizes: taste, as long as nothing lies on anything else (a test says so)
const SIDE = 56
/** Room for the cards, below the title. */
const TOP = 118
const BOTTOM = HEIGHT - 44
// mutate constant: sizes: taste, as long as nothing lies on anything else (a test says so)
const TITLE = { y: 78, size: 46, room: WIDTH - 160 }
/** More cards than this lie in two rows. */
// mutate constant: a size: taste, as long as nothing lies on anything else (a test says so)
const MAX_IN_ROW = 7
const MAX_CELL_WIDTH = 310

/** Sizes of the words. In two rows there is no room for places. */
interface TextSizes {
  readonly names: number
  readonly places: number
  readonly gap: number
}
// mutate members, constant: sizes: taste, as long as nothing lies on anything else (a test says so)
const ONE_ROW: TextSizes = { names: 26, places: 20, gap: 22 }
// mutate members, constant: sizes: taste, as long as nothing lies on anything else (a test says so)
const TWO_ROWS: TextSizes = { names: 16, places: 0, gap: 12 }

export function drawSpreadPicture(title: string, cards: readonly ShownCard[]): string {
  if (cards.length === 1) return canvas(...oneCard(title, cards[0]!))
  const heading = line(title, WIDTH / 2, TITLE.y, fittingSize([title], TITLE.size, TITLE.room), BRASS)
  // mutate arguments: the order of drawing parts that do not touch
  if (cards.length <= MAX_IN_ROW) return canvas(heading, row(cards, TOP, BOTTOM, ONE_ROW))
  const half = Math.ceil(cards.length / 2)
  const middle = (TOP + BOTTOM) / 2
  const above = row(cards.slice(0, half), TOP, middle, TWO_ROWS)
  // mutate arguments: the order of drawing parts that do not touch
  return canvas(heading, above, row(cards.slice(half), middle, BOTTOM, TWO_ROWS, half))
}

/** A single card is large, with its words beside it. */
// mutate-block constant: sizes: taste, as long as nothing lies on anything else (a test says so)
function oneCard(title: string, card: ShownCard): string[] {
  const [x, middle, room] = [790, HEIGHT / 2, 640]
  return [
    // mutate list, order: the order of drawing parts that do not touch
    laid(card, 270, 62, HEIGHT - 124),
    // mutate list, order: the order of drawing parts that do not touch
    line(title, x, middle - 88, fittingSize([title], 34, room), BRASS),
    // mutate list, order, operator, constant: sizes: taste, as long as nothing lies on anything else (a test says so)
    `<path d="M${x - 70} ${middle - 46}H${x + 70}" stroke="${BRASS}" stroke-width="1.5"/>`,
    line(card.name, x, middle + 14, fittingSize([card.name], 66, room), IVORY),
    card.isReversed ? line('Reversed', x, middle + 82, 30, BRASS) : '',
  ]
}

/** Cards side by side between two heights, in as many columns as the row above has. */
function row(
  cards: readonly ShownCard[],
  top: number,
  bottom: number,
  { names, places, gap }: TextSizes,
  columns = cards.length,
): string {
  const cell = Math.min((WIDTH - 2 * SIDE) / columns, MAX_CELL_WIDTH)
  // mutate constant: sizes: taste, as long as nothing lies on anything else (a test says so)
  const room = cell - gap / 2
  // mutate constant: sizes: taste, as long as nothing lies on anything else (a test says so)
  const [above, below] = [places * 1.5, names * 1.7]
  // mutate constant: sizes: taste, as long as nothing lies on anything else (a test says so)
  const height = Math.min(bottom - top - above - below - gap / 2, (cell - gap) * PROPORTION)
  const y = top + (bottom - top - above - height - below) / 2 + above
  const nameSize = fittingSize(
    cards.map(({ name }) => name),
    names,
    room,
  )
  const placeSize = fittingSize(
    cards.map(({ place = '' }) => place),
    places,
    room,
  )
  return cards
    .map((card, at) => {
      const x = WIDTH / 2 + (at - (cards.length - 1) / 2) * cell
      const { place = '' } = card
      return (
        // mutate constant, operator, condition, arguments: sizes: taste, as long as nothing lies on anything else (a test says so)
        (places > 0 ? line(place, x, y - above * 0.55, placeSize, BRASS) : '') +
        laid(card, x, y, height) +
        // mutate constant, operator, arguments: sizes: taste, as long as nothing lies on anything else (a test says so)
        line(card.name, x, y + height + below * 0.58, nameSize, IVORY)
      )
    })
    .join('')
}

/** A card with the middle of its upper edge at `x`, `y`. */
export function laid({ art, isReversed }: ShownCard, x: number, y: number, height: number): string {
  const width = height / PROPORTION
  const turn = isReversed ? ` transform="rotate(180 ${x} ${y + height / 2})"` : ''
  const place = `x="${x - width / 2}" y="${y}" width="${width}" height="${height}"`
  const drawing = art.replace(
    /^<svg[^>]*?viewBox="([^"]*)"[^>]*>/,
    (_, box) => `<svg viewBox="${box}" ${place}>`,
  )
  return `<g${turn}>${drawing}</g>`
}
