/**
 * Breaks a paragraph into lines, after Knuth and Plass (Breaking Paragraphs into Lines, 1981): the breaks of all lines are chosen
 * together, so that no line is much looser than its neighbours. Words are not divided.
 */
import { type Piece, spaceOf } from './pieces.ts'

export interface Line {
  readonly pieces: readonly Piece[]
  /** From the left edge: negative if a quotation mark hangs there. */
  readonly x: number
  /** Between words. */
  readonly space: number
  /** Without what hangs outside. */
  readonly width: number
}

/** How far the spaces of a line may give way, as shares of a space. */
const STRETCH = 0.55
const SHRINK = 0.28
const SPACE_PENALTY = 10
/** Of a line much looser or tighter than the one before it. */
const CONTRAST = 3_000
/** Of a last line with one short word alone. */
const LONELY = 20_000
const OVERFULL = 1e9

interface Way {
  readonly cost: number
  readonly from: number
  /** How loose its last line is: 0 as it should be, 1 stretched by all that it may. */
  readonly ratio: number
}

/** `indent`: of the first line. Ragged lines keep their spaces as they are. */
export function breakLines(
  pieces: readonly Piece[],
  width: number,
  { indent = 0, isRagged = false }: { indent?: number; isRagged?: boolean } = {},
): Line[] {
  if (pieces.length === 0) return []
  const space = spaceOf(pieces[pieces.length - 1]!.style)
  const ends = bestBreaks(pieces, width, indent, space)
  return ends.map((end, at) => {
    const start = at === 0 ? 0 : ends[at - 1]!
    const room = at === 0 ? width - indent : width
    const isLast = at === ends.length - 1
    const line = lineOf(pieces, start, end, room, space, isRagged || isLast)
    return at === 0 ? { ...line, x: line.x + indent } : line
  })
}

/** The index after the last piece of each line. */
function bestBreaks(pieces: readonly Piece[], width: number, indent: number, space: number): number[] {
  const ways: Way[] = [{ cost: 0, from: -1, ratio: 0 }]
  for (let end = 1; end <= pieces.length; end++) {
    let best: Way | undefined
    for (let start = end - 1; start >= 0; start--) {
      const room = start === 0 ? width - indent : width
      const natural = naturalWidth(pieces, start, end, space)
      if (natural - room > SHRINK * space * (end - start) && start < end - 1) break
      const way = wayTo(pieces, ways[start]!, start, end, room, natural, space)
      if (best === undefined || way.cost < best.cost) best = way
    }
    ways.push(best!)
  }
  const ends: number[] = []
  for (let at = pieces.length; at > 0; at = ways[at]!.from) ends.unshift(at)
  return ends
}

function wayTo(
  pieces: readonly Piece[],
  before: Way,
  start: number,
  end: number,
  room: number,
  natural: number,
  space: number,
): Way {
  const spaces = spacesIn(pieces, start, end)
  const isLast = end === pieces.length
  const missing = room - natural
  const give = space * spaces * (missing < 0 ? SHRINK : STRETCH)
  const ratio = isLast && missing >= 0 ? 0 : give === 0 ? (missing < 0 ? -9 : 9) : missing / give
  const badness = 100 * Math.abs(ratio) ** 3
  const tooLong = ratio < -1.001 ? OVERFULL : 0
  const contrast = Math.abs(ratio - before.ratio) > 1 && start > 0 ? CONTRAST : 0
  const lonely = isLast && end - start === 1 && start > 0 && natural < room / 5 ? LONELY : 0
  const cost = before.cost + (SPACE_PENALTY + badness) ** 2 + contrast + lonely + tooLong
  return { cost, from: start, ratio }
}

const spacesIn = (pieces: readonly Piece[], start: number, end: number): number => {
  let count = 0
  for (let at = start + 1; at < end; at++) if (pieces[at]!.hasSpace) count++
  return count
}

/** Without what hangs out of it. */
function naturalWidth(pieces: readonly Piece[], start: number, end: number, space: number): number {
  let width = spacesIn(pieces, start, end) * space
  for (let at = start; at < end; at++) width += pieces[at]!.width
  return width - pieces[start]!.hangsLeft - pieces[end - 1]!.hangsRight
}

function lineOf(
  pieces: readonly Piece[],
  start: number,
  end: number,
  room: number,
  space: number,
  isFree: boolean,
): Line {
  const natural = naturalWidth(pieces, start, end, space)
  const spaces = spacesIn(pieces, start, end)
  const missing = room - natural
  const isJustified = spaces > 0 && (!isFree || missing < 0)
  return {
    pieces: pieces.slice(start, end),
    x: 0 - pieces[start]!.hangsLeft,
    space: isJustified ? space + missing / spaces : space,
    width: isJustified ? room : natural,
  }
}
