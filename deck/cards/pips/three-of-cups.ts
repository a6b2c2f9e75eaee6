import { cupAt } from '../emblems.ts'
import { gown } from '../figure/dress.ts'
import { flowerWreath, wreath } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { daySky, land } from '../kit/landscape.ts'
import { mountains } from '../kit/mountains.ts'
import { BRASS, GOLD, IVORY, LEAF, ROSE, type Tone, WINE } from '../kit/palette.ts'
import { grapes, rose, vine } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { circle, each, scene } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** Fruit and flowers of the harvest lie at their feet. */
const harvest = () =>
  scene(
    vine('28,420 80,412 150,422 220,412 272,420', { line: LEAF }, 14, 13),
    each(points('50,416 100,422 200,422 250,416'), (at) => circle(at, 8, { fill: GOLD, line: BRASS })),
    grapes([75, 409], 20, WINE),
    grapes([225, 409], 20, WINE),
    each(points('125,422 150,425 175,422'), (at) => rose(at, 6.5, ROSE)),
  )

/** Vines with grapes hang in from both sides. */
const arbour = () =>
  scene(
    vine('150,54 104,62 64,94 40,152', { line: LEAF, width: 1.8 }, 11, 17),
    vine('150,54 196,62 236,94 260,152', { line: LEAF, width: 1.8 }, 11, 17),
    each(points('84,88 216,88 118,68 182,68'), (at) => grapes(at, 17, WINE)),
  )

const LEFT: Pose = {
  hip: [82, 298],
  height: 216,
  view: 'half',
  lean: 3,
  near: [64, 288],
  far: [109, 163],
  farTurn: -98,
  nearTurn: 24,
  nearElbowAt: [34, 268],
  farElbow: [0.3, 1],
  nearFoot: [72, 404],
  farFoot: [98, 400],
  headTurn: -10,
}

const RIGHT: Pose = {
  hip: [218, 298],
  height: 216,
  view: 'half',
  flip: true,
  lean: -3,
  near: [236, 288],
  far: [193, 163],
  farTurn: -82,
  nearTurn: 156,
  nearElbowAt: [266, 268],
  farElbow: [-0.3, 1],
  nearFoot: [228, 404],
  farFoot: [202, 400],
  headTurn: 10,
}

const MIDDLE: Pose = {
  hip: [148, 306],
  height: 218,
  view: 'back',
  headShift: [-0.14, 0],
  headTurn: -8,
  far: [124, 294],
  near: [155, 164],
  nearTurn: -108,
  farTurn: 20,
  nearElbow: [1, 0.8],
  farElbowAt: [98, 272],
  nearFoot: [162, 412],
  farFoot: [138, 412],
}

/** They meet above the heads. */
const cups = (t: Tone) =>
  scene(cupAt(t, [109, 148], 56, -4), cupAt(t, [193, 148], 56, 4), cupAt(t, [150, 146], 56))

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
