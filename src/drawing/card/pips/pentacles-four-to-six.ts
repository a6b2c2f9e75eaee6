import { pentacle, pentacleAt } from '../emblems.ts'
import { cloak, gown, tunic } from '../figure/dress.ts'
import { chaperon, kingsCrown, sideHood } from '../figure/headwear.ts'
import { hand } from '../figure/limbs.ts'
import { person } from '../figure/person.ts'
import { seated } from '../figure/throne.ts'
import { ground, land, masonry, sky, tower } from '../kit/landscape.ts'
import { BRASS, GOLD, INK, IVORY, LIGHT_GOLD, ROSE, SKIN, type Tone, WINE, WOOD } from '../kit/palette.ts'
import { type Point, points } from '../kit/points.ts'
import { circle, each, path, place, rectangle, ribbon, scene, shape, stroke, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

const city = (t: Tone) =>
  scene(
    ...[34, 62, 92, 208, 238, 266].map((x, i) =>
      tower(t, [x, 330], 24, [92, 130, 76, 84, 138, 96][i]!, i % 2 ? t.soft : t.mid),
    ),
    land('18,326 100,320 200,326 282,320', t.mid, { angle: -5, gap: 5, line: t.accent, opacity: 0.3 }),
  )

export const fourOfPentacles: Scene = {
  description:
    'A crowned man sits outside a city and clings to his wealth: one pentacle on his crown, one in his arms, one under each foot.',
  picture: (t) =>
    scene(
      sky(t, '56,130 244,130 96,86 206,86'),
      city(t),
      ground(t, 394),
      rectangle([96, 352], 108, 44, { fill: t.soft, line: IVORY }),
      person(
        t,
        {
          ...seated([150, 326], 206, { far: [172, 286], near: [128, 286] }),
          farElbow: [-1, 0.6],
          nearElbow: [1, 0.6],
          farFoot: [116, 398],
          nearFoot: [184, 398],
        },
        {
          hair: 'brown',
          style: 'bob',
          awake: true,
          hat: kingsCrown(ROSE) + place(pentacle(t, 24), { at: [0, -58] }),
        },
        gown(WINE, { length: 1.7, flare: 0.5, hose: GOLD, shoe: BRASS }),
      ),
      pentacleAt(t, [150, 276], 30),
      hand([166, 294], 200, 30, SKIN.fair),
      hand([134, 294], -20, 30, SKIN.fair),
      pentacleAt(t, [108, 418], 20),
      pentacleAt(t, [192, 418], 20),
    ),
}

/** Warm light in a church window, and five pentacles in the glass. */
const churchWindow = (t: Tone) =>
  scene(
    rectangle([20, 20], 260, 330, { fill: t.mid }),
    masonry([20, 40], 260, 310, { line: t.soft, opacity: 0.6 }, 20),
    path('M72 296V162C72 104 130 84 150 58C170 84 228 104 228 162V296Z', { fill: GOLD, line: INK, width: 2 }),
    path('M80 288V164C80 112 132 92 150 70C168 92 220 112 220 164V288Z', {
      fill: LIGHT_GOLD,
      line: INK,
      width: 1.2,
    }),
    strokes(['150,72 150,288', '80,170 220,170', '80,230 220,230', '115,110 115,288', '185,110 185,288'], {
      line: BRASS,
      width: 1.6,
    }),
    ...points('150,112 112,166 188,166 118,240 182,240').map((at) => pentacleAt(t, at, 25)),
  )

const snow = () =>
  each(
    points(
      '40,110 56,190 36,260 262,130 250,210 264,280 60,318 120,316 180,314 236,324 96,336 206,340 42,360 262,362',
    ),
    (at) => circle(at, 2.2, { fill: IVORY }),
  )

export const fiveOfPentacles: Scene = {
  description:
    'Two poor people, one barefoot in a shawl and one on crutches, pass through snow under a bright church window with five pentacles.',
  picture: (t) =>
    scene(
      churchWindow(t),
      land(
        '18,344 90,336 190,342 282,334',
        IVORY,
        { angle: -3, gap: 5, line: t.soft, opacity: 0.6 },
        t.accent,
      ),
      person(
        t,
        {
          hip: [88, 352],
          height: 132,
          view: 'profile',
          lean: 14,
          headTurn: 8,
          near: [108, 344],
          far: [112, 336],
          nearFoot: [72, 420],
          farFoot: [102, 422],
        },
        { hair: 'brown', style: 'long', hat: sideHood(ROSE) },
        gown(WOOD, {
          flare: 0.5,
          hose: SKIN.fair,
          shoe: SKIN.fair,
          sweep: -0.3,
          trim: '',
          cloak: cloak(ROSE, 0.8, -0.2, 0.3),
        }),
      ),
      ribbon('202,300 214,360 212,426', [4, 4, 4], { fill: WOOD, line: INK, width: 0.8 }) +
        stroke('194,302 212,298', { line: WOOD, width: 5 }),
      person(
        t,
        {
          hip: [180, 354],
          height: 130,
          view: 'half',
          lean: 8,
          near: [172, 342],
          far: [208, 336],
          nearFoot: [166, 422],
          farFoot: [190, 404],
          headTurn: 8,
        },
        { hair: 'black', style: 'short', beard: 'short', skin: 'tan' },
        tunic(t.soft, t.accent, { length: 0.8, shoe: IVORY, trim: BRASS }),
      ),
      ribbon('150,308 170,342 162,426', [4, 4, 4], { fill: WOOD, line: INK, width: 0.8 }),
      stroke('158,316 176,320', { line: IVORY, width: 3 }),
      snow(),
    ),
}

const scales = () =>
  scene(
    stroke('98,232 98,240', { line: GOLD, width: 2 }),
    stroke('78,246 98,240 118,246', { line: BRASS, width: 3.4 }),
    strokes(['78,246 70,270', '78,246 86,270', '118,246 110,270', '118,246 126,270'], {
      line: GOLD,
      width: 0.9,
    }),
    ...[78, 118].map((x) =>
      shape(`${x - 10},270^ ${x + 10},270^ ${x},278`, { fill: GOLD, line: INK, width: 0.9 }),
    ),
  )

const beggar = (t: Tone, [x, y]: Point, flip: boolean, cloth: string) => {
  const side = flip ? -1 : 1
  return person(
    t,
    {
      hip: [x, y],
      height: 116,
      view: 'profile',
      flip,
      headTurn: -18 * side,
      near: [x + side * 34, y - 44],
      far: [x + side * 38, y - 50],
      nearGrip: 'open',
      farGrip: 'open',
      nearKnee: [x + side * 12, y + 28],
      farKnee: [x + side * 16, y + 26],
      nearFoot: [x - side * 16, y + 38],
      farFoot: [x - side * 12, y + 38],
    },
    { hair: flip ? 'black' : 'grey', style: 'bob', skin: flip ? 'brown' : 'fair', awake: true },
    gown(cloth, { flare: 0.3, trim: BRASS }),
  )
}

export const sixOfPentacles: Scene = {
  description:
    'A merchant weighs with scales in one hand and drops coins with the other into the hands of two kneeling people, six pentacles above.',
  picture: (t) =>
    scene(
      sky(t, '44,230 256,230'),
      land('18,352 100,340 200,348 282,338', t.soft, { angle: -5, gap: 5, line: t.deep, opacity: 0.4 }),
      ground(t, 396),
      ...points('54,186 84,126 126,88 174,88 216,126 246,186').map((at) => pentacleAt(t, at, 23)),
      person(
        t,
        {
          hip: [150, 298],
          height: 198,
          far: [98, 228],
          near: [206, 288],
          farElbow: [-1, 1],
          nearElbow: [1, 0.4],
          nearGrip: 'open',
          nearFoot: [162, 402],
          farFoot: [138, 402],
          headTurn: 6,
        },
        { hair: 'brown', style: 'bob', beard: 'short', awake: true, hat: chaperon(ROSE) },
        tunic(ROSE, GOLD, { length: 1.1, flare: 0.5, sleeves: GOLD, cloak: cloak(t.soft, 1.2, 0, 0.4) }),
      ),
      scales(),
      beggar(t, [72, 386], false, t.accent),
      beggar(t, [246, 386], true, GOLD),
      each(points('210,302 214,316 208,328'), (at) =>
        circle(at, 3, { fill: LIGHT_GOLD, line: INK, width: 0.7 }),
      ),
    ),
}
