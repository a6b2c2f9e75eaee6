import { pentacleAt } from '../emblems.ts'
import { cloak, tunic } from '../figure/dress.ts'
import { chaperon } from '../figure/headwear.ts'
import { handAgain, person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { ground, land, sky } from '../kit/landscape.ts'
import { BRASS, GOLD, INK, LIGHT_GOLD, ROSE, type Tone, WOOD } from '../kit/palette.ts'
import { type Point, points } from '../kit/points.ts'
import { circle, each, scene, shape, stroke, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

const MERCHANT: Pose = {
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

type Beggar = { at: Point; flip: boolean; cloth: string; hose: string }

/** On both knees, arms lifted; the one on the right is reached by the coins. */
function beggar(t: Tone, { at: [x, y], flip, cloth, hose }: Beggar): string {
  const side = flip ? -1 : 1
  return person(
    t,
    {
      hip: [x, y],
      height: 148,
      view: 'half',
      flip,
      headTurn: -18 * side,
      near: [x + side * 38, y - 36],
      far: [x + side * 44, y - 40],
      nearGrip: 'open',
      farGrip: 'open',
      nearKnee: [x + side * 8, y + 38],
      farKnee: [x + side * 20, y + 34],
      nearFoot: [x - side * 26, y + 42],
      farFoot: [x - side * 16, y + 38],
      toes: flip ? [30, 30] : [150, 150],
    },
    { hair: flip ? 'black' : 'grey', style: 'bob', skin: flip ? 'brown' : 'fair', awake: true },
    tunic(cloth, hose, { length: 0.9, flare: 0.3, trim: BRASS, shoe: WOOD }),
  )
}

export const sixOfPentacles: Scene = {
  description:
    'A merchant weighs with scales in one hand and drops coins with the other into the hands of two kneeling people, six pentacles above.',
  picture: (t) =>
    scene(
      sky(t, '44,240 262,230', 344),
      land('18,348 100,336 200,344 282,334', t.soft, { angle: -5, gap: 5, line: t.deep, opacity: 0.4 }),
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
      handAgain(MERCHANT, 'far'),
      beggar(t, { at: [62, 382], flip: false, cloth: t.accent, hose: t.deep }),
      beggar(t, { at: [242, 382], flip: true, cloth: GOLD, hose: ROSE }),
      each(points('208,304 204,316 211,327 203,336'), (at) =>
        circle(at, 3.2, { fill: LIGHT_GOLD, line: INK, width: 0.7 }),
      ),
    ),
}
