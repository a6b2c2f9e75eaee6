/** Where the cards of a spread lie on the table. What is not here lies in a row, from left to right. */
import type { SpreadType } from '../../../src/tarot/spreads.ts'

/** In widths and heights of a card, with a little room between cards; in the order of the draw. */
export type GridPlace = readonly [column: number, row: number, isAcross?: 'across']

/** The year in the middle, January where a clock has one, December at twelve. */
function wheel(): GridPlace[] {
  const [radius, height] = [3.5, 3.5 / 1.65]
  const month = (hour: number): GridPlace => {
    const angle = (hour * Math.PI) / 6
    return [radius + radius * Math.sin(angle), height - height * Math.cos(angle)]
  }
  return [[radius, height], ...Array.from({ length: 12 }, (_, i) => month(i + 1))]
}

export const LAYOUTS: Partial<Readonly<Record<SpreadType, readonly GridPlace[]>>> = {
  celtic_cross: [
    [1.3, 1.5],
    [1.3, 1.5, 'across'],
    [1.3, 2.5],
    [0, 1.5],
    [1.3, 0.5],
    [2.6, 1.5],
    [4, 3],
    [4, 2],
    [4, 1],
    [4, 0],
  ],
  cross: [
    [0.3, 1],
    [0.3, 1, 'across'],
    [0.3, 2],
    [0.3, 0],
    [1.6, 1],
  ],
  decision: [
    [2, 0.5],
    [1, 0],
    [0, 0],
    [3, 0],
    [4, 0],
  ],
  star: [
    [1.6, 1],
    [1.6, 0],
    [3.2, 0.8],
    [0, 0.8],
    [0.7, 1.9],
    [2.5, 1.9],
  ],
  horseshoe: [
    [0, 1],
    [1, 0.45],
    [2, 0.12],
    [3, 0],
    [4, 0.12],
    [5, 0.45],
    [6, 1],
  ],
  bridge: [
    [0, 0.4],
    [2, 0.4],
    [1, 0],
  ],
  relationship: [
    [0, 0.5],
    [2, 0.5],
    [1, 0],
    [1, 1],
    [3.3, 0.5],
    [4.3, 0.5],
    [5.3, 0.5],
  ],
  year_wheel: wheel(),
}

/** Millimetres. */
const CARD = { width: 3.4, height: 5.8 }
const PITCH = { x: 4.1, y: 6.4 }

/** A card across another shows the one below, and its number beside that one's. */
function cardAt([column, row, isAcross]: GridPlace, number: number): string {
  const at = [column * PITCH.x, row * PITCH.y].map((side) => side.toFixed(2)).join(' ')
  const turn = isAcross ? ' class="across" transform="rotate(90)"' : ''
  return (
    `<g transform="translate(${at})"><rect x="${-CARD.width / 2}" y="${-CARD.height / 2}" ` +
    `width="${CARD.width}" height="${CARD.height}" rx=".4"${turn}/><text x="${isAcross ? 2.3 : 0}" y=".85">${number}</text></g>`
  )
}

export function layoutPicture(type: SpreadType): string {
  const places = LAYOUTS[type]
  if (places === undefined) return ''
  const right = Math.max(...places.map(([column]) => column)) * PITCH.x
  const bottom = Math.max(...places.map(([, row]) => row)) * PITCH.y
  const [width, height] = [right + CARD.width + 0.4, bottom + CARD.height + 0.4].map((side) =>
    side.toFixed(2),
  )
  return (
    `<svg class="layout" viewBox="${-CARD.width / 2 - 0.2} ${-CARD.height / 2 - 0.2} ${width} ${height}" ` +
    `width="${width}mm" height="${height}mm" role="img" aria-label="How the cards lie">` +
    `${places.map((place, i) => cardAt(place, i + 1)).join('')}</svg>`
  )
}
