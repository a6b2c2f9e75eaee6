/**
 * A whole horse in profile, looking to the right, hooves on y = 0, about 190 long and 160 high.
 * Its attitude is a few angles and four legs; `place` turns it round or makes it smaller.
 */
import { curveOf, type Outline, outline } from '../kit/curves.ts'
import { jointed, tapered } from '../kit/limbs.ts'
import { edgeOf, GOLD, INK, LIGHT_GOLD, shadeOf } from '../kit/palette.ts'
import { circle, scene, shape, shapes, strokes } from '../kit/svg.ts'
import type { Attitude } from './horse-attitudes.ts'
import { type Frame, framed } from './horse-frame.ts'
import { harness } from './tack.ts'

const REAR_AND_BACK = outline('-66,-86 -62,-100 -46,-111 -22,-107 4,-102 28,-109')
const NECK_AND_HEAD = outline(
  '46,-126 58,-144 72,-157 81,-155 92,-138 104,-122 107,-114 101,-108 93,-110 82,-119 75,-123 68,-108',
)
const BREAST_AND_BELLY = outline('61,-88 52,-70 32,-62 2,-56 -26,-62 -46,-68 -62,-76')
const MANE = outline(
  '82,-157 74,-152 70,-142 74,-138^ 64,-136 60,-128 64,-122^ 54,-122 50,-114 53,-108^ 44,-110 38,-104 36,-98^ 30,-104 26,-110 44,-130 58,-149 72,-161',
)
const FEATURES = {
  ear: '73,-156^ 71,-168 76,-172^ 80,-164 80,-156',
  eye: '80,-143^ 84,-146 87,-142^ 83,-140',
  lines: ['103,-116 104.5,-114', '101,-111 96,-112', '82,-119 87,-126 86,-134', '76,-150 82,-146'],
}

export type Coat = { coat: string; mane: string; tack?: string; reins?: boolean }

const FORE_LEG = [25, 13.5, 11.5, 7.5, 8.5, 7]

function limb(
  line: string,
  fore: readonly number[] | undefined,
  frame: Frame,
): { flesh: Outline; hoof: Outline } {
  const knots = curveOf(line)
  const root = frame(knots.slice(0, 1))
  const joints = [...root, ...knots.slice(1)]
  const [ankle, end] = [joints.at(-2)!, joints.at(-1)!]
  const widths = fore ?? [40, 17, 13, 8.5, 9, 7]
  const [dx, dy] = [end.x - ankle.x, end.y - ankle.y]
  const size = Math.hypot(dx, dy) || 1
  const [ux, uy] = [dx / size, dy / size]
  const corner = (ahead: number, side: number) => ({
    x: end.x + ux * ahead - uy * side,
    y: end.y + uy * ahead + ux * side,
    corner: true,
  })
  return {
    flesh: tapered(
      jointed(
        joints.map(({ x, y }) => [x, y]),
        0.14,
      ),
      widths,
    ),
    hoof: [corner(-5, -4.2), corner(-5, 4.2), corner(4, 5.5), corner(4, -6.5)],
  }
}

export function horse(attitude: Attitude, { coat, mane, tack = GOLD, reins = true }: Coat): string {
  const frame = framed(attitude)
  const { fore = FORE_LEG } = attitude
  const line = edgeOf(coat)
  const pen = { line, width: 1.1 }
  const legOf = (name: keyof Attitude['legs']) => {
    const { flesh, hoof } = limb(attitude.legs[name], name.endsWith('Fore') ? fore : undefined, frame)
    // The far legs stand in the shade of the body.
    const [fleshFill, hoofFill] = name.startsWith('far')
      ? [shadeOf(coat, 0.22), shadeOf(mane, 0.22)]
      : [coat, mane]
    return shape(flesh, { fill: fleshFill, ...pen }) + shape(hoof, { fill: hoofFill, ...pen })
  }
  const body = [...frame(REAR_AND_BACK), ...frame(NECK_AND_HEAD, true), ...frame(BREAST_AND_BELLY)]
  return scene(
    shape(tapered(curveOf(attitude.tail), [8, 16, 14, 0]), { fill: mane, line: edgeOf(mane), width: 0.9 }),
    strokes(
      [-2.6, 2.4].map((side) =>
        curveOf(attitude.tail).map((knot, i) => ({
          ...knot,
          x: knot.x + side * (1 - i * 0.2),
          y: knot.y + 2,
        })),
      ),
      { line: edgeOf(mane), width: 0.6 },
    ),
    legOf('farHind'),
    legOf('farFore'),
    legOf('nearHind'),
    legOf('nearFore'),
    shape(frame(FEATURES.ear, true), { fill: coat, ...pen }),
    shape(body, { fill: coat, ...pen }),
    // The near thigh and shoulder belong to the body: their upper ends are drawn over its edge.
    shape(frame(outline('-60,-84 -52,-98 -36,-98 -27,-84 -34,-68 -46,-60 -58,-66')), { fill: coat }),
    shape(frame(outline('30,-84 38,-92 50,-90 54,-78 46,-66 34,-66')), { fill: coat }),
    shapes(
      [
        frame(outline('50,-71^ 32,-63 2,-57 -26,-63 -44,-68^ -26,-73 4,-68 30,-73')),
        frame(outline('67,-107^ 61,-90 53,-73^ 56,-92 58,-108 66,-122 74,-124^ 72,-116'), true),
        frame(outline('-64,-88^ -60,-80 -50,-68 -44,-66^ -50,-78 -52,-90 -60,-98^')),
      ],
      { fill: shadeOf(coat) },
    ),
    strokes(
      [frame('-34,-98 -26,-86 -32,-72'), frame('34,-92 30,-82 34,-70'), frame('50,-88 54,-80 50,-70')],
      { line, width: 0.8 },
    ),
    shape(frame(MANE, true), { fill: mane, line: edgeOf(mane), width: 0.9 }),
    strokes(
      [
        '70,-156 62,-146 64,-138',
        '62,-144 52,-132 54,-124',
        '52,-130 42,-116 44,-110',
        '42,-124 34,-112 34,-104',
      ].map((lock) => frame(lock, true)),
      { line: edgeOf(mane), width: 0.7 },
    ),
    eye(frame, coat),
    strokes(
      FEATURES.lines.map((mark) => frame(mark, true)),
      { line, width: 1 },
    ),
    harness(frame, tack, reins),
  )
}

/** Dark, or on a dark coat light with a pupil. */
function eye(frame: Frame, coat: string): string {
  if (edgeOf(coat) === INK) return shape(frame(FEATURES.eye, true), { fill: INK })
  const [pupil] = frame('84,-143', true)
  return (
    shape(frame(FEATURES.eye, true), { fill: LIGHT_GOLD, line: LIGHT_GOLD }) +
    circle([pupil!.x, pupil!.y], 1.7, { fill: INK })
  )
}
