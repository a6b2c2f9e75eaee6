import { emptyCupAt } from '../emblems.ts'
import { gown, tunic } from '../figure/dress.ts'
import { capWithFeather, hood, hoodBehind } from '../figure/headwear.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { masonry, tower } from '../kit/buildings.ts'
import { birds, daySky, ground } from '../kit/landscape.ts'
import { cloud } from '../kit/ornaments.ts'
import { BRASS, GOLD, IVORY, LEAF, ROSE, STRAW, type Tone } from '../kit/palette.ts'
import { leaf, rose } from '../kit/plants.ts'
import { type Point, points } from '../kit/points.ts'
import { each, path, rectangle, scene, shape, strokes } from '../kit/svg.ts'
import { tree } from '../kit/trees.ts'
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
    tree(t, [148, 352], 250, (at) => rose(at, 3, at[0] > 0 ? ROSE : IVORY)),
    tower(t, [246, 344], 48, 196),
    rectangle([22, 212], 100, 136, { fill: t.soft, line: IVORY }),
    masonry([22, 212], 100, 136, { line: t.deep }, 16),
    shape('14,216^ 72,150^ 130,216^', { fill: ROSE, line: IVORY }),
    path('M60 346V290A13 13 0 0 1 86 290V346Z', { fill: t.deep, line: GOLD, width: 1 }),
    each([34, 96], (x) =>
      scene(
        rectangle([x, 236], 15, 20, { fill: GOLD, line: BRASS }),
        strokes([`${x + 7.5},237 ${x + 7.5},255`, `${x},245 ${x + 15},245`], { line: BRASS }),
      ),
    ),
  )

const BOY: Pose = {
  handsOver: ['near'],
  hip: [112, 316],
  height: 180,
  view: 'half',
  lean: 9,
  near: [163, 292],
  far: [156, 322],
  nearHolds: 90,
  farGrip: 'relaxed',
  nearFoot: [98, 404],
  farFoot: [126, 404],
  headTurn: 8,
}

const GIRL: Pose = {
  hip: [216, 330],
  height: 150,
  view: 'half',
  flip: true,
  near: [198, 308],
  far: [192, 302],
  nearGrip: 'offer',
  farGrip: 'offer',
  nearTurn: 186,
  farTurn: 186,
  nearFoot: [224, 404],
  farFoot: [208, 404],
  headTurn: 4,
}

export const sixOfCups: Scene = {
  description:
    'In the courtyard of an old house, by day, a boy holds out a cup full of flowers to a smaller girl; five more cups of flowers stand about.',
  picture: (t) =>
    scene(
      daySky(t, 370),
      cloud([62, 112], 60, IVORY, t.soft),
      birds('120,78 206,88 140,92', t.deep),
      house(t),
      ground(t, 346),
      strokes(['60,372 120,366 180,372', '30,392 70,388', '200,384 270,378'], { line: t.accent, width: 0.8 }),
      cupOfFlowers(t, [255, 336], 44),
      person(
        t,
        GIRL,
        {
          hair: 'blond',
          style: 'long',
          awake: true,
          mood: 'glad',
          behind: hoodBehind(IVORY),
          hat: hood(IVORY),
        },
        gown(STRAW, { flare: 0.8, trim: ROSE }),
      ),
      person(
        t,
        BOY,
        {
          hair: 'brown',
          style: 'bob',
          awake: true,
          mood: 'glad',
          gaze: [0.4, 0.6],
          hat: capWithFeather(ROSE),
        },
        tunic(t.soft, t.accent, { length: 0.9, sleeve: 'full' }),
      ),
      cupOfFlowers(t, [171, 276], 52),
      handOver(BOY, 'near'),
      each(points('45,385 71,407 178,406 246,406'), (at) => cupOfFlowers(t, at, 50)),
    ),
}
