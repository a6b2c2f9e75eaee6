import { fish, salamander } from '../creatures/beasts.ts'
import { cupAt, pentacleAt, swordAt, wandAt } from '../emblems.ts'
import { cloak, tunic } from '../figure/dress.ts'
import { capWithFeather, chaperon } from '../figure/headwear.ts'
import { hand } from '../figure/limbs.ts'
import { person } from '../figure/person.ts'
import { birds, ground, land, mountains, sea, sky } from '../kit/landscape.ts'
import { cloud, halo } from '../kit/ornaments.ts'
import { BRASS, FLAME, GOLD, INK, IVORY, LIGHT_GOLD, ROSE, SKIN, type Tone } from '../kit/palette.ts'
import { lily, rose, tree } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { each, place, scene, shape, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** Three pyramids in the desert. */
export const desert = (t: Tone) =>
  scene(
    ...(['150,300^ 196,240^ 242,300^', '214,304^ 248,262^ 284,304^', '30,304^ 62,268^ 96,304^'] as const).map(
      (pyramid) => shape(pyramid, { fill: t.soft, line: IVORY, width: 0.9 }),
    ),
    strokes(['196,240 210,300', '248,262 258,304', '62,268 72,304'], { line: IVORY, width: 0.7 }),
    land('18,306 90,298 180,304 282,296', t.mid, { angle: -4, gap: 5, line: t.accent, opacity: 0.35 }),
  )

export const pageOfWands: Scene = {
  description:
    'A page in a tunic of salamanders, a red feather in the cap, looks up at the staff held in both hands; pyramids stand in the desert behind.',
  picture: (t) =>
    scene(
      sky(t, '52,170 246,190 90,100 56,250'),
      halo(t, [138, 176], 44),
      desert(t),
      ground(t, 396),
      wandAt(t, [204, 266], 296, 0, 12),
      person(
        t,
        {
          hip: [136, 292],
          height: 218,
          view: 'half',
          headTurn: -12,
          near: [198, 268],
          far: [204, 232],
          nearElbow: [-0.3, 1],
          farElbow: [0.3, 1],
          nearFoot: [120, 402],
          farFoot: [152, 404],
        },
        { hair: 'blond', style: 'bob', awake: true, hat: capWithFeather(t.soft, FLAME) },
        tunic(LIGHT_GOLD, t.accent, {
          sleeves: t.soft,
          length: 0.85,
          flare: 0.5,
          shoe: BRASS,
          cloak: cloak(t.soft, 1.1, -0.2, 0.3),
          front: ({ at, u }) =>
            each(points('0,-1.7 0.1,-1.15 -0.1,0.5 0.3,1'), (spot, i) =>
              place(salamander(i % 2 ? INK : ROSE), {
                at: at(spot[0], spot[1]),
                scale: u / 52,
                turn: i * 30 - 20,
              }),
            ),
        }),
      ),
    ),
}

export const pageOfCups: Scene = {
  description:
    'A page in a flowered tunic stands by the sea and looks, amused, at a fish that puts its head out of the cup.',
  picture: (t) =>
    scene(
      sky(t, '52,170 246,200 90,100 250,130'),
      halo(t, [146, 170], 44),
      sea(t, 322),
      land(
        '18,404 90,392 180,400 282,390',
        LIGHT_GOLD,
        { angle: -4, gap: 6, line: BRASS, opacity: 0.5 },
        IVORY,
      ),
      place(fish(ROSE), { at: [212, 182], scale: 1.05, turn: -24 }),
      person(
        t,
        {
          hip: [142, 288],
          height: 220,
          view: 'half',
          headTurn: 6,
          near: [118, 288],
          far: [212, 238],
          nearElbow: [-1, 0.2],
          farElbow: [0.2, 1],
          nearFoot: [128, 402],
          farFoot: [160, 402],
        },
        { hair: 'black', style: 'bob', skin: 'brown', awake: true, hat: chaperon(t.soft) },
        tunic(t.accent, ROSE, {
          sleeves: t.soft,
          length: 0.9,
          flare: 0.5,
          shoe: BRASS,
          front: ({ at, u }) =>
            each(points('-0.2,-1.7 0.25,-1.3 -0.2,-1 -0.4,0.5 0.3,0.6 0,1.2'), (spot, i) =>
              i % 2 ? lily(at(spot[0], spot[1]), u * 0.3) : rose(at(spot[0], spot[1]), u * 0.2, ROSE),
            ),
        }),
      ),
      cupAt(t, [214, 212], 58),
      hand([213, 240], -20, 32, SKIN.brown),
    ),
}

/** Clouds and hair both fly before the wind. */
export const windySky = (t: Tone) =>
  scene(
    cloud([64, 176], 84, t.mid, t.accent),
    cloud([244, 150], 76, t.mid, t.accent, true),
    cloud([250, 260], 60, t.mid, t.accent),
    birds('120,100 146,86 172,104 206,92'),
  )

export const pageOfSwords: Scene = {
  description:
    'A page on a windy hilltop, hair flying, holds a sword with both hands and looks back over the shoulder; birds wheel in the clouds.',
  picture: (t) =>
    scene(
      sky(t),
      windySky(t),
      mountains(t, '40,316 110,296 206,306 262,286', 366, t.soft),
      land('18,410 80,386 150,378 220,388 282,408', t.mid, {
        angle: -4,
        gap: 4.5,
        line: t.accent,
        opacity: 0.35,
      }),
      person(
        t,
        {
          hip: [146, 286],
          height: 214,
          view: 'half',
          flip: true,
          lean: 6,
          headTurn: -4,
          near: [192, 218],
          far: [186, 206],
          nearElbow: [1, 1],
          farElbow: [-0.6, 1],
          nearFoot: [172, 394],
          farFoot: [118, 392],
        },
        { hair: 'auburn', style: 'flowing', awake: true },
        tunic(IVORY, t.accent, {
          sleeves: t.soft,
          length: 0.85,
          flare: 0.7,
          sweep: 0.4,
          shoe: BRASS,
          trim: GOLD,
        }),
      ),
      swordAt(t, [208, 152], 168, 16, 11),
      hand([191, 214], -60, 31, SKIN.fair),
      hand([187, 226], -60, 31, SKIN.fair),
    ),
}

/** Ploughed land and an orchard. */
export const farmland = (t: Tone) =>
  scene(
    mountains(t, '226,286 266,304', 346, t.soft),
    land('18,344 100,330 200,340 282,328', t.mid, { angle: 16, gap: 6, line: t.accent, opacity: 0.45 }),
    tree(t, [46, 348], 84, (at) =>
      at[0] > 0
        ? ''
        : shape(`${at[0] - 4},${at[1]} ${at[0]},${at[1] - 4} ${at[0] + 4},${at[1]} ${at[0]},${at[1] + 4}`, {
            fill: ROSE,
          }),
    ),
    tree(t, [252, 346], 64),
  )

export const pageOfPentacles: Scene = {
  description:
    'A page in a green field holds a golden pentacle up before the eyes with both hands, as if nothing else were there.',
  picture: (t) =>
    scene(
      sky(t, '52,170 248,230 90,96 56,250'),
      halo(t, [132, 178], 44),
      farmland(t),
      ground(t, 398),
      person(
        t,
        {
          hip: [130, 294],
          height: 216,
          view: 'half',
          headTurn: -8,
          near: [192, 206],
          far: [204, 208],
          nearElbow: [0.2, 1],
          farElbow: [0.6, 1],
          nearGrip: 'open',
          farGrip: 'open',
          nearFoot: [112, 404],
          farFoot: [148, 404],
        },
        { hair: 'brown', style: 'bob', skin: 'tan', awake: true, hat: chaperon(ROSE) },
        tunic(t.soft, LIGHT_GOLD, {
          sleeves: t.accent,
          length: 0.9,
          flare: 0.5,
          shoe: BRASS,
          trim: GOLD,
          cloak: cloak(ROSE, 1.2, -0.15, 0.3),
        }),
      ),
      pentacleAt(t, [206, 168], 36),
      each(points('40,424 78,430 220,430 262,424'), (at) => rose(at, 6, IVORY)),
    ),
}
