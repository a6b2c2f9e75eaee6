import { bullHead } from '../creatures/lion.ts'
import { pentacleAt } from '../emblems.ts'
import { cloak } from '../figure/cloak.ts'
import { gown } from '../figure/dress.ts'
import { kingsCrown } from '../figure/headwear.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { archedThrone, seated } from '../figure/throne.ts'
import { castle } from '../kit/buildings.ts'
import { ground, land, sky } from '../kit/landscape.ts'
import { halo } from '../kit/ornaments.ts'
import { BRASS, GOLD, IVORY, LEAF, ROSE, WINE } from '../kit/palette.ts'
import { grapes, vine } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { circle, each, place, ribbon, scene, shape, stroke } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** Grapes and vines on everything he wears. */
const vineyardRobe = ({ at, u }: { at: (x: number, y: number) => readonly [number, number]; u: number }) =>
  each(points('-0.34,-1.5 0.34,-1.5 -0.8,0.9 -0.5,1.9 0.5,1.9 -1.1,2.5 1.1,2.5 0,1.2 0,2.6'), ([x, y]) =>
    grapes(at(x, y), u * 0.42, LEAF),
  )

const INK_FUR = '#6E5A48'

const POSE: Pose = {
  handsOver: ['far', 'near'],
  ...seated([150, 296], 238, { far: [81, 256], near: [203, 262] }),
  stature: 'broad',
  farHolds: 84,
  nearHolds: 27,
  farElbowAt: [112, 272],
  nearElbowAt: [229, 239],
}

/** The robe heaps up before the pentacle, which stands on his knee. */
const fold = () =>
  scene(
    shape('160,321^ 168,314.5 178,311 189,311.4 196,315 199.6,321^ 199.7,327^ 190,326 180,322.5 171,320^', {
      fill: WINE,
    }),
    stroke('160,321 168,314.5 178,311 189,311.4 196,315 199.7,321.5 199.9,328', { line: IVORY }),
    stroke('175,318 182,316 190,318', { line: IVORY, width: 0.7 }),
  )

export const kingOfPentacles: Scene = {
  description:
    'A black-bearded king in a robe of grapes sits among vines on a throne with bulls’ heads, sceptre in hand and pentacle on his knee, his castle behind him.',
  picture: (t) =>
    scene(
      sky(t, '52,130 248,130 96,88 206,88'),
      halo(t, [150, 168], 84),
      land('18,352 90,338 200,344 282,334', t.mid),
      castle(t, [48, 372], 46),
      castle(t, [254, 368], 40),
      ground(t, 398),
      archedThrone(t, 106, 70, 404, (at) =>
        place(bullHead(INK_FUR), { at: [at[0], at[1] - 4], scale: 1.12 }),
      ),
      person(
        t,
        POSE,
        { hair: 'black', style: 'curls', beard: 'full', skin: 'brown', awake: true, hat: kingsCrown(LEAF) },
        gown(WINE, {
          sleeve: 'full',
          flare: 1,
          shoe: GOLD,
          trim: GOLD,
          cloak: cloak(t.soft, 1.7, 0, 0.5),
          front: vineyardRobe,
        }),
      ),
      pentacleAt(t, [188, 288], 32),
      fold(),
      handOver(POSE, 'near', 'brown'),
      ribbon('96,404 78,226', [4.6, 5.4], { fill: GOLD, line: BRASS }),
      circle([77, 217], 10, { fill: GOLD, line: BRASS }),
      handOver(POSE, 'far', 'brown'),
      vine('28,430 70,418 120,428', { line: LEAF, width: 1.8 }, 8, 15),
      vine('272,430 230,418 180,428', { line: LEAF, width: 1.8 }, 8, 15),
      each(points('58,413 242,413'), (at) => grapes(at, 20, ROSE)),
    ),
}
