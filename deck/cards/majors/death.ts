import { horse, saddle, seatOf } from '../creatures/horse.ts'
import { ATTITUDES } from '../creatures/horse-attitudes.ts'
import { gown, tunic } from '../figure/dress.ts'
import { flowerWreath, kingsCrown } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { tower } from '../kit/buildings.ts'
import { land, sky } from '../kit/landscape.ts'
import { rays } from '../kit/ornaments.ts'
import { BRASS, GOLD, INK, IVORY, LIGHT_GOLD, ROSE, type Tone, WATER } from '../kit/palette.ts'
import { rose } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { circle, each, place, ribbon, scene, shape, shapes, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** In the measure of a head, in profile. */
const SKULL = scene(
  shape('-20,-2^ -22,-20 -12,-33 4,-36 16,-26 17,-14^ 8,-18 -4,-16 -10,-8 -12,4 -16,12^', {
    fill: INK,
    line: IVORY,
    width: 1,
  }),
  shape('-13,-6 -8,-18 4,-22 13,-15 14,-4 12,2^ 13,6 9,8^ 10,15 4,17 -3,14 -5,7 -11,4', {
    fill: IVORY,
    line: INK,
    width: 1,
  }),
  shapes(['5,-7 9,-10 13,-6 10,-2 6,-3', '12,1^ 14,4^ 10,4^'], { fill: INK }),
  strokes(['4,9 10,8.5', '5,7.5 5,11', '7.5,7 7.5,11', '-3,6 1,8 2,13'], { line: INK, width: 0.9 }),
)

const horizon = (t: Tone) =>
  scene(
    rays([250, 288], 15, 40, 24, { fill: GOLD }),
    circle([250, 288], 14, { fill: LIGHT_GOLD, line: BRASS }),
    tower(t, [228, 300], 17, 46, t.soft),
    tower(t, [271, 300], 17, 46, t.soft),
    land('18,300 110,296 200,302 282,298', t.mid, { angle: -4, gap: 4.5, line: t.accent, opacity: 0.3 }),
    shape('18,318^ 90,312 170,320 282,312^ 282,336^ 180,340 90,334 18,338^', {
      fill: WATER,
      line: t.accent,
      width: 0.9,
    }),
    land('18,350 100,344 190,352 282,346', t.soft, { angle: -4, gap: 5, line: t.deep, opacity: 0.4 }),
  )

/** Black, with the white rose of life. */
const banner = () =>
  scene(
    ribbon('135,300 132,190 129,62', [5, 5, 4], { fill: GOLD, line: BRASS }),
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
      height: 176,
      view: 'profile',
      lean: 2,
      near: [x + 40, y - 14],
      far: [x + 27, y - 48],
      farElbow: [0.2, 1],
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
          [-1.8, -1.5, -1.2].map((level) =>
            [at(-0.3, level), at(0.1, level + 0.08), at(0.42, level)].map(([px, py]) => ({
              x: px,
              y: py,
              corner: false,
            })),
          ),
          { line: IVORY, width: 1 },
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
        { hair: 'grey', style: 'short', beard: 'short', skin: 'tan' },
        gown(ROSE, { flare: 0.3 }),
      ),
      { at: [104, 420], turn: 90 },
    ),
    place(kingsCrown(ROSE), { at: [184, 432], scale: 0.58, turn: 28 }),
    person(
      t,
      {
        hip: [250, 384],
        height: 112,
        view: 'half',
        lean: 8,
        headTurn: 16,
        near: [262, 372],
        far: [262, 366],
        nearKnee: [254, 412],
        farKnee: [264, 412],
        nearFoot: [236, 424],
        farFoot: [246, 424],
      },
      { hair: 'blond', style: 'long', hat: flowerWreath() },
      gown(IVORY, { flare: 0.7, trim: '' }),
    ),
    person(
      t,
      {
        hip: [218, 404],
        height: 78,
        view: 'profile',
        flip: true,
        headTurn: 18,
        near: [198, 388],
        far: [196, 386],
        nearKnee: [210, 424],
        farKnee: [208, 424],
        nearFoot: [226, 428],
        farFoot: [226, 428],
      },
      { hair: 'brown', style: 'curls', skin: 'tan', awake: true },
      gown(t.accent, { flare: 0.5, trim: '' }),
    ),
    each(points('194,382 190,377 197,376'), (at) => rose(at, 4, ROSE)),
  )

export const death: Scene = {
  description:
    'A skeleton in black armour rides a white horse and carries a black banner with a white rose; a king lies fallen, a maiden turns away, a child looks up with flowers, and the sun stands between two far towers.',
  picture: (t) =>
    scene(
      sky(t, '56,150 236,120 258,200 50,250'),
      horizon(t),
      place(
        horse(ATTITUDES.walking, { coat: IVORY, mane: t.accent, tack: INK, shade: t.soft }) +
          saddle(ATTITUDES.walking, INK),
        { at: [112, 412], scale: 0.99 },
      ),
      banner(),
      place(rider(t), { at: [112, 412], scale: 0.99 }),
      people(t),
    ),
}
