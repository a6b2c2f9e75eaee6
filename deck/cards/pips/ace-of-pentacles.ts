import { pentacleAt } from '../emblems.ts'
import { palm } from '../figure/cloud-hand.ts'
import { land, sky } from '../kit/landscape.ts'
import { BRASS, GOLD, IVORY, ROSE, type Tone } from '../kit/palette.ts'
import { lily, rose } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { each, path, scene, shape } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'
import { glory } from './glory.ts'

/** A hedge with a gate in it, and the path that goes through. */
const garden = (t: Tone) =>
  scene(
    land('18,366 90,356 210,362 282,354', t.mid, { angle: -5, gap: 4.5, line: t.accent, opacity: 0.35 }),
    shape('18,384^ 60,372 110,378 126,388 126,420^ 18,428^', { fill: t.soft, line: t.accent }),
    shape('282,384^ 240,372 200,378 176,388 176,420^ 282,428^', { fill: t.soft, line: t.accent }),
    path('M118 420V386C118 358 184 358 184 386V420H170V390C170 374 132 374 132 390V420Z', {
      fill: t.soft,
      line: t.accent,
      width: 1,
    }),
    shape('143,390^ 158,390^ 160,410 184,442^ 112,442^ 138,412', { fill: GOLD, line: BRASS, width: 0.8 }),
    each(points('44,396 76,390 104,398 198,398 226,390 258,396'), (at, i) =>
      rose(at, 7, i % 2 ? IVORY : ROSE),
    ),
    each(points('52,424 88,428 214,428 250,424'), (at) => lily(at, 13)),
  )

export const aceOfPentacles: Scene = {
  description:
    'A hand from a cloud holds out a great golden pentacle over a garden with lilies and a gate in its hedge of roses.',
  picture: (t) =>
    scene(
      sky(t, '44,316 258,316 256,180'),
      glory(t),
      garden(t),
      palm(t, [152, 276], pentacleAt(t, [154, 204], 66)),
    ),
}
