import { cup } from '../emblems.ts'
import { cloak, gown } from '../figure/dress.ts'
import { hand } from '../figure/hand.ts'
import { queensCrown, veil, veilBehind } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { seated } from '../figure/throne.ts'
import { land, sea, sky } from '../kit/landscape.ts'
import { BRASS, GOLD, INK, IVORY, LIGHT_GOLD, ROSE, SKIN, type Tone } from '../kit/palette.ts'
import { points } from '../kit/points.ts'
import { circle, each, place, scene, shape, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** A scallop shell as high as a throne. */
const shellThrone = (t: Tone) =>
  scene(
    shape('86,404^ 70,300 68,200 92,140 122,116 150,108 178,116 208,140 232,200 230,300 214,404^', {
      fill: t.soft,
      line: GOLD,
      width: 1.6,
    }),
    strokes(
      [
        '150,400 150,112',
        '132,400 118,122',
        '168,400 182,122',
        '116,400 90,150',
        '184,400 210,150',
        '102,400 74,200',
        '198,400 226,200',
      ],
      { line: t.accent, width: 1.2 },
    ),
    ...points('92,140 122,116 150,108 178,116 208,140').map((at) =>
      circle(at, 6, { fill: IVORY, line: BRASS }),
    ),
  )

/** The cup is closed; only she knows what is in it. */
const closedCup = (t: Tone) =>
  scene(
    place(cup(t, false), { at: [0, 0] }),
    shape('-25,-31^ -22,-50 -8,-60 0,-62 8,-60 22,-50 25,-31^ 0,-25', { fill: GOLD, line: INK }),
    strokes(['-18,-32 -12,-54', '0,-27 0,-62', '18,-32 12,-54'], { line: BRASS }),
    strokes(['0,-62 0,-76', '-6,-70 6,-70'], { line: GOLD, width: 3 }),
    shape('-24,-22^ -40,-34 -44,-16 -28,-8 -20,-10', { line: GOLD, width: 2.4 }),
    shape('24,-22^ 40,-34 44,-16 28,-8 20,-10', { line: GOLD, width: 2.4 }),
  )

export const queenOfCups: Scene = {
  description:
    'A veiled queen sits on a throne like a shell at the edge of the sea and gazes at the closed and ornate cup in her hands.',
  picture: (t) =>
    scene(
      sky(t, '48,150 252,150 96,84 206,84'),
      sea(t, 300),
      shellThrone(t),
      land(
        '18,412 90,402 180,408 282,400',
        LIGHT_GOLD,
        { angle: -4, gap: 6, line: BRASS, opacity: 0.5 },
        IVORY,
      ),
      person(
        t,
        {
          ...seated([150, 298], 222, { far: [136, 298], near: [166, 298] }),
          headTurn: 8,
          farElbow: [-1, 0.6],
          nearElbow: [1, 0.6],
        },
        {
          hair: 'auburn',
          style: 'long',
          behind: veilBehind(t.accent),
          hat: veil(t.accent) + queensCrown(ROSE),
        },
        gown(IVORY, {
          sleeves: IVORY,
          sleeve: 'bell',
          flare: 0.9,
          trim: t.soft,
          cloak: cloak(t.mid, 1.7, 0, 0.5),
        }),
      ),
      place(closedCup(t), { at: [151, 280], scale: 0.72 }),
      hand([139, 296], 6, 32, SKIN.fair, 'closed'),
      hand([163, 296], 174, 32, SKIN.fair, 'closed'),
      each(points('46,424 74,428 226,428 254,422 100,424'), (at, i) =>
        circle(at, i % 2 ? 3 : 4.4, { fill: [t.accent, IVORY, ROSE][i % 3]!, line: INK, width: 0.8 }),
      ),
    ),
}
