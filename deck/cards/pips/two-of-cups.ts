import { lionHead } from '../creatures/lion.ts'
import { cupAt } from '../emblems.ts'
import { gown, tunic } from '../figure/dress.ts'
import { flowerWreath, wreath } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { angelWing, wings } from '../figure/wings.ts'
import { ground, land, sky } from '../kit/landscape.ts'
import { BRASS, GOLD, IVORY, LEAF, ROSE, STRAW } from '../kit/palette.ts'
import { place, ribbon, scene, stroke } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** Two snakes round a winged staff, a lion's head above: the sign of a bond. */
const caduceus = () =>
  scene(
    ribbon('150,300 150,152', [3, 5], { fill: GOLD, line: BRASS }),
    stroke('150,296 138,282 162,262 136,240 164,216 138,194 152,180', { line: BRASS, width: 4.6 }),
    stroke('150,296 138,282 162,262 136,240 164,216 138,194 152,180', { line: LEAF, width: 3 }),
    stroke('150,296 162,282 138,262 164,240 136,216 162,194 148,180', { line: BRASS, width: 4.6 }),
    stroke('150,296 162,282 138,262 164,240 136,216 162,194 148,180', { line: IVORY, width: 3 }),
    wings(angelWing(), { at: [150, 154], span: 150, raise: 20 }, 10),
    place(lionHead(), { at: [150, 132], scale: 1.2 }),
  )

export const twoOfCups: Scene = {
  description:
    'A man and a woman face each other and pledge with two cups under a winged staff with two snakes and a lion’s head.',
  picture: (t) =>
    scene(
      sky(t, '52,150 248,150 84,92 216,92'),
      land('18,358 80,346 160,354 282,344', t.soft, { angle: -5, gap: 5, line: t.deep, opacity: 0.4 }),
      caduceus(),
      ground(t, 398),
      person(
        t,
        {
          hip: [80, 306],
          height: 190,
          view: 'half',
          near: [124, 268],
          far: [147, 296],
          nearElbow: [-0.4, 1],
          farElbow: [0, 1],
          nearFoot: [72, 406],
          farFoot: [92, 406],
        },
        { hair: 'black', style: 'curls', skin: 'tan', awake: true, hat: wreath(ROSE) },
        tunic(STRAW, t.accent, { sleeves: t.soft, length: 0.9 }),
      ),
      person(
        t,
        {
          hip: [222, 306],
          height: 184,
          view: 'half',
          flip: true,
          near: [176, 268],
          far: [153, 285],
          nearElbow: [0.4, 1],
          farElbow: [0, 1],
          nearFoot: [232, 406],
          farFoot: [212, 406],
        },
        { hair: 'auburn', style: 'long', awake: true, hat: flowerWreath() },
        gown(IVORY, { sleeves: t.soft, sleeve: 'bell', flare: 0.5 }),
      ),
      cupAt(t, [127, 240], 52),
      cupAt(t, [173, 240], 52),
    ),
}
