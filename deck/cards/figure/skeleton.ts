/** Poses, and the bones that follow from them. */
import { between, type Point, shifted, toRadians } from '../kit/points.ts'
import type { Grip } from './hand.ts'
import type { View } from './head.ts'
import { bentTowards, FOREARM, SHIN, THIGH, type Toe, UPPER_ARM } from './limbs.ts'

export type Pose = {
  hip: Point
  height: number
  /** Degrees from upright, to the right. */
  lean?: number
  view?: View
  flip?: boolean
  near: Point
  far: Point
  nearFoot: Point
  farFoot: Point
  /** The way elbows point, where it is not plain: [x, y]. */
  nearElbow?: Point
  farElbow?: Point
  /** Knees of someone who sits or kneels towards us; others find their own place. */
  nearKnee?: Point
  farKnee?: Point
  /** Sits and faces us: the skirt lies over the lap and falls from the knees. */
  sits?: boolean
  nearGrip?: Grip
  farGrip?: Grip
  /** Arms held behind the back. */
  armsBehind?: boolean
  headTurn?: number
  /** Moves the head from its natural place, in heads. */
  headShift?: Point
  toes?: readonly [far: Toe, near: Toe]
}

const HEADS_HIGH = 6.8
const unitOf = (height: number) => height / HEADS_HIGH

type Build = {
  shoulder: number
  nearShoulder: number
  farShoulder: number
  chest: number
  waist: number
  hip: number
  neck: number
}
/** Turned to us or away from us. */
const SQUARE: Build = {
  shoulder: 0.86,
  nearShoulder: 0.68,
  farShoulder: -0.68,
  chest: 0.7,
  waist: 0.54,
  hip: 0.66,
  neck: 0,
}

const BUILDS: Record<View, Build> = {
  front: SQUARE,
  back: SQUARE,
  half: {
    shoulder: 0.7,
    nearShoulder: -0.46,
    farShoulder: 0.52,
    chest: 0.62,
    waist: 0.48,
    hip: 0.6,
    neck: 0.1,
  },
  profile: {
    shoulder: 0.5,
    nearShoulder: -0.08,
    farShoulder: 0.1,
    chest: 0.52,
    waist: 0.42,
    hip: 0.54,
    neck: 0.1,
  },
}

export type Skeleton = {
  u: number
  at: (x: number, y: number) => Point
  build: Build
  sits: boolean
  near: { shoulder: Point; elbow: Point; hand: Point; hip: Point; knee: Point; ankle: Point }
  far: { shoulder: Point; elbow: Point; hand: Point; hip: Point; knee: Point; ankle: Point }
}

/** How much of a bent knee shows: all of it from the side, hardly any from the front. */
const KNEE_SHOWS: Record<View, number> = { front: 0.3, back: 0.3, half: 0.55, profile: 1 }

/** A knee bends the way the figure looks. */
function knee(hip: Point, ankle: Point, u: number, view: View, facing: number, outward: number): Point {
  const bent = bentTowards(hip, ankle, THIGH * u, SHIN * u, facing === 0 ? [outward, 0] : [facing, -0.3])
  return between(between(hip, ankle), bent, KNEE_SHOWS[view])
}

export function skeleton(pose: Pose): Skeleton {
  const { hip, height, lean = 0, view = 'front', flip = false } = pose
  const u = unitOf(height)
  const build = BUILDS[view]
  const [cos, sin] = [Math.cos(toRadians(lean)), Math.sin(toRadians(lean))]
  const side = flip ? -1 : 1
  const at = (x: number, y: number): Point =>
    shifted(hip, (x * side * cos - y * sin) * u, (x * side * sin + y * cos) * u)
  const facing = view === 'front' || view === 'back' ? 0 : side
  const limb = (which: 'near' | 'far') => {
    const outward = which === 'near' ? 1 : -1
    const shoulder = at(build[`${which}Shoulder`], -2.04)
    const hand = pose[which]
    const elbowWay = pose[`${which}Elbow`] ?? [facing === 0 ? outward * 0.6 : -facing, 1]
    const ankle = pose[`${which}Foot`]
    const hipJoint = at(facing === 0 ? outward * 0.32 : outward * -0.1, 0.05)
    return {
      shoulder,
      elbow: bentTowards(shoulder, hand, UPPER_ARM * u, FOREARM * u, elbowWay),
      hand,
      hip: hipJoint,
      knee: pose[`${which}Knee`] ?? knee(hipJoint, ankle, u, view, facing, outward),
      ankle,
    }
  }
  return { u, at, build, sits: pose.sits ?? false, near: limb('near'), far: limb('far') }
}
