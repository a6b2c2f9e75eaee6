/**
 * The back. The back must not show whether a card is reversed, so the ornament is drawn as one half
 * and the same half after a half turn.
 */

import type { DrawOptions } from './draw-card.ts'
import { document, HEIGHT, paper, WIDTH } from './frame.ts'
import { through } from './kit/curves.ts'
import { crescent, starOutline } from './kit/ornaments.ts'
import { GOLD, INK, IVORY, TONES } from './kit/palette.ts'
import { type Point, polar } from './kit/points.ts'
import { circle, each, path, rectangle, scene, shape, shapes, stroke, strokes } from './kit/svg.ts'

const CENTRE: Point = [WIDTH / 2, HEIGHT / 2]
const t = TONES.major

const turnedToo = (half: string) => `${half}<g transform="rotate(180 ${CENTRE[0]} ${CENTRE[1]})">${half}</g>`

/** Stars of the upper half, row by row; none lies on the centre line, so the halves never overlap. */
function starryLattice(): string {
  const spots: Point[] = []
  for (let row = 0; row < 8; row++)
    for (let column = -4; column <= 4; column++) {
      const x = CENTRE[0] + column * 34 + (row % 2 ? 17 : 0)
      const y = CENTRE[1] - 17 - row * 34
      if (x > 30 && x < 270 && y > 30 && !underCrest([x, y])) spots.push([x, y])
    }
  return (
    shapes(
      spots.map((at) => starOutline(at, 4, 6, 1.8)),
      { fill: t.soft, opacity: 0.7 },
    ) +
    each(
      spots.filter(([x]) => x + 34 < 270),
      ([x, y]) => circle([x + 17, y], 1.2, { fill: GOLD, opacity: 0.7 }),
    )
  )
}

const underCrest = ([x, y]: Point) => Math.hypot(x - 150, y - 92) < 84 && y < 104

/** A rising sun over the wheel, rays and waning and waxing moon. */
const crest = () =>
  scene(
    path('M84 86A66 66 0 0 1 216 86', { line: GOLD, width: 1.2 }),
    path('M92 86A58 58 0 0 1 208 86', { line: GOLD, width: 0.6 }),
    shape(starOutline([150, 84], 8, 26, 8), { fill: GOLD }),
    circle([150, 84], 6, { fill: t.deep, line: GOLD }),
    crescent([108, 78], 10, 180),
    crescent([192, 78], 10, 0),
    stroke('70,92 230,92', { line: GOLD, width: 1 }),
    each([62, 238], (x) => circle([x, 92], 2.4, { fill: GOLD })),
  )

function wheel(): string {
  const ray = (i: number) => {
    const heading = -180 + i * 11.25
    return through([polar(CENTRE, 66, heading), polar(CENTRE, i % 2 ? 88 : 103, heading)])
  }
  return strokes(
    Array.from({ length: 16 }, (_, i) => ray(i)),
    { line: GOLD, width: 1.6 },
  )
}

const eye = () =>
  scene(
    circle(CENTRE, 60, { fill: t.mid, line: GOLD, width: 1.6 }),
    circle(CENTRE, 55, { line: GOLD, width: 0.6 }),
    path('M94 260C118 224 182 224 206 260C182 296 118 296 94 260Z', { fill: IVORY, line: GOLD, width: 2 }),
    circle(CENTRE, 23, { fill: t.deep, line: GOLD, width: 2 }),
    shape(starOutline(CENTRE, 8, 20, 7), { fill: GOLD }),
    circle(CENTRE, 5.5, { fill: t.deep }),
  )

export function drawBack({ idPrefix = '' }: DrawOptions = {}): string {
  const body = scene(
    paper(),
    rectangle([14, 14], 272, 492, { fill: t.deep, line: INK, width: 1.6 }, 9),
    rectangle([20, 20], 260, 480, { line: GOLD, width: 1.1 }, 6),
    turnedToo(starryLattice()),
    circle(CENTRE, 114, { fill: t.deep, line: GOLD, width: 1.4 }),
    circle(CENTRE, 109, { line: GOLD, width: 0.6 }),
    turnedToo(wheel()),
    eye(),
    turnedToo(crest()),
  )
  const words = {
    title: 'Card back',
    description:
      'A golden eye with a star for a pupil, in a wheel of rays on a night-blue ground of small stars; the same either way up.',
  }
  return document(`${idPrefix}back`, words, body)
}
