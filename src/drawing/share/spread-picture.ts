/** The preview of a spread: its cards in the deck's art, with their names. */
import { BRASS, canvas, HEIGHT, IVORY, line, WIDTH } from './canvas.ts'

export interface ShownCard {
  /** Its drawing, a whole SVG document. */
  readonly art: string
  readonly name: string
  readonly isReversed: boolean
  /** Of its place in the spread, if it has one. */
  readonly place?: string | undefined
}

/** Height of a card, as a share of its width. */
const PROPORTION = 520 / 300
const SIDE = 56
/** Room for the cards, below the title. */
const TOP = 118
const BOTTOM = HEIGHT - 44
const TITLE = { y: 78, size: 46, room: WIDTH - 160 }
/** More cards than this lie in two rows. */
const MOST_IN_ROW = 7

interface Setting {
  readonly names: number
  readonly places: number
  readonly gap: number
}
/** Sizes of the words. In two rows there is no room for places. */
const ONE_ROW: Setting = { names: 26, places: 20, gap: 22 }
const TWO_ROWS: Setting = { names: 16, places: 0, gap: 12 }

export function drawSpreadPicture(title: string, cards: readonly ShownCard[]): string {
  const heading = line(title, { x: WIDTH / 2, ...TITLE, colour: BRASS })
  if (cards.length <= MOST_IN_ROW) return canvas(heading, row(cards, TOP, BOTTOM, ONE_ROW))
  const half = Math.ceil(cards.length / 2)
  const middle = (TOP + BOTTOM) / 2
  const above = row(cards.slice(0, half), TOP, middle, TWO_ROWS)
  return canvas(heading, above, row(cards.slice(half), middle, BOTTOM, TWO_ROWS, half))
}

/** Cards side by side between two heights, in as many columns as the row above has. */
function row(
  cards: readonly ShownCard[],
  top: number,
  bottom: number,
  { names, places, gap }: Setting,
  columns = cards.length,
): string {
  const cell = Math.min((WIDTH - 2 * SIDE) / columns, 340)
  const above = places * 1.5
  const below = names * 1.7
  const height = Math.min(bottom - top - above - below - gap / 2, (cell - gap) * PROPORTION)
  const spare = bottom - top - above - height - below
  const y = top + spare / 2 + above
  return cards
    .map((card, at) => {
      const x = WIDTH / 2 + (at - (cards.length - 1) / 2) * cell
      const room = cell - gap / 2
      const name = card.isReversed && places > 0 ? `${card.name}, reversed` : card.name
      return (
        (card.place && places > 0
          ? line(card.place, { x, y: y - above * 0.55, size: places, room, colour: BRASS })
          : '') +
        laid(card, x, y, height) +
        line(name, { x, y: y + height + below * 0.58, size: names, room, colour: IVORY })
      )
    })
    .join('')
}

/** A card with the middle of its upper edge at `x`, `y`. */
function laid({ art, isReversed }: ShownCard, x: number, y: number, height: number): string {
  const width = height / PROPORTION
  const turn = isReversed ? ` transform="rotate(180 ${x} ${y + height / 2})"` : ''
  const place = `x="${x - width / 2}" y="${y}" width="${width}" height="${height}"`
  const drawing = art.replace(
    /^<svg[^>]*?viewBox="([^"]*)"[^>]*>/,
    (_, box) => `<svg viewBox="${box}" ${place}>`,
  )
  return `<g${turn}>${drawing}</g>`
}
