import { pentacleAt } from '../emblems.ts'
import { tunic } from '../figure/dress.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose, Skeleton } from '../figure/skeleton.ts'

import { through } from '../kit/curves.ts'
import { ground, land, sky } from '../kit/landscape.ts'
import { mountains } from '../kit/mountains.ts'
import { GOLD, INK, IVORY, ROSE, shadeOf, type Tone, WOOD } from '../kit/palette.ts'
import { grass } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { each, place, rectangle, ribbon, scene, shape, stroke, strokes } from '../kit/svg.ts'
import { tree } from '../kit/trees.ts'
import type { Scene } from '../scene.ts'

const POSE: Pose = {
  handsOver: ['near', 'far'],
  hip: [78, 342],
  height: 216,
  view: 'profile',
  lean: 16,
  headTurn: 12,
  near: [150, 250],
  far: [153, 298],
  nearHolds: -40,
  farHolds: 60,
  nearElbowAt: [124, 288],
  farElbow: [0.2, 1],
  nearKnee: [134, 356],
  farKnee: [136, 352],
  nearFoot: [114, 416],
  farFoot: [134, 418],
}

const bench = (x: number, y: number, width: number) =>
  scene(
    each([x + 8, x + width - 16], (leg) =>
      rectangle([leg, y + 10], 9, 428 - y - 10, { fill: WOOD, line: GOLD }),
    ),
    rectangle([x, y], width, 12, { fill: WOOD, line: GOLD }),
    rectangle([x, y + 7], width, 5, { fill: shadeOf(WOOD) }),
  )

/** His tunic, as it lies over hips and thighs. */
const seat =
  (t: Tone) =>
  ({ at }: Skeleton) => {
    const line = (heads: string) => through(points(heads).map(([x, y]) => at(x, y)))
    const edge = line(
      '-0.44,-0.72 -0.62,-0.2 -0.56,0.34 0,0.62 0.7,0.52 1.3,0.38 1.4,0 1.34,-0.4 0.9,-0.46 0.44,-0.72',
    )
    return scene(
      shape(
        edge.map((knot, i) => ({ ...knot, corner: [0, 5, 7, 9].includes(i) })),
        { fill: t.accent, line: INK },
      ),
      stroke(line('1.22,0.36 1.3,0 1.25,-0.38'), { line: GOLD, width: 2.4 }),
      strokes([line('-0.1,-0.6 -0.2,0 0.1,0.4'), line('0.2,-0.6 0.3,-0.1 0.6,0.3')], {
        line: INK,
        width: 0.7,
      }),
    )
  }

const apron = ({ at }: Skeleton) =>
  shape(
    through([at(-0.1, -1.8), at(0.5, -1.66), at(0.46, -0.7), at(0.9, 0.1), at(0.2, 0.2), at(0, -0.7)], true),
    {
      fill: '#B98B5A',
      line: INK,
    },
  )

export const eightOfPentacles: Scene = {
  description:
    'A craftsman sits at his bench and hammers a pentacle; six finished ones hang on a post, and another waits at his feet.',
  picture: (t) =>
    scene(
      sky(t, '140,84 176,110 196,190 160,150 110,70'),
      mountains(t, '34,286 204,272', 326, '#4F6E6A'),

      tree(t, [48, 334], 236),
      land('18,318 100,308 200,314 282,306', t.soft, { angle: -5, gap: 6.5, line: t.deep, opacity: 0.35 }),
      ground(t, 390),
      rectangle([234, 102], 15, 328, { fill: WOOD, line: GOLD }),
      rectangle([243, 103], 5.5, 326, { fill: shadeOf(WOOD) }),
      ...[132, 177, 222, 267, 312, 357].map((y) => pentacleAt(t, [241, y], 20)),
      bench(26, 362, 78),
      bench(126, 340, 88),
      person(
        t,
        POSE,
        { hair: 'black', style: 'curls', skin: 'brown', awake: true },
        tunic(t.accent, ROSE, {
          length: 0,
          sleeves: IVORY,
          sleeve: 'rolled',
          shoe: WOOD,
          front: (bones) => seat(t)(bones) + apron(bones),
        }),
      ),
      shape('184,340^ 199,312^ 203,313^ 209,340^', { fill: WOOD, line: GOLD }),
      pentacleAt(t, [172, 314], 26),
      ribbon('143,281 167,323', [5, 3], { fill: t.accent, line: INK, width: 0.8 }),
      handOver(POSE, 'far', 'brown'),
      ribbon('142,261 168,234', [4, 4], { fill: WOOD, line: INK, width: 0.8 }),
      place(rectangle([-8, -13], 16, 26, { fill: t.accent, line: INK }, 2), { at: [171, 231], turn: 42 }),
      handOver(POSE, 'near', 'brown'),
      pentacleAt(t, [182, 410], 19),
      strokes(['206,424 214,420', '196,430 204,428', '216,430 222,426'], { line: GOLD, width: 1.4 }),
      grass(points('36,432 262,432'), t.accent),
    ),
}
