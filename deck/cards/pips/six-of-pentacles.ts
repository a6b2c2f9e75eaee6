import { pentacleAt } from '../emblems.ts'
import { cloak } from '../figure/cloak.ts'
import { tunic } from '../figure/dress.ts'
import { chaperon } from '../figure/headwear.ts'
import { shoe } from '../figure/leg.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose, Skeleton } from '../figure/skeleton.ts'
import { castle } from '../kit/buildings.ts'
import { through } from '../kit/curves.ts'
import { ground, land, sky } from '../kit/landscape.ts'
import { mountains } from '../kit/mountains.ts'
import { BRASS, edgeOf, GOLD, INK, LIGHT_GOLD, ROSE, type Tone, WOOD } from '../kit/palette.ts'
import { type Point, points } from '../kit/points.ts'
import { circle, each, scene, shape, stroke, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

const MERCHANT: Pose = {
  handsOver: ['far'],
  hip: [150, 280],
  height: 224,
  far: [76, 234],
  near: [206, 282],
  farGrip: 'pinch',
  farTurn: 150,
  farThumb: [0, 1],
  nearGrip: 'open',
  nearTurn: 84,
  farElbowAt: [112, 246],
  nearElbowAt: [196, 244],
  nearFoot: [172, 397],
  farFoot: [135, 399],
  lean: 2,
  headTurn: 10,
}

/** A balance hangs from the merchant's hand. */
const scales = () =>
  scene(
    stroke('65,245 65,261', { line: GOLD, width: 2 }),
    stroke('42,266 65,260 88,266', { line: INK, width: 4.6 }),
    stroke('42,266 65,260 88,266', { line: GOLD, width: 3 }),
    strokes(['42,266 34,290', '42,266 50,290', '88,266 80,290', '88,266 96,290'], { line: GOLD }),
    each([42, 88], (x) =>
      shape(`${x - 11},290^ ${x + 11},290^ ${x + 6},298 ${x},300 ${x - 6},298`, { fill: GOLD, line: INK }),
    ),
    circle([65, 261], 3, { fill: GOLD, line: INK }),
  )

type Beggar = {
  at: Point
  flip: boolean
  cloth: string
  hands: Pick<Pose, 'near' | 'far'> & Partial<Pose>
}

/** Palm to palm, and lifted. */
const PLEADING: Beggar['hands'] = {
  near: [98, 345],
  far: [101, 344],
  nearTurn: -62,
  farTurn: -62,
  nearGrip: 'joined',
  farGrip: 'joined',
}

/** Both palms up, side by side, under the coins. */
const CUPPED: Beggar['hands'] = {
  near: [212, 350],
  far: [206, 346],
  farElbowAt: [214, 373],
  nearTurn: 188,
  farTurn: 188,
  nearGrip: 'offer',
  farGrip: 'offer',
}

/** The robe of someone who sits back on the heels: thighs along the ground, shoes behind. */
const foldedLegs =
  (cloth: string, backward: 0 | 180) =>
  ({ at, u }: Skeleton) => {
    const edge = (heads: string) => points(heads).map(([x, y]) => at(x, y))
    const line = edgeOf(cloth)
    return scene(
      shoe({ ankle: at(-0.8, 1.18) }, u, WOOD, backward),
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

/** Sits back on the heels, arms lifted. */
function beggar(t: Tone, { at: [x, y], flip, cloth, hands }: Beggar): string {
  const side = flip ? -1 : 1
  return person(
    t,
    {
      hip: [x, y],
      height: 158,
      view: 'half',
      flip,
      headTurn: -18 * side,
      ...hands,
      nearFoot: [x, y + 30],
      farFoot: [x, y + 30],
    },
    {
      hair: flip ? 'black' : 'grey',
      style: 'bob',
      skin: flip ? 'brown' : 'fair',
      awake: true,
      mood: 'sad',
      gaze: [0.5, -0.7],
    },
    tunic(cloth, cloth, {
      length: 0,
      bareLegs: false,
      trim: BRASS,
      front: foldedLegs(cloth, flip ? 0 : 180),
    }),
  )
}

export const sixOfPentacles: Scene = {
  description:
    'A merchant weighs with scales in one hand and drops coins with the other for two kneeling people, one with cupped and one with folded hands, six pentacles above.',
  picture: (t) =>
    scene(
      sky(t, '44,240 262,230', 344),
      mountains(t, '34,290 94,312 172,304 262,286', 350, '#4F6E6A'),
      castle(t, [255, 341], 17),
      land('18,348 100,336 200,344 282,334', t.soft, { angle: -5, gap: 6.5, line: t.deep, opacity: 0.4 }),
      ground(t, 392),
      each(points('50,178 80,120 124,82 176,82 220,120 250,178'), (at) => pentacleAt(t, at, 23)),
      person(
        t,
        MERCHANT,
        { hair: 'brown', style: 'bob', beard: 'short', awake: true, gaze: [0.6, 0.6], hat: chaperon(ROSE) },
        tunic(ROSE, GOLD, {
          length: 1.1,
          flare: 0.36,
          sleeve: 'full',
          sleeves: t.soft,
          shoe: WOOD,
          cloak: cloak(t.soft, 1.3, 0, 0.5),
        }),
      ),
      scales(),
      handOver(MERCHANT, 'far'),
      beggar(t, { at: [69, 394], flip: false, cloth: t.accent, hands: PLEADING }),
      beggar(t, { at: [228, 394], flip: true, cloth: GOLD, hands: CUPPED }),
      each(points('203,302 207,312 203,322 208,333'), (at) =>
        circle(at, 3.2, { fill: LIGHT_GOLD, line: INK, width: 0.7 }),
      ),
    ),
}
