import { pentacleAt } from '../emblems.ts'
import { gown, tunic } from '../figure/dress.ts'
import { hood, hoodBehind } from '../figure/headwear.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose, Skeleton } from '../figure/skeleton.ts'
import { flagstones, masonry } from '../kit/buildings.ts'
import { through } from '../kit/curves.ts'
import { GOLD, INK, IVORY, ROSE, shadeOf, type Tone, WOOD } from '../kit/palette.ts'
import { each, path, place, rectangle, ribbon, scene, shape, shapes, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** A pointed arch with three pentacles in its tracery. */
const cathedral = (t: Tone) =>
  scene(
    rectangle([20, 20], 260, 400, { fill: t.mid }),
    masonry([20, 44], 260, 356, { line: t.soft, opacity: 0.7 }, 20),
    path(
      'M40 404V210C40 130 110 96 150 58C190 96 260 130 260 210V404H240V214C240 150 184 120 150 88C116 120 60 150 60 214V404Z',
      { fill: t.soft, line: IVORY, width: 1.1 },
    ),
    path('M60 404V214C60 150 116 120 150 88C184 120 240 150 240 214V404Z', {
      fill: t.deep,
      line: IVORY,
      width: 1,
    }),
    path('M240 404V214C240 150 184 120 150 88L150 100C182 130 230 156 230 218V404Z', {
      fill: shadeOf(t.deep),
    }),
    rectangle([60, 216], 180, 8, { fill: t.soft, line: IVORY }),
    strokes(['96,224 96,404', '204,224 204,404'], { line: t.soft, width: 1 }),
    pentacleAt(t, [150, 122], 24),
    pentacleAt(t, [112, 170], 24),
    pentacleAt(t, [188, 170], 24),
  )

const MASON: Pose = {
  handsOver: ['near', 'far'],
  hip: [98, 294],
  height: 172,
  view: 'half',
  flip: true,
  lean: 3,
  near: [72, 233],
  far: [70, 263],
  nearHolds: -120,
  farHolds: 137,
  nearElbowAt: [98, 266],
  farElbow: [-0.2, 1],
  nearFoot: [110, 376],
  farFoot: [82, 376],
  headView: 'profile',
  headTurn: -14,
}

/** A band of leaves on the jamb, finished as far as the chisel, and chips that fall from it. */
const carving = (t: Tone) =>
  scene(
    shapes(
      [226, 242, 258].map((y) => `50,${y - 7}^ 55,${y} 50,${y + 7}^ 45,${y}`),
      { fill: t.deep, line: IVORY, width: 0.8 },
    ),
    shapes(['50,267^ 55,274 52,280^ 46,276'], { fill: t.deep, line: IVORY, width: 0.8 }),
    shapes(['54,289^ 58,290^ 56,293^', '47,299^ 50,298^ 51,302^', '55,309^ 58,308^ 58,311^'], {
      fill: IVORY,
    }),
  )

/** Mallet lifted, chisel at the stone of the arch. */
const mason = (t: Tone) =>
  scene(
    carving(t),
    rectangle([40, 386], 82, 12, { fill: WOOD, line: GOLD }),
    rectangle([40, 394], 82, 4, { fill: shadeOf(WOOD) }),
    each([50, 112], (x) => rectangle([x - 5, 398], 10, 32, { fill: WOOD, line: GOLD })),
    person(
      t,
      MASON,
      { hair: 'brown', style: 'short', skin: 'tan', awake: true },
      tunic(ROSE, t.accent, { length: 0.9, sleeves: IVORY, sleeve: 'rolled', front: apron }),
    ),
    ribbon('81,253 52,279.5', [5, 3], { fill: t.accent, line: INK }),
    ribbon('79,247 54,202', [4, 4], { fill: WOOD, line: GOLD, width: 0.8 }),
    place(
      rectangle([-16, -10], 32, 20, { fill: t.accent, line: INK }, 2) +
        rectangle([8, -9.5], 7.5, 19, { fill: shadeOf(t.accent) }),
      { at: [54, 202], turn: -29 },
    ),
    handOver(MASON, 'near', 'tan'),
    handOver(MASON, 'far', 'tan'),
  )

/** A leather apron. */
const apron = ({ at }: Skeleton) =>
  scene(
    shape(
      [
        ...through([at(-0.3, -1.8), at(0.3, -1.8)], true),
        ...through([at(0.36, -0.7), at(0.5, 0.9)]),
        ...through([at(-0.4, 1)], true),
        ...through([at(-0.36, -0.7)]),
      ],
      {
        fill: '#B98B5A',
        line: INK,
      },
    ),
    strokes([through([at(-0.36, -0.72), at(0, -0.64), at(0.36, -0.72)])], { line: GOLD, width: 2.4 }),
  )

const MONK: Pose = {
  handsOver: ['near', 'far'],
  hip: [152, 316],
  height: 170,
  view: 'half',
  near: [182, 316],
  far: [184, 291],
  nearHolds: 90,
  farHolds: 90,
  nearElbowAt: [151, 297],
  farElbowAt: [163, 299],
  nearFoot: [142, 412],
  farFoot: [160, 412],
  headTurn: 10,
}
const MASTER: Pose = {
  handsOver: ['near', 'far'],
  hip: [245, 314],
  height: 176,
  view: 'half',
  flip: true,
  near: [223, 308],
  far: [214, 289],
  nearGrip: 'pointing',
  nearTurn: 178,
  farHolds: 90,
  nearElbowAt: [257, 297],
  farElbowAt: [243, 296],
  nearFoot: [250, 412],
  farFoot: [238, 412],
}

/** Monk and master hold the plan between them, and the master points at its arch. */
const patrons = (t: Tone) =>
  scene(
    person(
      t,
      MONK,
      { hair: 'grey', style: 'bald', skin: 'brown', awake: true, behind: hoodBehind(WOOD), hat: hood(WOOD) },
      gown(WOOD, { flare: 0.6, trim: GOLD }),
    ),
    person(
      t,
      MASTER,
      { hair: 'blond', style: 'bob', beard: 'short', awake: true, gaze: [0.5, 0.5] },
      gown(GOLD, { flare: 0.45, sleeves: ROSE, sleeve: 'full', trim: ROSE }),
    ),
    shape('181,283^ 216,281^ 217,325^ 182,328^', { fill: IVORY, line: INK }),
    shape('208,282^ 215.5,281.5^ 216.5,324.6^ 209,325.2^', { fill: shadeOf(IVORY) }),
    strokes(
      [
        '188,322 188,304 198,289 208,302 209,320',
        '193,321 192.5,306 198,298 203.5,305 204,319',
        '186,318 212,316',
      ],
      {
        line: t.soft,
        width: 1,
      },
    ),
    handOver(MONK, 'far', 'brown'),
    handOver(MASTER, 'far'),
    handOver(MONK, 'near', 'brown'),
    handOver(MASTER, 'near'),
  )

export const threeOfPentacles: Scene = {
  description:
    'A mason on a bench works on a church arch that holds three pentacles; a monk and a master hold the plan between them and look on.',
  picture: (t) => scene(cathedral(t), flagstones(t, 402), mason(t), patrons(t)),
}
