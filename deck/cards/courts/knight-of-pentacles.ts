import { ATTITUDES } from '../creatures/horse-attitudes.ts'
import { pentacleAt } from '../emblems.ts'
import { helmet } from '../figure/headwear.ts'
import { ground, sky } from '../kit/landscape.ts'
import { GOLD, INK, LEAF, ROSE, type Tone, WOOD } from '../kit/palette.ts'
import { leaf, vine, wheat } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { circle, each, place, scene, shape, times } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'
import { farmland } from './places.ts'
import { ride } from './ride.ts'

/** A sprig of oak on the helmet. */
const oakHelmet = (t: Tone) =>
  scene(
    ...[-150, -120, -95].map((turn) => leaf([-2, -26], 26, turn, { fill: LEAF, line: INK, width: 0.8 })),
    helmet(t.accent),
  )

/** Two boughs of an oak hang in from the sides, with acorns. */
const boughs = () =>
  scene(
    vine('18,128 58,98 100,86 138,58', { line: WOOD, width: 3, leaf: LEAF }, 11, 24),
    vine('282,112 240,92 206,82 176,56', { line: WOOD, width: 3, leaf: LEAF }, 11, 24),
    each(points('56,112 96,100 216,98 250,108 124,80'), ([x, y]) =>
      scene(
        circle([x, y + 3], 4.6, { fill: GOLD, line: INK, width: 0.8 }),
        shape(`${x - 5.4},${y}^ ${x},${y - 5} ${x + 5.4},${y}^`, { fill: WOOD, line: INK, width: 0.8 }),
      ),
    ),
  )

export const knightOfPentacles: Scene = {
  description:
    'A knight sits still on a heavy black horse at the edge of a ploughed field and studies the pentacle in his hand.',
  picture: (t) =>
    scene(
      sky(t, '56,180 250,190 150,120'),
      boughs(),
      farmland(t, 62),
      ground(t, 402),
      place(
        ride(t, {
          attitude: ATTITUDES.standing,
          coat: { coat: '#2C2A38', mane: '#57506A', tack: GOLD },
          cloth: t.soft,
          rider: {
            look: {
              hair: 'brown',
              style: 'bob',
              beard: 'short',
              skin: 'brown',
              awake: true,
              hat: oakHelmet(t),
            },
            tabard: ROSE,
            mail: t.accent,
            cape: t.soft,
            lean: 0,
            sweep: -0.3,
          },
          nearGrip: 'offer',
          near: [51, -45],
          far: [34, -14],
          carried: ([x, y]) => pentacleAt(t, [x + 57, y - 73], 26),
        }),
        { at: [135, 430], scale: 1.24 },
      ),
      times(9, (i) => wheat([30 + i * 30, 446], 26 + ((i * 5) % 9))),
    ),
}
