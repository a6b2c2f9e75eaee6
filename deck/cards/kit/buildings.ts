/** Towers, castles, columns, walls and floors. */
import { type Outline, polygon, through } from './curves.ts'
import { FLOOR, land } from './landscape.ts'
import { BRASS, GOLD, IVORY, shadeOf, type Tone } from './palette.ts'
import { compact, type Point, rounded } from './points.ts'
import { each, type Paint, path, rectangle, scene, shape, strokes } from './svg.ts'

/** Courses of dressed stone inside a rectangle. */
export function masonry([x, y]: Point, width: number, height: number, paint: Paint, course = 14): string {
  let data = ''
  for (let row = 1; row * course < height; row++) data += `M${x} ${rounded(y + row * course)}h${width}`
  for (let row = 0; row * course < height; row++)
    for (let at = row % 2 ? course : course * 2; at < width - 3; at += course * 2)
      data += `M${rounded(x + at)} ${rounded(y + row * course)}v${rounded(Math.min(course, height - row * course))}`
  return path(data, { width: 0.7, ...paint })
}

/** A crenellated tower that stands on `at`, its right side in shade. */
export function tower(t: Tone, [x, y]: Point, width: number, height: number, fill = t.soft): string {
  const [half, top, tooth] = [width / 2, y - height, width / 5]
  const wall = polygon(`${x - half},${y} ${x - half + 1},${top} ${x + half - 1},${top} ${x + half},${y}`)
  const shade = polygon(
    `${x + width * 0.16},${y} ${x + width * 0.16},${top} ${x + half - 1.5},${top} ${x + half - 0.5},${y}`,
  )
  return scene(
    shape(wall, { fill, line: IVORY }),
    shape(shade, { fill: shadeOf(fill) }),
    shape(battlement([x - half - 1, top], tooth), { fill, line: IVORY }),
    archedWindow(t, [x, top + height * 0.42], width * 0.28),
  )
}

/** Three merlons from left to right. */
function battlement([x, y]: Point, tooth: number): Outline {
  const heights = [1.4, 1.4, 0.7, 0.7, 1.4, 1.4, 0.7, 0.7, 1.4, 1.4]
  const top = heights.map((height, i): Point => [x + Math.ceil(i / 2) * tooth * 1.06, y - height * tooth])
  return through([[x, y], ...top, [x + 5 * tooth * 1.06, y]], true)
}

/** A window with a round head, standing on `at`. */
function archedWindow(t: Tone, [x, y]: Point, width: number): string {
  const radius = width / 2
  const data = `M${compact([x - radius, y])}v${compact([-width])}a${compact([radius, radius])} 0 0 1 ${compact([width, 0])}v${compact([width])}z`
  return path(data, { fill: t.deep, line: GOLD })
}

/** A far castle, small on its hill. */
export const castle = (t: Tone, [x, y]: Point, size: number, fill = t.soft) =>
  scene(
    tower(t, [x, y - size * 0.2], size * 0.4, size * 0.85, fill),
    rectangle([x - size * 0.5, y - size * 0.45], size, size * 0.45, { fill, line: IVORY, width: 0.9 }),
    each([-0.5, 0.5] as const, (side) => tower(t, [x + side * size, y], size * 0.34, size * 0.75, fill)),
  )

/** A fluted column with a gilded capital and foot. */
export const column = (t: Tone, x: number, top: number, foot: number, fill = t.soft, width = 30) =>
  scene(
    rectangle([x - width / 2, top], width, foot - top, { fill, line: IVORY }),
    rectangle([x + width * 0.27, top], width * 0.23 - 0.5, foot - top, { fill: shadeOf(fill) }),
    strokes(
      [-0.25, 0, 0.25].map((share) => `${x + share * width},${top + 6} ${x + share * width},${foot - 4}`),
      { line: t.accent, width: 0.8 },
    ),
    rectangle([x - width * 0.7, top - 11], width * 1.4, 11, { fill: GOLD, line: BRASS }),
    rectangle([x - width * 0.7, foot], width * 1.4, 9, { fill: GOLD, line: BRASS }),
  )

/** Two-coloured floor of flagstones running to a vanishing point. */
export const flagstones = (t: Tone, y: number) =>
  scene(
    land(`18,${y}^ 282,${y}^`, t.mid, undefined, GOLD),
    strokes(
      Array.from({ length: 9 }, (_, i) => `${110 + i * 10},${y} ${-60 + i * 52.5},${FLOOR}`),
      { line: t.accent, width: 0.6, opacity: 0.6 },
    ),
    strokes(
      [0.18, 0.45].map((share) => `20,${y + (FLOOR - y) * share} 280,${y + (FLOOR - y) * share}`),
      { line: t.accent, width: 0.6, opacity: 0.6 },
    ),
  )
