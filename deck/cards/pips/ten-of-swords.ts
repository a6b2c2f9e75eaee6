import { swordAt } from '../emblems.ts'
import { hand } from '../figure/hand.ts'
import { head } from '../figure/head.ts'
import { birds, ground, land, sea, sky } from '../kit/landscape.ts'
import { jointed, tapered } from '../kit/limbs.ts'
import { mountains } from '../kit/mountains.ts'
import { cloud } from '../kit/ornaments.ts'
import { FLAME, GOLD, INK, IVORY, LIGHT_GOLD, ROSE, SKIN, type Tone, WOOD } from '../kit/palette.ts'
import { grass } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { each, ellipse, path, place, scene, shape, stroke, strokes } from '../kit/svg.ts'
import { hatch } from '../kit/texture.ts'
import type { Scene } from '../scene.ts'

/** Night above, and under it a first band of morning. */
const dawn = (t: Tone) =>
  scene(
    land('18,282^ 282,282^', ROSE, undefined, ROSE),
    land('18,294^ 282,294^', FLAME, undefined, FLAME),
    land('18,308^ 282,308^', LIGHT_GOLD, undefined, LIGHT_GOLD),
    mountains(t, '46,322 120,314 190,318 256,312', 338, t.mid, t.mid),
    sea(t, 340, '#3B5A7A'),
    path('M18 384H282V442H18Z', { fill: t.deep }),
    ground(t, 382),
  )

/** The cloak lies close over hips, knees and calves and spreads a little on the ground. */
const CLOAK =
  '184,382^ 164,376 144,379 124,389 106,395 88,393 70,398 50,408^ 44,420^ 62,424 82,420 104,428 126,423 150,431 172,425 192,428^ 191,402'
const CLOAK_FOLDS = [
  '168,388 138,394 108,406 58,411',
  '184,398 160,404 142,413 126,423',
  '104,428 112,418 126,411',
  '172,425 176,415 188,408',
  '82,420 88,413 100,410',
  '150,431 154,420 166,412',
  '178,383 168,393 154,396',
]
const BOOTS = [
  '64,400^ 54,396 46,398 43,404 43,417 49,420^ 53,411 64,410^',
  '56,406^ 45,402 36,403 32,409 31,421 38,426^ 44,417 56,416^',
]

/** He lies on his breast, head to the right on one cheek, one arm stretched out beside it. */
const fallen = () =>
  scene(
    each(BOOTS, (boot) => shape(boot, { fill: WOOD, line: IVORY })),
    shape('166,424^ 164,392 184,381 204,377 224,384 233,398 226,414 196,424', { fill: IVORY, line: INK }),
    strokes(['200,380 197,392 200,402', '214,386 208,400'], { line: INK, width: 0.7 }),
    hatch('168,425^ 200,423 222,415^ 218,404 194,414', { angle: 80, gap: 3, opacity: 0.35, line: INK }),
    shape(CLOAK, { fill: ROSE, line: IVORY }),
    strokes(CLOAK_FOLDS, { line: IVORY, width: 0.8, opacity: 0.8 }),
    head(
      { view: 'profile', hair: 'black', style: 'bob', skin: 'tan' },
      { at: [240, 400], size: 34, turn: 82 },
    ),
    shape(tapered(jointed(points('208,397 197,418 227,425'), 0.13), [19, 17, 15, 14, 14, 12, 9]), {
      fill: IVORY,
      line: INK,
    }),
    strokes(['224,419 226,430'], { line: GOLD, width: 3 }),
    hand([235, 426], 4, 29, SKIN.tan, 'blessing'),
  )

/** Where the blades go in: cloak, then shirt. */
const WOUNDS = points('70,409 87,404 103,405 120,402 136,396 153,390 170,390 190,392 205,391 220,394')

/** The points are hidden in his back: cloth covers them from the slit down. */
const swords = (t: Tone) =>
  each(WOUNDS, ([x, y], i) => {
    const length = i % 2 ? 222 : 190
    const cloth = i < 7 ? ROSE : IVORY
    return scene(
      ellipse([x, y], 7, 2, { fill: INK }),
      swordAt(t, [x + (i - 4.5) * 1.6, y + 9 - length / 2], length, 180 + (i - 4.5) * 1.3, 9, 9),
      shape(`${x - 7},${y}^ ${x},${y + 2} ${x + 7},${y}^ ${x + 5},${y + 11} ${x - 5},${y + 11}`, {
        fill: cloth,
      }),
      stroke(`${x - 7},${y} ${x},${y + 2} ${x + 7},${y}`, { line: INK }),
    )
  })

export const tenOfSwords: Scene = {
  description:
    'A man lies face down by the water with ten swords in his back; the sky is black, but at its edge the morning is yellow.',
  picture: (t) =>
    scene(
      path('M18 20H282V310H18Z', { fill: INK }),
      sky({ ...t, soft: '#3D4560' }, '44,176 184,170 128,60', 282),
      each(points('70,112 216,96 150,136 256,148'), (at, i) =>
        cloud(at, 104 - i * 10, t.deep, t.soft, i % 2 === 1),
      ),
      birds('58,168 92,150'),
      dawn(t),
      place(fallen() + swords(t), { at: [-9, -46], scale: 1.1 }),
      grass(points('34,430 66,436 150,438'), t.accent),
    ),
}
