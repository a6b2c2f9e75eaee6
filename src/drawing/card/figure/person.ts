/**
 * A whole figure from a pose: where the hip, hands and feet are, which way it looks, what it wears.
 * Elbows and knees find their own place. Turned figures look to the right; `flip` turns them left.
 * "near" is the side towards us, or the right of the picture when the figure faces us.
 */
import { type Outline, through } from '../kit/curves.ts'
import { edgeOf, GOLD, SKIN, type Tone } from '../kit/palette.ts'
import { ribbon, scene, shape, stroke } from '../kit/svg.ts'
import { type Dress, skirt } from './dress.ts'
import { head, type Look } from './head.ts'
import { arm, leg, type Sleeve } from './limbs.ts'
import { type Pose, type Skeleton, skeleton } from './skeleton.ts'

function bodice({ at, build }: Skeleton): Outline {
  const { shoulder, chest, waist } = build
  return [
    ...through([at(-0.26, -2.42), at(-shoulder, -2.2), at(-chest, -1.5)]),
    ...through([at(-waist, -0.72)], true),
    ...through([at(0, -0.62)]),
    ...through([at(waist, -0.72)], true),
    ...through([at(chest, -1.5), at(shoulder, -2.2), at(0.26, -2.42)]),
  ]
}

function legs(pose: Pose, bones: Skeleton, dress: Dress): string {
  const turned = pose.view === 'profile' || pose.view === 'half'
  const ahead = pose.flip ? 180 : 0
  const [farToe, nearToe] = pose.toes ?? (turned ? [ahead, ahead] : ['left', 'right'])
  const { hose, shoe } = dress
  return leg(bones.far, bones.u, hose, shoe, farToe) + leg(bones.near, bones.u, hose, shoe, nearToe)
}

export function person(t: Tone, pose: Pose, look: Look, dress: Dress): string {
  const bones = skeleton(pose)
  const { u, at, build } = bones
  const view = pose.view ?? 'front'
  const skin = SKIN[look.skin ?? 'fair']
  const sleeve: Sleeve = dress.sleeve ?? 'fitted'
  const sleeves = { fill: dress.sleeves ?? dress.fill, skin, sleeve }
  const armOf = (side: 'near' | 'far') =>
    arm(bones[side], u, {
      ...sleeves,
      grip: pose[`${side}Grip`] ?? 'closed',
      thumbDown: (side === 'near') !== (pose.flip ?? false),
      ...(dress.trim ? { cuff: dress.trim } : {}),
    })
  const [shiftX, shiftY] = pose.headShift ?? [0, 0]
  const headAt = at(build.neck + shiftX, -3.1 + shiftY)
  const turned = view === 'half' || view === 'profile'
  const behind = view === 'back' || pose.armsBehind === true
  const bodyLine = { fill: dress.fill, line: edgeOf(dress.fill), width: 1 }
  return scene(
    dress.cloak ? dress.cloak(bones) : '',
    turned || behind ? armOf('far') : '',
    behind ? armOf('near') : '',
    dress.bareLegs === false ? '' : legs(pose, bones, dress),
    skirt(bones, dress, t),
    ribbon(through([at(build.neck * 0.5, -2.3), headAt]), [u * 0.4, u * 0.36], {
      fill: skin,
      line: edgeOf(skin),
      width: 0.9,
    }),
    shape(bodice(bones), bodyLine),
    dress.front ? dress.front(bones) : '',
    dress.belt === false
      ? ''
      : stroke(through([at(-build.waist, -0.72), at(0, -0.62), at(build.waist, -0.72)]), {
          line: dress.trim ?? GOLD,
          width: Math.max(2, u * 0.13),
        }),
    turned || behind ? '' : armOf('far'),
    behind ? '' : armOf('near'),
    dress.collar === false
      ? ''
      : stroke(
          through([
            at(-0.34 + build.neck * 0.4, -2.34),
            at(build.neck * 0.6, -2.2),
            at(0.34 + build.neck * 0.4, -2.34),
          ]),
          { line: dress.trim ?? GOLD, width: Math.max(1.8, u * 0.12) },
        ),
    head(
      { ...look, view },
      {
        at: headAt,
        size: u * 1.16,
        turn: (pose.headTurn ?? 0) + (pose.lean ?? 0) * 0.5,
        flip: pose.flip ?? false,
      },
    ),
  )
}
