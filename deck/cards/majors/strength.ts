import { sittingLion } from '../creatures/lion.ts'
import { gown } from '../figure/dress.ts'
import { flowerWreath } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { ground, land, sky } from '../kit/landscape.ts'
import { mountains } from '../kit/mountains.ts'
import { halo, lemniscate } from '../kit/ornaments.ts'
import { IVORY, LEAF, ROSE, type Tone } from '../kit/palette.ts'
import { grass, rose, vine } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { each, place, scene } from '../kit/svg.ts'
import { tree } from '../kit/trees.ts'
import type { Scene } from '../scene.ts'

const POSE: Pose = {
  hip: [86, 300],
  height: 236,
  stature: 'slim',
  view: 'half',
  lean: 24,
  headTurn: 6,
  near: [132, 346],
  far: [160, 286],
  farElbowAt: [121, 269],
  nearElbowAt: [93, 299],
  nearGrip: 'resting',
  farGrip: 'resting',
  nearTurn: 43,
  farTurn: 24,
  nearFoot: [76, 412],
  farFoot: [108, 412],
}

const woman = (t: Tone) =>
  person(
    t,
    POSE,
    { hair: 'brown', style: 'long', skin: 'tan', mood: 'glad', hat: flowerWreath() },
    gown(IVORY, { sleeve: 'rolled', flare: 0.8, sweep: -0.2, trim: ROSE }),
  )

/** A chain of roses binds both: all the force she needs. */
const garland = () =>
  scene(
    vine('76,282 62,314 70,356 56,404', { line: LEAF }, 9, 11),
    each(points('75,290 63,318 70,350 60,386'), (at) => rose(at, 7.4, ROSE)),
  )

export const strength: Scene = {
  description:
    'A woman crowned with flowers bends to a great golden lion and gently closes its jaws with bare hands; the sign of infinity floats over her head.',
  picture: (t) =>
    scene(
      sky(t, '52,150 252,150 228,96 84,88 262,210 36,230'),
      halo(t, [134, 190], 56),
      lemniscate([140, 104], 1.2),
      mountains(t, '44,286 146,322 206,214 262,262', 392, t.soft),
      land('18,392 90,378 180,388 282,376', t.mid, { angle: -5, gap: 6.5, line: t.accent, opacity: 0.35 }),
      tree(t, [255, 388], 66),
      tree(t, [233, 386], 46),
      ground(t, 406),
      place(sittingLion(), { at: [202, 424], flip: true, scale: 1.04 }),
      woman(t),
      garland(),
      each(points('33,427 124,428 146,426'), (at, i) => rose(at, 5.4, i % 2 ? IVORY : ROSE)),
      grass(points('44,429 114,430 138,431'), LEAF),
    ),
}
