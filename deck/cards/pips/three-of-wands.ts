import { wandAt } from '../emblems.ts'
import { cloak, gown } from '../figure/dress.ts'
import { circlet } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { daySky, ground, sea, ship } from '../kit/landscape.ts'
import { rays } from '../kit/ornaments.ts'
import { BRASS, FUR, GOLD, IVORY, LIGHT_GOLD, type Tone } from '../kit/palette.ts'
import { circle, scene, shape } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** The sun stands low over the water, round the head of the one who looks at it. */
const sunset = (t: Tone) =>
  scene(
    rays([150, 164], 76, 112, 36, { fill: GOLD }),
    circle([150, 164], 72, { fill: LIGHT_GOLD, line: BRASS }),
    sea({ ...t, accent: IVORY }, 258, FUR),
  )

export const threeOfWands: Scene = {
  description:
    'Someone in a long cloak, seen from behind, stands on a cliff among three staffs and watches ships on a golden sea under a low sun in a bright sky.',
  picture: (t) =>
    scene(
      daySky(t, 260),
      sunset(t),
      ship([78, 338], 19, t),
      ship([228, 276], 20, t),
      ship([250, 320], 30, t),
      ground(t, 392),
      shape('18,442^ 18,380^ 60,370 130,372 190,368 226,376 244,396^ 262,402 282,410^ 282,442^', {
        fill: t.deep,
        line: IVORY,
      }),
      wandAt(t, [50, 258], 246, 0, 11),
      wandAt(t, [92, 252], 256, 0, 11),
      wandAt(t, [211, 248], 264, 0, 11),
      person(
        t,
        {
          hip: [150, 266],
          height: 228,
          view: 'back',
          far: [92, 262],
          near: [210, 258],
          farElbow: [-0.6, 1],
          nearElbow: [1, 1],
          nearFoot: [160, 378],
          farFoot: [140, 378],
        },
        { hair: 'black', style: 'bob', skin: 'brown', hat: circlet(GOLD) },
        gown(IVORY, { sleeves: FUR, flare: 0.4, front: cloak(t.soft, 1.75, 0, 0.85), belt: false }),
      ),
    ),
}
