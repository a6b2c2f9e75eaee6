import { sittingSphinx } from '../creatures/sphinx.ts'
import { swordAt } from '../emblems.ts'
import { tunic } from '../figure/dress.ts'
import { person } from '../figure/person.ts'
import type { Skeleton } from '../figure/skeleton.ts'
import { through } from '../kit/curves.ts'
import { sky } from '../kit/landscape.ts'
import { facetedStar } from '../kit/ornaments.ts'
import { BRASS, GOLD, INK, IVORY, LEAF, LIGHT_GOLD, ROSE, SKIN, type Tone } from '../kit/palette.ts'
import { type Point, points, polar } from '../kit/points.ts'
import { circle, each, place, ribbon, scene, shape, strokes } from '../kit/svg.ts'
import { lettered } from '../lettering.ts'
import type { Scene } from '../scene.ts'
import { cornerCreatures } from './corner-creatures.ts'

const HUB: Point = [146, 262]
const RIM = 74

/** Salt, sulphur, mercury and dissolution: the alchemists' signs, each in a disc on a spoke. */
const alchemy = (t: Tone) =>
  scene(
    ...[45, 135, 225, 315].map((turn) => circle(polar(HUB, 40, turn), 12.5, { fill: t.deep, line: GOLD })),
    ...(['-7,6^ 7,6^ 0,-7^', '7,-6^ -7,-6^ 0,7^'] as const).map((triangle, i) =>
      place(shape(triangle, { line: GOLD, width: 2 }), { at: polar(HUB, 40, i ? 135 : -45) }),
    ),
    place(circle([0, 0], 7, { line: GOLD, width: 2 }) + strokes(['-7,0 7,0'], { line: GOLD, width: 2 }), {
      at: polar(HUB, 40, -135),
    }),
    place(
      circle([0, -4], 5, { line: GOLD, width: 2 }) +
        strokes(['0,1 0,9', '-4,5 4,5'], { line: GOLD, width: 2 }),
      { at: polar(HUB, 40, 45) },
    ),
  )

const wheel = (t: Tone) =>
  scene(
    circle(HUB, RIM, { fill: GOLD, line: INK }),
    circle(HUB, RIM - 10, { fill: t.deep, line: INK }),
    strokes(
      Array.from({ length: 8 }, (_, i) => through([polar(HUB, 16, i * 45), polar(HUB, RIM - 11, i * 45)])),
      { line: GOLD, width: 2.4 },
    ),
    circle(HUB, 40, { line: GOLD, width: 1 }),
    alchemy(t),
    ...(['T', 'A', 'R', 'O'] as const).map((letter, i) =>
      place(
        circle([0, 0], 9, { fill: t.deep }) + lettered(letter, [0, 5], { size: 14, tracking: 0, fill: GOLD }),
        { at: polar(HUB, 51, -90 + i * 90) },
      ),
    ),
    circle(HUB, 17, { fill: t.mid, line: GOLD, width: 2.4 }),
    facetedStar(HUB, 8, 14.5, 4.4),
  )

/** The serpent goes down with the falling side of the wheel. */
const serpent = () => {
  const coil = Array.from({ length: 9 }, (_, i) => polar(HUB, 88 + (i % 2 ? 9 : -6), 218 - i * 12))
  const head = '-9,-7 2,-10 12,-4 16,6 9,11 -1,8 -10,4'
  return scene(
    ribbon(through(coil), [2, 8, 11, 12, 12, 12, 11, 10], { fill: LEAF, line: INK, width: 1 }),
    place(
      scene(
        strokes(['14,7 21,13', '21,13 27,13', '21,13 22,19'], { line: ROSE, width: 1.4 }),
        shape(head, { fill: LEAF, line: INK }),
        circle([4, -3], 1.7, { fill: INK }),
        strokes(['6,5 13,6'], { line: INK, width: 0.8 }),
      ),
      { at: coil.at(-1)!, turn: 12 },
    ),
  )
}

/** The red of Anubis, darker than skin. */
const COAT = '#8E3F3A'

const JACKAL = scene(
  each(['2,-18^ 2,-38 9,-42^ 11,-30 9,-16', '-8,-16^ -10,-40 -4,-44^ 2,-30 2,-18'], (ear) =>
    shape(ear, { fill: COAT, line: IVORY, width: 0.9 }),
  ),
  shape('-13,-6 -10,-18 4,-21 12,-13 24,-4 32,2 31,6^ 20,8 10,9 2,16 -10,14', {
    fill: COAT,
    line: IVORY,
    width: 0.9,
  }),
  circle([9, -7], 1.8, { fill: GOLD }),
  circle([31, 3], 2.2, { fill: INK }),
)

/** A short kilt over the raised thigh. */
const kilt = ({ at }: Skeleton) => {
  const line = (heads: string) => through(points(heads).map(([x, y]) => at(x, y)))
  const edge = line('-0.42,-0.72 -0.62,0 -0.54,0.86 0.3,0.86 0.74,0.5 0.84,-0.4 0.56,-0.44 0.42,-0.72')
  return scene(
    shape(
      edge.map((knot, i) => ({ ...knot, corner: i !== 1 && i !== 6 })),
      { fill: IVORY, line: INK },
    ),
    strokes([line('-0.2,-0.5 -0.3,0.6'), line('0,-0.5 0.1,0.6'), line('0.2,-0.5 0.5,0.2')], {
      line: INK,
      width: 0.7,
    }),
    strokes([line('-0.54,0.78 0.28,0.78 0.67,0.46 0.76,-0.38')], { line: GOLD, width: 2.4 }),
  )
}

/** Anubis climbs with the rising side: he lies along the rim, hands above and feet below. */
const anubis = (t: Tone) =>
  person(
    t,
    {
      hip: [224, 312],
      height: 172,
      view: 'profile',
      flip: true,
      lean: 10,
      near: [214, 270],
      far: [206, 212],
      nearElbow: [1, 1],
      farElbow: [1, -0.2],
      nearKnee: [186, 312],
      nearFoot: [188, 342],
      farKnee: [226, 344],
      farFoot: [210, 356],
      toes: [190, 200],
      headTurn: 4,
      headShift: [0.02, 0.12],
    },
    { mask: place(JACKAL, { at: [-2, -4], scale: 1.16 }), skin: 'brown' },
    tunic(IVORY, SKIN.brown, { shoe: SKIN.brown, sleeve: 'bare', length: 0, front: kilt }),
  )

export const wheelOfFortune: Scene = {
  description:
    'A great wheel with alchemists’ signs on its spokes turns under a sphinx with a sword; a serpent goes down one side, jackal-headed Anubis climbs the other, and angel, eagle, bull and lion watch from the corners.',
  picture: (t) =>
    scene(
      sky(t, '110,80 190,80 34,210 266,210 34,300 268,300 150,400 112,420 188,420'),
      cornerCreatures(t),
      serpent(),
      wheel(t),
      anubis(t),
      shape('114,176^ 178,176^ 170,188^ 122,188^', { fill: LIGHT_GOLD, line: BRASS }),
      place(sittingSphinx({ body: t.soft, cloth: IVORY, stripe: GOLD, face: SKIN.tan }), {
        at: [145, 177],
        scale: 0.64,
      }),
      swordAt(t, [173, 126], 70, 16, 7, 9),
      ribbon('156,150 161,160 169,155', [8, 7, 8], { fill: t.soft, line: IVORY }),
    ),
}
