import { cup } from '../emblems.ts'
import { cloak } from '../figure/cloak.ts'
import { gown } from '../figure/dress.ts'
import { queensCrown, veil, veilBehind } from '../figure/headwear.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { seated } from '../figure/throne.ts'
import { land, rocks, sea, sky } from '../kit/landscape.ts'
import { crescent } from '../kit/ornaments.ts'
import { BRASS, GOLD, INK, IVORY, LIGHT_GOLD, ROSE, shadeOf, type Tone } from '../kit/palette.ts'
import { points } from '../kit/points.ts'
import { circle, each, place, scene, shape, shapes, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** A scallop shell as high as a throne. */
const shellThrone = (t: Tone) =>
  scene(
    shape(
      '90,404^ 72,300 64,214^ 66,190 76,168^ 82,150 98,136^ 108,122 124,116^ 136,108 150,106 164,108 176,116^ 192,122 202,136^ 218,150 224,168^ 234,190 236,214^ 228,300 210,404^',
      {
        fill: t.soft,
        line: GOLD,
        width: 1.6,
      },
    ),
    shapes(
      [
        '124,403^ 99,140^ 108,124^ 131,403^',
        '150,403^ 150,109^ 162,110^ 158,403^',
        '98,403^ 67,218^ 70,190^ 104,403^',
        '176,403^ 201,140^ 214,150^ 185,403^',
        '202,403^ 233,218^ 227,300^ 208,403^',
      ],
      { fill: shadeOf(t.soft) },
    ),
    strokes(
      [
        '150,402 150,108',
        '138,402 124,118',
        '162,402 176,118',
        '124,402 98,138',
        '176,402 202,138',
        '110,402 78,170',
        '190,402 222,170',
        '98,402 66,216',
        '202,402 234,216',
      ],
      { line: t.accent, width: 1.2 },
    ),
    ...points('65,214 77,168 98,136 124,116 176,116 202,136 223,168 235,214').map((at) =>
      circle(at, 6, { fill: IVORY, line: BRASS }),
    ),
  )

const HANDLES = ['-24,-22 -40,-34 -44,-16 -28,-8 -19,-9', '24,-22 40,-34 44,-16 28,-8 19,-9']

/** The cup is closed; only she knows what is in it. */
const closedCup = (t: Tone) =>
  scene(
    cup(t, false),
    shape('-25,-31^ -22,-50 -8,-60 0,-62 8,-60 22,-50 25,-31^ 0,-25', { fill: GOLD, line: INK }),
    strokes(['-18,-32 -12,-54', '0,-27 0,-62', '18,-32 12,-54'], { line: BRASS }),
    strokes(['0,-62 0,-76', '-6,-70 6,-70'], { line: GOLD, width: 3 }),
    strokes(HANDLES, { line: INK, width: 6 }),
    strokes(HANDLES, { line: GOLD, width: 3.4 }),
  )

const POSE: Pose = {
  handsOver: ['far', 'near'],
  ...seated([150, 298], 236, { far: [142, 290], near: [161, 296] }),
  headView: 'half',
  headTurn: 14,
  farTurn: -4,
  nearTurn: 184,
  farElbowAt: [106, 268],
  nearElbowAt: [194, 268],
}

export const queenOfCups: Scene = {
  description:
    'A veiled queen sits on a throne like a shell at the edge of the sea and gazes at the closed and ornate cup in her hands.',
  picture: (t) =>
    scene(
      sky(t, '48,150 252,150 262,220 36,230 110,70'),
      crescent([226, 96], 14, 200, IVORY),
      sea(t, 296),
      rocks(t, '44,344 262,338'),
      shellThrone(t),
      land(
        '18,412 90,402 180,408 282,400',
        LIGHT_GOLD,
        { angle: -4, gap: 6, line: BRASS, opacity: 0.5 },
        IVORY,
      ),
      person(
        t,
        POSE,
        {
          hair: 'auburn',
          style: 'long',
          behind: veilBehind(t.accent),
          hat: veil(t.accent) + queensCrown(ROSE),
        },
        gown(IVORY, {
          belt: false,
          sleeve: 'bell',
          flare: 0.9,
          trim: t.soft,
          shoe: t.accent,
          cloak: cloak(t.mid, 1.75, 0, 0.6),
        }),
      ),
      place(closedCup(t), { at: [151, 274], scale: 0.74 }),
      handOver(POSE, 'far'),
      handOver(POSE, 'near'),
      each(points('46,424 74,428 226,428 254,422 100,424'), (at, i) =>
        circle(at, i % 2 ? 3 : 4.4, { fill: [t.accent, IVORY, ROSE][i % 3]!, line: INK, width: 0.8 }),
      ),
    ),
}
