import { pentacleAt } from '../emblems.ts'
import { tunic } from '../figure/dress.ts'
import { person } from '../figure/person.ts'
import { ground, land, sky } from '../kit/landscape.ts'
import { GOLD, INK, IVORY, ROSE, WOOD } from '../kit/palette.ts'
import { tree } from '../kit/plants.ts'
import { each, place, rectangle, ribbon, scene, shape } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

export const eightOfPentacles: Scene = {
  description:
    'A craftsman sits at his bench and hammers a pentacle; six finished ones hang on a post, and another waits at his feet.',
  picture: (t) =>
    scene(
      sky(t, '140,84 176,120 196,200 150,160'),
      tree(t, [58, 330], 218),
      land('18,318 100,308 200,314 282,306', t.soft, { angle: -5, gap: 6.5, line: t.deep, opacity: 0.4 }),
      ground(t, 392),
      rectangle([228, 77], 14, 341, { fill: WOOD, line: GOLD }),
      ...[104, 150, 196, 242, 288, 334].map((y) => pentacleAt(t, [235, y], 21)),
      rectangle([40, 366], 72, 10, { fill: WOOD, line: GOLD }) +
        each([48, 104], (x) => rectangle([x - 4, 376], 8, 42, { fill: WOOD, line: GOLD })),
      rectangle([128, 352], 66, 12, { fill: WOOD, line: GOLD }) +
        each([138, 184], (x) => rectangle([x - 5, 364], 10, 54, { fill: WOOD, line: GOLD })),
      person(
        t,
        {
          hip: [84, 352],
          height: 184,
          view: 'profile',
          lean: 14,
          headTurn: 12,
          near: [146, 298],
          far: [136, 322],
          nearElbow: [-1, 0.6],
          farElbow: [0.2, 1],
          nearKnee: [130, 366],
          farKnee: [132, 362],
          nearFoot: [116, 416],
          farFoot: [132, 418],
        },
        { hair: 'black', style: 'curls', skin: 'brown', awake: true },
        tunic(t.accent, ROSE, {
          length: 0.75,
          sleeves: IVORY,
          sleeve: 'rolled',
          shoe: WOOD,
          front: ({ at }) =>
            shape(
              [at(-0.1, -1.7), at(0.5, -1.6), at(0.46, -0.7), at(0, -0.7)].map(([x, y]) => ({
                x,
                y,
                corner: true,
              })),
              { fill: WOOD, line: GOLD, width: 0.8 },
            ),
        }),
      ),
      pentacleAt(t, [166, 328], 24),
      ribbon('146,300 158,284', [3.4, 3.4], { fill: WOOD, line: INK, width: 0.8 }) +
        place(rectangle([-7, -11], 14, 22, { fill: t.accent, line: INK }, 2), { at: [161, 280], turn: 36 }),
      pentacleAt(t, [162, 414], 20),
    ),
}
