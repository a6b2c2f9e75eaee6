import { pentacleAt } from '../emblems.ts'
import { tunic } from '../figure/dress.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { birds, daySky, ground, land } from '../kit/landscape.ts'
import { mountains } from '../kit/mountains.ts'
import { rays } from '../kit/ornaments.ts'
import { BRASS, GOLD, INK, IVORY, LEAF, LIGHT_GOLD, ROSE, shadeOf, type Tone, WOOD } from '../kit/palette.ts'
import { grass, vine } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { circle, path, ribbon, scene, shape, stroke } from '../kit/svg.ts'
import { foliage } from '../kit/trees.ts'
import type { Scene } from '../scene.ts'

/** A bush trained on a stake; six pentacles ripen on it. */
const bush = (t: Tone) =>
  scene(
    shape('184,426^ 198,416 201,392 200,350^ 216,350^ 216,392 221,415 238,424^ 222,421 212,425 200,421', {
      fill: WOOD,
      line: GOLD,
      width: 0.8,
    }),
    path(foliage([208, 236], 66, 132, 26), { fill: t.soft, line: t.mid }),
    path(
      foliage([190, 190], 32, 52, 14) + foliage([230, 270], 28, 48, 13) + foliage([196, 318], 24, 30, 10),
      { fill: LEAF },
    ),
    ...(
      [
        '207,368 180,342 154,298 152,246 158,202',
        '209,368 238,340 259,300 263,250 258,206',
        '208,368 208,300 208,250 209,196 208,168',
      ] as const
    ).map((line) => vine(line, { line: t.mid, width: 1.6 }, 9, 17)),
    ...points('208,126 178,186 240,190 178,256 242,260 210,326').map((at) => pentacleAt(t, at, 24)),
  )

/** Both hands on the handle of the hoe, one above the other. */
const POSE: Pose = {
  handsOver: ['far', 'near'],
  hip: [76, 296],
  height: 240,
  view: 'half',
  lean: 11,
  headTurn: 10,
  near: [134, 232],
  far: [131, 258],
  nearHolds: 96,
  farHolds: 96,
  nearElbow: [-0.3, 1],
  farElbow: [0.2, 1],
  nearFoot: [62, 412],
  farFoot: [96, 412],
}

export const sevenOfPentacles: Scene = {
  description:
    'A gardener leans on his hoe in the light of day and looks at a vine with six ripe pentacles; a seventh lies at his feet.',
  picture: (t) =>
    scene(
      daySky(t, 392),
      rays([84, 108], 28, 50, 28, { fill: GOLD }, true),
      circle([84, 108], 25, { fill: LIGHT_GOLD, line: BRASS }),
      birds('128,88 152,76', t.mid),
      mountains(t, '46,306 110,286', 396, t.soft),
      land('18,378 90,372 170,374 282,352', shadeOf(t.soft), undefined, t.accent),
      ground(t, 386),
      bush(t),
      person(
        t,
        POSE,
        { hair: 'auburn', style: 'bob', awake: true, mood: 'sad', gaze: [0.7, 0.4] },
        tunic(ROSE, t.accent, { length: 0.9, sleeves: IVORY, sleeve: 'rolled', shoe: WOOD }),
      ),
      ribbon('138,214 132,320 126,414', [4.6, 5, 5], { fill: WOOD, line: GOLD, width: 0.8 }),
      shape('120,407^ 132,408^ 134,413 156,422^ 154,427^ 128,422 119,416^', { fill: t.accent, line: INK }),
      shape('121,416 134,420 154,426.4^ 155.4,423^ 136,417 122,413', { fill: shadeOf(t.accent) }),
      stroke('119,407 133,408', { line: BRASS, width: 3 }),
      handOver(POSE, 'far'),
      handOver(POSE, 'near'),
      pentacleAt(t, [182, 413], 20),
      grass(points('34,430 96,436 236,432 264,426'), t.accent),
    ),
}
