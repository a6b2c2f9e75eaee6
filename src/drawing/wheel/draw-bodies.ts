import { titleOf } from '../../text.ts'
import type { BodyColumn } from './bodies.ts'
import type { PlacedRow } from './columns.ts'
import { degreeText } from './degrees.ts'
import { GAP, type WheelContext } from './drawing.ts'
import { interrupted, pointAt } from './geometry.ts'
import { written } from './lettering.ts'
import { at, circle, glyph, linesData, round, titled } from './svg.ts'
import type { WheelTheme } from './themes.ts'
import type { WheelBody } from './wheel-chart.ts'

/** The arc of a day's range is drawn over the ticks. */
// mutate constant: sizes: taste, as long as they keep their order (tests say so)
// mutate members: two sizes that are nearly the same
const RANGE = { depth: 4.5, width: 5 }

export function drawBodies(drawing: WheelContext): string[] {
  const { layout, chart } = drawing
  const { zodiac, rim } = layout.radii
  return [
    ...layout.bodies.map((body) => drawBody(body, drawing, zodiac - RANGE.depth, '')),
    ...layout.outerBodies.map((body) => drawBody(body, drawing, rim + RANGE.depth, `${chart.outer!.label} `)),
  ]
}

function drawBody(
  { body, rows, leader }: BodyColumn,
  drawing: WheelContext,
  rangeRadius: number,
  whose: string,
): string {
  const { layout, theme } = drawing
  // mutate order: the order of lines that only meet
  const lines = [...leader.over, ...interrupted(leader.down, layout.labels, GAP)]
  const touch = pointAt(layout.first, layout.radii.aspects, body.longitude)
  return titled(
    whose + bodyTitle(body),
    body.range === undefined ? '' : drawRange(body.range, rangeRadius, drawing),
    `<path d="${linesData(lines)}" fill="none" stroke="${theme.gold}" stroke-width="1"/>`,
    circle(touch, 2, `fill="${theme.gold}"`),
    ...rows.map((row) => drawRow(row, theme)),
  )
}

/** The sign of retrograde motion is small, and its strokes are wider for it. */
// mutate constant: sizes: taste, as long as they keep their order (tests say so)
const STROKES = { ink: 1.8, hard: 3 } as const

const drawRow = (row: PlacedRow, theme: WheelTheme): string =>
  row.path === undefined
    ? written(row.words!, row, row.size, theme[row.tone])
    : glyph(row.path, row, row.size, theme[row.tone], STROKES[row.tone])

/** `Mars 5°20′ Capricorn, retrograde`. */
function bodyTitle({ name, longitude, retrograde, station, range }: WheelBody): string {
  const notes = [
    retrograde ? ', retrograde' : '',
    station === undefined ? '' : `, stationary, turning ${station}`,
    range === undefined
      ? ''
      : `, during the day between ${degreeText(range.from)} and ${degreeText(range.to)}`,
  ]
  return `${titleOf(name)} ${degreeText(longitude)}${notes.join('')}`
}

/** Where a body is in the course of a day. */
function drawRange(
  { from, to }: NonNullable<WheelBody['range']>,
  radius: number,
  { layout, theme }: WheelContext,
): string {
  const [start, end] = [from, to].map((longitude) => at(pointAt(layout.first, radius, longitude)))
  return (
    `<path d="M${start}A${round(radius)} ${round(radius)} 0 0 0 ${end}" fill="none" ` +
    `stroke="${theme.gold}" stroke-width="${RANGE.width}" stroke-opacity=".55"/>`
  )
}
