/**
 * A whole figure from a pose: where the hip, hands and feet are, which way it looks, what it wears.
 * Elbows and knees find their own place. Turned figures look to the right; `flip` turns them left.
 * "near" is the side towards us, or the right of the picture when the figure faces us.
 */
import { type Outline, through } from '../kit/curves.ts'
import { edgeOf, GOLD, SKIN, type SkinName, type Tone } from '../kit/palette.ts'
import type { Point } from '../kit/points.ts'
import { ribbon, scene, shape, stroke } from '../kit/svg.ts'
import { armhole, armholeIsFree } from './armhole.ts'
import { type Dress, skirt } from './dress.ts'
import { headBehind, headInFront, type Look } from './head.ts'
import { arm, handOnArm, leg, shoe, type Toe } from './limbs.ts'
import { type Pose, type Skeleton, skeleton } from './skeleton.ts'

function bodice({ at, build }: Skeleton): Outline {
  const { shoulder, chest, waist } = build
  return [
    ...through([at(-0.24, -2.48), at(-shoulder * 0.66, -2.3), at(-shoulder, -1.98), at(-chest, -1.45)]),
    ...through([at(-waist, -0.72)], true),
    ...through([at(0, -0.62)]),
    ...through([at(waist, -0.72)], true),
    ...through([at(chest, -1.45), at(shoulder, -1.98), at(shoulder * 0.66, -2.3), at(0.24, -2.48)]),
  ]
}

const turned = ({ view }: Pose) => view === 'half' || view === 'profile'

/** Under a skirt that reaches the ground only the shoes are drawn. */
function legs(pose: Pose, bones: Skeleton, dress: Dress): string {
  const ahead = pose.flip ? 180 : 0
  const [farToe, nearToe] = pose.toes ?? (turned(pose) ? [ahead, ahead] : ['left', 'right'])
  const covered = dress.length >= 2
  const one = (limb: Skeleton['near'], toe: Toe) =>
    (covered ? '' : leg(limb, bones.u, dress.hose)) + shoe(limb, bones.u, dress.shoe, toe)
  return one(bones.far, farToe) + one(bones.near, nearToe)
}

/** Thumbs point up, towards the body, or the way the figure looks. */
const thumbOf = (side: 'near' | 'far', { view = 'front', flip = false }: Pose): Point => {
  const ahead = flip ? -1 : 1
  const inward = side === 'near' ? -1 : 1
  return [(view === 'half' || view === 'profile' ? ahead : inward) * 0.7, -1]
}

/** Both arms, and which of them lie behind the body. */
function arms(pose: Pose, bones: Skeleton, look: Look, dress: Dress): { behind: string; inFront: string } {
  const fill = dress.sleeves ?? dress.fill
  const isTurned = turned(pose)
  const hidden = pose.view === 'back' || pose.armsBehind
  const armOf = (side: 'near' | 'far') => {
    const setIn =
      !hidden && pose.view !== 'profile' && (side === 'near' || !isTurned) && armholeIsFree(bones, side)
    const ofOneCloth = fill === dress.fill && dress.sleeve !== 'bare'
    const limb = arm(bones[side], bones.u, {
      fill,
      skin: SKIN[look.skin ?? 'fair'],
      sleeve: dress.sleeve ?? 'fitted',
      grip: pose[`${side}Grip`] ?? 'closed',
      thumb: thumbOf(side, pose),
      ...(ofOneCloth && !setIn ? { body: bones.at(0, -1.7) } : {}),
      ...(dress.trim ? { cuff: dress.trim } : {}),
    })
    return setIn ? limb + armhole(bones, side, dress.yoke ?? dress.fill, ofOneCloth) : limb
  }
  if (hidden) return { behind: armOf('far') + armOf('near'), inFront: '' }
  return isTurned
    ? { behind: armOf('far'), inFront: armOf('near') }
    : { behind: '', inFront: armOf('far') + armOf('near') }
}

/** A figure's hand once more, over something that was drawn in front of its arm and that it holds. */
export function handAgain(pose: Pose, side: 'near' | 'far', skin: SkinName = 'fair'): string {
  const bones = skeleton(pose)
  const { elbow, hand: end } = bones[side]
  const grip = pose[`${side}Grip`] ?? 'closed'
  return handOnArm(elbow, end, bones.u, SKIN[skin], grip, thumbOf(side, pose))
}

export function person(t: Tone, pose: Pose, look: Look, dress: Dress): string {
  const bones = skeleton(pose)
  const { u, at, build } = bones
  const skin = SKIN[look.skin ?? 'fair']
  const [shiftX, shiftY] = pose.headShift ?? [0, 0]
  const headAt = at(build.neck + shiftX, -3.1 + shiftY)
  const who = { ...look, view: pose.view ?? 'front' }
  const turn = (pose.headTurn ?? 0) + (pose.lean ?? 0) * 0.5
  const where = { at: headAt, size: u * 1.16, turn, flip: pose.flip ?? false }
  const { behind, inFront } = arms(pose, bones, look, dress)
  const trim = dress.trim ?? GOLD
  const braid = dress.collar === false ? '' : collar(bones, trim)
  // An arm that is lifted across the breast lies over the collar.
  const collarIsUnder = turned(pose) && !armholeIsFree(bones, 'near')
  return scene(
    dress.cloak ? dress.cloak(bones) : '',
    headBehind(who, where),
    behind,
    dress.bareLegs === false ? '' : legs(pose, bones, dress),
    skirt(bones, dress, t),
    ribbon(through([at(build.neck * 0.5, -2.3), headAt]), [u * 0.42, u * 0.36], {
      fill: skin,
      line: edgeOf(skin),
      width: 0.9,
    }),
    shape(bodice(bones), { fill: dress.fill, line: edgeOf(dress.fill), width: 1 }),
    dress.front ? dress.front(bones) : '',
    dress.belt === false
      ? ''
      : stroke(through([at(-build.waist, -0.72), at(0, -0.62), at(build.waist, -0.72)]), {
          line: trim,
          width: Math.max(2, u * 0.13),
        }),
    collarIsUnder ? braid : '',
    inFront,
    collarIsUnder ? '' : braid,
    headInFront(who, where),
  )
}

const collar = ({ at, build: { neck }, u }: Skeleton, line: string) =>
  stroke(through([at(-0.34 + neck * 0.4, -2.34), at(neck * 0.6, -2.2), at(0.34 + neck * 0.4, -2.34)]), {
    line,
    width: Math.max(1.8, u * 0.12),
  })
