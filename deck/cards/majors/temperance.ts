import { emptyCupAt } from '../emblems.ts'
import { gown } from '../figure/dress.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose, Skeleton } from '../figure/skeleton.ts'
import { angelWing, wings } from '../figure/wings.ts'
import { through } from '../kit/curves.ts'
import { land, sky, waves } from '../kit/landscape.ts'
import { mountains } from '../kit/mountains.ts'
import { halo, rays } from '../kit/ornaments.ts'
import { BRASS, GOLD, INK, IVORY, LEAF, LIGHT_GOLD, SKIN, type Tone, WATER } from '../kit/palette.ts'
import { grass, lily } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { circle, each, ribbon, scene, shape, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** A path leads to a crown of light over the hills. */
const farLight = (t: Tone) =>
  scene(
    rays([56, 252], 16, 32, 24, { fill: GOLD }),
    shape('41,263^ 39,244^ 49,253^ 56,239^ 63,253^ 73,244^ 71,263^', { fill: LIGHT_GOLD, line: BRASS }),
    mountains(t, '30,312 92,292', 356),
    land('18,350 90,336 180,346 282,330', t.mid, { angle: -5, gap: 6, line: t.accent, opacity: 0.35 }),
    ribbon(
      '36,322 42,327 38,333 50,338 62,344 74,353 56,366 76,382 62,405',
      [1, 1.6, 2, 2.6, 3.4, 5, 8, 12, 20],
      {
        fill: GOLD,
        line: BRASS,
        width: 0.7,
      },
    ),
  )

/** Water on one side of the angel's feet, a bank of grass on the other. */
const pool = (t: Tone) =>
  scene(
    shape('18,404^ 60,394 120,392 158,400 172,414 160,428 176,442^ 18,442^', { fill: WATER, line: t.accent }),
    waves([24, 410], 138, 3, t.accent, 10),
  )

const irises = () =>
  scene(
    strokes(['242,427 234,370', '248,427 256,356', '245,427 246,386'], { line: LEAF, width: 2 }),
    each(
      [
        '243,430 237,410 223,394',
        '247,430 253,408 267,392',
        '244,430 241,408 234,388',
        '246,430 249,410 257,380',
        '245,430 245,414 248,402',
      ],
      (blade) => ribbon(blade, [6, 7, 5, 0], { fill: LEAF, line: INK, width: 0.8 }),
    ),
    lily([234, 362], 16, -8, GOLD),
    lily([256, 348], 16, 8, GOLD),
    lily([246, 380], 14, 0, GOLD),
    grass(points('229,430 263,431'), LEAF),
  )

/** A triangle in a square on the breast, as Waite has it. */
const token = ({ at }: Skeleton) =>
  scene(
    shape(through([at(-0.26, -1.76), at(0.26, -1.76), at(0.26, -1.24), at(-0.26, -1.24)], true), {
      line: BRASS,
      width: 1.4,
    }),
    shape(through([at(0, -1.7), at(0.2, -1.3), at(-0.2, -1.3)], true), { fill: GOLD, line: BRASS }),
  )

const POSE: Pose = {
  handsOver: ['far', 'near'],
  hip: [150, 286],
  height: 244,
  far: [98, 316],
  near: [216, 246],
  farHolds: 84,
  nearHolds: 28,
  farThumb: [1, -1],
  nearThumb: [-1, -1],
  farElbowAt: [125, 276],
  nearElbowAt: [187, 262],
  nearFoot: [170, 404],
  farFoot: [130, 410],
  headTurn: -6,
}

const angel = (t: Tone) =>
  person(
    t,
    POSE,
    { hair: 'blond', style: 'curls', skin: 'tan', hat: circle([0, -14], 3.8, { fill: GOLD, line: INK }) },
    gown(IVORY, {
      length: 1.8,
      flare: 0.7,
      hose: SKIN.tan,
      shoe: SKIN.tan,
      trim: t.soft,
      sleeve: 'full',
      front: token,
    }),
  )

/** The hands hold the cups by their stems; the water passes from one to the other and none is lost. */
const pouring = (t: Tone) =>
  scene(
    emptyCupAt(t, [98, 306], 56),
    shape(
      '190,232^ 178,234 164,244 150,250 134,256 118,270 104,287^ 95,286^ 106,266 124,250 142,243 156,236 170,226 188,222^',
      {
        fill: t.accent,
        line: INK,
        width: 0.8,
      },
    ),
    strokes(['180,230 166,238 150,246 130,255 112,272', '168,232 152,241', '120,262 108,276'], {
      line: IVORY,
      width: 0.9,
    }),
    emptyCupAt(t, [212, 238], 56, -62),
    handOver(POSE, 'near', 'tan'),
    handOver(POSE, 'far', 'tan'),
  )

export const temperance: Scene = {
  description:
    'A winged angel, one foot in the water and one on land, pours water between two golden cups without spilling; irises grow at one side, and at the other a path leads to a crown of light.',
  picture: (t) =>
    scene(
      sky(t, '44,130 256,130 96,82 204,82 262,300 150,66 36,210'),
      farLight(t),
      pool(t),
      halo(t, [150, 176], 58),
      wings(angelWing(), { at: [150, 216], span: 296, raise: 34 }),
      irises(),
      angel(t),
      pouring(t),
      strokes(['112,419 128,422.5 146,419.5', '118,426 136,427'], { line: t.accent, width: 1.2 }),
    ),
}
