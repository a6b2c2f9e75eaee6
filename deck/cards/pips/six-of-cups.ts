import { emptyCupAt } from '../emblems.ts'
import { gown, tunic } from '../figure/dress.ts'
import { capWithFeather, hood, hoodBehind } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { masonry, tower } from '../kit/buildings.ts'
import { daySky, ground } from '../kit/landscape.ts'
import { BRASS, GOLD, IVORY, LEAF, ROSE, STRAW, type Tone } from '../kit/palette.ts'
import { leaf, rose } from '../kit/plants.ts'
import { type Point, points } from '../kit/points.ts'
import { each, path, rectangle, scene, shape, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

const flowersIn = ([x, y]: Point) =>
  scene(
    strokes([`${x},${y} ${x - 9},${y - 14}`, `${x},${y} ${x},${y - 19}`, `${x},${y} ${x + 9},${y - 14}`], {
      line: LEAF,
      width: 1.6,
    }),
    leaf([x, y - 4], 11, -160, { fill: LEAF }),
    leaf([x, y - 4], 11, -20, { fill: LEAF }),
    rose([x - 9, y - 16], 5.5, IVORY),
    rose([x + 9, y - 16], 5.5, IVORY),
    rose([x, y - 22], 6, ROSE),
  )

const cupOfFlowers = (t: Tone, [x, y]: Point, height = 46) =>
  scene(flowersIn([x, y - height * 0.42]), emptyCupAt(t, [x, y], height))

const house = (t: Tone) =>
  scene(
    tower(t, [240, 344], 44, 150),
    rectangle([30, 236], 96, 112, { fill: t.soft, line: IVORY }),
    masonry([30, 236], 96, 112, { line: t.deep }, 16),
    shape('27,240^ 78,188^ 132,240^', { fill: ROSE, line: IVORY }),
    path('M66 346V298A12 12 0 0 1 90 298V346Z', { fill: t.deep, line: GOLD, width: 1 }),
    each([44, 100], (x) => rectangle([x, 256], 14, 18, { fill: GOLD, line: BRASS })),
  )

export const sixOfCups: Scene = {
  description:
    'In the courtyard of an old house, by day, a boy holds out a cup full of flowers to a smaller girl; five more cups of flowers stand about.',
  picture: (t) =>
    scene(
      daySky(t, 370),
      house(t),
      ground(t, 346),
      cupOfFlowers(t, [254, 332], 44),
      person(
        t,
        {
          hip: [118, 322],
          height: 148,
          view: 'half',
          lean: 8,
          near: [158, 320],
          far: [162, 312],
          nearFoot: [106, 398],
          farFoot: [126, 398],
          headTurn: 8,
        },
        { hair: 'brown', style: 'bob', hat: capWithFeather(ROSE) },
        tunic(t.soft, t.accent, { length: 0.9 }),
      ),
      person(
        t,
        {
          hip: [202, 348],
          height: 112,
          view: 'half',
          flip: true,
          near: [180, 334],
          far: [176, 328],
          nearFoot: [208, 404],
          farFoot: [196, 404],
          headTurn: 10,
        },
        { hair: 'blond', style: 'long', behind: hoodBehind(IVORY), hat: hood(IVORY) },
        gown(STRAW, { flare: 0.6, trim: ROSE }),
      ),
      cupOfFlowers(t, [168, 300], 44),
      each(points('50,404 102,411 198,411 250,404'), (at) => cupOfFlowers(t, at, 46)),
    ),
}
