import { gown } from '../figure/dress.ts'
import { head } from '../figure/head.ts'
import { tripleCrown } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { panel, seated } from '../figure/throne.ts'
import { column, flagstones } from '../kit/buildings.ts'
import { sky } from '../kit/landscape.ts'
import { halo } from '../kit/ornaments.ts'
import { BRASS, GOLD, INK, IVORY, ROSE, SKIN, type Tone } from '../kit/palette.ts'
import { lily, rose } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { circle, each, place, rectangle, ribbon, scene, shape, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

const tripleCross = () =>
  scene(
    ribbon('216,392 214,250 213,112', [4, 5, 5], { fill: GOLD, line: BRASS }),
    strokes(['203,128 223,128', '199,141 227,141', '195,155 231,155'], { line: BRASS, width: 5.4 }),
    strokes(['203,128 223,128', '199,141 227,141', '195,155 231,155'], { line: GOLD, width: 3.6 }),
  )

/** Two who listen, seen from behind, one in roses and one in lilies. */
const listeners = (t: Tone) =>
  scene(
    shape('22,442^ 26,414 44,396 72,392 100,396 116,414 120,442^', { fill: ROSE, line: IVORY }),
    each(points('50,418 92,416 72,434'), (at) => rose(at, 6.5)),
    head({ view: 'back', hair: 'brown', style: 'short' }, { at: [72, 376], size: 40, turn: 8 }),
    circle([74, 365], 7, { fill: SKIN.fair, line: GOLD, width: 0.8 }),
    shape('180,442^ 184,414 200,396 228,392 256,396 272,414 278,442^', { fill: IVORY, line: INK }),
    each(points('208,418 248,416 228,436'), (at) => lily(at, 9, 0, t.accent)),
    head({ view: 'back', hair: 'auburn', style: 'short' }, { at: [228, 376], size: 40, turn: -8 }),
    circle([226, 365], 7, { fill: SKIN.fair, line: GOLD, width: 0.8 }),
  )

const keys = () => {
  const key = (flip: boolean) =>
    place(
      circle([0, -24], 7, { line: BRASS, width: 5 }) +
        circle([0, -24], 7, { line: GOLD, width: 3.2 }) +
        strokes(['0,-16 0,18', '0,17 8,17', '0,11 7,11'], { line: BRASS, width: 5 }) +
        strokes(['0,-16 0,18', '0,17 8,17', '0,11 7,11'], { line: GOLD, width: 3.2 }),
      { at: [150, 420], turn: flip ? -42 : 42, flip, scale: 0.72 },
    )
  return key(false) + key(true)
}

const hierophant = (t: Tone) =>
  person(
    t,
    {
      ...seated([150, 276], 222, { far: [98, 186], near: [215, 246] }),
      farGrip: 'blessing',
      farElbow: [-1, 1],
    },
    { hair: 'grey', style: 'short', beard: 'short', skin: 'tan', hat: tripleCrown() },
    gown(ROSE, {
      sleeve: 'bell',
      sleeves: ROSE,
      flare: 1,
      front: (bones) => panel(IVORY, 0.32, 3.1)(bones) + cross(bones),
      belt: false,
    }),
  )
const cross = ({ at }: { at: (x: number, y: number) => readonly [number, number] }) =>
  scene(
    ...[-1.6, 0.2, 1.9].map((y) => {
      const [x, top] = at(0, y)
      return strokes([`${x},${top - 8} ${x},${top + 10}`, `${x - 7},${top - 1} ${x + 7},${top - 1}`], {
        line: BRASS,
        width: 2.6,
      })
    }),
  )

export const theHierophant: Scene = {
  description:
    'A teacher in red vestments and a triple crown lifts two fingers in blessing and holds a triple cross; two people with shaven crowns listen, and crossed keys lie between them.',
  picture: (t) =>
    scene(
      sky(t, '92,96 208,96'),
      rectangle([66, 120], 168, 290, { fill: t.mid, line: GOLD }),
      strokes(['80,120 80,400', '220,120 220,400'], { line: GOLD, width: 0.7 }),
      flagstones(t, 392),
      column(t, 48, 124, 388, t.soft, 34),
      column(t, 252, 124, 388, t.soft, 34),
      halo(t, [150, 166], 46),
      tripleCross(),
      hierophant(t),
      keys(),
      listeners(t),
    ),
}
