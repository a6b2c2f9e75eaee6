import { swordAt } from '../emblems.ts'
import { sky } from '../kit/landscape.ts'
import { cloud, drop } from '../kit/ornaments.ts'
import { INK, IVORY, ROSE, shadeOf, type Tone } from '../kit/palette.ts'
import { points } from '../kit/points.ts'
import { each, place, scene, shape, stroke, strokes } from '../kit/svg.ts'
import { hatch } from '../kit/texture.ts'
import type { Scene } from '../scene.ts'

const HEART = '150,346^ 104,298 66,250 62,200 88,172 122,172 150,200^ 178,172 212,172 238,200 234,250 196,298'

const rain = (t: Tone) =>
  strokes(
    points(
      '44,200 34,262 58,300 40,336 74,336 92,372 60,380 36,400 120,380 110,412 150,388 180,372 210,396 228,350 250,300 262,244 258,196 246,376 268,330 268,404 196,424 140,424 80,418 230,428',
    ).map(([x, y]) => `${x},${y} ${x - 7},${y + 22}`),
    { line: t.accent, width: 1.4 },
  )

const clouds = (t: Tone) =>
  scene(
    cloud([54, 146], 92, t.mid, t.accent),
    cloud([248, 146], 92, t.mid, t.accent, true),
    cloud([98, 112], 104, t.soft, t.accent),
    cloud([206, 110], 104, t.soft, t.accent, true),
    cloud([150, 92], 96, t.mid, t.accent),
  )

const SHADE = '235,212^ 232,250 198,291 172,320^ 194,286 216,258 226,232'

const heart = () =>
  scene(
    shape(HEART, { fill: ROSE, line: INK, width: 1.4 }),
    stroke('78,236 76,206 96,188', { line: IVORY, width: 2.4 }),
    stroke('80,246 82,252', { line: IVORY, width: 2.4 }),
  )

/** The heart closes over the middle of each blade; its right side lies in shade. */
const closing = () =>
  scene(
    shape('150,312^ 120,280 94,246 90,218 106,204 128,206 150,226 172,206 194,204 210,218 206,246 180,280', {
      fill: ROSE,
    }),
    shape(SHADE, { fill: shadeOf(ROSE) }),
    hatch(SHADE, { angle: 60, gap: 4, line: INK, opacity: 0.35 }),
  )

/** The point of a blade at (0,0), upwards. */
const tip = (t: Tone) =>
  shape('0,0^ 6,17^ 6,70^ -6,70^ -6,17^', { fill: IVORY, line: INK }) +
  shape('0,1^ 5.5,17^ 5.5,70^ 0,70^', { fill: t.accent })

/** Where the blades come out, behind the heart. */
const tips = (t: Tone) =>
  scene(
    place(tip(t), { at: [177, 374], turn: 152 }),
    place(tip(t), { at: [123, 374], turn: -152 }),
    place(tip(t), { at: [150, 402], turn: 180 }),
  )

/** As much of the swords as has not gone in. */
const hilts = (t: Tone) =>
  scene(
    swordAt(t, [80, 191], 150, 152, 12, 17),
    swordAt(t, [220, 191], 150, -152, 12, 17),
    swordAt(t, [150, 179], 150, 180, 13, 20),
  )

export const threeOfSwords: Scene = {
  description: 'Three swords pierce a red heart under heavy clouds and rain.',
  picture: (t) =>
    scene(
      sky(t),
      clouds(t),
      rain(t),
      tips(t),
      heart(),
      hilts(t),
      closing(),
      each(points('123,382 177,382 150,410'), (at) => drop(at, 6, ROSE)),
    ),
}
