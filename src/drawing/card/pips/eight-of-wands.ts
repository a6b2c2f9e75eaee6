import { wandAt } from '../emblems.ts'
import { castle } from '../kit/buildings.ts'
import { daySky, land } from '../kit/landscape.ts'
import { IVORY, LEAF, type Tone } from '../kit/palette.ts'
import { tree } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { each, ribbon, scene } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

const country = (t: Tone) =>
  scene(
    land('18,378 80,360 150,372 220,354 282,368', t.soft, { angle: -6, gap: 5, line: t.deep, opacity: 0.4 }),
    castle(t, [104, 370], 26),
    each(points('44,388 252,378'), (at, i) => tree({ ...t, mid: LEAF, accent: IVORY }, at, 58 - i * 12)),
    land('18,410 90,396 190,404 282,394', t.mid, { angle: -4, gap: 5, line: t.accent, opacity: 0.3 }),
    ribbon('170,370 148,386 182,404 132,446', [3, 8, 16, 36], { fill: t.accent, line: IVORY, width: 0.7 }),
  )

/** One above the other and none across another; every second one is a little ahead. */
const flight = (t: Tone) =>
  each(
    Array.from({ length: 8 }, (_, i) => i),
    (i) => wandAt(t, [152 + (i % 2 ? 14 : -14), 104 + i * 27.4], 168, 113, 9),
  )

export const eightOfWands: Scene = {
  description:
    'Eight staffs in leaf fly side by side through the open sky of a bright day over hills with trees, a castle and a river.',
  picture: (t) => scene(daySky(t, 380), country(t), flight(t)),
}
