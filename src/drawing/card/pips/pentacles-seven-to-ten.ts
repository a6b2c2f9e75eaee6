import { falcon, greyhound, snail } from '../creatures/beasts.ts'
import { pentacleAt } from '../emblems.ts'
import { cloak, gown, tunic } from '../figure/dress.ts'
import { circlet, flowerWreath } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { castle, ground, land, masonry, mountains, sky, tower } from '../kit/landscape.ts'
import { GOLD, INK, IVORY, LEAF, ROSE, type Tone, WINE, WOOD } from '../kit/palette.ts'
import { grapes, leaf, vine } from '../kit/plants.ts'
import { type Point, points } from '../kit/points.ts'
import { circle, each, path, place, rectangle, ribbon, scene, shape, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** A vine trained on a stake; six pentacles ripen on it. */
const bush = (t: Tone) =>
  scene(
    ribbon('206,410 204,320 208,200 204,120', [7, 6, 5, 4], { fill: WOOD, line: GOLD, width: 0.8 }),
    ...(
      [
        '206,400 236,372 262,330 256,280',
        '206,380 176,350 158,310 168,260',
        '206,300 240,270 262,230 250,180',
        '206,290 172,250 156,210 172,160',
        '206,200 230,170 232,140 222,110',
      ] as const
    ).map((line) => vine(line, { line: LEAF, width: 2 }, 9, 19)),
    ...points('206,132 176,190 238,196 178,262 240,268 210,328').map((at) => pentacleAt(t, at, 23)),
  )

export const sevenOfPentacles: Scene = {
  description:
    'A gardener leans on his hoe and looks at a vine with six ripe pentacles; a seventh lies at his feet.',
  picture: (t) =>
    scene(
      sky(t, '56,150 96,96 50,220'),
      mountains(t, '46,306 110,286', 362, t.soft),
      ground(t, 386),
      bush(t),
      ribbon('132,236 126,320 122,420', [4, 4.6, 4.6], { fill: WOOD, line: GOLD, width: 0.8 }) +
        shape('118,414^ 146,418 148,428^ 118,424^', { fill: t.accent, line: INK }),
      person(
        t,
        {
          hip: [84, 306],
          height: 196,
          view: 'half',
          lean: 9,
          headTurn: 10,
          near: [128, 256],
          far: [132, 242],
          nearElbow: [-0.3, 1],
          farElbow: [0.5, 1],
          nearFoot: [70, 408],
          farFoot: [98, 410],
        },
        { hair: 'auburn', style: 'bob', awake: true },
        tunic(ROSE, t.accent, { length: 0.9, sleeves: IVORY, sleeve: 'rolled', shoe: WOOD }),
      ),
      pentacleAt(t, [166, 412], 22),
    ),
}

export const eightOfPentacles: Scene = {
  description:
    'A craftsman sits at his bench and hammers a pentacle; six finished ones hang on a post, and another waits at his feet.',
  picture: (t) =>
    scene(
      sky(t, '60,130 100,88 56,210 180,110'),
      castle(t, [66, 310], 34),
      land('18,318 100,308 200,314 282,306', t.soft, { angle: -5, gap: 5, line: t.deep, opacity: 0.4 }),
      ground(t, 392),
      rectangle([228, 66], 14, 352, { fill: WOOD, line: GOLD }),
      ...[104, 150, 196, 242, 288, 334].map((y) => pentacleAt(t, [235, y], 21)),
      rectangle([40, 366], 72, 10, { fill: WOOD, line: GOLD }) +
        each([48, 104], (x) => rectangle([x - 4, 376], 8, 42, { fill: WOOD, line: GOLD })),
      rectangle([128, 352], 66, 12, { fill: WOOD, line: GOLD }) +
        each([138, 184], (x) => rectangle([x - 5, 364], 10, 54, { fill: WOOD, line: GOLD })),
      person(
        t,
        {
          hip: [84, 352],
          height: 184,
          view: 'profile',
          lean: 14,
          headTurn: 12,
          near: [146, 298],
          far: [136, 322],
          nearElbow: [-1, 0.6],
          farElbow: [0.2, 1],
          nearKnee: [130, 366],
          farKnee: [132, 362],
          nearFoot: [116, 416],
          farFoot: [132, 418],
        },
        { hair: 'black', style: 'curls', skin: 'brown', awake: true },
        tunic(t.accent, ROSE, {
          length: 0.75,
          sleeves: IVORY,
          sleeve: 'rolled',
          shoe: WOOD,
          front: ({ at }) =>
            shape(
              [at(-0.1, -1.7), at(0.5, -1.6), at(0.46, -0.7), at(0, -0.7)].map(([x, y]) => ({
                x,
                y,
                corner: true,
              })),
              { fill: WOOD, line: GOLD, width: 0.8 },
            ),
        }),
      ),
      pentacleAt(t, [166, 328], 24),
      ribbon('146,300 158,284', [3.4, 3.4], { fill: WOOD, line: INK, width: 0.8 }) +
        place(rectangle([-7, -11], 14, 22, { fill: t.accent, line: INK }, 2), { at: [161, 280], turn: 36 }),
      pentacleAt(t, [162, 414], 20),
    ),
}

const vineyard = (t: Tone) =>
  scene(
    ...(
      [
        '40,420 36,340 52,250 42,170',
        '84,426 72,370 84,330 76,270',
        '260,420 264,340 248,250 258,170',
        '216,426 228,370 216,330 224,270',
      ] as const
    ).map((line) => vine(line, { line: LEAF, width: 2 }, 11, 18)),
    each(points('62,226 238,226 100,400 200,398'), (at) => grapes(at, 20, WINE)),
    ...points('48,190 46,246 44,302 46,358 88,404 252,190 254,246 256,302 254,358').map((at) =>
      pentacleAt(t, at, 22),
    ),
  )

export const nineOfPentacles: Scene = {
  description:
    'A lady in a flowered gown walks alone in her vineyard with a hooded falcon on her glove; nine pentacles hang among the grapes, and a snail goes by.',
  picture: (t) =>
    scene(
      sky(t, '100,96 200,96 150,76'),
      land('18,320 90,310 200,316 282,308', t.soft, { angle: -5, gap: 5, line: t.deep, opacity: 0.4 }),
      castle(t, [112, 312], 24),
      ground(t, 392),
      vineyard(t),
      person(
        t,
        {
          hip: [150, 296],
          height: 216,
          view: 'half',
          near: [120, 300],
          far: [202, 236],
          nearElbow: [-1, 1],
          farElbow: [0.2, 1],
          nearFoot: [142, 408],
          farFoot: [162, 408],
          headTurn: 2,
        },
        { hair: 'blond', style: 'bun', awake: true, hat: circlet(ROSE) },
        gown(GOLD, {
          flare: 0.9,
          sleeve: 'bell',
          sleeves: ROSE,
          trim: ROSE,
          front: ({ at, u }) =>
            each(points('0,0.4 -0.5,1.4 0.5,1.4 0,2.3'), ([x, y]) => flower(at(x, y), u * 0.34)),
        }),
      ),
      place(falcon(WOOD), { at: [204, 230], scale: 1.25, flip: true }),
      place(snail(GOLD), { at: [190, 430], scale: 0.9 }),
    ),
}
const flower = (at: Point, size: number) =>
  each([0, 72, 144, 216, 288], (turn) => leaf(at, size, turn - 90, { fill: ROSE })) +
  circle(at, size * 0.3, { fill: IVORY })

/** The order of the tree of life. */
const TREE_OF_LIFE = '150,72 96,106 204,106 96,166 204,166 150,140 96,226 204,226 150,200 150,258'

const archway = (t: Tone) =>
  scene(
    tower(t, [150, 330], 60, 120, t.mid),
    path('M24 404V190C24 90 276 90 276 190V404H232V210C232 130 68 130 68 210V404Z', {
      fill: t.soft,
      line: IVORY,
      width: 1,
    }),
    masonry([24, 230], 44, 174, { line: t.deep, opacity: 0.7 }, 22),
    masonry([232, 230], 44, 174, { line: t.deep, opacity: 0.7 }, 22),
  )

export const tenOfPentacles: Scene = {
  description:
    'Under an arch three generations meet: an old man in a rich robe with two dogs, a couple, and a child; ten pentacles stand over them in the order of the tree of life.',
  picture: (t) =>
    scene(
      sky(t, '', 300),
      archway(t),
      ground(t, 390),
      strokes(treeLines(), { line: GOLD, width: 2.2, opacity: 0.6 }),
      ...points(TREE_OF_LIFE).map((at) => pentacleAt(t, at, 21)),
      person(
        t,
        {
          hip: [178, 336],
          height: 132,
          view: 'half',
          near: [204, 326],
          far: [198, 316],
          nearFoot: [170, 408],
          farFoot: [186, 408],
        },
        { hair: 'brown', style: 'short', beard: 'short', awake: true },
        tunic(ROSE, t.accent, { length: 0.9, cloak: cloak(t.soft, 1.2, -0.1, 0.3) }),
      ),
      person(
        t,
        {
          hip: [228, 336],
          height: 130,
          view: 'half',
          flip: true,
          near: [208, 328],
          far: [212, 318],
          nearFoot: [236, 408],
          farFoot: [220, 408],
        },
        { hair: 'black', style: 'long', skin: 'brown', hat: flowerWreath(), awake: true },
        gown(IVORY, { flare: 0.5, trim: ROSE }),
      ),
      person(
        t,
        {
          hip: [72, 366],
          height: 152,
          view: 'half',
          near: [116, 372],
          far: [104, 350],
          nearElbow: [-0.3, 1],
          nearKnee: [110, 372],
          farKnee: [112, 368],
          nearFoot: [104, 416],
          farFoot: [116, 418],
        },
        { hair: 'white', style: 'bob', beard: 'long' },
        gown(WINE, {
          flare: 0.3,
          sleeve: 'bell',
          trim: GOLD,
          front: ({ at }) => each(points('-0.1,-1.5 0.3,-1.1'), ([x, y]) => grapes(at(x, y), 9, GOLD)),
        }),
      ),
      person(
        t,
        {
          hip: [152, 384],
          height: 74,
          view: 'back',
          far: [134, 398],
          near: [166, 374],
          nearFoot: [156, 422],
          farFoot: [148, 422],
        },
        { hair: 'auburn', style: 'tied' },
        gown(GOLD, { flare: 0.5 }),
      ),
      place(greyhound(IVORY), { at: [132, 428], scale: 0.72, flip: true }),
      place(greyhound(t.accent), { at: [58, 432], scale: 0.66 }),
    ),
}

function treeLines(): string[] {
  const spots = points(TREE_OF_LIFE)
  const links = [
    '01',
    '02',
    '05',
    '13',
    '24',
    '34',
    '35',
    '45',
    '36',
    '47',
    '58',
    '67',
    '68',
    '78',
    '89',
    '69',
    '79',
  ]
  return links.map(([a, b]) => `${spots[Number(a)]!.join()} ${spots[Number(b)]!.join()}`)
}
