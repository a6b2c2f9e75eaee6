import { horse } from '../creatures/horse.ts'
import { ATTITUDES } from '../creatures/horse-attitudes.ts'
import { seatOf } from '../creatures/horse-frame.ts'
import { saddle } from '../creatures/tack.ts'
import { gown, tunic } from '../figure/dress.ts'
import { flowerWreath, kingsCrown } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { tower } from '../kit/buildings.ts'
import { through } from '../kit/curves.ts'
import { birds, land, sky } from '../kit/landscape.ts'
import { crescent, rays } from '../kit/ornaments.ts'
import { BRASS, GOLD, INK, IVORY, LIGHT_GOLD, ROSE, shadeOf, type Tone, WATER } from '../kit/palette.ts'
import { rose } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { circle, each, place, ribbon, scene, shape, shapes, stroke, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** In the measure of a head, in profile. */
const SKULL = scene(
  shape('-2,-30^ -12,-48 -30,-52 -46,-38 -50,-14^ -38,-26 -24,-26 -12,-18', { fill: ROSE, line: INK }),
  strokes(['-6,-30 -20,-44 -38,-36', '-8,-26 -22,-34 -36,-28'], { line: GOLD, width: 0.7 }),
  ribbon('-3,12 -4,20 -3,31', [9, 7, 9], { fill: IVORY, line: INK }),
  strokes(['-7,18 0,18', '-7,23 0,23', '-7,28 1,28'], { line: INK, width: 0.8 }),
  shape('-20,-2^ -22,-20 -12,-33 4,-36 16,-26 17,-14^ 8,-18 -4,-16 -10,-8 -12,4 -16,12^', {
    fill: INK,
    line: IVORY,
    width: 1,
  }),
  shape(
    '-13,-6 -8,-18 4,-22 13,-16 14.5,-8 13.5,-2^ 14.5,2 11.5,4^ 12,7 9.5,8^ 10.5,14 5,17 -3,15 -6,8^ -8,6 -11,3',
    {
      fill: IVORY,
      line: INK,
      width: 1,
    },
  ),
  shape('-11,-5 -9,-13 -4,-18 -6,-8 -4,0 -8,5 -11,2', { fill: shadeOf(IVORY) }),
  shapes(['4,-8 8,-11.5 12.6,-7.5 10,-2.5 5.4,-3', '12,0.4^ 14,3.4^ 10.4,3.2^', '-5,3 -1,1 4,2 0,5'], {
    fill: INK,
  }),
  strokes(['2,8.4 9.6,8', '3.4,6 3.2,11', '5.6,6 5.6,11', '7.8,6 7.8,10.6', '-15,-22 -6,-28 4,-30'], {
    line: INK,
    width: 0.8,
  }),
  stroke('-17,-16 -6,-20 10,-20', { line: GOLD, width: 1.8 }),
)

const horizon = (t: Tone) =>
  scene(
    rays([250, 288], 15, 40, 24, { fill: GOLD }),
    circle([250, 288], 14, { fill: LIGHT_GOLD, line: BRASS }),
    tower(t, [228, 300], 17, 46, t.soft),
    tower(t, [271, 300], 17, 46, t.soft),
    land('18,300 110,296 200,302 282,298', t.mid, { angle: -4, gap: 6, line: t.accent, opacity: 0.3 }),
    shape('18,318^ 90,312 170,320 282,312^ 282,336^ 180,340 90,334 18,338^', {
      fill: WATER,
      line: t.accent,
      width: 0.9,
    }),
    land('18,350 100,344 190,352 282,346', t.soft, { angle: -4, gap: 6.5, line: t.deep, opacity: 0.4 }),
  )

/** Black, with the white rose of life. */
const banner = () =>
  scene(
    ribbon('138,310 135,190 131,60', [5.4, 5.4, 4], { fill: GOLD, line: BRASS }),
    shape('130,68^ 157,60 186,74 218,64^ 213,94 218,130^ 188,138 157,124 131,132^', {
      fill: INK,
      line: IVORY,
      width: 1.1,
    }),
    rose([173, 99], 23, IVORY, INK),
    each(points('173,77 195,92 187,118 160,118 151,92'), (at) => circle(at, 2, { fill: GOLD })),
  )

const rider = (t: Tone) => {
  const [x, y] = seatOf(ATTITUDES.walking)
  return person(
    t,
    {
      hip: [x, y],
      height: 182,
      view: 'profile',
      lean: 1,
      near: [x + 40, y - 18],
      far: [x + 27, y - 52],
      farElbow: [0.2, 1],
      nearHolds: -70,
      farHolds: -92,
      nearFoot: [x + 14, y + 62],
      farFoot: [x + 14, y + 62],
    },
    { mask: SKULL },
    tunic(INK, INK, {
      shoe: INK,
      trim: GOLD,
      length: 0.7,
      front: ({ at }) =>
        strokes(
          [-2, -1.7, -1.4, -1.1].map((level) =>
            through([at(-0.34, level), at(0.1, level + 0.1), at(0.46, level)]),
          ),
          { line: IVORY, width: 0.9 },
        ),
    }),
  )
}

/** A king has fallen; a maiden turns away; a child looks up and offers flowers. */
const people = (t: Tone) =>
  scene(
    place(
      person(
        t,
        {
          hip: [0, 0],
          height: 128,
          view: 'profile',
          flip: true,
          near: [-14, -2],
          far: [-20, -60],
          nearFoot: [2, 64],
          farFoot: [-8, 62],
        },
        { hair: 'grey', style: 'short', beard: 'full', skin: 'tan', mood: 'sad' },
        gown(ROSE, { flare: 0.3 }),
      ),
      { at: [104, 420], turn: 90 },
    ),
    place(kingsCrown(ROSE), { at: [184, 432], scale: 0.58, turn: 28 }),
    person(
      t,
      {
        hip: [248, 378],
        height: 126,
        view: 'half',
        lean: 8,
        headTurn: 16,
        near: [262, 362],
        far: [266, 358],
        nearGrip: 'joined',
        farGrip: 'joined',
        nearKnee: [254, 410],
        farKnee: [264, 410],
        nearFoot: [234, 426],
        farFoot: [246, 426],
      },
      { hair: 'blond', style: 'long', mood: 'sad', hat: flowerWreath() },
      gown(IVORY, { flare: 0.7, trim: '' }),
    ),
    person(
      t,
      {
        hip: [214, 400],
        height: 88,
        view: 'profile',
        flip: true,
        headTurn: 18,
        near: [190, 384],
        far: [188, 382],
        nearKnee: [206, 422],
        farKnee: [204, 422],
        nearFoot: [224, 430],
        farFoot: [224, 430],
      },
      { hair: 'brown', style: 'curls', skin: 'tan', awake: true },
      gown(t.accent, { flare: 0.5, trim: '' }),
    ),
    each(points('186,378 181,373 189,371'), (at) => rose(at, 4.6, ROSE)),
  )

export const death: Scene = {
  description:
    'A skeleton in black armour rides a white horse and carries a black banner with a white rose; a king lies fallen, a maiden turns away, a child looks up with flowers, and the sun stands between two far towers.',
  picture: (t) =>
    scene(
      sky(t, '56,120 84,90 258,210 44,180 64,226'),
      crescent([70, 150], 15, 180, IVORY),
      birds('206,184 226,172 246,190', IVORY),
      horizon(t),
      place(
        horse(ATTITUDES.walking, { coat: IVORY, mane: t.accent, tack: INK, shade: t.soft }) +
          saddle(ATTITUDES.walking, INK),
        { at: [114, 418], scale: 1.1 },
      ),
      banner(),
      place(rider(t), { at: [114, 418], scale: 1.1 }),
      people(t),
    ),
}
