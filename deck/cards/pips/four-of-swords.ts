import { swordAt } from '../emblems.ts'
import { tunic } from '../figure/dress.ts'
import { person } from '../figure/person.ts'
import { masonry } from '../kit/buildings.ts'
import { ground } from '../kit/landscape.ts'
import { star } from '../kit/ornaments.ts'
import { BRASS, GLASS, GOLD, INK, IVORY, LIGHT_GOLD, ROSE, shadeOf, type Tone } from '../kit/palette.ts'
import { circle, each, path, place, rectangle, scene, shape, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

const WINDOW = 'M40 236V136C40 100 72 88 78 76C84 88 116 100 116 136V236Z'

const chapel = (t: Tone) =>
  scene(
    rectangle([20, 20], 260, 400, { fill: t.mid }),
    masonry([20, 60], 260, 340, { line: t.soft, opacity: 0.6 }, 20),
    shape('104,112^ 116,136^ 262,322^ 136,322^ 52,236^', { fill: LIGHT_GOLD, opacity: 0.16 }),
    path(WINDOW, { fill: LIGHT_GOLD, line: GOLD, width: 2.6 }),
    path('M46 230V178H74V230ZM82 230V178H110V230Z', { fill: ROSE, opacity: 0.85 }),
    path('M46 172V138C46 118 64 108 74 98V172ZM82 172V98C92 108 110 118 110 138V172Z', { fill: GLASS }),
    strokes(
      [
        '46,204 74,186',
        '82,186 110,204',
        '46,230 74,204',
        '110,230 82,204',
        '46,150 74,132',
        '110,150 82,132',
      ],
      {
        line: INK,
        width: 0.8,
      },
    ),
    circle([78, 152], 15, { fill: LIGHT_GOLD, line: INK }),
    star([78, 152], 6, 12, 5, { fill: IVORY, line: BRASS, width: 0.8 }),
    strokes(['78,84 78,137', '78,167 78,236', '42,175 114,175'], { line: INK, width: 2 }),
    path(WINDOW, { line: INK, width: 1 }),
    rectangle([34, 236], 88, 8, { fill: t.soft, line: IVORY }),
  )

const tomb = (t: Tone) =>
  scene(
    rectangle([30, 352], 240, 74, { fill: t.soft, line: IVORY }),
    rectangle([30, 352], 240, 10, { fill: shadeOf(t.soft) }),
    each([40, 116, 192], (x) => rectangle([x, 366], 68, 50, { line: t.accent, width: 0.8 })),
    rectangle([28, 331], 244, 10, { fill: t.accent, line: INK }, 3),
    rectangle([22, 340], 256, 13, { fill: GOLD, line: BRASS }),
    swordAt(t, [150, 391], 214, 90, 12, 18),
  )

/** He lies on his back, his head on a pillow. */
const effigy = (t: Tone) =>
  scene(
    shape('222,331^ 217,327 220,321 240,318 264,319 270,325 267,331^', { fill: ROSE, line: IVORY }),
    place(
      person(
        t,
        {
          hip: [0, 0],
          height: 200,
          view: 'profile',
          flip: true,
          near: [-32, -60],
          far: [-33, -62],
          nearGrip: 'joined',
          farGrip: 'joined',
          nearElbow: [-0.2, 1],
          farElbow: [-0.2, 1],
          nearKnee: [5, 51],
          farKnee: [1, 51],
          nearFoot: [7.4, 101],
          farFoot: [4, 100],
          toes: [192, 192],
          headShift: [0.2, 0],
        },
        { hair: 'blond', style: 'short', mood: 'calm' },
        tunic(IVORY, t.accent, { sleeves: t.accent, shoe: t.accent, length: 0.9, flare: 0, trim: GOLD }),
      ),
      { at: [146, 317], turn: 90 },
    ),
  )

export const fourOfSwords: Scene = {
  description:
    'A knight lies at rest on a tomb, hands joined, in a chapel with a coloured window; three swords hang over him and one lies below.',
  picture: (t) =>
    scene(
      chapel(t),
      each([148, 192, 236], (x) => swordAt(t, [x, 182], 196, 180, 11, 17)),
      ground(t, 424),
      tomb(t),
      effigy(t),
    ),
}
