import { pentacleAt } from '../emblems.ts'
import { gown, tunic } from '../figure/dress.ts'
import { hood, hoodBehind } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { flagstones, masonry } from '../kit/buildings.ts'
import { GOLD, INK, IVORY, ROSE, type Tone, WOOD } from '../kit/palette.ts'
import { each, path, rectangle, ribbon, scene, shape, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** A pointed arch with three pentacles in its tracery. */
const cathedral = (t: Tone) =>
  scene(
    rectangle([20, 20], 260, 400, { fill: t.mid }),
    masonry([20, 44], 260, 356, { line: t.soft, opacity: 0.7 }, 20),
    path(
      'M40 404V210C40 130 110 96 150 58C190 96 260 130 260 210V404H240V214C240 150 184 120 150 88C116 120 60 150 60 214V404Z',
      { fill: t.soft, line: IVORY, width: 1.1 },
    ),
    path('M60 404V214C60 150 116 120 150 88C184 120 240 150 240 214V404Z', {
      fill: t.deep,
      line: IVORY,
      width: 1,
    }),
    rectangle([60, 224], 180, 9, { fill: t.soft, line: IVORY }),
    pentacleAt(t, [150, 138], 25),
    pentacleAt(t, [112, 192], 25),
    pentacleAt(t, [188, 192], 25),
  )

export const threeOfPentacles: Scene = {
  description:
    'A mason on a bench works on a church arch that holds three pentacles; a monk and a master with a plan look on.',
  picture: (t) =>
    scene(
      cathedral(t),
      flagstones(t, 398),
      rectangle([46, 374], 70, 12, { fill: WOOD, line: GOLD }),
      each([54, 108], (x) => rectangle([x - 5, 386], 10, 36, { fill: WOOD, line: GOLD })),
      person(
        t,
        {
          hip: [84, 302],
          height: 142,
          view: 'half',
          flip: true,
          near: [66, 232],
          far: [54, 258],
          nearElbow: [1, 0.8],
          farElbow: [-0.4, 1],
          nearFoot: [92, 372],
          farFoot: [72, 372],
          headTurn: 10,
        },
        { hair: 'brown', style: 'short', skin: 'tan', awake: true },
        tunic(ROSE, t.accent, { length: 0.9, sleeves: IVORY, sleeve: 'rolled' }),
      ),
      ribbon('66,244 66,216', [3.4, 3.4], { fill: WOOD, line: INK, width: 0.8 }) +
        rectangle([54, 204], 24, 14, { fill: t.accent, line: INK }, 2),
      person(
        t,
        {
          hip: [166, 326],
          height: 148,
          view: 'half',
          flip: true,
          near: [150, 312],
          far: [146, 308],
          nearFoot: [172, 408],
          farFoot: [160, 408],
          headTurn: 8,
        },
        { hair: 'grey', style: 'bald', skin: 'brown', behind: hoodBehind(WOOD), hat: hood(WOOD) },
        gown(WOOD, { sleeve: 'bell', flare: 0.5, trim: GOLD }),
      ),
      person(
        t,
        {
          hip: [218, 326],
          height: 150,
          view: 'half',
          flip: true,
          near: [196, 312],
          far: [186, 306],
          nearFoot: [226, 408],
          farFoot: [210, 408],
        },
        { hair: 'blond', style: 'bob', beard: 'short', awake: true },
        gown(GOLD, { flare: 0.5, sleeves: ROSE, trim: ROSE }),
      ),
      shape('164,300^ 204,304^ 202,330^ 162,326^', { fill: IVORY, line: INK }) +
        strokes(['170,322 172,308 182,304 192,310 192,326'], { line: t.soft, width: 1 }),
    ),
}
