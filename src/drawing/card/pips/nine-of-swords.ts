import { swordAt } from '../emblems.ts'
import { gown } from '../figure/dress.ts'
import { handAgain, person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { polygon } from '../kit/curves.ts'
import { sky } from '../kit/landscape.ts'
import { star } from '../kit/ornaments.ts'
import { BRASS, GOLD, INK, IVORY, LIGHT_GOLD, ROSE, type Tone, WOOD } from '../kit/palette.ts'
import { rose } from '../kit/plants.ts'
import { each, rectangle, scene, shape, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** The upper edge of the quilt over raised knees and stretched feet, at each seam. */
const EDGE = [
  [104, 384],
  [128, 360],
  [152, 342],
  [178, 354],
  [206, 370],
  [238, 378],
  [272, 376],
] as const
const HEM = 424

/** A patchwork of roses and stars, two patches high. */
const quilt = (t: Tone) =>
  each(EDGE.slice(1), ([right, top], i) => {
    const [left, before] = EDGE[i]!
    const [leftMiddle, middle] = [(before + HEM) / 2, (top + HEM) / 2]
    const patch = (corners: string, y: number, rosy: boolean) =>
      scene(
        shape(polygon(corners), { fill: rosy ? IVORY : t.soft, line: INK, width: 0.8 }),
        rosy
          ? rose([(left + right) / 2, y], 7, ROSE)
          : star([(left + right) / 2, y], 8, 8, 3.2, { fill: LIGHT_GOLD }),
      )
    return scene(
      patch(
        `${left},${before} ${right},${top} ${right},${middle} ${left},${leftMiddle}`,
        (before + top + middle + leftMiddle) / 4,
        i % 2 === 0,
      ),
      patch(
        `${left},${leftMiddle} ${right},${middle} ${right},${HEM} ${left},${HEM}`,
        (leftMiddle + middle + HEM * 2) / 4,
        i % 2 === 1,
      ),
    )
  })

const bedstead = (t: Tone) =>
  scene(
    shape('30,440^ 30,312 38,298 50,294 60,302 62,316 62,440^', { fill: WOOD, line: GOLD }),
    strokes(['38,316 38,430', '54,316 54,430'], { line: BRASS, width: 1 }),
    shape('60,398^ 58,352 66,338 84,336 96,346 100,398^', { fill: IVORY, line: INK }),
    rectangle([60, 396], 48, 30, { fill: t.accent, line: INK }),
    strokes(['68,350 74,366 70,384', '86,352 82,368'], { line: BRASS, width: 0.8 }),
  )

/** The side of the bed, with a carved panel. */
const bedside = () =>
  scene(
    rectangle([60, HEM - 2], 216, 20, { fill: WOOD, line: GOLD }),
    strokes(['70,432 100,432', '112,432 200,432', '212,432 266,432'], { line: BRASS, width: 1.4 }),
    rectangle([268, 390], 10, 52, { fill: WOOD, line: GOLD }),
  )

/** She sits up, elbows on her knees and face in her hands. */
const POSE: Pose = {
  hip: [94, 384],
  height: 190,
  view: 'profile',
  lean: 14,
  headTurn: 26,
  headShift: [0.2, 0.16],
  near: [132, 314],
  far: [134, 308],
  nearElbow: [1, 1],
  farElbow: [1, 1],
  nearGrip: 'open',
  farGrip: 'open',
  nearKnee: [150, 352],
  farKnee: [152, 350],
  nearFoot: [190, 400],
  farFoot: [192, 400],
}

export const nineOfSwords: Scene = {
  description:
    'Someone sits up in bed at night with hands over the face, under a quilt of roses and stars; nine swords hang one above the other on the dark wall.',
  picture: (t) =>
    scene(
      sky(t, '', 270),
      rectangle([20, 262], 260, 180, { fill: t.mid }),
      strokes(['20,262 280,262'], { line: t.soft, width: 1 }),
      each(
        Array.from({ length: 9 }, (_, i) => i),
        (i) => swordAt(t, [150, 80 + i * 20.6], 186, 90, 9, 8.5),
      ),
      bedstead(t),
      person(
        t,
        POSE,
        { hair: 'black', style: 'long' },
        gown(IVORY, { length: 0.7, trim: t.soft, bareLegs: false }),
      ),
      handAgain(POSE, 'near'),
      bedside(),
      quilt(t),
    ),
}
