import { pentacleAt } from '../emblems.ts'
import { cloak, tunic } from '../figure/dress.ts'
import { chaperon } from '../figure/headwear.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose, Skeleton } from '../figure/skeleton.ts'
import { through } from '../kit/curves.ts'
import { ground, land, sky } from '../kit/landscape.ts'
import { BRASS, edgeOf, GOLD, INK, IVORY, LIGHT_GOLD, ROSE, type Tone, WOOD } from '../kit/palette.ts'
import { type Point, points } from '../kit/points.ts'
import { circle, each, scene, shape, stroke, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

const MERCHANT: Pose = {
  handsOver: ['far'],
  hip: [150, 286],
  height: 204,
  far: [74, 236],
  near: [202, 288],
  farElbow: [-1, 1],
  nearElbow: [1, 0.2],
  nearGrip: 'open',
  nearFoot: [164, 394],
  farFoot: [136, 394],
  headTurn: 6,
}

/** A balance hangs from the merchant's hand. */
const scales = () =>
  scene(
    stroke('74,232 74,252', { line: GOLD, width: 2 }),
    stroke('49,256 74,251 99,256', { line: BRASS, width: 3.4 }),
    strokes(['49,256 40,282', '49,256 58,282', '99,256 90,282', '99,256 108,282'], { line: GOLD }),
    each([49, 99], (x) => shape(`${x - 12},282^ ${x + 12},282^ ${x},292`, { fill: GOLD, line: INK })),
  )

type Beggar = { at: Point; flip: boolean; cloth: string }

/** The robe of someone who sits back on the heels: thighs along the ground, shoes behind. */
const foldedLegs =
  (cloth: string) =>
  ({ at, u }: Skeleton) => {
    const edge = (heads: string) => points(heads).map(([x, y]) => at(x, y))
    const line = edgeOf(cloth)
    return scene(
      shape(through(edge('-0.8,0.86 -1.36,0.92 -1.6,1.22 -1.3,1.48 -0.5,1.48')), { fill: WOOD, line: IVORY }),
      shape(
        [
          ...through(edge('-0.48,-0.72'), true),
          ...through(edge('-0.84,-0.1 -1,0.7')),
          ...through(edge('-0.94,1.5'), true),
          ...through(edge('0.3,1.56')),
          ...through(edge('1.5,1.5'), true),
          ...through(edge('1.72,1.16 1.5,0.66 0.9,0.14')),
          ...through(edge('0.48,-0.72'), true),
        ],
        { fill: cloth, line },
      ),
      strokes(
        ['0.3,-0.5 0.66,0.3 1.3,0.9', '0.06,-0.46 0.2,0.5 0.94,1.3', '-0.2,-0.46 -0.3,0.5 0.2,1.3'].map(
          (fold) => through(edge(fold)),
        ),
        { line, width: 0.7, opacity: 0.55 },
      ),
      stroke(through(edge('-0.94,1.43 0.3,1.49 1.5,1.43')), { line: BRASS, width: u * 0.1 }),
    )
  }

/** Sits back on the heels, arms lifted; the one on the right is reached by the coins. */
function beggar(t: Tone, { at: [x, y], flip, cloth }: Beggar): string {
  const side = flip ? -1 : 1
  return person(
    t,
    {
      hip: [x, y],
      height: 148,
      view: 'half',
      flip,
      headTurn: -18 * side,
      near: [x + side * 32, y - 41],
      far: [x + side * 38, y - 47],
      nearGrip: 'open',
      farGrip: 'open',
      nearFoot: [x, y + 30],
      farFoot: [x, y + 30],
    },
    { hair: flip ? 'black' : 'grey', style: 'bob', skin: flip ? 'brown' : 'fair', awake: true },
    tunic(cloth, cloth, { length: 0, bareLegs: false, trim: BRASS, front: foldedLegs(cloth) }),
  )
}

export const sixOfPentacles: Scene = {
  description:
    'A merchant weighs with scales in one hand and drops coins with the other into the hands of two kneeling people, six pentacles above.',
  picture: (t) =>
    scene(
      sky(t, '44,240 262,230', 344),
      land('18,348 100,336 200,344 282,334', t.soft, { angle: -5, gap: 6.5, line: t.deep, opacity: 0.4 }),
      ground(t, 392),
      each(points('54,176 84,120 126,84 174,84 216,120 246,176'), (at) => pentacleAt(t, at, 23)),
      person(
        t,
        MERCHANT,
        { hair: 'brown', style: 'bob', beard: 'short', awake: true, hat: chaperon(ROSE) },
        tunic(ROSE, GOLD, {
          length: 1.1,
          flare: 0.5,
          sleeves: t.soft,
          shoe: WOOD,
          cloak: cloak(t.soft, 1.3, 0, 0.5),
        }),
      ),
      scales(),
      handOver(MERCHANT, 'far'),
      beggar(t, { at: [64, 392], flip: false, cloth: t.accent }),
      beggar(t, { at: [238, 392], flip: true, cloth: GOLD }),
      each(points('208,304 205,316 211,326 204,335'), (at) =>
        circle(at, 3.2, { fill: LIGHT_GOLD, line: INK, width: 0.7 }),
      ),
    ),
}
