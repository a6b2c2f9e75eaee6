import { wandAt } from '../emblems.ts'
import { cloak } from '../figure/cloak.ts'
import { tunic } from '../figure/dress.ts'
import { chaperon } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { masonry } from '../kit/buildings.ts'
import { land, ship, sky, waves } from '../kit/landscape.ts'
import { mountains } from '../kit/mountains.ts'
import { BRASS, GOLD, INK, IVORY, LEAF, LIGHT_GOLD, ROSE, shadeOf, type Tone, WINE } from '../kit/palette.ts'
import { lily, rose } from '../kit/plants.ts'
import { circle, place, rectangle, scene, shape, shapes, stroke, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

const parapet = (t: Tone) =>
  scene(
    rectangle([18, 380], 264, 62, { fill: t.soft, line: IVORY }),
    masonry([18, 392], 264, 50, { line: t.deep }, 16),
    shape(
      '18,396^ 18,376^ 38,376^ 38,358^ 90,358^ 90,376^ 118,376^ 118,358^ 182,358^ 182,376^ 210,376^ 210,358^ 262,358^ 262,376^ 282,376^ 282,396^',
      { fill: t.soft, line: IVORY },
    ),
    shapes(
      [
        '80,358.5^ 89.5,358.5^ 89.5,376^ 80,386^',
        '172,358.5^ 181.5,358.5^ 181.5,376^ 172,386^',
        '252,358.5^ 261.5,358.5^ 261.5,376^ 252,386^',
      ],
      {
        fill: shadeOf(t.soft),
      },
    ),
    // Roses and lilies crossed, as on his wall in the old pictures.
    circle([150, 411], 18, { fill: t.deep, line: GOLD, width: 2 }),
    place(
      scene(
        stroke('-14,12 14,-10', { line: LEAF, width: 2 }),
        stroke('14,12 -14,-10', { line: LEAF, width: 2 }),
        rose([15, -12], 8, ROSE),
        lily([-15, -12], 11, -40),
      ),
      { at: [150, 412], scale: 0.62 },
    ),
  )

const globe = () =>
  scene(
    circle([206, 214], 25, { line: INK, width: 4 }),
    circle([206, 214], 25, { line: GOLD, width: 2.4 }),
    circle([206, 214], 22, { fill: LIGHT_GOLD, line: INK }),
    shape('193,204 202,196 212,202 206,214 196,216', { fill: BRASS }),
    shape('210,220 221,214 224,224 214,230', { fill: BRASS }),
    shape('210,193^ 224,200 228,214 222,228 210,235^ 219,224 221,206', { fill: BRASS, opacity: 0.4 }),
    strokes(['184,215 206,220 228,215', '206,192 200,214 206,236'], { line: BRASS, width: 0.8 }),
  )

const POSE: Pose = {
  hip: [138, 296],
  height: 252,
  view: 'half',
  near: [77, 262],
  far: [202, 240],
  nearHolds: 90,
  farGrip: 'offer',
  farTurn: -20,
  nearElbow: [-0.4, 1],
  farElbow: [0.3, 1],
  nearFoot: [118, 416],
  farFoot: [140, 416],
  headTurn: -3,
}

export const twoOfWands: Scene = {
  description:
    'A merchant stands on the battlements between two staffs, a globe in his hand, and looks out over the sea and far hills.',
  picture: (t) =>
    scene(
      sky(t, '120,110 206,106 200,74 108,74 30,180 150,66'),
      mountains(t, '116,236 182,256 246,228', 304, t.soft),
      land('18,290 60,272 110,286 170,268 230,282 282,270', t.soft, {
        angle: 60,
        gap: 6,
        line: t.deep,
        opacity: 0.4,
      }),
      land('18,304 282,304', t.mid, undefined, t.accent),
      waves([20, 314], 282, 5, t.accent, 10),
      ship([215, 338], 34, t),
      ship([182, 312], 16, t),
      wandAt(t, [243, 262], 256, 0, 11),
      wandAt(t, [72, 246], 284, 0, 11),
      person(
        t,
        POSE,
        {
          hair: 'brown',
          style: 'bob',
          beard: 'short',
          skin: 'tan',
          awake: true,
          gaze: [0.7, 0.2],
          hat: chaperon(t.soft),
        },
        tunic(IVORY, t.accent, {
          sleeve: 'full',
          sleeves: t.soft,
          cloak: cloak(WINE, 1.7, -0.1, 0.5),
          length: 1.8,
        }),
      ),
      globe(),
      parapet(t),
    ),
}
