import { pentacleAt } from '../emblems.ts'
import { tunic } from '../figure/dress.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { birds, ground, sea, ship, sky } from '../kit/landscape.ts'
import { edgeOf, GOLD, INK, LEAF, ROSE, type Tone } from '../kit/palette.ts'
import { grass } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { ribbon, scene, shape, stroke } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** One green band loops round both coins and crosses before the breast: what goes up comes down. */
const loop = () => {
  const line =
    '150,250 126,216 104,174 70,157 32,198 68,239 112,264 150,250 178,210 198,164 230,146 268,187 232,228 188,260 150,250'
  return stroke(line, { line: INK, width: 9 }) + stroke(line, { line: LEAF, width: 6.6 })
}

const tallHat = (t: Tone) =>
  scene(
    shape('-18,-12^ -15,-47^ 1,-50 16,-48^ 19,-12^ 0,-18', { fill: t.soft, line: edgeOf(t.soft) }),
    shape('-25,-7^ 0,-19 25,-7^ 0,-13', { fill: GOLD, line: INK, width: 0.9 }),
  )

/** On one foot, a hand under the rim of each pentacle. */
const POSE: Pose = {
  handsOver: ['far', 'near'],
  hip: [150, 292],
  height: 236,
  lean: -3,
  far: [72, 238],
  near: [228, 226],
  farGrip: 'offer',
  nearGrip: 'offer',
  farTurn: -166,
  nearTurn: -14,
  farElbowAt: [104, 260],
  nearElbowAt: [190, 256],
  nearKnee: [192, 336],
  nearFoot: [176, 394],
  farFoot: [134, 410],
  headTurn: -8,
}

export const twoOfPentacles: Scene = {
  description:
    'A dancer in a tall hat juggles two pentacles in an endless loop; behind, two ships ride a rough sea.',
  picture: (t) =>
    scene(
      sky(t, '56,120 244,106 112,110 196,102 36,150 264,150'),
      birds('112,78 138,64 190,76', t.accent),
      sea(t, 306, t.mid),
      ribbon('18,334 60,306 104,338 150,312 200,340 240,308 284,334', [10, 16, 10, 16, 10, 16, 10], {
        fill: t.soft,
        line: t.accent,
        width: 0.9,
      }),
      ship([60, 306], 42, t),
      ship([242, 308], 36, t),
      ribbon('18,370 60,352 104,372 150,356 200,376 240,354 284,370', [8, 13, 8, 13, 8, 13, 8], {
        fill: t.mid,
        line: t.accent,
        width: 0.9,
      }),
      ground(t, 396),
      person(
        t,
        POSE,
        { hair: 'auburn', style: 'bob', awake: true, mood: 'glad', gaze: [-0.9, 0.2], hat: tallHat(t) },
        tunic(ROSE, GOLD, { length: 0.85, flare: 0.7, sweep: 0.2, sleeve: 'full', sleeves: GOLD }),
      ),
      loop(),
      pentacleAt(t, [70, 198], 33),
      pentacleAt(t, [230, 187], 33),
      handOver(POSE, 'far'),
      handOver(POSE, 'near'),
      grass(points('36,430 96,436 216,434 264,428'), t.accent),
    ),
}
