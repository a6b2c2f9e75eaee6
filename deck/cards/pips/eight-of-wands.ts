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
    castle(t, [96, 372], 36),
    land('18,376 80,358 150,370 220,352 282,366', t.soft, { angle: -6, gap: 6, line: t.deep, opacity: 0.35 }),
    each(points('44,386 252,374 230,378 270,382'), (at, i) => tree({ ...t, ...GREEN }, at, 58 - i * 8)),
    land('18,408 90,392 190,402 282,390', t.mid, { angle: -4, gap: 6, line: t.accent, opacity: 0.3 }),
    shape(
      '176,359^ 160,370 148,382 166,394 182,404 160,424 120,446^ 206,446^ 214,424 208,406 190,392 168,382 172,370 184,359^',
      {
        fill: t.accent,
        line: IVORY,
      },
    ),
    strokes(['160,374 154,382 172,392', '190,402 188,412 168,430', '176,422 166,436'], {
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
