/** Neck, shoulders and trunk for each way a body is turned. Measures are in heads from the hip; bodies look to the right. */
import { type Outline, through } from '../kit/curves.ts'
import { between, type Point, shifted } from '../kit/points.ts'
import type { View } from './head.ts'

export type Stature = 'even' | 'slim' | 'broad'

export type Build = {
  /** The outline of the trunk from the neck down to the waist, on the left and on the right. */
  left: readonly Point[]
  right: readonly Point[]
  shoulder: number
  nearShoulder: number
  farShoulder: number
  chest: number
  waist: number
  hip: number
  neck: number
}

const mirrored = (list: readonly Point[]): Point[] => list.map(([x, y]) => [-x, y])
const WAISTS: Record<Stature, number> = { even: 0.6, slim: 0.52, broad: 0.68 }
const BREADTHS: Record<Stature, number> = { even: 1, slim: 0.93, broad: 1.09 }

function square(stature: Stature): Build {
  const [waist, broad] = [WAISTS[stature], BREADTHS[stature]]
  const right: Point[] = [
    [0.27, -2.4],
    [0.56 * broad, -2.29],
    [0.76 * broad, -2.14],
    [0.8 * broad, -1.8],
    [0.7 * broad, -1.45],
    [waist + 0.05, -1.05],
    [waist, -0.72],
  ]
  return {
    left: mirrored(right),
    right,
    shoulder: 0.88 * broad,
    nearShoulder: 0.72 * broad,
    farShoulder: -0.72 * broad,
    chest: 0.7 * broad,
    waist,
    hip: waist + 0.12,
    neck: 0,
  }
}

function half(stature: Stature): Build {
  const [waist, broad] = [WAISTS[stature] - 0.06, BREADTHS[stature]]
  return {
    left: [
      [-0.2, -2.42],
      [-0.46 * broad, -2.3],
      [-0.72 * broad, -2.06],
      [-0.72 * broad, -1.7],
      [-0.62 * broad, -1.2],
      [-waist, -0.72],
    ],
    right: [
      [0.36, -2.36],
      [0.56 * broad, -2.27],
      [0.7 * broad, -2.0],
      [0.7 * broad, -1.56],
      [waist + 0.08, -1.1],
      [waist, -0.72],
    ],
    shoulder: 0.72 * broad,
    nearShoulder: -0.44 * broad,
    farShoulder: 0.5 * broad,
    chest: 0.64 * broad,
    waist,
    hip: waist + 0.12,
    neck: 0.1,
  }
}

function profile(stature: Stature): Build {
  const waist = WAISTS[stature] - 0.16
  return {
    left: [
      [-0.16, -2.46],
      [-0.28, -2.34],
      [-0.42, -2.1],
      [-0.48, -1.7],
      [-0.4, -1.15],
      [-waist, -0.72],
    ],
    right: [
      [0.26, -2.32],
      [0.34, -2.2],
      [0.44, -1.95],
      [0.52, -1.55],
      [0.44, -1.1],
      [waist, -0.72],
    ],
    shoulder: 0.5,
    nearShoulder: -0.06,
    farShoulder: 0.12,
    chest: 0.52,
    waist,
    hip: waist + 0.12,
    neck: 0.1,
  }
}

export const BUILDS: Record<View, (stature: Stature) => Build> = {
  front: square,
  back: square,
  half,
  profile,
}

type Trunk = { at: (x: number, y: number) => Point; build: Build; u: number }

/** The trunk in its cloth, from neck to waist. */
export function bodice({ at, build: { left, right, waist }, u }: Trunk): Outline {
  const place = (list: readonly Point[]) => list.map(([x, y]) => at(x, y))
  const [a, b] = [place(left), place(right)]
  const pit = between(a[0]!, b[0]!)
  return [
    ...through([shifted(pit, 0, u * 0.2)]),
    ...through([a[0]!], true),
    ...through(a.slice(1, -1)),
    ...through([at(-waist, -0.72)], true),
    ...through([at(0, -0.62)]),
    ...through([at(waist, -0.72)], true),
    ...through(b.slice(1, -1).reverse()),
    ...through([b[0]!], true),
  ]
}

/** The side of the trunk that lies in shade, to the right of us: nothing at the shoulder, most of it at the ribs. */
export function bodiceShade({ at, build: { left, right } }: Trunk, flip: boolean): Outline {
  const edge = (flip ? left : right).slice(2)
  const rim = edge.map(([x, y]) => at(x * 0.97, y))
  const inner = edge.map(([x, y], i) => at(x * (0.97 - 0.4 * Math.sin((i / (edge.length - 1)) * 2)), y))
  return [
    ...through([rim[0]!], true),
    ...through(rim.slice(1, -1)),
    ...through([rim.at(-1)!, inner.at(-1)!], true),
    ...through(inner.slice(1, -1).reverse()),
  ]
}
