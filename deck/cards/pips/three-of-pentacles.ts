import { pentacleAt } from '../emblems.ts'
import { gown, tunic } from '../figure/dress.ts'
import { hood, hoodBehind } from '../figure/headwear.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { flagstones, masonry } from '../kit/buildings.ts'
import { GOLD, INK, IVORY, ROSE, type Tone, WOOD } from '../kit/palette.ts'
import { each, path, place, rectangle, ribbon, scene, shape, strokes } from '../kit/svg.ts'
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
    rectangle([60, 224], 180, 9, { fill: t.soft, line: IVORY }),
    pentacleAt(t, [150, 138], 25),
    pentacleAt(t, [112, 192], 25),
    pentacleAt(t, [188, 192], 25),
  )

/** Mallet lifted, chisel at the stone of the arch. */
const mason = (t: Tone) =>
  scene(
    rectangle([46, 374], 70, 12, { fill: WOOD, line: GOLD }),
    each([54, 108], (x) => rectangle([x - 5, 386], 10, 36, { fill: WOOD, line: GOLD })),
    ribbon('68,268 46,258', [3, 4], { fill: t.accent, line: INK }),
    ribbon('119,260 112,226', [3.4, 3.4], { fill: WOOD, line: GOLD, width: 0.8 }),
    place(rectangle([-13, -8], 26, 16, { fill: t.accent, line: INK }, 2), { at: [112, 226], turn: -12 }),
    person(
      t,
      {
        hip: [84, 302],
        height: 146,
        view: 'half',
        flip: true,
        lean: 3,
        near: [116, 247],
        far: [62, 265],
        nearElbow: [1, 0.8],
        farElbow: [-0.2, 1],
        nearFoot: [94, 372],
        farFoot: [70, 372],
        headTurn: 2,
      },
      { hair: 'brown', style: 'short', skin: 'tan', awake: true },
      tunic(ROSE, t.accent, { length: 0.9, sleeves: IVORY, sleeve: 'rolled' }),
    ),
  )

const MONK: Pose = {
  handsOver: ['near'],
  hip: [150, 326],
  height: 148,
  view: 'half',
  near: [172, 322],
  far: [174, 304],
  nearElbow: [-0.6, 1],
  farElbow: [0.2, 1],
  nearFoot: [142, 408],
  farFoot: [156, 408],
  headTurn: 10,
}
const MASTER: Pose = {
  handsOver: ['near'],
  hip: [222, 324],
  height: 154,
  view: 'half',
  flip: true,
  near: [202, 318],
  far: [200, 300],
  nearElbow: [0.6, 1],
  farElbow: [-0.2, 1],
  nearFoot: [230, 408],
  farFoot: [214, 408],
}

/** Monk and master hold the plan between them. */
const patrons = (t: Tone) =>
  scene(
    person(
      t,
      MONK,
      { hair: 'grey', style: 'bald', skin: 'brown', behind: hoodBehind(WOOD), hat: hood(WOOD) },
      gown(WOOD, { flare: 0.5, trim: GOLD }),
    ),
    person(
      t,
      MASTER,
      { hair: 'blond', style: 'bob', beard: 'short', awake: true },
      gown(GOLD, { flare: 0.5, sleeves: ROSE, trim: ROSE }),
    ),
    shape('170,298^ 204,294^ 206,332^ 172,336^', { fill: IVORY, line: INK }),
    strokes(['178,330 177,314 187,302 197,312 198,328', '182,329 182,316 187,309 193,315 194,328'], {
      line: t.soft,
      width: 1,
    }),
    handOver(MONK, 'near', 'brown'),
    handOver(MASTER, 'near'),
  )

export const threeOfPentacles: Scene = {
  description:
    'A mason on a bench works on a church arch that holds three pentacles; a monk and a master hold the plan between them and look on.',
  picture: (t) => scene(cathedral(t), flagstones(t, 398), mason(t), patrons(t)),
}
