import { plantedSword, swordAt } from '../emblems.ts'
import { tunic } from '../figure/dress.ts'
import { chaperon } from '../figure/headwear.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { ground, land, sky } from '../kit/landscape.ts'
import { mountains } from '../kit/mountains.ts'
import { cloud, crescent } from '../kit/ornaments.ts'
import { BRASS, FLAME, GOLD, INK, IVORY, ROSE, type Tone } from '../kit/palette.ts'
import { grass } from '../kit/plants.ts'
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

/** He goes to the left on the tips of his toes and looks back, both arms round the swords. */
const POSE: Pose = {
  handsOver: ['far'],
  hip: [150, 290],
  height: 228,
  view: 'half',
  flip: true,
  lean: -8,
  headView: 'half',
  headFlip: false,
  headTurn: 6,
  near: [97, 275],
  far: [88, 216],
  nearTurn: 170,
  farTurn: 206,
  nearElbow: [1, 0.8],
  farElbow: [0.4, 1],
  nearFoot: [196, 394],
  farFoot: [104, 404],
  toes: [172, 132],
}

/** Five blades fan out, points up and forward, from where their lines would meet: he clasps them to his side and steadies them. */
const loot = (t: Tone) =>
  each([39, 34, 29, 24, 19], (turn) => {
    const [length, below] = [168, 70]
    return swordAt(t, polar([176, 382], below + length / 2, -90 - turn), length, -turn, 9, 9)
  })

export const sevenOfSwords: Scene = {
  description:
    'A man tiptoes away from a camp with five swords in his arms, looking back at the two he had to leave standing.',
  picture: (t) =>
    scene(
      sky(t, '206,86 258,170 120,76 40,200'),
      cloud([70, 112], 84, t.mid, t.accent),
      cloud([134, 84], 54, t.mid, t.accent, true),
      crescent([222, 116], 21, 20, GOLD, INK),
      mountains(t, '44,290 110,304 262,286', 340, t.mid),
      land('18,338 100,326 200,334 282,324', t.soft, { angle: -6, gap: 6.5, line: t.deep, opacity: 0.4 }),
      tent(t, [200, 330], 54, IVORY),
      tent(t, [246, 340], 80, t.accent),
      ground(t, 392),
      each(points('226,428 258,418'), (at) => plantedSword(t, at, 104, 10, 14)),
      person(
        t,
        POSE,
        {
          hair: 'black',
          style: 'bob',
          skin: 'tan',
          awake: true,
          mood: 'glad',
          gaze: [0.8, 0],
          hat: chaperon(ROSE),
        },
        tunic(FLAME, t.accent, {
          length: 0.8,
          sleeve: 'full',
          sleeves: t.soft,
          shoe: BRASS,
          flare: 0.7,
          front: () => loot(t),
        }),
      ),
      handOver(POSE, 'far', 'tan'),
      grass(points('34,428 84,434 160,432'), t.accent),
    ),
}
