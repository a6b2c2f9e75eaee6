/** People in a crowd: a robe, a head and one raised arm. */
import { through } from '../kit/curves.ts'
import { edgeOf, SKIN } from '../kit/palette.ts'
import { type Point, shifted } from '../kit/points.ts'
import { ribbon, scene, shape } from '../kit/svg.ts'
import { head, type Look } from './head.ts'

export type Onlooker = { feet: Point; height: number; look: Look; robe: string; hand: Point; flip?: boolean }

export function onlooker({ feet, height, look, robe, hand, flip = false }: Onlooker): string {
  const u = height / 6.8
  const at = (x: number, y: number): Point => shifted(feet, x * u, y * u)
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
    ribbon(through([at(flip ? 0.5 : -0.5, -5.3), hand]), [u * 0.6, u * 0.4], paint),
    shape(
      through([
        [hand[0] - 4, hand[1] - 4],
        [hand[0] + 4, hand[1] - 4],
        [hand[0] + 4, hand[1] + 4],
        [hand[0] - 4, hand[1] + 4],
      ]),
      { fill: SKIN[look.skin ?? 'fair'], line: edgeOf(robe) },
    ),
    head({ ...look, view: 'half' }, { at: at(0, -6.5), size: u * 1.16, flip }),
  )
}
