import { dove } from '../creatures/beasts.ts'
import { gown } from '../figure/dress.ts'
import { shoe } from '../figure/leg.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { land, sky } from '../kit/landscape.ts'
import { facetedStar, spark, star } from '../kit/ornaments.ts'
import { BRASS, GOLD, INK, IVORY, SKIN, shadeOf, type Tone, WATER } from '../kit/palette.ts'
import { grass, rose } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { circle, each, ellipse, place, ribbon, scene, shape, shapes, stroke, strokes } from '../kit/svg.ts'
import { tree } from '../kit/trees.ts'
import type { Scene } from '../scene.ts'

/** One great star of eight rays, and seven small. */
const stars = (t: Tone) =>
  scene(
    circle([150, 116], 66, { fill: t.mid, opacity: 0.55 }),
    circle([150, 116], 70, { line: GOLD, width: 0.8, dash: '1 4' }),
    star([150, 116], 8, 40, 11, { fill: IVORY }, -67.5),
    facetedStar([150, 116], 8, 64, 13),
    circle([150, 116], 7, { fill: IVORY, line: BRASS }),
    each(points('60,124 240,124 44,182 256,182 76,230 198,210 106,208'), (at) =>
      star(at, 8, 13, 4, { fill: IVORY }),
    ),
  )

/** Drawn upright round (0,0), its mouth at the top. */
const ewer = () =>
  scene(
    ribbon('8,-14 21,-14 22,4 11,9', [3, 3, 3], { fill: GOLD, line: BRASS, width: 0.8 }),
    shape('-9,-23^ 9,-23^ 6,-14 16,-2 12,14 7,21^ -7,21^ -12,14 -16,-2 -6,-14', { fill: GOLD, line: INK }),
    shape('3,-22^ 8,-22^ 5,-14 14.6,-2 11,13 6.4,20.4^ 1,20.4^ 6,10 7,-2 2,-12', { fill: BRASS }),
    strokes(['-14,-4 0,0 14,-4', '-13,4 0,8 13,4', '-9,-23 0,-20.6 9,-23'], { line: BRASS }),
    circle([0, 2], 2.4, { fill: IVORY, line: BRASS, width: 0.8 }),
  )

const pool = (t: Tone) =>
  scene(
    shape('140,442^ 160,412 186,402 224,397 282,394^ 282,442^', { fill: WATER, line: t.accent }),
    ...[1, 2, 3, 4].map((ring) =>
      ellipse([239, 414], ring * 13, ring * 4.2, { line: t.accent, width: 1.2 - ring * 0.15 }),
    ),
  )

const streams = (t: Tone) =>
  scene(
    ribbon('229,315 237,337 240,374 239,412', [5, 8, 7, 10], { fill: t.accent, line: IVORY, width: 0.7 }),
    ribbon('68,332 59,354 55,382 58,408', [4, 7, 7, 6], { fill: t.accent, line: IVORY, width: 0.7 }),
    strokes(['237,336 240,356', '239,364 240,396', '60,354 56,380'], { line: IVORY, width: 0.8 }),
    strokes(['58,406 42,418 26,420', '58,406 66,424 58,438', '58,406 80,416 98,434', '42,418 34,432'], {
      line: t.accent,
      width: 2.2,
    }),
  )

const POSE: Pose = {
  handsOver: ['far', 'near'],
  hip: [138, 346],
  height: 214,
  stature: 'slim',
  view: 'half',
  lean: 5,
  headTurn: 10,
  near: [68, 304],
  far: [223, 283],
  nearTurn: 168,
  farTurn: -10,
  nearElbow: [-1, 0.6],
  farElbowAt: [196, 298],
  nearKnee: [158, 400],
  nearFoot: [106, 408],
  farKnee: [190, 356],
  farFoot: [188, 408],
  toes: [0, 172],
}

const HEM = '113,401 111,407 114,411 134,413 156,414 176,411 190,412 203,409'

/** She kneels on the near knee, the shank along the ground; over the raised far thigh the cloth falls to the foot in the pool. */
const kneelingSkirt = (u: number) => {
  const fold = { line: INK, width: 0.7 }
  return scene(
    shape('120,399^ 106,400 95,404 84,410 82,414^ 92,416 106,414 120,413^', { fill: SKIN.fair, line: INK }),
    strokes(['84,412 90,411', '86,414 91,413'], fold),
    shoe({ ankle: [194, 409] }, u, SKIN.fair, 0),
    shape(
      '123,325^ 118,342 121,362 131,382 139,395^ 128,397 114,399^ 110,406 113,414^ 134,416 156,417 176,414 190,415 205,411^ 203,392 206,374 203,359 190,351 172,348 161,339 156,326^',
      { fill: IVORY, line: INK },
    ),
    shapes(
      [
        '160,362^ 170,376 175,392 174,405 167,414^ 178,413 185,414^ 187,396 183,380 174,368',
        '202,358^ 206,374 203,392 205,411^ 197,413^ 197,392 200,376^',
        '134,387^ 139,395^ 128,397 118,398^ 130,402 146,402 156,398^ 144,392',
      ],
      { fill: shadeOf(IVORY) },
    ),
    strokes(
      [
        '131,326 125,344 129,364 140,384',
        '140,327 137,346 143,366 156,386 160,400',
        '149,327 150,346 160,362 170,377 175,392 174,405 167,414',
        '154,330 161,346 176,357 190,360',
        '186,366 191,384 189,411',
        '158,398 146,402 130,402 118,404',
        '150,408 134,408 122,410',
        '133,318 131,310',
        '141,319 143,308',
        '149,318 152,310',
      ],
      fold,
    ),
    stroke(HEM, { line: GOLD, width: 2.4 }),
  )
}

const woman = (t: Tone) =>
  person(
    t,
    POSE,
    { hair: 'blond', style: 'long' },
    gown(IVORY, {
      sleeve: 'bare',
      length: 0,
      bareLegs: false,
      trim: GOLD,
      front: ({ u }) => kneelingSkirt(u),
    }),
  )

export const theStar: Scene = {
  description:
    'Under one great star and seven small ones a woman kneels at a pool and pours water from two golden ewers, one into the pool and one on the land; a bird sits in a tree behind.',
  picture: (t) =>
    scene(
      sky(t),
      stars(t),
      land('18,344 80,330 150,338 220,322 282,330', t.mid, {
        angle: -5,
        gap: 6,
        line: t.accent,
        opacity: 0.4,
      }),
      land('18,350 70,338 130,350 200,344 282,352', '#2A3160', {
        angle: 4,
        gap: 6,
        line: t.soft,
        opacity: 0.5,
      }),
      tree(t, [243, 342], 108),
      place(dove(GOLD), { at: [234, 234], scale: 0.66 }),
      pool(t),
      land('18,402 70,396 124,402 164,407 181,416 174,442^', t.soft, undefined),
      streams(t),
      woman(t),
      place(ewer(), { at: [217, 305], turn: 108, flip: true }),
      place(ewer(), { at: [78, 320], turn: -108 }),
      handOver(POSE, 'near') + handOver(POSE, 'far'),
      rose([34, 404], 7) + rose([46, 396], 5.5) + rose([112, 428], 6),
      grass(points('28,430 96,402'), t.accent),
      spark([276, 300], 3),
    ),
}
