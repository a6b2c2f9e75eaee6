/** The signs of the four suits, each drawn round (0,0) and about 80 high. */

import { through } from './kit/curves.ts'
import { starLine, starOutline } from './kit/ornaments.ts'
import { BRASS, GOLD, INK, IVORY, LEAF, LIGHT_GOLD, STRAW, type Tone } from './kit/palette.ts'
import { leafOutline } from './kit/plants.ts'
import { type Point, polar } from './kit/points.ts'
import { circle, ellipse, type Placement, place, scene, shape, shapes, stroke, strokes } from './kit/svg.ts'

export type Suit = 'wands' | 'cups' | 'swords' | 'pentacles'

export const cup = (t: Tone, filled = true) =>
  scene(
    shape('-25,-31^ -22,-10 -5,9 -4,24 -18,36^ 18,36^ 4,24 5,9 22,-10 25,-31^', {
      fill: GOLD,
      line: INK,
      width: 1,
    }),
    shape('-24,-29^ -21,-9 -5,8 -4,24 -16,35^ -8,35^ -1,24 -1,8 -13,-8 -15,-29^', { fill: LIGHT_GOLD }),
    ellipse([0, -31], 25, 6.5, { fill: t.deep, line: GOLD, width: 1.7 }),
    filled ? stroke('-19,-30 -14,-32 -9,-30 -4,-32 1,-30 6,-32 11,-30 17,-32', { line: t.accent }) : '',
    stroke('-22,-16 0,-10 22,-16', { line: BRASS }),
    circle([0, -3], 4.4, { fill: t.soft, line: IVORY, width: 1 }),
    ellipse([0, 16], 6.5, 3.2, { fill: GOLD, line: BRASS, width: 0.9 }),
  )

/** A cup with something in it that looks out over the brim. */
export const cupWith = (t: Tone, content: string) =>
  scene(
    cup(t, false),
    content,
    shape('-24.4,-30^ -14,-25.6 0,-24.5 14,-25.6 24.4,-30^ 21.8,-16^ 0,-9.6 -21.8,-16^', { fill: GOLD }),
    shape('-24,-29.5^ -21.6,-16^ -13.6,-12.4^ -14.6,-25.6^', { fill: LIGHT_GOLD }),
    stroke('-25,-31 -15,-25.8 0,-24.5 15,-25.8 25,-31', { line: GOLD, width: 1.7 }),
    stroke('-22,-16 0,-10 22,-16', { line: BRASS }),
  )

export function pentacle(t: Tone, radius = 32): string {
  const ring = radius * 0.9
  const beads = `0 ${((2 * Math.PI * ring) / 20).toFixed(2)}`
  return scene(
    circle([0, 0], radius, { fill: GOLD, line: INK, width: 1 }),
    circle([0, 0], ring, { line: BRASS, width: radius * 0.07, dash: beads }),
    circle([0, 0], radius * 0.8, { fill: t.deep, line: BRASS, width: 0.8 }),
    shape(starOutline([0, 0], 5, radius * 0.72, radius * 0.275), { fill: t.mid }),
    shape(starLine([0, 0], 5, 2, radius * 0.72), { line: LIGHT_GOLD, width: Math.max(1.4, radius * 0.075) }),
  )
}

export type SwordShape = { breadth?: number; hilt?: number; guard?: number; stout?: number }

/** Point up; the pommel is at the bottom. `guard` is half the width of the cross-guard, `stout` how much thicker than others guard and pommel are. */
export function sword(t: Tone, length = 92, parts: SwordShape = {}): string {
  const { breadth = 9, hilt = Math.min(26, length * 0.22), guard: wing = Math.min(19, length * 0.17) } = parts
  const { stout = 1 } = parts
  const [top, bottom, half] = [-length / 2, length / 2, breadth / 2]
  const guard = bottom - hilt
  const shoulder = top + breadth * 1.4
  const crossGuard = `${-wing},${guard - 3} 0,${guard + 2} ${wing},${guard - 3}`
  const handle = `0,${guard + 5} 0,${bottom - 7}`
  return scene(
    shape(`0,${top}^ ${half},${shoulder}^ ${half},${guard}^ ${-half},${guard}^ ${-half},${shoulder}^`, {
      fill: IVORY,
      line: INK,
      width: 0.9,
    }),
    shape(`0,${top + 1}^ ${half - 0.4},${shoulder}^ ${half - 0.4},${guard}^ 0,${guard}^`, { fill: t.accent }),
    stroke(crossGuard, { line: INK, width: 4.4 * stout + 1.8 }),
    stroke(crossGuard, { line: GOLD, width: 4.4 * stout }),
    stroke(handle, { line: INK, width: 5.6 }),
    stroke(handle, { line: BRASS, width: 4 }),
    circle([0, bottom - 4], 4.4 * stout, { fill: GOLD, line: INK, width: 0.9 }),
  )
}

/** A living staff: a branch cut for the hand, with knots in its bark, that sprouts at the top and, with five leaves, along its length. */
export function wand(_t: Tone, length = 92, breadth = 8, leafCount = 5): string {
  const [top, bottom, half] = [-length / 2, length / 2, breadth / 2]
  const size = Math.min(1.15, length / 110) * (breadth / 8)
  const down = (share: number) => top + length * share
  const places = [
    [half * 0.4, top + 6, 20, -72],
    [half * 0.9, top + 11, 14, -8],
    [-half * 0.8, top + 9, 17, -128],
    [half, down(0.4), 15, -38],
    [-half, down(0.62), 15, -142],
  ] as const
  const sprouts = places.slice(0, leafCount)
  const leaves = sprouts.map(([x, y, reach, heading]) => leafOutline([x, y], reach * size, heading, 0.25))
  const veins = sprouts.map(([x, y, reach, heading]) =>
    through([[x, y], polar([x, y], reach * size * 0.7, heading)], true),
  )
  const [left, right] = [-half, half].map((x) => (share: number, out: number) => `${x * out},${down(share)}`)
  const body =
    `${-half * 0.78},${bottom}^ ${left!(0.82, 0.8)} ${left!(0.64, 1.16)} ${left!(0.6, 0.88)} ${left!(0.3, 0.92)} ` +
    `${-half * 1.05},${top + 5}^ ${half * 1.05},${top + 1}^ ` +
    `${right!(0.22, 0.9)} ${right!(0.41, 1.22)} ${right!(0.46, 0.86)} ${right!(0.8, 0.84)} ${half * 0.78},${bottom}^`
  return scene(
    shapes(leaves, { fill: LEAF, line: INK, width: 0.8 }),
    strokes(veins, { line: INK, width: 0.6 }),
    shape(body, { fill: GOLD, line: INK, width: 0.9 }),
    shape(
      `0.4,${bottom - 0.5}^ ${half * 0.2},${down(0.5)} ${half * 0.15},${top + 4}^ ${half - 0.3},${top + 2}^ ${half * 0.66},${down(0.25)} ${half},${down(0.41)} ${half * 0.62},${down(0.47)} ${half * 0.6},${down(0.8)} ${half * 0.5},${bottom - 0.5}^`,
      { fill: BRASS, opacity: 0.7 },
    ),
    shape(
      `${-half * 1.05},${top + 5}^ ${-half * 0.2},${top + 1} ${half * 1.05},${top + 1}^ ${half * 0.2},${top + 5.4}`,
      {
        fill: STRAW,
        line: INK,
        width: 0.8,
      },
    ),
    strokes(
      [
        `${-half * 0.5},${down(0.2)} ${-half * 0.3},${down(0.3)}`,
        `${-half * 0.4},${down(0.7)} ${-half * 0.2},${down(0.84)}`,
        `${-half * 0.55},${down(0.46)} ${-half * 0.2},${down(0.42)} ${-half * 0.1},${down(0.52)}`,
      ],
      { line: BRASS, width: 0.9 },
    ),
  )
}

/** The signs as they stand in the corners of a card, where they are small: 80 high round (0,0), in as few strokes as show them. */
const SMALL_SIGNS: Record<Suit, (t: Tone) => string> = {
  wands: () =>
    shapes(
      [
        [2, -30, 24, -50],
        [-2, -26, 22, -130],
        [4, -8, 20, -34],
        [-4, 10, 20, -146],
      ].map(([x, y, reach, heading]) => leafOutline([x!, y!], reach!, heading!, 0.28)),
      { fill: LEAF, line: INK },
    ) + shape('-4,40^ -5,-8 -5,-32^ 5,-36^ 5,-8 4,40^', { fill: GOLD, line: INK }),
  cups: (t) =>
    shape('-24,-31^ -20,-8 -5,9 -4,24 -18,35^ 18,35^ 4,24 5,9 20,-8 24,-31^', { fill: GOLD, line: INK }) +
    ellipse([0, -31], 24, 6.5, { fill: t.deep, line: INK }) +
    circle([0, -6], 5, { fill: t.soft }),
  swords: (t) =>
    shape('0,-42^ 5,-32^ 5,18^ -5,18^ -5,-32^', { fill: IVORY, line: INK }) +
    shape('0,-41^ 4.4,-32^ 4.4,17^ 0,17^', { fill: t.accent }) +
    shape('-17,15^ 17,15^ 17,21^ 3,22^ 3,33^ 5,38 0,42 -5,38 -3,33^ -3,22^ -17,21^', {
      fill: GOLD,
      line: INK,
    }),
  pentacles: (t) =>
    circle([0, 0], 28, { fill: t.deep, line: INK, width: 9 }) +
    circle([0, 0], 28, { line: GOLD, width: 6.4 }) +
    shape(starLine([0, 0], 5, 2, 24), { line: LIGHT_GOLD, width: 3.4 }),
}

export const smallSign = (suit: Suit, t: Tone, where: Placement) => place(SMALL_SIGNS[suit](t), where)

export const cupAt = (t: Tone, at: Point, height = 40, turn = 0) =>
  place(cup(t), { at, scale: height / 74, turn })
export const emptyCupAt = (t: Tone, at: Point, height = 40, turn = 0) =>
  place(cup(t, false), { at, scale: height / 74, turn })
export const pentacleAt = (t: Tone, at: Point, radius = 18) => place(pentacle(t, radius), { at })
export const swordAt = (t: Tone, at: Point, length = 120, turn = 0, breadth = 8, guard?: number) =>
  place(sword(t, length, guard ? { breadth, guard } : { breadth }), { at, turn })
/** Point down in the ground at `at`, which heaps up round the blade. */
export function plantedSword(t: Tone, [x, y]: Point, length: number, breadth: number, guard: number): string {
  const half = breadth * 1.2
  const heap = `${x - half},${y + 3}^ ${x - half * 0.5},${y - 4} ${x + half * 0.5},${y - 4} ${x + half},${y + 3}^ ${x},${y + 7}`
  return (
    swordAt(t, [x, y + 6 - length / 2], length, 180, breadth, guard) +
    shape(heap, { fill: t.soft, line: IVORY })
  )
}
export const wandAt = (t: Tone, at: Point, length = 160, turn = 0, breadth = 8, leafCount = 5) =>
  place(wand(t, length, breadth, leafCount), { at, turn })
