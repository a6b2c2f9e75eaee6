/**
 * A whole figure from a pose: where the hip, hands and feet are, which way it looks, what it wears.
 * Elbows and knees find their own place. Turned figures look to the right; `flip` turns them left.
 * "near" is the side towards us, or the right of the picture when the figure faces us.
 */
import { through } from '../kit/curves.ts'
import { edgeOf, GOLD, INK, SKIN, type SkinName, shadeOf, type Tone } from '../kit/palette.ts'
import { between, type Point, shifted } from '../kit/points.ts'
import { scene, shape, stroke, strokes } from '../kit/svg.ts'
import { arm, handOf } from './arm.ts'
import { type Dress, skirt } from './dress.ts'
import { headBehind, headInFront, type Look } from './head.ts'
import { leg, shoe, type Toe } from './leg.ts'
import { type Pose, type Skeleton, skeleton } from './skeleton.ts'
import { bodice, bodiceShade } from './torso.ts'

const turned = ({ view }: Pose) => view === 'half' || view === 'profile'
const facingOf = (pose: Pose) => (turned(pose) ? (pose.flip ? -1 : 1) : 0)

/** Under a skirt that reaches the ground only the shoes are drawn. */
function legs(pose: Pose, bones: Skeleton, dress: Dress): string {
  const ahead = pose.flip ? 180 : 0
  const [farToe, nearToe] = pose.toes ?? (turned(pose) ? [ahead, ahead] : ['left', 'right'])
  const covered = dress.length >= 2
  const one = (limb: Skeleton['near'], toe: Toe) =>
    (covered ? '' : leg(limb, bones.u, dress.hose, facingOf(pose))) + shoe(limb, bones.u, dress.shoe, toe)
  return (pose.astride ? '' : one(bones.far, farToe)) + one(bones.near, nearToe)
}

/** Thumbs point up, towards the body, or the way the figure looks. */
const thumbOf = (side: 'near' | 'far', pose: Pose): Point => {
  const asked = pose[`${side}Thumb`]
  if (asked) return asked
  const inward = side === 'near' ? -1 : 1
  return [(facingOf(pose) || inward) * 0.7, -1]
}

/** Where an arm of somebody who faces us grows out of the trunk: on the slope of the shoulder and in the armpit. */
function rootOf({ at, build, near, far, u }: Skeleton, side: 'near' | 'far'): readonly [Point, Point] {
  const limb = side === 'near' ? near : far
  const out = Math.sign(build[`${side}Shoulder`])
  const broad = Math.abs(build[`${side}Shoulder`])
  const { shoulder, elbow } = limb
  const fall = (elbow[1] - shoulder[1]) / (Math.hypot(elbow[0] - shoulder[0], elbow[1] - shoulder[1]) || 1)
  const hanging = shifted(between(shoulder, elbow, 0.3), -out * u * 0.22, 0)
  const raised = at(out * (broad - 0.08), -1.62)
  return [at(out * broad * 0.778, -2.29), between(raised, hanging, Math.max(0, Math.min(1, fall * 1.4)))]
}

/** Both arms, and which of them lie behind the body. */
function arms(pose: Pose, bones: Skeleton, look: Look, dress: Dress): { behind: string; inFront: string } {
  const fill = dress.sleeves ?? dress.fill
  const isTurned = turned(pose)
  const hidden = pose.view === 'back' || pose.armsBehind
  const armOf = (side: 'near' | 'far') =>
    arm(bones[side], bones.u, {
      fill,
      skin: SKIN[look.skin ?? 'fair'],
      sleeve: dress.sleeve ?? 'fitted',
      grip: pose[`${side}Grip`] ?? 'closed',
      thumb: thumbOf(side, pose),
      side: bones[side].side,
      handless: pose.handsOver?.includes(side) ?? false,
      setIn: fill !== dress.fill || dress.sleeve === 'bare',
      ...(isTurned ? {} : { root: rootOf(bones, side) }),
      ...(dress.trim === undefined ? {} : { cuff: dress.trim }),
      ...(dress.lining === undefined ? {} : { lining: dress.lining }),
    })
  if (hidden) return { behind: armOf('far') + armOf('near'), inFront: '' }
  return isTurned
    ? { behind: armOf('far'), inFront: armOf('near') }
    : { behind: '', inFront: armOf('far') + armOf('near') }
}

/** A figure's hand, over something that was drawn in front of its arm and that it holds. */
export function handOver(pose: Pose, side: 'near' | 'far', skin: SkinName = 'fair'): string {
  const bones = skeleton(pose)
  return handOf(bones[side], bones.u, SKIN[skin], pose[`${side}Grip`] ?? 'closed', thumbOf(side, pose))
}

/** The neck, and the shadow that the chin casts on it. */
function neck({ at, build, u }: Skeleton, headAt: Point, skin: string): string {
  const foot = at(build.neck * 0.5, -2.2)
  const top = between(foot, headAt, 0.8)
  const beside = (at: Point, half: number) => shifted(at, half * u, 0)
  const [a, b, c, d] = [beside(top, -0.2), beside(top, 0.2), beside(foot, -0.25), beside(foot, 0.25)]
  const shadow = [
    ...through([a, between(a, c, 0.42)], true),
    ...through([shifted(between(a, d, 0.5), u * 0.02, u * 0.05)]),
    ...through([between(b, d, 0.6), b], true),
  ]
  return scene(
    shape(through([a, c, d, b], true), { fill: skin }),
    shape(shadow, { fill: shadeOf(skin) }),
    strokes([through([a, c], true), through([b, d], true)], { line: INK, width: 0.9 }),
  )
}

export function person(t: Tone, pose: Pose, look: Look, dress: Dress): string {
  const bones = skeleton(pose)
  const { u, at, build } = bones
  const skin = SKIN[look.skin ?? 'fair']
  const [shiftX, shiftY] = pose.headShift ?? [0, 0]
  const headAt = at(build.neck + shiftX, -3.12 + shiftY)
  const who = { ...look, view: pose.headView ?? pose.view ?? 'front' }
  const turn = (pose.headTurn ?? 0) + (pose.lean ?? 0) * 0.5
  const where = { at: headAt, size: u * 1.12, turn, flip: pose.headFlip ?? pose.flip ?? false }
  const { behind, inFront } = arms(pose, bones, look, dress)
  const trim = dress.trim ?? GOLD
  const trunk = bodice(bones)
  return scene(
    dress.cloak ? dress.cloak(bones) : '',
    headBehind(who, where),
    behind,
    dress.bareLegs === false ? '' : legs(pose, bones, dress),
    skirt(bones, dress, t),
    look.mask ? '' : neck(bones, headAt, skin),
    shape(trunk, { fill: dress.fill, line: edgeOf(dress.fill), width: 1 }),
    shape(bodiceShade(bones, pose.flip ?? false), { fill: shadeOf(dress.fill) }),
    dress.front ? dress.front(bones) : gathers(bones, dress),
    dress.belt === false
      ? ''
      : stroke(through([at(-build.waist, -0.72), at(0, -0.62), at(build.waist, -0.72)]), {
          line: trim,
          width: Math.max(2, u * 0.13),
        }),
    dress.collar === false ? '' : collar(bones, trim),
    inFront,
    headInFront(who, where),
  )
}

/** The cloth is drawn in above the belt. */
const gathers = ({ at, build: { waist }, u }: Skeleton, { fill, belt }: Dress) =>
  belt === false || u < 21.5
    ? ''
    : strokes(
        [-0.62, -0.2, 0.3, 0.7].map((share, i) =>
          through([
            at(waist * share, -0.7),
            at(waist * share * 0.9, -0.86),
            at(waist * share * 1.1, -1.02 - (i % 2) * 0.14),
          ]),
        ),
        { line: edgeOf(fill), width: 0.7 },
      )

/** A braid along the neckline. */
const collar = ({ at, build: { left, right }, u }: Skeleton, line: string) => {
  const [a, b] = [at(...left[0]!), at(...right[0]!)]
  return stroke(through([a, shifted(between(a, b), 0, u * 0.2), b]), { line, width: Math.max(1.8, u * 0.1) })
}
