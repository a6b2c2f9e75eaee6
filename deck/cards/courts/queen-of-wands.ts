import { cat } from '../creatures/beasts.ts'
import { lionHead } from '../creatures/lion.ts'
import { wandAt } from '../emblems.ts'
import { cloak, gown } from '../figure/dress.ts'
import { queensCrown } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { archedThrone, panel, seated } from '../figure/throne.ts'
import { ground, sky } from '../kit/landscape.ts'
import { halo } from '../kit/ornaments.ts'
import { FLAME, IVORY, LEAF, LIGHT_GOLD } from '../kit/palette.ts'
import { leaf, sunflower } from '../kit/plants.ts'
import { place, scene, stroke } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'
import { desert } from './places.ts'

const sunflowerStem = () =>
  scene(
    stroke('88,318 90,260 86,222', { line: LEAF, width: 2.8 }),
    leaf([89, 280], 18, -150, { fill: LEAF }),
    leaf([89, 296], 18, -30, { fill: LEAF }),
    sunflower([86, 212], 23),
  )

export const queenOfWands: Scene = {
  description:
    'A golden-haired queen sits upright on a throne with lions’ heads, staff in one hand and sunflower in the other, a black cat at her feet.',
  picture: (t) =>
    scene(
      sky(t, '50,150 250,150 96,90 206,90'),
      desert(t),
      halo(t, [150, 168], 50),
      ground(t, 398),
      archedThrone(t, 116, 66, 404, (at) => place(lionHead(), { at: [at[0], at[1] - 4], scale: 0.96 })),
      wandAt(t, [242, 268], 272, 0, 10),
      sunflowerStem(),
      person(
        t,
        { ...seated([150, 294], 224, { far: [88, 266], near: [241, 264] }) },
        { hair: 'blond', style: 'long', awake: true, hat: queensCrown(FLAME) },
        gown(LIGHT_GOLD, {
          sleeves: t.soft,
          flare: 0.9,
          trim: t.soft,
          cloak: cloak(t.soft, 1.6, 0, 0.5),
          front: panel(IVORY, 0.26),
        }),
      ),
      place(cat('#241C24'), { at: [150, 432], scale: 1.02 }),
    ),
}
