import { normalize } from '../../sky/angle.ts'
import type { PlacedBody } from './bodies.ts'
import type { PlacedRow } from './columns.ts'
import { degreeText } from './degrees.ts'
import { type Drawing, GAP, titleOf } from './drawing.ts'
import { interrupted, pointAt } from './geometry.ts'
import { written } from './lettering.ts'
import { at, circle, glyph, linesData, round, titled } from './svg.ts'
import type { WheelBody } from './wheel-chart.ts'

/** The bow of a day's range lies upon the ticks. */
const RANGE = { depth: 4.5, width: 5 }

export function drawBodies(drawing: Drawing): string[] {
  const { layout, chart } = drawing
  const { zodiac, rim } = layout.radii
  return [
    ...layout.bodies.map((body) => drawBody(body, drawing, zodiac - RANGE.depth, '')),
    ...layout.outerBodies.map((body) => drawBody(body, drawing, rim + RANGE.depth, `${chart.outer!.label} `)),
  ]
}

function drawBody(
  { body, rows, leader }: PlacedBody,
  drawing: Drawing,
  rangeRadius: number,
  whose: string,
): string {
  const { layout, theme } = drawing
  const lines = [...leader.over, ...interrupted(leader.down, layout.labels, GAP)]
  const touch = pointAt(layout.first, layout.radii.aspects, body.longitude)
  return titled(
    whose + bodyTitle(body),
    body.range === undefined ? '' : drawRange(body.range, rangeRadius, drawing),
    `<path d="${linesData(lines)}" fill="none" stroke="${theme.gold}" stroke-width="1"/>`,
    circle(touch, 2, `fill="${theme.gold}"`),
    ...rows.map((row, index) => drawRow(row, index === 0 ? theme.ink : theme.hard, drawing)),
  )
}

const drawRow = (row: PlacedRow, colour: string, { theme }: Drawing): string =>
  row.path === undefined
    ? written(row.words!, row, row.size, STATION_WORDS.has(row.words!) ? theme.hard : theme.ink)
    : glyph(row.path, row, row.size, colour, colour === theme.ink ? 1.8 : 3)

const STATION_WORDS = new Set(['SR', 'SD'])

/** `Mars 5°20′ Capricorn, retrograde`. */
export function bodyTitle({ name, longitude, retrograde, station, range }: WheelBody): string {
  const notes = [
    retrograde ? ', retrograde' : '',
    station === undefined ? '' : `, stationary, turning ${station}`,
    range === undefined ? '' : `, during the day from ${degreeText(range.from)} to ${degreeText(range.to)}`,
  ]
  return `${titleOf(name)} ${degreeText(longitude)}${notes.join('')}`
}

/** The way of a body in a day, the short way round: one that is retrograde ends before it began. */
function drawRange(
  { from, to }: NonNullable<WheelBody['range']>,
  radius: number,
  { layout, theme }: Drawing,
): string {
  const isForward = normalize(to - from) < 180
  const [start, end] = [from, to].map((longitude) => at(pointAt(layout.first, radius, longitude)))
  return (
    `<path d="M${start}A${round(radius)} ${round(radius)} 0 0 ${isForward ? 0 : 1} ${end}" fill="none" ` +
    `stroke="${theme.gold}" stroke-width="${RANGE.width}" stroke-opacity=".55"/>`
  )
}
