import { wandAt } from '../emblems.ts'
import { grip } from '../figure/cloud-hand.ts'
import { castle } from '../kit/buildings.ts'
import { land, sky } from '../kit/landscape.ts'
import { INK, IVORY, LEAF } from '../kit/palette.ts'
import { leaf } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { each, ribbon, scene } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'
import { glory } from './glory.ts'

export const aceOfWands: Scene = {
  description:
    'A hand comes out of a cloud and holds up a living staff with green buds before a ring of light; below, a castle stands on a hill over a river.',
  picture: (t) =>
    scene(
      sky(t, '44,300 256,292 262,180'),
      glory(t),
      land('18,372 70,352 130,366 190,350 282,362', t.mid, {
        angle: -6,
        gap: 4.5,
        line: t.accent,
        opacity: 0.35,
      }),
      castle(t, [232, 366], 30),
      ribbon('204,360 184,378 206,396 170,440', [3, 7, 12, 26], { fill: t.accent, line: IVORY, width: 0.7 }),
      grip(t, [152, 272], wandAt(t, [152, 212], 262, 0, 17)),
      each(points('92,132 210,150 96,206 216,232 104,168 200,108'), (at, i) =>
        leaf(at, 13, 60 + i * 50, { fill: LEAF, line: INK, width: 0.7 }),
      ),
    ),
}
