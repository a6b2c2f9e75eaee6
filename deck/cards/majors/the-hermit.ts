import { cloak } from '../figure/cloak.ts'
import { gown } from '../figure/dress.ts'
import { sideHood } from '../figure/headwear.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { land, sky } from '../kit/landscape.ts'
import { mountains } from '../kit/mountains.ts'
import { crescent, rays, starOutline } from '../kit/ornaments.ts'
import { BRASS, GOLD, INK, IVORY, LIGHT_GOLD, shadeOf, type Tone, WOOD } from '../kit/palette.ts'
import type { Point } from '../kit/points.ts'
import { circle, place, ribbon, scene, shape } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** A six-pointed star burns in the lantern. */
const lantern = () =>
  scene(
    circle([0, -24], 5, { line: GOLD, width: 2 }),
    shape('-15,-8^ 0,-19^ 15,-8^ 18,24^ -18,24^', { fill: INK, line: GOLD, width: 2 }),
    shape('-21,24^ 21,24^ 19,30^ -19,30^', { fill: GOLD, line: BRASS }),
    shape(starOutline([0, 7], 6, 14, 7.4), { fill: '#FFF3C4', line: GOLD }),
  )

/** Lies behind him, so that no ray crosses his arm. */
const glow = ([x, y]: Point) =>
  scene(
    rays([x, y], 29, 74, 20, { fill: GOLD, opacity: 0.4 }),
    circle([x, y], 38, { fill: LIGHT_GOLD, opacity: 0.16 }),
  )

const POSE: Pose = {
  handsOver: ['far', 'near'],
  hip: [168, 288],
  height: 246,
  view: 'half',
  flip: true,
  lean: -7,
  headTurn: 8,
  near: [228, 250],
  far: [78, 190],
  nearHolds: 88,
  farGrip: 'closed',
  farTurn: -168,
  nearElbow: [-0.2, 1],
  farElbow: [0.2, 1],
  nearFoot: [180, 406],
  farFoot: [148, 406],
}

const hermit = (t: Tone) =>
  person(
    t,
    POSE,
    { hair: 'white', style: 'short', beard: 'long', hat: sideHood(t.soft) },
    gown(t.soft, {
      sleeve: 'bell',
      lining: t.accent,
      flare: 1,
      belt: true,
      trim: BRASS,
      shoe: WOOD,
      cloak: cloak(t.mid, 1.95, -0.15, 0.7),
    }),
  )

export const theHermit: Scene = {
  description:
    'An old man in a blue hooded cloak stands alone on a snowy summit, a staff in one hand; in the other he lifts a lantern in which a star shines.',
  picture: (t) =>
    scene(
      sky(t, '60,130 104,82 206,88 250,150 258,236 40,290 132,132 180,70 228,196 48,180'),
      crescent([214, 116], 15, 200, IVORY),
      mountains(t, '36,300 92,276 150,300 216,262 266,298', 396, t.mid),
      mountains(t, '64,352 244,334', 404, t.soft),
      land(
        '18,404 70,390 150,396 230,388 282,402',
        IVORY,
        { angle: -4, gap: 6.5, line: t.soft, opacity: 0.6 },
        t.soft,
      ),
      shape('124,414^ 180,410 226,413 268,423^ 236,429 190,424 150,419', { fill: shadeOf(IVORY) }),
      ribbon('238,414 234,260 229,166 221,148', [5, 6, 6, 3], { fill: GOLD, line: BRASS }),
      glow([76, 233]),
      hermit(t),
      handOver(POSE, 'near'),
      place(lantern(), { at: [76, 226], scale: 1.12 }),
      handOver(POSE, 'far'),
    ),
}
