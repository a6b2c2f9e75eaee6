import { gown } from '../figure/dress.ts'
import { kingsCrown } from '../figure/headwear.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose, Skeleton } from '../figure/skeleton.ts'
import { mantle, orb, seated } from '../figure/throne.ts'
import { through } from '../kit/curves.ts'
import { land, sky } from '../kit/landscape.ts'
import { mountains } from '../kit/mountains.ts'
import { rays } from '../kit/ornaments.ts'
import { BRASS, GLASS, GOLD, INK, IVORY, ROSE, shadeOf, type Tone, WINE } from '../kit/palette.ts'
import { type Point, points } from '../kit/points.ts'
import { circle, each, ellipse, place, rectangle, ribbon, scene, shape, strokes } from '../kit/svg.ts'
import { hatch } from '../kit/texture.ts'
import type { Scene } from '../scene.ts'

/** A ram's head of stone, looking out to the side. */
const ram = (at: Point, flip: boolean) =>
  place(
    scene(
      shape('-10,-8 2,-12 12,-6 18,6 20,14 14,18 6,12 -8,10', { fill: IVORY, line: INK }),
      circle([8, -1], 1.6, { fill: INK }),
      strokes(['15,13 18,11'], { line: INK }),
      ribbon('2,-10 -12,-16 -22,-6 -18,8 -6,10 -4,0 -10,-2', [9, 9, 8, 7, 5, 3], { fill: GOLD, line: BRASS }),
    ),
    { at, flip },
  )

const ankh = ([x, y]: Point) =>
  scene(
    strokes([`${x},${y + 72} ${x},${y}`, `${x - 12},${y + 10} ${x + 12},${y + 10}`], {
      line: INK,
      width: 6.4,
    }),
    strokes([`${x},${y + 72} ${x},${y}`, `${x - 12},${y + 10} ${x + 12},${y + 10}`], {
      line: GOLD,
      width: 4.4,
    }),
    ellipse([x, y - 11], 8, 11, { line: INK, width: 6.4 }),
    ellipse([x, y - 11], 8, 11, { line: GOLD, width: 4.4 }),
  )

/** Steel under the robe, of three plates. */
const breastplate =
  (t: Tone) =>
  ({ at }: Skeleton) =>
    scene(
      shape(through([at(-0.6, -2.2), at(0.6, -2.2), at(0.52, -0.74), at(-0.52, -0.74)], true), {
        fill: t.accent,
        line: INK,
      }),
      strokes(
        [-1.5, -1.1].map((level) => through([at(-0.56, level), at(0, level + 0.12), at(0.56, level)])),
        { line: INK },
      ),
    )

const POSE: Pose = {
  handsOver: ['far'],
  stature: 'broad',
  ...seated([150, 298], 242, { far: [90, 248], near: [216, 254] }),
  farTurn: 198,
  nearGrip: 'offer',
  nearTurn: -34,
  farElbowAt: [114, 271],
  nearElbowAt: [187, 274],
}

const emperor = (t: Tone) =>
  person(
    t,
    POSE,
    { hair: 'white', style: 'bob', beard: 'long', awake: true, mood: 'stern', hat: kingsCrown(ROSE) },
    gown(ROSE, {
      hose: t.accent,
      shoe: t.accent,
      flare: 0.5,
      sleeve: 'full',
      front: (bones) => breastplate(t)(bones) + mantle(ROSE)(bones),
    }),
  )

const THRONE = '78,408^ 78,124^ 92,112^ 208,112^ 222,124^ 222,408^'

/** A stone seat with a straight back, its arms held up by rams. */
const throne = (t: Tone) =>
  scene(
    shape(THRONE, { fill: t.mid, line: GOLD, width: 1.5 }),
    shape('92,404^ 92,130^ 100,122^ 200,122^ 208,130^ 208,404^', { fill: t.soft, line: GOLD, width: 0.9 }),
    hatch('92,404^ 92,130^ 100,122^ 200,122^ 208,130^ 208,404^', {
      angle: 45,
      gap: 7,
      line: t.accent,
      opacity: 0.4,
    }),
    rectangle([212, 126], 9, 280, { fill: shadeOf(t.mid) }),
    each([70, 206], (x) => rectangle([x, 286], 24, 122, { fill: t.mid, line: GOLD, width: 1.2 })),
    each([66, 202], (x) => rectangle([x, 278], 32, 12, { fill: t.soft, line: GOLD, width: 1.2 }, 3)),
    rectangle([222, 291], 7, 116, { fill: shadeOf(t.mid) }),
    rectangle([56, 402], 188, 12, { fill: t.soft, line: GOLD }),
    ...points('82,118 80,318').map((at) => ram(at, true)),
    ...points('218,118 220,318').map((at) => ram(at, false)),
  )

export const theEmperor: Scene = {
  description:
    'A white-bearded ruler in a red robe over armour sits foursquare on a stone throne with rams’ heads, an ankh in one hand and the orb in the other, bare mountains behind.',
  picture: (t) =>
    scene(
      sky(t, '44,140 256,140 90,80 210,80 150,66'),
      rays([150, 176], 64, 112, 40, { fill: GOLD, opacity: 0.25 }),
      mountains(t, '52,206 246,214', 392, '#4F2440', ROSE),
      mountains(t, '30,262 74,246 226,240 268,268', 380, WINE, ROSE),
      land('18,388 80,376 150,382 220,376 282,388', t.mid, {
        angle: -4,
        gap: 6.5,
        line: t.accent,
        opacity: 0.35,
      }),
      shape('18,392^ 40,391^ 50,400 30,412 34,426 56,442^ 18,442^', { fill: GLASS, line: IVORY }),
      throne(t),
      emperor(t),
      ankh([83.5, 200]),
      handOver(POSE, 'far'),
      orb([224, 232], 14),
    ),
}
