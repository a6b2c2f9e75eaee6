/** Titles and numerals as outlines (Cinzel, SIL Open Font License 1.1), so that a card needs no font. */
import cinzel from '../../../data/lettering/cinzel-600.json' with { type: 'json' }
import { INK } from './kit/palette.ts'
import { compact, type Point, rounded } from './kit/points.ts'
import { path } from './kit/svg.ts'

const letters: Record<string, { width: number; outline: string }> = cinzel.letters
const kerning: Record<string, number> = cinzel.kerning

export type Lettering = { size: number; tracking: number; fill?: string }

/** Where each letter starts, and where the last one ends. */
function advances(text: string, { size, tracking }: Lettering): number[] {
  let x = 0
  const starts = [...text].map((letter, i) => {
    x += ((kerning[text[i - 1] + letter] ?? 0) * size) / 1000
    const start = x
    x += (letters[letter]!.width * size) / 1000 + tracking
    return start
  })
  return [...starts, x - tracking]
}

export const widthOf = (text: string, style: Lettering) => advances(text, style).at(-1)!

function written(command: string, moves: readonly number[]): string {
  const [dx = 0, dy = 0] = moves
  if (command === 'M') return `M${compact(moves)}`
  if (command === 'L' && Math.abs(dy) < 0.05) return `h${compact([dx])}`
  if (command === 'L' && Math.abs(dx) < 0.05) return `v${compact([dy])}`
  return command.toLowerCase() + compact(moves)
}

/** A letter's outline at its place, in relative commands. */
function placed(outline: string, [x, y]: Point, size: number): string {
  const scale = size / 1000
  let at: Point = [0, 0]
  let data = ''
  for (const [, command, numbers] of outline.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const values = numbers!.trim() === '' ? [] : numbers!.trim().split(' ').map(Number)
    const places = values.map((value, i) => rounded((i % 2 ? y : x) + value * scale))
    const from = command === 'M' ? [0, 0] : at
    const moves = places.map((value, i) => value - from[i % 2]!)
    if (places.length > 0) at = [places.at(-2)!, places.at(-1)!]
    if (command === 'L' && moves.every((move) => Math.abs(move) < 0.05)) continue
    data += written(command!, moves)
  }
  return data
}

/** One line of capitals, centred on `at`. */
export function lettered(text: string, [x, y]: Point, style: Lettering): string {
  const starts = advances(text, style)
  const left = x - starts.at(-1)! / 2
  const outlines = [...text].map((letter, i) =>
    placed(letters[letter]!.outline, [left + starts[i]!, y], style.size),
  )
  return path(outlines.join(''), { fill: style.fill ?? INK })
}
