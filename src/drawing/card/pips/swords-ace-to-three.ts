import { sword, swordAt } from '../emblems.ts'
import { grip } from '../figure/cloud-hand.ts'
import { gown } from '../figure/dress.ts'
import { blindfold } from '../figure/headwear.ts'
import { hand } from '../figure/limbs.ts'
import { person } from '../figure/person.ts'
import { seated } from '../figure/throne.ts'
import { ground, mountains, rocks, sea, sky } from '../kit/landscape.ts'
import { cloud, crescent, drop } from '../kit/ornaments.ts'
import { GOLD, INK, IVORY, LEAF, ROSE, SKIN, type Tone } from '../kit/palette.ts'
import { vine } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { circle, each, place, rectangle, scene, shape, stroke, strokes } from '../kit/svg.ts'
import { hatch } from '../kit/texture.ts'
import type { Scene } from '../scene.ts'
import { glory } from './glory.ts'

const crown = () =>
  scene(
    vine('150,128 118,132 98,150 92,190', { line: LEAF, width: 1.6 }, 9, 14),
    vine('150,128 182,132 202,150 208,190', { line: LEAF, width: 1.6 }, 9, 14),
    shape('116,128^ 112,98^ 132,112^ 150,92^ 168,112^ 188,98^ 184,128^ 150,122', { fill: GOLD, line: INK }),
    stroke('117,124 150,117 183,124', { line: IVORY, width: 2 }),
    each(points('112,96 150,89 188,96'), (at) => circle(at, 4, { fill: IVORY, line: INK, width: 0.9 })),
  )

export const aceOfSwords: Scene = {
  description:
    'A hand from a cloud holds a great sword upright; its point passes through a crown hung with olive and palm, over bare mountains.',
  picture: (t) =>
    scene(
      sky(t, '44,310 258,320 256,190'),
      glory(t),
      mountains(t, '50,380 112,352 190,346 252,372', 408, t.soft),
      grip(t, [152, 296], place(sword(t, 268, { breadth: 17, hilt: 56, guard: 34 }), { at: [152, 198] })),
      crown(),
      // The point stands free above the crown.
      shape('152,64^ 160.5,88^ 160.5,112^ 143.5,112^ 143.5,88^', { fill: IVORY, line: INK, width: 0.9 }),
      shape('152,65^ 160,88^ 160,112^ 152,112^', { fill: t.accent }),
      each(points('100,236 206,226 112,262 194,258'), (at) => drop(at, 6, GOLD)),
    ),
}

export const twoOfSwords: Scene = {
  description:
    'A blindfolded woman sits with her back to a sea of rocks and holds two crossed swords in balance on her shoulders, under a new moon.',
  picture: (t) =>
    scene(
      sky(t, '60,200 238,210 150,76'),
      crescent([206, 104], 20, 200, GOLD, INK),
      sea(t, 262),
      rocks(t, '44,284 84,300 250,290 222,306'),
      ground(t, 398),
      rectangle([84, 352], 132, 50, { fill: t.soft, line: IVORY }),
      hatch('84,352^ 216,352^ 216,402^ 84,402^', { angle: 0, gap: 5, line: t.deep, opacity: 0.5 }),
      person(
        t,
        {
          ...seated([150, 336], 200, { far: [170, 284], near: [130, 284] }),
          farElbow: [-1, 0.8],
          nearElbow: [1, 0.8],
          farFoot: [128, 418],
          nearFoot: [172, 418],
        },
        { hair: 'black', style: 'bob', skin: 'tan', hat: blindfold() },
        gown(IVORY, { flare: 0.5 }),
      ),
      swordAt(t, [92, 212], 200, -27, 10),
      swordAt(t, [208, 212], 200, 27, 10),
      hand([131, 289], 210, 29, SKIN.tan),
      hand([169, 289], -30, 29, SKIN.tan),
    ),
}

const HEART = '150,324^ 108,280 74,238 72,196 96,172 126,174 150,198^ 174,174 204,172 228,196 226,238 192,280'

const rain = (t: Tone) =>
  strokes(
    points(
      '48,236 66,286 52,340 84,330 100,372 216,336 236,288 252,238 250,342 202,376 130,356 170,360 64,392 236,396 150,392 112,408 188,410',
    ).map(([x, y]) => `${x},${y} ${x - 6},${y + 20}`),
    { line: t.accent, width: 1.4 },
  )

export const threeOfSwords: Scene = {
  description: 'Three swords pierce a red heart under heavy clouds and rain.',
  picture: (t) =>
    scene(
      sky(t),
      rain(t),
      cloud([72, 126], 100, t.mid, t.accent),
      cloud([230, 126], 100, t.mid, t.accent, true),
      cloud([150, 104], 116, t.soft, t.accent),
      cloud([150, 140], 110, t.mid, t.accent, true),
      shape(HEART, { fill: ROSE, line: INK, width: 1.4 }),
      hatch('226,238^ 192,280 150,324^ 168,280 190,240 204,190 220,184', {
        angle: 60,
        gap: 3.4,
        line: INK,
        opacity: 0.4,
      }),
      stroke('92,226 94,204 110,192', { line: IVORY, width: 2 }),
      swordAt(t, [104, 246], 248, 148, 11),
      swordAt(t, [196, 246], 248, -148, 11),
      swordAt(t, [150, 250], 268, 180, 12),
      // The heart closes over the middle of each blade.
      shape('150,300^ 122,268 96,238 98,214 122,208 150,222 178,208 202,214 204,238 178,268', { fill: ROSE }),
    ),
}
