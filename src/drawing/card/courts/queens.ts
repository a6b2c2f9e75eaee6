/** Each queen has her own seat, company and way of holding the sign of her suit. */
import { butterfly, cat, dove, rabbit } from '../creatures/beasts.ts'
import { bullHead, lionHead } from '../creatures/lion.ts'
import { cup, pentacleAt, swordAt, wandAt } from '../emblems.ts'
import { cloak, gown } from '../figure/dress.ts'
import { queensCrown, veil, veilBehind } from '../figure/headwear.ts'
import { hand } from '../figure/limbs.ts'
import { person } from '../figure/person.ts'
import { archedThrone, panel, seated } from '../figure/throne.ts'
import { ground, land, mountains, sea, sky } from '../kit/landscape.ts'
import { cloud, halo } from '../kit/ornaments.ts'
import { BRASS, FLAME, GOLD, INK, IVORY, LEAF, LIGHT_GOLD, ROSE, SKIN, type Tone } from '../kit/palette.ts'
import { leaf, rose, sunflower, vine } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { circle, each, place, scene, shape, stroke, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'
import { desert } from './pages.ts'

const sunflowerStem = () =>
  scene(
    stroke('88,318 90,260 86,222', { line: LEAF, width: 2.8 }),
    leaf([89, 280], 18, -150, { fill: LEAF }),
    leaf([89, 296], 18, -30, { fill: LEAF }),
    sunflower([86, 212], 23),
  )

export const queenOfWands: Scene = {
  description:
    'A golden-haired queen sits upright on a throne with lions’ heads, staff in one hand and sunflower in the other, a black cat at her feet.',
  picture: (t) =>
    scene(
      sky(t, '50,150 250,150 96,90 206,90'),
      desert(t),
      halo(t, [150, 168], 50),
      ground(t, 398),
      archedThrone(t, 116, 66, 404, (at) => place(lionHead(), { at: [at[0], at[1] - 4], scale: 1.1 })),
      wandAt(t, [240, 262], 284, 0, 12),
      sunflowerStem(),
      person(
        t,
        { ...seated([150, 294], 224, { far: [88, 266], near: [238, 264] }) },
        { hair: 'blond', style: 'long', awake: true, hat: queensCrown(FLAME) },
        gown(LIGHT_GOLD, {
          sleeves: t.soft,
          flare: 0.9,
          trim: t.soft,
          cloak: cloak(t.soft, 1.6, 0, 0.5),
          front: panel(IVORY, 0.26),
        }),
      ),
      place(cat('#241C24'), { at: [150, 432], scale: 1.02 }),
    ),
}

/** A scallop shell as high as a throne. */
const shellThrone = (t: Tone) =>
  scene(
    shape('86,404^ 70,300 68,200 92,140 122,116 150,108 178,116 208,140 232,200 230,300 214,404^', {
      fill: t.soft,
      line: GOLD,
      width: 1.6,
    }),
    strokes(
      [
        '150,400 150,112',
        '132,400 118,122',
        '168,400 182,122',
        '116,400 90,150',
        '184,400 210,150',
        '102,400 74,200',
        '198,400 226,200',
      ],
      { line: t.accent, width: 1.2 },
    ),
    ...points('92,140 122,116 150,108 178,116 208,140').map((at) =>
      circle(at, 6, { fill: IVORY, line: BRASS }),
    ),
  )

/** The cup is closed; only she knows what is in it. */
const closedCup = (t: Tone) =>
  scene(
    place(cup(t, false), { at: [0, 0] }),
    shape('-25,-31^ -22,-50 -8,-60 0,-62 8,-60 22,-50 25,-31^ 0,-25', { fill: GOLD, line: INK }),
    strokes(['-18,-32 -12,-54', '0,-27 0,-62', '18,-32 12,-54'], { line: BRASS }),
    strokes(['0,-62 0,-76', '-6,-70 6,-70'], { line: GOLD, width: 3 }),
    shape('-24,-22^ -40,-34 -44,-16 -28,-8 -20,-10', { line: GOLD, width: 2.4 }),
    shape('24,-22^ 40,-34 44,-16 28,-8 20,-10', { line: GOLD, width: 2.4 }),
  )

export const queenOfCups: Scene = {
  description:
    'A veiled queen sits on a throne like a shell at the edge of the sea and gazes at the closed and ornate cup in her hands.',
  picture: (t) =>
    scene(
      sky(t, '48,150 252,150 96,84 206,84'),
      sea(t, 300),
      shellThrone(t),
      land(
        '18,412 90,402 180,408 282,400',
        LIGHT_GOLD,
        { angle: -4, gap: 6, line: BRASS, opacity: 0.5 },
        IVORY,
      ),
      person(
        t,
        {
          ...seated([150, 298], 222, { far: [136, 298], near: [166, 298] }),
          headTurn: 8,
          farElbow: [-1, 0.6],
          nearElbow: [1, 0.6],
        },
        {
          hair: 'auburn',
          style: 'long',
          behind: veilBehind(t.accent),
          hat: veil(t.accent) + queensCrown(ROSE),
        },
        gown(IVORY, {
          sleeves: IVORY,
          sleeve: 'bell',
          flare: 0.9,
          trim: t.soft,
          cloak: cloak(t.mid, 1.7, 0, 0.5),
        }),
      ),
      place(closedCup(t), { at: [151, 280], scale: 0.72 }),
      hand([139, 296], 6, 32, SKIN.fair, 'closed'),
      hand([163, 296], 174, 32, SKIN.fair, 'closed'),
      each(points('46,424 70,432 226,430 254,422 96,436'), (at, i) =>
        circle(at, i % 2 ? 3 : 4.4, { fill: [t.accent, IVORY, ROSE][i % 3]!, line: INK, width: 0.8 }),
      ),
    ),
}

export const queenOfSwords: Scene = {
  description:
    'A white-haired queen sits in profile high above the clouds, sword upright in one hand, the other held out; butterflies crown her and adorn her seat.',
  picture: (t) =>
    scene(
      sky(t, '52,150 244,176 250,110'),
      place(dove(), { at: [226, 112], scale: 0.66 }),
      mountains(t, '50,324 250,312', 376, t.soft),
      cloud([52, 322], 84, t.mid, t.accent),
      cloud([252, 336], 80, t.mid, t.accent, true),
      shape('70,410^ 70,150 86,124 112,118 124,136 124,300^ 176,306^ 176,410^', {
        fill: t.mid,
        line: GOLD,
        width: 1.5,
      }),
      each(points('97,168 97,226 97,284'), (at) => place(butterfly(t.accent), { at, scale: 1.1 })),
      ground(t, 404),
      swordAt(t, [190, 190], 216, 0, 11),
      person(
        t,
        {
          hip: [136, 300],
          height: 226,
          view: 'half',
          near: [190, 262],
          far: [232, 222],
          nearElbow: [-0.2, 1],
          farElbow: [0.3, 1],
          farGrip: 'open',
          nearKnee: [186, 322],
          farKnee: [192, 318],
          nearFoot: [178, 402],
          farFoot: [196, 404],
        },
        {
          hair: 'white',
          style: 'tied',
          awake: true,
          hat: queensCrown(t.soft) + place(butterfly(GOLD), { at: [0, -36], scale: 0.7 }),
        },
        gown(IVORY, {
          sleeves: t.soft,
          sleeve: 'bell',
          flare: 0.6,
          trim: GOLD,
          cloak: cloak(t.soft, 1.6, 0.1, 0.4),
        }),
      ),
    ),
}

/** Roses hang over her like a roof. */
const bower = () =>
  scene(
    vine('34,400 24,280 40,160 96,92 150,74', { line: LEAF, width: 2 }, 16, 18),
    vine('266,400 276,280 260,160 204,92 150,74', { line: LEAF, width: 2 }, 16, 18),
    each(points('38,180 62,126 100,92 150,78 200,92 238,126 262,180 32,250 268,250'), (at, i) =>
      rose(at, 9, i % 2 ? ROSE : IVORY),
    ),
  )

export const queenOfPentacles: Scene = {
  description:
    'A dark-haired queen sits in a rose bower on a throne with goats’ heads and looks down at the pentacle in her lap; a rabbit rests beside her.',
  picture: (t) =>
    scene(
      sky(t),
      bower(),
      ground(t, 396),
      archedThrone(t, 122, 64, 402, (at) =>
        place(bullHead('#D9CBB0'), { at: [at[0], at[1] - 2], scale: 0.95 }),
      ),
      person(
        t,
        {
          ...seated([150, 296], 222, { far: [122, 286], near: [178, 286] }),
          headTurn: 4,
          farElbow: [-1, 0.7],
          nearElbow: [1, 0.7],
        },
        { hair: 'black', style: 'long', skin: 'brown', hat: queensCrown(LEAF) },
        gown(ROSE, {
          sleeves: IVORY,
          sleeve: 'bell',
          flare: 1,
          trim: GOLD,
          cloak: cloak(t.soft, 1.7, 0, 0.5),
        }),
      ),
      pentacleAt(t, [150, 278], 33),
      hand([122, 290], -30, 32, SKIN.brown),
      hand([178, 290], 210, 32, SKIN.brown),
      place(rabbit(), { at: [244, 428], scale: 1.15, flip: true }),
      each(points('46,420 74,430 104,426'), (at, i) => rose(at, 7, i % 2 ? ROSE : IVORY)),
    ),
}
