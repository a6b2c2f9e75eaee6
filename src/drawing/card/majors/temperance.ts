import { emptyCupAt } from '../emblems.ts'
import { gown } from '../figure/dress.ts'
import { person } from '../figure/person.ts'
import { angelWing, wings } from '../figure/wings.ts'
import { land, mountains, sky, waves } from '../kit/landscape.ts'
import { halo, rays, star } from '../kit/ornaments.ts'
import { BRASS, GOLD, IVORY, LEAF, LIGHT_GOLD, type Tone, WATER } from '../kit/palette.ts'
import { leaf, lily } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { circle, each, rectangle, ribbon, scene, shape, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** A path leads to a crown of light over the hills. */
const farLight = (t: Tone) =>
  scene(
    rays([54, 262], 14, 34, 22, { fill: GOLD }),
    shape('40,272^ 38,254^ 47,262^ 54,250^ 61,262^ 70,254^ 68,272^', { fill: LIGHT_GOLD, line: BRASS }),
    mountains(t, '34,300 88,286', 352),
    land('18,346 90,334 180,342 282,326', t.mid, { angle: -5, gap: 4.5, line: t.accent, opacity: 0.35 }),
    ribbon('58,336 66,350 48,364 74,380 92,396', [2, 4, 6, 9, 14], { fill: GOLD, line: BRASS, width: 0.7 }),
  )

const pool = (t: Tone) =>
  scene(
    shape('18,408^ 60,396 120,394 168,402 192,418 196,442^ 18,442^', { fill: WATER, line: t.accent }),
    waves([24, 416], 176, 3, t.accent, 9),
  )

const irises = () =>
  scene(
    strokes(['240,440 236,396', '258,440 262,388', '248,440 250,408'], { line: LEAF, width: 2 }),
    leaf([240, 440], 40, -110, { fill: LEAF }),
    leaf([258, 440], 40, -66, { fill: LEAF }),
    lily([236, 388], 15, -6, GOLD),
    lily([262, 380], 15, 8, GOLD),
    lily([250, 402], 13, 0, GOLD),
  )

const angel = (t: Tone) =>
  person(
    t,
    {
      hip: [150, 290],
      height: 234,
      far: [98, 288],
      near: [200, 228],
      farElbow: [-1, 0.6],
      nearElbow: [1, 0.7],
      nearFoot: [170, 406],
      farFoot: [130, 412],
      headTurn: -4,
    },
    { hair: 'blond', style: 'bob', skin: 'tan', hat: star([0, -17], 8, 6, 2.4, { fill: GOLD }) },
    gown(IVORY, {
      sleeve: 'bell',
      flare: 0.6,
      front: ({ at, u }) =>
        scene(
          rectangle([at(0, -1.5)[0] - u * 0.26, at(0, -1.5)[1] - u * 0.26], u * 0.52, u * 0.52, {
            line: BRASS,
            width: 1.2,
          }),
          shape(
            [at(0, -1.7), at(0.18, -1.32), at(-0.18, -1.32)].map(([x, y]) => ({ x, y, corner: true })),
            { fill: GOLD, line: BRASS, width: 0.8 },
          ),
        ),
    }),
  )

/** Water passes from cup to cup and none is lost. */
const pouring = (t: Tone) =>
  scene(
    ribbon('190,202 172,226 138,246 100,256', [5, 4, 4, 5], { fill: t.accent, line: IVORY, width: 0.7 }),
    emptyCupAt(t, [206, 208], 40, -52),
    emptyCupAt(t, [94, 276], 40, 10),
    each(points('182,226 150,250 122,262'), (at) => circle(at, 1.8, { fill: IVORY })),
  )

export const temperance: Scene = {
  description:
    'A winged angel, one foot in the water and one on land, pours water between two golden cups without spilling; irises grow at one side, and at the other a path leads to a crown of light.',
  picture: (t) =>
    scene(
      sky(t, '52,190 246,210 84,104 216,104 258,290'),
      farLight(t),
      pool(t),
      halo(t, [150, 180], 40),
      wings(angelWing(), { at: [150, 222], span: 250, raise: 16 }),
      irises(),
      angel(t),
      pouring(t),
    ),
}
