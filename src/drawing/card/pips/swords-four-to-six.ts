import { swordAt } from '../emblems.ts'
import { cloak, gown, tunic } from '../figure/dress.ts'
import { sideHood } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { birds, ground, land, masonry, mountains, sea, sky, waves } from '../kit/landscape.ts'
import { star } from '../kit/ornaments.ts'
import { BRASS, GOLD, INK, IVORY, LEAF, LIGHT_GOLD, ROSE, type Tone, WOOD } from '../kit/palette.ts'
import { cypress } from '../kit/plants.ts'
import { each, path, place, rectangle, ribbon, scene, shape, strokes } from '../kit/svg.ts'
import { hatch } from '../kit/texture.ts'
import type { Scene } from '../scene.ts'

const chapel = (t: Tone) =>
  scene(
    rectangle([20, 20], 260, 400, { fill: t.mid }),
    masonry([20, 60], 260, 340, { line: t.soft, opacity: 0.6 }, 20),
    path('M44 226V136C44 104 74 92 78 84C82 92 112 104 112 136V226Z', {
      fill: LIGHT_GOLD,
      line: GOLD,
      width: 2.4,
    }),
    path('M50 220V170H74V220ZM82 220V170H106V220Z', { fill: ROSE, opacity: 0.85 }),
    path('M50 162V138C50 120 66 110 74 104V162ZM82 162V104C90 110 106 120 106 138V162Z', { fill: '#4F7FA8' }),
    star([78, 150], 6, 12, 5, { fill: IVORY }),
    strokes(['78,92 78,226', '46,166 110,166'], { line: INK, width: 2 }),
    path('M44 226V136C44 104 74 92 78 84C82 92 112 104 112 136V226Z', { line: INK, width: 1 }),
  )

const tomb = (t: Tone) =>
  scene(
    rectangle([34, 352], 232, 68, { fill: t.soft, line: IVORY }),
    hatch('34,352^ 266,352^ 266,420^ 34,420^', { angle: 90, gap: 5, line: t.deep, opacity: 0.35 }),
    rectangle([26, 340], 248, 13, { fill: GOLD, line: BRASS }),
    swordAt(t, [150, 388], 196, 90, 11),
  )

export const fourOfSwords: Scene = {
  description:
    'A knight lies at rest on a tomb, hands joined, in a chapel with a coloured window; three swords hang over him and one lies below.',
  picture: (t) =>
    scene(
      chapel(t),
      each([146, 190, 234], (x) => swordAt(t, [x, 178], 172, 180, 10)),
      ground(t, 424),
      place(
        person(
          t,
          {
            hip: [0, 0],
            height: 206,
            view: 'profile',
            flip: true,
            near: [-30, -62],
            far: [-31, -64],
            nearGrip: 'open',
            nearElbow: [-0.2, 1],
            farElbow: [-0.2, 1],
            nearFoot: [0, 104],
            farFoot: [-6, 103],
            toes: [200, 200],
          },
          { hair: 'blond', style: 'short' },
          tunic(IVORY, t.accent, { sleeves: t.accent, shoe: t.accent, length: 0.9, flare: 0.1, trim: GOLD }),
        ),
        { at: [142, 326], turn: 90 },
      ),
      shape('228,340^ 232,324 252,320 266,328 266,340^', { fill: ROSE, line: IVORY }),
      tomb(t),
    ),
}

/** Torn clouds over a cold shore. */
const tornClouds = (t: Tone) =>
  scene(
    shape('18,120^ 60,110 90,124 130,112 170,126 152,132 190,140^ 140,142 110,138 70,146 18,140^', {
      fill: t.soft,
      line: t.accent,
      width: 0.9,
    }),
    shape('282,150^ 230,142 200,156 160,150 190,164 150,170^ 200,174 240,168 282,176^', {
      fill: t.soft,
      line: t.accent,
      width: 0.9,
    }),
    shape('18,190^ 50,182 80,194 110,190 84,202 18,206^', { fill: t.soft, line: t.accent, width: 0.9 }),
  )

export const fiveOfSwords: Scene = {
  description:
    'A man with three swords looks back with a thin smile at two others who walk away to the sea, their swords left on the ground.',
  picture: (t) =>
    scene(
      sky(t),
      tornClouds(t),
      sea(t, 284),
      ground(t, 344),
      person(
        t,
        {
          hip: [54, 318],
          height: 78,
          view: 'back',
          lean: -3,
          far: [46, 312],
          near: [60, 302],
          nearFoot: [58, 356],
          farFoot: [50, 356],
          nearElbow: [1, 1],
        },
        { hair: 'black', style: 'bob' },
        gown(t.mid, { flare: 0.4 }),
      ),
      person(
        t,
        {
          hip: [96, 326],
          height: 92,
          view: 'back',
          lean: -8,
          headTurn: -10,
          far: [86, 300],
          near: [100, 296],
          nearFoot: [102, 372],
          farFoot: [92, 372],
          nearElbow: [1, 1],
          farElbow: [-1, 1],
        },
        { hair: 'brown', style: 'short', skin: 'tan' },
        tunic(GOLD, t.accent, { length: 1 }),
      ),
      swordAt(t, [212, 206], 164, 8, 9),
      swordAt(t, [236, 212], 164, 18, 9),
      person(
        t,
        {
          hip: [190, 306],
          height: 196,
          view: 'half',
          flip: true,
          near: [222, 282],
          far: [146, 282],
          nearElbow: [1, 1],
          farElbow: [-0.2, 1],
          nearFoot: [202, 406],
          farFoot: [172, 408],
          headTurn: 4,
        },
        { hair: 'auburn', style: 'curls', awake: true },
        tunic(LEAF, ROSE, { sleeves: ROSE, length: 0.9, flare: 0.6, sweep: 0.2 }),
      ),
      swordAt(t, [142, 338], 150, 186, 9),
      swordAt(t, [88, 408], 128, 78, 9),
      swordAt(t, [214, 428], 120, -98, 9),
    ),
}

const boat = () =>
  scene(
    shape('34,352^ 60,372 150,376 250,364 270,344^ 262,384 232,402 90,404 52,388', {
      fill: WOOD,
      line: GOLD,
      width: 1.2,
    }),
    strokes(['44,366 70,384 150,388 250,376', '54,382 90,394 230,390'], { line: GOLD, width: 0.8 }),
  )

/** From rough water to smooth. */
const river = (t: Tone) =>
  scene(
    land('18,268 90,260 190,266 282,258', t.mid, { gap: 7, line: t.accent, opacity: 0.45 }, t.accent),
    land('18,396 100,390 200,396 282,390', t.soft, undefined, t.accent),
    waves([18, 404], 284, 4, t.accent, 10, 18),
  )

export const sixOfSwords: Scene = {
  description:
    'A ferryman poles a boat with a hooded woman and a child to a quiet far shore; six swords stand upright in the bow.',
  picture: (t) =>
    scene(
      sky(t, '60,120 240,130 190,84 108,86'),
      birds('92,168 128,150 216,176'),
      mountains(t, '206,216 252,232', 262, t.soft),
      each([40, 58, 76], (x, i) => cypress(t, [x, 266], 44 + (i % 2) * 14)),
      river(t),
      ribbon('34,250 60,330 82,424', [4, 4, 4], { fill: GOLD, line: BRASS }),
      person(
        t,
        {
          hip: [78, 302],
          height: 156,
          view: 'half',
          lean: 8,
          near: [58, 316],
          far: [50, 290],
          nearElbow: [1, 1],
          farElbow: [-1, 0.6],
          nearFoot: [72, 380],
          farFoot: [96, 380],
        },
        { hair: 'brown', style: 'short', beard: 'short', skin: 'tan', awake: true },
        tunic(t.accent, t.soft, { length: 0.9, sleeves: IVORY }),
      ),
      person(
        t,
        {
          hip: [128, 366],
          height: 116,
          view: 'half',
          near: [146, 352],
          far: [150, 350],
          nearFoot: [124, 404],
          farFoot: [136, 404],
          headTurn: 14,
        },
        { hair: 'black', style: 'short', hat: sideHood(ROSE) },
        gown(ROSE, { cloak: cloak(ROSE, 0.6, 0, 0.4) }),
      ),
      person(
        t,
        {
          hip: [154, 374],
          height: 76,
          view: 'half',
          near: [160, 364],
          far: [164, 362],
          nearFoot: [150, 404],
          farFoot: [160, 404],
        },
        { hair: 'blond', style: 'bob' },
        gown(GOLD, {}),
      ),
      each([172, 189, 206, 223, 240, 257], (x, i) => swordAt(t, [x, 312 - (i % 2) * 5], 128, 180, 8, 7)),
      boat(),
      waves([30, 408], 276, 2, t.accent, 10, 18),
    ),
}
