/** Skies, hills, water, walls: the ground a scene stands on. The picture reaches from 20 to 280 and down to 440. */
import { curveOf, type Outline, polygon } from './curves.ts'
import { spark } from './ornaments.ts'
import { BRASS, GOLD, INK, IVORY, type Tone, WATER, WOOD } from './palette.ts'
import { compact, type Point, points, rounded } from './points.ts'
import { each, type Paint, path, rectangle, scene, shape, stroke, strokes } from './svg.ts'
import { hatch } from './texture.ts'

export const [LEFT, RIGHT, FLOOR] = [20, 280, 440]

/** How far apart the hairlines of a sky are, and how many lines are as far apart. */
const [WIDE, NARROW, EVEN] = [7.2, 3.4, 14]

/** Lines that come closer towards the horizon: dashes of strokes as wide as the picture, which are shorter to write. */
function hairlines(horizon: number, { line, opacity }: Paint): string {
  let bands = ''
  let y = 30
  for (let gap = WIDE; y < horizon; gap = Math.max(NARROW, rounded(gap - 1.1))) {
    const foot = Math.min(horizon, rounded(y + gap * EVEN))
    bands += `<path d="M150 ${y}V${rounded(foot)}" stroke-dasharray="${compact([0.5, gap - 0.5])}"/>`
    y = foot
  }
  return `<g stroke="${line}" stroke-width="${RIGHT - LEFT}" stroke-linecap="butt" opacity="${opacity}">${bands}</g>`
}

/** A night sky, and a few stars. */
export const sky = (t: Tone, stars = '', horizon = FLOOR) =>
  hairlines(horizon, { line: t.soft, opacity: 0.55 }) +
  each(points(stars), (at, i) => spark(at, i % 3 === 0 ? 4 : 3))

/** A sky by day: the light tone of the group, under the same lines. */
export const daySky = (t: Tone, horizon = FLOOR) =>
  rectangle([LEFT, 26], RIGHT - LEFT, horizon - 20, { fill: t.accent }) +
  hairlines(horizon, { line: IVORY, opacity: 0.8 })

/** Land below a skyline given from left to right; its ends are carried down to the floor of the picture. */
export function land(
  skyline: string,
  fill: string,
  texture?: Parameters<typeof hatch>[1],
  line = IVORY,
): string {
  const top = curveOf(skyline)
  const area: Outline = [...withEnds(top), ...polygon(`${RIGHT + 2},${FLOOR + 2} ${LEFT - 2},${FLOOR + 2}`)]
  return shape(area, { fill, line, width: 0.9 }) + (texture ? hatch(area, texture) : '')
}

const withEnds = (line: Outline): Outline =>
  line.map((knot, i) => (i === 0 || i === line.length - 1 ? { ...knot, corner: true } : knot))

export const ground = (t: Tone, y = 392) =>
  land(`18,${y + 4} 80,${y - 9} 150,${y - 2} 220,${y - 8} 282,${y + 4}`, t.mid, {
    angle: -4,
    gap: 6,
    line: t.accent,
    opacity: 0.35,
  })

export function waves(from: Point, to: number, rows: number, line: string, gap = 9, length = 26): string {
  let data = ''
  for (let row = 0; row < rows; row++) {
    const start = from[0] - ((row % 2) * length) / 2
    data += `M${rounded(start)} ${rounded(from[1] + row * gap)}`
    const halves = Math.ceil((to - start) / length) * 2 - 1
    data += `q${length / 4}-3 ${length / 2} 0t${Array(halves)
      .fill(`${length / 2} 0`)
      .join(' ')}`
  }
  return path(data, { line, width: 0.9 })
}

/** Open water from `y` down to the floor. */
export const sea = (t: Tone, y: number, fill = WATER) =>
  land(`18,${y} 100,${y - 2} 200,${y + 1} 282,${y}`, fill, undefined, t.accent) +
  waves([LEFT, y + 9], RIGHT, Math.floor((FLOOR - y) / 11), t.accent, 11)

/** A gull or crow far off. */
export const birds = (spots: string, line = IVORY) =>
  strokes(
    points(spots).map(
      ([x, y]) => `${x - 8},${y - 3} ${x - 3},${y - 4} ${x},${y}^ ${x + 3},${y - 4} ${x + 8},${y - 3}`,
    ),
    { line, width: 1.2 },
  )

/** A small ship under sail. */
export const ship = (at: Point, size: number, t: Tone) => {
  const [x, y] = at
  const u = size / 20
  return scene(
    stroke(`${x},${y} ${x},${y - 20 * u}`, { line: BRASS, width: 1.3 }),
    shape(`${x + u},${y - 19 * u}^ ${x + 10 * u},${y - 10 * u} ${x + u},${y - 3 * u}^`, {
      fill: IVORY,
      line: INK,
      width: 0.8,
    }),
    shape(`${x - u},${y - 16 * u}^ ${x - 7 * u},${y - 8 * u} ${x - u},${y - 3 * u}^`, {
      fill: t.accent,
      line: INK,
      width: 0.8,
    }),
    shape(
      `${x - 12 * u},${y - 2 * u}^ ${x},${y} ${x + 13 * u},${y - 3 * u}^ ${x + 8 * u},${y + 5 * u} ${x - 7 * u},${y + 5 * u}`,
      { fill: WOOD, line: GOLD, width: 0.8 },
    ),
  )
}

/** Bare rocks in the water, each round the point given. */
export const rocks = (t: Tone, spots: string) =>
  each(points(spots), ([x, y]) =>
    scene(
      shape(
        `${x - 18},${y + 4}^ ${x - 10},${y - 8}^ ${x - 2},${y - 5}^ ${x + 6},${y - 14}^ ${x + 14},${y - 4}^ ${x + 20},${y + 4}^`,
        { fill: t.deep, line: t.accent, width: 0.9 },
      ),
      stroke(`${x - 22},${y + 5} ${x},${y + 7} ${x + 24},${y + 5}`, { line: t.accent, width: 0.9 }),
    ),
  )
