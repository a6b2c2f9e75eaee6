import { tunic } from '../figure/dress.ts'
import { wreath } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { sky } from '../kit/landscape.ts'
import { bow } from '../kit/ornaments.ts'
import { BRASS, GOLD, INK, IVORY, LEAF, ROSE, SKIN, shadeOf, type Tone } from '../kit/palette.ts'
import { leafOutline } from '../kit/plants.ts'
import { type Point, toRadians } from '../kit/points.ts'
import { ellipse, place, ribbon, scene, shapes, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'
import { cornerCreatures } from './corner-creatures.ts'

const CENTRE: Point = [150, 248]
const [ACROSS, HIGH] = [82, 134]

/** A laurel wreath, bound with red above and below. */
function laurel(t: Tone): string {
  const leaves = (side: 1 | -1, shift: number) =>
    Array.from({ length: 21 }, (_, i) => {
      const turn = 84 - i * 8.3
      const at: Point = [
        CENTRE[0] + side * ACROSS * Math.cos(toRadians(turn)),
        CENTRE[1] + HIGH * Math.sin(toRadians(turn)),
      ]
      const along = side > 0 ? turn - 90 : 270 - turn
      return leafOutline(at, 20, along + shift, 0.24)
    })
  return scene(
    ellipse(CENTRE, ACROSS, HIGH, { fill: t.mid, line: LEAF, width: 5 }),
    shapes([...leaves(1, -32), ...leaves(-1, 32)], { fill: LEAF, line: INK, width: 0.8 }),
    shapes([...leaves(1, 30), ...leaves(-1, -30)], { fill: '#98B678', line: INK, width: 0.8 }),
    place(bow(ROSE), { at: [CENTRE[0], CENTRE[1] - HIGH], scale: 1.1 }),
    place(bow(ROSE), { at: [CENTRE[0], CENTRE[1] + HIGH], scale: 1.1, turn: 180 }),
  )
}

/** A long scarf winds round the dancer and lifts with the turn. */
const scarfBehind = () =>
  ribbon('216,164 226,196 200,222 164,216 128,228 104,250 96,276', [2, 13, 16, 13, 15, 15, 14], {
    fill: ROSE,
    line: IVORY,
    width: 1,
  })
const scarfInFront = () =>
  scene(
    ribbon(
      '96.4,274 101,291 122,304 152,307 188,294 212,303 212,340 192,360',
      [14, 15, 17, 19, 20, 17, 13, 1],
      {
        fill: ROSE,
        line: IVORY,
        width: 1,
      },
    ),
    // Hides the end of the front part, which is one piece with the part behind.
    ribbon('101,258 96.6,268 96.8,278 100,288', [13, 13, 12.6, 13], { fill: ROSE }),
    strokes(['108,294 124,306 142,309 162,307 188,296 205,306', '214,318 210,340'], {
      line: shadeOf(ROSE),
      width: 1.4,
    }),
  )

const dancer = (t: Tone) =>
  person(
    t,
    {
      hip: [149, 258],
      height: 216,
      stature: 'slim',
      lean: 5,
      headTurn: -8,
      headView: 'half',
      headFlip: true,
      far: [91, 196],
      near: [212, 202],
      farHolds: 76,
      nearHolds: -76,
      farElbow: [-1, 1],
      nearElbow: [1, 1],
      nearKnee: [157, 314],
      nearFoot: [147, 366],
      farKnee: [120, 306],
      farFoot: [178, 326],
      toes: [28, 'left'],
    },
    { hair: 'auburn', style: 'flowing', skin: 'tan', awake: true, mood: 'glad', hat: wreath(GOLD) },
    tunic(IVORY, SKIN.tan, {
      sleeve: 'bare',
      sleeves: IVORY,
      shoe: SKIN.tan,
      length: 0.72,
      flare: 0.9,
      sweep: 0.35,
      trim: GOLD,
    }),
  )

const wands = () =>
  scene(
    ...(
      [
        [91, 196, -14],
        [212, 202, 14],
      ] as const
    ).map(([x, y, turn]) =>
      place(ribbon('0,-27 0,27', [5, 4, 5], { fill: GOLD, line: BRASS }), { at: [x, y], turn }),
    ),
  )

export const theWorld: Scene = {
  description:
    'A dancer with flowing hair and a long red scarf turns on one foot inside a laurel wreath, a wand in each hand; angel, eagle, bull and lion watch from the four corners.',
  picture: (t) =>
    scene(
      sky(t, '36,220 264,220 32,300 268,300 124,62 176,62'),
      cornerCreatures(t),
      laurel(t),
      scarfBehind(),
      wands(),
      dancer(t),
      scarfInFront(),
    ),
}
