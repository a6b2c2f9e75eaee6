/** Cusps and angles with their degrees outside the rim, and the numbers of the houses. */
import { normalize, separation } from '../../sky/angle.ts'
import { degreeText } from './degrees.ts'
import { GAP, type WheelContext } from './drawing.ts'
import { interrupted, type Line, pointAt } from './geometry.ts'
import type { RimLabel } from './houses.ts'
import { written } from './lettering.ts'
import { linesData, titled } from './svg.ts'

export function drawHouses(drawing: WheelContext): string[] {
  const { chart, layout, theme } = drawing
  const own = layout.rimLabels.filter(({ isOuter }) => !isOuter)
  const labels = new Map(own.map((label) => [label.name, label]))
  const cusps = (chart.cusps ?? []).map((cusp, index) => {
    const label = labels.get(index + 1)
    return titled(
      `Cusp of house ${index + 1}: ${degreeText(cusp)}`,
      ray(
        drawing,
        cusp,
        `stroke="${theme.ink}" stroke-width=".8" stroke-opacity=".45" stroke-dasharray="2 3"`,
      ),
      // mutate constant: widths of lines: taste, as long as the wider ones are wider (a test says so)
      label === undefined ? '' : rimLabel(label, theme.ink, 0.7),
    )
  })
  const axes = own
    .filter(({ name }) => typeof name === 'string')
    .map((label) => {
      // mutate constant 2.42, constant 1.98, constant 1.32, constant 1.08: widths of lines: taste, as long as the wider ones are wider (a test says so)
      const width = label.name === 'Ascendant' || label.name === 'Midheaven' ? 2.2 : 1.2
      return titled(
        `${label.name}: ${degreeText(label.longitude)}`,
        ray(drawing, label.longitude, `stroke="${theme.gold}" stroke-width="${width}"`),
        rimLabel(label, theme.gold, width),
      )
    })
  const numbers = layout.houseNumbers.map((number) =>
    titled(`House ${number.house}`, written(String(number.house), number, number.size, theme.ink)),
  )
  return [...cusps, ...axes, ...numbers, ...drawOuterHouses(drawing)]
}

/** How far from a cusp an angle may be to be the same. */
const SAME = 0.001

/** The houses and angles of another birth, in its ring alone. */
function drawOuterHouses({ chart, layout, theme }: WheelContext): string[] {
  const { outer } = chart
  if (outer?.cusps === undefined) return []
  const colour = theme.water
  const { outside, rim } = layout.radii
  const line = (longitude: number, width: number) => {
    const whole: Line = [pointAt(layout.first, rim, longitude), pointAt(layout.first, outside, longitude)]
    const shown = interrupted(whole, layout.labels, GAP)
    return `<path d="${linesData(shown)}" stroke="${colour}" stroke-width="${width}"/>`
  }
  const labelled = layout.rimLabels.filter(({ isOuter }) => isOuter)
  const cusps = outer.cusps
    .map((cusp, index) => ({ cusp, house: index + 1 }))
    .filter(({ cusp }) => labelled.every(({ longitude }) => separation(cusp, longitude) > SAME))
  return [
    ...cusps.map(({ cusp, house }) =>
      titled(`${outer.label} cusp of house ${house}: ${degreeText(cusp)}`, line(cusp, 1)),
    ),
    ...labelled.map((label) =>
      titled(
        `${outer.label} ${label.name}: ${degreeText(label.longitude)}`,
        line(label.longitude, 2.2),
        rimLabel(label, colour, 2.2),
      ),
    ),
    ...layout.outerHouseNumbers.map((number) =>
      titled(
        `${outer.label} house ${number.house}`,
        written(String(number.house), number, number.size, colour),
      ),
    ),
  ]
}

/** From the circle of aspects to the zodiac and through the second ring, but not through a label. */
function ray({ chart, layout }: WheelContext, longitude: number, style: string): string {
  const { outside, rim, zodiac, aspects } = layout.radii
  const between = (from: number, to: number): Line => [
    pointAt(layout.first, from, normalize(longitude)),
    pointAt(layout.first, to, normalize(longitude)),
  ]
  const lines = [between(aspects, zodiac), ...(chart.outer === undefined ? [] : [between(rim, outside)])]
  return `<path d="${linesData(lines.flatMap((line) => interrupted(line, layout.labels, GAP)))}" ${style}/>`
}

function rimLabel({ lines, leader }: RimLabel, colour: string, width: number): string {
  const words = lines.map((line) => written(line.words, line, line.size, colour))
  return `<path d="${linesData(leader)}" stroke="${colour}" stroke-width="${width}"/>${words.join('')}`
}
