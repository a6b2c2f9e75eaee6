/** Titles and numerals as outlines (Cinzel, SIL Open Font License 1.1), so that a card needs no font. */
import cinzel from '../../data/lettering/cinzel-600.json' with { type: 'json' }
import { INK } from './kit/palette.ts'
import { compact, type Point } from './kit/points.ts'
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
  // mutate operator <=, constant: lengths are whole
  if (command === 'L' && Math.abs(dy) < 0.5) return `h${compact([dx])}`
  // mutate operator <=, constant: the same
  if (command === 'L' && Math.abs(dx) < 0.5) return `v${compact([dy])}`
  if (command === 'Q' && before) return compact(moves, before)
  return command.toLowerCase() + compact(moves)
}

type Stroke = { readonly command: string; readonly places: readonly number[] }

/** How far, in tenths, a curve may stray that is drawn in place of two. */
const SLACK = 1.2

/** One quadratic curve in place of two that follow each other, where nobody sees a difference. */
function merged([x, y]: Point, first: Stroke, next: Stroke): Stroke | undefined {
  const [ax, ay, mx, my] = first.places as [number, number, number, number]
  const [bx, by, ex, ey] = next.places as [number, number, number, number]
  const [ux, uy, vx, vy] = [ax - x, ay - y, ex - bx, ey - by]
  const across = ux * vy - uy * vx
  if (across === 0) return undefined
  const reach = ((ex - x) * vy - (ey - y) * vx) / across
  const back = ((ey - y) * ux - (ex - x) * uy) / across
  // The handle lies before the one end and behind the other.
  if (reach <= 0 || back <= 0) return undefined
  const [cx, cy] = [x + ux * reach, y + uy * reach]
  const [hx, hy] = [(x + 2 * cx + ex) / 4, (y + 2 * cy + ey) / 4]
  if (Math.hypot(hx - mx, hy - my) > SLACK) return undefined
  return { command: 'Q', places: [Math.round(cx), Math.round(cy), ex, ey] }
}

const endOf = ({ places }: Stroke): Point => places.slice(-2) as unknown as Point

/** The strokes of a letter at its place, in tenths. The font has moves, lines and quadratic curves. */
function strokesOf(outline: string, [x, y]: Point, size: number): Stroke[] {
  const list: Stroke[] = []
  for (const [, command, numbers] of outline.matchAll(/([MLQ])([^MLQ]*)/g)) {
    const places = numbers!
      .split(' ')
      .map((value, i) => Math.round(((i % 2 ? y : x) + (Number(value) * size) / 1000) * 10))
    const stroke = { command: command!, places }
    const [last, start] = [list.at(-1), list.at(-2)]
    const one = command === 'Q' && last?.command === 'Q' ? merged(endOf(start!), last, stroke) : undefined
    if (one) list.pop()
    list.push(one ?? stroke)
  }
  return list
}

/** A letter's outline in relative commands. */
function placed(outline: string, at: Point, size: number): string {
  let [x, y] = [0, 0]
  let data = ''
  let before = ''
  for (const stroke of strokesOf(outline, at, size)) {
    const { command, places } = stroke
    const moves = command === 'M' ? places : places.map((value, i) => value - (i % 2 ? y : x))
    ;[x, y] = endOf(stroke)
    // mutate operator <=, constant: the same
    if (command === 'L' && moves.every((move) => Math.abs(move) < 0.5)) continue
    data += written(command, moves, before)
    before = command === 'Q' ? String(moves.at(-1)) : ''
  }
  return data
}

/** One line of capitals, centred on `at`. Whole tenths are shorter to write than numbers with a point. */
export function lettered(text: string, [x, y]: Point, style: Lettering): string {
  const starts = advances(text, style)
  const left = x - starts.at(-1)! / 2
  const outlines = [...text].map((letter, i) =>
    placed(letters[letter]!.outline, [left + starts[i]!, y], style.size),
  )
  return `<g transform="scale(.1)">${path(outlines.join(''), { fill: style.fill ?? INK })}</g>`
}
