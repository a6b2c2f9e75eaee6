import { greyhound } from '../creatures/dogs.ts'
import { pentacleAt } from '../emblems.ts'
import { gown, tunic } from '../figure/dress.ts'
import { circlet } from '../figure/headwear.ts'
import { shoe } from '../figure/leg.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose, Skeleton } from '../figure/skeleton.ts'
import { castle, masonry } from '../kit/buildings.ts'
import { through } from '../kit/curves.ts'
import { ground, sky } from '../kit/landscape.ts'
import { edgeOf, FUR, GOLD, INK, IVORY, ROSE, type Tone, WINE } from '../kit/palette.ts'
import { grapes } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { each, path, place, rectangle, scene, shape, stroke, strokes } from '../kit/svg.ts'
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
    masonry([24, 40], 60, 360, { line: t.deep, opacity: 0.5 }, 22),
    masonry([216, 40], 60, 360, { line: t.deep, opacity: 0.5 }, 22),
    path('M94 442V170C94 60 206 60 206 170V442', { line: GOLD, width: 3 }),
  )

/** The robe of someone who sits and is seen from the side: it lies over the thighs and falls from the knees. */
const sideLap =
  (fill: string) =>
  ({ at, u }: Skeleton) => {
    const edge = (heads: string) => points(heads).map(([x, y]) => at(x, y))
    const line = edgeOf(fill)
    return scene(
      shoe({ ankle: at(1.36, 2.36) }, u, GOLD, 0),
      shape(
        [
          ...through(edge('-0.48,-0.72'), true),
          ...through(edge('-0.86,0')),
          ...through(edge('-0.8,0.62 0.7,0.7'), true),
          ...through(edge('0.82,1.5')),
          ...through(edge('0.62,2.4'), true),
          ...through(edge('1.2,2.52')),
          ...through(edge('1.9,2.36'), true),
          ...through(edge('1.92,1.4 1.96,0.6 1.7,0.12 1,-0.14')),
          ...through(edge('0.48,-0.72'), true),
        ],
        { fill, line },
      ),
      strokes(
        [
          '1,0.5 1.08,1.5 0.96,2.36',
          '1.36,0.5 1.42,1.5 1.4,2.36',
          '0.1,-0.5 0.3,0.1 1,0.34',
          '-0.3,-0.5 -0.3,0.2',
        ].map((fold) => through(edge(fold))),
        { line, width: 0.7, opacity: 0.55 },
      ),
      stroke(through(edge('0.62,2.32 1.2,2.44 1.9,2.28')), { line: GOLD, width: u * 0.1 }),
      each(points('-0.1,-1.5 0.3,-1.1 0.9,0.3'), ([x, y]) => grapes(at(x, y), 9, GOLD)),
    )
  }

const grandfather = (t: Tone) =>
  scene(
    rectangle([36, 388], 46, 40, { fill: t.mid, line: IVORY }),
    rectangle([32, 382], 56, 8, { fill: GOLD, line: INK }),
    person(
      t,
      {
        hip: [66, 367],
        height: 168,
        view: 'half',
        lean: 6,
        near: [99, 362],
        far: [118, 336],
        nearGrip: 'resting',
        farGrip: 'open',
        farElbow: [0.2, 1],
        nearElbow: [-0.4, 1],
        nearFoot: [102, 424],
        farFoot: [112, 422],
      },
      { hair: 'white', style: 'bob', beard: 'long', awake: true, mood: 'glad' },
      gown(WINE, { length: 0, bareLegs: false, trim: GOLD, front: sideLap(WINE) }),
    ),
  )

const FATHER: Pose = {
  handsOver: ['near'],
  hip: [165, 336],
  height: 136,
  view: 'half',
  near: [153, 353],
  far: [188, 325],
  nearGrip: 'resting',
  nearTurn: 118,
  nearElbowAt: [149, 325],
  farElbow: [-0.2, 1],
  nearFoot: [157, 408],
  farFoot: [174, 408],
}

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
        hip: [211, 336],
        height: 134,
        view: 'half',
        flip: true,
        near: [210, 331],
        far: [192, 325],
        nearGrip: 'resting',
        nearElbowAt: [232, 320],
        farElbow: [0.2, 1],
        nearFoot: [219, 408],
        farFoot: [204, 408],
      },
      { hair: 'black', style: 'long', skin: 'brown', hat: circlet(ROSE), awake: true },
      gown(IVORY, { flare: 0.5, trim: ROSE }),
    ),
  )

/** A child's legs are short, and its head is large. It reaches for the old man's hand and for the dog. */
const child = (t: Tone) =>
  person(
    t,
    {
      hip: [147, 383],
      height: 92,
      view: 'half',
      flip: true,
      near: [124, 374],
      far: [119, 356],
      nearGrip: 'open',
      farGrip: 'open',
      nearElbow: [0.3, 1],
      farElbow: [0, 1],
      nearKnee: [151, 404],
      farKnee: [146, 404],
      nearFoot: [152, 424],
      farFoot: [144, 424],
    },
    { hair: 'auburn', style: 'bob', awake: true, mood: 'glad' },
    gown(IVORY, { flare: 0.4, trim: ROSE, shoe: ROSE }),
  )

export const tenOfPentacles: Scene = {
  description:
    'Three generations meet at the gate of a town: an old man in a rich robe with two dogs, a couple, and a child; ten pentacles stand over them in the order of the tree of life.',
  picture: (t) =>
    scene(
      sky(t, '', 250),
      gate(t),
      tree(t),
      ground(t, 396),
      place(
        scene(
          couple(t),
          grandfather(t),
          child(t),
          handOver(FATHER, 'near'),
          place(greyhound(IVORY), { at: [57, 432], scale: 0.6 }),
          place(greyhound(FUR), { at: [121, 433], scale: 0.6, flip: true }),
        ),
        { at: [-13, -78], scale: 1.18 },
      ),
    ),
}
