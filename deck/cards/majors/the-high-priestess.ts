import { cloak } from '../figure/cloak.ts'
import { gown } from '../figure/dress.ts'
import { veil, veilBehind } from '../figure/headwear.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose, Skeleton } from '../figure/skeleton.ts'
import { mantle, seated } from '../figure/throne.ts'
import { land, sky, waves } from '../kit/landscape.ts'
import { crescent, crownRing, halo } from '../kit/ornaments.ts'
import { BRASS, GOLD, INK, IVORY, ROSE, shadeOf, type Tone } from '../kit/palette.ts'
import { leafOutline } from '../kit/plants.ts'
import { type Point, points } from '../kit/points.ts'
import { circle, each, place, rectangle, ribbon, scene, shape, shapes, stroke, strokes } from '../kit/svg.ts'
import { lettered } from '../lettering.ts'
import type { Scene } from '../scene.ts'

const pomegranate = (at: Point) =>
  place(
    scene(
      shapes(
        [
          leafOutline([0, 8], 15, -150),
          leafOutline([0, 8], 15, -30),
          leafOutline([0, 9], 13, 60),
          leafOutline([0, 9], 13, 120),
        ],
        { fill: GOLD, opacity: 0.85 },
      ),
      circle([0, 0], 9, { fill: ROSE, line: GOLD, width: 0.9 }),
      shape('-3,-8^ -4,-14^ 0,-11^ 4,-14^ 3,-8^', { fill: ROSE, line: GOLD, width: 0.9 }),
      shape('-4,-2 0,-5 4,-2 3,4 -3,4', { fill: IVORY }),
    ),
    { at, scale: 0.82 },
  )

const curtain = (t: Tone) =>
  scene(
    rectangle([66, 150], 168, 250, { fill: t.mid, line: GOLD }),
    strokes(
      points('96,0 112,0 130,0 170,0 188,0 204,0').map(([x]) => `${x},152 ${x},398`),
      { line: t.soft, width: 0.8 },
    ),
    each(points('84,176 216,176 84,232 216,232 84,288 216,288 84,344 216,344'), pomegranate),
  )

/** A capital like a lotus in bud. */
const lotus = (x: number, fill: string, line: string) =>
  scene(
    shapes(
      [-1, 1].map(
        (side) =>
          `${x + side * 4},134^ ${x + side * 20},126 ${x + side * 20.5},110^ ${x + side * 11},114 ${x + side * 4},126`,
      ),
      { fill, line },
    ),
    shapes([`${x - 15},134^ ${x - 16},116 ${x},98^ ${x + 16},116 ${x + 15},134^`], { fill, line }),
    strokes([`${x},104 ${x},130`, `${x - 7},112 ${x - 6},130`, `${x + 7},112 ${x + 6},130`], {
      line,
      width: 0.8,
    }),
    rectangle([x - 20, 134], 40, 7, { fill: GOLD, line: BRASS }),
  )

const pillar = (t: Tone, x: number, fill: string, fluting: string, letter: string, ink: string) =>
  scene(
    rectangle([x - 17, 138], 34, 262, { fill, line: IVORY }),
    rectangle([x + 9, 138], 7.5, 262, { fill: shadeOf(fill) }),
    strokes(
      [-9, 0].map((dx) => `${x + dx},144 ${x + dx},398`),
      { line: fluting, width: 0.8 },
    ),
    rectangle([x - 23, 394], 46, 10, { fill: GOLD, line: BRASS }),
    lotus(x, fill === IVORY ? IVORY : t.mid, fill === IVORY ? INK : IVORY),
    circle([x, 226], 17, { fill, line: GOLD }),
    lettered(letter, [x, 236], { size: 27, tracking: 0, fill: ink }),
  )

const pillars = (t: Tone) =>
  scene(pillar(t, 55, t.deep, t.soft, 'B', GOLD), pillar(t, 245, IVORY, '#B9AE97', 'J', BRASS))

/** Waxing, full and waning moon in one crown. */
const moonCrown = (t: Tone) =>
  scene(
    shape('-15,-12^ -30,-20 -30,-44^ -21,-30 -10,-25 10,-25 21,-30 30,-44^ 30,-20 15,-12^ 0,-16', {
      fill: GOLD,
      line: INK,
      width: 0.9,
    }),
    stroke('-17,-16 0,-20 17,-16', { line: BRASS, width: 0.8 }),
    circle([0, -35], 13.5, { fill: IVORY, line: INK, width: 1 }),
    shape('5,-47.6 13.4,-35 5,-22.4^ 9.5,-35 5,-47.6^', { fill: shadeOf(IVORY) }),
    strokes(['-5,-40 -3,-37 -6,-35', '0,-32 2,-30'], { line: t.soft, width: 0.8 }),
  )

const POSE: Pose = {
  handsOver: ['far', 'near'],
  ...seated([150, 286], 236, { far: [118, 292], near: [184, 288] }),
  farHolds: 84,
  nearHolds: 96,
  farElbowAt: [103, 256],
  nearElbowAt: [197, 254],
}

const priestess = (t: Tone) =>
  scene(
    person(
      t,
      POSE,
      {
        hair: 'black',
        style: 'bob',
        behind: veilBehind(IVORY),
        hat: veil(IVORY) + moonCrown(t),
        awake: true,
      },
      gown(t.accent, {
        sleeve: 'bell',
        flare: 0.9,
        belt: false,
        collar: false,
        cloak: cloak(t.soft, 1.75, 0, 0.5),
        front: (bones) => mantle(t.soft)(bones) + cross(bones),
      }),
    ),
  )

const cross = ({ at }: Skeleton) => {
  const [x, y] = at(0, -1.66)
  return scene(
    strokes([`${x},${y - 13} ${x},${y + 13}`, `${x - 13},${y} ${x + 13},${y}`], { line: INK, width: 5.4 }),
    strokes([`${x},${y - 13} ${x},${y + 13}`, `${x - 13},${y} ${x + 13},${y}`], { line: GOLD, width: 3.6 }),
  )
}

/** A scroll between two rolls, half hidden by the mantle, with the word that turns into TAROT. */
const scroll = (t: Tone) =>
  scene(
    shape('119,272^ 134,278 150,272 166,278 183,270^ 182,304^ 166,311 150,306 134,311 120,306^', {
      fill: IVORY,
      line: INK,
    }),
    shape('172,276^ 183,270.5^ 181.6,303.6^ 171,308.6^ 175,292', { fill: shadeOf(IVORY) }),
    lettered('TORA', [151, 296], { size: 9.6, tracking: 0.3, fill: t.mid }),
    strokes(['126,302 140,305', '154,303 164,305'], { line: t.soft, width: 0.8 }),
    ribbon('117,266 119,290 119,312', [7, 8, 7], { fill: IVORY, line: INK }),
    ribbon('186,264 183,288 183,310', [7, 8, 7], { fill: IVORY, line: INK }),
  )

/** Her robe runs out into the water before her feet. */
const streams = (t: Tone) =>
  scene(
    shape(
      '104,392^ 96,408 70,420 20,424^ 20,442^ 280,442^ 280,424^ 226,420 204,408 196,392^ 176,402 150,398 124,402',
      {
        fill: t.soft,
        line: t.accent,
      },
    ),
    strokes(
      [
        '112,400 104,412 78,424 24,430',
        '128,404 124,418 104,430 60,437',
        '188,400 198,412 224,424 276,430',
        '172,404 178,418 198,430 240,437',
        '150,428 150,440',
      ],
      { line: t.accent, width: 0.9 },
    ),
  )

export const theHighPriestess: Scene = {
  description:
    'A veiled priestess sits between a dark and a light pillar marked B and J before a curtain of pomegranates; she wears the moons for a crown, holds a scroll, and a crescent lies at her feet, where her robe runs out into water.',
  picture: (t) =>
    scene(
      sky(t, '42,86 258,86 96,72 204,72 60,72 240,72'),
      halo(t, [150, 128], 62),
      crownRing(9, [150, 128], 50, 196, 344, 3.6),
      curtain(t),
      land('18,396^ 282,396^', t.mid, undefined, t.accent) + waves([20, 406], 280, 3, t.accent),
      pillars(t),
      rectangle([92, 300], 116, 96, { fill: t.deep, line: GOLD }),
      streams(t),
      priestess(t),
      scroll(t),
      handOver(POSE, 'far'),
      handOver(POSE, 'near'),
      crescent([150, 406], 26, -90, GOLD, INK),
    ),
}
