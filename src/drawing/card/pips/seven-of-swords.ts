import { swordAt } from '../emblems.ts'
import { tunic } from '../figure/dress.ts'
import { hand } from '../figure/hand.ts'
import { head } from '../figure/head.ts'
import { chaperon } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { ground, land, sky } from '../kit/landscape.ts'
import { crescent } from '../kit/ornaments.ts'
import { BRASS, FLAME, GOLD, INK, IVORY, ROSE, SKIN, TONES, type Tone } from '../kit/palette.ts'
import type { Point } from '../kit/points.ts'
import { each, scene, shape, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

const tent = (t: Tone, [x, y]: Point, size: number, cloth: string) =>
  scene(
    shape(
      `${x},${y - size}^ ${x + size * 0.5},${y - size * 0.45}^ ${x + size * 0.44},${y}^ ${x - size * 0.44},${y}^ ${x - size * 0.5},${y - size * 0.45}^`,
      { fill: cloth, line: INK },
    ),
    strokes(
      [
        `${x},${y - size} ${x - size * 0.2},${y - size * 0.45} ${x - size * 0.18},${y}`,
        `${x},${y - size} ${x + size * 0.2},${y - size * 0.45} ${x + size * 0.18},${y}`,
      ],
      { line: t.deep, width: 0.8 },
    ),
    shape(
      `${x - size * 0.5},${y - size * 0.45}^ ${x},${y - size * 0.36} ${x + size * 0.5},${y - size * 0.45}^ ${x},${y - size * 0.28}`,
      { fill: GOLD, line: INK, width: 0.8 },
    ),
    shape(`${x},${y - size - 10}^ ${x + 13},${y - size - 6}^ ${x},${y - size - 1}^`, {
      fill: ROSE,
      line: INK,
      width: 0.7,
    }),
  )

/** The thief's head is turned over the shoulder, against the way he goes. */
const lookingBack = head(
  { view: 'half', hair: 'black', style: 'bob', skin: 'tan', awake: true, hat: chaperon(TONES.swords.soft) },
  { at: [0, 0], size: 38, flip: true },
)

export const sevenOfSwords: Scene = {
  description:
    'A man tiptoes away from a camp with five swords in his arms, looking back at the two he had to leave standing.',
  picture: (t) =>
    scene(
      sky(t, '60,150 110,88 150,130'),
      crescent([70, 110], 18, 20, GOLD, INK),
      land('18,330 100,318 200,326 282,316', t.soft, { angle: -6, gap: 5, line: t.deep, opacity: 0.4 }),
      tent(t, [176, 326], 70, IVORY),
      tent(t, [230, 330], 90, t.accent),
      ground(t, 392),
      each([216, 250], (x) => swordAt(t, [x, 366], 128, 180, 10)),
      each([0, 1, 2, 3, 4], (i) => swordAt(t, [118 - i * 3, 226 + i * 20], 160, -60 - i * 12, 9, 10)),
      person(
        t,
        {
          hip: [132, 312],
          height: 188,
          view: 'profile',
          flip: true,
          lean: -10,
          near: [96, 286],
          far: [116, 258],
          nearElbow: [1, 1],
          farElbow: [0.2, 1],
          nearFoot: [166, 402],
          farFoot: [104, 408],
          toes: [164, 140],
        },
        { hair: 'black', style: 'bob', skin: 'tan', awake: true, mask: lookingBack },
        tunic(FLAME, t.accent, { length: 0.85, sleeves: t.soft, shoe: BRASS }),
      ),
      hand([100, 290], 150, 28, SKIN.tan),
    ),
}
