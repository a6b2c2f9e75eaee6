import { dove } from '../creatures/beasts.ts'
import { cupAt } from '../emblems.ts'
import { palm } from '../figure/cloud-hand.ts'
import { sea, sky } from '../kit/landscape.ts'
import { drop } from '../kit/ornaments.ts'
import { IVORY, LEAF, type Tone } from '../kit/palette.ts'
import { lily } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { each, ellipse, place, scene, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'
import { glory } from './glory.ts'

/** Five streams run over the brim and into the sea. */
const streams = (t: Tone) =>
  strokes(
    [
      '118,178 92,196 84,290 82,372',
      '132,182 112,214 108,300 108,372',
      '168,182 190,214 194,300 194,372',
      '182,178 210,196 218,290 220,372',
      '150,184 150,200',
    ],
    { line: t.accent, width: 2.6 },
  )

export const aceOfCups: Scene = {
  description:
    'An open hand from a cloud carries a golden cup that runs over in five streams into a lily pond; a dove comes down to it.',
  picture: (t) =>
    scene(
      sky(t, '44,300 256,300'),
      glory(t),
      sea(t, 370, t.mid),
      streams(t),
      palm(t, [150, 274], cupAt(t, [150, 214], 124)),
      place(dove(), { at: [150, 116], turn: 64, scale: 0.92 }),
      each(
        points('66,408 124,424 206,416 250,396'),
        (at) => ellipse([at[0], at[1] + 8], 15, 4, { fill: LEAF, line: IVORY, width: 0.7 }) + lily(at, 11),
      ),
      each(points('70,330 232,332 94,350 206,348'), (at) => drop(at, 6, t.accent)),
    ),
}
