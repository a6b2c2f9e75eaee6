import { swordAt } from '../emblems.ts'
import { hand } from '../figure/hand.ts'
import { head } from '../figure/head.ts'
import { birds, ground, land, sea, sky } from '../kit/landscape.ts'
import { jointed, tapered } from '../kit/limbs.ts'
import { mountains } from '../kit/mountains.ts'
import { cloud } from '../kit/ornaments.ts'
import { FLAME, GOLD, INK, IVORY, LIGHT_GOLD, ROSE, SKIN, shadeOf, type Tone, WOOD } from '../kit/palette.ts'
import { grass } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { each, ellipse, path, place, scene, shape, stroke, strokes } from '../kit/svg.ts'
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

/** The cloak lies close over back, hips and thighs and spreads a little on the ground. */
const CLOAK =
  '196,379^ 180,378 166,381 152,378 136,374 120,381 102,389 82,389^ 75,397 72,407 74,416 69,425^ 84,421 98,427 114,422 132,430 152,424 172,430 195,428^ 196,412 201,394'
const CLOAK_EDGE = '74,413 69,425^ 84,421 98,427 114,422 132,430 152,424 172,430 195,428^ 195.4,416'
const CLOAK_SHADE =
  '74,413^ 69,425^ 84,421 98,427 114,422 132,430 152,424 172,430 195,428^ 195,418^ 172,420 152,415 132,420 114,413 98,418 84,412'
const CLOAK_FOLDS = [
  '84,408 92,415 98,427',
  '106,409 112,414 114,422',
  '148,404 138,413 132,430',
  '164,405 157,413 152,424',
  '188,404 178,413 172,430',
]
const CALVES = [
  '104,392^ 88,387 77,389 64,395^ 64,410^ 80,411 104,410^',
  '90,405^ 84,401 75,402 62,408^ 62,424^ 69,424 78,420^',
]
/** Boots of someone who lies on his face: the heels are up, the toes on the ground. */
const BOOTS = [
  '68,393^ 57,395 49,395 42,392^ 37,396 32,403 28,411^ 32,414 39,412 48,409 57,410 68,410^',
  '66,406^ 55,409 46,409 39,406^ 34,410 29,418 25,426^ 29,429 36,427 46,424 55,425 66,425^',
]

/** He lies on his breast, head to the right on one cheek, one arm stretched out beside it. */
const fallen = (t: Tone) =>
  scene(
    each([0, 1], (i) =>
      scene(
        shape(CALVES[i]!, { fill: i ? t.accent : shadeOf(t.accent), line: INK }),
        shape(BOOTS[i]!, { fill: i ? WOOD : shadeOf(WOOD), line: IVORY }),
      ),
    ),
    shape('166,424^ 164,392 184,381 204,377 224,384 233,398 226,414 196,424', { fill: IVORY, line: INK }),
    shape('204,412^ 214,402 230,394^ 233,398 227,413 210,418^', { fill: shadeOf(IVORY) }),
    shape(CLOAK, { fill: ROSE, line: IVORY }),
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

/** Over the cloth that hides the points of the swords. */
const folds = () =>
  scene(
    shape(CLOAK_SHADE, { fill: shadeOf(ROSE) }),
    stroke(CLOAK_EDGE, { line: IVORY }),
    strokes(CLOAK_FOLDS, { line: IVORY, width: 0.8, opacity: 0.8 }),
  )

/** Where the blades go in: cloak, then shirt. */
const WOUNDS = points('86,401 100,402 115,398 130,392 144,390 158,393 173,392 187,391 205,389 219,393')

/** The points are hidden in his back: cloth covers them from the slit down. */
const swords = (t: Tone) =>
  each(WOUNDS, ([x, y], i) => {
    const length = i % 2 ? 222 : 190
    const cloth = i < 8 ? ROSE : IVORY
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
      place(fallen(t) + swords(t) + folds(), { at: [1.5, -16], scale: 1.03 }),
      grass(points('104,437 196,436'), t.accent),
    ),
}
