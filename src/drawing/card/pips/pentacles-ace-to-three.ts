import { pentacleAt } from '../emblems.ts'
import { palm } from '../figure/cloud-hand.ts'
import { gown, tunic } from '../figure/dress.ts'
import { hood, hoodBehind } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { flagstones, ground, land, masonry, sea, ship, sky } from '../kit/landscape.ts'
import { BRASS, edgeOf, GOLD, INK, IVORY, LEAF, ROSE, type Tone, WOOD } from '../kit/palette.ts'
import { lily, rose } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { each, path, rectangle, ribbon, scene, shape, stroke, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'
import { glory } from './glory.ts'

/** A hedge with a gate in it, and the path that goes through. */
const garden = (t: Tone) =>
  scene(
    land('18,366 90,356 210,362 282,354', t.mid, { angle: -5, gap: 4.5, line: t.accent, opacity: 0.35 }),
    shape('18,384^ 60,372 110,378 126,388 126,420^ 18,428^', { fill: t.soft, line: t.accent }),
    shape('282,384^ 240,372 200,378 176,388 176,420^ 282,428^', { fill: t.soft, line: t.accent }),
    path('M118 420V386C118 358 184 358 184 386V420H170V390C170 374 132 374 132 390V420Z', {
      fill: t.soft,
      line: t.accent,
      width: 1,
    }),
    shape('143,390^ 158,390^ 160,410 184,442^ 112,442^ 138,412', { fill: GOLD, line: BRASS, width: 0.8 }),
    each(points('44,396 76,390 104,398 198,398 226,390 258,396'), (at, i) =>
      rose(at, 7, i % 2 ? IVORY : ROSE),
    ),
    each(points('52,424 88,428 214,428 250,424'), (at) => lily(at, 13)),
  )

export const aceOfPentacles: Scene = {
  description:
    'A hand from a cloud holds out a great golden pentacle over a garden with lilies and a gate in its hedge of roses.',
  picture: (t) =>
    scene(
      sky(t, '44,316 258,316 256,180'),
      glory(t),
      garden(t),
      palm(t, [152, 276], pentacleAt(t, [154, 204], 66)),
    ),
}

/** One green band loops round both coins: what goes up comes down. */
const loop = () => {
  const line =
    '150,230 114,200 76,188 36,234 76,280 114,262 150,230 186,196 226,180 266,226 226,272 186,260 150,230'
  return stroke(line, { line: INK, width: 9 }) + stroke(line, { line: LEAF, width: 6.6 })
}

export const twoOfPentacles: Scene = {
  description:
    'A dancer in a tall hat juggles two pentacles in an endless loop; behind, two ships ride a rough sea.',
  picture: (t) =>
    scene(
      sky(t, '56,130 244,130 100,86 204,86'),
      sea(t, 318, t.mid),
      ribbon('18,340 60,318 104,344 150,322 200,346 240,320 284,340', [10, 14, 10, 14, 10, 14, 10], {
        fill: t.soft,
        line: t.accent,
        width: 0.9,
      }),
      ship([62, 322], 34, t),
      ship([240, 324], 30, t),
      ground(t, 394),
      loop(),
      person(
        t,
        {
          hip: [150, 306],
          height: 192,
          lean: -3,
          far: [88, 256],
          near: [212, 248],
          farElbow: [-0.2, 1],
          nearElbow: [0.2, 1],
          nearKnee: [184, 340],
          nearFoot: [172, 390],
          farFoot: [136, 406],
          headTurn: -8,
        },
        { hair: 'auburn', style: 'curls', awake: true, hat: tallHat(t) },
        tunic(ROSE, GOLD, { length: 0.85, flare: 0.5, sleeves: GOLD }),
      ),
      pentacleAt(t, [76, 234], 31),
      pentacleAt(t, [226, 226], 31),
    ),
}
const tallHat = (t: Tone) =>
  scene(
    shape('-14,-13^ -12,-46 0,-50 14,-48 14,-13^ 0,-18', { fill: t.soft, line: edgeOf(t.soft) }),
    shape('-23,-8^ 0,-20 23,-8^ 0,-14', { fill: GOLD, line: INK, width: 0.9 }),
  )

/** A pointed arch with three pentacles in its tracery. */
const cathedral = (t: Tone) =>
  scene(
    rectangle([20, 20], 260, 400, { fill: t.mid }),
    masonry([20, 44], 260, 356, { line: t.soft, opacity: 0.7 }, 20),
    path(
      'M40 404V210C40 130 110 96 150 58C190 96 260 130 260 210V404H240V214C240 150 184 120 150 88C116 120 60 150 60 214V404Z',
      { fill: t.soft, line: IVORY, width: 1.1 },
    ),
    path('M60 404V214C60 150 116 120 150 88C184 120 240 150 240 214V404Z', {
      fill: t.deep,
      line: IVORY,
      width: 1,
    }),
    strokes(['60,228 150,222 240,228'], { line: IVORY, width: 1 }),
    pentacleAt(t, [150, 138], 25),
    pentacleAt(t, [112, 192], 25),
    pentacleAt(t, [188, 192], 25),
  )

export const threeOfPentacles: Scene = {
  description:
    'A mason on a bench works on a church arch that holds three pentacles; a monk and a master with a plan look on.',
  picture: (t) =>
    scene(
      cathedral(t),
      flagstones(t, 398),
      rectangle([46, 374], 70, 12, { fill: WOOD, line: GOLD }),
      each([54, 108], (x) => rectangle([x - 5, 386], 10, 36, { fill: WOOD, line: GOLD })),
      person(
        t,
        {
          hip: [84, 302],
          height: 142,
          view: 'half',
          flip: true,
          near: [66, 232],
          far: [54, 258],
          nearElbow: [1, 0.8],
          farElbow: [-0.4, 1],
          nearFoot: [92, 372],
          farFoot: [72, 372],
          headTurn: 10,
        },
        { hair: 'brown', style: 'short', skin: 'tan', awake: true },
        tunic(ROSE, t.accent, { length: 0.9, sleeves: IVORY, sleeve: 'rolled' }),
      ),
      ribbon('66,244 66,216', [3.4, 3.4], { fill: WOOD, line: INK, width: 0.8 }) +
        rectangle([54, 204], 24, 14, { fill: t.accent, line: INK }, 2),
      person(
        t,
        {
          hip: [166, 326],
          height: 148,
          view: 'half',
          flip: true,
          near: [150, 312],
          far: [146, 308],
          nearFoot: [172, 408],
          farFoot: [160, 408],
          headTurn: 8,
        },
        { hair: 'grey', style: 'bald', skin: 'brown', behind: hoodBehind(WOOD), hat: hood(WOOD) },
        gown(WOOD, { sleeve: 'bell', flare: 0.5, trim: GOLD }),
      ),
      person(
        t,
        {
          hip: [218, 326],
          height: 150,
          view: 'half',
          flip: true,
          near: [196, 312],
          far: [186, 306],
          nearFoot: [226, 408],
          farFoot: [210, 408],
        },
        { hair: 'blond', style: 'bob', beard: 'short', awake: true },
        gown(GOLD, { flare: 0.5, sleeves: ROSE, trim: ROSE }),
      ),
      shape('164,300^ 204,304^ 202,330^ 162,326^', { fill: IVORY, line: INK }) +
        strokes(['170,322 172,308 182,304 192,310 192,326'], { line: t.soft, width: 1 }),
    ),
}
