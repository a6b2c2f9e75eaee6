import { wandAt } from '../emblems.ts'
import { tunic } from '../figure/dress.ts'
import { bandage } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { ground, land, sky } from '../kit/landscape.ts'
import { BRASS, IVORY } from '../kit/palette.ts'
import { each, scene } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

export const nineOfWands: Scene = {
  description:
    'A man with a bandaged head leans on his staff and looks back; eight more staffs stand behind him like a fence.',
  picture: (t) =>
    scene(
      sky(t, '150,70 100,98 204,98'),
      land('18,330 90,318 200,326 282,316', t.soft, { angle: 60, gap: 6, line: t.deep, opacity: 0.35 }),
      each([47, 69, 91, 113, 190, 211, 232, 253], (x, i) =>
        wandAt(t, [x, 268 - (i % 2) * 8], 256 + (i % 2) * 16, 0),
      ),
      ground(t, 386),
      wandAt(t, [187, 278], 262, 6, 10),
      person(
        t,
        {
          hip: [142, 300],
          height: 226,
          view: 'half',
          lean: 3,
          near: [178, 266],
          far: [191, 246],
          nearElbow: [-0.6, 1],
          farElbow: [0.6, 1],
          nearFoot: [132, 408],
          farFoot: [162, 408],
          headTurn: -4,
          flip: false,
        },
        { hair: 'brown', style: 'short', beard: 'short', skin: 'tan', awake: true, hat: bandage() },
        tunic(IVORY, t.accent, { sleeves: t.soft, length: 0.9, shoe: BRASS }),
      ),
    ),
}
