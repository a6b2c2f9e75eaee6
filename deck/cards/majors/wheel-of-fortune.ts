import { sittingSphinx } from '../creatures/sphinx.ts'
import { swordAt } from '../emblems.ts'
import { tunic } from '../figure/dress.ts'
import { person } from '../figure/person.ts'
import type { Skeleton } from '../figure/skeleton.ts'
import { through } from '../kit/curves.ts'
import { sky } from '../kit/landscape.ts'
import { facetedStar, rays } from '../kit/ornaments.ts'
import { BRASS, GOLD, INK, IVORY, LEAF, LIGHT_GOLD, ROSE, SKIN, type Tone } from '../kit/palette.ts'
import { type Point, points, polar } from '../kit/points.ts'
import { circle, each, place, ribbon, scene, shape, stroke, strokes } from '../kit/svg.ts'
import { lettered } from '../lettering.ts'
import type { Scene } from '../scene.ts'
import { cornerCreatures } from './corner-creatures.ts'

const HUB: Point = [150, 262]
const RIM = 71

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

/** Rungs on the outside of the rim: who climbs the wheel holds on to them, and stands on them. */
const rungs = () =>
  each(
    Array.from({ length: 12 }, (_, i) => i * 30),
    (turn) =>
      ribbon(through([polar(HUB, RIM - 2, turn), polar(HUB, RIM + 19, turn)]), [5, 7], {
        fill: GOLD,
        line: INK,
      }),
  )

const wheel = (t: Tone) =>
  scene(
    rays(HUB, RIM + 6, RIM + 30, 48, { fill: t.soft, opacity: 0.5 }),
    rungs(),
    circle(HUB, RIM, { fill: GOLD, line: INK }),
    circle(HUB, RIM - 5, { line: BRASS, width: 1.2, dash: '1 5' }),
    circle(HUB, RIM - 10, { fill: t.mid, line: INK }),
    circle(HUB, RIM - 24, { fill: t.deep, line: GOLD, width: 0.8 }),
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

/** The serpent winds down the falling side of the rim. */
const serpent = () => {
  const coil = Array.from({ length: 9 }, (_, i) => polar(HUB, RIM - 5 + (i % 2 ? -7 : 15), 236 - i * 14))
  const head = '-9,-7 2,-9 12,-5 17,3 10,9 -1,8 -10,5'
  return scene(
    ribbon(through(coil), [1, 8, 11, 12, 12, 12, 11, 10], { fill: LEAF, line: INK, width: 1 }),
    stroke(through(coil.slice(1)), { line: LIGHT_GOLD, width: 2, dash: '1 5' }),
    place(
      scene(
        strokes(['15,4 22,7', '22,7 28,5', '22,7 26,12'], { line: ROSE, width: 1.4 }),
        shape(head, { fill: LEAF, line: INK }),
        circle([5, -3], 1.7, { fill: INK }),
        strokes(['7,5 14,4'], { line: INK, width: 0.8 }),
      ),
      { at: coil.at(-1)!, turn: 30 },
    ),
  )
}

/** Anubis is black, as the earth of the Nile is. */
const COAT = '#3B3042'
const SKIN_OF_ANUBIS = SKIN.brown

/** A jackal's head in profile, under a striped cloth that falls on the shoulder. */
const jackal = (t: Tone) => {
  const pen = { fill: COAT, line: IVORY, width: 0.9 }
  return scene(
    shape('3,-17^ 5,-36 13,-47^ 15,-33 11,-13^', pen),
    shape('-2,-20 -14,-17 -19,0 -22,22 -17,36^ -4,33 2,24 4,8', { fill: GOLD, line: INK }),
    strokes(['-18,2 -8,0', '-19,10 -8,8', '-21,18 -7,16', '-21,26 -5,24'], { line: t.mid, width: 2.2 }),
    shape('-8,-14^ -11,-38 -5,-50^ 4,-36 7,-18^', pen),
    strokes(['-5,-42 -4,-30 0,-20'], { line: GOLD, width: 1.2 }),
    shape('-10,-2 -8,-14 0,-19 9,-17 15,-10 25,-6 36,-3 41,1 40,6^ 30,9 20,11 12,13 5,20 -4,19', pen),
    shape('35,-3^ 41,0 40,4^ 36,2', { fill: INK }),
    shape('5,-8^ 10,-12 15,-8^ 10,-6', { fill: LIGHT_GOLD }),
    circle([10.4, -8.8], 1.7, { fill: INK }),
    strokes(['40,6 31,6 21,4', '5,-8 -3,-5'], { line: IVORY }),
  )
}

/** A broad collar of beads. */
const beads = ({ at }: Skeleton) =>
  scene(
    shape(
      through([
        at(-0.42, -2.36),
        at(-0.5, -1.98),
        at(0, -1.66),
        at(0.52, -1.98),
        at(0.44, -2.36),
        at(0, -2.2),
      ]),
      {
        fill: GOLD,
        line: INK,
      },
    ),
    stroke(through([at(-0.42, -2.08), at(0, -1.86), at(0.44, -2.08)]), { line: ROSE, width: 2 }),
  )

/** Anubis climbs the rising side from rung to rung. */
const anubis = (t: Tone) =>
  person(
    t,
    {
      hip: [258, 288],
      height: 164,
      view: 'profile',
      flip: true,
      lean: -3,
      near: [233, 262],
      far: [221, 221],
      nearHolds: 0,
      farHolds: -30,
      nearElbowAt: [256, 270],
      farElbowAt: [232, 252],
      farKnee: [216, 266],
      farFoot: [227, 293],
      nearKnee: [238, 316],
      nearFoot: [209, 333],
      toes: [206, 196],
      headTurn: 26,
      headShift: [0.06, -0.03],
    },
    { mask: jackal(t), skin: 'brown' },
    tunic(SKIN_OF_ANUBIS, SKIN_OF_ANUBIS, {
      shoe: SKIN_OF_ANUBIS,
      sleeve: 'bare',
      collar: false,
      length: 0,
      front: (bones) => beads(bones) + kilt(bones),
    }),
  )

/** A short kilt over the raised thigh. */
const kilt = ({ at }: Skeleton) => {
  const line = (heads: string) => through(points(heads).map(([x, y]) => at(x, y)))
  return scene(
    shape(line('-0.42,-0.72 -0.62,-0.1 -0.56,0.7 -0.1,0.94 0.34,0.72 0.92,0.5 0.98,0 0.56,-0.4 0.42,-0.72'), {
      fill: IVORY,
      line: INK,
    }),
    strokes([line('-0.2,-0.5 -0.34,0.5'), line('0,-0.5 0,0.6'), line('0.2,-0.5 0.5,0.4')], {
      line: INK,
      width: 0.7,
    }),
  )
}

export const wheelOfFortune: Scene = {
  description:
    'A great wheel with alchemists’ signs on its spokes turns under a sphinx with a sword; a serpent goes down one side, jackal-headed Anubis climbs the other, and angel, eagle, bull and lion watch from the corners.',
  picture: (t) =>
    scene(
      sky(t, '128,62 172,62 34,210 266,210 34,300 268,300 150,400 112,420 188,420'),
      cornerCreatures(t),
      wheel(t),
      serpent(),
      anubis(t),
      shape('114,177^ 186,177^ 180,187^ 178,198^ 150,191 122,198^ 120,187^', {
        fill: LIGHT_GOLD,
        line: BRASS,
      }),
      strokes(['121,187 179,187'], { line: BRASS }),
      place(sittingSphinx({ body: t.soft, cloth: IVORY, stripe: GOLD, skin: 'tan' }), {
        at: [149, 178],
        scale: 0.64,
      }),
      swordAt(t, [173.6, 126], 70, 6, 7, 9),
      ribbon('160,151 165,161 173,156', [8, 7, 8], { fill: t.soft, line: IVORY }),
    ),
}
