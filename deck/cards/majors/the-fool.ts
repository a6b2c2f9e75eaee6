import { butterfly } from '../creatures/beasts.ts'
import { leapingDog } from '../creatures/dogs.ts'
import { tunic } from '../figure/dress.ts'
import { capWithFeather } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { daySky, mountains } from '../kit/landscape.ts'
import { star, sunFace } from '../kit/ornaments.ts'
import { BRASS, GOLD, IVORY, LEAF, ROSE, type Tone } from '../kit/palette.ts'
import { leaf, rose } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { each, place, ribbon, scene, shape, stroke } from '../kit/svg.ts'
import { hatch } from '../kit/texture.ts'
import type { Scene } from '../scene.ts'

const CLIFF = '18,382^ 60,378 120,384 196,380 206,384 200,392^ 210,400 202,412 208,424 200,442^ 18,442^'

const cliff = (t: Tone) =>
  scene(
    shape(CLIFF, { fill: t.mid, line: IVORY }),
    hatch(CLIFF, { angle: 62, gap: 4, line: t.accent, opacity: 0.4 }),
    each(points('40,376 92,377 128,381'), ([x, y]) => rose([x, y - 4], 5)),
  )

/** All the Fool owns, on a stick over the shoulder. */
const bundle = (t: Tone) =>
  scene(
    ribbon('178,246 124,211 66,172', [4, 5, 5], { fill: GOLD, line: BRASS }),
    shape('62,172 46,182 40,200 50,216 68,216 80,204 76,184', { fill: t.soft, line: IVORY }),
    shape('66,174^ 60,160 50,158 56,168 46,170 60,178', { fill: t.soft, line: IVORY }),
    star([60, 200], 8, 8, 3, { fill: GOLD }),
  )

const youth = (t: Tone) =>
  person(
    t,
    {
      hip: [138, 276],
      height: 196,
      view: 'half',
      lean: -7,
      headTurn: -14,
      near: [164, 236],
      far: [202, 196],
      farGrip: 'closed',
      nearFoot: [112, 374],
      farFoot: [186, 354],
      toes: [-18, 6],
    },
    { hair: 'blond', style: 'curls', awake: true, hat: capWithFeather(t.soft) },
    tunic(IVORY, GOLD, {
      sleeves: t.soft,
      shoe: t.accent,
      length: 0.75,
      flare: 0.7,
      sweep: -0.2,
      trim: GOLD,
      front: ({ at, u }) =>
        each(points('-0.3,-1.75 0.3,-1.1 -0.5,0.3 0.1,0.5 -0.3,1.1 0.5,1.1'), ([x, y]) =>
          star(at(x, y), 6, u * 0.17, u * 0.07, { fill: t.soft }),
        ),
    }),
  )

export const theFool: Scene = {
  description:
    'A youth in a feathered cap steps, looking up, towards the edge of a cliff, a white rose in one hand and a bundle on a stick over the shoulder; a small dog leaps behind and the sun shines.',
  picture: (t) =>
    scene(
      daySky(t, 400),
      sunFace([203, 102], 27),
      mountains(t, '222,300 258,330', 442, t.soft),
      cliff(t),
      place(leapingDog(), { at: [58, 379], scale: 0.92 }),
      bundle(t),
      youth(t),
      stroke('202,196 208,172', { line: LEAF, width: 1.6 }) +
        leaf([205, 184], 10, -20, { fill: LEAF }) +
        rose([209, 165], 9),
      place(butterfly(ROSE), { at: [246, 282], turn: 24, scale: 0.8 }),
    ),
}
