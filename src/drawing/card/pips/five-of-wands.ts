import { wandAt } from '../emblems.ts'
import { tunic } from '../figure/dress.ts'
import type { Look } from '../figure/head.ts'
import { person } from '../figure/person.ts'
import { ground, sky } from '../kit/landscape.ts'
import { GOLD, IVORY, ROSE, type Tone } from '../kit/palette.ts'
import type { Point } from '../kit/points.ts'
import { each, scene } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

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
