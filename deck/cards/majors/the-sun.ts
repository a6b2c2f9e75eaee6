import { horse, seatOf } from '../creatures/horse.ts'
import { ATTITUDES } from '../creatures/horse-attitudes.ts'
import { tunic } from '../figure/dress.ts'
import { flowerWreath } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { masonry } from '../kit/buildings.ts'
import { daySky, ground } from '../kit/landscape.ts'
import { drop, sunFace } from '../kit/ornaments.ts'
import { BRASS, GOLD, INK, IVORY, LEAF, ROSE, SKIN, type Tone } from '../kit/palette.ts'
import { grass, leaf, sunflower } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { each, place, rectangle, ribbon, scene, shape, stroke } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

const garden = (t: Tone) =>
  scene(
    each(points('47,262 86,244 214,244 253,262'), ([x, y]) =>
      scene(
        stroke(`${x},350 ${x},${y}`, { line: LEAF, width: 2.6 }),
        leaf([x, y + 44], 19, -28, { fill: LEAF }),
        leaf([x, y + 54], 19, -152, { fill: LEAF }),
        sunflower([x, y], 20),
      ),
    ),
    rectangle([18, 318], 264, 64, { fill: t.soft, line: IVORY }),
    masonry([18, 328], 264, 54, { line: t.deep }, 14),
    rectangle([18, 312], 264, 9, { fill: IVORY, line: INK }),
  )

const banner = () =>
  scene(
    ribbon('172,340 175,290 183,212', [4, 4, 3], { fill: GOLD, line: BRASS }),
    shape('183,214^ 200,208 218,220 240,212^ 236,240 240,270^ 220,278 198,264 179,272^', {
      fill: ROSE,
      line: GOLD,
      width: 1.3,
    }),
  )

const child = (t: Tone) => {
  const [x, y] = seatOf(ATTITUDES.walking)
  return person(
    t,
    {
      hip: [x, y],
      height: 132,
      near: [x + 42, y - 30],
      far: [x - 44, y - 44],
      farGrip: 'open',
      nearFoot: [x + 20, y + 42],
      farFoot: [x + 20, y + 42],
      nearKnee: [x + 26, y + 10],
      farKnee: [x + 26, y + 10],
      headShift: [0, 0.1],
    },
    { hair: 'blond', style: 'curls', awake: true, hat: flowerWreath() },
    tunic(GOLD, SKIN.fair, {
      sleeve: 'rolled',
      sleeves: GOLD,
      shoe: SKIN.fair,
      length: 0.5,
      trim: ROSE,
    }),
  )
}

export const theSun: Scene = {
  description:
    'A great sun with a calm face shines on a laughing child who rides a white horse with arms spread and a red banner flying; sunflowers look over the garden wall behind.',
  picture: (t) =>
    scene(
      daySky(t, 320),
      sunFace([150, 122], 44),
      each(points('62,196 88,214 112,222 188,222 212,214 238,196 46,170 254,170'), (at) => drop(at, 8)),
      garden(t),
      ground(t, 388),
      banner(),
      place(horse(ATTITUDES.walking, { coat: IVORY, mane: t.accent, tack: ROSE, shade: t.soft }), {
        at: [140, 424],
        scale: 0.94,
      }),
      place(child(t), { at: [140, 424], scale: 0.94 }),
      grass(points('36,424 62,432 232,430 264,424'), t.accent),
    ),
}
