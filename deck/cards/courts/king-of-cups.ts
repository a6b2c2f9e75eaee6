import { fish } from '../creatures/beasts.ts'
import { cupAt } from '../emblems.ts'
import { cloak } from '../figure/cloak.ts'
import { gown } from '../figure/dress.ts'
import { kingsCrown } from '../figure/headwear.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { mantle, panel, seated } from '../figure/throne.ts'
import { sea, ship, sky } from '../kit/landscape.ts'
import { halo, star } from '../kit/ornaments.ts'
import { BRASS, GOLD, IVORY, LIGHT_GOLD, ROSE, type Tone, WINE } from '../kit/palette.ts'
import { circle, place, ribbon, scene, shape, stroke, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** His seat rests on the waves and does not move. */
const seaThrone = (t: Tone) =>
  scene(
    shape('68,392^ 68,176 94,130 150,112 206,130 232,176 232,392^', { fill: t.mid, line: GOLD, width: 1.6 }),
    shape('82,392^ 82,180 104,142 150,126 196,142 218,180 218,392^', { fill: WINE, line: GOLD }),
    shape('48,392^ 58,376 242,376 252,392^ 238,410 62,410', { fill: t.soft, line: IVORY }),
    ...([68, 232] as const).map(
      (x) =>
        ribbon(`${x},384 ${x},200`, [13, 13], { fill: t.soft, line: IVORY, width: 0.9 }) +
        circle([x, 190], 11, { fill: GOLD, line: BRASS }) +
        star([x, 190], 6, 8, 3.4, { fill: t.deep }),
    ),
  )

const POSE: Pose = {
  handsOver: ['far', 'near'],
  ...seated([150, 288], 234, { far: [86, 246], near: [213, 246] }),
  farHolds: 84,
  nearHolds: 90,
  farElbowAt: [116, 264],
  nearElbowAt: [184, 264],
}

export const kingOfCups: Scene = {
  description:
    'A grey-bearded king sits calm on a throne that floats on a rough sea, cup in one hand and short sceptre in the other; a fish leaps and a ship sails by.',
  picture: (t) =>
    scene(
      sky(t, '48,140 252,140 92,86 210,86 36,200 264,200'),
      halo(t, [150, 160], 80),
      sea(t, 284),
      ship([40, 302], 24, t),
      place(fish(ROSE), { at: [261, 312], scale: 0.68, turn: -32 }),
      strokes(
        [
          '249,334 245,327',
          '254,333 254,326',
          '260,334 263,328',
          '247,338 256,336 266,338',
          '244,343 257,340 272,343',
        ],
        {
          line: IVORY,
        },
      ),
      seaThrone(t),
      person(
        t,
        POSE,
        { hair: 'grey', style: 'bob', beard: 'full', awake: true, hat: kingsCrown(t.soft) },
        gown(t.accent, {
          sleeves: t.soft,
          sleeve: 'full',
          flare: 0.8,
          trim: GOLD,
          shoe: LIGHT_GOLD,
          cloak: cloak(t.soft, 1.7, 0, 0.55),
          front: (bones) => panel(IVORY, 0.26, 3)(bones) + mantle(LIGHT_GOLD)(bones),
        }),
      ),
      place(fish(GOLD), { at: [150, 236], scale: 0.56, turn: 40 }),
      cupAt(t, [217, 230], 60),
      handOver(POSE, 'near'),
      ribbon('80,300 90.5,206', [4.6, 5.4], { fill: GOLD, line: BRASS }),
      circle([91.3, 199], 9, { fill: GOLD, line: BRASS }),
      handOver(POSE, 'far'),
      ...[418, 430].map((y, i) =>
        stroke(
          `${20 - i * 8},${y} 50,${y - 4} 80,${y} 110,${y - 4} 140,${y} 170,${y - 4} 200,${y} 230,${y - 4} 260,${y} 290,${y - 4}`,
          { line: t.accent, width: 1.2 },
        ),
      ),
    ),
}
