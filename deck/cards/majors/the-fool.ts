import { butterfly } from '../creatures/beasts.ts'
import { leapingDog } from '../creatures/dogs.ts'
import { tunic } from '../figure/dress.ts'
import { capWithFeather } from '../figure/headwear.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { birds, daySky } from '../kit/landscape.ts'
import { mountains } from '../kit/mountains.ts'
import { cloud, star, sunFace } from '../kit/ornaments.ts'
import { BRASS, GOLD, IVORY, LEAF, ROSE, shadeOf, type Tone } from '../kit/palette.ts'
import { grass, leafOutline, rose } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { each, place, ribbon, scene, shape, shapes, stroke, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

const CLIFF = '18,384^ 50,380 110,386 176,381 197,386 206,394^ 200,404^ 213,412^ 204,424^ 210,442^ 18,442^'

const cliff = (t: Tone) =>
  scene(
    shape(CLIFF, { fill: t.mid, line: IVORY }),
    shapes(
      [
        '206,394^ 200,404^ 213,412^ 204,424^ 210,442^ 176,442^ 186,420^ 178,408^ 190,396^',
        '60,442^ 76,412^ 68,402^ 92,408^ 88,442^',
      ],
      { fill: shadeOf(t.mid) },
    ),
    strokes(
      [
        '24,402 70,396 104,402',
        '112,410 150,404 168,410',
        '30,424 54,420',
        '104,428 150,422',
        '178,408 188,410',
      ],
      {
        line: t.accent,
        width: 0.7,
      },
    ),
    grass(points('40,384 160,383'), LEAF),
    each(points('30,386 96,386 152,385 168,384'), ([x, y], i) => rose([x, y - 5], 5.5, i % 2 ? ROSE : IVORY)),
  )

/** All the Fool owns, tied up in a cloth. */
const bundle = (t: Tone) =>
  scene(
    shape('66,158 46,170 36,192 46,214 68,220 86,208 88,184 78,166', { fill: t.soft, line: IVORY }),
    shape('84,172 88,184 86,208 68,220 58,219^ 74,206 78,188', { fill: shadeOf(t.soft) }),
    shape('68,162^ 58,144 48,146 56,156 44,158 60,168', { fill: t.soft, line: IVORY }),
    shape('72,162^ 84,148 94,154 84,158 90,164 76,167', { fill: t.soft, line: IVORY }),
    strokes(['62,170 52,180 48,192', '68,170 66,182', '76,170 82,178'], { line: IVORY, width: 0.7 }),
    star([62, 196], 8, 9, 3.4, { fill: GOLD }),
  )

const stick = () => ribbon('188,236 124,198 58,152', [4.4, 5, 5.4], { fill: GOLD, line: BRASS })

const POSE: Pose = {
  handsOver: ['far', 'near'],
  hip: [134, 266],
  height: 222,
  view: 'half',
  lean: -7,
  headTurn: -16,
  near: [170, 225],
  far: [214, 182],
  nearHolds: 31,
  farGrip: 'pinch',
  farTurn: -62,
  nearElbow: [0, 1],
  farElbow: [0.2, 1],
  nearFoot: [110, 367],
  farFoot: [192, 356],
  toes: [-12, 14],
}

const youth = (t: Tone) =>
  person(
    t,
    POSE,
    {
      hair: 'blond',
      style: 'curls',
      awake: true,
      mood: 'glad',
      gaze: [0.6, -0.8],
      hat: capWithFeather(t.soft, ROSE),
    },
    tunic(IVORY, GOLD, {
      sleeve: 'bell',
      sleeves: t.soft,
      shoe: t.mid,
      length: 0.8,
      flare: 0.8,
      sweep: -0.3,
      front: ({ at, u }) =>
        each(
          points('-0.34,-1.86 0.36,-1.6 0.02,-1.12 -0.44,0.04 0.16,0.34 -0.34,0.86 0.52,0.94 1.1,0.8'),
          ([x, y]) => star(at(x, y), 6, u * 0.17, u * 0.07, { fill: t.soft }),
        ),
    }),
  )

const whiteRose = () =>
  scene(
    stroke('217,206 225,173 231,148', { line: LEAF, width: 1.8 }),
    shapes([leafOutline([221, 190], 13, -20), leafOutline([228, 160], 9, -20)], { fill: LEAF }),
    rose([232, 141], 11),
  )

export const theFool: Scene = {
  description:
    'A youth in a feathered cap steps, looking up, towards the edge of a cliff, a white rose in one hand and a bundle on a stick over the shoulder; a small dog leaps behind and the sun shines over snowy mountains.',
  picture: (t) =>
    scene(
      daySky(t, 420),
      sunFace([203, 96], 25),
      cloud([66, 104], 62, IVORY, t.soft),
      cloud([262, 178], 56, IVORY, t.soft, true),
      birds('108,84 122,96', t.soft),
      mountains(t, '34,318 96,338 176,316 250,296', 400, '#A9B2DE'),
      mountains({ ...t, accent: IVORY }, '216,324 262,346', 442, t.soft),
      cliff(t),
      place(leapingDog(), { at: [62, 383], scale: 0.96 }),
      bundle(t),
      youth(t),
      stick(),
      handOver(POSE, 'near'),
      whiteRose(),
      handOver(POSE, 'far'),
      place(butterfly(ROSE), { at: [250, 268], turn: 24, scale: 0.8 }),
    ),
}
