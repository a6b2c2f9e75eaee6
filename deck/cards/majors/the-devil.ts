import { gown, tunic } from '../figure/dress.ts'
import type { Look } from '../figure/head.ts'
import { person } from '../figure/person.ts'
import { batWing, wings } from '../figure/wings.ts'
import { ground, sky } from '../kit/landscape.ts'
import { flame, rays, starLine } from '../kit/ornaments.ts'
import { BRASS, FLAME, GOLD, INK, IVORY, ROSE, type Tone, WINE } from '../kit/palette.ts'
import { grapes } from '../kit/plants.ts'
import { circle, each, place, rectangle, ribbon, scene, shape, shapes, stroke, strokes } from '../kit/svg.ts'
import { hatch } from '../kit/texture.ts'
import type { Scene } from '../scene.ts'

const FELL = '#5A3A2E'

/** A goat's head from the front, in the measure of a human head. */
const GOAT = scene(
  ribbon('-8,-16 -24,-24 -32,-42 -26,-62', [10, 9, 6, 0], { fill: GOLD, line: INK, width: 1 }),
  ribbon('8,-16 24,-24 32,-42 26,-62', [10, 9, 6, 0], { fill: GOLD, line: INK, width: 1 }),
  strokes(
    [
      '-14,-24 -19,-17',
      '-21,-30 -27,-25',
      '-25,-38 -32,-37',
      '14,-24 19,-17',
      '21,-30 27,-25',
      '25,-38 32,-37',
    ],
    { line: INK, width: 0.9 },
  ),
  shapes(['-12,-10^ -28,-14 -38,-6^ -26,0 -13,-2', '12,-10^ 28,-14 38,-6^ 26,0 13,-2'], {
    fill: FELL,
    line: IVORY,
    width: 0.9,
  }),
  shape('-13,-10 -8,-20 8,-20 13,-10 10,4 7,14 0,18 -7,14 -10,4', { fill: FELL, line: IVORY, width: 1 }),
  shape('-6,12^ -3,26 0,38^ 3,26 6,12^ 0,16', { fill: INK, line: IVORY, width: 0.8 }),
  shapes(['-11,-7^ -7,-10 -3,-5^ -7,-4', '11,-7^ 7,-10 3,-5^ 7,-4'], { fill: GOLD }),
  strokes(['-7,-9 -7,-5', '7,-9 7,-5'], { line: INK, width: 1.2 }),
  strokes(['-4,9 -2,11 0,9 2,11 4,9', '-3,13 0,14 3,13'], { line: IVORY, width: 0.9 }),
  shape(starLine([0, -31], 5, 2, 11, 90), { line: FLAME, width: 1.6 }),
)

const devil = (t: Tone) =>
  person(
    t,
    {
      hip: [150, 262],
      height: 208,
      far: [90, 158],
      near: [222, 246],
      farGrip: 'open',
      farElbow: [-1, 1],
      nearElbow: [-0.2, 1],
      farKnee: [112, 288],
      nearKnee: [188, 288],
      farFoot: [122, 322],
      nearFoot: [178, 322],
      toes: [200, -20],
    },
    { mask: GOAT, skin: 'brown' },
    tunic(FELL, FELL, {
      sleeve: 'bare',
      sleeves: FELL,
      shoe: GOLD,
      length: 0,
      bareLegs: false,
      trim: BRASS,
      collar: false,
      front: ({ at, u }) =>
        strokes(
          [-1.9, -1.5, -1.1].map((level) =>
            [at(-0.4, level), at(-0.1, level + 0.2), at(0.1, level + 0.2), at(0.4, level)].map(([x, y]) => ({
              x,
              y,
              corner: false,
            })),
          ),
          { line: BRASS, width: u * 0.03 },
        ),
    }),
  )

/** Shaggy legs of a goat, bent in a squat; the left one, and the same turned over. */
const haunch = () =>
  scene(
    shape('-42,52^ -24,52^ -18,60^ -46,60^', { fill: GOLD, line: INK }),
    shape(
      '-62,10 -60,22^ -55,22 -54,32^ -48,31 -45,42 -45,55^ -38,50 -33,56^ -29,50 -22,55^ -26,42 -32,28 -34,14',
      {
        fill: FELL,
        line: IVORY,
      },
    ),
    shape(
      '4,-22 -18,-20 -40,-10 -58,4 -66,16^ -59,18 -60,28^ -52,26 -48,34^ -42,26 -36,28^ -31,19 -25,21^ -20,12 -13,13^ -9,6 4,6',
      {
        fill: FELL,
        line: IVORY,
      },
    ),
    strokes(
      ['-48,-2 -56,8', '-36,-4 -44,10', '-24,-4 -30,12', '-12,-4 -14,10', '-42,32 -38,44', '-33,54 -32,60'],
      {
        line: BRASS,
      },
    ),
  )

const legs = () =>
  scene(
    each([false, true], (flip) => place(haunch(), { at: [150, 262], flip })),
    shape('128,238^ 132,260 138,277^ 144,270 150,286^ 156,270 162,277^ 168,260 172,238^', { fill: FELL }),
    strokes(['142,252 145,262', '150,250 150,268', '158,252 155,262'], { line: BRASS }),
  )

const torch = () =>
  scene(ribbon('227,226 222,248 214,292', [7, 6, 4], { fill: BRASS, line: INK }), flame([228, 214], 26))

const block = (t: Tone) => {
  const face = '104,330^ 196,330^ 196,378^ 104,378^'
  return scene(
    shape(face, { fill: t.deep, line: IVORY }),
    hatch(face, { gap: 4, line: t.accent, opacity: 0.4 }),
    rectangle([94, 322], 112, 12, { fill: GOLD, line: BRASS }),
    circle([150, 352], 10, { line: BRASS, width: 5 }),
    circle([150, 352], 10, { line: GOLD, width: 3 }),
  )
}

/** The chains are loose enough to lift off. */
const chain = (side: 1 | -1) => {
  const line = `${150 + side * 9},356 ${150 + side * 30},376 ${150 + side * 52},370 ${150 + side * 70},350`
  return stroke(line, { line: INK, width: 5 }) + stroke(line, { line: GOLD, width: 3.4, dash: '4 4.6' })
}

const captive = (t: Tone, side: 1 | -1, look: Look, ornament: string) => {
  const x = 150 + side * 76
  const dress = side < 0 ? gown(IVORY, { flare: 0.4, trim: ROSE }) : tunic(ROSE, t.accent, { length: 0.8 })
  return scene(
    ornament,
    person(
      t,
      {
        hip: [x, 368],
        height: 112,
        far: [x - 22, 366],
        near: [x + 22, 366],
        nearFoot: [x + 8, 426],
        farFoot: [x - 8, 426],
        headTurn: -side * 8,
      },
      {
        ...look,
        hat: shapes(['-10,-20^ -14,-30 -10,-36^ -6,-26 -5,-22', '10,-20^ 14,-30 10,-36^ 6,-26 5,-22'], {
          fill: GOLD,
          line: INK,
          width: 0.9,
        }),
      },
      { ...dress, collar: true },
    ),
  )
}

export const theDevil: Scene = {
  description:
    'A horned, bat-winged devil with a goat’s head squats on a block, one hand raised and a torch in the other; a woman and a man stand chained to it, but the chains hang loose.',
  picture: (t) =>
    scene(
      sky({ ...t, soft: '#7A3B55' }, '48,240 252,236'),
      rays([150, 176], 108, 132, 36, { fill: WINE, opacity: 0.8 }, true),
      circle([150, 176], 108, { fill: WINE, opacity: 0.5 }),
      wings(batWing(WINE), { at: [150, 210], span: 330, raise: 22 }, 12),
      ground(t, 404),
      torch(),
      block(t),
      legs(),
      devil(t),
      each([-1, 1] as const, chain),
      captive(
        t,
        -1,
        { hair: 'auburn', style: 'long' },
        ribbon('84,384 58,392 46,378', [4, 3, 2], { fill: BRASS, line: INK, width: 0.8 }) +
          grapes([45, 366], 18, WINE),
      ),
      captive(
        t,
        1,
        { hair: 'black', style: 'short', beard: 'short', skin: 'tan' },
        ribbon('216,384 242,392 254,378', [4, 3, 2], { fill: BRASS, line: INK, width: 0.8 }) +
          flame([255, 366], 14),
      ),
    ),
}
