import { cupAt } from '../emblems.ts'
import { tunic } from '../figure/dress.ts'
import { arm } from '../figure/limbs.ts'
import { person } from '../figure/person.ts'
import { ground, land, sky } from '../kit/landscape.ts'
import { cloud, rays } from '../kit/ornaments.ts'
import { GOLD, IVORY, SKIN, STRAW, type Tone } from '../kit/palette.ts'
import { grass, tree } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { each, scene } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** The fourth cup, held out from a cloud. */
const offered = (t: Tone) =>
  scene(
    rays([112, 176], 26, 48, 22, { fill: GOLD, opacity: 0.5 }),
    arm({ shoulder: [34, 216], elbow: [70, 218], hand: [106, 204] }, 40, {
      fill: IVORY,
      skin: SKIN.fair,
      cuff: GOLD,
    }),
    cupAt(t, [113, 176], 56),
    cloud([54, 212], 72, t.mid, t.accent),
    cloud([40, 230], 54, t.deep, t.accent),
  )

export const fourOfCups: Scene = {
  description:
    'A young man sits under a tree with folded arms and looks at three cups before him, not at the fourth that a hand offers from a cloud.',
  picture: (t) =>
    scene(
      sky(t, '110,84 56,140 84,112'),
      land('18,352 100,330 190,340 282,326', t.soft, { angle: -8, gap: 5, line: t.deep, opacity: 0.4 }),
      tree(t, [214, 376], 268),
      offered(t),
      ground(t, 396),
      person(
        t,
        {
          hip: [198, 356],
          height: 176,
          view: 'half',
          flip: true,
          lean: 4,
          near: [176, 312],
          far: [196, 306],
          nearElbow: [1, 1],
          farElbow: [-1, 0.6],
          nearKnee: [150, 350],
          nearFoot: [176, 400],
          farKnee: [158, 344],
          farFoot: [136, 402],
          headTurn: -4,
          toes: [180, 180],
        },
        { hair: 'brown', style: 'bob', skin: 'tan' },
        tunic(STRAW, t.accent, { sleeves: t.soft, length: 0.7 }),
      ),
      each(points('46,386 86,398 126,408'), (at) => cupAt(t, at, 50)),
      grass(points('30,424 172,430 262,426'), t.accent),
    ),
}
