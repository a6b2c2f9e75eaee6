/** Leaves, vines, roses, wheat, trees. */
import { along, curveOf, type Outline, through } from './curves.ts'
import { BRASS, GOLD, INK, IVORY, shadeOf, type Tone, WOOD } from './palette.ts'
import { compact, distance, type Point, points, polar, rounded } from './points.ts'
import { circle, each, type Paint, path, place, scene, shape, shapes, stroke, strokes, times } from './svg.ts'

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

/** A mass of leaves: an ellipse whose edge is a row of round bumps. */
export function foliage([x, y]: Point, rx: number, ry: number, bumps: number, turn = 0): string {
  const spots = Array.from({ length: bumps }, (_, i): Point => {
    const [cos, sin] = polar([0, 0], 1, turn + (i * 360) / bumps)
    // Not all bumps are alike.
    const reach = 1 + ((i * 37) % 5) * 0.035 - 0.07
    return [rounded(x + rx * reach * cos), rounded(y + ry * reach * sin)]
  })
  const arcs = spots.map((from, i) => {
    const to = spots[(i + 1) % bumps]!
    const radius = distance(from, to) * 0.56
    return `a${compact([radius, radius])} 0 0 1 ${compact([to[0] - from[0], to[1] - from[1]])}`
  })
  return `M${compact(spots[0]!)}${arcs.join('')}z`
}

/** A round tree: its crown is lit from above and left of us; `fruit` is drawn on the crown. */
export function tree(t: Tone, [x, y]: Point, height: number, fruit?: (at: Point) => string): string {
  const scale = height / 130
  const trunk = scene(
    shape(
      '-9,1^ -4,-6 -3,-34 -4,-62 -13,-80^ -9,-82^ 0,-66 10,-84^ 14,-82^ 4,-58 3,-30 5,-6 11,1^ 3,-2 -2,-1',
      {
        fill: WOOD,
        line: GOLD,
        width: 0.8,
      },
    ),
    strokes(['0,-8 0,-40', '2,-48 2,-58'], { line: shadeOf(WOOD), width: 1.4 }),
  )
  const crown = scene(
    path(foliage([0, -93], 36, 34, 13), { fill: t.mid, line: t.accent, width: 0.9 }),
    path(
      foliage([-9, -107], 19, 14, 8, 20) + foliage([15, -92], 13, 9, 7) + foliage([-17, -84], 12, 8, 7, 40),
      {
        fill: t.soft,
      },
    ),
    strokes(
      [
        '-24,-100 -20,-94 -14,-94',
        '4,-112 8,-108 14,-110',
        '8,-80 14,-76 20,-80',
        '-8,-74 -3,-71 2,-74',
        '22,-98 26,-96 29,-100',
      ],
      {
        line: t.accent,
        width: 0.7,
      },
    ),
  )
  const spots = points('-18,-78 16,-80 -27,-98 26,-100 0,-94 -10,-114 12,-116')
  return place(trunk + crown + (fruit ? each(spots, fruit) : ''), { at: [x, y], scale })
}

/** A cypress: the upright tree of old gardens. */
export const cypress = (t: Tone, [x, y]: Point, height: number) => {
  const w = height * 0.13
  return (
    stroke(`${x},${y} ${x},${y - height * 0.15}`, { line: BRASS, width: 2.4 }) +
    shape(
      `${x},${y - height}^ ${x + w},${y - height * 0.42} ${x + w * 0.6},${y - height * 0.1} ${x},${y - height * 0.07} ${x - w * 0.6},${y - height * 0.1} ${x - w},${y - height * 0.42}`,
      { fill: t.mid, line: t.accent, width: 0.9 },
    ) +
    strokes(
      [
        `${x},${y - height * 0.85} ${x - 1},${y - height * 0.2}`,
        `${x + w * 0.4},${y - height * 0.5} ${x + w * 0.3},${y - height * 0.2}`,
      ],
      { line: t.accent, width: 0.6 },
    )
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
    ) + shape('0,-4^ -7,-8 -9,-2 -3,-1', { fill: GOLD, line: INK, width: 0.6 }),
    { at, scale: size / 20 },
  )
