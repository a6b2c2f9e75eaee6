import { wandAt } from '../emblems.ts'
import { tunic } from '../figure/dress.ts'
import { bandage, capWithFeather } from '../figure/headwear.ts'
import { hand } from '../figure/limbs.ts'
import { person } from '../figure/person.ts'
import { castle, ground, land, sky } from '../kit/landscape.ts'
import { rays } from '../kit/ornaments.ts'
import { BRASS, GOLD, IVORY, LIGHT_GOLD, SKIN, type Tone } from '../kit/palette.ts'
import { grass, tree } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { circle, each, ribbon, scene, shape } from '../kit/svg.ts'
import { hatch } from '../kit/texture.ts'
import type { Scene } from '../scene.ts'

const HILL = '44,442^ 64,392 92,352 116,330 150,322 184,330 208,352 236,392 256,442^'

export const sevenOfWands: Scene = {
  description: 'A man holds the top of a hill with his staff against six others thrust up at him from below.',
  picture: (t) =>
    scene(
      sky(t, '60,130 240,130 104,84 206,84'),
      shape(HILL, { fill: t.mid, line: IVORY }),
      hatch(HILL, { angle: 62, gap: 5, line: t.accent, opacity: 0.35 }),
      grass(points('104,344 196,346 138,328'), t.accent),
      person(
        t,
        {
          hip: [150, 250],
          height: 162,
          view: 'half',
          lean: 4,
          near: [123, 239],
          far: [190, 209],
          nearElbow: [-1, 1],
          farElbow: [0.4, 1],
          nearFoot: [122, 330],
          farFoot: [184, 328],
          headTurn: 6,
        },
        { hair: 'auburn', style: 'short', beard: 'short', awake: true },
        tunic(LIGHT_GOLD, t.accent, { sleeves: t.soft, length: 0.8, flare: 0.6 }),
      ),
      wandAt(t, [156, 224], 214, 66, 11),
      hand([123, 239], -24, 24, SKIN.fair),
      hand([190, 209], 156, 24, SKIN.fair),
      each(points('42,372 84,392 126,404 174,404 216,392 258,372'), ([x, y]) =>
        wandAt(t, [x, y], 140, (150 - x) * 0.14, 10),
      ),
    ),
}

export const eightOfWands: Scene = {
  description: 'Eight staffs in leaf fly side by side through the open sky over a river and green hills.',
  picture: (t) =>
    scene(
      sky(t, '250,120 50,150 262,300 40,290'),
      land('18,366 80,348 150,362 220,342 282,358', t.soft, {
        angle: -6,
        gap: 5,
        line: t.deep,
        opacity: 0.4,
      }),
      castle(t, [236, 354], 24),
      tree(t, [52, 372], 60),
      ribbon('164,360 140,380 172,402 120,444', [3, 8, 15, 34], { fill: t.accent, line: IVORY, width: 0.7 }),
      each(
        Array.from({ length: 8 }, (_, i) => i),
        (i) => {
          const shift = (i - 3.5) * 28
          return wandAt(
            t,
            [150 + shift * 0.66 + (i % 2 ? 11 : -11), 208 - shift * 0.66 + (i % 2 ? 11 : -11)],
            148,
            135,
            10,
          )
        },
      ),
    ),
}

export const nineOfWands: Scene = {
  description:
    'A man with a bandaged head leans on his staff and looks back; eight more staffs stand behind him like a fence.',
  picture: (t) =>
    scene(
      sky(t, '150,70 100,98 204,98'),
      land('18,330 90,318 200,326 282,316', t.soft, { angle: 60, gap: 6, line: t.deep, opacity: 0.35 }),
      each([38, 60, 82, 104, 198, 220, 242, 264], (x, i) => wandAt(t, [x, 262 - (i % 2) * 10], 244, 0, 11)),
      ground(t, 386),
      wandAt(t, [186, 290], 232, 6, 11),
      person(
        t,
        {
          hip: [146, 306],
          height: 200,
          view: 'half',
          lean: 3,
          near: [178, 274],
          far: [190, 258],
          nearElbow: [-0.6, 1],
          farElbow: [0.6, 1],
          nearFoot: [132, 408],
          farFoot: [162, 408],
          headTurn: -4,
          flip: false,
        },
        { hair: 'brown', style: 'short', beard: 'short', skin: 'tan', awake: true, hat: bandage() },
        tunic(IVORY, t.accent, { sleeves: t.soft, length: 0.9, shoe: BRASS }),
      ),
    ),
}

const town = (t: Tone) =>
  scene(
    rays([232, 300], 18, 44, 20, { fill: GOLD, opacity: 0.5 }),
    circle([232, 300], 17, { fill: LIGHT_GOLD, line: BRASS }),
    castle(t, [236, 352], 44),
  )

const bearer = (t: Tone) =>
  person(
    t,
    {
      hip: [118, 312],
      height: 200,
      view: 'profile',
      lean: 24,
      near: [184, 300],
      far: [180, 262],
      nearElbow: [-1, 1],
      farElbow: [0.3, 1],
      nearFoot: [84, 410],
      farFoot: [144, 414],
      headTurn: 10,
    },
    { hair: 'brown', style: 'short', skin: 'tan', hat: capWithFeather(t.soft) },
    tunic(LIGHT_GOLD, t.accent, { sleeves: t.soft, length: 0.9, shoe: BRASS }),
  )

/** Spread like a hand of cards, so that ten can be counted. */
const bundle = (t: Tone) =>
  each(
    Array.from({ length: 10 }, (_, i) => i),
    (i) => {
      const turn = -42 + i * 7.8
      const lean = (turn * Math.PI) / 180
      return wandAt(t, [178 + Math.sin(lean) * 86, 322 - Math.cos(lean) * 86], 236, turn, 9.5)
    },
  )

export const tenOfWands: Scene = {
  description: 'A man bends under ten staffs carried in his arms, on the way to a town that is not far now.',
  picture: (t) =>
    scene(
      sky(t, '44,140 52,210 40,280'),
      town(t),
      ground(t, 398),
      bundle(t),
      bearer(t),
      ribbon('164,316 180,324 196,316', [9, 10, 9], { fill: IVORY, line: BRASS }),
    ),
}
