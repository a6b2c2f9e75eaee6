import { ATTITUDES, horse, saddle, seatOf } from '../creatures/horse.ts'
import { wandAt } from '../emblems.ts'
import { gown, tunic } from '../figure/dress.ts'
import type { Look } from '../figure/head.ts'
import { flowerWreath, wreath } from '../figure/headwear.ts'
import { onlooker } from '../figure/onlooker.ts'
import { person } from '../figure/person.ts'
import { castle, ground, sky } from '../kit/landscape.ts'
import { bow, rays } from '../kit/ornaments.ts'
import { BRASS, GOLD, INK, IVORY, LEAF, LIGHT_GOLD, ROSE, type Tone } from '../kit/palette.ts'
import { leafOutline, rose, vine } from '../kit/plants.ts'
import { type Point, points, polar } from '../kit/points.ts'
import { circle, each, place, scene, shapes, stroke } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

const nosegay = (at: Point) =>
  each(points('-6,0 6,0 0,-7 0,4'), ([x, y], i) => rose([at[0] + x, at[1] + y], 5.5, i % 2 ? IVORY : ROSE))

const garland = () =>
  scene(
    vine('44,164 64,186 84,164', { line: LEAF, width: 2 }, 8, 14),
    vine('84,164 150,206 216,164', { line: LEAF, width: 2 }, 13, 15),
    vine('216,164 236,186 256,164', { line: LEAF, width: 2 }, 8, 14),
    each(points('64,180 114,188 150,200 186,188 236,180'), (at, i) => rose(at, 8, i % 2 ? IVORY : ROSE)),
    each([44, 84, 216, 256], (x) => place(bow(IVORY), { at: [x, 164], scale: 0.8 })),
  )

export const fourOfWands: Scene = {
  description:
    'Four staffs joined by a garland of flowers make a gate; two people lift bouquets beneath it, and a castle stands behind.',
  picture: (t) =>
    scene(
      sky(t, '48,110 252,110 150,84'),
      rays([150, 260], 30, 110, 30, { fill: GOLD, opacity: 0.25 }),
      ground(t, 386),
      castle(t, [150, 340], 60),
      person(
        t,
        {
          hip: [124, 332],
          height: 146,
          far: [104, 252],
          near: [146, 320],
          farElbow: [-1, 1],
          nearElbow: [1, 0.6],
          nearFoot: [131, 408],
          farFoot: [117, 408],
          headTurn: -6,
        },
        { hair: 'blond', style: 'long', hat: flowerWreath() },
        gown(IVORY, { flare: 0.6, trim: ROSE }),
      ),
      person(
        t,
        {
          hip: [178, 332],
          height: 150,
          far: [158, 320],
          near: [198, 250],
          farElbow: [-1, 0.6],
          nearElbow: [1, 1],
          nearFoot: [186, 409],
          farFoot: [170, 409],
          headTurn: 6,
        },
        { hair: 'black', style: 'curls', skin: 'brown', hat: wreath(GOLD) },
        tunic(t.soft, t.accent, { length: 0.9 }),
      ),
      nosegay([103, 244]),
      nosegay([199, 242]),
      each([44, 84, 216, 256], (x) => wandAt(t, [x, 288], 276, 0, 11)),
      garland(),
    ),
}

type Fighter = { x: number; hand: Point; turn: number; fill: string; look: Look }

/** Each leans on a staff that crosses the others; the heads of the staffs stand clear in a fan. */
const fighters = (t: Tone): Fighter[] => [
  { x: 48, hand: [70, 276], turn: 56, fill: t.soft, look: { hair: 'auburn', style: 'short', awake: true } },
  {
    x: 252,
    hand: [230, 276],
    turn: -56,
    fill: ROSE,
    look: { hair: 'black', style: 'curls', skin: 'brown', awake: true },
  },
  {
    x: 98,
    hand: [108, 290],
    turn: 29,
    fill: IVORY,
    look: { hair: 'black', style: 'bob', skin: 'tan', awake: true },
  },
  { x: 202, hand: [192, 290], turn: -29, fill: t.accent, look: { hair: 'blond', style: 'bob', awake: true } },
  {
    x: 150,
    hand: [150, 298],
    turn: 0,
    fill: GOLD,
    look: { hair: 'brown', style: 'tied', skin: 'dark', awake: true },
  },
]

export const fiveOfWands: Scene = {
  description:
    'Five young people in different colours cross five staffs over their heads, in a fight or a game.',
  picture: (t) =>
    scene(
      sky(t, '150,66 84,92 216,92'),
      ground(t, 392),
      each(fighters(t), ({ hand: [x, y], turn }) => {
        const lean = (turn * Math.PI) / 180
        return wandAt(t, [x + Math.sin(lean) * 84, y - Math.cos(lean) * 84], 208, turn, 11)
      }),
      each(fighters(t), ({ x, hand, fill, look }) => {
        const low = x === 150 ? 424 : x < 60 || x > 240 ? 404 : 416
        const side = Math.sign(150 - x)
        return person(
          t,
          {
            hip: [x, low - 62],
            height: 122,
            view: side === 0 ? 'back' : 'half',
            flip: side < 0,
            near: hand,
            far: [hand[0] + side * 6, hand[1] - 12],
            nearElbow: [-side, 1],
            farElbow: [side, 1],
            nearFoot: [x - 12, low],
            farFoot: [x + 12, low],
          },
          look,
          tunic(fill, fill === IVORY ? t.soft : IVORY, { length: 0.7 }),
        )
      }),
    ),
}

const victor = (t: Tone) => {
  const [x, y] = seatOf(ATTITUDES.walking)
  return person(
    t,
    {
      hip: [x, y],
      height: 162,
      view: 'half',
      near: [x + 32, y - 12],
      far: [x + 48, y - 46],
      nearFoot: [x + 14, y + 58],
      farFoot: [x + 14, y + 58],
      farElbow: [0.3, 1],
    },
    { hair: 'auburn', style: 'bob', awake: true, hat: wreath(LEAF) },
    tunic(IVORY, t.accent, { sleeves: t.soft, length: 0.8 }),
  )
}

const CROWD = [
  { x: 40, look: { hair: 'black', skin: 'brown' } },
  { x: 74, look: { hair: 'blond', skin: 'fair' } },
  { x: 108, look: { hair: 'grey', skin: 'tan' } },
  { x: 228, look: { hair: 'brown', skin: 'tan' } },
  { x: 260, look: { hair: 'auburn', skin: 'fair' } },
] as const

const crowd = (t: Tone) =>
  each(CROWD, ({ x, look }, i) =>
    scene(
      wandAt(t, [x, 264 - (i % 2) * 14], 250, 0, 9),
      onlooker({
        feet: [x + 12, 410],
        height: 112,
        look: { ...look, style: 'bob', awake: true },
        robe: [t.soft, t.accent, ROSE, t.accent, t.soft][i]!,
        hand: [x, 322],
        flip: x > 150,
      }),
    ),
  )

const laurelOn = ([x, y]: Point) =>
  scene(
    shapes(
      Array.from({ length: 14 }, (_, i) => leafOutline(polar([x, y], 17, i * 25.7), 12, i * 25.7 + 70)),
      { fill: LEAF, line: INK, width: 0.7 },
    ),
    circle([x, y], 17, { line: LEAF, width: 2 }),
    place(bow(ROSE), { at: [x, y + 18], scale: 0.6 }),
  )

export const sixOfWands: Scene = {
  description:
    'A rider crowned with laurel comes home on a white horse, a wreath hung on the staff; the crowd lifts five more staffs.',
  picture: (t) =>
    scene(
      sky(t, '48,130 258,138 150,74'),
      rays([172, 120], 30, 76, 24, { fill: GOLD, opacity: 0.35 }),
      ground(t, 404),
      crowd(t),
      wandAt(t, [184, 208], 256, 4, 11),
      place(
        horse(ATTITUDES.walking, { coat: IVORY, mane: LIGHT_GOLD, tack: GOLD, shade: t.soft }) +
          saddle(ATTITUDES.walking, t.soft),
        { at: [142, 426], scale: 0.96 },
      ),
      place(victor(t), { at: [142, 426], scale: 0.96 }),
      laurelOn([192, 112]),
      stroke('40,428 90,432 140,430', { line: BRASS, width: 0.8 }),
    ),
}
