import { swordAt } from '../emblems.ts'
import { gown } from '../figure/dress.ts'
import { kingsCrown } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { mantle, panel, seated } from '../figure/throne.ts'
import { column, flagstones } from '../kit/buildings.ts'
import { sky } from '../kit/landscape.ts'
import { BRASS, GOLD, INK, LEAF, type Tone, WINE } from '../kit/palette.ts'
import { circle, rectangle, scene, shape, stroke, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

const CURTAIN = '64,124^ 236,124^ 236,392^ 64,392^'

const curtain = () =>
  scene(
    shape(CURTAIN, { fill: WINE, line: GOLD }),
    strokes(
      Array.from({ length: 12 }, (_, i) => `${72 + i * 14},128 ${74 + i * 13.8},260 ${72 + i * 14},390`),
      { line: '#9C4A6B', width: 1 },
    ),
    stroke('58,128 242,128', { line: GOLD, width: 4 }),
  )

/** The scales hang level from her hand. */
const scales = () =>
  scene(
    stroke('206,250 206,262', { line: GOLD, width: 2 }),
    stroke('176,268 206,262 236,268', { line: BRASS, width: 4.4 }),
    stroke('176,268 206,262 236,268', { line: GOLD, width: 2.8 }),
    strokes(['176,268 164,304', '176,268 188,304', '236,268 224,304', '236,268 248,304'], {
      line: GOLD,
      width: 1,
    }),
    ...[176, 236].map((x) =>
      shape(`${x - 14},304^ ${x + 14},304^ ${x + 8},313 ${x},316 ${x - 8},313`, { fill: GOLD, line: INK }),
    ),
    circle([206, 262], 3.4, { fill: GOLD, line: INK, width: 0.9 }),
  )

const judge = (t: Tone) =>
  person(
    t,
    { ...seated([150, 296], 232, { far: [88, 254], near: [206, 246] }), farElbow: [-0.4, 1] },
    { hair: 'brown', style: 'bob', skin: 'brown', awake: true, hat: kingsCrown(LEAF) },
    gown(t.soft, {
      sleeves: t.soft,
      sleeve: 'bell',
      flare: 0.9,
      belt: false,
      yoke: LEAF,
      front: (bones) => panel(t.deep, 0.28, 3.15)(bones) + mantle(LEAF)(bones) + clasp(bones),
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
      sky(t, '44,110 256,110 96,76 204,76'),
      curtain(),
      flagstones(t, 390),
      column(t, 46, 124, 388, t.mid, 32),
      column(t, 254, 124, 388, t.mid, 32),
      swordAt(t, [88, 175], 190, 0, 11),
      judge(t),
      scales(),
    ),
}
