import { gown } from '../figure/dress.ts'
import { kingsCrown } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import type { Skeleton } from '../figure/skeleton.ts'
import { mantle, orb, seated, stoneThrone } from '../figure/throne.ts'
import { through } from '../kit/curves.ts'
import { ground, mountains, sky } from '../kit/landscape.ts'
import { BRASS, GOLD, INK, IVORY, ROSE, type Tone, WINE } from '../kit/palette.ts'
import { type Point, points } from '../kit/points.ts'
import { circle, ellipse, place, ribbon, scene, shape, stroke, strokes } from '../kit/svg.ts'
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
    strokes([`${x},${y + 62} ${x},${y}`, `${x - 12},${y + 10} ${x + 12},${y + 10}`], {
      line: INK,
      width: 6.4,
    }),
    strokes([`${x},${y + 62} ${x},${y}`, `${x - 12},${y + 10} ${x + 12},${y + 10}`], {
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

const emperor = (t: Tone) =>
  person(
    t,
    seated([150, 294], 236, { far: [94, 268], near: [206, 268] }),
    { hair: 'white', style: 'bob', beard: 'long', awake: true, hat: kingsCrown(ROSE) },
    gown(ROSE, {
      hose: t.accent,
      shoe: t.accent,
      flare: 0.5,
      length: 1.6,
      yoke: ROSE,
      front: (bones) => breastplate(t)(bones) + mantle(ROSE)(bones),
    }),
  )

export const theEmperor: Scene = {
  description:
    'A white-bearded ruler in a red robe over armour sits foursquare on a stone throne with rams’ heads, an ankh in one hand and the orb in the other, bare mountains behind.',
  picture: (t) =>
    scene(
      sky(t, '44,150 256,150 90,80 210,80'),
      mountains(t, '36,262 74,226 226,216 266,254', 372, WINE, ROSE),
      ground(t, 400),
      stoneThrone(t, [84, 112], 132, 408, t.mid),
      ...points('84,118 92,320').map((at) => ram(at, true)),
      ...points('216,118 208,320').map((at) => ram(at, false)),
      ankh([92, 226]),
      emperor(t),
      orb([208, 254], 13),
      stroke('84,408 216,408', { line: GOLD, width: 2 }),
    ),
}
