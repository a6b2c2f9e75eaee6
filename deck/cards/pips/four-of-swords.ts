import { swordAt } from '../emblems.ts'
import { tunic } from '../figure/dress.ts'
import { person } from '../figure/person.ts'
import { masonry } from '../kit/buildings.ts'
import { ground } from '../kit/landscape.ts'
import { star } from '../kit/ornaments.ts'
import { BRASS, GLASS, GOLD, INK, IVORY, LIGHT_GOLD, ROSE, type Tone } from '../kit/palette.ts'
import { each, path, place, rectangle, scene, shape, strokes } from '../kit/svg.ts'
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
    path('M50 162V138C50 120 66 110 74 104V162ZM82 162V104C90 110 106 120 106 138V162Z', { fill: GLASS }),
    star([78, 150], 6, 12, 5, { fill: IVORY }),
    strokes(['78,92 78,226', '46,166 110,166'], { line: INK, width: 2 }),
    path('M44 226V136C44 104 74 92 78 84C82 92 112 104 112 136V226Z', { line: INK, width: 1 }),
  )

const tomb = (t: Tone) =>
  scene(
    rectangle([34, 352], 232, 68, { fill: t.soft, line: IVORY }),
    hatch('34,352^ 266,352^ 266,420^ 34,420^', { angle: 90, gap: 6.5, line: t.deep, opacity: 0.35 }),
    rectangle([36, 331], 228, 10, { fill: t.accent, line: INK }),
    rectangle([26, 340], 248, 13, { fill: GOLD, line: BRASS }),
    swordAt(t, [150, 388], 196, 90, 11),
  )

export const fourOfSwords: Scene = {
  description:
    'A knight lies at rest on a tomb, hands joined, in a chapel with a coloured window; three swords hang over him and one lies below.',
  picture: (t) =>
    scene(
      chapel(t),
      each([146, 190, 234], (x) => swordAt(t, [x, 178], 172, 180, 10, 15)),
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
            nearGrip: 'joined',
            farGrip: 'joined',
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
