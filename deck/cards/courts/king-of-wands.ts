import { salamander } from '../creatures/beasts.ts'
import { lionHead } from '../creatures/lion.ts'
import { wandAt } from '../emblems.ts'
import { cloak, gown } from '../figure/dress.ts'
import { person } from '../figure/person.ts'
import { archedThrone, mantle, panel, seated } from '../figure/throne.ts'
import { ground, sky } from '../kit/landscape.ts'
import { flame, halo } from '../kit/ornaments.ts'
import { FLAME, GOLD, INK, LIGHT_GOLD, ROSE } from '../kit/palette.ts'
import { points } from '../kit/points.ts'
import { place, scene, shape, stroke } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'
import { desert } from './places.ts'

/** Points of flame in place of points of gold. */
const fireCrown = () =>
  scene(
    ...points('-14,-24 0,-28 14,-24').map((at, i) => flame([at[0], at[1] - 6], i === 1 ? 24 : 18)),
    shape('-17,-12^ -18,-26 0,-30 18,-26 17,-12^ 0,-16', { fill: GOLD, line: INK, width: 0.9 }),
    stroke('-17,-19 0,-23 17,-19', { line: ROSE, width: 2.6 }),
  )

export const kingOfWands: Scene = {
  description:
    'A red-bearded king with a crown of flame leans forward on his throne, staff planted beside him; a salamander sits at his feet.',
  picture: (t) =>
    scene(
      sky(t, '48,150 252,150 92,90 210,90'),
      desert(t),
      halo(t, [150, 166], 52),
      ground(t, 400),
      archedThrone(t, 108, 70, 406, (at) => place(lionHead(), { at: [at[0], at[1] - 6], scale: 0.96 })),
      wandAt(t, [246, 272], 270, 0, 10),
      person(
        t,
        {
          ...seated([150, 294], 232, { far: [120, 302], near: [245, 264] }),
          farElbow: [-1, 0.4],
          farGrip: 'resting',
          lean: 3,
          headTurn: 6,
        },
        { hair: 'auburn', style: 'bob', beard: 'full', awake: true, hat: fireCrown() },
        gown(FLAME, {
          sleeves: LIGHT_GOLD,
          flare: 0.9,
          trim: GOLD,
          cloak: cloak(t.soft, 1.7, 0, 0.5),
          yoke: t.soft,
          front: (bones) => panel(LIGHT_GOLD, 0.28)(bones) + mantle(t.soft)(bones),
        }),
      ),
      place(salamander(INK), { at: [150, 318], scale: 0.7, turn: 90 }),
      place(salamander(GOLD), { at: [68, 413], scale: 1.1 }),
    ),
}
