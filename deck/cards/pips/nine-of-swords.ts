import { swordAt } from '../emblems.ts'
import { gown } from '../figure/dress.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { flattened, through } from '../kit/curves.ts'
import { sky } from '../kit/landscape.ts'
import { star } from '../kit/ornaments.ts'
import { BRASS, GOLD, INK, IVORY, LIGHT_GOLD, ROSE, shadeOf, type Tone, WOOD } from '../kit/palette.ts'
import { rose } from '../kit/plants.ts'
import { between, type Point, points } from '../kit/points.ts'
import { each, place, rectangle, scene, shape, shapes, stroke, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** Seams from left to right, each from the upper edge of the quilt (over knees and feet) to its hem. */
const SEAMS: readonly (readonly [top: Point, middle: Point, foot: Point])[] = [
  ['78,380', '76,402', '75,422'],
  ['122,357', '121,389', '119,423'],
  ['150,341', '153,380', '153,424'],
  ['180,354', '185,386', '186,424'],
  ['208,371', '214,396', '217,424'],
  ['238,366', '244,395', '246,423'],
  ['266,377', '270,398', '272,422'],
].map((seam) => seam.flatMap(points) as [Point, Point, Point])

/** A patchwork of roses and stars, two patches high, soft as cloth: every edge of a patch is a curve. */
const quilt = (t: Tone) => {
  const row = (i: 0 | 1 | 2, sag = 0) =>
    flattened(through(SEAMS.map((seam) => seam[i])), false, 2).map(
      ([x, y], k): Point => [x, y + (k % 2) * sag],
    )
  const rows = [row(0), row(1), row(2, 5)] as const
  const patch = (i: number, upper: 0 | 1) => {
    const edge = (line: readonly Point[]) =>
      through(line.slice(i * 2, i * 2 + 3)).map((knot, k) => ({ ...knot, corner: k !== 1 }))
    const [top, bottom] = [rows[upper], rows[upper === 0 ? 1 : 2]]
    const middle = between(top[i * 2 + 1]!, bottom[i * 2 + 1]!)
    const rosy = (i + upper) % 2 === 0
    return scene(
      shape([...edge(top), ...edge(bottom).reverse()], { fill: rosy ? IVORY : t.soft, line: INK }),
      rosy ? rose(middle, 7, ROSE) : star(middle, 8, 8, 3.2, { fill: LIGHT_GOLD }),
    )
  }
  return each(SEAMS.slice(1), (_, i) => patch(i, 0) + patch(i, 1))
}

const bedstead = (t: Tone) =>
  scene(
    shape('32,440^ 32,312 36,299 47,293 58,299 62,312 62,440^', { fill: WOOD, line: GOLD }),
    strokes(['40,412 40,314 47,304 54,314 54,412^ 40,412'], { line: BRASS, width: 1 }),
    shape('62,398^ 60,352 66,337 82,333 96,343 102,398^', { fill: t.accent, line: INK }),
    rectangle([60, 396], 48, 30, { fill: IVORY, line: INK }),
    strokes(['70,348 75,364 72,384', '88,350 84,366'], { line: INK, width: 0.8 }),
  )

/** The side of the bed, with a carved panel. */
const bedside = () =>
  scene(
    rectangle([60, 418], 216, 24, { fill: WOOD, line: GOLD }),
    strokes(['70,432 100,432', '112,432 200,432', '212,432 266,432'], { line: BRASS, width: 1.4 }),
    rectangle([268, 390], 10, 52, { fill: WOOD, line: GOLD }),
  )

/** She sits up, elbows on her knees and face in her hands. */
const POSE: Pose = {
  handsOver: ['near'],
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
  nearGrip: 'resting',
  farGrip: 'resting',
  nearKnee: [150, 352],
  farKnee: [152, 350],
  nearFoot: [190, 400],
  farFoot: [192, 400],
}

/** A heavy curtain at the foot of the bed. */
const curtain = (t: Tone) =>
  scene(
    shape('232,20^ 240,120 230,220 238,330 232,442^ 282,442^ 282,20^', { fill: t.soft, line: t.accent }),
    shapes(
      [
        '246,20^ 252,160 244,300 250,442^ 260,442^ 256,300 262,160 256,20^',
        '270,20^ 274,200 268,442^ 278,442^ 280,200 278,20^',
      ],
      {
        fill: shadeOf(t.soft),
      },
    ),
    strokes(['240,60 244,160 238,300', '264,60 266,240 262,400'], { line: t.accent, width: 0.7 }),
    stroke('235,300 256,310 282,304', { line: GOLD, width: 4 }),
  )

const bed = (t: Tone) =>
  scene(
    bedstead(t),
    person(
      t,
      POSE,
      { hair: 'black', style: 'bob', mood: 'sad' },
      gown(IVORY, { length: 0.7, trim: t.soft, bareLegs: false, sleeve: 'full' }),
    ),
    handOver(POSE, 'near'),
    bedside(),
    quilt(t),
  )

export const nineOfSwords: Scene = {
  description:
    'Someone sits up in bed at night with hands over the face, under a quilt of roses and stars; nine swords hang one above the other on the dark wall.',
  picture: (t) =>
    scene(
      sky(t, '', 270),
      rectangle([20, 240], 260, 202, { fill: t.mid }),
      strokes(['20,240 280,240', '20,246 280,246'], { line: t.soft, width: 1 }),
      curtain(t),
      each(
        Array.from({ length: 9 }, (_, i) => i),
        (i) => swordAt(t, [140, 80 + i * 18], 172, 90, 9, 7.5),
      ),
      place(bed(t), { at: [-16, -84], scale: 1.2 }),
    ),
}
