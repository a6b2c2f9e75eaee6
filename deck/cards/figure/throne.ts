/** Thrones and robes of state. */
import { through } from '../kit/curves.ts'
import { BRASS, edgeOf, GOLD, IVORY, type Tone } from '../kit/palette.ts'
import type { Point } from '../kit/points.ts'
import { circle, each, rectangle, scene, shape, stroke, strokes } from '../kit/svg.ts'
import { hatch } from '../kit/texture.ts'

const LAP_EDGE = 1.02

import type { Pose, Skeleton } from './skeleton.ts'

/** Someone who sits upright and faces us: knees apart, feet together. */
export function seated(hip: Point, height: number, hands: { far: Point; near: Point }): Pose {
  const u = height / 6.8
  const [x, y] = hip
  return {
    hip,
    height,
    sits: true,
    ...hands,
    farKnee: [x - u * 1.02, y + u * 0.84],
    nearKnee: [x + u * 1.02, y + u * 0.78],
    farFoot: [x - u * 0.84, y + u * 3.02],
    nearFoot: [x + u * 0.88, y + u * 2.96],
  }
}

/** A panel of another cloth down the middle of a robe, from collar to hem; on someone who sits it bends at the lap. */
export const panel =
  (fill: string, breadth = 0.3, foot = 3.15) =>
  ({ at, sits }: Skeleton) => {
    const edge = (levels: readonly Point[]) =>
      through([...levels.map(([x, y]) => at(-x, y)), ...levels.toReversed().map(([x, y]) => at(x, y))], true)
    const paint = { fill, line: GOLD, width: 1.2 }
    if (!sits) {
      const straight: Point[] = [
        [breadth, -2.3],
        [breadth, -0.7],
        [breadth * 2.2, foot],
      ]
      return shape(edge(straight), paint)
    }
    const fall = edge([
      [breadth * 1.5, LAP_EDGE],
      [breadth * 1.8, foot],
    ])
    const lap = edge([
      [breadth, -2.3],
      [breadth, -0.7],
      [breadth * 1.7, LAP_EDGE],
    ])
    return scene(shape(fall, paint), shape(lap, paint))
  }

/** The two edges of an open mantle, from the shoulders to the hips. */
export const mantle =
  (fill: string) =>
  ({ at, build: { shoulder, waist } }: Skeleton) =>
    each([-1, 1] as const, (side) =>
      scene(
        shape(
          [
            ...through([at(side * (shoulder + 0.02), -2.1), at(side * 0.27, -2.4)], true),
            ...through([at(side * 0.2, -1.7), at(side * 0.22, -0.9)]),
            ...through([at(side * 0.46, -0.16), at(side * (waist + 0.34), -0.04)], true),
            ...through([at(side * (waist + 0.2), -0.5), at(side * (waist + 0.04), -0.9)]),
          ],
          { fill, line: edgeOf(fill), width: 0.9 },
        ),
        stroke(through([at(side * 0.4, -2), at(side * 0.4, -1), at(side * 0.62, -0.24)]), {
          line: edgeOf(fill),
          width: 0.7,
        }),
      ),
    )

/** A stone seat with a straight back. */
export const stoneThrone = (t: Tone, [left, top]: Point, width: number, foot: number, fill = t.deep) => {
  const area = `${left},${foot}^ ${left},${top}^ ${left + width},${top}^ ${left + width},${foot}^`
  return scene(
    shape(area, { fill, line: GOLD, width: 1.5 }),
    hatch(area, { angle: 45, gap: 7, line: t.accent, opacity: 0.28 }),
    strokes(
      [
        `${left + 7},${foot} ${left + 7},${top + 7}^ ${left + width - 7},${top + 7}^ ${left + width - 7},${foot}`,
      ],
      { line: GOLD, width: 0.8 },
    ),
    seat([left + 14, foot - 104], width - 28, 104, t.deep),
  )
}

/** The block that someone sits on, left and right of the robe. */
const seat = (at: Point, width: number, height: number, fill: string) =>
  rectangle(at, width, height, { fill, line: GOLD }) + rectangle(at, width, 9, { fill, line: GOLD })

/** A seat with a round back and two posts; `finial` is drawn on each post. */
export function archedThrone(
  t: Tone,
  top: number,
  breadth: number,
  foot: number,
  finial: (at: Point, side: 1 | -1) => string,
): string {
  const [left, right] = [150 - breadth, 150 + breadth]
  const spring = top + breadth * 0.9
  const back = `${left},${foot}^ ${left},${spring} ${150 - breadth * 0.7},${top + breadth * 0.28} 150,${top} ${150 + breadth * 0.7},${top + breadth * 0.28} ${right},${spring} ${right},${foot}^`
  return scene(
    shape(back, { fill: t.mid, line: GOLD, width: 1.5 }),
    hatch(back, { angle: 45, gap: 6, line: t.accent, opacity: 0.28 }),
    seat([left + 8, foot - 104], breadth * 2 - 16, 104, t.deep),
    each([-1, 1] as const, (side) => {
      const x = 150 + side * breadth
      return scene(
        rectangle([x - 8, spring + 14], 16, foot - spring - 14, { fill: t.soft, line: IVORY, width: 1 }),
        strokes(
          [`${x - 3},${spring + 22} ${x - 3},${foot - 6}`, `${x + 3},${spring + 22} ${x + 3},${foot - 6}`],
          { line: t.deep, width: 0.8 },
        ),
        rectangle([x - 11, spring + 8], 22, 7, { fill: GOLD, line: BRASS, width: 0.9 }),
        rectangle([x - 11, foot - 3], 22, 6, { fill: GOLD, line: BRASS, width: 0.9 }),
        finial([x, spring], side),
      )
    }),
  )
}

export const orb = (at: Point, radius = 11) =>
  scene(
    circle(at, radius, { fill: GOLD, line: BRASS, width: 1.1 }),
    strokes(
      [
        `${at[0] - radius},${at[1]} ${at[0]},${at[1] + 3} ${at[0] + radius},${at[1]}`,
        `${at[0]},${at[1] - radius} ${at[0]},${at[1] - radius - 11}`,
        `${at[0] - 5},${at[1] - radius - 7} ${at[0] + 5},${at[1] - radius - 7}`,
      ],
      { line: BRASS, width: 1.8 },
    ),
  )
