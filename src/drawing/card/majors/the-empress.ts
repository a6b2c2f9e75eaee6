import { gown } from '../figure/dress.ts'
import { queensCrown } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { seated } from '../figure/throne.ts'
import { ground, sky } from '../kit/landscape.ts'
import { crownRing, halo } from '../kit/ornaments.ts'
import { BRASS, GOLD, INK, IVORY, ROSE, type Tone } from '../kit/palette.ts'
import { rose, tree, wheat } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { circle, each, place, ribbon, scene, shape, stroke, strokes, times } from '../kit/svg.ts'
import { hatch } from '../kit/texture.ts'
import type { Scene } from '../scene.ts'

const COUCH = '76,404^ 72,300 76,236 104,204 150,196 196,204 224,236 228,300 224,404^'

const couch = (t: Tone) =>
  scene(
    shape(COUCH, { fill: ROSE, line: GOLD, width: 1.5 }),
    hatch(COUCH, { angle: 45, gap: 7, line: t.deep, opacity: 0.35 }),
    shape('70,340^ 64,320 78,306 102,312 106,340 90,352', { fill: t.accent, line: INK }),
    shape('230,340^ 236,320 222,306 198,312 194,340 210,352', { fill: t.accent, line: INK }),
  )

/** The shield of Venus leans at her side. */
const shield = () =>
  place(
    shape('0,34^ -26,8 -22,-18 -8,-20 0,-10^ 8,-20 22,-18 26,8', { fill: IVORY, line: BRASS, width: 1.6 }) +
      circle([0, -3], 7, { line: BRASS, width: 2.2 }) +
      strokes(['0,4 0,18', '-6,11 6,11'], { line: BRASS, width: 2.2 }),
    { at: [72, 370], turn: -8 },
  )

const empress = (t: Tone) =>
  scene(
    person(
      t,
      { ...seated([150, 300], 226, { far: [100, 312], near: [204, 256] }), headTurn: -3 },
      { hair: 'auburn', style: 'long', awake: true, hat: queensCrown(ROSE) },
      gown(IVORY, {
        sleeve: 'bell',
        flare: 0.9,
        front: ({ at, u }) =>
          each(
            points(
              '-0.3,-1.6 0.3,-1.6 0,-1.15 -0.75,0.6 0,0.4 0.75,0.6 -0.4,1.5 0.4,1.5 -0.9,2.3 0,2.4 0.9,2.3',
            ),
            ([x, y]) => rose(at(x, y), u * 0.2, ROSE),
          ),
      }),
    ),
    crownRing(9, [150, 186], 48, 202, 338, 5),
  )

const sceptre = () =>
  ribbon('206,330 204,256 201,186', [4, 5, 4], { fill: GOLD, line: BRASS }) +
  circle([201, 178], 10, { fill: GOLD, line: BRASS }) +
  stroke('192,178 201,181 210,178', { line: BRASS })

export const theEmpress: Scene = {
  description:
    'A crowned woman in a gown of roses sits at ease among cushions in a field of ripe wheat, twelve stars round her head, a sceptre in her hand and the shield of Venus at her side.',
  picture: (t) =>
    scene(
      sky(t, '60,210 240,210 96,84 204,84'),
      tree(t, [44, 396], 190),
      tree(t, [256, 396], 190),
      halo(t, [150, 186], 60),
      ground(t, 398),
      couch(t),
      sceptre(),
      empress(t),
      shield(),
      times(10, (i) => wheat([34 + i * 26, 442], 26 + ((i * 7) % 13))),
    ),
}
