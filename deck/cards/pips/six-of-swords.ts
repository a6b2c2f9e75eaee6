import { swordAt } from '../emblems.ts'
import { cloak, gown, tunic } from '../figure/dress.ts'
import { sideHood } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { birds, land, mountains, sky, waves } from '../kit/landscape.ts'
import { cloud } from '../kit/ornaments.ts'
import { BRASS, GOLD, IVORY, ROSE, type Tone, WOOD } from '../kit/palette.ts'
import { cypress } from '../kit/plants.ts'
import { each, ribbon, scene, shape, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

const boat = () =>
  scene(
    shape('34,352^ 60,372 150,376 250,364 270,344^ 262,384 232,402 90,404 52,388', {
      fill: WOOD,
      line: GOLD,
      width: 1.2,
    }),
    strokes(['44,366 70,384 150,388 250,376', '54,382 90,394 230,390'], { line: GOLD, width: 0.8 }),
  )

/** From rough water to smooth. */
const river = (t: Tone) =>
  scene(
    land('18,268 90,260 190,266 282,258', t.mid, { gap: 7, line: t.accent, opacity: 0.45 }, t.accent),
    land('18,396 100,390 200,396 282,390', t.soft, undefined, t.accent),
    waves([18, 404], 284, 4, t.accent, 10, 18),
  )

export const sixOfSwords: Scene = {
  description:
    'A ferryman poles a boat with a hooded woman and a child to a quiet far shore; six swords stand upright in the bow.',
  picture: (t) =>
    scene(
      sky(t, '150,72 150,124 252,150'),
      cloud([78, 122], 92, t.mid, t.accent),
      cloud([224, 100], 76, t.mid, t.accent, true),
      birds('92,168 128,150 216,176'),
      mountains(t, '206,216 252,232', 262, t.soft),
      each([40, 58, 76], (x, i) => cypress(t, [x, 266], 44 + (i % 2) * 14)),
      river(t),
      ribbon('34,250 60,330 82,424', [4, 4, 4], { fill: GOLD, line: BRASS }),
      person(
        t,
        {
          hip: [78, 302],
          height: 156,
          view: 'half',
          lean: 8,
          near: [58, 316],
          far: [50, 290],
          nearElbow: [1, 1],
          farElbow: [-1, 0.6],
          nearFoot: [72, 380],
          farFoot: [96, 380],
        },
        { hair: 'brown', style: 'short', beard: 'short', skin: 'tan', awake: true },
        tunic(t.accent, t.soft, { length: 0.9, sleeves: IVORY }),
      ),
      person(
        t,
        {
          hip: [128, 366],
          height: 116,
          view: 'half',
          near: [146, 352],
          far: [150, 350],
          nearFoot: [124, 404],
          farFoot: [136, 404],
          headTurn: 14,
        },
        { hair: 'black', style: 'short', hat: sideHood(ROSE) },
        gown(ROSE, { cloak: cloak(ROSE, 0.6, 0, 0.4) }),
      ),
      person(
        t,
        {
          hip: [154, 374],
          height: 76,
          view: 'half',
          near: [160, 364],
          far: [164, 362],
          nearFoot: [150, 404],
          farFoot: [160, 404],
        },
        { hair: 'blond', style: 'bob' },
        gown(GOLD, {}),
      ),
      each([172, 189, 206, 223, 240, 257], (x, i) => swordAt(t, [x, 330 - (i % 2) * 5], 128, 180, 8, 7)),
      boat(),
      waves([30, 408], 276, 2, t.accent, 10, 18),
    ),
}
