import { howlingHound } from '../creatures/dogs.ts'
import { masonry, tower } from '../kit/buildings.ts'
import { crescentFace } from '../kit/crescent-face.ts'
import { land, sky, waves } from '../kit/landscape.ts'
import { mountains } from '../kit/mountains.ts'
import { drop, rays } from '../kit/ornaments.ts'
import { BRASS, FUR, GOLD, INK, IVORY, LIGHT_GOLD, type Tone, WATER } from '../kit/palette.ts'
import { grass } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { circle, each, place, rectangle, ribbon, scene, shape, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** A face in the crescent, looking down; the rest of the disc lies in shade. */
const moon = (t: Tone) =>
  scene(
    circle([150, 122], 66, { fill: t.mid, opacity: 0.6 }),
    rays([150, 122], 53, 80, 32, { fill: GOLD }, true),
    circle([150, 122], 49, { fill: LIGHT_GOLD, line: BRASS, width: 1.2 }),
    place(crescentFace(), { at: [150, 122] }),
    each(
      points(
        '66,176 92,202 120,210 150,216 180,210 208,202 234,176 78,212 222,212 106,230 136,236 164,236 194,230 150,256',
      ),
      (at) => drop(at, 8),
    ),
  )

/** The path between the towers, out of the water and over the hills. */
const way = () => {
  const line = '150,412 140,388 164,368 140,352 156,338 148,328 153,318 150,310'
  return scene(
    ribbon(line, [30, 22, 17, 12, 8, 5, 3, 1], { fill: GOLD, line: BRASS, width: 0.8 }),
    strokes(['146,404 144,394 154,384', '160,372 158,366 148,360', '144,352 150,346'], {
      line: BRASS,
      width: 0.7,
    }),
  )
}

/** Built of courses of stone; a light burns in none of its windows. */
const keep = (t: Tone, x: number) =>
  scene(
    tower(t, [x, 350], 46, 150),
    masonry([x - 22, 206], 44, 142, { line: t.deep, opacity: 0.5 }, 13),
    rectangle([x - 26, 346], 52, 8, { fill: t.mid, line: IVORY }),
  )

const crayfish = () => {
  const pen = { fill: '#D8774C', line: INK, width: 1 }
  const claw = (side: 1 | -1) =>
    scene(
      ribbon(`${side * 9},-4 ${side * 20},-14 ${side * 20},-24`, [5, 5, 6], pen),
      shape(
        `${side * 16},-24 ${side * 14},-38 ${side * 20},-46^ ${side * 22},-36^ ${side * 27},-45^ ${side * 30},-34 ${side * 25},-23`,
        pen,
      ),
    )
  return scene(
    strokes(['-4,-14 -14,-40', '4,-14 14,-40'], { line: pen.fill, width: 1.4 }),
    strokes(
      [
        '-9,2 -22,0 -28,8',
        '-9,8 -22,9 -26,17',
        '-8,14 -18,18 -20,25',
        '9,2 22,0 28,8',
        '9,8 22,9 26,17',
        '8,14 18,18 20,25',
      ],
      { line: pen.fill, width: 2.4 },
    ),
    claw(-1),
    claw(1),
    shape('0,42^ -12,40 -10,34^ -8,24 8,24 10,34^ 12,40', pen),
    shape('-10,4 -9,-10 -4,-18 4,-18 9,-10 10,4 8,26 -8,26', pen),
    strokes(['-10,8 0,12 10,8', '-9.5,15 0,19 9.5,15', '-8.5,21 0,25 8.5,21'], { line: INK, width: 0.9 }),
    each([-4, 4], (x) => circle([x, -13], 1.6, { fill: INK })),
  )
}

/** Its tail is still under water. */
const poolBefore = (t: Tone) =>
  scene(
    shape('136,426 143,428 150,425 157,428 164,426^ 164,442^ 136,442^', { fill: WATER, opacity: 0.85 }),
    strokes(['126,430 131,427 136,426 143,428 150,425 157,428 164,426 169,427 174,430'], {
      line: t.accent,
      width: 1.2,
    }),
  )

export const theMoon: Scene = {
  description:
    'A moon with a face weeps drops of light over two towers; a dog and a wolf howl at it on either side of a path, and a crayfish climbs out of the pool where the path begins.',
  picture: (t) =>
    scene(
      sky(t),
      moon(t),
      mountains(t, '96,296 150,304', 330, t.mid),
      land('18,330 80,316 150,322 220,318 282,328', t.mid, {
        angle: 60,
        gap: 6.5,
        line: t.accent,
        opacity: 0.3,
      }),
      keep(t, 48),
      keep(t, 252),
      land('18,346 90,336 150,342 210,336 282,348', t.soft, {
        angle: -6,
        gap: 6.5,
        line: t.deep,
        opacity: 0.45,
      }),
      way(),
      place(howlingHound(IVORY), { at: [88, 398], scale: 1.26 }),
      place(howlingHound(FUR, true), { at: [211, 398], flip: true, scale: 1.26 }),
      shape('18,404^ 70,396 110,406 150,412 190,406 230,396 282,404^ 282,442^ 18,442^', {
        fill: WATER,
        line: t.accent,
      }),
      waves([22, 420], 280, 3, t.accent, 9),
      place(crayfish(), { at: [150, 399], scale: 0.96 }),
      poolBefore(t),
      grass(points('40,392 124,388 180,386 262,392'), t.accent),
    ),
}
