import { cupAt, emptyCupAt } from '../emblems.ts'
import { hand } from '../figure/hand.ts'
import { head } from '../figure/head.ts'
import { castle } from '../kit/buildings.ts'
import { ground, land, sky } from '../kit/landscape.ts'
import { mountains } from '../kit/mountains.ts'
import { cloud } from '../kit/ornaments.ts'
import { GOLD, INK, IVORY, LAKE, SKIN, type Tone, WINE } from '../kit/palette.ts'
import { grass } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { ellipse, path, place, scene, shape, shapes, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** A river comes down from the hills, and a bridge of two arches leads over it to the castle. */
const river = (t: Tone) =>
  scene(
    castle(t, [60, 296], 46),
    land('18,296 90,290 190,284 282,290', t.mid, { angle: -5, gap: 6.5, line: t.accent, opacity: 0.3 }),
    // From the far meadow it winds down, and is broad where the bridge stands in it.
    shape(
      '100,290^ 106,290^ 102,300 84,307 92,317 108,328 118,344 122,376^ 8,376^ 14,356 26,338 48,325 68,314 70,304 88,297',
      {
        fill: LAKE,
        line: t.accent,
      },
    ),
    strokes(['60,321 68,319 76,321'], {
      line: t.accent,
      width: 0.8,
    }),
    bridge(t),
    strokes(['24,357 32,354 40,357 48,354', '62,356 70,353 78,356 86,353', '38,364 46,361 54,364'], {
      line: t.accent,
      width: 0.8,
    }),
  )

/** Of light stone, on piers: the water is seen through both arches and below them. */
const bridge = (t: Tone) =>
  scene(
    path('M16 334C46 322 90 322 120 334V350H104C104 332 76 332 76 350H64C64 332 36 332 36 350H16Z', {
      fill: IVORY,
      line: INK,
    }),
    strokes(['16,334 46,326 68,325 90,326 120,334'], { line: GOLD, width: 2.6 }),
    strokes(['70,332 70,350', '26,336 26,348', '112,337 112,348', '50,330 50,333', '90,330 90,333'], {
      line: t.deep,
      width: 0.7,
    }),
  )

/** What ran out of each cup. */
const spilled = (t: Tone) =>
  scene(
    shape('22,400 38,392 60,398 66,406 52,412 30,410', { fill: WINE, line: t.accent }),
    shape('28,428 46,420 64,426 72,434 56,440 36,438', { fill: WINE, line: t.accent }),
    shape('176,428 192,420 212,424 222,432 206,440 182,439', { fill: WINE, line: t.accent }),
    strokes(['32,401 46,398 56,402', '38,430 52,428', '188,429 204,427'], { line: '#9C4A6B', width: 1 }),
    emptyCupAt(t, [56, 384], 54, -108),
    emptyCupAt(t, [82, 412], 54, -96),
    emptyCupAt(t, [160, 413], 54, 100),
  )

const CLOAK =
  '150,206^ 172,202 192,222 202,256 210,310 218,360 226,404^ 208,411 190,406 170,413 148,407 126,413 106,404^ 112,360 116,310 116,268 122,242 134,224'

/** The edge of the cloak from the throat over the hand to the hem; before it the robe shows. */
const ROBE = '134,228^ 124,246 122,270 124,320 122,366 122,412^ 106,404^ 112,360 116,310 116,268 122,242'

const BLACK = '#14162C'

/** Bent over what is lost: a black cloak drawn close by one hand, the face in the shade of its hood. */
const mourner = (t: Tone) =>
  scene(
    shape('136,160^ 152,152 170,166 176,192 172,214 146,222 134,206^', { fill: BLACK, line: IVORY }),
    head(
      { view: 'profile', hair: 'grey', style: 'short', beard: 'full', mood: 'sad' },
      { at: [138, 190], size: 41, turn: -26, flip: true },
    ),
    shape(CLOAK, { fill: INK, line: IVORY }),
    shape(ROBE, { fill: t.mid, line: IVORY }),
    shapes(
      [
        '196,236 203,270 211,324 219,372 225,403^ 208,409^ 202,350 198,290',
        '152,300^ 146,360 142,408^ 156,409^ 158,356',
        '184,300^ 182,356 178,410^ 190,406^ 190,356',
      ],
      { fill: BLACK },
    ),
    // The arm under the cloth: from the shoulder to the elbow, and back to the hand that holds the cloak.
    shape('168,222^ 186,240 192,270 184,290 168,290 146,281^ 132,275 130,264^ 148,262 160,252 162,236', {
      fill: INK,
    }),
    strokes(['168,222 187,240 193,270 185,291 168,291 146,281 134,276'], { line: IVORY }),
    strokes(
      [
        '134,262 150,260 162,246',
        '180,292 184,344 190,402',
        '162,290 164,340 164,408',
        '146,283 138,340 138,408',
        '184,286 178,276 170,272',
      ],
      {
        line: t.accent,
        width: 0.8,
      },
    ),
    hood(t),
    hand([127, 268], 196, 34, SKIN.fair),
  )

/** Its brim stands round the face and ends under the chin; the cloth lies on the shoulders. */
const hood = (t: Tone) =>
  scene(
    shape(
      '122,171^ 128,160 144,152 162,156 174,172 178,192 186,214 196,232^ 182,240 160,240 136,232^ 146,222 151,206 148,190 139,178',
      { fill: INK, line: IVORY },
    ),
    strokes(['150,160 164,172 168,196', '158,224 170,216 176,204', '150,232 160,228'], {
      line: t.accent,
      width: 0.8,
    }),
  )

export const fiveOfCups: Scene = {
  description:
    'A figure in a black cloak mourns over three spilled cups; two full ones still stand behind, and a bridge leads over the river to a castle.',
  picture: (t) =>
    scene(
      sky(t, '250,190 150,66 40,190 96,84', 290),
      cloud([64, 120], 84, t.mid, t.accent),
      cloud([232, 104], 78, t.mid, t.accent, true),
      cloud([40, 226], 48, t.mid, t.accent),
      mountains(t, '150,266 206,254 258,270', 300, t.soft),
      river(t),
      ground(t, 370),
      cupAt(t, [236, 378], 50),
      ellipse([156, 410], 76, 8, { fill: t.deep, opacity: 0.6 }),
      place(mourner(t), { at: [-6, 0] }),
      cupAt(t, [258, 407], 50),
      spilled(t),
      grass(points('112,432 134,438'), t.accent),
    ),
}
