import { pentacleAt } from '../emblems.ts'
import { tunic } from '../figure/dress.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { birds, ground, sea, ship, sky } from '../kit/landscape.ts'
import { edgeOf, GOLD, INK, LEAF, ROSE, type Tone } from '../kit/palette.ts'
import { ribbon, scene, shape, stroke } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** One green band loops round both coins: what goes up comes down. */
const loop = () => {
  const line =
    '150,196 112,164 72,150 28,199 72,248 112,230 150,196 188,158 230,140 273,189 230,238 188,226 150,196'
  return stroke(line, { line: INK, width: 9 }) + stroke(line, { line: LEAF, width: 6.6 })
}

const tallHat = (t: Tone) =>
  scene(
    shape('-14,-13^ -11,-47^ 2,-50 15,-48^ 14,-13^ 0,-18', { fill: t.soft, line: edgeOf(t.soft) }),
    shape('-23,-8^ 0,-20 23,-8^ 0,-14', { fill: GOLD, line: INK, width: 0.9 }),
  )

/** On one foot, a hand under the rim of each pentacle. */
const POSE: Pose = {
  handsOver: ['far', 'near'],
  hip: [150, 298],
  height: 218,
  lean: -3,
  far: [84, 226],
  near: [218, 216],
  farElbow: [-0.2, 1],
  nearElbow: [0.2, 1],
  nearKnee: [188, 338],
  nearFoot: [174, 392],
  farFoot: [136, 406],
  headTurn: -8,
}

export const twoOfPentacles: Scene = {
  description:
    'A dancer in a tall hat juggles two pentacles in an endless loop; behind, two ships ride a rough sea.',
  picture: (t) =>
    scene(
      sky(t, '56,130 244,116 112,120 196,112'),
      birds('112,88 138,72 190,84', t.accent),
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
      pentacleAt(t, [72, 199], 35),
      pentacleAt(t, [230, 189], 35),
      handOver(POSE, 'far'),
      handOver(POSE, 'near'),
    ),
}
