import { sittingLion } from '../creatures/lion.ts'
import { gown } from '../figure/dress.ts'
import { flowerWreath } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { ground, mountains, sky } from '../kit/landscape.ts'
import { halo, lemniscate } from '../kit/ornaments.ts'
import { IVORY, LEAF, ROSE, type Tone } from '../kit/palette.ts'
import { grass, rose, vine } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { each, place, scene } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

const woman = (t: Tone) =>
  person(
    t,
    {
      hip: [90, 304],
      height: 220,
      view: 'half',
      lean: 20,
      headTurn: 2,
      near: [121, 315],
      far: [178, 300],
      farElbow: [0.4, 1],
      nearGrip: 'open',
      farGrip: 'open',
      nearFoot: [82, 412],
      farFoot: [110, 412],
    },
    { hair: 'brown', style: 'long', skin: 'tan', hat: flowerWreath() },
    gown(IVORY, { sleeve: 'rolled', sleeves: IVORY, flare: 0.7, sweep: -0.3, trim: ROSE }),
  )

/** A chain of roses: all the force she needs. */
const garland = () =>
  scene(
    vine('82,286 66,318 74,356 64,400', { line: LEAF }, 9, 10),
    each(points('80,292 68,320 74,350 66,382'), (at) => rose(at, 6.5, ROSE)),
  )

export const strength: Scene = {
  description:
    'A woman crowned with flowers bends to a great golden lion and gently closes its jaws with bare hands; the sign of infinity floats over her head.',
  picture: (t) =>
    scene(
      sky(t, '52,170 246,190 228,120 84,88 256,256'),
      mountains(t, '50,290 196,238 252,274', 384, t.soft),
      ground(t, 402),
      halo(t, [136, 206], 40),
      lemniscate([140, 140], 0.95),
      place(sittingLion(), { at: [203, 421], flip: true, scale: 0.9 }),
      woman(t),
      garland(),
      grass(points('40,424 128,432 258,430'), t.accent),
    ),
}
