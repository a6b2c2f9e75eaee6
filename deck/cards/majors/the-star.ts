import { dove } from '../creatures/beasts.ts'
import { gown } from '../figure/dress.ts'
import { handAgain, person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { land, sky } from '../kit/landscape.ts'
import { facetedStar, spark, star } from '../kit/ornaments.ts'
import { BRASS, GOLD, INK, IVORY, SKIN, type Tone, WATER } from '../kit/palette.ts'
import { grass, rose, tree } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { circle, each, ellipse, place, ribbon, scene, shape, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** One great star of eight rays, and seven small. */
const stars = (t: Tone) =>
  scene(
    circle([150, 116], 66, { fill: t.mid, opacity: 0.55 }),
    circle([150, 116], 70, { line: GOLD, width: 0.8, dash: '1 4' }),
    star([150, 116], 8, 40, 11, { fill: IVORY }, -67.5),
    facetedStar([150, 116], 8, 64, 13),
    circle([150, 116], 7, { fill: IVORY, line: BRASS }),
    each(points('60,124 240,124 44,182 256,182 76,230 226,228 112,206'), (at) =>
      star(at, 8, 13, 4, { fill: IVORY }),
    ),
  )

/** Drawn upright round (0,0), its mouth at the top. */
const ewer = () =>
  scene(
    ribbon('8,-14 20,-12 20,4 10,8', [3, 3, 3], { fill: GOLD, line: BRASS, width: 0.8 }),
    shape('-8,-22^ 8,-22^ 6,-14 15,-2 11,14 6,20^ -6,20^ -11,14 -15,-2 -6,-14', {
      fill: GOLD,
      line: INK,
      width: 1,
    }),
    strokes(['-13,-2 0,2 13,-2', '-12,4 0,8 12,4'], { line: BRASS }),
  )

const pool = (t: Tone) =>
  scene(
    shape('120,442^ 128,416 168,402 224,396 282,394^ 282,442^', { fill: WATER, line: t.accent }),
    ...[1, 2, 3, 4].map((ring) =>
      ellipse([224, 416], ring * 13, ring * 4.2, { line: t.accent, width: 1.2 - ring * 0.15 }),
    ),
  )

const streams = (t: Tone) =>
  scene(
    ribbon('212,314 222,340 224,380 224,416', [4, 7, 6, 9], { fill: t.accent, line: IVORY, width: 0.7 }),
    ribbon('78,326 70,350 66,380 68,410', [3, 6, 6, 5], { fill: t.accent, line: IVORY, width: 0.7 }),
    strokes(['68,408 50,420 36,422', '68,408 76,424 70,436', '68,408 88,418 104,432'], {
      line: t.accent,
      width: 2.2,
    }),
  )

const POSE: Pose = {
  hip: [138, 332],
  height: 196,
  view: 'half',
  lean: 6,
  headTurn: 8,
  near: [75, 300],
  far: [212, 284],
  nearElbow: [-1, 1],
  farElbow: [0.4, 1],
  nearKnee: [166, 390],
  nearFoot: [112, 404],
  farKnee: [182, 364],
  farFoot: [186, 410],
  toes: [0, 180],
}

const woman = (t: Tone) =>
  person(
    t,
    POSE,
    { hair: 'blond', style: 'long' },
    gown(IVORY, { sleeve: 'bare', flare: 0.25, length: 1.8, trim: GOLD, hose: SKIN.fair, shoe: SKIN.fair }),
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
        gap: 4.5,
        line: t.accent,
        opacity: 0.4,
      }),
      tree(t, [252, 338], 96),
      place(dove(GOLD), { at: [246, 250], scale: 0.62 }),
      land('18,402 70,396 120,404 134,420 124,442^', t.soft, undefined),
      pool(t),
      streams(t),
      woman(t),
      place(ewer(), { at: [202, 300], turn: 112, flip: true }),
      place(ewer(), { at: [84, 316], turn: -112 }),
      handAgain(POSE, 'near') + handAgain(POSE, 'far'),
      rose([34, 404], 7) + rose([46, 396], 5.5) + rose([112, 428], 6),
      grass(points('28,430 96,402'), t.accent),
      spark([276, 300], 3),
    ),
}
