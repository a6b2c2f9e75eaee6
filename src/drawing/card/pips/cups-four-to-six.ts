import { cupAt, emptyCupAt } from '../emblems.ts'
import { cloak, gown, tunic } from '../figure/dress.ts'
import { capWithFeather, hood, hoodBehind } from '../figure/headwear.ts'
import { arm } from '../figure/limbs.ts'
import { person } from '../figure/person.ts'
import { castle, ground, land, masonry, sky, tower } from '../kit/landscape.ts'
import { cloud, rays } from '../kit/ornaments.ts'
import { BRASS, GOLD, INK, IVORY, LEAF, ROSE, SKIN, type Tone, WINE } from '../kit/palette.ts'
import { grass, leaf, rose, tree } from '../kit/plants.ts'
import { type Point, points } from '../kit/points.ts'
import { each, path, rectangle, scene, shape, stroke, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** The fourth cup, held out from a cloud. */
const offered = (t: Tone) =>
  scene(
    rays([112, 176], 26, 48, 22, { fill: GOLD, opacity: 0.5 }),
    arm({ shoulder: [36, 208], elbow: [62, 212], hand: [104, 204] }, 34, {
      fill: IVORY,
      skin: SKIN.fair,
      sleeve: 'bell',
    }),
    cupAt(t, [113, 176], 56),
    cloud([54, 212], 72, t.mid, t.accent),
    cloud([40, 230], 54, t.deep, t.accent),
  )

export const fourOfCups: Scene = {
  description:
    'A young man sits under a tree with folded arms and looks at three cups before him, not at the fourth that a hand offers from a cloud.',
  picture: (t) =>
    scene(
      sky(t, '110,84 56,140 84,112'),
      land('18,352 100,330 190,340 282,326', t.soft, { angle: -8, gap: 5, line: t.deep, opacity: 0.4 }),
      tree(t, [214, 376], 268),
      offered(t),
      ground(t, 396),
      person(
        t,
        {
          hip: [198, 356],
          height: 176,
          view: 'half',
          flip: true,
          lean: 4,
          near: [176, 312],
          far: [196, 306],
          nearElbow: [1, 1],
          farElbow: [-1, 0.6],
          nearKnee: [150, 350],
          nearFoot: [176, 400],
          farKnee: [158, 344],
          farFoot: [136, 402],
          headTurn: -4,
          toes: [180, 180],
        },
        { hair: 'brown', style: 'bob', skin: 'tan' },
        tunic(LIGHT, t.accent, { sleeves: t.soft, length: 0.7 }),
      ),
      each(points('46,386 86,398 126,408'), (at) => cupAt(t, at, 50)),
      grass(points('30,424 172,430 262,426'), t.accent),
    ),
}
const LIGHT = '#F3DDA2'

const bridge = (t: Tone) =>
  scene(
    castle(t, [236, 286], 44),
    land('18,296 100,288 200,292 282,284', t.mid, { angle: -5, gap: 5, line: t.accent, opacity: 0.3 }),
    shape('18,322^ 100,316 200,320 282,314^ 282,350^ 18,352^', { fill: t.soft, line: t.accent, width: 0.9 }),
    path('M20 340V306H132V340H122C122 318 92 318 92 340H70C70 318 40 318 40 340Z', {
      fill: t.deep,
      line: IVORY,
      width: 1,
    }),
    stroke('16,306 136,306', { line: GOLD, width: 2.4 }),
  )

const spilled = (t: Tone) =>
  scene(
    shape('26,398 40,408 58,414 62,424 44,430 28,420', { fill: WINE, line: t.accent, width: 0.9 }),
    shape('112,424 136,412 138,420 150,428 136,436 114,434', { fill: '#2F7A5E', line: t.accent, width: 0.9 }),
    emptyCupAt(t, [54, 392], 48, -104),
    emptyCupAt(t, [102, 416], 48, 98),
    emptyCupAt(t, [158, 418], 48, -84),
  )

export const fiveOfCups: Scene = {
  description:
    'A figure in a black cloak mourns over three spilled cups; two full ones still stand behind, and a bridge leads over the river to a castle.',
  picture: (t) =>
    scene(
      sky(t, '60,120 240,120 190,84 110,84 44,200'),
      bridge(t),
      ground(t, 366),
      cupAt(t, [212, 382], 52),
      cupAt(t, [250, 390], 52),
      person(
        t,
        {
          hip: [150, 280],
          height: 214,
          view: 'half',
          flip: true,
          lean: -5,
          headTurn: -22,
          headShift: [0.1, 0.14],
          near: [134, 262],
          far: [128, 268],
          nearFoot: [158, 388],
          farFoot: [140, 388],
        },
        { hair: 'grey', style: 'short', hat: sideCowl },
        gown(INK, { flare: 0.8, trim: t.soft, cloak: cloak(INK, 1.85, 0.1, 0.7) }),
      ),
      spilled(t),
    ),
}
const sideCowl = shape(
  '8,24^ 2,12 0,-2 6,-13 15,-17^ 10,-28 -4,-32 -20,-24 -22,0 -24,20 -30,36^ 0,38 14,32^',
  { fill: INK, line: IVORY, width: 1 },
)

const flowersIn = ([x, y]: Point) =>
  scene(
    strokes([`${x},${y} ${x - 9},${y - 14}`, `${x},${y} ${x},${y - 19}`, `${x},${y} ${x + 9},${y - 14}`], {
      line: LEAF,
      width: 1.6,
    }),
    leaf([x, y - 4], 11, -160, { fill: LEAF }),
    leaf([x, y - 4], 11, -20, { fill: LEAF }),
    rose([x - 9, y - 16], 5.5, IVORY),
    rose([x + 9, y - 16], 5.5, IVORY),
    rose([x, y - 22], 6, ROSE),
  )
const cupOfFlowers = (t: Tone, [x, y]: Point, height = 46) =>
  scene(flowersIn([x, y - height * 0.42]), emptyCupAt(t, [x, y], height))

const house = (t: Tone) =>
  scene(
    tower(t, [240, 330], 44, 150),
    rectangle([30, 236], 96, 100, { fill: t.soft, line: IVORY }),
    masonry([30, 236], 96, 100, { line: t.deep }, 16),
    shape('20,240^ 78,184^ 136,240^', { fill: ROSE, line: IVORY }),
    path('M66 336V296A12 12 0 0 1 90 296V336Z', { fill: t.deep, line: GOLD, width: 1 }),
    each([44, 100], (x) => rectangle([x, 256], 14, 18, { fill: GOLD, line: BRASS })),
  )

export const sixOfCups: Scene = {
  description:
    'In the courtyard of an old house a boy holds out a cup full of flowers to a smaller girl; five more cups of flowers stand about.',
  picture: (t) =>
    scene(
      sky(t, '150,80 190,120 104,128 256,150'),
      house(t),
      ground(t, 346),
      cupOfFlowers(t, [254, 332], 44),
      person(
        t,
        {
          hip: [118, 322],
          height: 148,
          view: 'half',
          lean: 8,
          near: [158, 320],
          far: [162, 312],
          nearFoot: [106, 398],
          farFoot: [126, 398],
          headTurn: 8,
        },
        { hair: 'brown', style: 'bob', hat: capWithFeather(ROSE) },
        tunic(t.soft, t.accent, { length: 0.9 }),
      ),
      person(
        t,
        {
          hip: [202, 348],
          height: 112,
          view: 'half',
          flip: true,
          near: [180, 334],
          far: [176, 328],
          nearFoot: [208, 404],
          farFoot: [196, 404],
          headTurn: 10,
        },
        { hair: 'blond', style: 'long', behind: hoodBehind(IVORY), hat: hood(IVORY) },
        gown(LIGHT, { flare: 0.6, trim: ROSE }),
      ),
      cupOfFlowers(t, [168, 300], 44),
      each(points('50,414 102,420 198,420 250,414'), (at) => cupOfFlowers(t, at, 46)),
    ),
}
