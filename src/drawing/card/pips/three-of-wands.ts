import { wandAt } from '../emblems.ts'
import { cloak, gown } from '../figure/dress.ts'
import { circlet } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { ground, sea, ship, sky } from '../kit/landscape.ts'
import { rays } from '../kit/ornaments.ts'
import { BRASS, GOLD, IVORY, LIGHT_GOLD, type Tone } from '../kit/palette.ts'
import { circle, scene, shape } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

const sunset = (t: Tone) =>
  scene(
    rays([150, 250], 40, 84, 30, { fill: GOLD, opacity: 0.55 }),
    circle([150, 250], 38, { fill: LIGHT_GOLD, line: BRASS }),
    sea(t, 258, t.mid),
  )

export const threeOfWands: Scene = {
  description:
    'Someone in a long cloak, seen from behind, stands on a cliff among three staffs and watches ships on a golden sea.',
  picture: (t) =>
    scene(
      sky(t, '62,120 236,122 108,82 196,82'),
      sunset(t),
      ship([36, 300], 30, t),
      ship([236, 276], 22, t),
      ship([262, 318], 34, t),
      ground(t, 392),
      shape('18,442^ 18,380^ 60,370 130,372 190,368 226,376 244,396^ 262,402 282,410^ 282,442^', {
        fill: t.deep,
        line: IVORY,
      }),
      wandAt(t, [58, 272], 216, 0, 11),
      wandAt(t, [98, 268], 216, 0, 11),
      wandAt(t, [206, 268], 224, 0, 11),
      person(
        t,
        {
          hip: [150, 276],
          height: 204,
          view: 'back',
          far: [126, 282],
          near: [204, 262],
          farElbow: [-1, 0.4],
          nearElbow: [1, 1],
          nearFoot: [160, 378],
          farFoot: [140, 378],
        },
        { hair: 'black', style: 'bob', skin: 'brown', hat: circlet(GOLD) },
        gown(t.accent, { flare: 0.4, front: cloak(t.soft, 1.75, 0, 0.85), belt: false }),
      ),
    ),
}
