import { pentacleAt } from '../emblems.ts'
import { cloak } from '../figure/cloak.ts'
import { gown, tunic } from '../figure/dress.ts'
import { bandage, sideHood } from '../figure/headwear.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { masonry } from '../kit/buildings.ts'
import { through } from '../kit/curves.ts'
import { land } from '../kit/landscape.ts'
import { BRASS, GOLD, INK, IVORY, LIGHT_GOLD, ROSE, SKIN, shadeOf, type Tone, WOOD } from '../kit/palette.ts'
import { type Point, points } from '../kit/points.ts'
import { circle, each, path, rectangle, ribbon, scene, shape, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** Warm light in a church window, and five pentacles in the glass. */
const churchWindow = (t: Tone) =>
  scene(
    rectangle([20, 20], 260, 330, { fill: t.mid }),
    masonry([20, 40], 260, 310, { line: t.soft, opacity: 0.6 }, 20),
    path('M72 286V156C72 100 130 80 150 54C170 80 228 100 228 156V286Z', { fill: GOLD, line: INK, width: 2 }),
    path('M80 278V158C80 108 132 88 150 66C168 88 220 108 220 158V278Z', {
      fill: LIGHT_GOLD,
      line: INK,
      width: 1.2,
    }),
    strokes(
      [
        '150,68 150,278',
        '80,166 220,166',
        '80,222 220,222',
        '115,104 115,278',
        '185,104 185,278',
        '80,194 115,166',
        '220,194 185,166',
        '80,250 115,222',
        '220,250 185,222',
      ],
      {
        line: BRASS,
        width: 1.6,
      },
    ),
    ...points('150,102 112,152 188,152 116,214 184,214').map((at) => pentacleAt(t, at, 26)),
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
  hip: [192, 338],
  height: 166,
  view: 'half',
  lean: 10,
  near: [174, 344],
  far: [232, 338],
  nearHolds: 96,
  farHolds: 84,
  nearElbow: [-1, 0.6],
  farElbow: [1, 0.4],
  nearFoot: [186, 424],
  farFoot: [212, 402],
  headTurn: 10,
}

const SHAWL: Pose = {
  hip: [82, 338],
  height: 168,
  view: 'profile',
  lean: 15,
  headTurn: 10,
  near: [112, 326],
  far: [116, 318],
  nearGrip: 'resting',
  farGrip: 'resting',
  nearFoot: [58, 422],
  farFoot: [98, 426],
  toes: [0, 16],
}

export const fiveOfPentacles: Scene = {
  description:
    'Two poor people, one barefoot in a shawl and one on crutches, pass through snow under a bright church window with five pentacles.',
  picture: (t) =>
    scene(
      churchWindow(t),
      land(
        '18,344 90,334 190,340 282,330',
        IVORY,
        { angle: -3, gap: 7, line: t.soft, opacity: 0.6 },
        t.accent,
      ),
      shape('18,372^ 80,362 130,368 96,378 40,384 18,386^', { fill: shadeOf(IVORY) }),
      shape('282,392^ 230,396 210,408 250,416 282,412^', { fill: shadeOf(IVORY) }),
      snow(),
      person(
        t,
        SHAWL,
        { hair: 'brown', style: 'long', mood: 'sad', awake: true, hat: sideHood(ROSE) },
        gown(WOOD, {
          flare: 0.6,
          hose: SKIN.fair,
          shoe: SKIN.fair,
          length: 1.85,
          sweep: -0.3,
          trim: '',
          cloak: cloak(ROSE, 0.9, -0.3, 0.4),
        }),
      ),
      crutch([229, 292], [240, 426]),
      person(
        t,
        LAME,
        {
          hair: 'black',
          style: 'short',
          beard: 'short',
          skin: 'tan',
          mood: 'sad',
          awake: true,
          hat: bandage(),
        },
        tunic(t.soft, t.accent, { length: 0.85, flare: 0.5, shoe: WOOD, trim: BRASS }),
      ),
      crutch([178, 300], [166, 432]),
      handOver(LAME, 'near', 'tan'),
    ),
}
