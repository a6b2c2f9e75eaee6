/** Crowns, hats, helmets, wreaths, in the measure of a head (see head.ts). Turned hats look to the right. */

import { BRASS, edgeOf, GOLD, INK, IVORY, LEAF, LIGHT_GOLD, ROSE, shadeOf } from '../kit/palette.ts'
import { leafOutline, rose } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { circle, each, rectangle, scene, shape, shapes, stroke, strokes } from '../kit/svg.ts'

const gilt = { fill: GOLD, line: INK, width: 0.9 }

export const kingsCrown = (jewel: string) =>
  scene(
    shape('-17,-12^ -20,-38^ -10,-27^ 0,-42^ 10,-27^ 20,-38^ 17,-12^ 0,-16', gilt),
    strokes(['-17.5,-18 0,-22 17.5,-18', '-17,-13 0,-17 17,-13'], { line: BRASS, width: 1 }),
    each(points('-20,-39 0,-43.5 20,-39'), (at) => circle(at, 2.6, { fill: IVORY, line: INK, width: 0.8 })),
    each(points('-10,-18 0,-19.5 10,-18'), (at) => circle(at, 1.8, { fill: jewel, line: BRASS, width: 0.6 })),
  )

export const queensCrown = (jewel: string) =>
  scene(
    shape('-16,-12^ -21,-28 -12,-22 -8,-33 0,-25 8,-33 12,-22 21,-28 16,-12^ 0,-16', gilt),
    stroke('-16,-15 0,-19 16,-15', { line: BRASS, width: 1 }),
    each(points('-21,-29 -8,-34.5 8,-34.5 21,-29'), (at) =>
      circle(at, 2.2, { fill: IVORY, line: INK, width: 0.8 }),
    ),
    circle([0, -21], 2.4, { fill: jewel, line: IVORY, width: 0.8 }),
  )

export const circlet = (jewel: string) =>
  stroke('-14,-12 0,-15 14,-12', { line: INK, width: 4 }) +
  stroke('-14,-12 0,-15 14,-12', { line: GOLD, width: 2.6 }) +
  circle([0, -15], 2.6, { fill: jewel, line: INK, width: 0.8 })

/** Band round the brow, with a veil over the hair that falls behind; pair it with `veilBehind`. */
export const veilBehind = (fill: string) =>
  shape('-17,-12 -22,8 -32,34 -34,48^ 34,48^ 32,34 22,8 17,-12 0,-28', {
    fill,
    line: edgeOf(fill),
    width: 0.9,
  })
export const veil = (fill: string) =>
  shape('-14.5,2^ -13,-10 0,-16 13,-10 14.5,2^ 19,-8 13,-24 0,-28 -13,-24 -19,-8', {
    fill,
    line: edgeOf(fill),
    width: 0.9,
  })

export const hoodBehind = (fill: string) =>
  shape('-20,-6 -24,14 -36,38^ 36,38^ 24,14 20,-6 10,-28 0,-33 -10,-28', { fill, line: edgeOf(fill) })
/** A hood drawn up, and its cape over the shoulders. */
export const hood = (fill: string) =>
  shapes(
    [
      '-15,14^ -14,-10 0,-20 14,-10 15,14^ 23,2 17,-22 3,-33 -3,-33 -17,-22 -23,2',
      '-15,11^ -8,19 0,22 8,19 15,11^ 23,22 34,40^ 0,45 -34,40^ -23,22',
    ],
    { fill, line: edgeOf(fill) },
  )
/** The same for a head in half or full profile, with a point that falls back. */
export const sideHood = (fill: string) =>
  shape(
    '-3,24^ -5,10 -5,-3 1,-14 12,-19^ 8,-28 -4,-32 -18,-28 -30,-20^ -22,-14 -21,2 -21,20 -28,36^ -14,41 -4,38^ -3,32',
    { fill, line: edgeOf(fill) },
  )

export const capWithFeather = (fill: string, feather = IVORY) =>
  scene(
    shape('-10,-22 -26,-36 -42,-32 -46,-20^ -34,-26 -22,-21 -12,-14', {
      fill: feather,
      line: INK,
      width: 0.8,
    }),
    stroke('-12,-18 -26,-28 -42,-24', { line: BRASS, width: 0.7 }),
    shape('-19,-9^ -17,-24 0,-30 16,-25 20,-12^ 0,-18', { fill, line: edgeOf(fill) }),
    stroke('-20,-9 0,-18 21,-12', { line: GOLD, width: 2.4 }),
  )

/** A soft hat with a hanging tail of cloth, as craftsmen and merchants wore. */
export const chaperon = (fill: string) =>
  scene(
    shape('-8,-24 -22,-18 -28,0 -30,18^ -20,14 -17,-2 -8,-12', { fill, line: edgeOf(fill) }),
    shape('-18,-11^ -20,-24 -4,-32 14,-28 19,-14^ 0,-18', { fill, line: edgeOf(fill) }),
    stroke('-19,-10 0,-18 20,-13', { line: edgeOf(fill), width: 4 }),
    stroke('-19,-10 0,-18 20,-13', { line: GOLD, width: 2.4 }),
  )

export const plume = (fill: string) =>
  scene(
    shape('0,-24^ -8,-46 -28,-50 -44,-34 -46,-14^ -34,-26 -20,-28 -8,-20', { fill, line: INK, width: 0.9 }),
    strokes(['-4,-28 -16,-42 -34,-38', '-6,-26 -18,-34 -32,-30'], { line: BRASS, width: 0.7 }),
  )

/** A steel cap with cheek pieces; draw a crest before it. */
export const helmet = (fill: string) =>
  scene(
    shape('-16,8^ -18,-14 -10,-26 0,-29 10,-26 18,-14 16,8^ 12,4 12.5,-6 0,-10 -12.5,-6 -12,4', {
      fill,
      line: INK,
      width: 1,
    }),
    strokes(['0,-28 0,-11', '-17,-8 -12.5,-6', '17,-8 12.5,-6'], { line: INK, width: 0.9 }),
    circle([0, -25], 3, gilt),
  )

export const wreath = (fill = LEAF) =>
  shapes(
    [-64, -38, -14, 14, 38, 64].map((lean, i) =>
      leafOutline(
        [(i - 2.5) * 5.4, -12 - 5 * Math.cos((lean * Math.PI) / 180)],
        11,
        lean < 0 ? 215 - lean * 0.4 : -35 - lean * 0.4,
      ),
    ),
    { fill, line: INK, width: 0.7 },
  ) + stroke('-14,-10 0,-16 14,-10', { line: fill, width: 1.6 })

export const flowerWreath = () =>
  stroke('-14,-10 0,-17 14,-10', { line: LEAF, width: 3 }) +
  each(points('-13,-11 -7,-15 0,-17 7,-15 13,-11'), (at, i) => rose(at, 4.2, i % 2 ? IVORY : ROSE))

export const tripleCrown = () =>
  scene(
    shape('-15,-11^ -19,-26 -15,-44 0,-58 15,-44 19,-26 15,-11^ 0,-15', gilt),
    strokes(['-16,-14 0,-18 16,-14', '-18,-27 0,-31 18,-27', '-16,-40 0,-44 16,-40'], {
      line: INK,
      width: 4.6,
    }),
    strokes(['-16,-14 0,-18 16,-14', '-18,-27 0,-31 18,-27', '-16,-40 0,-44 16,-40'], {
      line: LIGHT_GOLD,
      width: 3,
    }),
    strokes(['0,-58 0,-68', '-4,-64 4,-64'], { line: GOLD, width: 2.2 }),
  )

export const bandage = () =>
  rectangle([-15, -15], 30, 6, { fill: IVORY, line: INK, width: 0.8 }, 2) +
  strokes(['-8,-15 -4,-9', '6,-15 10,-9'], { line: BRASS, width: 0.7 })

/** Goes round the head and over the brows; it is tied behind: pair it with `blindfoldEnds`. */
export const blindfold = () =>
  scene(
    shape(
      '-15.4,-7.4^ -8,-9.6 0,-10.2 8,-9.6 15.4,-7.4^ 16,-2 15.4,2.8^ 8,4.6 0,4.4 -8,4.6 -15.4,2.8^ -16,-2',
      {
        fill: IVORY,
        line: INK,
        width: 0.9,
      },
    ),
    shape('8.6,-9 15,-7.2 15.5,-2 15,2.6 8.6,4.2 10.6,-2', { fill: shadeOf(IVORY) }),
    strokes(['-15.4,-3.4 -7,-5 0,-4.6', '-13,1.2 -5,0.2 4,1.4', '4,-6.6 10,-6 15.4,-3.6'], {
      line: INK,
      width: 0.6,
    }),
  )
export const blindfoldEnds = () =>
  shapes(
    ['13,-4^ 24,-5 33,1 39,10^ 33,10 30,13^ 24,5 13,3^', '13,-2^ 22,4 27,14 27,24^ 23,21 19,22^ 18,12 12,4^'],
    {
      fill: IVORY,
      line: INK,
      width: 0.8,
    },
  )

/** Wings at the temples, for the messenger's helmet. */
export const templeWings = () =>
  each([-1, 1] as const, (side) =>
    shape(
      `${side * 14},-14^ ${side * 22},-30 ${side * 36},-38^ ${side * 33},-27 ${side * 35},-24^ ${side * 28},-18 ${side * 29},-15^ ${side * 21},-9`,
      { fill: IVORY, line: INK, width: 0.9 },
    ),
  )
