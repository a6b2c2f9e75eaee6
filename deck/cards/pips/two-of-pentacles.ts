import { pentacleAt } from '../emblems.ts'
import { tunic } from '../figure/dress.ts'
import { handAgain, person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { ground, sea, ship, sky } from '../kit/landscape.ts'
import { edgeOf, GOLD, INK, LEAF, ROSE, type Tone } from '../kit/palette.ts'
import { ribbon, scene, shape, stroke } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** One green band loops round both coins: what goes up comes down. */
const loop = () => {
  const line =
    '150,230 114,200 76,188 36,234 76,280 114,262 150,230 186,196 226,180 266,226 226,272 186,260 150,230'
  return stroke(line, { line: INK, width: 9 }) + stroke(line, { line: LEAF, width: 6.6 })
}

const tallHat = (t: Tone) =>
  scene(
    shape('-14,-13^ -11,-47^ 2,-50 15,-48^ 14,-13^ 0,-18', { fill: t.soft, line: edgeOf(t.soft) }),
    shape('-23,-8^ 0,-20 23,-8^ 0,-14', { fill: GOLD, line: INK, width: 0.9 }),
  )

/** On one foot, a hand under the rim of each pentacle. */
const POSE: Pose = {
  hip: [150, 306],
  height: 192,
  lean: -3,
  far: [88, 257],
  near: [214, 249],
  farElbow: [-0.2, 1],
  nearElbow: [0.2, 1],
  nearKnee: [184, 340],
  nearFoot: [172, 390],
  farFoot: [136, 406],
  headTurn: -8,
}

export const twoOfPentacles: Scene = {
  description:
    'A dancer in a tall hat juggles two pentacles in an endless loop; behind, two ships ride a rough sea.',
  picture: (t) =>
    scene(
      sky(t, '56,130 244,130 100,86 204,86'),
      sea(t, 318, t.mid),
      ribbon('18,340 60,318 104,344 150,322 200,346 240,320 284,340', [10, 14, 10, 14, 10, 14, 10], {
        fill: t.soft,
        line: t.accent,
        width: 0.9,
      }),
      ship([62, 322], 34, t),
      ship([240, 324], 30, t),
      ground(t, 394),
      loop(),
      person(
        t,
        POSE,
        { hair: 'auburn', style: 'curls', awake: true, hat: tallHat(t) },
        tunic(ROSE, GOLD, { length: 0.85, flare: 0.5, sleeves: GOLD }),
      ),
      pentacleAt(t, [76, 234], 31),
      pentacleAt(t, [226, 226], 31),
      handAgain(POSE, 'far'),
      handAgain(POSE, 'near'),
    ),
}
