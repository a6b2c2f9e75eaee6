import { sittingSphinx } from '../creatures/sphinx.ts'
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

const HUB: Point = [150, 258]

/** Salt, sulphur, mercury and dissolution: the alchemists' signs, each in a disc on a spoke. */
const alchemy = (t: Tone) =>
  scene(
    ...[45, 135, 225, 315].map((turn) => circle(polar(HUB, 45, turn), 14, { fill: t.deep, line: GOLD })),
    ...(['-7,6^ 7,6^ 0,-7^', '7,-6^ -7,-6^ 0,7^'] as const).map((triangle, i) =>
      place(shape(triangle, { line: GOLD, width: 2 }), { at: polar(HUB, 45, i ? 135 : -45) }),
    ),
    place(circle([0, 0], 7, { line: GOLD, width: 2 }) + strokes(['-7,0 7,0'], { line: GOLD, width: 2 }), {
      at: polar(HUB, 45, -135),
    }),
    place(
      circle([0, -4], 5, { line: GOLD, width: 2 }) +
        strokes(['0,1 0,9', '-4,5 4,5'], { line: GOLD, width: 2 }),
      { at: polar(HUB, 45, 45) },
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
    circle(HUB, 45, { line: GOLD, width: 1 }),
    alchemy(t),
    ...(['T', 'A', 'R', 'O'] as const).map((letter, i) =>
      place(
        circle([0, 0], 9, { fill: t.deep }) + lettered(letter, [0, 5], { size: 14, tracking: 0, fill: GOLD }),
        { at: polar(HUB, 60, -90 + i * 90) },
      ),
    ),
    circle(HUB, 20, { fill: t.mid, line: GOLD, width: 2.4 }),
    facetedStar(HUB, 8, 17, 5),
  )

/** The serpent goes down with the falling side of the wheel. */
const serpent = () => {
  const coil = Array.from({ length: 9 }, (_, i) => polar(HUB, 96 + (i % 2 ? 9 : -7), 222 - i * 11.5))
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
  shapes(['-8,-16^ -10,-40 -4,-44^ 2,-30 2,-18', '2,-18^ 2,-38 9,-42^ 11,-30 9,-16'], {
    fill: COAT,
    line: IVORY,
    width: 0.9,
  }),
  shape('-13,-6 -10,-18 4,-21 12,-13 24,-4 32,2 31,6^ 20,8 10,9 2,16 -10,14', {
    fill: COAT,
    line: IVORY,
    width: 0.9,
  }),
  circle([9, -7], 1.8, { fill: GOLD }),
  circle([31, 3], 2.2, { fill: INK }),
)

/** Anubis climbs with the rising side, hands and feet on the rim. */
const anubis = (t: Tone) =>
  person(
    t,
    {
      hip: [253, 292],
      height: 138,
      view: 'profile',
      flip: true,
      lean: -14,
      near: [229, 250],
      far: [213, 209],
      nearFoot: [210, 311],
      farFoot: [223, 291],
      nearElbow: [1, 0.6],
      farElbow: [1, 0.6],
      toes: [222, 236],
      headTurn: 14,
      headShift: [0.06, -0.1],
    },
    { mask: JACKAL, skin: 'brown' },
    tunic(IVORY, SKIN.brown, { shoe: SKIN.brown, sleeve: 'bare', length: 0.62, flare: 0.2 }),
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
      shape('116,165^ 184,165^ 174,176^ 126,176^', { fill: LIGHT_GOLD, line: BRASS }),
      place(sittingSphinx({ body: t.soft, cloth: IVORY, stripe: GOLD, face: SKIN.tan }), {
        at: [146, 166],
        scale: 0.66,
      }),
      swordAt(t, [176, 113], 74, 18, 7, 9),
      ribbon('158,138 163,148 171,143', [8, 7, 8], { fill: t.soft, line: IVORY }),
    ),
}
