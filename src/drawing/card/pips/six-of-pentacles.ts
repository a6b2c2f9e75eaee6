import { pentacleAt } from '../emblems.ts'
import { cloak, gown, tunic } from '../figure/dress.ts'
import { chaperon } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { ground, land, sky } from '../kit/landscape.ts'
import { BRASS, GOLD, INK, LIGHT_GOLD, ROSE, type Tone } from '../kit/palette.ts'
import { type Point, points } from '../kit/points.ts'
import { circle, each, scene, shape, stroke, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

const scales = () =>
  scene(
    stroke('98,232 98,240', { line: GOLD, width: 2 }),
    stroke('78,246 98,240 118,246', { line: BRASS, width: 3.4 }),
    strokes(['78,246 70,270', '78,246 86,270', '118,246 110,270', '118,246 126,270'], {
      line: GOLD,
      width: 0.9,
    }),
    ...[78, 118].map((x) =>
      shape(`${x - 10},270^ ${x + 10},270^ ${x},278`, { fill: GOLD, line: INK, width: 0.9 }),
    ),
  )

const beggar = (t: Tone, [x, y]: Point, flip: boolean, cloth: string) => {
  const side = flip ? -1 : 1
  return person(
    t,
    {
      hip: [x, y],
      height: 116,
      view: 'profile',
      flip,
      headTurn: -18 * side,
      near: [x + side * 34, y - 44],
      far: [x + side * 38, y - 50],
      nearGrip: 'open',
      farGrip: 'open',
      nearKnee: [x + side * 12, y + 28],
      farKnee: [x + side * 16, y + 26],
      nearFoot: [x - side * 16, y + 38],
      farFoot: [x - side * 12, y + 38],
    },
    { hair: flip ? 'black' : 'grey', style: 'bob', skin: flip ? 'brown' : 'fair', awake: true },
    gown(cloth, { flare: 0.3, trim: BRASS }),
  )
}

export const sixOfPentacles: Scene = {
  description:
    'A merchant weighs with scales in one hand and drops coins with the other into the hands of two kneeling people, six pentacles above.',
  picture: (t) =>
    scene(
      sky(t, '44,230 256,230'),
      land('18,352 100,340 200,348 282,338', t.soft, { angle: -5, gap: 5, line: t.deep, opacity: 0.4 }),
      ground(t, 396),
      ...points('54,186 84,126 126,88 174,88 216,126 246,186').map((at) => pentacleAt(t, at, 23)),
      person(
        t,
        {
          hip: [150, 298],
          height: 198,
          far: [98, 228],
          near: [206, 288],
          farElbow: [-1, 1],
          nearElbow: [1, 0.4],
          nearGrip: 'open',
          nearFoot: [162, 402],
          farFoot: [138, 402],
          headTurn: 6,
        },
        { hair: 'brown', style: 'bob', beard: 'short', awake: true, hat: chaperon(ROSE) },
        tunic(ROSE, GOLD, { length: 1.1, flare: 0.5, sleeves: GOLD, cloak: cloak(t.soft, 1.2, 0, 0.4) }),
      ),
      scales(),
      beggar(t, [72, 386], false, t.accent),
      beggar(t, [246, 386], true, GOLD),
      each(points('210,302 214,316 208,328'), (at) =>
        circle(at, 3, { fill: LIGHT_GOLD, line: INK, width: 0.7 }),
      ),
    ),
}
