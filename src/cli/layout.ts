/** Text for a terminal: wrapped paragraphs and aligned columns. */

/** Longer lines are hard to read; shorter ones than this leave no room for words. */
const MAX_WIDTH = 78
const MIN_WIDTH = 40

let width = MAX_WIDTH

/** Called once, with the columns of the terminal; undefined if the output is not one. */
export function fitWidth(terminalColumns: number | undefined): void {
  width = Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, terminalColumns ?? MAX_WIDTH))
}

/** `indent` precedes the first line; the others are indented by spaces of the same width. */
export function paragraph(words: string, indent = ''): string {
  const lines: string[] = []
  let line = indent
  for (const word of words.split(/\s+/)) {
    if (line.length > indent.length && line.length + 1 + word.length > width) {
      lines.push(line)
      line = ' '.repeat(indent.length)
    }
    line += line.length > indent.length ? ` ${word}` : word
  }
  return [...lines, line].join('\n')
}

export function columns(rows: readonly (readonly string[])[], gap = '  '): string {
  const widths: number[] = []
  for (const row of rows)
    for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, [...cell].length)
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell + ' '.repeat(widths[at]! - [...cell].length))
        .join(gap)
        .trimEnd(),
    )
    .join('\n')
}

/** A word and what it means, each beside the other; the meaning is wrapped. */
export function described(rows: readonly (readonly [term: string, words: string])[]): string {
  const longest = Math.max(...rows.map(([term]) => term.length))
  return rows.map(([term, words]) => paragraph(words, `${term.padEnd(longest)}  `)).join('\n')
}

interface Place {
  readonly degree: number
  readonly minute: number
  readonly sign: string
}

export const degrees = (place: Place) => `${degreesInSign(place)} ${place.sign}`

export const degreesInSign = ({ degree, minute }: Omit<Place, 'sign'>) =>
  `${String(degree).padStart(2)}°${String(minute).padStart(2, '0')}′`

/** `north_node` → `north node`. */
export const spaced = (code: string): string => code.replaceAll('_', ' ')

/** `2026-11-17T13:00:00` → `2026-11-17 13:00`. */
export const clockTime = (local: string): string =>
  local.replace('T', ' ').slice(0, 'YYYY-MM-DD HH:mm'.length)

export const INDENT = '   '
