import { swordAt } from '../emblems.ts'
import { arm } from '../figure/arm.ts'
import { cloak } from '../figure/cloak.ts'
import { gown, tunic } from '../figure/dress.ts'
import { sideHood } from '../figure/headwear.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose, Skeleton } from '../figure/skeleton.ts'
import { castle } from '../kit/buildings.ts'
import { birds, land, sky, waves } from '../kit/landscape.ts'
import { mountains } from '../kit/mountains.ts'
import { cloud } from '../kit/ornaments.ts'
import { BRASS, GOLD, IVORY, ROSE, SKIN, shadeOf, type Tone, WOOD } from '../kit/palette.ts'
import { each, ribbon, scene, shape, strokes } from '../kit/svg.ts'
import { cypress } from '../kit/trees.ts'
import type { Scene } from '../scene.ts'

const HULL = '28,350^ 60,374 150,380 246,368 273,342^ 265,384 234,407 92,410 50,392'

const boat = () =>
  scene(
    shape(HULL, { fill: WOOD, line: GOLD, width: 1.2 }),
    shape('54,392 92,406 232,403 262,382 267,362^ 244,386 150,396 62,390', { fill: shadeOf(WOOD) }),
    strokes(
      [
        '37,365 68,386 150,391 250,379',
        '46,381 86,399 230,396',
        '110,391 114,409',
        '170,391 172,409',
        '224,385 228,406',
      ],
      {
        line: GOLD,
        width: 0.8,
      },
    ),
  )

/** From rough water to smooth. */
const river = (t: Tone) =>
  scene(
    land('18,268 90,260 190,266 282,258', t.mid, { gap: 7, line: t.accent, opacity: 0.45 }, t.accent),
    land('18,396 100,390 200,396 282,390', t.soft, undefined, t.accent),
    waves([18, 404], 284, 4, t.accent, 10, 18),
  )

const FERRYMAN: Pose = {
  handsOver: ['near', 'far'],
  hip: [84, 300],
  height: 182,
  view: 'half',
  lean: 9,
  near: [58, 318],
  far: [52, 276],
  nearHolds: 78,
  farHolds: 78,
  nearElbow: [1, 1],
  farElbow: [-0.2, 1],
  nearFoot: [72, 386],
  farFoot: [106, 386],
}

/** The farther arm reaches across the chest to the pole. */
const acrossChest = ({ far, u }: Skeleton) =>
  arm(far, u, { fill: IVORY, skin: SKIN.tan, sleeve: 'full', handless: true })

export const sixOfSwords: Scene = {
  description:
    'A ferryman poles a boat with a hooded woman and a child to a quiet far shore; six swords stand upright in the bow.',
  picture: (t) =>
    scene(
      sky(t, '150,72 150,124 252,150 40,196'),
      cloud([70, 122], 84, t.mid, t.accent),
      cloud([226, 100], 76, t.mid, t.accent, true),
      birds('108,160 136,146 216,166'),
      mountains(t, '160,232 204,206 256,228', 264, t.soft),
      land('18,262 60,254 120,260 200,252 282,260', t.mid),
      each([180, 196, 232, 250, 264], (x, i) => cypress(t, [x, 257], 34 + (i % 3) * 9)),
      castle(t, [146, 260], 20),
      river(t),
      person(
        t,
        FERRYMAN,
        { hair: 'brown', style: 'short', beard: 'short', skin: 'tan', awake: true },
        tunic(t.accent, t.soft, { length: 0.9, sleeve: 'full', sleeves: IVORY, front: acrossChest }),
      ),
      person(
        t,
        {
          hip: [140, 360],
          height: 140,
          view: 'half',
          near: [162, 344],
          far: [166, 342],
          nearGrip: 'resting',
          farGrip: 'resting',
          nearFoot: [134, 410],
          farFoot: [150, 410],
          headTurn: 16,
        },
        { hair: 'black', style: 'short', mood: 'sad', hat: sideHood(ROSE) },
        gown(ROSE, { cloak: cloak(ROSE, 0.6, 0, 0.4) }),
      ),
      person(
        t,
        {
          hip: [170, 372],
          height: 90,
          view: 'half',
          near: [178, 360],
          far: [182, 358],
          nearFoot: [166, 410],
          farFoot: [176, 410],
        },
        { hair: 'blond', style: 'bob' },
        gown(GOLD, {}),
      ),
      each([188, 202, 216, 230, 244], (x, i) => swordAt(t, [x, 330 - (i % 2) * 6], 140, 180, 8, 7)),
      // Where the bow rises the bottom is higher.
      swordAt(t, [258, 320], 132, 180, 8, 7),
      boat(),
      // The pole goes over the side into the water before the boat.
      ribbon('38,214 60,322 81,420', [4.6, 4.6, 4.6], { fill: GOLD, line: BRASS }),
      shape('70,420 76,418.6 86,418.6 92,420 88,425 81,426 74,425', { fill: t.soft }),
      strokes(['69,420 75,422.4 87,422.4 93,420'], { line: t.accent }),
      handOver(FERRYMAN, 'far', 'tan'),
      handOver(FERRYMAN, 'near', 'tan'),
      waves([18, 412], 284, 3, t.accent, 10, 18),
    ),
}
