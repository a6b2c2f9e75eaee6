/** Trees: their crowns are lit from above and left of us. */
import { BRASS, GOLD, shadeOf, type Tone, WOOD } from './palette.ts'
import { compact, distance, type Point, points, polar, rounded } from './points.ts'
import { each, path, place, scene, shape, stroke, strokes } from './svg.ts'

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
