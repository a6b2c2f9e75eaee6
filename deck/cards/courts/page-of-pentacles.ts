import { pentacleAt } from '../emblems.ts'
import { cloak } from '../figure/cloak.ts'
import { tunic } from '../figure/dress.ts'
import { chaperon } from '../figure/headwear.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { ground, sky } from '../kit/landscape.ts'
import { halo } from '../kit/ornaments.ts'
import { BRASS, GOLD, IVORY, LIGHT_GOLD, ROSE } from '../kit/palette.ts'
import { rose } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { each, scene } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'
import { farmland } from './places.ts'

const POSE: Pose = {
  handsOver: ['far'],
  hip: [118, 286],
  height: 250,
  view: 'half',
  headTurn: -8,
  near: [170, 197],
  far: [220, 199],
  nearElbow: [-0.2, 1],
  farElbowAt: [180, 238],
  nearGrip: 'offer',
  nearTurn: -24,
  farTurn: -72,
  nearFoot: [94, 412],
  farFoot: [142, 412],
}

export const pageOfPentacles: Scene = {
  description:
    'A page in a green field holds a golden pentacle up before the eyes with both hands, as if nothing else were there.',
  picture: (t) =>
    scene(
      sky(t, '52,170 248,230 90,96 56,250'),
      halo(t, [122, 156], 60),
      farmland(t),
      ground(t, 398),
      person(
        t,
        POSE,
        { hair: 'brown', style: 'bob', skin: 'tan', awake: true, gaze: [0.8, -0.6], hat: chaperon(ROSE) },
        tunic(t.soft, LIGHT_GOLD, {
          sleeve: 'full',
          sleeves: t.accent,
          length: 0.9,
          flare: 0.5,
          shoe: BRASS,
          trim: GOLD,
          cloak: cloak(ROSE, 1.2, -0.15, 0.3),
        }),
      ),
      pentacleAt(t, [200, 156], 44),
      handOver(POSE, 'far', 'tan'),
      each(points('35,420 64,425 192,426 226,420 261,425'), (at, i) => rose(at, 6.4, i % 2 ? ROSE : IVORY)),
    ),
}
