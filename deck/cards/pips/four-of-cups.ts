import { cupAt } from '../emblems.ts'
import { arm } from '../figure/arm.ts'
import { tunic } from '../figure/dress.ts'
import { person } from '../figure/person.ts'
import type { Skeleton } from '../figure/skeleton.ts'
import { through } from '../kit/curves.ts'
import { ground, land, sky } from '../kit/landscape.ts'
import { cloud, rays } from '../kit/ornaments.ts'
import { GOLD, INK, IVORY, SKIN, STRAW, type Tone } from '../kit/palette.ts'
import { grass, tree } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { each, ellipse, scene, shape, stroke } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** The fourth cup, held out from a cloud. */
const offered = (t: Tone) =>
  scene(
    rays([112, 176], 26, 48, 22, { fill: GOLD, opacity: 0.5 }),
    arm({ shoulder: [34, 216], elbow: [70, 218], wrist: [96, 208], hand: [106, 204], turn: -20 }, 40, {
      fill: IVORY,
      skin: SKIN.fair,
      cuff: GOLD,
    }),
    cupAt(t, [113, 176], 56),
    cloud([54, 212], 72, t.mid, t.accent),
    cloud([40, 230], 54, t.deep, t.accent),
  )

/** His tunic, as it lies over hips and drawn-up thighs. */
const seat = ({ at }: Skeleton) => {
  const edge = points('-0.48,-0.72 -0.84,-0.1 -0.6,0.5 0.2,0.52 0.9,0.04 0.42,-0.86').map(([x, y]) =>
    at(x, y),
  )
  return scene(
    shape(
      through(edge).map((knot, i) => ({ ...knot, corner: i === 0 || i > 3 })),
      { fill: STRAW, line: INK },
    ),
    stroke(through(edge.slice(4)), { line: GOLD, width: 2.2 }),
  )
}

export const fourOfCups: Scene = {
  description:
    'A young man sits under a tree with folded arms and looks at three cups before him, not at the fourth that a hand offers from a cloud.',
  picture: (t) =>
    scene(
      sky(t, '110,84 56,140 84,112'),
      land('18,352 100,330 190,340 282,326', t.soft, { angle: -8, gap: 5, line: t.deep, opacity: 0.4 }),
      offered(t),
      ground(t, 396),
      tree(t, [240, 398], 282),
      ellipse([184, 406], 62, 7, { fill: t.deep, opacity: 0.6 }),
      person(
        t,
        {
          hip: [202, 384],
          height: 204,
          view: 'half',
          flip: true,
          lean: 10,
          near: [183, 326],
          far: [202, 324],
          nearElbow: [1, 1],
          farElbow: [-1, 0.6],
          nearKnee: [156, 354],
          nearFoot: [138, 406],
          farKnee: [168, 344],
          farFoot: [154, 401],
          headTurn: -4,
          toes: [180, 180],
        },
        { hair: 'brown', style: 'bob', skin: 'tan' },
        tunic(STRAW, t.accent, { sleeves: t.soft, length: 0, front: seat }),
      ),
      each(points('42,386 74,400 106,411'), (at) => cupAt(t, at, 50)),
      grass(points('30,424 172,430 262,426'), t.accent),
    ),
}
