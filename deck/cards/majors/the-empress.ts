import { gown } from '../figure/dress.ts'
import { queensCrown } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { seated } from '../figure/throne.ts'
import { daySky, ground, land } from '../kit/landscape.ts'
import { crownRing, halo } from '../kit/ornaments.ts'
import { BRASS, GLASS, GOLD, INK, IVORY, ROSE, type Tone, WINE } from '../kit/palette.ts'
import { rose, tree, wheat } from '../kit/plants.ts'
import { type Point, points } from '../kit/points.ts'
import { circle, each, place, rectangle, ribbon, scene, shape, stroke, strokes, times } from '../kit/svg.ts'
import { hatch } from '../kit/texture.ts'
import type { Scene } from '../scene.ts'

/** A wood, and a stream that falls out of it. */
const wood = (t: Tone) =>
  scene(
    land('18,300 80,288 150,294 220,286 282,298', t.soft, { angle: -6, gap: 5, line: t.deep, opacity: 0.4 }),
    each(points('36,330 262,322 84,312 226,308'), ([x, y], i) => tree(t, [x, y], i < 2 ? 150 : 112)),
    ribbon('250,318 240,338 258,360 246,384 262,420', [5, 9, 13, 16, 24], { fill: GLASS, line: IVORY }),
    strokes(['249,330 243,344 256,362', '256,366 252,384 258,404'], { line: IVORY, width: 0.8 }),
  )

const COUCH = '84,404^ 78,300 80,236 100,210 126,214 150,200 174,214 200,210 220,236 222,300 216,404^'

const couch = (t: Tone) =>
  scene(
    shape(COUCH, { fill: WINE, line: GOLD, width: 1.5 }),
    hatch(COUCH, { angle: 45, gap: 6, line: ROSE, opacity: 0.5 }),
    cushion(t, [98, 306], 10),
    cushion(t, [202, 306], -10),
    each([76, 208], (x) => rectangle([x, 326], 16, 80, { fill: WINE, line: GOLD, width: 1.5 }, 7)),
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
      shape('0,31^ -23,6 -21,-14 -10,-18 0,-5^ 10,-18 21,-14 23,6', { line: BRASS, width: 1.2 }) +
      circle([0, -1], 7, { line: ROSE, width: 2.6 }) +
      strokes(['0,6 0,20', '-6,13 6,13'], { line: ROSE, width: 2.6 }),
    { at: [66, 378], turn: -10 },
  )

const sceptre = () =>
  ribbon('200,300 208,248 215,188', [4, 5, 4], { fill: GOLD, line: BRASS }) +
  circle([216, 178], 11, { fill: GOLD, line: BRASS }) +
  strokes(['205,178 216,182 227,178', '216,167 216,156', '211,161 221,161'], { line: BRASS, width: 1.4 })

const empress = (t: Tone) =>
  person(
    t,
    {
      ...seated([150, 300], 226, { far: [113, 304], near: [207, 254] }),
      farGrip: 'resting',
      farElbow: [-1, 0.4],
      nearElbow: [1, 1],
    },
    { hair: 'blond', style: 'long', awake: true, hat: queensCrown(ROSE) },
    gown(IVORY, {
      flare: 0.9,
      trim: GOLD,
      front: ({ at, u }) =>
        each(
          points(
            '-0.3,-1.62 0.14,-1.72 -0.06,-1.14 -0.86,0.5 0.86,0.5 0,0.3 -1,1.72 -0.34,2 0.34,2 1,1.72 -0.8,2.66 0,2.74 0.8,2.66',
          ),
          ([x, y]) => rose(at(x, y), u * 0.17, ROSE),
        ),
    }),
  )

export const theEmpress: Scene = {
  description:
    'A crowned woman in a gown of roses sits at ease among cushions in a field of ripe wheat, twelve stars round her head, a sceptre in her hand and the shield of Venus at her side; behind her a stream falls out of a wood.',
  picture: (t) =>
    scene(
      daySky(t, 300),
      wood(t),
      ground(t, 398),
      halo(t, [150, 190], 66),
      crownRing(12, [150, 190], 55, 190, 350, 5),
      couch(t),
      sceptre(),
      empress(t),
      shield(),
      times(12, (i) => wheat([30 + i * 21.8, 446], 24 + ((i * 7) % 13))),
      stroke('20,437 280,437', { line: GOLD, width: 0.8 }),
    ),
}
