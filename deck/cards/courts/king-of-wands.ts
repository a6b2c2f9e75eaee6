import { salamander } from '../creatures/beasts.ts'
import { lionHead } from '../creatures/lion.ts'
import { wandAt } from '../emblems.ts'
import { cloak } from '../figure/cloak.ts'
import { gown } from '../figure/dress.ts'
import { person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { archedThrone } from '../figure/throne.ts'
import { ground, sky } from '../kit/landscape.ts'
import { flame, halo } from '../kit/ornaments.ts'
import { FLAME, GOLD, INK, LIGHT_GOLD, ROSE } from '../kit/palette.ts'
import { grass } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { each, place, scene, shape, stroke } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'
import { desert } from './places.ts'

/** Points of flame in place of points of gold. */
const fireCrown = () =>
  scene(
    ...points('-14,-24 0,-28 14,-24').map((at, i) => flame([at[0], at[1] - 6], i === 1 ? 24 : 18)),
    shape('-17,-12^ -18,-26 0,-30 18,-26 17,-12^ 0,-16', { fill: GOLD, line: INK, width: 0.9 }),
    stroke('-17,-19 0,-23 17,-19', { line: ROSE, width: 2.6 }),
  )

/** He sits turned to one side, ready to rise. */
const POSE: Pose = {
  hip: [134, 298],
  height: 238,
  view: 'half',
  stature: 'broad',
  lean: 4,
  near: [176, 292],
  far: [240, 248],
  nearGrip: 'closed',
  nearTurn: 60,
  farHolds: 90,
  nearElbow: [-1, 0.6],
  farElbow: [0.2, 1],
  nearKnee: [198, 312],
  farKnee: [206, 302],
  nearFoot: [190, 404],
  farFoot: [218, 404],
}

export const kingOfWands: Scene = {
  description:
    'A red-bearded king with a crown of flame leans forward on his throne, staff planted beside him; a salamander sits at his feet.',
  picture: (t) =>
    scene(
      sky(t, '48,150 252,150 92,84 210,84 262,200 36,210'),
      halo(t, [140, 172], 86),
      desert(t),
      ground(t, 400),
      archedThrone(t, 108, 70, 404, (at) => place(lionHead(), { at: [at[0], at[1] - 6], scale: 1.06 })),
      wandAt(t, [243, 264], 290, 0, 10),
      person(
        t,
        POSE,
        { hair: 'auburn', style: 'bob', beard: 'full', awake: true, mood: 'stern', hat: fireCrown() },
        gown(FLAME, {
          sleeves: LIGHT_GOLD,
          sleeve: 'full',
          flare: 0.6,
          trim: GOLD,
          shoe: t.soft,
          cloak: cloak(t.soft, 1.75, -0.1, 0.7),
          front: ({ at, u }) =>
            each(points('0.1,-1.7 -0.2,-1.1 0.3,-0.95'), ([x, y], i) =>
              place(salamander(i % 2 ? t.deep : INK), { at: at(x, y), scale: u / 60, turn: i * 40 }),
            ),
        }),
      ),
      each(points('150,356 196,350 178,384'), (at, i) =>
        place(salamander(i % 2 ? t.deep : INK), { at, scale: 0.62, turn: 60 + i * 50 }),
      ),
      place(salamander(GOLD), { at: [72, 418], scale: 1.2 }),
      grass(points('38,428 246,428 268,420'), t.accent),
    ),
}
