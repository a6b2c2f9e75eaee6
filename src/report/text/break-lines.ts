/**
 * Breaks a paragraph into lines, after Knuth and Plass (Breaking Paragraphs into Lines, 1981): the breaks of all lines are chosen
 * together, so that no line is much looser than its neighbours. Words are not divided.
 */
import { type Piece, spaceOf } from './pieces.ts'
import { ALIGNMENTS, type Alignment } from './settings.ts'

export interface TextLine {
  readonly pieces: readonly Piece[]
  /** From the left edge: negative if a quotation mark hangs there. */
  readonly x: number
  /** Between words. */
  readonly space: number
  /** Without the punctuation that hangs outside. */
  readonly width: number
  /** No word goes on in the next line. */
  readonly endsWord: boolean
}

interface Way {
  readonly cost: number
  readonly from: number
  readonly ratio: number
}

/** `indent`: of the first line. */
export function breakLines(
  pieces: readonly Piece[],
  width: number,
  { indent = 0, setting = 'justified' }: { indent?: number; setting?: Alignment } = {},
): TextLine[] {
  if (pieces.length === 0) return []
  const space = spaceOf(pieces[pieces.length - 1]!.style)
  const ends = bestBreaks(pieces, width, indent, space, setting)
  return ends.map((end, at) => {
    const start = at === 0 ? 0 : ends[at - 1]!
    const room = at === 0 ? width - indent : width
    const isLast = at === ends.length - 1
    const line = lineOf(pieces, start, end, room, space, setting !== 'justified' || isLast)
    return at === 0 ? { ...line, x: line.x + indent } : line
  })
}

/** The index after the last piece of each line. */
function bestBreaks(
  pieces: readonly Piece[],
  width: number,
  indent: number,
  space: number,
  setting: Alignment,
): number[] {
  const { costOf, shrink } = ALIGNMENTS[setting]
  const ways: Way[] = [{ cost: 0, from: -1, ratio: 0 }]
  for (let end = 1; end <= pieces.length; end++) {
    let best: Way | undefined
    for (let start = end - 1; start >= 0; start--) {
      const room = start === 0 ? width - indent : width
      const natural = naturalWidth(pieces, start, end, space)
      if (natural - room > shrink * space * (end - start) && start < end - 1) break
      const before = ways[start]!
      const { cost, ratio } = costOf({
        missing: room - natural,
        room,
        space: space * spacesIn(pieces, start, end),
        isFirst: start === 0,
        isLast: end === pieces.length,
        isOneWord: end - start === 1,
        isBound: end < pieces.length && pieces[end - 1]!.isBound,
        ratioBefore: before.ratio,
      })
      if (best === undefined || before.cost + cost < best.cost)
        best = { cost: before.cost + cost, from: start, ratio }
    }
    ways.push(best!)
  }
  const ends: number[] = []
  for (let at = pieces.length; at > 0; at = ways[at]!.from) ends.unshift(at)
  return ends
}

const spacesIn = (pieces: readonly Piece[], start: number, end: number): number => {
  let count = 0
  for (let at = start + 1; at < end; at++) if (pieces[at]!.hasSpace) count++
  return count
}

/** Without the punctuation that hangs out of it. */
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
): TextLine {
  const natural = naturalWidth(pieces, start, end, space)
  const spaces = spacesIn(pieces, start, end)
  const missing = room - natural
  const isJustified = spaces > 0 && (!isFree || missing < 0)
  return {
    pieces: pieces.slice(start, end),
    x: 0 - pieces[start]!.hangsLeft,
    space: isJustified ? space + missing / spaces : space,
    width: isJustified ? room : natural,
    endsWord: pieces[end]?.hasSpace ?? true,
  }
}
