import { fish } from '../creatures/beasts.ts'
import { cupAt } from '../emblems.ts'
import { cloak, gown } from '../figure/dress.ts'
import { hand } from '../figure/hand.ts'
import { kingsCrown } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { mantle, panel, seated } from '../figure/throne.ts'
import { sea, ship, sky } from '../kit/landscape.ts'
import { halo, star } from '../kit/ornaments.ts'
import { BRASS, GOLD, IVORY, LIGHT_GOLD, ROSE, SKIN, type Tone } from '../kit/palette.ts'
import { circle, place, ribbon, scene, shape, stroke } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** His seat rests on the waves and does not move. */
const seaThrone = (t: Tone) =>
  scene(
    shape('82,392^ 82,170 104,128 150,112 196,128 218,170 218,392^', { fill: t.mid, line: GOLD, width: 1.6 }),
    ...[126, 150, 174].map((x) => stroke(`${x},390 ${x},128`, { line: t.accent, width: 0.9 })),
    shape('60,392^ 70,376 230,376 240,392^ 226,410 74,410', { fill: t.soft, line: IVORY }),
    ...([82, 218] as const).map(
      (x) =>
        ribbon(`${x},384 ${x},200`, [13, 13], { fill: t.soft, line: IVORY, width: 0.9 }) +
        circle([x, 190], 11, { fill: GOLD, line: BRASS }) +
        star([x, 190], 6, 8, 3.4, { fill: t.deep }),
    ),
  )

export const kingOfCups: Scene = {
  description:
    'A grey-bearded king sits calm on a throne that floats on a rough sea, cup in one hand and short sceptre in the other; a fish leaps and a ship sails by.',
  picture: (t) =>
    scene(
      sky(t, '48,140 252,140 92,86 210,86'),
      halo(t, [150, 164], 50),
      sea(t, 284),
      ship([50, 300], 34, t),
      place(fish(ROSE), { at: [245, 312] }),
      seaThrone(t),
      ribbon('102,384 76,236', [4, 5], { fill: GOLD, line: BRASS }) +
        circle([74, 228], 9, { fill: GOLD, line: BRASS }),
      person(
        t,
        seated([150, 286], 222, { far: [88, 286], near: [206, 246] }),
        { hair: 'grey', style: 'bob', beard: 'full', hat: kingsCrown(t.soft) },
        gown(t.accent, {
          sleeves: t.soft,
          flare: 0.8,
          trim: GOLD,
          cloak: cloak(t.soft, 1.6, 0, 0.5),
          yoke: LIGHT_GOLD,
          front: (bones) => panel(IVORY, 0.26, 3)(bones) + mantle(LIGHT_GOLD)(bones),
        }),
      ),
      place(fish(GOLD), { at: [150, 240], scale: 0.5, turn: 40 }),
      cupAt(t, [208, 232], 58),
      hand([207, 246], -20, 32, SKIN.fair),
      ...[418, 430].map((y, i) =>
        stroke(
          `${20 - i * 8},${y} 50,${y - 4} 80,${y} 110,${y - 4} 140,${y} 170,${y - 4} 200,${y} 230,${y - 4} 260,${y} 290,${y - 4}`,
          { line: t.accent, width: 1.2 },
        ),
      ),
    ),
}
