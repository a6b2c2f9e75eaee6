import { gown } from '../figure/dress.ts'
import { tripleCrown } from '../figure/headwear.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose, Skeleton } from '../figure/skeleton.ts'
import { panel, seated } from '../figure/throne.ts'
import { column, flagstones } from '../kit/buildings.ts'
import { sky } from '../kit/landscape.ts'
import { halo } from '../kit/ornaments.ts'
import { BRASS, GOLD, HAIR, INK, IVORY, ROSE, SKIN, shadeOf, type Tone, WINE } from '../kit/palette.ts'
import { lily, rose } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { circle, each, ellipse, place, rectangle, ribbon, scene, shape, strokes } from '../kit/svg.ts'
import { hatch } from '../kit/texture.ts'
import type { Scene } from '../scene.ts'

const BARS = ['200,134 218,134', '197,147 221,147', '194,160 224,160']

const tripleCross = () =>
  scene(
    ribbon('211,398 210,250 209,122', [5, 5, 5], { fill: GOLD, line: BRASS }),
    strokes(BARS, { line: BRASS, width: 5.4 }),
    strokes(BARS, { line: GOLD, width: 3.6 }),
  )

const THRONE = '82,396^ 82,210^ 98,150 150,112 202,150 218,210^ 218,396^'

const chair = (t: Tone) =>
  scene(
    shape(THRONE, { fill: WINE, line: GOLD, width: 1.5 }),
    shape('92,392^ 92,212^ 106,158 150,124 194,158 208,212^ 208,392^', { line: GOLD, width: 0.8 }),
    hatch(THRONE, { angle: 45, gap: 7, line: t.accent, opacity: 0.22 }),
    each([82, 218], (x) => circle([x, 206], 7, { fill: GOLD, line: BRASS })),
    rectangle([74, 392], 152, 12, { fill: t.soft, line: IVORY }),
    rectangle([62, 404], 176, 14, { fill: t.mid, line: IVORY }),
  )

/** It rests on both columns. */
const pediment = (t: Tone) =>
  scene(
    rectangle([22, 105], 256, 12, { fill: t.soft, line: GOLD }),
    rectangle([22, 112], 256, 5, { fill: shadeOf(t.soft) }),
    shape('14,105^ 150,50^ 286,105^', { fill: t.soft, line: GOLD, width: 1.4 }),
    shape('50,100^ 150,59^ 250,100^', { fill: t.mid, line: GOLD, width: 0.8 }),
    circle([150, 80], 6, { fill: GOLD, line: BRASS }),
  )

/** One who kneels and listens, seen from behind: robe, cowl and a shaven crown. The right one; `flip` makes the left. */
const listener = (robe: string, cowl: string, skin: string, hair: string, pattern: string) =>
  scene(
    shape('-50,30^ -50,8 -44,-18 -30,-34 -8,-40 14,-40 36,-34 46,-16 50,8 52,30^', { fill: robe, line: INK }),
    strokes(['-32,-20 -36,4 -34,28', '34,-20 38,4 36,28', '2,-26 2,28'], { line: INK, width: 0.7 }),
    pattern,
    shape('-24,-34 -14,-46 4,-50 22,-46 30,-34 18,-24 2,-20 -14,-24', { fill: cowl, line: INK }),
    shape('-12,-42^ -13,-52 16,-52 15,-42 2,-38', { fill: skin, line: INK }),
    each([-14, 17], (x) => ellipse([x, -62], 3.4, 6, { fill: skin, line: INK })),
    shape('-14,-60 -12,-50 2,-46 16,-50 17,-62 13,-74 1,-79 -11,-74', { fill: hair, line: GOLD }),
    ellipse([1, -71], 10, 6, { fill: skin, line: GOLD }),
  )

const listeners = (t: Tone) =>
  scene(
    place(
      listener(
        ROSE,
        WINE,
        SKIN.brown,
        HAIR.black,
        each(points('-20,-15 22,-15 -20,5 22,5'), (at) => rose(at, 6.5)),
      ),
      { at: [74, 420] },
    ),
    place(
      listener(
        IVORY,
        t.accent,
        SKIN.fair,
        HAIR.auburn,
        each(points('-20,-15 22,-15 -20,5 22,5'), (at) => lily(at, 9, 0, t.accent)),
      ),
      { at: [226, 420], flip: true },
    ),
  )

const keys = () => {
  const bars = ['0,-16 0,18', '0,17 8,17', '0,11 7,11']
  const key = (flip: boolean) =>
    place(
      circle([0, -24], 7, { line: BRASS, width: 5 }) +
        circle([0, -24], 7, { line: GOLD, width: 3.2 }) +
        strokes(bars, { line: BRASS, width: 5 }) +
        strokes(bars, { line: GOLD, width: 3.2 }),
      { at: [150, 419], turn: flip ? -40 : 40, flip, scale: 0.6 },
    )
  return key(false) + key(true)
}

const POSE: Pose = {
  handsOver: ['near'],
  stature: 'broad',
  ...seated([150, 282], 236, { far: [91, 198], near: [205, 240] }),
  farGrip: 'blessing',
  farTurn: -94,
  farThumb: [1, -0.2],
  nearHolds: 90,
  farElbowAt: [96, 246],
  nearElbowAt: [190, 262],
}

const crosses = ({ at }: Skeleton) =>
  each([-1.5, 0.1, 1.8], (level) => {
    const [x, y] = at(0, level)
    return strokes([`${x},${y - 9} ${x},${y + 9}`, `${x - 6},${y - 3} ${x + 6},${y - 3}`], {
      line: ROSE,
      width: 2.6,
    })
  })

const hierophant = (t: Tone) =>
  person(
    t,
    POSE,
    { hair: 'grey', style: 'short', beard: 'full', skin: 'tan', awake: true, hat: tripleCrown() },
    gown(ROSE, {
      sleeve: 'bell',
      lining: shadeOf(IVORY),
      flare: 1,
      trim: GOLD,
      shoe: IVORY,
      front: (bones) => panel(IVORY, 0.32, 3.16)(bones) + crosses(bones),
      belt: false,
    }),
  )

export const theHierophant: Scene = {
  description:
    'A teacher in red vestments and a triple crown lifts two fingers in blessing and holds a triple cross; two people with shaven crowns listen, and crossed keys lie between them.',
  picture: (t) =>
    scene(
      sky(t, '92,96 208,96', 392),
      rectangle([66, 96], 168, 314, { fill: t.mid, line: GOLD }),
      flagstones(t, 392),
      pediment(t),
      column(t, 48, 124, 388, t.soft, 34),
      column(t, 252, 124, 388, t.soft, 34),
      halo(t, [150, 158], 56),
      chair(t),
      hierophant(t),
      tripleCross(),
      handOver(POSE, 'near', 'tan'),
      keys(),
      listeners(t),
    ),
}
