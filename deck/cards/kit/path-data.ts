/**
 * Curves in SVG's path language, written as short as it allows: relative commands from rounded places, so that
 * rounding never adds up; a letter only when the command changes; `s` where a handle mirrors the one before.
 */
import { type Outline, type Segment, segments } from './curves.ts'
import { between, compact, type Point, rounded } from './points.ts'

type Step = { readonly command: 'l' | 'q' | 's' | 'c' | 'a'; readonly places: readonly Point[] }

const STRAIGHTER = 1.4

/** A side with one corner has one bend only, so a quadratic curve will do; two corners make a straight line. */
function stepOf({ from, control1, control2, to, sharp, flows, cap }: Segment, before: string): Step {
  if (cap) return { command: 'a', places: [to] }
  if (sharp[0] && sharp[1]) return { command: 'l', places: [to] }
  if (sharp[0]) return { command: 'q', places: [between(to, control2, STRAIGHTER), to] }
  if (sharp[1]) return { command: 'q', places: [between(from, control1, STRAIGHTER), to] }
  if (flows && (before === 'c' || before === 's')) return { command: 's', places: [control2, to] }
  return { command: 'c', places: [control1, control2, to] }
}

export function pathData(knots: Outline, closed: boolean): string {
  let [x, y] = [rounded(knots[0]!.x), rounded(knots[0]!.y)]
  let data = `M${compact([x, y])}`
  let lastCommand = ''
  let lastNumber = ''
  for (const segment of segments(knots, closed)) {
    const { command, places } = stepOf(segment, lastCommand)
    const moves = places.flatMap(([px, py]) => [rounded(px - x), rounded(py - y)])
    if (command === 'a') data += `a${compact([segment.cap, segment.cap, 0, 0, 0, ...moves])}`
    else if (command === lastCommand) data += compact(moves, lastNumber)
    else data += command + compact(moves)
    lastCommand = command
    lastNumber = String(moves.at(-1))
    ;[x, y] = [rounded(segment.to[0]), rounded(segment.to[1])]
  }
  return closed ? `${data}z` : data
}
