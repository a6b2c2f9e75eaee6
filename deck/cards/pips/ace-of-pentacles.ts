import { pentacleAt } from '../emblems.ts'
import { palm } from '../figure/cloud-hand.ts'
import { land, sky } from '../kit/landscape.ts'
import { mountains } from '../kit/mountains.ts'
import { BRASS, GOLD, IVORY, LEAF, ROSE, type Tone } from '../kit/palette.ts'
import { grass, leafOutline, lily, rose } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { each, path, scene, shape, shapes, stroke, strokes } from '../kit/svg.ts'
import { foliage } from '../kit/trees.ts'
import type { Scene } from '../scene.ts'
import { glory } from './glory.ts'

/** A hedge with a gate in it, and the path that goes through and on to the mountains. */
const garden = (t: Tone) =>
  scene(
    mountains(t, '110,338 150,324 192,340', 366, '#4F6E6A'),
    land('18,362 90,350 210,358 282,348', t.mid, { angle: -5, gap: 6, line: t.accent, opacity: 0.35 }),
    path(`${foliage([62, 392], 58, 17, 16)}${foliage([240, 392], 58, 17, 16, 10)}`, {
      fill: t.mid,
      line: t.accent,
    }),
    path(foliage([54, 386], 40, 8, 10) + foliage([232, 386], 40, 8, 10), { fill: t.soft }),
    shape(
      '149,367^ 153,367^ 152,377 158,388 157,402 162,420 186,442^ 116,442^ 137,420 143,402 150,388 148,377',
      {
        fill: GOLD,
        line: BRASS,
        width: 0.8,
      },
    ),
    strokes(['144,410 150,408 156,411', '134,428 148,425 160,429'], {
      line: BRASS,
      width: 0.7,
    }),
    path('M118 424V384C118 350 184 350 184 384V424H170V388C170 368 132 368 132 388V424Z', {
      fill: t.soft,
      line: t.accent,
      width: 1,
    }),
    path(foliage([151, 358], 36, 9, 11), { fill: t.soft, line: t.accent }),
    each(
      points('34,388 58,382 82,390 104,384 198,384 220,390 246,382 268,388 130,360 150,354 172,360'),
      (at, i) => rose(at, i > 7 ? 6 : 7.4, i % 2 ? IVORY : ROSE),
    ),
    each(points('34,416 62,421 90,416 212,416 240,421 268,416'), ([x, y]) =>
      scene(
        stroke(`${x},${y + 8} ${x},441`, { line: LEAF, width: 2 }),
        shapes([leafOutline([x, 440], 15, -55), leafOutline([x, 440], 15, -125)], { fill: LEAF }),
        lily([x, y], 14),
      ),
    ),
    grass(points('48,436 104,434 200,434 254,436'), t.accent),
  )

export const aceOfPentacles: Scene = {
  description:
    'A hand from a cloud holds out a great golden pentacle over a garden with lilies and a gate in its hedge of roses.',
  picture: (t) =>
    scene(
      sky(t, '44,316 258,316 256,180'),
      glory(t),
      garden(t),
      palm(t, [130, 270], pentacleAt(t, [151, 191], 70)),
    ),
}
