import { cupAt } from '../emblems.ts'
import { backCloak } from '../figure/cloak.ts'
import { tunic } from '../figure/dress.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose, Skeleton } from '../figure/skeleton.ts'
import { crescentFace } from '../kit/crescent-face.ts'
import { through } from '../kit/curves.ts'
import { ground, land, sky } from '../kit/landscape.ts'
import { mountains } from '../kit/mountains.ts'
import { rays } from '../kit/ornaments.ts'
import { BRASS, edgeOf, GOLD, LAKE, LIGHT_GOLD, ROSE, STRAW, shadeOf } from '../kit/palette.ts'
import { grass } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { circle, each, place, ribbon, scene, shape, stroke } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** The moon stands before the sun and looks down. */
const eclipse = () =>
  scene(
    rays([196, 112], 38, 58, 26, { fill: GOLD, opacity: 0.8 }),
    circle([196, 112], 36, { fill: LIGHT_GOLD, line: BRASS }),
    place(crescentFace(), { at: [196, 112], scale: 36 / 49 }),
  )

const POSE: Pose = {
  handsOver: ['near'],
  hip: [150, 268],
  height: 190,
  view: 'back',
  lean: 5,
  far: [136, 262],
  farElbowAt: [136, 238],
  near: [217, 240],
  nearHolds: 96,
  nearElbowAt: [190, 246],
  nearFoot: [168, 350],
  farFoot: [144, 366],
  toes: ['away', 'away'],
}

/** A short cape over the cloak, with its hood thrown back. */
const shoulderCape = ({ at }: Skeleton) => {
  const hem = [at(-1.12, -1.72), at(-0.62, -1.5), at(0, -1.42), at(0.62, -1.5), at(1.12, -1.72)]
  const edge = through(hem).map((knot, i) => ({ ...knot, corner: i === 0 || i === 4 }))
  const hood = points(
    '-0.44,-2.4 -0.52,-2.12 -0.36,-1.84 0,-1.7 0.36,-1.84 0.52,-2.12 0.44,-2.4 0,-2.32',
  ).map(([x, y]) => at(x, y))
  const pen = { fill: ROSE, line: edgeOf(ROSE), width: 1 }
  return scene(
    shape(
      [
        ...edge,
        ...through([
          at(1.06, -2.08),
          at(0.74, -2.34),
          at(0.3, -2.42),
          at(-0.3, -2.42),
          at(-0.74, -2.34),
          at(-1.06, -2.08),
        ]),
      ],
      pen,
    ),
    stroke(edge, { line: GOLD, width: 2.4 }),
    shape(through(hood), { ...pen, fill: shadeOf(ROSE) }),
  )
}

export const eightOfCups: Scene = {
  description:
    'Under a moon that covers the sun someone in a red cloak walks away into the hills with a staff, leaving eight cups stacked with one place empty.',
  picture: (t) =>
    scene(
      sky(t, '56,140 100,90 50,210 250,210 120,150'),
      eclipse(),
      mountains(t, '40,240 104,210 262,226', 318, t.mid),
      mountains(t, '70,268 222,252', 330, t.soft),
      land('18,322 80,308 150,322 210,304 282,314', t.soft, {
        angle: 60,
        gap: 7,
        line: t.deep,
        opacity: 0.35,
      }),
      shape('18,366 90,350 170,356 282,344^ 282,380^ 160,388 18,384^', {
        fill: LAKE,
        line: t.accent,
        width: 0.9,
      }),
      shape(
        '96,392^ 112,376 138,364 170,352 204,341 220,331 210,321 202,313 206,305^ 213,304.4^ 213,311 226,321 239,332 230,344 210,356 193,371 200,392^',
        {
          fill: STRAW,
          line: BRASS,
        },
      ),
      person(
        t,
        POSE,
        { hair: 'brown', style: 'bob' },
        tunic(ROSE, t.accent, {
          length: 0.8,
          flare: 0,
          sleeves: t.accent,
          trim: GOLD,
          front: (bones) => backCloak(ROSE, 1.3, 0.25, 0.5, 0.16)(bones) + shoulderCape(bones),
          belt: false,
          collar: false,
        }),
      ),
      ribbon('221.6,196 217,240 205,354', [4.4, 4.8, 4.4], { fill: GOLD, line: BRASS }),
      handOver(POSE, 'near'),
      ground(t, 388),
      each([42, 94, 146, 206, 258], (x) => cupAt(t, [x, 407], 50)),
      each([68, 120, 232], (x) => cupAt(t, [x, 363], 50)),
      grass(points('176,432 120,436 34,436 272,436'), t.accent),
    ),
}
