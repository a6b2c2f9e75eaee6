import { wandAt } from '../emblems.ts'
import { gown } from '../figure/dress.ts'
import { circlet } from '../figure/headwear.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose, Skeleton } from '../figure/skeleton.ts'
import { through } from '../kit/curves.ts'
import { daySky, sea, ship } from '../kit/landscape.ts'
import { mountains } from '../kit/mountains.ts'
import { rays } from '../kit/ornaments.ts'
import { BRASS, FUR, GOLD, IVORY, LEAF, LIGHT_GOLD, shadeOf, type Tone } from '../kit/palette.ts'
import { grass } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { circle, scene, shape, shapes, strokes } from '../kit/svg.ts'
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
  handsOver: ['near'],
  hip: [150, 272],
  height: 246,
  view: 'back',
  stature: 'broad',
  far: [110, 300],
  near: [213, 236],
  farTurn: 40,
  nearElbow: [1, 1],
  farElbow: [-1, 0.2],
  nearFoot: [164, 388],
  farFoot: [136, 388],
  headTurn: 8,
}

/** A long cloak hangs from one shoulder and leaves the other arm free. */
const mantle = (t: Tone) => (bones: Skeleton) => {
  const { at } = bones
  return scene(
    shape(
      [
        ...through([at(-0.5, -2.32)], true),
        ...through([at(-0.98, -1.9), at(-1.04, -0.6), at(-1.3, 1.4)]),
        ...through([at(-1.56, 3.05)], true),
        ...through([at(-0.9, 3.24), at(-0.3, 3.1)]),
        ...through([at(0.36, 3.22)], true),
        ...through([at(0.5, 1.4), at(0.56, -0.4), at(0.62, -1.6)]),
        ...through([at(0.62, -2.26)], true),
        ...through([at(0, -2.02)]),
      ],
      { fill: t.soft, line: IVORY },
    ),
    shapes(
      [
        [
          ...through([at(-0.2, -1.4)], true),
          ...through([at(-0.4, 0.6)]),
          ...through([at(-0.76, 3.18), at(-0.4, 3.12)], true),
          ...through([at(-0.2, 0.6)]),
        ],
        [
          ...through([at(0.56, -1.6)], true),
          ...through([at(0.5, -0.4), at(0.44, 1.4)]),
          ...through([at(0.32, 3.2), at(0.06, 3.16)], true),
          ...through([at(0.28, 0.6)]),
        ],
      ],
      { fill: shadeOf(t.soft) },
    ),
    strokes(
      [
        through([at(-0.6, -1.6), at(-0.8, 0.4), at(-1.16, 2.9)]),
        through([at(0.1, -1.5), at(0.06, 0.6), at(-0.1, 2.9)]),
        through([at(-0.34, -2), at(0, -1.8), at(0.4, -1.96)]),
      ],
      { line: IVORY, width: 0.7 },
    ),
    strokes([through([at(-1.5, 2.92), at(-0.9, 3.1), at(-0.3, 2.97), at(0.34, 3.08)])], {
      line: GOLD,
      width: 2.4,
    }),
  )
}

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
        { hair: 'black', style: 'bob', skin: 'brown', hat: circlet(GOLD) },
        gown(IVORY, {
          sleeves: FUR,
          sleeve: 'full',
          flare: 0.5,
          front: mantle(t),
          belt: false,
          collar: false,
        }),
      ),
      handOver(POSE, 'near', 'brown'),
      grass(points('34,396 118,390 176,396'), LEAF),
    ),
}
