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
    castle(t, [106, 372], 28),
    land('18,378 80,360 150,372 220,354 282,368', t.soft, { angle: -6, gap: 5, line: t.deep, opacity: 0.4 }),
    each(points('54,388 252,376'), (at, i) => tree({ ...t, mid: LEAF, accent: IVORY }, at, 56 - i * 16)),
    land('18,410 90,396 190,404 282,394', t.mid, { angle: -4, gap: 5, line: t.accent, opacity: 0.3 }),
    ribbon('178,362 150,384 182,404 132,446', [1, 7, 16, 36], { fill: t.accent, line: IVORY, width: 0.7 }),
  )

/** One beside the other, with room for every leaf; every second one is a little behind. */
const flight = (t: Tone) =>
  each(
    Array.from({ length: 8 }, (_, i) => i),
    (i) => {
      const behind = i % 2 ? 17 : 0
      return wandAt(t, [171 - i * 3 - behind, 102 + i * 28 - behind * 0.42], 182, 113, 7)
    },
  )

export const eightOfWands: Scene = {
  description:
    'Eight staffs in leaf fly side by side through the open sky of a bright day over hills with trees, a castle and a river.',
  picture: (t) => scene(daySky(t, 380), country(t), flight(t)),
}
