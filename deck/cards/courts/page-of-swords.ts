import { sword } from '../emblems.ts'
import { tunic } from '../figure/dress.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { land, sky } from '../kit/landscape.ts'
import { mountains } from '../kit/mountains.ts'
import { BRASS, GOLD, INK, IVORY, ROSE, type Tone } from '../kit/palette.ts'
import { grass } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { ellipse, place, ribbon, scene, strokes } from '../kit/svg.ts'
import { cypress } from '../kit/trees.ts'
import type { Scene } from '../scene.ts'
import { windySky } from './places.ts'

/** The body goes one way, the eyes look back the other. */
const POSE: Pose = {
  handsOver: ['far', 'near'],
  hip: [128, 288],
  height: 244,
  view: 'half',
  lean: -4,
  headView: 'half',
  headFlip: true,
  headTurn: 4,
  near: [192, 240],
  far: [197, 222],
  nearHolds: -74,
  farHolds: -74,
  nearElbow: [-0.2, 1],
  farElbow: [0.4, 1],
  nearFoot: [98, 408],
  farFoot: [158, 408],
  toes: [0, 10],
}

/** A sash that the wind takes. */
const sash = (t: Tone) =>
  scene(
    ribbon('138,262 168,268 196,258 226,272 254,262', [7, 12, 12, 10, 3], { fill: ROSE, line: IVORY }),
    ribbon('138,264 160,280 188,282 212,298 234,296', [7, 11, 11, 9, 3], { fill: ROSE, line: IVORY }),
    strokes(['150,265 176,267 200,262', '150,274 184,284 206,294'], { line: t.deep, width: 0.7 }),
  )

/** It goes round the waist and is knotted at the side. */
const knot = () =>
  scene(
    ribbon('104.5,263 129,269.5 150,263', [7, 8, 7], { fill: ROSE, line: INK }),
    ellipse([147, 264], 6, 5, { fill: ROSE, line: INK }),
    strokes(['144,262 149,266'], { line: INK, width: 0.7 }),
  )

const page = (t: Tone) =>
  person(
    t,
    POSE,
    { hair: 'auburn', style: 'flowing', awake: true, mood: 'stern' },
    tunic(IVORY, t.accent, {
      sleeve: 'full',
      sleeves: t.soft,
      length: 0.85,
      flare: 0.8,
      sweep: 0.5,
      shoe: BRASS,
      trim: GOLD,
    }),
  )

export const pageOfSwords: Scene = {
  description:
    'A page on a windy hilltop, hair flying, holds a sword with both hands and looks back over the shoulder; birds wheel in the clouds.',
  picture: (t) =>
    scene(
      sky(t),
      windySky(t),
      mountains(t, '44,310 116,292 236,286', 402, t.soft),
      ...[
        [42, 398, 84],
        [64, 400, 66],
        [258, 400, 76],
      ].map(([x, y, height]) => place(cypress(t, [0, 0], height!), { at: [x!, y!], turn: 9 })),
      land('18,404 80,388 150,394 220,386 282,400', t.mid, {
        angle: -4,
        gap: 6.5,
        line: t.accent,
        opacity: 0.35,
      }),
      sash(t),
      page(t),
      knot(),
      place(sword(t, 184, { breadth: 12, hilt: 50, guard: 19 }), { at: [212.5, 169], turn: 16 }),
      handOver(POSE, 'far'),
      handOver(POSE, 'near'),
      strokes(['30,226 60,222 78,228', '34,250 56,247', '228,222 258,218', '44,130 66,126'], {
        line: t.accent,
        width: 1,
      }),
      grass(points('44,420 76,428 196,424 250,420'), t.accent),
    ),
}
