import { greyhound, lyingGreyhound } from '../creatures/dogs.ts'
import { pentacleAt } from '../emblems.ts'
import { gown, tunic } from '../figure/dress.ts'
import { circlet } from '../figure/headwear.ts'
import { handOver, person } from '../figure/person.ts'
import { sideLap, sideMantle } from '../figure/side-lap.ts'
import type { Pose, Skeleton } from '../figure/skeleton.ts'
import { castle, masonry } from '../kit/buildings.ts'
import { ground, sky } from '../kit/landscape.ts'
import { BRASS, FUR, GOLD, IVORY, ROSE, type Tone, WINE } from '../kit/palette.ts'
import { points } from '../kit/points.ts'
import { each, type Placement, path, place, rectangle, scene, shape, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** The order of the tree of life. */
const TREE_OF_LIFE = '150,62 74,104 226,104 74,148 226,148 150,114 74,192 226,192 150,164 150,212'
const LINKS = '01 02 05 13 24 34 35 45 36 47 58 67 68 78 89 69 79'

function tree(t: Tone): string {
  const spots = points(TREE_OF_LIFE)
  const links = LINKS.split(' ').map(([a, b]) => `${spots[Number(a)]!.join()} ${spots[Number(b)]!.join()}`)
  return strokes(links, { line: GOLD, width: 2 }) + each(spots, (at) => pentacleAt(t, at, 18.5))
}

/** The wall of the town, and through its gate the towers inside. */
const gate = (t: Tone) =>
  scene(
    castle(t, [146, 356], 50),
    shape('100,366^ 140,352 196,368 270,356^ 270,410^ 100,410^', { fill: t.mid, line: IVORY }),
    path('M18 442V20H282V442H206V170C206 60 94 60 94 170V442Z', { fill: t.soft, line: IVORY }),
    each([18, 216], (x) => masonry([x, 40], 66, 396, { line: t.deep, opacity: 0.5 }, 22)),
    masonry([84, 40], 132, 22, { line: t.deep, opacity: 0.5 }, 22),
    path('M89 442V170C89 53 211 53 211 170V442', { line: t.mid, width: 12 }),
    path('M94 442V170C94 60 206 60 206 170V442', { line: GOLD, width: 3 }),
  )

/** Bunches of grapes on his robe, each grape a dot. */
const vintage = ({ at, u }: Skeleton) =>
  strokes(
    points('1.5,0.9 1.3,1.7 0.3,-0.2').flatMap((bunch) => {
      const [x, y] = at(...bunch)
      return points('-3,0 0,0 3,0 -1.5,2.8 1.5,2.8 0,5.6').map(
        ([dx, dy]) => `${x + dx},${y + dy} ${x + dx + 0.1},${y + dy}`,
      )
    }),
    { line: GOLD, width: u * 0.1 },
  )

const ELDER: Pose = {
  hip: [68, 352],
  height: 194,
  view: 'half',
  near: [102, 350],
  far: [128, 335],
  nearGrip: 'resting',
  farGrip: 'offer',
  nearElbow: [-0.4, 1],
  farElbow: [0.2, 1],
  nearFoot: [102, 424],
  farFoot: [122, 422],
}

const grandfather = (t: Tone) =>
  scene(
    rectangle([30, 370], 66, 60, { fill: t.deep, line: GOLD }),
    rectangle([24, 366], 78, 9, { fill: t.soft, line: GOLD }),
    person(
      t,
      ELDER,
      { hair: 'white', style: 'bob', beard: 'long', awake: true, mood: 'glad' },
      gown(WINE, {
        length: 0,
        bareLegs: false,
        trim: GOLD,
        cloak: sideMantle(t.mid),
        front: (bones) => sideLap({ fill: WINE, shoe: BRASS })(bones) + vintage(bones),
      }),
    ),
  )

const FATHER: Pose = {
  handsOver: ['near'],
  hip: [169, 336],
  height: 136,
  view: 'half',
  near: [155, 353],
  far: [191, 325],
  nearGrip: 'resting',
  nearTurn: 118,
  nearElbowAt: [152, 325],
  farElbow: [-0.2, 1],
  nearFoot: [160, 408],
  farFoot: [176, 407],
}

/** The couple is drawn small, and so with few lines, and enlarged. */
const BEHIND: Placement = { at: [-13, -78], scale: 1.18 }

const couple = (t: Tone) =>
  scene(
    person(
      t,
      FATHER,
      { hair: 'brown', style: 'short', beard: 'short', awake: true },
      tunic(ROSE, t.accent, { length: 0.9 }),
    ),
    person(
      t,
      {
        hip: [215, 336],
        height: 134,
        view: 'half',
        flip: true,
        near: [213, 331],
        far: [195, 325],
        nearGrip: 'resting',
        nearElbowAt: [236, 320],
        farElbow: [0.2, 1],
        nearFoot: [223, 408],
        farFoot: [208, 408],
      },
      { hair: 'black', style: 'long', skin: 'brown', hat: circlet(ROSE), awake: true },
      gown(IVORY, { flare: 0.5, trim: ROSE }),
    ),
  )

/** A child's legs are short, and its head is large. It lays one hand in the old man's and the other on the dog. */
const CHILD: Pose = {
  hip: [160, 374],
  height: 108,
  view: 'half',
  flip: true,
  near: [180, 379],
  far: [134, 334],
  nearGrip: 'resting',
  farGrip: 'resting',
  nearElbow: [0.3, 1],
  farElbow: [0, 1],
  nearKnee: [165, 399],
  farKnee: [159, 399],
  nearFoot: [166, 423],
  farFoot: [156, 423],
}

const child = (t: Tone) =>
  person(
    t,
    CHILD,
    { hair: 'auburn', style: 'bob', awake: true, mood: 'glad' },
    gown(IVORY, { flare: 0.4, trim: ROSE, shoe: ROSE }),
  )

export const tenOfPentacles: Scene = {
  description:
    'Three generations meet at the gate of a town: an old man in a rich robe with two dogs, a couple, and a child; ten pentacles stand over them in the order of the tree of life.',
  picture: (t) =>
    scene(
      sky(t, '', 372),
      gate(t),
      tree(t),
      ground(t, 396),
      place(couple(t), BEHIND),
      grandfather(t),
      place(greyhound(FUR), { at: [226, 434], scale: 0.95, flip: true }),
      child(t),
      place(handOver(FATHER, 'near'), BEHIND),
      place(lyingGreyhound(IVORY), { at: [63, 436], scale: 0.8, flip: true }),
    ),
}
