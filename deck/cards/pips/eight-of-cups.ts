import { cupAt } from '../emblems.ts'
import { cloak, tunic } from '../figure/dress.ts'
import { person } from '../figure/person.ts'
import { crescentFace } from '../kit/crescent-face.ts'
import { ground, land, mountains, sky } from '../kit/landscape.ts'
import { rays } from '../kit/ornaments.ts'
import { BRASS, GOLD, LAKE, LIGHT_GOLD, ROSE } from '../kit/palette.ts'
import { circle, each, place, ribbon, scene, shape } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** The moon stands before the sun and looks down. */
const eclipse = () =>
  scene(
    rays([196, 112], 38, 58, 26, { fill: GOLD, opacity: 0.8 }),
    circle([196, 112], 36, { fill: LIGHT_GOLD, line: BRASS }),
    place(crescentFace(), { at: [196, 112], scale: 36 / 49 }),
  )

export const eightOfCups: Scene = {
  description:
    'Under a moon that covers the sun someone in a red cloak walks away into the hills with a staff, leaving eight cups stacked with one place empty.',
  picture: (t) =>
    scene(
      sky(t, '56,140 100,90 50,220'),
      eclipse(),
      mountains(t, '60,236 118,214 206,230 256,250', 318, t.mid),
      land('18,316 80,304 150,318 210,300 282,310', t.soft, {
        angle: 60,
        gap: 6,
        line: t.deep,
        opacity: 0.4,
      }),
      shape('18,360^ 90,346 170,352 282,340^ 282,372^ 160,380 18,376^', {
        fill: LAKE,
        line: t.accent,
        width: 0.9,
      }),
      ribbon('184,258 192,352', [4, 4], { fill: GOLD, line: BRASS }),
      person(
        t,
        {
          hip: [150, 274],
          height: 154,
          view: 'back',
          lean: 4,
          far: [126, 282],
          near: [185, 270],
          nearElbow: [1, 1],
          nearFoot: [162, 346],
          farFoot: [140, 352],
        },
        { hair: 'brown', style: 'bob' },
        tunic(ROSE, t.accent, { length: 1, trim: '', front: cloak(ROSE, 1.3, 0.1, 0.4), belt: false }),
      ),
      ground(t, 384),
      each([44, 94, 144, 206, 256], (x) => cupAt(t, [x, 408], 46)),
      each([66, 116, 232], (x) => cupAt(t, [x, 364], 46)),
    ),
}
