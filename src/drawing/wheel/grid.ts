/** The aspects as a table: a staircase for one chart, a rectangle for two. */
import { titleOf } from '../../text.ts'
import { BODY_GLYPHS } from '../glyphs.ts'
import type { Block } from './caption.ts'
import { aspectTitle, glyphOfAspect } from './draw-aspects.ts'
import type { WheelContext } from './drawing.ts'
import { glyph, round, titled } from './svg.ts'
import { ASPECT_TONES } from './themes.ts'
import type { WheelAspect, WheelBody } from './wheel-chart.ts'

// mutate constant: sizes: taste, as long as the squares lie within the picture and hold their glyphs (a test says so)
const MARGIN = 12

export function drawGrid(drawing: WheelContext, top: number): Block {
  const { chart, scale } = drawing
  const { outer } = chart
  const side = scale.gridSquare
  // One chart: each body's glyph stands at the end of its row. Two: rows are the chart's, columns the second ring's.
  const columns = outer === undefined ? chart.bodies : [undefined, ...outer.bodies]
  const rows = outer === undefined ? chart.bodies : [undefined, ...chart.bodies]
  const width = columns.length * side
  const between = aspectsByPair(outer?.tableAspects ?? outer?.aspects ?? chart.aspects, outer === undefined)
  const squares = rows.flatMap((row, y) =>
    columns.slice(0, outer === undefined ? y + 1 : undefined).map((column, x) => {
      const place = { x: round((x + 0.5) * side - width / 2), y: round(top + MARGIN + (y + 0.5) * side) }
      return drawSquare(
        place,
        // mutate arguments: the one body of the two, whichever it is
        headingOf(row, column),
        row && column && between.get(`${row.name} ${column.name}`),
        drawing,
      )
    }),
  )
  return { drawing: squares.join(''), height: rows.length * side + 2 * MARGIN }
}

/** The one body that a square of the first row, the first column or the diagonal stands for. */
function headingOf(row: WheelBody | undefined, column: WheelBody | undefined): WheelBody | undefined {
  if (row === undefined || column === undefined) return row ?? column
  return row === column ? row : undefined
}

function aspectsByPair(aspects: readonly WheelAspect[], isMutual: boolean): Map<string, WheelAspect> {
  const pairs = new Map<string, WheelAspect>()
  for (const aspect of aspects) {
    if (glyphOfAspect(aspect.aspect) === undefined) continue
    pairs.set(`${aspect.planet1} ${aspect.planet2}`, aspect)
    if (isMutual) pairs.set(`${aspect.planet2} ${aspect.planet1}`, aspect)
  }
  return pairs
}

function drawSquare(
  place: { x: number; y: number },
  heading: WheelBody | undefined,
  aspect: WheelAspect | undefined,
  { chart, scale, theme }: WheelContext,
): string {
  const side = scale.gridSquare
  // mutate constant 0.792, constant 0.648: sizes: taste, as long as the squares lie within the picture and hold their glyphs (a test says so)
  const size = (side / 24) * 0.72
  if (heading !== undefined)
    // mutate constant: sizes: taste, as long as the squares lie within the picture and hold their glyphs (a test says so)
    return titled(titleOf(heading.name), glyph(BODY_GLYPHS[heading.name], place, size, theme.ink, 1.9))
  const box =
    `<rect x="${round(place.x - side / 2)}" y="${round(place.y - side / 2)}" width="${side}" height="${side}" ` +
    `fill="none" stroke="${theme.ink}" stroke-width=".6" stroke-opacity=".35"/>`
  if (aspect === undefined) return box
  const path = glyphOfAspect(aspect.aspect)!
  const colour = theme[ASPECT_TONES[aspect.aspect as keyof typeof ASPECT_TONES]]
  // mutate constant: sizes: taste, as long as the squares lie within the picture and hold their glyphs (a test says so)
  return titled(aspectTitle(aspect, chart.outer), box, glyph(path, place, size, colour, 2.2))
}
