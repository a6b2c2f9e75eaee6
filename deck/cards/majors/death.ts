import { horse } from '../creatures/horse.ts'
import { ATTITUDES } from '../creatures/horse-attitudes.ts'
import { seatOf } from '../creatures/horse-frame.ts'
import { saddle } from '../creatures/tack.ts'
import { gown, tunic } from '../figure/dress.ts'
import { flowerWreath, kingsCrown } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { type Pose, skeleton } from '../figure/skeleton.ts'
import { tower } from '../kit/buildings.ts'
import { through } from '../kit/curves.ts'
import { birds, land, sky } from '../kit/landscape.ts'
import { crescent, rays } from '../kit/ornaments.ts'
import { BRASS, GOLD, INK, IVORY, LIGHT_GOLD, ROSE, SKIN, shadeOf, type Tone, WATER } from '../kit/palette.ts'
import { rose } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { circle, each, ellipse, place, ribbon, scene, shape, shapes, stroke, strokes } from '../kit/svg.ts'
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
  shape('-13,-6 -8,-18 4,-22 13,-17 16,-8 15.4,-2 12.6,3^ 12.8,9 11,15.4 4,17 -4,15.4 -6,8^ -10,5 -12,-1', {
    fill: IVORY,
    line: INK,
    width: 1,
  }),
  shape('-11,-5 -9,-13 -4,-18 -6,-8 -4,0 -7,5 -10,3', { fill: shadeOf(IVORY) }),
  ellipse([1.8, -6.4], 4.1, 4.7, { fill: INK }),
  ellipse([11.2, -6.4], 3, 4.5, { fill: INK }),
  shape('7.6,-1.4^ 9.8,3.4 7.6,2.6 5.4,3.4^', { fill: INK }),
  strokes(
    [
      '-1,9 11.6,9',
      '1.8,6.8 1.8,11.4',
      '4.6,6.6 4.6,11.6',
      '7.4,6.6 7.4,11.6',
      '10,6.8 10,11.4',
      '-15,-22 -6,-28 4,-30',
    ],
    {
      line: INK,
      width: 0.8,
    },
  ),
  stroke('-17,-16 -6,-20 10,-20', { line: GOLD, width: 1.8 }),
)

/** A fist of bones in the measure of a hand: two bones of the forearm, then fingers that come back over what they hold. */
const FIST = scene(
  ...['-12,-2.2 -4,-2', '-12,2.4 -4,1.8'].map((bone) =>
    ribbon(bone, [3.4, 2.2, 3.6], { fill: IVORY, line: INK }),
  ),
  ellipse([-2.6, 0], 3, 3.8, { fill: IVORY, line: INK }),
  ...[4.4, 1.5, -1.4, -4.3].map((y) =>
    scene(
      ribbon(`-1,${y * 0.7} 8,${y}`, [2.8, 3], { fill: IVORY, line: INK }),
      ribbon(`8.4,${y} 3.4,${y + 0.2}`, [3.2, 2.8], { fill: IVORY, line: INK }),
    ),
  ),
  ribbon('-3,-3.4 0,-6.2 5.6,-7', [2.8, 2.4, 2.8], { fill: IVORY, line: INK }),
  strokes(['1.4,-7.4 2,-5.2'], { line: INK, width: 0.8 }),
)

const fists = (pose: Pose) => {
  const { near, far, u } = skeleton(pose)
  return each([far, near], ({ hand, turn }) => place(FIST, { at: hand, turn, scale: u / 22 }))
}

/** The raised leg stands free above those on the ground. */
const PACE = {
  ...ATTITUDES.walking,
  legs: { ...ATTITUDES.walking.legs, farFore: '48,-74 67,-60 54,-41 55,-29' },
  tail: '-62,-96 -71,-88 -74,-60 -71,-30',
}

const horizon = (t: Tone) =>
  scene(
    rays([246, 288], 14, 36, 24, { fill: GOLD }),
    circle([246, 288], 13, { fill: LIGHT_GOLD, line: BRASS }),
    tower(t, [227, 300], 14, 46, t.soft),
    tower(t, [265, 300], 14, 46, t.soft),
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
    ribbon('141,318 138.5,238 133,60', [5.4, 5.4, 4], { fill: GOLD, line: BRASS }),
    shape('132,68^ 159,60 190,74 224,64^ 219,95 224,132^ 192,140 160,126 134,134^', {
      fill: INK,
      line: IVORY,
      width: 1.1,
    }),
    rose([177, 100], 23, IVORY, INK),
    each(points('177,78 199,93 191,119 164,119 155,93'), (at) => circle(at, 2, { fill: GOLD })),
  )

/** Where the horse stands. */
const PLACE = { at: [110, 404] as const, scale: 1.02 }

const rider = (t: Tone) => {
  const [x, y] = seatOf(ATTITUDES.walking)
  const pose: Pose = {
    hip: [x, y],
    height: 182,
    view: 'profile',
    astride: true,
    lean: 1,
    near: [x + 40, y - 18],
    far: [x + 27, y - 52],
    farElbow: [0.2, 1],
    handsOver: ['near', 'far'],
    nearHolds: -70,
    farHolds: -92,
    nearFoot: [x + 14, y + 62],
    farFoot: [x + 14, y + 62],
  }
  return (
    person(
      t,
      pose,
      { mask: SKULL },
      tunic(INK, INK, {
        shoe: INK,
        sleeves: t.mid,
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
    ) + fists(pose)
  )
}

/** She kneels upright: the cloth falls from the belt to the knees, and lies over the shanks behind her. */
const kneelingSkirt = () => {
  const fold = { line: INK, width: 0.7 }
  return scene(
    shape('264,418 270,418.6 273.4,422 273.4,427 272,429^ 264,429^', { fill: SKIN.fair, line: INK }),
    shape(
      '238,374^ 235,388 231,402 227,415 229,427^ 238,429 248,427.6 257,429.4 267,429^ 269,424 268,418 262,413.6 256.4,412^ 260.6,404 259.6,392 254,374^ 246,376',
      { fill: IVORY, line: INK },
    ),
    shapes(
      [
        '257,386^ 259,394 259.6,404 256,411.6^ 249,415 240,422 246,408 251,400',
        '256.4,412.6^ 262,414 267.6,418.4 268.4,424 266.8,428.6^ 259,428 262,421',
      ],
      { fill: shadeOf(IVORY) },
    ),
    strokes(
      [
        '241,377 238,392 232,412',
        '245,378 244,394 236,414',
        '250,378 251,392 243,412',
        '256.4,412 248,415 240,422',
        '254,418 244,423',
        '231,420 240,424 250,424',
      ],
      fold,
    ),
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
          near: [-14, -22],
          far: [-15, -18],
          nearElbowAt: [6, -12],
          nearGrip: 'joined',
          farGrip: 'joined',
          nearTurn: 250,
          farTurn: 250,
          nearFoot: [0, 64],
          farFoot: [-8, 62],
        },
        { hair: 'white', style: 'short', beard: 'full', skin: 'tan', mood: 'sad' },
        gown(ROSE, { flare: 0.3 }),
      ),
      { at: [104, 421], turn: 90 },
    ),
    place(kingsCrown(ROSE), { at: [183, 428], scale: 0.54, turn: 28 }),
    person(
      t,
      {
        hip: [246, 388],
        height: 126,
        view: 'half',
        flip: true,
        headFlip: false,
        headTurn: 14,
        near: [234, 364],
        far: [231, 361],
        nearTurn: 256,
        farTurn: 256,
        nearGrip: 'joined',
        farGrip: 'joined',
        nearFoot: [270, 426],
        farFoot: [262, 426],
      },
      { hair: 'blond', style: 'long', mood: 'sad', hat: flowerWreath() },
      gown(IVORY, { length: 0, bareLegs: false, trim: '', front: kneelingSkirt }),
    ),
    person(
      t,
      {
        hip: [213, 402],
        height: 88,
        view: 'profile',
        flip: true,
        headTurn: 18,
        near: [191, 389],
        far: [189, 387],
        nearKnee: [205, 423],
        farKnee: [203, 423],
        nearFoot: [222, 430],
        farFoot: [222, 430],
      },
      { hair: 'brown', style: 'curls', skin: 'tan', awake: true },
      gown(t.accent, { flare: 0.5, trim: '' }),
    ),
    each(points('187,383 182,378 190,376'), (at) => rose(at, 4.6, ROSE)),
  )

export const death: Scene = {
  description:
    'A skeleton in black armour rides a white horse and carries a black banner with a white rose; a king lies fallen, a maiden turns away, a child looks up with flowers, and the sun stands between two far towers.',
  picture: (t) =>
    scene(
      sky(t, '56,120 84,90 258,210 44,180 64,226'),
      crescent([58, 148], 15, 180, IVORY),
      birds('206,184 226,172 246,190', IVORY),
      horizon(t),
      place(horse(PACE, { coat: IVORY, mane: t.accent, tack: INK }) + saddle(PACE, INK), PLACE),
      banner(),
      place(rider(t), PLACE),
      people(t),
    ),
}
