/** Cloaks that fall from the shoulders. */
import { type Outline, through } from '../kit/curves.ts'
import { edgeOf, shadeOf } from '../kit/palette.ts'
import type { Point } from '../kit/points.ts'
import { scene, shape, shapes, stroke, strokes } from '../kit/svg.ts'
import type { Skeleton } from './skeleton.ts'

/** Figures smaller than this have fewer folds. */
const SMALL = 21.5

/** A cloak behind the figure, to `length` (2 is the ground), blown sideways by `sweep` heads. Its hem hangs straight, or in folds. */
export const cloak =
  (fill: string, length = 1.8, sweep = 0, spread = 0.5, hangs: 'straight' | 'in folds' = 'straight') =>
  (bones: Skeleton) => {
    const { at, build } = bones
    const foot = length * 1.7
    const across = (share: number, y: number) => at(share * (build.hip + spread) + sweep, foot + y)
    const hem =
      hangs === 'straight'
        ? through([at(sweep, foot + 0.16)])
        : [-0.72, -0.36, 0, 0.36, 0.72].flatMap((share) => [
            ...through([across(share - 0.12, 0.22)]),
            ...through([across(share + 0.12, 0.04)], true),
          ])
    const hollow = (share: number) =>
      through(
        [across(share - 0.12, 0.2), at(share * 0.8 + sweep * 0.6, 0.4), across(share + 0.12, 0.04)],
        true,
      )
    const area = [
      ...through([at(-0.3, -2.4)], true),
      ...through([at(-build.shoulder - 0.12, -2.1), at(-build.shoulder - 0.2 + sweep * 0.3, -0.6)]),
      ...through([at(-build.hip - spread + sweep, foot)], true),
      ...hem,
      ...through([at(build.hip + spread + sweep, foot)], true),
      ...through([at(build.shoulder + 0.2 + sweep * 0.3, -0.6), at(build.shoulder + 0.12, -2.1)]),
      ...through([at(0.3, -2.4)], true),
    ]
    return (
      shape(area, { fill, line: edgeOf(fill), width: 1 }) +
      (hangs === 'straight' ? '' : shapes([-0.72, 0.36, 0.72].map(hollow), { fill: shadeOf(fill) })) +
      strokes(
        [-0.7, 0, 0.7].map((share) =>
          through([
            at(share * 0.5, -1.4),
            at(share * 0.8 + sweep * 0.4, 0.4),
            at(share * (build.hip + spread) + sweep, foot),
          ]),
        ),
        { line: edgeOf(fill), width: 0.7, opacity: 0.55 },
      )
    )
  }

/** A cloak on somebody who turns the back to us, to `length` (2 is the ground); `over` is how far it covers the upper arms. */
export const backCloak =
  (fill: string, length = 1.7, sweep = 0, spread = 0.6, over = 0.06) =>
  ({ at, build: { shoulder }, u }: Skeleton) => {
    const foot = length * 1.7
    const side = (out: 1 | -1): Point[] => [
      at(out * shoulder * 0.6, -2.28),
      at(out * (shoulder + over), -1.94 + over * 0.6),
      at(out * (shoulder + 0.02 + over) + sweep * 0.2, -0.6),
      at(out * (shoulder + spread * 0.5) + sweep * 0.6, foot * 0.5),
    ]
    const hem = [-1, -0.5, -0.1, 0.45, 1].map((share, i) =>
      at(share * (shoulder + spread) + sweep, foot + [0.04, 0.2, 0.06, 0.22, 0.04][i]!),
    )
    const [left, right] = [side(-1), side(1)]
    const area = [
      ...through(left),
      ...through(hem).map((knot, i) => ({ ...knot, corner: i === 0 || i === 2 || i === 4 })),
      ...through(right.toReversed()),
      ...through([at(0, -2.12)]),
    ]
    const hollow = (high: number, low: number, half: number): Outline => [
      ...through([at(high, -1.2)], true),
      ...through([at(high + (low - high) * 0.5 - half * 0.5, foot * 0.4)]),
      ...through([at(low - half, foot + 0.08), at(low + half, foot + 0.08)], true),
      ...through([at(high + (low - high) * 0.5 + half * 0.5, foot * 0.4)]),
    ]
    const line = edgeOf(fill)
    return scene(
      shape(area, { fill, line, width: 1 }),
      shapes(
        [
          hollow(-0.3, sweep - 0.5, 0.12),
          hollow(0.3, sweep + 0.4, 0.16),
          hollow(0.6, sweep + shoulder + spread - 0.34, 0.16),
        ],
        {
          fill: shadeOf(fill),
        },
      ),
      strokes(
        [-0.55, 0.06].map((share) =>
          through([at(share, -1.5), at(share * 1.2 + sweep * 0.4, 0.2), at(share * 1.7 + sweep, foot - 0.1)]),
        ),
        { line, width: 0.7 },
      ),
      stroke(through([at(-0.42, -2.2), at(0, -1.96), at(0.42, -2.2)]), { line, width: 0.7 }),
      u < SMALL
        ? ''
        : strokes([through([at(-0.7, -1.9), at(-0.5, -1.7)]), through([at(0.7, -1.9), at(0.52, -1.7)])], {
            line,
            width: 0.7,
          }),
    )
  }
