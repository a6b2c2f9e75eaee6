/** Each king has the beast of his element by him. */
import { butterfly, fish, salamander } from '../creatures/beasts.ts'
import { bullHead, lionHead } from '../creatures/lion.ts'
import { cupAt, pentacleAt, swordAt, wandAt } from '../emblems.ts'
import { cloak, gown } from '../figure/dress.ts'
import { kingsCrown } from '../figure/headwear.ts'
import { hand } from '../figure/limbs.ts'
import { person } from '../figure/person.ts'
import { archedThrone, mantle, panel, seated, stoneThrone } from '../figure/throne.ts'
import { birds, castle, ground, sea, ship, sky } from '../kit/landscape.ts'
import { cloud, flame, halo, star } from '../kit/ornaments.ts'
import {
  BRASS,
  FLAME,
  GOLD,
  INK,
  IVORY,
  LEAF,
  LIGHT_GOLD,
  ROSE,
  SKIN,
  type Tone,
  WINE,
} from '../kit/palette.ts'
import { grapes, vine } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { circle, each, place, ribbon, scene, shape, stroke } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'
import { desert } from './pages.ts'

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
      archedThrone(t, 108, 70, 406, (at) => place(lionHead(), { at: [at[0], at[1] - 6], scale: 1.15 })),
      wandAt(t, [244, 266], 284, 0, 12),
      person(
        t,
        { ...seated([150, 294], 232, { far: [98, 306], near: [242, 262] }), lean: 3, headTurn: 6 },
        { hair: 'auburn', style: 'bob', beard: 'full', awake: true, hat: fireCrown() },
        gown(FLAME, {
          sleeves: LIGHT_GOLD,
          flare: 0.9,
          trim: GOLD,
          cloak: cloak(t.soft, 1.7, 0, 0.5),
          front: (bones) => panel(LIGHT_GOLD, 0.28)(bones) + mantle(t.soft)(bones),
        }),
      ),
      place(salamander(INK), { at: [150, 318], scale: 0.7, turn: 90 }),
      place(salamander(GOLD), { at: [62, 418], scale: 1.3 }),
    ),
}

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
      place(fish(ROSE), { at: [252, 312], scale: 1.15 }),
      seaThrone(t),
      ribbon('98,330 76,236', [4, 5], { fill: GOLD, line: BRASS }) +
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
          front: (bones) => panel(IVORY, 0.26, 3)(bones) + mantle(LIGHT_GOLD)(bones),
        }),
      ),
      place(fish(GOLD), { at: [150, 240], scale: 0.5, turn: 40 }),
      cupAt(t, [208, 218], 58),
      hand([207, 246], -20, 32, SKIN.fair),
      ...[418, 430].map((y, i) =>
        stroke(
          `${20 - i * 8},${y} 50,${y - 4} 80,${y} 110,${y - 4} 140,${y} 170,${y - 4} 200,${y} 230,${y - 4} 260,${y} 290,${y - 4}`,
          { line: t.accent, width: 1.2 },
        ),
      ),
    ),
}

export const kingOfSwords: Scene = {
  description:
    'A dark, stern king faces us from a tall stone throne carved with butterflies, his sword raised a little aslant; birds fly over the clouds.',
  picture: (t) =>
    scene(
      sky(t, '52,120 250,130'),
      birds('60,168 86,152 240,190'),
      cloud([48, 300], 80, t.mid, t.accent),
      cloud([254, 306], 80, t.mid, t.accent, true),
      ground(t, 402),
      stoneThrone(t, [88, 92], 124, 408, t.mid),
      ...points('112,122 188,122 150,110').map((at) => place(butterfly(t.accent), { at, scale: 1.05 })),
      swordAt(t, [88, 178], 196, -8, 12),
      person(
        t,
        {
          ...seated([150, 292], 232, { far: [100, 254], near: [196, 300] }),
          farElbow: [-0.6, 1],
          nearGrip: 'open',
        },
        { hair: 'black', style: 'bob', beard: 'short', skin: 'dark', awake: true, hat: kingsCrown(t.accent) },
        gown(t.soft, {
          sleeves: t.accent,
          flare: 0.9,
          trim: GOLD,
          cloak: cloak(WINE, 1.7, 0, 0.5),
          front: (bones) => panel(t.accent, 0.26)(bones) + mantle(WINE)(bones),
        }),
      ),
    ),
}

/** Grapes and vines on everything he wears. */
const vineyardRobe = ({ at, u }: { at: (x: number, y: number) => readonly [number, number]; u: number }) =>
  each(
    points('-0.5,-1.6 0.5,-1.6 -0.8,0.9 0.8,0.9 -0.5,1.9 0.5,1.9 -1.1,2.5 1.1,2.5 0,1.2 0,2.6'),
    ([x, y]) => grapes(at(x, y), u * 0.42, LEAF),
  )

export const kingOfPentacles: Scene = {
  description:
    'A black-bearded king in a robe of grapes sits among vines on a throne with bulls’ heads, sceptre in hand and pentacle on his knee, his castle behind him.',
  picture: (t) =>
    scene(
      sky(t, '52,130 248,130 96,88 206,88'),
      castle(t, [52, 330], 36),
      castle(t, [250, 330], 36),
      halo(t, [150, 164], 52),
      ground(t, 398),
      archedThrone(t, 106, 70, 404, (at) =>
        place(bullHead(INK_FUR), { at: [at[0], at[1] - 4], scale: 1.12 }),
      ),
      ribbon('84,330 84,226', [4, 5], { fill: GOLD, line: BRASS }) +
        circle([84, 217], 10, { fill: GOLD, line: BRASS }),
      person(
        t,
        seated([150, 294], 230, { far: [86, 276], near: [198, 290] }),
        { hair: 'black', style: 'curls', beard: 'full', skin: 'brown', awake: true, hat: kingsCrown(LEAF) },
        gown(WINE, {
          sleeves: WINE,
          flare: 1,
          trim: GOLD,
          cloak: cloak(t.soft, 1.7, 0, 0.5),
          front: vineyardRobe,
        }),
      ),
      pentacleAt(t, [202, 270], 31),
      hand([196, 296], -16, 33, SKIN.brown),
      vine('24,436 70,424 120,434', { line: LEAF, width: 1.8 }, 8, 15),
      vine('276,436 230,424 180,434', { line: LEAF, width: 1.8 }, 8, 15),
      each(points('58,424 242,424'), (at) => grapes(at, 20, ROSE)),
    ),
}
const INK_FUR = '#6E5A48'
