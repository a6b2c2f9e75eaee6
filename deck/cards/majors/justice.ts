import { swordAt } from '../emblems.ts'
import { cloak } from '../figure/cloak.ts'
import { gown } from '../figure/dress.ts'
import { kingsCrown } from '../figure/headwear.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { mantle, panel, seated } from '../figure/throne.ts'
import { column, flagstones } from '../kit/buildings.ts'
import { sky } from '../kit/landscape.ts'
import { BRASS, GOLD, INK, IVORY, LEAF, ROSE, shadeOf, type Tone, WINE } from '../kit/palette.ts'
import { circle, rectangle, scene, shape, shapes, stroke, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

const CURTAIN = '64,124^ 236,124^ 236,392^ 64,392^'

const curtain = () =>
  scene(
    shape(CURTAIN, { fill: WINE, line: GOLD }),
    shapes(
      Array.from(
        { length: 6 },
        (_, i) =>
          `${76 + i * 28},128^ ${80 + i * 27},260 ${76 + i * 28},392^ ${86 + i * 28},392^ ${90 + i * 27},260 ${84 + i * 28},128^`,
      ),
      { fill: shadeOf(WINE) },
    ),
    strokes(
      Array.from({ length: 12 }, (_, i) => `${72 + i * 14},128 ${74 + i * 13.8},260 ${72 + i * 14},390`),
      { line: '#9C4A6B', width: 0.7 },
    ),
    shape(
      '64,124^ 236,124^ 236,134^ 222,148 207,134^ 193,148 178,134^ 164,148 150,134^ 136,148 122,134^ 107,148 93,134^ 78,148 64,134^',
      {
        fill: '#8A3A5A',
        line: GOLD,
      },
    ),
    stroke('58,124 242,124', { line: GOLD, width: 4 }),
  )

/** The scales hang level from her hand. */
const scales = () =>
  scene(
    stroke('233,256 233,276', { line: INK, width: 3.6 }),
    stroke('233,256 233,276', { line: GOLD, width: 2 }),
    stroke('206,284 233,277 260,284', { line: INK, width: 5 }),
    stroke('206,284 233,277 260,284', { line: GOLD, width: 3.2 }),
    strokes(['206,284 196,322', '206,284 216,322', '260,284 250,322', '260,284 270,322'], {
      line: GOLD,
      width: 1,
    }),
    ...[206, 260].map((x) =>
      shape(`${x - 12},322^ ${x + 12},322^ ${x + 8},332 ${x},335 ${x - 8},332`, { fill: GOLD, line: INK }),
    ),
    ...[206, 260].map((x) => stroke(`${x - 8},326 ${x},330 ${x + 8},326`, { line: BRASS, width: 0.9 })),
    circle([233, 277], 4, { fill: GOLD, line: INK, width: 0.9 }),
  )

const POSE: Pose = {
  handsOver: ['near'],
  ...seated([150, 294], 246, { far: [90, 252], near: [222, 246] }),
  farHolds: 90,
  nearGrip: 'pinch',
  nearTurn: 20,
  nearThumb: [0, 1],
  farElbowAt: [109, 273],
  nearElbowAt: [186, 266],
}

const judge = (t: Tone) =>
  person(
    t,
    POSE,
    { hair: 'brown', style: 'bob', skin: 'brown', awake: true, mood: 'stern', hat: kingsCrown(LEAF) },
    gown(ROSE, {
      sleeve: 'bell',
      lining: shadeOf(IVORY),
      flare: 0.9,
      belt: false,
      cloak: cloak(LEAF, 1.7, 0, 0.45),
      shoe: IVORY,
      front: (bones) => panel(t.deep, 0.24, 3.15)(bones) + mantle(LEAF)(bones) + clasp(bones),
    }),
  )
const clasp = ({ at }: { at: (x: number, y: number) => readonly [number, number] }) => {
  const [x, y] = at(0, -1.5)
  return (
    rectangle([x - 9, y - 9], 18, 18, { fill: GOLD, line: INK }) +
    rectangle([x - 4.5, y - 4.5], 9, 9, { fill: WINE, line: INK, width: 0.8 })
  )
}

export const justice: Scene = {
  description:
    'A crowned judge sits between two pillars before a purple curtain, a sword held straight up in one hand and level scales in the other.',
  picture: (t) =>
    scene(
      sky(t, '44,92 256,92 96,76 204,76 150,66'),
      curtain(),
      flagstones(t, 390),
      column(t, 46, 124, 388, t.soft, 34),
      column(t, 254, 124, 388, t.soft, 34),
      rectangle([88, 296], 124, 106, { fill: t.mid, line: GOLD, width: 1.4 }),
      rectangle([80, 400], 140, 12, { fill: t.soft, line: GOLD }),
      swordAt(t, [84, 166], 200, 0, 12),
      judge(t),
      scales(),
      handOver(POSE, 'near', 'brown'),
    ),
}
