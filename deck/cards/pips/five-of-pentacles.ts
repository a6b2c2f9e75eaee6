import { pentacleAt } from '../emblems.ts'
import { cloak, gown, tunic } from '../figure/dress.ts'
import { sideHood } from '../figure/headwear.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { masonry } from '../kit/buildings.ts'
import { through } from '../kit/curves.ts'
import { land } from '../kit/landscape.ts'
import { BRASS, GOLD, INK, IVORY, LIGHT_GOLD, ROSE, SKIN, type Tone, WOOD } from '../kit/palette.ts'
import { type Point, points } from '../kit/points.ts'
import { circle, each, path, rectangle, ribbon, scene, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** Warm light in a church window, and five pentacles in the glass. */
const churchWindow = (t: Tone) =>
  scene(
    rectangle([20, 20], 260, 330, { fill: t.mid }),
    masonry([20, 40], 260, 310, { line: t.soft, opacity: 0.6 }, 20),
    path('M72 296V162C72 104 130 84 150 58C170 84 228 104 228 162V296Z', { fill: GOLD, line: INK, width: 2 }),
    path('M80 288V164C80 112 132 92 150 70C168 92 220 112 220 164V288Z', {
      fill: LIGHT_GOLD,
      line: INK,
      width: 1.2,
    }),
    strokes(['150,72 150,288', '80,170 220,170', '80,230 220,230', '115,110 115,288', '185,110 185,288'], {
      line: BRASS,
      width: 1.6,
    }),
    ...points('150,112 112,166 188,166 118,240 182,240').map((at) => pentacleAt(t, at, 25)),
  )

const snow = () =>
  each(
    points(
      '40,110 56,190 36,260 262,130 250,210 264,280 60,318 120,316 180,314 236,324 96,336 206,340 42,360 262,362',
    ),
    (at) => circle(at, 2.2, { fill: IVORY }),
  )

/** A straight staff with a rest for the arm and a grip for the hand. */
const crutch = ([x, y]: Point, foot: Point) =>
  scene(
    ribbon(through([[x, y], foot]), [4, 3.4], { fill: WOOD, line: INK, width: 0.8 }),
    ribbon(`${x - 8},${y + 1} ${x},${y - 1} ${x + 8},${y}`, [4, 5, 4], { fill: WOOD, line: INK, width: 0.8 }),
  )

/** He swings between his crutches, one foot off the ground. */
const LAME: Pose = {
  handsOver: ['near'],
  hip: [180, 354],
  height: 130,
  view: 'half',
  lean: 8,
  near: [165, 358],
  far: [208, 354],
  nearElbow: [-1, 0.6],
  farElbow: [1, 0.4],
  nearFoot: [176, 422],
  farFoot: [194, 404],
  headTurn: 8,
}

export const fiveOfPentacles: Scene = {
  description:
    'Two poor people, one barefoot in a shawl and one on crutches, pass through snow under a bright church window with five pentacles.',
  picture: (t) =>
    scene(
      churchWindow(t),
      land(
        '18,344 90,336 190,342 282,334',
        IVORY,
        { angle: -3, gap: 6.5, line: t.soft, opacity: 0.6 },
        t.accent,
      ),
      snow(),
      person(
        t,
        {
          hip: [88, 352],
          height: 132,
          view: 'profile',
          lean: 14,
          headTurn: 8,
          near: [108, 344],
          far: [112, 336],
          nearFoot: [72, 420],
          farFoot: [102, 422],
        },
        { hair: 'brown', style: 'long', hat: sideHood(ROSE) },
        gown(WOOD, {
          flare: 0.5,
          hose: SKIN.fair,
          shoe: SKIN.fair,
          sweep: -0.3,
          trim: '',
          cloak: cloak(ROSE, 0.8, -0.2, 0.3),
        }),
      ),
      crutch([203, 322], [216, 424]),
      person(
        t,
        LAME,
        { hair: 'black', style: 'short', beard: 'short', skin: 'tan' },
        tunic(t.soft, t.accent, { length: 0.8, shoe: IVORY, trim: BRASS }),
      ),
      crutch([169, 324], [158, 428]),
      handOver(LAME, 'near', 'tan'),
    ),
}
