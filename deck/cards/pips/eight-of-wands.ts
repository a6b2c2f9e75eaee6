import { wandAt } from '../emblems.ts'
import { castle } from '../kit/buildings.ts'
import { daySky, land } from '../kit/landscape.ts'
import { mountains } from '../kit/mountains.ts'
import { cloud } from '../kit/ornaments.ts'
import { IVORY, LEAF, type Tone } from '../kit/palette.ts'
import { grass } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { each, scene, shape, strokes } from '../kit/svg.ts'
import { tree } from '../kit/trees.ts'
import type { Scene } from '../scene.ts'

const GREEN = { mid: LEAF, soft: '#98B678', accent: IVORY }

const country = (t: Tone) =>
  scene(
    mountains({ ...t, accent: IVORY }, '40,318 92,332 170,326 244,310', 366, '#C77A58'),
    castle(t, [98, 369], 40),
    land('18,376 80,358 150,370 220,352 282,366', t.soft, { angle: -6, gap: 6, line: t.deep, opacity: 0.35 }),
    each(points('44,386 252,374 230,378 270,382'), (at, i) => tree({ ...t, ...GREEN }, at, 58 - i * 8)),
    land('18,408 90,392 190,402 282,390', t.mid, { angle: -4, gap: 6, line: t.accent, opacity: 0.3 }),
    shape(
      '179,362^ 167,369 160,379 168,389 184,401 172,420 138,446^ 216,446^ 219,424 208,404 188,390 176,380 178,371 188,361^',
      {
        fill: t.accent,
        line: IVORY,
      },
    ),
    strokes(['168,376 168,383 178,390', '196,403 198,414 186,432', '184,420 174,434'], {
      line: t.soft,
      width: 0.8,
    }),
    grass(points('34,424 84,432 240,430 268,420'), t.accent),
  )

/** One beside the other, with room for every leaf; every second one is a little behind. */
const flight = (t: Tone) =>
  scene(
    strokes(
      ['30,150 74,168', '26,196 66,212', '40,230 84,248', '34,276 72,292', '56,112 96,128', '100,90 132,104'],
      { line: IVORY, width: 1.3 },
    ),
    each(
      Array.from({ length: 8 }, (_, i) => i),
      (i) => {
        const behind = i % 2 ? 17 : 0
        return wandAt(t, [175 - i * 3 - behind, 96 + i * 28 - behind * 0.42], 188, 113, 7.6)
      },
    ),
  )

export const eightOfWands: Scene = {
  description:
    'Eight staffs in leaf fly side by side through the open sky of a bright day over hills with trees, a castle and a river.',
  picture: (t) =>
    scene(
      daySky(t, 380),
      cloud([62, 96], 54, IVORY, t.soft),
      cloud([246, 250], 60, IVORY, t.soft, true),
      country(t),
      flight(t),
    ),
}
