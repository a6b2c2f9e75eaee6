/** Text for a terminal: wrapped paragraphs and aligned columns. */

const WIDTH = 78

/** `indent` precedes the first line; the others are indented by spaces of the same width. */
export function paragraph(words: string, indent = ''): string {
  const lines: string[] = []
  let line = indent
  for (const word of words.split(/\s+/)) {
    if (line.length > indent.length && line.length + 1 + word.length > WIDTH) {
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
export const clock = (local: string): string => local.replace('T', ' ').slice(0, 'YYYY-MM-DD HH:mm'.length)
