/** A far range of mountains, each with a lit and a dark face. */
import { type Outline, through } from './curves.ts'
import { FLOOR, LEFT, RIGHT } from './landscape.ts'
import { IVORY, shadeOf, type Tone } from './palette.ts'
import { between, distance, type Point, points } from './points.ts'
import { each, shape, shapes, strokes } from './svg.ts'

/** A far snow-topped range: `peaks` are the summits, the valleys lie between. */
export function mountains(
  t: Tone,
  peaks: string,
  foot: number,
  fill: string = t.mid,
  snow: string = IVORY,
): string {
  const tops = points(peaks)
  const line: Point[] = [[LEFT - 2, foot]]
  tops.forEach(([x, y], i) => {
    line.push([x, y])
    const next = tops[i + 1]
    if (next)
      line.push([
        (x + next[0]) / 2,
        Math.min(foot, Math.max(y, next[1]) + (foot - Math.max(y, next[1])) * 0.45),
      ])
  })
  line.push([RIGHT + 2, foot])
  const area = through([...line, [RIGHT + 2, FLOOR], [LEFT - 2, FLOOR]], true)
  const cap = (i: number) => {
    const [left, top, right] = [line[i - 1]!, line[i]!, line[i + 1]!]
    const edge = (side: Point) => between(top, side, Math.min(0.5, 16 / distance(top, side)))
    const [l, r] = [edge(left), edge(right)]
    const notch = (share: number, drop: number): Point => [
      l[0] + (r[0] - l[0]) * share,
      Math.max(l[1], r[1]) + drop,
    ]
    return shape(through([top, r, notch(0.7, -3), notch(0.5, 5), notch(0.3, -3), l], true), { fill: snow })
  }
  return (
    shape(area, { fill, line: t.accent, width: 0.9 }) +
    shapes(
      tops.map((_, i) => shadyFace(line[2 * i]!, line[2 * i + 1]!, line[2 * i + 2]!, foot)),
      { fill: shadeOf(fill) },
    ) +
    strokes(
      tops.map(([x, y], i) => {
        const [left] = line[2 * i]!
        const drop = foot - y
        return `${x - (x - left) * 0.24},${y + drop * 0.34} ${x - (x - left) * 0.2},${y + drop * 0.5} ${x - (x - left) * 0.34},${y + drop * 0.66}`
      }),
      { line: t.accent, width: 0.7 },
    ) +
    each(tops, (_, i) => cap(2 * i + 1))
  )
}

/** The face of a mountain that lies in shade: from its summit down a crooked ridge, and up along the slope to the right. */
function shadyFace([left, low]: Point, [x, y]: Point, [right, valley]: Point, foot: number): Outline {
  const drop = foot - y
  const reach = right - x
  const slope = (share: number): Point => [x + reach * share - 0.4, y + (valley - y) * share + 0.6]
  // The ridge stays on the mountain where its other slope is steep.
  const ridge = (way: number, fall: number): Point => {
    const share = Math.min(1, (drop * fall) / (low - y))
    return [Math.max(x + reach * way, x - (x - left) * share + 0.6), y + drop * fall]
  }
  return through(
    [
      [x, y + 1],
      ridge(0.04, 0.2),
      ridge(-0.1, 0.34),
      ridge(0.12, 0.56),
      ridge(-0.04, 0.74),
      [x + reach * 0.2, foot],
      [right, foot],
      slope(1),
    ],
    true,
  )
}
