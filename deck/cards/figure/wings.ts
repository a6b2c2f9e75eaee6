/** Wings: an angel's of three rows of feathers, a bat's of skin between ribs. The right one; `flip` makes the left. */
import { along, curveOf, type Outline, through } from '../kit/curves.ts'
import { edgeOf, INK, IVORY } from '../kit/palette.ts'
import { type Point, polar } from '../kit/points.ts'
import { each, place, ribbon, scene, shape, strokes } from '../kit/svg.ts'

const FRONT_EDGE = '0,0 10,-20 32,-36 60,-40 88,-34'

/** A long feather with a round tip. */
function feather(at: Point, length: number, heading: number, breadth: number): Outline {
  const side = (share: number, sign: number) =>
    polar(polar(at, length * share, heading), breadth, heading + 90 * sign)
  const [root, ...rest] = through([
    at,
    side(0.4, -1),
    side(0.82, -0.9),
    polar(at, length, heading),
    side(0.82, 0.9),
    side(0.4, 1),
  ])
  return [{ ...root!, corner: true }, ...rest]
}

/** A row of feathers from the tip to the shoulder; `outer` and `inner` are the directions of the first and last. */
function feathers(
  count: number,
  outer: number,
  inner: number,
  long: number,
  short: number,
  breadth: number,
): Outline[] {
  const edge = curveOf(FRONT_EDGE)
  return Array.from({ length: count }, (_, i) => {
    const share = i / (count - 1)
    const { at } = along(edge, 0.985 - share * 0.9)
    return feather(at, long + (short - long) * share, outer + (inner - outer) * share, breadth)
  }).reverse()
}

export function angelWing(fill = IVORY, line = INK, tint = '#DDD3BC'): string {
  return scene(
    each(feathers(7, 16, 90, 63, 35, 7), (one) => shape(one, { fill, line, width: 0.9 })),
    each(feathers(6, 22, 86, 36, 21, 6.4), (one) => shape(one, { fill: tint, line, width: 0.8 })),
    ribbon(FRONT_EDGE, [15, 17, 15, 12, 8], { fill, line, width: 1 }),
    strokes(
      ['10,-10 16,-14 18,-20', '22,-24 28,-26 31,-31', '40,-32 46,-31 50,-35', '58,-34 64,-32 68,-36'],
      { line, width: 0.7 },
    ),
  )
}

/** The same for small figures: one row of feathers. */
export const smallWing = (fill = IVORY, line = INK) =>
  each(feathers(6, 16, 92, 60, 34, 8), (one) => shape(one, { fill, line })) +
  ribbon(FRONT_EDGE, [16, 19, 14, 8], { fill, line })

export const batWing = (fill: string) =>
  scene(
    shape('0,0^ 16,-40 60,-66 104,-60^ 97,-44 100,-28^ 86,-25 78,-12^ 65,-11 56,0^ 42,1 32,12^ 17,8 0,16^', {
      fill,
      line: edgeOf(fill),
      width: 1.1,
    }),
    strokes(['4,0 34,-40 104,-60', '6,4 48,-34 100,-28', '6,8 38,-18 78,-12', '6,11 30,-4 56,0'], {
      line: edgeOf(fill),
      width: 0.9,
    }),
  )

export type WingPlace = { at: Point; span: number; raise?: number }

/** Both wings of one figure, `span` from tip to tip. */
export const wings = (wing: string, { at: [x, y], span, raise = 0 }: WingPlace, apart = 8) =>
  each([1, -1] as const, (side) =>
    place(wing, { at: [x + side * apart, y], scale: span / 300, flip: side < 0, turn: -side * raise }),
  )
