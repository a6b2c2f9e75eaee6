import { cupAt, emptyCupAt } from '../emblems.ts'
import { cloak, gown } from '../figure/dress.ts'
import { person } from '../figure/person.ts'
import { castle } from '../kit/buildings.ts'
import { ground, land, sky } from '../kit/landscape.ts'
import { GOLD, INK, IVORY, type Tone, WINE } from '../kit/palette.ts'
import { path, scene, shape, stroke } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

const bridge = (t: Tone) =>
  scene(
    castle(t, [236, 286], 44),
    land('18,296 100,288 200,292 282,284', t.mid, { angle: -5, gap: 5, line: t.accent, opacity: 0.3 }),
    shape('18,322^ 100,316 200,320 282,314^ 282,350^ 18,352^', { fill: t.soft, line: t.accent, width: 0.9 }),
    path('M20 340V306H132V340H122C122 318 92 318 92 340H70C70 318 40 318 40 340Z', {
      fill: t.deep,
      line: IVORY,
      width: 1,
    }),
    stroke('16,306 136,306', { line: GOLD, width: 2.4 }),
  )

const spilled = (t: Tone) =>
  scene(
    shape('26,398 40,408 58,414 62,424 44,430 28,420', { fill: WINE, line: t.accent, width: 0.9 }),
    shape('112,424 136,412 138,420 150,428 136,436 114,434', { fill: '#2F7A5E', line: t.accent, width: 0.9 }),
    emptyCupAt(t, [54, 392], 48, -104),
    emptyCupAt(t, [102, 416], 48, 98),
    emptyCupAt(t, [158, 418], 48, -84),
  )

const sideCowl = shape(
  '8,24^ 2,12 0,-2 6,-13 15,-17^ 10,-28 -4,-32 -20,-24 -22,0 -24,20 -30,36^ 0,38 14,32^',
  { fill: INK, line: IVORY, width: 1 },
)

export const fiveOfCups: Scene = {
  description:
    'A figure in a black cloak mourns over three spilled cups; two full ones still stand behind, and a bridge leads over the river to a castle.',
  picture: (t) =>
    scene(
      sky(t, '60,120 240,120 190,84 110,84 44,200'),
      bridge(t),
      ground(t, 366),
      cupAt(t, [212, 382], 52),
      cupAt(t, [250, 390], 52),
      person(
        t,
        {
          hip: [150, 280],
          height: 214,
          view: 'half',
          flip: true,
          lean: -5,
          headTurn: -22,
          headShift: [0.1, 0.14],
          near: [134, 262],
          far: [128, 268],
          nearFoot: [158, 388],
          farFoot: [140, 388],
        },
        { hair: 'grey', style: 'short', hat: sideCowl },
        gown(INK, { flare: 0.8, trim: t.soft, cloak: cloak(INK, 1.85, 0.1, 0.7) }),
      ),
      spilled(t),
    ),
}
