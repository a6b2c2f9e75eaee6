/** Leaves, vines, roses, wheat, trees. */
import { along, curveOf, type Outline, through } from './curves.ts'
import { BRASS, GOLD, INK, IVORY, LEAF } from './palette.ts'
import { compact, type Point, points, polar, rounded } from './points.ts'
import { circle, each, type Paint, path, place, shape, shapes, stroke, strokes, times } from './svg.ts'

export function leafOutline(at: Point, length: number, heading: number, breadth = 0.22): Outline {
  const tip = polar(at, length, heading)
  const side = (sign: number) =>
    polar(polar(at, length * 0.48, heading), length * breadth, heading + 90 * sign)
  const [foot, left, end, right] = through([at, side(-1), tip, side(1)])
  return [{ ...foot!, corner: true }, left!, { ...end!, corner: true }, right!]
}

export const leaf = (at: Point, length: number, heading: number, paint: Paint) =>
  shape(leafOutline(at, length, heading), paint)

/** A stem with leaves on both sides by turns. */
export function vine(
  line: string,
  paint: { line: string; width?: number; leaf?: string },
  count = 6,
  size = 12,
) {
  const stem = curveOf(line)
  const leaves = Array.from({ length: count }, (_, i) => {
    const share = (i + 1) / (count + 0.4)
    const { at, heading } = along(stem, Math.min(share, 0.99))
    return leafOutline(at, size * (1 - 0.3 * share), heading + (i % 2 ? 46 : -46))
  })
  return (
    stroke(stem, { line: paint.line, width: paint.width ?? 1.3 }) +
    shapes(leaves, { fill: paint.leaf ?? paint.line })
  )
}

/** Five round petals, and a curl in the middle. */
export function rose(at: Point, size: number, fill = IVORY, line = INK): string {
  const notch = (i: number) => polar(at, size * 0.7, -126 + i * 72)
  const radius = rounded(size * 0.47)
  const petals = [0, 1, 2, 3, 4].map((i) => {
    const [from, to] = [notch(i), notch(i + 1)]
    return `a${compact([radius, radius])} 0 1 1 ${compact([to[0] - from[0], to[1] - from[1]])}`
  })
  const curl = '-6,0 -2,-6 5,-3 4,4 -3,4 -2,-1 1.5,0'
  const small = '-5,1 0,-5 4,1 -1,3'
  const k = size / 10
  const spots = points(size < 6 ? small : curl).map(([x, y]): Point => [at[0] + x * k, at[1] + y * k])
  return (
    path(`M${compact(notch(0))}${petals.join('')}`, { fill, line }) +
    stroke(through(spots), { line, width: 0.7 })
  )
}

export const lily = (at: Point, size: number, turn = 0, fill = IVORY) =>
  place(
    shapes(['0,10^ -4,2 -11,-6^ -3,-5 0,0', '0,10^ 4,2 11,-6^ 3,-5 0,0'], { fill, line: INK, width: 0.8 }) +
      shape('0,10^ -4.5,-1 0,-12^ 4.5,-1', { fill, line: INK, width: 0.8 }) +
      strokes(['0,6 0,-5', '-2,5 -5,-1', '2,5 5,-1'], { line: BRASS, width: 0.8 }),
    { at, scale: size / 12, turn },
  )

export const sunflower = (at: Point, size: number) =>
  place(
    shapes(
      Array.from({ length: 14 }, (_, i) => leafOutline(polar([0, 0], 4, (i * 360) / 14), 11, (i * 360) / 14)),
      { fill: GOLD, line: BRASS, width: 0.7 },
    ) +
      circle([0, 0], 6.5, { fill: '#6B3F2A', line: BRASS }) +
      each(points('-2,-2 2,-2 0,2'), (seed) => circle(seed, 0.8, { fill: GOLD })),
    { at, scale: size / 15 },
  )

export function wheat([x, y]: Point, height: number, fill = GOLD): string {
  const top = y - height
  const grains = [0, 1, 2, 3].flatMap((i) => {
    const foot = top + 5 + i * 6
    return [`${x},${foot} ${x - 4},${foot - 5}`, `${x},${foot} ${x + 4},${foot - 5}`]
  })
  return (
    stroke(`${x},${y} ${x},${top}`, { line: fill, width: 1.4 }) +
    strokes([...grains, `${x},${top} ${x},${top - 4}`], { line: fill, width: 3.2 })
  )
}

export const grass = (at: readonly Point[], line: string) =>
  strokes(
    at.flatMap(([x, y]) => [
      `${x - 5},${y} ${x - 6},${y - 4} ${x - 9},${y - 7}`,
      `${x - 1},${y} ${x - 1},${y - 10}`,
      `${x + 3},${y} ${x + 4},${y - 5} ${x + 7},${y - 8}`,
    ]),
    { line },
  )

/** Bunches of grapes, point down. */
export const grapes = (at: Point, size: number, fill: string) =>
  place(
    times(3, (row) =>
      times(3 - row, (i) =>
        circle([(i - (2 - row) / 2) * 7, row * 6.4], 3.9, { fill, line: INK, width: 0.7 }),
      ),
    ) +
      strokes(['0,-4 1,-8'], { line: INK, width: 1.2 }) +
      shape('0,-4^ -4,-9 -10,-8^ -8,-3 -3,-2', { fill: LEAF, line: INK, width: 0.6 }),
    { at, scale: size / 20 },
  )
