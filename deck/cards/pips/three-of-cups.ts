import { cupAt } from '../emblems.ts'
import { gown } from '../figure/dress.ts'
import { flowerWreath, wreath } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { daySky, land } from '../kit/landscape.ts'
import { mountains } from '../kit/mountains.ts'
import { GOLD, INK, IVORY, LEAF, LIGHT_GOLD, ROSE, type Tone, WINE } from '../kit/palette.ts'
import { grapes, leaf, rose, vine } from '../kit/plants.ts'
import { type Point, points } from '../kit/points.ts'
import { each, scene, shape, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** With a stalk in its hollow, and a leaf. */
const apple = ([x, y]: Point) =>
  scene(
    leaf([x, y - 6], 11, -24, { fill: LEAF, line: INK, width: 0.7 }),
    shape(
      `${x},${y - 6}^ ${x + 6},${y - 8} ${x + 9},${y - 2} ${x + 6},${y + 6} ${x},${y + 6.6}^ ${x - 6},${y + 6} ${x - 9},${y - 2} ${x - 6},${y - 8}`,
      { fill: GOLD, line: INK },
    ),
    strokes([`${x},${y - 5} ${x - 2},${y - 11}`], { line: INK, width: 1.4 }),
    strokes([`${x - 5.5},${y - 3} ${x - 5.5},${y + 1}`], { line: LIGHT_GOLD, width: 1.6 }),
  )

/** Fruit and flowers of the harvest lie at their feet. */
const harvest = () =>
  scene(
    vine('28,425 80,417 150,427 220,417 272,425', { line: LEAF }, 14, 13),
    each(points('50,423 100,426 200,426 250,423'), apple),
    grapes([75, 414], 20, WINE),
    grapes([225, 414], 20, WINE),
    each(points('125,425 150,426 175,425'), (at) => rose(at, 6.5, ROSE)),
  )

/** Vines with grapes hang in from both sides. */
const arbour = () =>
  scene(
    vine('150,54 104,62 64,94 40,152', { line: LEAF, width: 1.8 }, 11, 17),
    vine('150,54 196,62 236,94 260,152', { line: LEAF, width: 1.8 }, 11, 17),
    each(points('84,88 216,88 118,68 182,68'), (at) => grapes(at, 17, WINE)),
  )

const LEFT: Pose = {
  hip: [82, 291],
  height: 216,
  view: 'half',
  lean: 3,
  near: [45, 300],
  far: [109, 156],
  farTurn: -106,
  nearTurn: 118,
  nearGrip: 'relaxed',
  nearElbow: [-1, 0.6],
  farElbow: [0.3, 1],
  nearFoot: [72, 397],
  farFoot: [98, 393],
  headTurn: -10,
}

const RIGHT: Pose = {
  hip: [218, 291],
  height: 216,
  view: 'half',
  flip: true,
  lean: -3,
  near: [236, 281],
  far: [193, 156],
  farTurn: -74,
  nearTurn: 156,
  nearElbowAt: [260, 260],
  farElbow: [-0.3, 1],
  nearFoot: [228, 397],
  farFoot: [202, 393],
  headTurn: 10,
}

const MIDDLE: Pose = {
  hip: [148, 299],
  height: 218,
  view: 'back',
  headShift: [-0.14, 0],
  headTurn: -8,
  far: [88, 268],
  near: [155, 157],
  nearTurn: -108,
  farTurn: 186,
  farGrip: 'resting',
  nearElbow: [1, 0.8],
  farElbowAt: [121, 276],
  nearFoot: [162, 405],
  farFoot: [138, 405],
}

/** They meet above the heads. */
const cups = (t: Tone) =>
  scene(cupAt(t, [109, 141], 56, -7), cupAt(t, [193, 141], 56, 7), cupAt(t, [150, 138], 56))

export const threeOfCups: Scene = {
  description:
    'Three women dance in a ring with their cups lifted together under a clear sky, harvest fruit at their feet.',
  picture: (t) =>
    scene(
      daySky(t, 360),
      arbour(),
      mountains({ ...t, accent: IVORY }, '40,330 250,322', 366, '#8CC4BF'),
      land('18,366 90,352 180,362 282,350', t.soft, { angle: -5, gap: 6.5, line: t.deep, opacity: 0.4 }),
      cups(t),
      person(
        t,
        LEFT,
        { hair: 'blond', style: 'bun', awake: true, mood: 'glad', gaze: [0, -0.7], hat: flowerWreath() },
        gown(IVORY, { flare: 0.6, sweep: -0.25, trim: ROSE, sleeve: 'full' }),
      ),
      person(
        t,
        RIGHT,
        {
          hair: 'black',
          style: 'long',
          skin: 'brown',
          awake: true,
          mood: 'glad',
          gaze: [0, -0.7],
          hat: wreath(LEAF),
        },
        gown(GOLD, { flare: 0.6, sweep: 0.25, trim: ROSE, sleeve: 'full' }),
      ),
      person(
        t,
        MIDDLE,
        { hair: 'auburn', style: 'tied' },
        gown(ROSE, { flare: 0.7, trim: GOLD, sleeve: 'full' }),
      ),
      harvest(),
    ),
}
