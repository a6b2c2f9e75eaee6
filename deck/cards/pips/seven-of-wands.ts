import { wandAt } from '../emblems.ts'
import { tunic } from '../figure/dress.ts'
import { handAgain, person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { sky } from '../kit/landscape.ts'
import { BRASS, IVORY, LIGHT_GOLD } from '../kit/palette.ts'
import { grass } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { each, scene, shape } from '../kit/svg.ts'
import { hatch } from '../kit/texture.ts'
import type { Scene } from '../scene.ts'

const HILL = '32,442^ 58,388 90,350 114,331 152,326 190,330 216,350 242,388 268,442^'

/** Legs apart, the staff across his body, both hands closed round it. */
const POSE: Pose = {
  hip: [150, 230],
  height: 220,
  view: 'half',
  lean: 4,
  near: [111, 214],
  far: [211, 170],
  nearElbow: [-1, 0],
  farElbow: [0.2, 1],
  nearFoot: [114, 331],
  farFoot: [195, 331],
  headTurn: 6,
}

export const sevenOfWands: Scene = {
  description: 'A man holds the top of a hill with his staff against six others thrust up at him from below.',
  picture: (t) =>
    scene(
      sky(t, '60,130 240,110 104,84 206,78'),
      shape(HILL, { fill: t.mid, line: IVORY }),
      hatch(HILL, { angle: 62, gap: 5, line: t.accent, opacity: 0.35 }),
      grass(points('92,352 212,352 152,330'), t.accent),
      person(
        t,
        POSE,
        { hair: 'auburn', style: 'short', beard: 'short', awake: true },
        tunic(LIGHT_GOLD, t.soft, { sleeves: t.soft, length: 0.8, flare: 0.6, shoe: BRASS }),
      ),
      wandAt(t, [149, 197.5], 212, 66, 11),
      handAgain(POSE, 'far'),
      handAgain(POSE, 'near'),
      each(points('50,396 90,408 130,415 170,415 210,408 250,396'), ([x, y]) =>
        wandAt(t, [x, y], 110, (150 - x) * 0.1),
      ),
    ),
}
