import { emptyCupAt } from '../emblems.ts'
import { gown, tunic } from '../figure/dress.ts'
import { capWithFeather, hood, hoodBehind } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { masonry, tower } from '../kit/buildings.ts'
import { birds, daySky, ground } from '../kit/landscape.ts'
import { BRASS, GOLD, IVORY, LEAF, ROSE, STRAW, type Tone } from '../kit/palette.ts'
import { leaf, rose, tree } from '../kit/plants.ts'
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
    tree(t, [182, 352], 250, (at) => rose(at, 3, at[0] > 0 ? ROSE : IVORY)),
    tower(t, [246, 344], 48, 196),
    rectangle([22, 212], 100, 136, { fill: t.soft, line: IVORY }),
    masonry([22, 212], 100, 136, { line: t.deep }, 16),
    shape('14,216^ 72,150^ 130,216^', { fill: ROSE, line: IVORY }),
    path('M60 346V290A13 13 0 0 1 86 290V346Z', { fill: t.deep, line: GOLD, width: 1 }),
    each([34, 96], (x) => rectangle([x, 236], 15, 20, { fill: GOLD, line: BRASS })),
  )

export const sixOfCups: Scene = {
  description:
    'In the courtyard of an old house, by day, a boy holds out a cup full of flowers to a smaller girl; five more cups of flowers stand about.',
  picture: (t) =>
    scene(
      daySky(t, 370),
      birds('92,92 120,78 206,96', t.deep),
      house(t),
      ground(t, 346),
      cupOfFlowers(t, [256, 336], 44),
      person(
        t,
        {
          hip: [112, 312],
          height: 172,
          view: 'half',
          lean: 8,
          near: [160, 308],
          far: [164, 300],
          nearFoot: [98, 398],
          farFoot: [122, 398],
          headTurn: 8,
        },
        { hair: 'brown', style: 'bob', hat: capWithFeather(ROSE) },
        tunic(t.soft, t.accent, { length: 0.9 }),
      ),
      person(
        t,
        {
          hip: [208, 340],
          height: 130,
          view: 'half',
          flip: true,
          near: [182, 322],
          far: [178, 316],
          nearFoot: [214, 404],
          farFoot: [202, 404],
          headTurn: 10,
        },
        { hair: 'blond', style: 'long', behind: hoodBehind(IVORY), hat: hood(IVORY) },
        gown(STRAW, { flare: 0.6, trim: ROSE }),
      ),
      cupOfFlowers(t, [170, 288], 46),
      each(points('50,404 102,411 198,411 250,404'), (at) => cupOfFlowers(t, at, 46)),
    ),
}
