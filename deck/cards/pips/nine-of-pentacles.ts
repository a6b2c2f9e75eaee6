import { falcon, snail } from '../creatures/beasts.ts'
import { pentacleAt } from '../emblems.ts'
import { gown } from '../figure/dress.ts'
import { circlet } from '../figure/headwear.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { castle } from '../kit/buildings.ts'
import { daySky, ground, land } from '../kit/landscape.ts'
import { mountains } from '../kit/mountains.ts'
import { rays } from '../kit/ornaments.ts'
import { BRASS, GOLD, IVORY, LEAF, LIGHT_GOLD, ROSE, type Tone, WINE, WOOD } from '../kit/palette.ts'
import { grapes, leaf, vine } from '../kit/plants.ts'
import { type Point, points } from '../kit/points.ts'
import { circle, each, place, scene } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

const vineyard = (t: Tone) =>
  scene(
    ...(
      [
        '40,420 36,340 52,250 42,170 60,108 104,70 150,60',
        '84,426 74,386 82,350 72,318',
        '260,420 264,340 248,250 258,170 240,108 196,70 150,60',
        '220,426 230,390 222,358 231,330',
      ] as const
    ).map((line) => vine(line, { line: LEAF, width: 2 }, line.length > 40 ? 20 : 9, 18)),
    each(points('84,94 216,94 128,74 172,74 238,398'), (at) => grapes(at, 20, WINE)),
    ...points('51,166 50,224 49,282 50,340 80,402 249,166 250,224 251,282 250,340').map((at) =>
      pentacleAt(t, at, 22),
    ),
  )

/** Low in the sky behind her. */
const sun = () =>
  rays([150, 160], 58, 92, 36, { fill: GOLD, opacity: 0.6 }) +
  circle([150, 160], 54, { fill: LIGHT_GOLD, line: BRASS })

const flower = (at: Point, size: number) =>
  each([0, 72, 144, 216, 288], (turn) => leaf(at, size, turn - 90, { fill: ROSE })) +
  circle(at, size * 0.3, { fill: IVORY })

const LADY: Pose = {
  handsOver: ['near'],
  hip: [146, 288],
  height: 254,
  stature: 'slim',
  view: 'half',
  near: [110, 292],
  far: [202, 206],
  farTurn: -40,
  nearElbow: [-1, 1],
  farElbow: [0.2, 1],
  nearFoot: [133, 412],
  farFoot: [170, 410],
  headTurn: 2,
}

export const nineOfPentacles: Scene = {
  description:
    'A lady in a flowered gown walks alone by day in her vineyard with a falcon on her hand; nine pentacles hang among the grapes, and a snail goes by.',
  picture: (t) =>
    scene(
      daySky(t, 340),
      sun(),
      mountains({ ...t, accent: IVORY }, '96,290 200,276', 330, '#9DBB7E'),
      castle(t, [202, 318], 30),
      land('18,320 90,310 200,316 282,308', t.soft, { angle: -5, gap: 6.5, line: t.deep, opacity: 0.4 }),
      ground(t, 392),
      vineyard(t),
      person(
        t,
        LADY,
        { hair: 'blond', style: 'bun', awake: true, gaze: [0.8, 0], hat: circlet(ROSE) },
        gown(GOLD, {
          flare: 0.9,
          sleeve: 'bell',
          sleeves: ROSE,
          trim: ROSE,
          length: 1.91,
          hose: WINE,
          shoe: WINE,
          front: ({ at, u }) =>
            each(points('0.06,0.42 0.02,1.2 0.62,1.44 -0.02,2.3 0.82,2.44'), ([x, y]) =>
              flower(at(x, y), u * 0.28),
            ),
        }),
      ),
      grapes([108, 305], 26, WINE),
      handOver(LADY, 'near'),
      place(falcon(WOOD), { at: [206, 198], scale: 1.5, flip: true }),
      place(snail(GOLD), { at: [206, 430], scale: 0.9 }),
    ),
}
