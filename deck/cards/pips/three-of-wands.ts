import { wandAt } from '../emblems.ts'
import { gown } from '../figure/dress.ts'
import { circlet } from '../figure/headwear.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose, Skeleton } from '../figure/skeleton.ts'
import { outline } from '../kit/curves.ts'
import { daySky, sea, ship } from '../kit/landscape.ts'
import { mountains } from '../kit/mountains.ts'
import { rays } from '../kit/ornaments.ts'
import { BRASS, FUR, GOLD, IVORY, LEAF, LIGHT_GOLD, shadeOf, type Tone } from '../kit/palette.ts'
import { grass } from '../kit/plants.ts'
import { type Point, points } from '../kit/points.ts'
import { circle, scene, shape, shapes, stroke, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** The sun stands low over the water, round the head of the one who looks at it. */
const sunset = (t: Tone) =>
  scene(
    rays([150, 164], 76, 112, 36, { fill: GOLD }),
    circle([150, 164], 72, { fill: LIGHT_GOLD, line: BRASS }),
    mountains({ ...t, accent: IVORY }, '30,236 74,248 256,232', 262, '#C77A58'),
    sea({ ...t, accent: IVORY }, 258, FUR),
  )

const POSE: Pose = {
  handsOver: ['near', 'far'],
  hip: [150, 272],
  height: 246,
  view: 'back',
  stature: 'broad',
  far: [101, 304],
  near: [209, 214],
  nearHolds: -90,
  farGrip: 'relaxed',
  farElbow: [-1, 0.2],
  nearElbowAt: [194, 246],
  nearFoot: [164, 388],
  farFoot: [136, 388],
  headTurn: 8,
}

/** A long cloak lies on both shoulders; the wind from the sea swings its hem. */
const mantle =
  (t: Tone) =>
  ({ at }: Skeleton) => {
    const line = (heads: string) =>
      outline(heads).map(({ x, y, corner }) => ({ ...pointed(at(x, y)), corner }))
    const hem = '-1.66,2.84^ -1.3,3.12 -0.96,2.98 -0.5,3.18 -0.1,3 0.4,3.18 0.98,2.98^'
    return scene(
      shape(
        line(
          `-0.5,-2.38^ -0.72,-2.3 -0.95,-1.98 -0.98,-0.8 -1.16,1 ${hem} 0.92,1 0.92,-0.8 0.94,-1.98 0.72,-2.3 0.5,-2.38^ 0,-2.1`,
        ),
        { fill: t.soft, line: IVORY },
      ),
      shapes(
        [
          '-0.5,-1^ -0.7,1 -1.06,3.02^ -0.76,3.06^ -0.54,1',
          '0,-1.4^ -0.06,1 -0.2,3.02^ 0.14,3.08^ 0.14,1',
          '0.84,-1.6^ 0.68,1 0.62,3.1^ 0.94,3^ 0.88,1',
        ].map(line),
        { fill: shadeOf(t.soft) },
      ),
      strokes(
        [
          '-0.64,-1.8 -0.8,0.4 -1.34,2.9',
          '-0.5,-1 -0.7,1 -1.02,2.84',
          '-0.28,-1.5 -0.34,0.6 -0.52,2.96',
          '0,-1.4 -0.06,1 -0.16,2.86',
          '0.5,-1.7 0.44,0.6 0.4,2.96',
          '-0.44,-2.16 0,-1.9 0.44,-2.16',
        ].map(line),
        { line: IVORY, width: 0.7 },
      ),
      stroke(line('-1.62,2.76 -1.3,3.02 -0.96,2.88 -0.5,3.08 -0.1,2.9 0.4,3.08 0.95,2.88'), {
        line: GOLD,
        width: 2.4,
      }),
    )
  }

const pointed = ([x, y]: Point) => ({ x, y })

export const threeOfWands: Scene = {
  description:
    'Someone in a long cloak, seen from behind, stands on a cliff among three staffs and watches ships on a golden sea under a low sun in a bright sky.',
  picture: (t) =>
    scene(
      daySky(t, 260),
      sunset(t),
      ship([70, 330], 24, t),
      ship([190, 296], 18, t),
      ship([252, 322], 36, t),
      shape('18,442^ 18,384^ 60,374 130,378 190,372 226,382 244,400^ 236,410^ 258,416 270,430^ 282,442^', {
        fill: t.deep,
        line: IVORY,
      }),
      shapes(
        [
          '244,400^ 236,410^ 258,416 270,430^ 274,442^ 214,442^ 226,424^ 216,412^',
          '60,442^ 76,412^ 66,400^ 96,410^ 92,442^',
        ],
        {
          fill: t.mid,
        },
      ),
      wandAt(t, [50, 254], 258, 0, 11),
      wandAt(t, [94, 246], 272, 0, 11),
      wandAt(t, [214, 244], 286, 0, 11),
      person(
        t,
        POSE,
        { hair: 'black', style: 'short', skin: 'brown', hat: circlet(GOLD) },
        gown(IVORY, {
          sleeves: t.mid,
          sleeve: 'full',
          flare: 0.5,
          front: mantle(t),
          belt: false,
          collar: false,
        }),
      ),
      handOver(POSE, 'near', 'brown'),
      handOver(POSE, 'far', 'brown'),
      grass(points('34,396 72,388 236,396'), LEAF),
    ),
}
