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
import { path, rectangle, ribbon, scene, shape, stroke, strokes } from '../kit/svg.ts'
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
    strokes(['150,68 150,278', '80,166 220,166', '80,222 220,222', '115,95 115,278', '185,95 185,278'], {
      line: BRASS,
      width: 1.6,
    }),
    ...points('150,102 112,152 188,152 116,214 184,214').map((at) => pentacleAt(t, at, 26)),
  )

const FLAKES =
  '34,196 40,150 56,190 36,236 60,262 44,286 58,318 30,322 62,132 48,112 92,300 60,226 252,118 266,156 240,132 234,92 66,96 88,66 212,62 252,196 242,222 264,250 246,280 268,300 254,322 264,210 238,172 118,318 140,330 150,304 262,276 270,346 38,352 132,296 148,352 140,388 30,398 236,306 128,412 262,404'

/** Flakes before the wall, and over the drifts where they show as specks of shade. */
const snow = () => {
  const dots = (list: readonly Point[]) => list.map(([x, y]) => `M${x} ${y}h0`).join('')
  const [big, small] = [0, 1].map((odd) => points(FLAKES).filter((_, i) => i % 2 === odd))
  return path(dots(big!), { line: IVORY, width: 4.4 }) + path(dots(small!), { line: IVORY, width: 2.8 })
}

/** A straight staff with a rest for the armpit and a grip for the hand. */
const crutch = ([x, y]: Point, foot: Point) =>
  scene(
    ribbon(through([[x, y], foot]), [4, 3.4], { fill: WOOD, line: INK, width: 0.8 }),
    ribbon(`${x - 9},${y - 1} ${x},${y + 1} ${x + 9},${y - 1}`, [4.4, 5, 4.4], {
      fill: WOOD,
      line: INK,
      width: 0.8,
    }),
  )

/** He hangs between his crutches, one foot off the ground. */
const LAME: Pose = {
  hip: [192, 338],
  height: 166,
  view: 'half',
  lean: 10,
  near: [176, 347],
  far: [225, 343],
  nearHolds: 96,
  farHolds: 82,
  nearElbowAt: [167, 321],
  farElbowAt: [240, 314],
  nearFoot: [186, 424],
  farFoot: [212, 402],
  headTurn: 14,
}

const lame = (t: Tone) =>
  scene(
    crutch([220, 305], [236, 424]),
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
      tunic(t.soft, t.accent, {
        length: 0.85,
        flare: 0.5,
        shoe: WOOD,
        trim: BRASS,
        front: () => crutch([181, 305], [168, 431]),
      }),
    ),
  )

const COLD: Pose = {
  handsOver: ['near'],
  hip: [82, 338],
  height: 168,
  view: 'profile',
  lean: 15,
  headTurn: 10,
  near: [112, 308],
  far: [113, 314],
  nearTurn: -30,
  nearFoot: [58, 422],
  farFoot: [98, 426],
  toes: [0, 16],
}

/** The shawl lies over her shoulder, and she holds it together before her breast. */
const shawl = () =>
  scene(
    shape('107,308^ 103,320 104,336^ 113,334^ 114,320 112,308^', { fill: shadeOf(ROSE), line: INK }),
    // Hood and shawl are of one cloth: no seam parts them.
    shape(
      '102,274^ 86,271 77.6,283 73,298 70.5,314^ 84,316 95,310 104,305 111,308^ 116,298 116,288 112,279^',
      {
        fill: ROSE,
      },
    ),
    stroke('78,282 73,298 70.5,314^ 84,316 95,310 104,305 111,308^ 116,298 116,288 112,279^ 103,274^', {
      line: INK,
    }),
    strokes(['92,270 87,292 82,311', '106,284 100,296 110,306', '113,286 112,296 111,306'], {
      line: INK,
      width: 0.7,
    }),
  )

const poorWoman = (t: Tone) =>
  scene(
    person(
      t,
      COLD,
      { hair: 'brown', style: 'bob', mood: 'sad', awake: true, hat: sideHood(ROSE) },
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
    shawl(),
    handOver(COLD, 'near'),
  )

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
      strokes(['18,366 60,358 110,362 150,356', '150,384 200,374 250,378 282,370'], {
        line: t.soft,
        opacity: 0.7,
      }),
      shape('44,430^ 84,424 132,428 150,433^ 120,437 60,437', { fill: shadeOf(IVORY) }),
      shape('160,430^ 196,425 244,423 268,427^ 250,433 196,434', { fill: shadeOf(IVORY) }),
      snow(),
      poorWoman(t),
      lame(t),
    ),
}
