import { gown, tunic } from '../figure/dress.ts'
import type { Look } from '../figure/head.ts'
import { person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { batWing, wings } from '../figure/wings.ts'
import { through } from '../kit/curves.ts'
import { ground, sky } from '../kit/landscape.ts'
import { flame, rays, starLine } from '../kit/ornaments.ts'
import { BRASS, FLAME, GOLD, INK, IVORY, ROSE, SKIN, shadeOf, type Tone, WINE } from '../kit/palette.ts'
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
  shape('-6,12^ -7,24 0,40^ 7,24 6,12^ 0,16', { fill: FELL, line: IVORY, width: 0.8 }),
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
      far: [88, 160],
      near: [222, 250],
      farGrip: 'open',
      farTurn: -92,
      nearHolds: -78,
      farElbowAt: [94, 208],
      nearElbowAt: [200, 236],
      farKnee: [112, 288],
      nearKnee: [188, 288],
      farFoot: [122, 322],
      nearFoot: [178, 322],
      toes: [200, -20],
    },
    { mask: GOAT, skin: 'brown' },
    tunic(SKIN.brown, FELL, {
      sleeve: 'bare',
      shoe: GOLD,
      length: 0,
      bareLegs: false,
      trim: BRASS,
      collar: false,
      front: ({ at, u }) =>
        loincloth() +
        strokes(
          [
            through([
              at(-0.58, -1.9),
              at(-0.5, -1.6),
              at(-0.14, -1.56),
              at(0, -1.72),
              at(0.14, -1.56),
              at(0.5, -1.6),
              at(0.58, -1.9),
            ]),
            through([at(0, -1.6), at(0.02, -1.2), at(0, -0.8)]),
            ...[-1.32, -1.08].map((level) =>
              through([at(-0.26, level), at(0, level + 0.06), at(0.26, level)]),
            ),
          ],
          { line: INK, width: u * 0.03 },
        ),
    }),
  )

/** A goat's leg, bent in a squat: the thigh comes out to the knee, from which the shank stands on its cloven hoof. The left one; turned over, the right. */
const haunch = () =>
  scene(
    shape('-48,52^ -39,50 -39,61^ -52,61^', { fill: GOLD, line: INK }),
    shape('-39,50^ -28,52 -24,61^ -38,61^', { fill: GOLD, line: INK }),
    shape(
      '0,-22^ -20,-25 -42,-35 -62,-42 -76,-33 -84,-14 -83,2 -77,15 -69,25 -61,35 -55,45 -54,54^ -48,50 -42,57^ -37,51 -31,55^ -27,50^ -29,38 -32,27 -37,14^ -34,6 -27,9^ -22,1 -10,6 0,10^',
      { fill: FELL, line: IVORY },
    ),
    // Below the knee the shank lies in the shade of the thigh.
    shape(
      '-66,11^ -60,19 -54,14^ -48,21 -43,15^ -40,18 -37.4,14.4^ -32.6,27 -29.6,38 -28,49^ -36,46 -44,34 -54,24',
      { fill: shadeOf(FELL) },
    ),
    stroke('-69,6^ -66,11^ -60,19 -54,14^ -48,21 -43,15^ -40,18 -37,14', { line: IVORY }),
    strokes(
      [
        '-66,-24 -74,-12',
        '-56,-35 -66,-27',
        '-44,-29 -53,-21',
        '-32,-24 -41,-16',
        '-22,-20 -30,-12',
        '-67,-12 -72,0',
        '-56,-14 -61,0',
        '-44,-12 -50,-1',
        '-33,-8 -39,2',
        '-66,18 -60,27',
        '-54,18 -49,30',
        '-46,26 -42,38',
        '-40,34 -37,46',
      ],
      { line: BRASS, width: 0.9 },
    ),
  )

const legs = () => scene(each([false, true], (flip) => place(haunch(), { at: [150, 262], flip })))

/** A cloth that hangs from the girdle between the thighs. */
const loincloth = () =>
  scene(
    shape('133,244^ 167,244^ 166,266 171,306^ 150,311 129,306^ 134,266', { fill: WINE, line: IVORY }),
    stroke('130,300 150,305 170,300', { line: GOLD, width: 3 }),
    strokes(['143,250 141,292', '150,250 150,298', '157,250 159,292'], { line: IVORY, width: 0.7 }),
  )

const torch = () =>
  scene(ribbon('227,226 222,248 219,265', [7, 6, 4.6], { fill: BRASS, line: INK }), flame([228, 214], 26))

const block = (t: Tone) => {
  const face = '104,330^ 196,330^ 196,406^ 104,406^'
  return scene(
    shape(face, { fill: t.soft, line: IVORY }),
    hatch(face, { gap: 6, line: t.deep, opacity: 0.6 }),
    rectangle([94, 322], 112, 12, { fill: GOLD, line: BRASS }),
    rectangle([96, 404], 108, 12, { fill: GOLD, line: BRASS }),
    circle([150, 352], 10, { line: BRASS, width: 5 }),
    circle([150, 352], 10, { line: GOLD, width: 3 }),
  )
}

/** The chains are loose enough to lift off. */
const chain = (side: 1 | -1) => {
  const x = 150 + side * 78
  const line = `${150 + side * 9},360 ${150 + side * 30},388 ${150 + side * 58},366 ${x - side * 3},326`
  return stroke(line, { line: INK, width: 5 }) + stroke(line, { line: GOLD, width: 3.4, dash: '4 4.6' })
}

/** A loose collar, drawn over the captive. */
const iron = (side: 1 | -1) => {
  const x = 150 + side * 78
  return (
    stroke(`${x - 10},319 ${x},326 ${x + 10},319`, { line: INK, width: 4.6 }) +
    stroke(`${x - 10},319 ${x},326 ${x + 10},319`, { line: GOLD, width: 3 })
  )
}

const captive = (t: Tone, side: 1 | -1, look: Look, ornament: string) => {
  const x = 150 + side * 78
  const dress = side < 0 ? gown(IVORY, { flare: 0.6, trim: ROSE }) : tunic(ROSE, t.accent, { length: 0.8 })
  const hands: Pick<Pose, 'near' | 'far' | 'nearGrip' | 'farGrip'> =
    side < 0
      ? { far: [x - 24, 368], near: [x + 27, 366], farGrip: 'relaxed', nearGrip: 'relaxed' }
      : { far: [x - 27, 366], near: [x + 24, 368], farGrip: 'relaxed', nearGrip: 'relaxed' }
  return scene(
    ornament,
    person(
      t,
      {
        hip: [x, 362],
        height: 130,
        ...hands,
        nearFoot: [x + 9, 424],
        farFoot: [x - 9, 424],
        headTurn: -side * 8,
        headView: 'half',
        headFlip: side > 0,
      },
      {
        ...look,
        hat: shapes(['-8,-20^ -14,-30 -9,-38^ -4,-28 -3,-23', '11,-19^ 15,-30 10,-37^ 6,-27 5,-22'], {
          fill: GOLD,
          line: INK,
          width: 0.9,
        }),
      },
      { ...dress, collar: false },
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
      block(t),
      legs(),
      torch(),
      devil(t),
      captive(
        t,
        -1,
        { hair: 'auburn', style: 'long', mood: 'sad', awake: true },
        ribbon('80,392 50,404 34,390 36,372', [4, 3, 3, 2], { fill: BRASS, line: INK, width: 0.8 }) +
          grapes([37, 362], 18, WINE),
      ),
      captive(
        t,
        1,
        { hair: 'black', style: 'short', beard: 'short', skin: 'tan', mood: 'sad', awake: true },
        ribbon('220,392 250,404 266,390 264,372', [4, 3, 3, 2], { fill: BRASS, line: INK, width: 0.8 }) +
          flame([263, 360], 16),
      ),
      each([-1, 1] as const, (side) => chain(side) + iron(side)),
    ),
}
