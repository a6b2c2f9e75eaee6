import { tunic } from '../figure/dress.ts'
import { wreath } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { sky } from '../kit/landscape.ts'
import { bow } from '../kit/ornaments.ts'
import { BRASS, GOLD, INK, IVORY, LEAF, ROSE, SKIN, shadeOf, type Tone } from '../kit/palette.ts'
import { leafOutline } from '../kit/plants.ts'
import { type Point, toRadians } from '../kit/points.ts'
import { ellipse, place, ribbon, scene, shape, shapes, stroke, strokes } from '../kit/svg.ts'
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

/** The shin behind the other, with a pointed foot: heel and sole lie on the side of the calf. */
const raisedLeg = () =>
  scene(
    stroke(
      '122,298 139.6,305.2 156.8,312.7 170,318.6 177,320.6 182.4,321 186.6,323.4 187.6,327.4 188.4,331.4 192,336 196.6,340.6 199.6,345 199.8,348.6 196.6,349.4 192.4,346.6 186.4,341.4 180.4,336 174.8,331.2 168.6,327.2 153.2,323.1 135,318.4 116,310',
      { fill: SKIN.tan, line: INK },
    ),
    shape(
      '135,317.8 153.2,322.5 168.6,326.6 175,330.6 186.6,340.8 192.4,345.8 187,339 177,329 168,323.6 154,319.6 136,314.6',
      {
        fill: shadeOf(SKIN.tan),
      },
    ),
    strokes(['178.8,324.8 181,326.6 180,329.2', '195,343.6 197.8,346.6'], { line: INK, width: 0.7 }),
  )

/** She stands on this one, its foot towards us. */
const standingLeg = () =>
  scene(
    stroke(
      '149,290 150.4,312 147.4,328 145.4,346 143.2,360 141.6,366 138,372 135.4,377 136,380.4 140,381.8 144,382 148,381.4 151.6,379.4 152.6,374.6 151.6,367 150.8,360 156.2,346 161.6,328 163.8,313 168,290',
      { fill: SKIN.tan, line: INK },
    ),
    shape('163,312 161,328 155.6,346 150.3,360 151,367 148.4,366 147.6,360 151.4,346 156.6,328 158.4,312', {
      fill: shadeOf(SKIN.tan),
    }),
    strokes(
      [
        '139.4,378.4 139.2,380.8',
        '143.2,378.6 143,381',
        '147,378.2 147.2,380.4',
        '143.6,363.6 144.8,365.6 143.8,367.4',
      ],
      { line: INK, width: 0.7 },
    ),
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
      far: [81, 202],
      near: [222, 207],
      farHolds: -62,
      nearHolds: -118,
      farElbowAt: [111, 228],
      nearElbowAt: [191, 233],
      nearKnee: [157, 314],
      nearFoot: [147, 366],
      farKnee: [120, 306],
      farFoot: [178, 326],
    },
    { hair: 'auburn', style: 'flowing', skin: 'tan', awake: true, mood: 'glad', hat: wreath(GOLD) },
    tunic(IVORY, SKIN.tan, {
      sleeve: 'bare',
      sleeves: IVORY,
      length: 0.765,
      bareLegs: false,
      flare: 0.5,
      trim: GOLD,
    }),
  )

const wands = () =>
  scene(
    ...(
      [
        [78.4, 200.6, 28],
        [224.6, 205.6, -28],
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
      raisedLeg(),
      standingLeg(),
      dancer(t),
      scarfInFront(),
    ),
}
