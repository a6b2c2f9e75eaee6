/** Arms with their hands. */
import { through } from '../kit/curves.ts'
import { edgeOf, GOLD, INK } from '../kit/palette.ts'
import { bearing, type Point, polar } from '../kit/points.ts'
import { circle, scene, strokes } from '../kit/svg.ts'
import { bellSleeve } from './bell-sleeve.ts'
import { type Grip, hand } from './hand.ts'
import { type Arm, type ArmStyle, braid, cloth, edgesOf, folds } from './sleeve.ts'

export const UPPER_ARM = 1.3
/** From the elbow to the wrist. */
export const FOREARM = 1.04
/** From the wrist to the palm. */
export const PALM = 0.3

export function arm(parts: Arm, u: number, style: ArmStyle): string {
  const { fill, skin, sleeve = 'fitted', grip = 'closed', cuff = GOLD, setIn = false } = style
  const end = style.handless ? '' : handOf(parts, u, skin, grip, style.thumb)
  const bare = () => cloth(edgesOf(parts, u, style, 'bare'), skin, INK, sleeve === 'bare' && setIn)
  const joint = wrist(parts, u, skin)
  if (sleeve === 'bare') return joint + bare() + end
  if (sleeve === 'bell') return bellSleeve(parts, u, style) + end
  const edges = edgesOf(parts, u, style, sleeve)
  return scene(
    joint,
    sleeve === 'rolled' ? bare() : '',
    cloth(edges, fill, edgeOf(fill), setIn),
    strokes(folds(parts, u), { line: edgeOf(fill), width: 0.7 }),
    cuff === '' ? '' : braid(through([edges.top.at(-1)!, edges.low.at(-1)!]), u, cuff),
    end,
  )
}

/** How far a hand turns from its forearm, in degrees, before the bend of the wrist shows. */
const BENT = 22

/** The round of a bent wrist, between the end of the sleeve and the palm. */
function wrist({ elbow, wrist: at, turn }: Arm, u: number, skin: string): string {
  const off = Math.abs(((turn - bearing(elbow, at) + 540) % 360) - 180)
  return off < BENT ? '' : circle(at, u * 0.125, { fill: skin, line: INK, width: 0.9 })
}

/** The hand, turned so that its thumb points the way it should. */
export function handOf(
  { hand: at, turn }: Pick<Arm, 'hand' | 'turn'>,
  u: number,
  skin: string,
  grip: Grip,
  [x, y]: Point = [0, -1],
): string {
  const [thumbX, thumbY] = polar([0, 0], 1, turn - 90)
  return hand(at, turn, u, skin, grip, thumbX * x + thumbY * y < 0)
}
