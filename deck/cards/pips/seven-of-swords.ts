import { plantedSword, swordAt } from '../emblems.ts'
import { tunic } from '../figure/dress.ts'
import { head } from '../figure/head.ts'
import { chaperon } from '../figure/headwear.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { ground, land, sky } from '../kit/landscape.ts'
import { cloud, crescent } from '../kit/ornaments.ts'
import { BRASS, FLAME, GOLD, INK, IVORY, ROSE, type Tone } from '../kit/palette.ts'
import { type Point, points, polar } from '../kit/points.ts'
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
  { view: 'half', hair: 'black', style: 'bob', skin: 'tan', awake: true, hat: chaperon(ROSE) },
  { at: [0, 0], size: 38, flip: true },
)

/** He goes to the left on the tips of his toes, both arms round the swords. */
const POSE: Pose = {
  handsOver: ['far'],
  hip: [150, 296],
  height: 204,
  view: 'half',
  flip: true,
  lean: -8,
  near: [132, 286],
  far: [97, 246],
  nearElbow: [1, 0.8],
  farElbow: [-0.6, 1],
  nearFoot: [190, 392],
  farFoot: [108, 402],
  toes: [172, 128],
}

/** Five blades fan out, points up and forward: one hand has the hilts, the other steadies the blades. */
const loot = (t: Tone) =>
  each([54, 47, 40, 33, 26], (turn) => {
    const [length, below] = [158, 48]
    return swordAt(t, polar([112, 262], length / 2 - below, -90 - turn), length, -turn, 8, 8)
  })

export const sevenOfSwords: Scene = {
  description:
    'A man tiptoes away from a camp with five swords in his arms, looking back at the two he had to leave standing.',
  picture: (t) =>
    scene(
      sky(t, '206,110 250,150 226,190'),
      cloud([76, 118], 84, t.mid, t.accent),
      cloud([140, 88], 54, t.mid, t.accent, true),
      crescent([216, 112], 18, 20, GOLD, INK),
      land('18,334 100,322 200,330 282,320', t.soft, { angle: -6, gap: 6.5, line: t.deep, opacity: 0.4 }),
      tent(t, [198, 328], 46, IVORY),
      tent(t, [238, 334], 66, t.accent),
      ground(t, 392),
      each(points('222,425 254,417'), (at) => plantedSword(t, at, 88, 9, 13)),
      person(
        t,
        POSE,
        { hair: 'black', style: 'bob', skin: 'tan', awake: true, mask: lookingBack },
        tunic(FLAME, t.accent, {
          length: 0.8,
          sleeves: t.soft,
          shoe: BRASS,
          flare: 0.6,
          front: () => loot(t),
        }),
      ),
      handOver(POSE, 'far', 'tan'),
    ),
}
