import { salamander } from '../creatures/beasts.ts'
import { lionHead } from '../creatures/lion.ts'
import { wandAt } from '../emblems.ts'
import { gown } from '../figure/dress.ts'
import { person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { archedThrone } from '../figure/throne.ts'
import { ground, sky } from '../kit/landscape.ts'
import { flame, halo } from '../kit/ornaments.ts'
import { BRASS, FLAME, GOLD, INK, IVORY, LIGHT_GOLD, ROSE, shadeOf, type Tone, WINE } from '../kit/palette.ts'
import { grass } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { each, place, rectangle, scene, shape, shapes, stroke, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'
import { desert } from './places.ts'

/** Points of flame in place of points of gold. */
const fireCrown = () =>
  scene(
    ...points('-14,-24 0,-28 14,-24').map((at, i) => flame([at[0], at[1] - 6], i === 1 ? 24 : 18)),
    shape('-17,-12^ -18,-26 0,-30 18,-26 17,-12^ 0,-16', { fill: GOLD, line: INK, width: 0.9 }),
    stroke('-17,-19 0,-23 17,-19', { line: ROSE, width: 2.6 }),
  )

/** He sits turned to one side, ready to rise. */
const POSE: Pose = {
  hip: [134, 298],
  height: 238,
  view: 'half',
  stature: 'broad',
  lean: 4,
  near: [188, 288],
  far: [237, 248],
  nearGrip: 'resting',
  nearTurn: 28,
  farHolds: 90,
  nearElbow: [-1, 0.6],
  farElbow: [0.2, 1],
  nearKnee: [198, 312],
  farKnee: [206, 302],
  nearFoot: [190, 398],
  farFoot: [218, 398],
}

/** Falls behind his back and over the side of the seat to the floor. */
const cloak = () =>
  scene(
    shape(
      '150,208^ 122,206 106,224 97,262 92,306 80,352 62,396^ 74,404 86,397 98,405 112,398 126,403^ 128,360 130,318 140,280^',
      { fill: WINE, line: IVORY },
    ),
    shapes(['104,270^ 102,330 86,397^ 97,404^ 110,330', '126,300^ 122,350 112,398^ 126,402^ 127,350'], {
      fill: shadeOf(WINE),
    }),
    strokes(['108,236 100,300 74,398', '112,290 106,350 98,402', '122,310 118,360 112,396'], {
      line: IVORY,
      width: 0.7,
    }),
    stroke('64,392 74,399 86,392 98,400 112,393 125,398', { line: GOLD, width: 2 }),
  )

/** The seat, and a cushion on it. */
const cushion = (t: Tone) =>
  scene(
    rectangle([96, 338], 92, 60, { fill: t.mid, line: GOLD }),
    shape('90,320^ 88,329 91,339^ 190,339^ 193,329 190,320^', { fill: ROSE, line: INK }),
    stroke('92,336.5 189,336.5', { line: GOLD, width: 2 }),
  )

const SHOES = [
  '212,386^ 224,386 231,396 236.5,403 235.5,405.5^ 212,405.5^',
  '172,396^ 190,393 203,400 210,407 209,409^ 171,409^',
]
const FAR_LEG = '168,286^ 204,281 221,290 226,310 227,350 234,391^ 225,396 213,390 200,396^ 196,330'
const ROBE =
  '112,270^ 106,284 103,300 106,316 116,321^ 142,323 166,330^ 168,362 156,396^ 172,406 186,397 210,404^ 212,364 216,330 213,304 200,291 180,288 163,284^ 158,270^'

/** The robe over both thighs, and from the knees to the ground. */
const lap = () =>
  scene(
    shape(FAR_LEG, { fill: shadeOf(FLAME), line: INK }),
    stroke('217,302 218,350 223,391', { line: INK, width: 0.7 }),
    shape(ROBE, { fill: FLAME, line: INK }),
    shapes(
      [
        '116,320.4^ 142,322.4 166,329^ 184,322 189,311^ 170,316 140,312 106,306 107,314',
        '166,331^ 168,362 157,396^ 170,404^ 180,360 180,326^',
        '213,330^ 209,362 206,402^ 210,403^ 212,364 216,330^',
      ],
      { fill: shadeOf(FLAME) },
    ),
    strokes(
      [
        '163,284 154,290 140,292',
        '118,278 116,290 120,304',
        '130,279 130,288 136,296',
        '166,330 182,320 188,306',
        '180,326 180,360 172,404',
        '192,312 194,350 187,394',
        '206,306 206,350 200,396',
        '194,294 205,300 208,312',
      ],
      { line: INK, width: 0.7 },
    ),
    stroke('158,391 172,401 186,392 210,399', { line: GOLD, width: 2.6 }),
    each(points('142,305 203,338 180,378'), (at, i) =>
      place(salamander(INK), { at, scale: 0.66, turn: [8, 88, 118][i]! }),
    ),
  )

export const kingOfWands: Scene = {
  description:
    'A red-bearded king with a crown of flame leans forward on his throne, staff planted beside him; a salamander sits at his feet.',
  picture: (t) =>
    scene(
      sky(t, '48,150 252,150 92,84 210,84 262,200 36,210'),
      halo(t, [150, 176], 86),
      desert(t),
      ground(t, 400),
      archedThrone(t, 108, 70, 398, (at) => place(lionHead(), { at: [at[0], at[1] - 6], scale: 1.06 })),
      cushion(t),
      cloak(),
      shapes(SHOES, { fill: BRASS, line: INK }),
      wandAt(t, [243, 264], 290, 0, 10),
      person(
        t,
        POSE,
        { hair: 'auburn', style: 'bob', beard: 'full', awake: true, mood: 'stern', hat: fireCrown() },
        gown(FLAME, {
          sleeves: LIGHT_GOLD,
          sleeve: 'full',
          length: 0,
          bareLegs: false,
          trim: GOLD,
          front: ({ at, u }) =>
            lap() + place(salamander(INK), { at: at(0.42, -1.72), scale: u / 70, turn: -70 }),
        }),
      ),
      place(salamander(GOLD), { at: [92, 421], scale: 0.9, turn: 184 }),
      grass(points('38,428 246,428 268,420'), t.accent),
    ),
}
