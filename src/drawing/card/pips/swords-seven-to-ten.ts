import { swordAt } from '../emblems.ts'
import { gown, tunic } from '../figure/dress.ts'
import { head } from '../figure/head.ts'
import { blindfold, chaperon } from '../figure/headwear.ts'
import { hand } from '../figure/limbs.ts'
import { person } from '../figure/person.ts'
import { birds, castle, ground, land, mountains, sea, sky } from '../kit/landscape.ts'
import { crescent, star } from '../kit/ornaments.ts'
import {
  BRASS,
  FLAME,
  GOLD,
  INK,
  IVORY,
  LIGHT_GOLD,
  ROSE,
  SKIN,
  TONES,
  type Tone,
  WOOD,
} from '../kit/palette.ts'
import { rose } from '../kit/plants.ts'
import { type Point, points } from '../kit/points.ts'
import { each, path, place, rectangle, ribbon, scene, shape, strokes } from '../kit/svg.ts'
import { hatch } from '../kit/texture.ts'
import type { Scene } from '../scene.ts'

const tent = (t: Tone, [x, y]: Point, size: number, cloth: string) =>
  scene(
    shape(
      `${x},${y - size}^ ${x + size * 0.5},${y - size * 0.45}^ ${x + size * 0.44},${y}^ ${x - size * 0.44},${y}^ ${x - size * 0.5},${y - size * 0.45}^`,
      { fill: cloth, line: INK },
    ),
    strokes(
      [
        `${x},${y - size} ${x - size * 0.2},${y - size * 0.45} ${x - size * 0.18},${y}`,
        `${x},${y - size} ${x + size * 0.2},${y - size * 0.45} ${x + size * 0.18},${y}`,
      ],
      { line: t.deep, width: 0.8 },
    ),
    shape(
      `${x - size * 0.5},${y - size * 0.45}^ ${x},${y - size * 0.36} ${x + size * 0.5},${y - size * 0.45}^ ${x},${y - size * 0.28}`,
      { fill: GOLD, line: INK, width: 0.8 },
    ),
    shape(`${x},${y - size - 10}^ ${x + 13},${y - size - 6}^ ${x},${y - size - 1}^`, {
      fill: ROSE,
      line: INK,
      width: 0.7,
    }),
  )

export const sevenOfSwords: Scene = {
  description:
    'A man tiptoes away from a camp with five swords in his arms, looking back at the two he had to leave standing.',
  picture: (t) =>
    scene(
      sky(t, '60,150 110,88 150,130'),
      crescent([70, 110], 18, 20, GOLD, INK),
      land('18,330 100,318 200,326 282,316', t.soft, { angle: -6, gap: 5, line: t.deep, opacity: 0.4 }),
      tent(t, [196, 326], 76, IVORY),
      tent(t, [250, 330], 96, t.accent),
      ground(t, 392),
      each([216, 250], (x) => swordAt(t, [x, 366], 128, 180, 10)),
      each([0, 1, 2, 3, 4], (i) => swordAt(t, [118 - i * 3, 226 + i * 20], 160, -60 - i * 12, 9, 10)),
      person(
        t,
        {
          hip: [132, 312],
          height: 188,
          view: 'profile',
          flip: true,
          lean: -10,
          near: [96, 286],
          far: [116, 258],
          nearElbow: [1, 1],
          farElbow: [0.2, 1],
          nearFoot: [166, 402],
          farFoot: [104, 408],
          toes: [164, 140],
        },
        { hair: 'black', style: 'bob', skin: 'tan', awake: true, mask: lookingBack },
        tunic(FLAME, t.accent, { length: 0.85, sleeves: t.soft, shoe: BRASS }),
      ),
      hand([100, 290], 150, 28, SKIN.tan),
    ),
}
/** The thief's head is turned over the shoulder, against the way he goes. */
const lookingBack = head(
  { view: 'half', hair: 'black', style: 'bob', skin: 'tan', awake: true, hat: chaperon(TONES.swords.soft) },
  { at: [0, 0], size: 38, flip: true },
)

export const eightOfSwords: Scene = {
  description:
    'A woman stands bound and blindfolded among eight swords set in the wet ground, a castle on the crag behind; the way before her is open.',
  picture: (t) =>
    scene(
      sky(t, '62,120 116,84 60,190'),
      shape('176,306^ 190,236^ 206,228^ 214,196^ 262,196^ 270,240^ 282,250^ 282,306^', {
        fill: t.mid,
        line: t.accent,
      }),
      hatch('176,306^ 190,236^ 206,228^ 214,196^ 262,196^ 270,240^ 282,250^ 282,306^', {
        angle: 70,
        gap: 5,
        line: t.accent,
        opacity: 0.35,
      }),
      castle(t, [238, 198], 34),
      land('18,312 100,302 200,308 282,300', t.soft, { angle: -5, gap: 5, line: t.deep, opacity: 0.4 }),
      ground(t, 380),
      each([38, 62, 86, 110], (x, i) => swordAt(t, [x, 318 - (i % 2) * 12], 196, 180, 10, 10)),
      each([190, 214, 238, 262], (x, i) => swordAt(t, [x, 306 + (i % 2) * 12], 196, 180, 10, 10)),
      person(
        t,
        {
          hip: [150, 306],
          height: 196,
          far: [138, 296],
          near: [162, 296],
          armsBehind: true,
          nearFoot: [158, 410],
          farFoot: [142, 410],
          headTurn: 6,
        },
        { hair: 'auburn', style: 'long', hat: blindfold() },
        gown(ROSE, { flare: 0.35 }),
      ),
      each(points('0,252 0,268 0,284'), ([, y]) =>
        ribbon(`128,${y} 150,${y + 4} 172,${y}`, [6, 7, 6], { fill: IVORY, line: INK, width: 0.8 }),
      ),
      strokes(['40,430 70,426 100,430', '180,434 220,430 262,434', '120,426 150,424 180,426'], {
        line: t.accent,
        width: 1.2,
      }),
    ),
}

const quilt = (t: Tone) => {
  const squares = Array.from({ length: 10 }, (_, i) => ({
    x: 112 + (i % 5) * 32,
    y: 354 + Math.floor(i / 5) * 30,
    rosy: i % 2 === 0,
  }))
  return scene(
    shape('102,346^ 272,346^ 272,420^ 102,420^', { fill: t.accent, line: INK }),
    each(squares, ({ x, y, rosy }) =>
      scene(
        rectangle([x - 9, y - 7], 32, 30, { fill: rosy ? IVORY : t.soft, line: INK, width: 0.7 }),
        rosy ? rose([x + 7, y + 8], 8, ROSE) : star([x + 7, y + 8], 8, 9, 3.6, { fill: LIGHT_GOLD }),
      ),
    ),
  )
}

const bed = (t: Tone) =>
  scene(
    rectangle([30, 290], 26, 140, { fill: WOOD, line: GOLD }),
    rectangle([30, 396], 246, 30, { fill: WOOD, line: GOLD }),
    shape('54,356^ 56,340 84,334 112,342 112,398^ 54,398^', { fill: IVORY, line: INK }),
    quilt(t),
  )

export const nineOfSwords: Scene = {
  description:
    'Someone sits up in bed at night with hands over the face; nine swords hang one above the other on the dark wall.',
  picture: (t) =>
    scene(
      sky(t),
      rectangle([20, 262], 260, 180, { fill: t.mid }),
      each(
        Array.from({ length: 9 }, (_, i) => i),
        (i) => swordAt(t, [150, 78 + i * 21.5], 178, 90, 9, 8.5),
      ),
      person(
        t,
        {
          hip: [104, 390],
          height: 186,
          lean: 4,
          headTurn: 10,
          headShift: [0, 0.16],
          far: [99, 306],
          near: [121, 306],
          farGrip: 'open',
          nearGrip: 'open',
          farElbow: [-1, 1],
          nearElbow: [1, 1],
          nearFoot: [112, 430],
          farFoot: [96, 430],
        },
        { hair: 'black', style: 'long' },
        gown(IVORY, { flare: 0.2, length: 1, trim: t.soft, bareLegs: false }),
      ),
      hand([100, 308], -78, 27, SKIN.fair, 'open'),
      hand([122, 308], -102, 27, SKIN.fair, 'open', true),
      bed(t),
    ),
}

/** Night above, and under it a first band of morning. */
const dawn = (t: Tone) =>
  scene(
    land('18,282^ 282,282^', ROSE, undefined, ROSE),
    land('18,294^ 282,294^', FLAME, undefined, FLAME),
    land('18,308^ 282,308^', LIGHT_GOLD, undefined, LIGHT_GOLD),
    mountains(t, '46,322 120,314 190,318 256,312', 338, t.mid, t.mid),
    sea(t, 340, '#3B5A7A'),
    path('M18 384H282V442H18Z', { fill: t.deep }),
    ground(t, 388),
  )

export const tenOfSwords: Scene = {
  description:
    'A man lies face down by the water with ten swords in his back; the sky is black, but at its edge the morning is yellow.',
  picture: (t) =>
    scene(
      path('M18 20H282V310H18Z', { fill: INK }),
      sky({ ...t, soft: '#3D4560' }, '60,120 240,126 150,84 100,180 206,176', 300),
      dawn(t),
      birds('206,272 232,262', GOLD),
      place(
        person(
          t,
          {
            hip: [0, 0],
            height: 196,
            view: 'profile',
            near: [34, -50],
            far: [38, -70],
            nearElbow: [1, 0.2],
            nearFoot: [2, 100],
            farFoot: [-4, 98],
            toes: [60, 60],
          },
          { hair: 'black', style: 'bob', skin: 'tan' },
          tunic(IVORY, t.soft, { length: 0.9, sleeves: IVORY }),
        ),
        { at: [146, 400], turn: 88 },
      ),
      shape('88,390^ 130,384 196,388 214,398 190,416 110,420 74,414', { fill: ROSE, line: IVORY }),
      strokes(['104,416 112,392', '136,418 142,388', '170,416 174,390'], { line: IVORY, width: 0.8 }),
      each(
        Array.from({ length: 10 }, (_, i) => i),
        (i) => swordAt(t, [50 + i * 21.5, 318 - (i % 2) * 14], 160, 180 - (i - 4.5) * 1.2, 9, 9),
      ),
    ),
}
