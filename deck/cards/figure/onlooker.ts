/** People in a crowd: a robe, a head and one raised arm, whose hand holds a staff. */
import { through } from '../kit/curves.ts'
import { edgeOf, SKIN } from '../kit/palette.ts'
import { type Point, polar, shifted } from '../kit/points.ts'
import { scene, shape } from '../kit/svg.ts'
import { arm, FOREARM, PALM, UPPER_ARM } from './arm.ts'
import { head, type Look } from './head.ts'
import { bentTowards } from './limb.ts'

export type Onlooker = {
  feet: Point
  height: number
  look: Look
  robe: string
  hand: Point
  /** The upright staff, as drawn. */
  staff: string
  flip?: boolean
}

export function onlooker({ feet, height, look, robe, hand, staff, flip = false }: Onlooker): string {
  const u = height / 6.8
  const at = (x: number, y: number): Point => shifted(feet, x * u, y * u)
  const side = hand[0] < feet[0] ? -1 : 1
  const turn = side < 0 ? 180 : 0
  const shoulder = at(side * 0.55, -5.1)
  const wrist = polar(hand, PALM * u, turn + 180)
  const elbow = bentTowards(shoulder, wrist, UPPER_ARM * u, FOREARM * u, [side * 0.4, 1])
  const paint = { fill: robe, line: edgeOf(robe) }
  const body = through([
    at(-0.3, -5.9),
    at(-0.8, -5.4),
    at(-0.7, -3),
    at(-0.95, 0),
    at(0.95, 0),
    at(0.7, -3),
    at(0.8, -5.4),
    at(0.3, -5.9),
  ])
  return scene(
    shape(
      body.map((knot, i) => ({ ...knot, corner: i === 3 || i === 4 })),
      paint,
    ),
    staff,
    head({ ...look, view: 'half' }, { at: at(0, -6.5), size: u * 1.16, flip }),
    arm({ shoulder, elbow, wrist, hand, turn }, u, {
      fill: robe,
      skin: SKIN[look.skin ?? 'fair'],
      grip: 'closed',
      thumb: [-side, -1],
    }),
  )
}
