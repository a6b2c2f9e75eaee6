import { emptyCupAt } from '../emblems.ts'
import { gown } from '../figure/dress.ts'
import { head } from '../figure/head.ts'
import { veil, veilBehind, wreath } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { castle } from '../kit/buildings.ts'
import { sky } from '../kit/landscape.ts'
import { cloud, rays } from '../kit/ornaments.ts'
import { BRASS, GOLD, INK, IVORY, LEAF, LIGHT_GOLD, ROSE, type Tone, WINE } from '../kit/palette.ts'
import { type Point, points } from '../kit/points.ts'
import { circle, each, place, ribbon, scene, shape } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

const jewels = () =>
  scene(
    ribbon('-12,4 -6,12 4,10 12,4', [2, 3, 2], { fill: LIGHT_GOLD, line: BRASS, width: 0.7 }),
    ...points('-10,0 -3,-4 4,-1 10,-3 0,4').map((at, i) =>
      circle(at, 4.4, { fill: [ROSE, IVORY, LEAF, GOLD, WINE][i]!, line: INK, width: 0.7 }),
    ),
  )

const serpent = () =>
  ribbon('0,12 -10,6 8,-2 -8,-10 4,-18 10,-14', [4, 6, 6, 5, 5, 2], { fill: LEAF, line: INK, width: 0.8 })

const dragon = () =>
  scene(
    shape('0,6^ -16,-4 -22,-16^ -12,-14 -4,-8', { fill: ROSE, line: INK, width: 0.8 }),
    ribbon('-8,10 0,2 6,-8 0,-16 8,-22', [7, 8, 7, 5, 5], { fill: ROSE, line: INK, width: 0.8 }),
    shape('4,-24 12,-26 18,-20 8,-17', { fill: ROSE, line: INK, width: 0.8 }),
    circle([11, -22], 1.2, { fill: INK }),
  )

/** What rises from the seven cups. */
const VISIONS: { at: Point; draw: (t: Tone) => string }[] = [
  { at: [78, 118], draw: () => head({ hair: 'auburn', style: 'curls' }, { at: [0, -8], size: 30 }) },
  {
    at: [150, 96],
    draw: () =>
      scene(
        rays([0, -6], 14, 26, 16, { fill: GOLD }),
        head({ style: 'bald', behind: veilBehind(IVORY), hat: veil(IVORY) }, { at: [0, -6], size: 25 }),
      ),
  },
  { at: [222, 118], draw: serpent },
  { at: [54, 218], draw: (t) => castle(t, [0, 4], 22, t.accent) },
  { at: [118, 226], draw: jewels },
  { at: [182, 226], draw: () => place(wreath(LEAF), { at: [0, 14], scale: 1.4 }) },
  { at: [246, 218], draw: dragon },
]

export const sevenOfCups: Scene = {
  description:
    'Someone seen from behind stares up at seven cups in the clouds, full of visions: a head, a veiled shape, a snake, a castle, jewels, a wreath, a dragon.',
  picture: (t) =>
    scene(
      sky(t),
      each(points('70,176 150,158 230,176'), (at, i) => cloud(at, 84, t.mid, t.accent, i === 2)),
      each(points('56,282 118,290 182,290 244,282'), (at, i) => cloud(at, 66, t.mid, t.accent, i > 1)),
      each(VISIONS, ({ at, draw }) => place(draw(t), { at })),
      each(VISIONS, ({ at: [x, y] }) => emptyCupAt(t, [x, y + 34], 48)),
      person(
        t,
        {
          hip: [150, 376],
          height: 148,
          view: 'back',
          far: [96, 332],
          near: [204, 332],
          farGrip: 'open',
          nearGrip: 'open',
          farElbow: [-0.6, 1],
          nearElbow: [0.6, 1],
          nearFoot: [158, 448],
          farFoot: [142, 448],
        },
        { hair: 'black', style: 'bob' },
        gown(INK, { sleeve: 'bell', flare: 0.5 }),
      ),
    ),
}
