/** Poses, and the bones that follow from them. */
import { bearing, between, distance, type Point, polar, shifted, toRadians } from '../kit/points.ts'
import { FOREARM, PALM, UPPER_ARM } from './arm.ts'
import type { Grip } from './hand.ts'
import type { View } from './head.ts'
import { SHIN, THIGH, type Toe } from './leg.ts'
import { bentTowards } from './limb.ts'
import type { Arm } from './sleeve.ts'
import { BUILDS, type Build, type Stature } from './torso.ts'

export type Pose = {
  hip: Point
  height: number
  /** Degrees from upright, to the right. */
  lean?: number
  view?: View
  flip?: boolean
  stature?: Stature
  near: Point
  far: Point
  nearFoot: Point
  farFoot: Point
  /** The way elbows point, where it is not plain: [x, y]. */
  nearElbow?: Point
  farElbow?: Point
  /** Where an elbow is, if the arm comes towards us and looks shorter. */
  nearElbowAt?: Point
  farElbowAt?: Point
  /** The direction of what a hand holds, in degrees: the hand turns across it. */
  nearHolds?: number
  farHolds?: number
  /** Where a hand points, in degrees, if not where its forearm does. */
  nearTurn?: number
  farTurn?: number
  /** Knees of someone who sits or kneels towards us; others find their own place. */
  nearKnee?: Point
  farKnee?: Point
  /** Sits and faces us: the skirt lies over the lap and falls from the knees. */
  sits?: boolean
  /** Rides: the far leg is on the other side of the horse. */
  astride?: boolean
  nearGrip?: Grip
  farGrip?: Grip
  /** Where a thumb points, if not up: [x, y]. */
  nearThumb?: Point
  farThumb?: Point
  /** Hands that are drawn on their own (`handOver`), after the thing they hold. */
  handsOver?: readonly ('near' | 'far')[]
  /** Arms held behind the back. */
  armsBehind?: boolean
  headTurn?: number
  /** Moves the head from its natural place, in heads. */
  headShift?: Point
  /** Where the head looks, if not where the body does. */
  headView?: View
  headFlip?: boolean
  toes?: readonly [far: Toe, near: Toe]
}

const HEADS_HIGH = 6.8
const unitOf = (height: number) => height / HEADS_HIGH

type Limbs = Arm & { hip: Point; knee: Point; ankle: Point; side: 1 | -1 }
export type Skeleton = {
  u: number
  at: (x: number, y: number) => Point
  build: Build
  sits: boolean
  near: Limbs
  far: Limbs
}

/** How much of a bent knee shows: all of it from the side, hardly any from the front. */
const KNEE_SHOWS: Record<View, number> = { front: 0.3, back: 0.3, half: 0.6, profile: 1 }

/** A knee bends the way the figure looks. */
function knee(hip: Point, ankle: Point, u: number, view: View, facing: number, outward: number): Point {
  const bent = bentTowards(hip, ankle, THIGH * u, SHIN * u, facing === 0 ? [outward, 0] : [facing, -0.3])
  return between(between(hip, ankle), bent, KNEE_SHOWS[view])
}

/** Of the two directions across a thing that is held, the one nearer to where the forearm points. */
function acrossHeld(held: number, forearm: number): number {
  const off = (turn: number) => Math.abs(((turn - forearm + 540) % 360) - 180)
  return off(held + 90) < off(held - 90) ? held + 90 : held - 90
}

type Reach = { shoulder: Point; hand: Point; way: Point; elbowAt?: Point; holds?: number; turn?: number }

/** An arm whose hand points along the forearm, unless it holds something or is turned. */
function armOf({ shoulder, hand, way, elbowAt, holds, turn: asked }: Reach, u: number): Arm {
  const guess = elbowAt ?? bentTowards(shoulder, hand, UPPER_ARM * u, (FOREARM + PALM) * u, way)
  const forearm = bearing(guess, hand)
  const turn = asked ?? (holds === undefined ? forearm : acrossHeld(holds, forearm))
  const wrist = polar(hand, PALM * u, turn + 180)
  return {
    shoulder,
    elbow: elbowAt ?? bentTowards(shoulder, wrist, UPPER_ARM * u, FOREARM * u, way),
    wrist,
    hand,
    turn,
  }
}

/** Somebody who faces us lets the elbow hang when the hand is before the body: the forearm comes towards us. */
function hangingElbow(shoulder: Point, hand: Point, u: number, outward: number): Point | undefined {
  const elbow = polar(shoulder, UPPER_ARM * u * 0.97, 90 - outward * 13)
  const reach = distance(elbow, hand) / u
  const isInFront = (hand[0] - shoulder[0]) * outward < 0.25 * u && hand[1] > shoulder[1] + 0.35 * u
  return isInFront && reach < FOREARM + PALM && reach > 0.5 ? elbow : undefined
}

export function skeleton(pose: Pose): Skeleton {
  const { hip, height, lean = 0, view = 'front', flip = false, stature = 'even' } = pose
  const u = unitOf(height)
  const build = BUILDS[view](stature)
  const [cos, sin] = [Math.cos(toRadians(lean)), Math.sin(toRadians(lean))]
  const side = flip ? -1 : 1
  const at = (x: number, y: number): Point =>
    shifted(hip, (x * side * cos - y * sin) * u, (x * side * sin + y * cos) * u)
  const facing = view === 'front' || view === 'back' ? 0 : side
  const limbs = (which: 'near' | 'far'): Limbs => {
    const outward = which === 'near' ? 1 : -1
    const shoulder = at(build[`${which}Shoulder`], -2.02)
    const hand = pose[which]
    const hint = pose[`${which}Elbow`]
    const [holds, turn] = [pose[`${which}Holds`], pose[`${which}Turn`]]
    const elbowAt =
      pose[`${which}ElbowAt`] ??
      (facing === 0 && !hint && view === 'front' ? hangingElbow(shoulder, hand, u, outward) : undefined)
    const ankle = pose[`${which}Foot`]
    const hipJoint = at(facing === 0 ? outward * 0.32 : outward * -0.1, 0.05)
    return {
      ...armOf(
        {
          shoulder,
          hand,
          way: hint ?? [facing === 0 ? outward * 0.6 : -facing, 1],
          ...(elbowAt ? { elbowAt } : {}),
          ...(holds === undefined ? {} : { holds }),
          ...(turn === undefined ? {} : { turn }),
        },
        u,
      ),
      side: facing === 0 ? outward : facing === 1 ? 1 : -1,
      hip: hipJoint,
      knee: pose[`${which}Knee`] ?? knee(hipJoint, ankle, u, view, facing, outward),
      ankle,
    }
  }
  return { u, at, build, sits: pose.sits ?? false, near: limbs('near'), far: limbs('far') }
}
