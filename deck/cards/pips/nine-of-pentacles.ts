import { falcon, snail } from '../creatures/beasts.ts'
import { pentacleAt } from '../emblems.ts'
import { gown } from '../figure/dress.ts'
import { circlet } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { castle } from '../kit/buildings.ts'
import { daySky, ground, land } from '../kit/landscape.ts'
import { GOLD, IVORY, LEAF, ROSE, type Tone, WINE, WOOD } from '../kit/palette.ts'
import { grapes, leaf, vine } from '../kit/plants.ts'
import { type Point, points } from '../kit/points.ts'
import { circle, each, place, scene } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

const vineyard = (t: Tone) =>
  scene(
    ...(
      [
        '40,420 36,340 52,250 42,170',
        '84,426 72,370 84,330 76,270',
        '260,420 264,340 248,250 258,170',
        '216,426 228,370 216,330 224,270',
      ] as const
    ).map((line) => vine(line, { line: LEAF, width: 2 }, 11, 18)),
    each(points('62,226 238,226 100,400 200,398'), (at) => grapes(at, 20, WINE)),
    ...points('51,190 50,246 49,302 50,358 92,404 249,190 250,246 251,302 250,358').map((at) =>
      pentacleAt(t, at, 22),
    ),
  )

const flower = (at: Point, size: number) =>
  each([0, 72, 144, 216, 288], (turn) => leaf(at, size, turn - 90, { fill: ROSE })) +
  circle(at, size * 0.3, { fill: IVORY })

export const nineOfPentacles: Scene = {
  description:
    'A lady in a flowered gown walks alone by day in her vineyard with a hooded falcon on her glove; nine pentacles hang among the grapes, and a snail goes by.',
  picture: (t) =>
    scene(
      daySky(t, 340),
      castle(t, [198, 320], 24),
      land('18,320 90,310 200,316 282,308', t.soft, { angle: -5, gap: 5, line: t.deep, opacity: 0.4 }),
      ground(t, 392),
      vineyard(t),
      person(
        t,
        {
          hip: [150, 296],
          height: 216,
          view: 'half',
          near: [120, 300],
          far: [202, 236],
          nearElbow: [-1, 1],
          farElbow: [0.2, 1],
          nearFoot: [142, 408],
          farFoot: [162, 408],
          headTurn: 2,
        },
        { hair: 'blond', style: 'bun', awake: true, hat: circlet(ROSE) },
        gown(GOLD, {
          flare: 0.9,
          sleeve: 'bell',
          sleeves: ROSE,
          trim: ROSE,
          front: ({ at, u }) =>
            each(points('0,0.4 -0.4,1.4 0.36,1.4 0,2.4'), ([x, y]) => flower(at(x, y), u * 0.28)),
        }),
      ),
      place(falcon(WOOD), { at: [204, 230], scale: 1.25, flip: true }),
      place(snail(GOLD), { at: [190, 430], scale: 0.9 }),
    ),
}
