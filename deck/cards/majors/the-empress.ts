import { gown } from '../figure/dress.ts'
import { queensCrown } from '../figure/headwear.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { seated } from '../figure/throne.ts'
import { birds, daySky, ground, land } from '../kit/landscape.ts'
import { crownRing, halo } from '../kit/ornaments.ts'
import { BRASS, GLASS, GOLD, INK, IVORY, LIGHT_GOLD, ROSE, type Tone, WINE } from '../kit/palette.ts'
import { rose, wheat } from '../kit/plants.ts'
import { type Point, points } from '../kit/points.ts'
import { circle, each, place, rectangle, ribbon, scene, shape, strokes, times } from '../kit/svg.ts'
import { tree } from '../kit/trees.ts'
import type { Scene } from '../scene.ts'

/** A wood, and a stream that falls out of it. */
const wood = (t: Tone) =>
  scene(
    land('18,292 80,280 150,286 220,278 282,290', '#A9B2DE'),
    each(points('84,306 226,302 58,318'), (at, i) => tree(t, at, 108 + i * 18)),
    land('18,314 70,304 130,312 200,306 282,314', t.soft, { angle: -6, gap: 6, line: t.deep, opacity: 0.35 }),
    tree(t, [34, 336], 172),
    tree(t, [266, 330], 160),
    shape(
      '247,309^ 251,309^ 252,324 262,340 256,360 266,386 284,400^ 284,440^ 234,440^ 232,416 226,392 240,366 247,344 245,324',
      {
        fill: GLASS,
        line: IVORY,
      },
    ),
    strokes(
      [
        '249,322 254,336 252,348',
        '250,358 246,372 248,386',
        '254,382 258,396 270,408',
        '240,392 242,410 246,420',
      ],
      {
        line: IVORY,
        width: 0.8,
      },
    ),
  )

const COUCH = '78,404^ 74,300 76,240 94,212 122,214 150,200 178,214 206,212 224,240 226,300 222,404^'

const couch = (t: Tone) =>
  scene(
    shape(COUCH, { fill: WINE, line: GOLD, width: 1.6 }),
    shape('84,400^ 82,300 84,246 98,222 124,223 150,210 176,223 202,222 216,246 218,300 216,400^', {
      line: GOLD,
      width: 0.8,
    }),
    each(points('98,240 202,240 92,274 208,274'), (at) => circle(at, 2.4, { fill: GOLD, line: BRASS })),
    cushion(t, [92, 306], 14),
    cushion(t, [208, 306], -14),
    each([70, 214], (x) =>
      scene(
        rectangle([x, 330], 16, 78, { fill: WINE, line: GOLD, width: 1.5 }, 7),
        circle([x + 8, 340], 5, { fill: GOLD, line: BRASS }),
      ),
    ),
  )

/** A plump cushion with a tassel at each corner. */
const cushion = (t: Tone, [x, y]: Point, turn: number) =>
  place(
    scene(
      each(points('-30,-17 30,-17 30,17 -30,17'), (at) => circle(at, 4, { fill: GOLD, line: BRASS })),
      shape('-30,-17^ 0,-21 30,-17^ 33,0 30,17^ 0,21 -30,17^ -33,0', { fill: t.accent, line: INK }),
      strokes(['-24,-12 -10,-8 0,-9', '24,-12 12,-6', '-24,12 -12,7 -2,8', '24,12 14,8'], {
        line: t.soft,
        width: 0.9,
      }),
      circle([2, 0], 3, { fill: GOLD, line: BRASS }),
    ),
    { at: [x, y], turn },
  )

/** The shield of Venus leans at her side. */
const shield = () =>
  place(
    shape('0,38^ -29,8 -27,-18 -12,-24 0,-12^ 12,-24 27,-18 29,8', { fill: IVORY, line: INK, width: 1.2 }) +
      shape('0,31^ -23,6 -21,-14 -10,-18 0,-6.4^ 10,-18 21,-14 23,6', { line: BRASS, width: 1.2 }) +
      circle([0, 4], 6.4, { line: ROSE, width: 2.6 }) +
      strokes(['0,10.4 0,23', '-6,16.6 6,16.6'], { line: ROSE, width: 2.6 }),
    { at: [71, 384], turn: 13 },
  )

const sceptre = () =>
  scene(
    ribbon('205,290 214,250 223,176', [4, 5, 4], { fill: GOLD, line: BRASS }),
    circle([204.6, 291], 4.6, { fill: GOLD, line: BRASS }),
    circle([224, 165], 12, { fill: GOLD, line: BRASS }),
    strokes(['212,165 224,169 236,165', '224,153 224,140', '218,146 230,146'], { line: BRASS, width: 1.5 }),
    circle([220, 161], 2.4, { fill: LIGHT_GOLD }),
  )

const POSE: Pose = {
  handsOver: ['near'],
  ...seated([150, 300], 240, { far: [110, 318], near: [209, 249] }),
  farGrip: 'resting',
  farTurn: 78,
  nearHolds: -85,
  farElbowAt: [105, 272],
  nearElbowAt: [186, 274],
}

const empress = (t: Tone) =>
  person(
    t,
    POSE,
    { hair: 'blond', style: 'long', awake: true, mood: 'glad', hat: queensCrown(ROSE) },
    gown(IVORY, {
      flare: 0.9,
      trim: GOLD,
      shoe: ROSE,
      front: ({ at, u }) =>
        each(
          points(
            '-0.36,-1.7 0.3,-1.84 -0.02,-1.24 0.4,-1.12 -0.36,-0.2 0.4,-0.14 -0.9,0.42 0.96,0.36 0,0.5 -1.02,1.8 -0.98,2.6 1.02,1.7 1.06,2.6 0.06,2.3',
          ),
          ([x, y]) => rose(at(x, y), u * 0.15, ROSE),
        ),
    }),
  )

export const theEmpress: Scene = {
  description:
    'A crowned woman in a gown of roses sits at ease among cushions in a field of ripe wheat, twelve stars round her head, a sceptre in her hand and the shield of Venus at her side; behind her a stream falls out of a wood.',
  picture: (t) =>
    scene(
      daySky(t, 300),
      birds('74,112 92,100', t.soft),
      wood(t),
      ground(t, 400),
      halo(t, [150, 178], 72),
      crownRing(12, [150, 178], 61, 199, 341, 5.4),
      couch(t),
      sceptre(),
      empress(t),
      handOver(POSE, 'near'),
      times(9, (i) => wheat([36 + i * 28.5, 440], 38 + ((i * 7) % 13))),
      shield(),
      times(10, (i) => wheat([31 + i * 26.4, 454], 30 + ((i * 5) % 11))),
    ),
}
