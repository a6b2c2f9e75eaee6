import { cupAt, emptyCupAt } from '../emblems.ts'
import { hand } from '../figure/hand.ts'
import { head } from '../figure/head.ts'
import { castle } from '../kit/buildings.ts'
import { ground, land, sky, waves } from '../kit/landscape.ts'
import { mountains } from '../kit/mountains.ts'
import { cloud } from '../kit/ornaments.ts'
import { GOLD, INK, IVORY, SKIN, type Tone, WINE } from '../kit/palette.ts'
import { grass } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { ellipse, path, place, scene, shape, shapes, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

const river = (t: Tone) =>
  scene(
    castle(t, [236, 290], 48),
    land('18,292 90,280 190,286 282,278', t.mid, { angle: -5, gap: 6.5, line: t.accent, opacity: 0.3 }),
    shape('18,318^ 100,312 200,316 282,310^ 282,356^ 18,358^', { fill: t.soft, line: t.accent }),
    waves([20, 328], 190, 3, t.accent, 10),
    path(
      'M170 357V320C200 306 250 302 284 306V356H276C276 326 242 326 242 356H232C232 328 200 328 200 357Z',
      { fill: t.accent, line: INK },
    ),
    strokes(['170,318 210,307 250,302 284,303'], { line: GOLD, width: 2.6 }),
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
  '152,178 174,190 186,212 196,250 206,310 216,370 224,404^ 196,412 168,408 142,413 110,404^ 116,360 114,314 112,280 118,250 126,230 134,206'

/** Bent over what is lost: a black cloak drawn close by one hand, the face in the shade of its hood. */
const mourner = (t: Tone) =>
  scene(
    shape('120,402^ 118,412 108,416 104,410^', { fill: GOLD, line: INK }),
    shape(CLOAK, { fill: INK, line: IVORY }),
    shapes(
      [
        '186,212 196,250 206,310 215,370 222,403^ 200,410^ 196,350 188,280',
        '146,300^ 142,360 138,410^ 152,411^ 152,360',
        '124,330^ 124,370 120,405^ 130,409^ 130,370',
      ],
      { fill: '#14162C' },
    ),
    strokes(
      [
        '130,272 126,330 130,404',
        '142,280 146,340 150,408',
        '158,262 168,330 172,406',
        '176,256 188,320 196,404',
        '134,262 150,254 162,236',
        '136,268 158,262 176,240',
      ],
      { line: t.accent, width: 0.8 },
    ),
    head(
      { view: 'profile', hair: 'grey', style: 'short', beard: 'full', mood: 'sad' },
      { at: [138, 208], size: 36, turn: -26, flip: true },
    ),
    shape(
      '124,186^ 134,174 150,166 168,172 182,190 190,216 182,232 160,240 138,240^ 150,228 152,214 146,200 138,190',
      { fill: INK, line: IVORY },
    ),
    strokes(['150,172 164,184 170,206', '156,232 168,226 176,214'], { line: t.accent, width: 0.8 }),
    shape('136,259^ 150,258 166,247 176,256 166,268 142,280^', { fill: INK, line: IVORY }),
    strokes(['148,264 160,260', '150,270 162,264'], { line: t.accent, width: 0.7 }),
    hand([128, 266], 200, 31, SKIN.fair),
    strokes(['136,259 137,270 142,280'], { line: GOLD, width: 3 }),
  )

export const fiveOfCups: Scene = {
  description:
    'A figure in a black cloak mourns over three spilled cups; two full ones still stand behind, and a bridge leads over the river to a castle.',
  picture: (t) =>
    scene(
      sky(t, '250,190 150,66 40,190 96,84', 290),
      cloud([64, 120], 84, t.mid, t.accent),
      cloud([232, 104], 78, t.mid, t.accent, true),
      cloud([262, 236], 48, t.mid, t.accent),
      mountains(t, '40,258 96,268 176,256', 300, t.soft),
      river(t),
      ground(t, 370),
      cupAt(t, [254, 361], 52),
      ellipse([158, 410], 76, 8, { fill: t.deep, opacity: 0.6 }),
      place(mourner(t), { at: [-22, -62], scale: 1.15 }),
      cupAt(t, [258, 407], 52),
      spilled(t),
      grass(points('112,432 134,438'), t.accent),
    ),
}
