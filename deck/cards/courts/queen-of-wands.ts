import { cat } from '../creatures/beasts.ts'
import { lionHead } from '../creatures/lion.ts'
import { wandAt } from '../emblems.ts'
import { cloak } from '../figure/cloak.ts'
import { gown } from '../figure/dress.ts'
import { queensCrown } from '../figure/headwear.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { archedThrone, panel, seated } from '../figure/throne.ts'
import { ground, sky } from '../kit/landscape.ts'
import { halo } from '../kit/ornaments.ts'
import { BRASS, FLAME, IVORY, LEAF, LIGHT_GOLD } from '../kit/palette.ts'
import { grass, leaf, sunflower } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { place, scene, stroke } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'
import { desert } from './places.ts'

const sunflowerStem = () =>
  scene(
    stroke('91,328 86,268 76,230', { line: LEAF, width: 2.8 }),
    leaf([89, 300], 18, -150, { fill: LEAF }),
    leaf([90, 312], 18, -30, { fill: LEAF }),
    sunflower([74, 220], 24),
  )

const POSE: Pose = {
  handsOver: ['far', 'near'],
  ...seated([150, 296], 238, { far: [84, 258], near: [240, 262] }),
  nearHolds: 90,
  farHolds: 86,
  farElbowAt: [114, 270],
}

export const queenOfWands: Scene = {
  description:
    'A golden-haired queen sits upright on a throne with lions’ heads, staff in one hand and sunflower in the other, a black cat at her feet.',
  picture: (t) =>
    scene(
      sky(t, '50,150 250,150 96,84 206,84 262,96 40,210'),
      halo(t, [150, 170], 84),
      desert(t),
      ground(t, 400),
      archedThrone(t, 112, 68, 404, (at) => place(lionHead(), { at: [at[0], at[1] - 6], scale: 1.06 })),
      wandAt(t, [243, 262], 292, 0, 10),
      person(
        t,
        POSE,
        { hair: 'blond', style: 'long', awake: true, mood: 'glad', hat: queensCrown(FLAME) },
        gown(LIGHT_GOLD, {
          sleeves: t.soft,
          sleeve: 'full',
          flare: 0.9,
          trim: BRASS,
          shoe: FLAME,
          cloak: cloak(t.soft, 1.75, 0, 0.6),
          front: panel(IVORY, 0.24),
        }),
      ),
      handOver(POSE, 'near'),
      sunflowerStem(),
      handOver(POSE, 'far'),
      place(cat('#241C24'), { at: [150, 430], scale: 1 }),
      grass(points('36,424 74,432 232,430 268,422'), t.accent),
    ),
}
