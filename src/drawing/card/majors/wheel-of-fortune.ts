import { sphinx } from '../creatures/lion.ts'
import { swordAt } from '../emblems.ts'
import { tunic } from '../figure/dress.ts'
import { person } from '../figure/person.ts'
import { through } from '../kit/curves.ts'
import { sky } from '../kit/landscape.ts'
import { facetedStar } from '../kit/ornaments.ts'
import { BRASS, GOLD, INK, IVORY, LEAF, LIGHT_GOLD, ROSE, SKIN, type Tone } from '../kit/palette.ts'
import { type Point, polar } from '../kit/points.ts'
import { circle, place, ribbon, scene, shape, shapes, strokes } from '../kit/svg.ts'
import { lettered } from '../lettering.ts'
import type { Scene } from '../scene.ts'
import { cornerCreatures } from './corner-creatures.ts'

const HUB: Point = [150, 246]

/** Salt, sulphur, mercury and dissolution: the alchemists' signs between the spokes. */
const alchemy = () =>
  scene(
    ...(['-7,6^ 7,6^ 0,-7^', '7,-6^ -7,-6^ 0,7^'] as const).map((triangle, i) =>
      place(shape(triangle, { line: GOLD, width: 2 }), { at: polar(HUB, 40, i ? 135 : -45) }),
    ),
    place(circle([0, 0], 7, { line: GOLD, width: 2 }) + strokes(['-7,0 7,0'], { line: GOLD, width: 2 }), {
      at: polar(HUB, 40, -135),
    }),
    place(
      circle([0, -2], 5, { line: GOLD, width: 2 }) +
        strokes(['0,3 0,11', '-4,7 4,7'], { line: GOLD, width: 2 }),
      { at: polar(HUB, 40, 45) },
    ),
  )

const wheel = (t: Tone) =>
  scene(
    circle(HUB, 84, { fill: t.mid, line: INK, width: 1.2 }),
    circle(HUB, 78, { line: GOLD, width: 11 }),
    circle(HUB, 84, { line: INK, width: 1 }),
    circle(HUB, 72.5, { fill: t.deep, line: INK, width: 1 }),
    strokes(
      Array.from({ length: 8 }, (_, i) => through([polar(HUB, 18, i * 45), polar(HUB, 72, i * 45)])),
      { line: GOLD, width: 2.4 },
    ),
    alchemy(),
    ...(['T', 'A', 'R', 'O'] as const).map((letter, i) =>
      place(lettered(letter, [0, 4], { size: 11, tracking: 0, fill: INK }), {
        at: polar(HUB, 78, -90 + i * 90),
      }),
    ),
    circle(HUB, 20, { fill: t.mid, line: GOLD, width: 2.4 }),
    facetedStar(HUB, 8, 17, 5),
  )

/** The serpent goes down with the falling side of the wheel. */
const serpent = () => {
  const coil = Array.from({ length: 9 }, (_, i) => polar(HUB, 90 + (i % 2 ? 8 : -3), 212 - i * 11))
  const [hx, hy] = coil.at(-1)!
  return scene(
    ribbon(through(coil), [2, 6, 8, 9, 9, 9, 8, 7], { fill: LEAF, line: INK, width: 1 }),
    shape(
      `${hx - 7},${hy - 6} ${hx + 4},${hy - 6} ${hx + 12},${hy + 6} ${hx + 12},${hy + 14} ${hx + 2},${hy + 10} ${hx - 7},${hy + 2}`,
      { fill: LEAF, line: INK },
    ),
    circle([hx + 3, hy + 2], 1.5, { fill: INK }),
    strokes(
      [
        `${hx + 12},${hy + 14} ${hx + 17},${hy + 21}`,
        `${hx + 17},${hy + 21} ${hx + 22},${hy + 22}`,
        `${hx + 17},${hy + 21} ${hx + 17},${hy + 27}`,
      ],
      { line: ROSE, width: 1.2 },
    ),
  )
}

const JACKAL = scene(
  shapes(['-8,-16^ -10,-40 -4,-44^ 2,-30 2,-18', '2,-18^ 2,-38 9,-42^ 11,-30 9,-16'], {
    fill: ROSE,
    line: INK,
    width: 0.9,
  }),
  shape('-13,-6 -10,-18 4,-21 12,-13 24,-4 32,2 31,6^ 20,8 10,9 2,16 -10,14', {
    fill: ROSE,
    line: INK,
    width: 0.9,
  }),
  circle([9, -7], 1.6, { fill: INK }),
  circle([31, 3], 2.2, { fill: INK }),
)

/** Anubis climbs with the rising side. */
const anubis = (t: Tone) =>
  person(
    t,
    {
      hip: [230, 320],
      height: 122,
      view: 'profile',
      flip: true,
      lean: 12,
      near: [216, 276],
      far: [224, 262],
      nearFoot: [186, 342],
      farFoot: [204, 336],
      nearElbow: [1, 0.5],
      farElbow: [1, 0.5],
      toes: [200, 200],
      headTurn: -10,
    },
    { mask: JACKAL, skin: 'brown' },
    tunic(IVORY, ROSE, { sleeves: ROSE, shoe: ROSE, sleeve: 'bare', length: 0.6 }),
  )

export const wheelOfFortune: Scene = {
  description:
    'A great wheel with alchemists’ signs between its spokes turns under a sphinx with a sword; a serpent goes down one side, jackal-headed Anubis climbs the other, and angel, eagle, bull and lion watch from the corners.',
  picture: (t) =>
    scene(
      sky(t, '110,80 190,80 34,210 266,210 34,300 268,300 150,400 112,420 188,420'),
      cornerCreatures(t),
      serpent(),
      wheel(t),
      anubis(t),
      swordAt(t, [186, 118], 72, 22, 7),
      place(sphinx({ body: t.soft, cloth: IVORY, stripe: GOLD, face: SKIN.tan }), {
        at: [146, 164],
        scale: 0.74,
      }),
      shape('132,163^ 168,163^ 166,168^ 134,168^', { fill: LIGHT_GOLD, line: BRASS }),
    ),
}
