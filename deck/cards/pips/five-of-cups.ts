import { cupAt, emptyCupAt } from '../emblems.ts'
import { hand } from '../figure/hand.ts'
import { head } from '../figure/head.ts'
import { castle } from '../kit/buildings.ts'
import { ground, land, sky, waves } from '../kit/landscape.ts'
import { cloud } from '../kit/ornaments.ts'
import { GOLD, INK, IVORY, SKIN, type Tone, WINE } from '../kit/palette.ts'
import { path, scene, shape, strokes } from '../kit/svg.ts'
import { hatch } from '../kit/texture.ts'
import type { Scene } from '../scene.ts'

const river = (t: Tone) =>
  scene(
    castle(t, [236, 290], 48),
    land('18,292 90,280 190,286 282,278', t.mid, { angle: -5, gap: 5, line: t.accent, opacity: 0.3 }),
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
    shape('30,398 40,394 58,398 64,404 54,409 36,407', { fill: WINE, line: t.accent }),
    shape('34,425 44,419 58,424 66,430 56,434 40,434', { fill: WINE, line: t.accent }),
    shape('164,424 178,419 192,422 198,428 186,434 168,433', { fill: WINE, line: t.accent }),
    emptyCupAt(t, [60, 386], 44, -108),
    emptyCupAt(t, [82, 416], 44, -96),
    emptyCupAt(t, [146, 417], 44, 100),
  )

const CLOAK =
  '152,178 174,190 186,212 196,250 206,310 214,370 220,404^ 196,412 168,408 142,413 112,404^ 116,360 114,314 112,280 118,250 126,230 134,206'
const SHADE = '186,212 196,250 206,310 214,370 220,404^ 196,412^ 190,340 182,270'

/** Bent over what is lost: a black cloak drawn close by one hand, the face in the shade of its hood. */
const mourner = (t: Tone) =>
  scene(
    shape('120,402^ 118,412 108,416 104,410^', { fill: GOLD, line: INK }),
    shape(CLOAK, { fill: INK, line: IVORY }),
    hatch(SHADE, { angle: 84, gap: 4, line: t.accent, opacity: 0.45 }),
    strokes(
      [
        '130,272 126,330 130,404',
        '142,280 146,340 150,408',
        '158,262 168,330 172,406',
        '134,262 150,254 162,236',
        '136,268 158,262 176,240',
      ],
      { line: t.accent, width: 0.8 },
    ),
    head(
      { view: 'profile', hair: 'grey', style: 'short', beard: 'short' },
      { at: [138, 208], size: 36, turn: -26, flip: true },
    ),
    shape(
      '124,186^ 134,174 150,166 168,172 182,190 190,216 182,232 160,240 138,240^ 150,228 152,214 146,200 138,190',
      { fill: INK, line: IVORY },
    ),
    strokes(['150,172 164,184 170,206', '156,232 168,226 176,214'], { line: t.accent, width: 0.8 }),
    hand([128, 266], 200, 31, SKIN.fair),
  )

export const fiveOfCups: Scene = {
  description:
    'A figure in a black cloak mourns over three spilled cups; two full ones still stand behind, and a bridge leads over the river to a castle.',
  picture: (t) =>
    scene(
      sky(t, '240,150 150,76 44,200', 290),
      cloud([72, 122], 84, t.mid, t.accent),
      cloud([230, 104], 74, t.mid, t.accent, true),
      river(t),
      ground(t, 372),
      cupAt(t, [231, 374], 44),
      cupAt(t, [258, 404], 44),
      mourner(t),
      spilled(t),
    ),
}
