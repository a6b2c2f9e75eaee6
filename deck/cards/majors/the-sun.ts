import { horse } from '../creatures/horse.ts'
import { ATTITUDES } from '../creatures/horse-attitudes.ts'
import { seatOf } from '../creatures/horse-frame.ts'
import { tunic } from '../figure/dress.ts'
import { flowerWreath } from '../figure/headwear.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { masonry } from '../kit/buildings.ts'
import { daySky, ground } from '../kit/landscape.ts'
import { drop, sunFace } from '../kit/ornaments.ts'
import { BRASS, GOLD, INK, IVORY, LEAF, LIGHT_GOLD, ROSE, SKIN, shadeOf, type Tone } from '../kit/palette.ts'
import { grass, leaf, rose, sunflower } from '../kit/plants.ts'
import { type Point, points } from '../kit/points.ts'
import { circle, each, place, rectangle, ribbon, scene, shape, stroke } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

const garden = (t: Tone) =>
  scene(
    each(points('49,268 87,246 219,246 252,268'), ([x, y]) =>
      scene(
        stroke(`${x},350 ${x + 2},${y + 40} ${x},${y}`, { line: LEAF, width: 2.8 }),
        leaf([x + 1, y + 36], 20, -24, { fill: LEAF }),
        leaf([x + 1, y + 48], 20, -156, { fill: LEAF }),
        sunflower([x, y], 22),
      ),
    ),
    rectangle([18, 320], 264, 64, { fill: t.soft, line: IVORY }),
    rectangle([18, 329], 264, 7, { fill: shadeOf(t.soft) }),
    masonry([18, 330], 264, 54, { line: t.deep }, 14),
    rectangle([18, 312], 264, 10, { fill: IVORY, line: INK }),
  )

const banner = () =>
  scene(
    ribbon('177,340 185,270 198,172', [4.4, 4.4, 3.4], { fill: GOLD, line: BRASS }),
    shape('199,176^ 213,168 238,182 264,171^ 259,202 263,234^ 240,244 214,228 192,236^', {
      fill: ROSE,
      line: GOLD,
      width: 1.3,
    }),
    shape('230,178 237,181 245,179^ 238,208 242,243^ 228,236^ 225,208', { fill: shadeOf(ROSE) }),
    circle([198.5, 170], 4, { fill: GOLD, line: BRASS }),
  )

const SCALE = 1.08
const HORSE: Point = [132, 428]

/** The child's place, in the measure of the card. */
const pose = (): Pose => {
  const [sx, sy] = seatOf(ATTITUDES.walking)
  const [x, y] = [HORSE[0] + sx * SCALE, HORSE[1] + sy * SCALE]
  return {
    hip: [x, y + 2],
    height: 158,
    astride: true,
    handsOver: ['near'],
    headTurn: 6,
    near: [184, 236],
    far: [80, 240],
    nearHolds: -82,
    farGrip: 'open',
    farTurn: -124,
    nearFoot: [x + 26, y + 58],
    farFoot: [x + 22, y + 58],
    nearKnee: [x + 34, y + 18],
    farKnee: [x + 30, y + 18],
    toes: [20, 24],
    headShift: [0, 0.08],
  }
}

const child = (t: Tone) =>
  person(
    t,
    pose(),
    { hair: 'blond', style: 'curls', awake: true, mood: 'glad', hat: flowerWreath() },
    tunic(LIGHT_GOLD, SKIN.fair, { sleeve: 'rolled', shoe: SKIN.fair, length: 0.45, flare: 0.3, trim: ROSE }),
  )

export const theSun: Scene = {
  description:
    'A great sun with a calm face shines on a laughing child who rides a white horse with arms spread and a red banner flying; sunflowers look over the garden wall behind.',
  picture: (t) =>
    scene(
      daySky(t, 320),
      sunFace([150, 116], 43),
      each(points('58,186 80,204 44,160 256,150'), (at) => drop(at, 8)),
      garden(t),
      ground(t, 388),
      banner(),
      place(horse(ATTITUDES.walking, { coat: IVORY, mane: t.accent, tack: ROSE, reins: false }), {
        at: HORSE,
        scale: SCALE,
      }),
      child(t),
      handOver(pose(), 'near'),
      each(points('32,427 58,429 214,429 267,427'), (at, i) => rose(at, 5.4, i % 2 ? ROSE : IVORY)),
      grass(points('43,431 72,431 228,431 253,431'), LEAF),
    ),
}
