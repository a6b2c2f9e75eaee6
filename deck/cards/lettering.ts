/** Titles and numerals as outlines (Cinzel, SIL Open Font License 1.1), so that a card needs no font. */
import cinzel from '../../data/lettering/cinzel-600.json' with { type: 'json' }
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

/** `before` is the last number of a curve that this one follows: its letter need not be repeated. */
function written(command: string, moves: readonly number[], before: string): string {
  const [dx, dy] = moves as [number, number]
  if (command === 'M') return `M${compact(moves)}`
  // mutate operator <=, constant: lengths are rounded to tenths, of which none is half of one
  if (command === 'L' && Math.abs(dy) < 0.05) return `h${compact([dx])}`
  // mutate operator <=, constant: the same
  if (command === 'L' && Math.abs(dx) < 0.05) return `v${compact([dy])}`
  if (command === 'Q' && before) return compact(moves, before)
  return command.toLowerCase() + compact(moves)
}

/** A letter's outline at its place, in relative commands. The font has moves, lines and quadratic curves. */
function placed(outline: string, [x, y]: Point, size: number): string {
  const scale = size / 1000
  let at: readonly number[] = []
  let data = ''
  let before = ''
  for (const [, command, numbers] of outline.matchAll(/([MLQ])([^MLQ]*)/g)) {
    const places = numbers!.split(' ').map((value, i) => rounded((i % 2 ? y : x) + Number(value) * scale))
    const moves = command === 'M' ? places : places.map((value, i) => value - at[i % 2]!)
    at = places.slice(-2)
    // mutate operator <=, constant: the same
    if (command === 'L' && moves.every((move) => Math.abs(move) < 0.05)) continue
    data += written(command!, moves, before)
    before = command === 'Q' ? String(rounded(moves.at(-1)!)) : ''
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
