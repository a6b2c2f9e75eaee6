import { horse } from '../creatures/horse.ts'
import { ATTITUDES } from '../creatures/horse-attitudes.ts'
import { seatOf } from '../creatures/horse-frame.ts'
import { saddle } from '../creatures/tack.ts'
import { wandAt } from '../emblems.ts'
import { cloak } from '../figure/cloak.ts'
import { tunic } from '../figure/dress.ts'
import { wreath } from '../figure/headwear.ts'
import { onlooker } from '../figure/onlooker.ts'
import { person } from '../figure/person.ts'
import { daySky, ground, land } from '../kit/landscape.ts'
import { bow, rays } from '../kit/ornaments.ts'
import { GOLD, INK, IVORY, LEAF, LIGHT_GOLD, ROSE, type Tone, WINE } from '../kit/palette.ts'
import { leafOutline } from '../kit/plants.ts'
import { type Point, polar } from '../kit/points.ts'
import { circle, each, place, scene, shapes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

const victor = (t: Tone) => {
  const [x, y] = seatOf(ATTITUDES.walking)
  return person(
    t,
    {
      hip: [x, y],
      height: 162,
      view: 'half',
      astride: true,
      near: [x + 32, y - 14],
      far: [x + 44, y - 46],
      farHolds: -86,
      nearHolds: -60,
      nearFoot: [x + 14, y + 58],
      farFoot: [x + 14, y + 58],
      farElbow: [0.3, 1],
    },
    { hair: 'auburn', style: 'bob', awake: true, mood: 'glad', hat: wreath(LEAF) },
    tunic(IVORY, WINE, {
      sleeve: 'full',
      sleeves: t.soft,
      length: 0.8,
      cloak: cloak(ROSE, 0.7, -0.5, 0.3),
    }),
  )
}

/** Those on the left stand higher than the horse's back, those on the right lower than its muzzle. */
const CROWD = [
  { at: [84, 284], staff: 97, look: { hair: 'grey', skin: 'tan' } },
  { at: [60, 274], staff: 74, look: { hair: 'blond', skin: 'fair' } },
  { at: [35, 286], staff: 49, look: { hair: 'black', skin: 'brown' } },
  { at: [265, 336], staff: 252, look: { hair: 'auburn', skin: 'fair' } },
  { at: [243, 342], staff: 230, look: { hair: 'brown', skin: 'tan' } },
] as const

const crowd = (t: Tone) =>
  each(CROWD, ({ at: [x, y], staff, look }, i) =>
    onlooker({
      feet: [x, y + 104],
      height: 110,
      look: { ...look, style: 'bob', awake: true, mood: 'glad' },
      robe: [t.deep, WINE, t.mid, WINE, t.deep][i]!,
      hand: [staff, y - 14],
      staff: wandAt(t, [staff, 264 - (i % 2) * 14], 250, 0, 8),
      flip: x > 150,
    }),
  )

const laurelOn = ([x, y]: Point) =>
  scene(
    shapes(
      Array.from({ length: 14 }, (_, i) => leafOutline(polar([x, y], 17, i * 25.7), 12, i * 25.7 + 70)),
      { fill: LEAF, line: INK, width: 0.7 },
    ),
    circle([x, y], 17, { line: LEAF, width: 2 }),
    place(bow(ROSE), { at: [x, y + 18], scale: 0.6 }),
  )

export const sixOfWands: Scene = {
  description:
    'A rider crowned with laurel comes home by day on a white horse, a wreath hung on the staff; the crowd lifts five more staffs.',
  picture: (t) =>
    scene(
      daySky(t, 400),
      rays([189, 108], 30, 76, 28, { fill: LIGHT_GOLD, opacity: 0.9 }),
      crowd(t),
      land('18,352 64,350 120,368 190,384 240,380 282,374', t.soft),
      ground(t, 404),
      wandAt(t, [180, 206], 270, 4, 10),
      place(
        horse(ATTITUDES.walking, { coat: IVORY, mane: LIGHT_GOLD, tack: GOLD }) +
          saddle(ATTITUDES.walking, t.soft),
        { at: [132, 430], scale: 1.08 },
      ),
      place(victor(t), { at: [132, 430], scale: 1.08 }),
      laurelOn([189, 108]),
    ),
}
