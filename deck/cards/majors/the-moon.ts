import { howlingHound } from '../creatures/dogs.ts'
import { tower } from '../kit/buildings.ts'
import { crescentFace } from '../kit/crescent-face.ts'
import { land, sky, waves } from '../kit/landscape.ts'
import { drop, rays } from '../kit/ornaments.ts'
import { BRASS, FUR, GOLD, INK, IVORY, LIGHT_GOLD, type Tone, WATER } from '../kit/palette.ts'
import { grass } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { circle, each, place, ribbon, scene, shape, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** A face in the crescent, looking down; the rest of the disc lies in shade. */
const moon = (t: Tone) =>
  scene(
    circle([150, 122], 66, { fill: t.mid, opacity: 0.6 }),
    rays([150, 122], 52, 76, 32, { fill: GOLD }),
    circle([150, 122], 49, { fill: LIGHT_GOLD, line: BRASS, width: 1.2 }),
    place(crescentFace(), { at: [150, 122] }),
    each(
      points('74,176 98,198 122,206 150,212 178,206 202,198 226,176 84,210 216,210 136,228 164,228'),
      (at) => drop(at, 8),
    ),
  )

/** The path between the towers, out of the water and over the hills. */
const way = () =>
  ribbon('146,414 138,392 158,372 152,352 143,336 151,322', [26, 20, 14, 10, 7, 3], {
    fill: GOLD,
    line: BRASS,
    width: 0.8,
  })

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

export const theMoon: Scene = {
  description:
    'A moon with a face weeps drops of light over two towers; a dog and a wolf howl at it on either side of a path, and a crayfish climbs out of the pool where the path begins.',
  picture: (t) =>
    scene(
      sky(t),
      moon(t),
      land('18,326 80,316 150,322 220,314 282,324', t.mid, {
        angle: 60,
        gap: 5,
        line: t.accent,
        opacity: 0.3,
      }),
      tower(t, [50, 344], 42, 128),
      tower(t, [250, 344], 42, 128),
      land('18,346 90,336 150,342 210,336 282,348', t.soft, {
        angle: -6,
        gap: 5,
        line: t.deep,
        opacity: 0.45,
      }),
      way(),
      place(howlingHound(IVORY), { at: [94, 394], scale: 1.12 }),
      place(howlingHound(FUR, true), { at: [206, 394], flip: true, scale: 1.12 }),
      shape('18,404^ 70,396 110,406 150,412 190,406 230,396 282,404^ 282,442^ 18,442^', {
        fill: WATER,
        line: t.accent,
      }),
      waves([22, 420], 280, 3, t.accent, 9),
      place(crayfish(), { at: [150, 408], scale: 0.82 }),
      grass(points('40,392 124,388 180,386 262,392'), t.accent),
    ),
}
