import { butterfly, dove } from '../creatures/beasts.ts'
import { swordAt } from '../emblems.ts'
import { cloak, gown } from '../figure/dress.ts'
import { queensCrown } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { ground, mountains, sky } from '../kit/landscape.ts'
import { cloud } from '../kit/ornaments.ts'
import { GOLD, IVORY } from '../kit/palette.ts'
import { points } from '../kit/points.ts'
import { each, place, scene, shape } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

export const queenOfSwords: Scene = {
  description:
    'A white-haired queen sits in profile high above the clouds, sword upright in one hand, the other held out; butterflies crown her and adorn her seat.',
  picture: (t) =>
    scene(
      sky(t, '52,150 244,176 250,110'),
      place(dove(), { at: [226, 112], scale: 0.66 }),
      mountains(t, '50,324 250,312', 376, t.soft),
      cloud([52, 322], 84, t.mid, t.accent),
      cloud([252, 336], 80, t.mid, t.accent, true),
      shape('70,410^ 70,150 86,124 112,118 124,136 124,300^ 176,306^ 176,410^', {
        fill: t.mid,
        line: GOLD,
        width: 1.5,
      }),
      each(points('97,168 97,226 97,284'), (at) => place(butterfly(t.accent), { at, scale: 1.1 })),
      ground(t, 404),
      swordAt(t, [190, 190], 216, 0, 11),
      person(
        t,
        {
          hip: [136, 300],
          height: 226,
          view: 'half',
          near: [190, 262],
          far: [232, 222],
          nearElbow: [-0.2, 1],
          farElbow: [0.3, 1],
          farGrip: 'open',
          nearKnee: [186, 322],
          farKnee: [192, 318],
          nearFoot: [178, 402],
          farFoot: [196, 404],
        },
        {
          hair: 'white',
          style: 'tied',
          awake: true,
          hat: queensCrown(t.soft) + place(butterfly(GOLD), { at: [0, -36], scale: 0.7 }),
        },
        gown(IVORY, {
          sleeves: t.soft,
          sleeve: 'bell',
          flare: 0.6,
          trim: GOLD,
          cloak: cloak(t.soft, 1.6, 0.1, 0.4),
        }),
      ),
    ),
}
