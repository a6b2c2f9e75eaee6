import { gown } from '../figure/dress.ts'
import { veil, veilBehind } from '../figure/headwear.ts'
import { handAgain, person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { column } from '../kit/buildings.ts'
import { land, sky, waves } from '../kit/landscape.ts'
import { crescent } from '../kit/ornaments.ts'
import { BRASS, GOLD, INK, IVORY, ROSE, type Tone } from '../kit/palette.ts'
import { leafOutline } from '../kit/plants.ts'
import { type Point, points } from '../kit/points.ts'
import { circle, each, place, rectangle, scene, shape, shapes, stroke, strokes } from '../kit/svg.ts'
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
    rectangle([66, 132], 168, 272, { fill: t.mid, line: GOLD }),
    strokes(
      points('78,0 108,0 130,0 170,0 192,0 222,0').map(([x]) => `${x},134 ${x},402`),
      { line: t.soft, width: 0.8 },
    ),
    each(points('92,168 208,168 92,228 208,228 92,288 208,288 150,110'), pomegranate),
  )

const pillars = (t: Tone) =>
  scene(
    column(t, 52, 132, 398, t.deep, 36),
    lettered('B', [52, 240], { size: 30, tracking: 0, fill: GOLD }),
    column({ ...t, accent: '#B9AE97' }, 248, 132, 398, IVORY, 36),
    lettered('J', [248, 240], { size: 30, tracking: 0, fill: BRASS }),
  )

/** Waxing, full and waning moon in one crown. */
const moonCrown = (t: Tone) =>
  scene(
    shape('-15,-13^ -28,-22 -27,-42^ -19,-30 -10,-26 10,-26 19,-30 27,-42^ 28,-22 15,-13^ 0,-17', {
      fill: GOLD,
      line: INK,
      width: 0.9,
    }),
    circle([0, -34], 13, { fill: IVORY, line: INK, width: 1 }),
    stroke('4,-45 9,-34 4,-23', { line: t.soft, width: 0.9 }),
  )

const POSE: Pose = {
  hip: [150, 290],
  height: 226,
  near: [181, 278],
  far: [119, 278],
  farElbow: [-1, 0.4],
  nearElbow: [1, 0.4],
  sits: true,
  nearFoot: [176, 404],
  farFoot: [124, 404],
}

const priestess = (t: Tone) =>
  scene(
    person(
      t,
      POSE,
      { hair: 'black', style: 'bald', behind: veilBehind(t.accent), hat: veil(t.accent) + moonCrown(t) },
      gown(t.soft, { sleeve: 'bell', sleeves: t.soft, flare: 0.9, belt: false }),
    ),
    strokes(['150,214 150,238', '141,223 159,223'], { line: GOLD, width: 3 }),
  )

const scroll = (t: Tone) =>
  scene(
    shape('118,262^ 134,256 150,262 166,256 182,262^ 182,292^ 166,286 150,292 134,286 118,292^', {
      fill: IVORY,
      line: INK,
    }),
    strokes(
      [
        '150,263 150,290',
        '125,268 143,267',
        '125,274 143,273',
        '125,280 143,279',
        '157,267 175,268',
        '157,273 175,274',
        '157,279 175,280',
      ],
      { line: t.soft, width: 0.9 },
    ),
  )

export const theHighPriestess: Scene = {
  description:
    'A veiled priestess sits between a dark and a light pillar marked B and J before a curtain of pomegranates; she wears the moons for a crown, holds an open book, and a crescent lies at her feet.',
  picture: (t) =>
    scene(
      sky(t, '42,110 258,110 96,72 204,72'),
      curtain(t),
      land('18,402^ 282,402^', t.mid, undefined, t.accent) + waves([20, 414], 280, 3, t.accent),
      pillars(t),
      priestess(t),
      scroll(t),
      handAgain(POSE, 'far'),
      handAgain(POSE, 'near'),
      crescent([150, 398], 27, -90, GOLD, INK),
    ),
}
