/** Thrones and robes of state. */
import { through } from '../kit/curves.ts'
import { BRASS, edgeOf, GOLD, IVORY, shadeOf, type Tone } from '../kit/palette.ts'
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
  ({ at, build: { right, waist } }: Skeleton) =>
    each([-1, 1] as const, (side) =>
      scene(
        shape(
          [
            ...through([at(side * 0.27, -2.4)], true),
            ...through([at(side * 0.2, -1.7), at(side * 0.22, -0.9)]),
            ...through([at(side * 0.46, -0.16), at(side * (waist + 0.34), -0.04)], true),
            ...through([at(side * (waist + 0.2), -0.5), at(side * (waist + 0.04), -0.9)]),
            ...through(
              right
                .slice(1, 5)
                .reverse()
                .map(([x, y]) => at(side * x, y)),
            ),
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
  const right = left + width
  const inner = `${left + 9},${foot}^ ${left + 9},${top + 9}^ ${right - 9},${top + 9}^ ${right - 9},${foot}^`
  return scene(
    shape(`${left},${foot}^ ${left},${top}^ ${right},${top}^ ${right},${foot}^`, {
      fill,
      line: GOLD,
      width: 1.5,
    }),
    hatch(inner, { angle: 45, gap: 7, line: t.accent, opacity: 0.28 }),
    stroke(inner, { line: GOLD, width: 0.8 }),
    rectangle([right - 8, top + 1], 7, foot - top - 2, { fill: shadeOf(fill) }),
    arms(t, left - 6, right + 6, foot),
    rectangle([left - 20, foot - 2], width + 40, 11, { fill: t.soft, line: GOLD }),
  )
}

/** The block that someone sits on, and a rest for each arm. */
const arms = (t: Tone, left: number, right: number, foot: number) =>
  scene(
    rectangle([left + 16, foot - 104], right - left - 32, 104, { fill: t.deep, line: GOLD }),
    each([left, right - 20], (x) =>
      scene(
        rectangle([x, foot - 122], 20, 122, { fill: t.mid, line: GOLD }),
        rectangle([x + 14, foot - 121], 5.5, 120, { fill: shadeOf(t.mid) }),
        rectangle([x - 4, foot - 130], 28, 10, { fill: t.soft, line: GOLD }, 4),
      ),
    ),
  )

/** A seat with a round back and two posts; `finial` is drawn on each post. */
export function archedThrone(
  t: Tone,
  top: number,
  breadth: number,
  foot: number,
  finial: (at: Point, side: 1 | -1) => string,
): string {
  const spring = top + breadth * 0.9
  const arch = (inset: number) => {
    const b = breadth - inset
    return `${150 - b},${foot}^ ${150 - b},${spring} ${150 - b * 0.7},${top + inset + b * 0.28} 150,${top + inset} ${150 + b * 0.7},${top + inset + b * 0.28} ${150 + b},${spring} ${150 + b},${foot}^`
  }
  return scene(
    shape(arch(0), { fill: t.mid, line: GOLD, width: 1.5 }),
    hatch(arch(10), { angle: 45, gap: 6, line: t.accent, opacity: 0.28 }),
    stroke(arch(10), { line: GOLD, width: 0.8 }),
    rectangle([158 - breadth, foot - 104], breadth * 2 - 16, 104, { fill: t.deep, line: GOLD }),
    rectangle([158 - breadth, foot - 104], breadth * 2 - 16, 9, { fill: t.deep, line: GOLD }),
    each([-1, 1] as const, (side) => {
      const x = 150 + side * breadth
      return scene(
        rectangle([x - 9, spring + 14], 18, foot - spring - 14, { fill: t.soft, line: IVORY, width: 1 }),
        rectangle([x + 3.5, spring + 14], 5, foot - spring - 14, { fill: shadeOf(t.soft) }),
        strokes([`${x - 4},${spring + 22} ${x - 4},${foot - 6}`, `${x},${spring + 22} ${x},${foot - 6}`], {
          line: t.deep,
          width: 0.8,
        }),
        rectangle([x - 12, spring + 8], 24, 7, { fill: GOLD, line: BRASS, width: 0.9 }),
        rectangle([x - 12, foot - 5], 24, 6, { fill: GOLD, line: BRASS, width: 0.9 }),
        finial([x, spring], side),
      )
    }),
    rectangle([150 - breadth - 22, foot], breadth * 2 + 44, 11, { fill: t.soft, line: GOLD }),
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
