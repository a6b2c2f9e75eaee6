/** Legs and feet. Measures are in heads (`u`), so that every figure keeps its proportions. */
import { type Outline, outline, through } from '../kit/curves.ts'
import { edgeOf, SKIN, shadeOf } from '../kit/palette.ts'
import { bearing, between, type Point, polar, shifted, toRadians } from '../kit/points.ts'
import { scene, shape, stroke, strokes } from '../kit/svg.ts'
import { type Bones, bendOf, type Flesh, flesh, limbEdge } from './limb.ts'

export const THIGH = 1.78
export const SHIN = 1.72

export type Leg = { hip: Point; knee: Point; ankle: Point }

/** Where a foot points: degrees for one seen from the side, a side for one that points towards us, away for one of which we see the heel. */
export type Toe = number | 'left' | 'right' | 'away'

/** In heads, round the ankle, for a foot that points to the right; the sole is 0.32 below. */
const SIDE_SHOE =
  '-0.15,-0.16^ -0.21,0.06 -0.23,0.26^ -0.2,0.33^ 0.12,0.31 0.42,0.33 0.84,0.33^ 0.86,0.24 0.68,0.14 0.42,0.04 0.17,-0.16^'
const FRONT_SHOE =
  '-0.14,-0.14^ -0.17,0.1 -0.2,0.3 -0.1,0.42 0.14,0.45 0.36,0.4 0.4,0.28 0.24,0.08 0.14,-0.14^'

const HEEL = '-0.14,-0.16^ -0.16,0.06 -0.22,0.2 -0.2,0.34 0,0.38 0.2,0.34 0.22,0.2 0.16,0.06 0.14,-0.16^'

/** A bare foot, and its toes. */
const SIDE_FOOT =
  '-0.14,-0.16^ -0.2,0.06 -0.24,0.24 -0.16,0.33^ 0.12,0.28 0.4,0.33 0.72,0.34^ 0.83,0.3 0.8,0.21 0.62,0.15 0.38,0.02 0.16,-0.16^'
const TOES = ['0.6,0.24 0.7,0.25', '0.62,0.15 0.66,0.2 0.78,0.22']
const FRONT_FOOT =
  '-0.13,-0.16^ -0.15,0.02 -0.22,0.24 -0.2,0.36 -0.08,0.4 0.02,0.42 0.12,0.44 0.3,0.43 0.36,0.32 0.26,0.12 0.14,-0.16^'
const FRONT_TOES = ['-0.09,0.34 -0.08,0.4', '0,0.35 0.02,0.42', '0.1,0.36 0.12,0.44']

export function shoe({ ankle }: Pick<Leg, 'ankle'>, u: number, fill: string, toe: Toe): string {
  const isSide = typeof toe === 'number'
  const turn = isSide ? toe : 0
  const mirror = isSide ? (Math.cos(toRadians(toe)) < 0 ? -1 : 1) : toe === 'left' ? -1 : 1
  const [cos, sin] = [Math.cos(toRadians(turn)), Math.sin(toRadians(turn))]
  const placed = (text: string): Outline =>
    outline(text).map(({ x, y, corner }) => {
      const dy = isSide ? y * mirror : y
      const dx = isSide ? x : x * mirror
      return {
        x: ankle[0] + (dx * cos - dy * sin) * u,
        y: ankle[1] + (dx * sin + dy * cos) * u,
        corner,
      }
    })
  if (toe !== 'away' && Object.values<string>(SKIN).includes(fill)) {
    const [foot, toes] = isSide ? [SIDE_FOOT, TOES] : [FRONT_FOOT, FRONT_TOES]
    return scene(
      // Open above: no line crosses the ankle.
      stroke(placed(foot), { fill, line: edgeOf(fill), width: 0.9 }),
      u < SMALL ? '' : strokes(toes.map(placed), { line: edgeOf(fill), width: 0.7 }),
    )
  }
  const [upper, sole] = isSide
    ? [SIDE_SHOE, '-0.2,0.25 0.3,0.25 0.84,0.27']
    : toe === 'away'
      ? [HEEL, '-0.21,0.24 0,0.29 0.21,0.24']
      : [FRONT_SHOE, '-0.19,0.3 0.1,0.36 0.39,0.31']
  return scene(
    shape(placed(upper), { fill, line: edgeOf(fill), width: 0.9 }),
    u < SMALL ? '' : stroke(placed(sole), { line: edgeOf(fill), width: 0.6 }),
  )
}

/** Front and back of a leg seen from the side, outside and inside of one seen from the front. */
const SIDE_LEG: readonly [front: Flesh, back: Flesh] = [
  flesh('0,0.38 0.45,0.36 0.8,0.26', 0.24, '0.3,0.17 0.65,0.13 1,0.12'),
  flesh('0,0.4 0.45,0.3 0.8,0.23', 0.2, '0.26,0.27 0.6,0.2 1,0.11'),
]
const FRONT_LEG = flesh('0,0.38 0.45,0.33 0.8,0.24', 0.21, '0.28,0.23 0.62,0.17 1,0.11')

/** Figures smaller than this have plain legs. */
const SMALL = 21.5

/** A leg in hose; `facing` is 0 towards us, else 1 to the right or -1 to the left. */
export function leg({ hip, knee, ankle }: Leg, u: number, hose: string, facing: -1 | 0 | 1): string {
  const bones: Bones = [hip, knee, ankle]
  // A leg heads down, so its left lies to our right.
  const [right, left] =
    facing === 0 ? [FRONT_LEG, FRONT_LEG] : facing === 1 ? SIDE_LEG : [SIDE_LEG[1], SIDE_LEG[0]]
  const [a, b] = [limbEdge(bones, 1, right, u), limbEdge(bones, -1, left, u)]
  const line = edgeOf(hose)
  const area = through([...b.toReversed(), ...a])
  const inward = (share: number) => a.map((at, i) => between(at, b[i] ?? b.at(-1)!, share))
  const shade = [...through(inward(0.05)), ...through(inward(0.3).reverse())]
  return scene(
    // Open below: the shoe, or the foot, lies over its end.
    stroke(area, { fill: hose, line, width: 1 }),
    u < SMALL
      ? ''
      : shape(shade, { fill: shadeOf(hose) }) + strokes(kneeLines(bones, u, facing), { line, width: 0.7 }),
  )
}

function kneeLines([hip, knee, ankle]: Bones, u: number, facing: -1 | 0 | 1): Outline[] {
  const down = bearing(knee, ankle)
  if (facing === 0) {
    const low = polar(knee, u * 0.16, down)
    return [
      through([polar(low, u * 0.12, down + 90), polar(low, u * 0.05, down), polar(low, u * 0.12, down - 90)]),
    ]
  }
  if (bendOf([hip, knee, ankle]) < 12) return []
  const back = facing === 1 ? down + 90 : down - 90
  const start = polar(knee, u * 0.18, back)
  return [through([start, shifted(polar(knee, u * 0.02, back), 0, u * 0.04)])]
}
