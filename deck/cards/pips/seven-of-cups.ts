import { cupWith } from '../emblems.ts'
import { backCloak } from '../figure/cloak.ts'
import { gown } from '../figure/dress.ts'
import { head } from '../figure/head.ts'
import { veil } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { castle } from '../kit/buildings.ts'
import { sky } from '../kit/landscape.ts'
import { cloud, rays } from '../kit/ornaments.ts'
import { BRASS, FLAME, GOLD, INK, IVORY, LEAF, LIGHT_GOLD, ROSE, type Tone, WINE } from '../kit/palette.ts'
import { leafOutline } from '../kit/plants.ts'
import { type Point, points, polar } from '../kit/points.ts'
import { circle, each, place, ribbon, scene, shape, shapes, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

const jewels = () =>
  scene(
    ribbon('-12,4 -6,12 4,10 12,4', [2, 3, 2], { fill: LIGHT_GOLD, line: BRASS, width: 0.7 }),
    ...points('-10,0 -3,-4 4,-1 10,-3 0,4').map((at, i) =>
      circle(at, 4.4, { fill: [ROSE, IVORY, LEAF, GOLD, WINE][i]!, line: INK, width: 0.7 }),
    ),
  )

const serpent = () =>
  scene(
    ribbon('2,20 -8,10 8,2 -8,-8 2,-17 9,-14', [5, 7, 7, 6, 6, 4], { fill: LEAF, line: INK, width: 0.8 }),
    circle([5, -17], 1.1, { fill: INK }),
    strokes(['10,-13 15,-11', '15,-11 19,-13', '15,-11 18,-8'], { line: ROSE, width: 1 }),
  )

/** A laurel wreath that stands upright in the cup. */
const laurel = () =>
  shapes(
    [1, -1].flatMap((side) =>
      [80, 50, 20, -10, -40, -68].flatMap((turn) => {
        const at = polar([0, 2], 14, side > 0 ? turn : 180 - turn)
        const ahead = side > 0 ? turn - 90 : 270 - turn
        return [leafOutline(at, 10, ahead - side * 34, 0.26), leafOutline(at, 9, ahead + side * 30, 0.26)]
      }),
    ),
    { fill: LEAF, line: INK, width: 0.7 },
  )

/** Neck, horned head with open jaws, and one wing of skin. */
const dragon = () => {
  const pen = { fill: ROSE, line: INK, width: 0.8 }
  return scene(
    shape('-2,6^ -9,-17 -25,-30^ -23,-21 -29,-14^ -21.5,-9 -22,0^ -14,1.5 -6,12^', { ...pen, fill: FLAME }),
    strokes(['-3,5 -12,-13 -25,-30', '-3,6 -14,-6 -29,-14', '-4,8 -12,1 -22,0'], { line: INK, width: 0.7 }),
    ribbon('-3,16 4,11 4,2 -2,-8 2,-18', [11, 11, 10, 8, 8], pen),
    shapes(['1,-23^ -4,-31 -11,-33^ -7,-25 -2,-20', '5,-24^ 3,-32 -2,-37^ -1,-30 0,-24'], {
      fill: LIGHT_GOLD,
      line: INK,
      width: 0.7,
    }),
    shape('-4,-19 1,-25 9,-25 14,-22 22,-21^ 21,-17 13,-16^ 20,-13 17,-11^ 8,-11 1,-11', pen),
    circle([8, -21], 1.3, { fill: INK }),
    strokes(['1,18 7,17', '3,11 8,8', '1,2 7,0', '-1,-6 4,-7'], { line: LIGHT_GOLD, width: 1 }),
  )
}

/** It falls from the crown of the head into the cup. */
const longVeil = () =>
  shape('-17,-12 -20,8 -26,28 -27,62^ 27,62^ 26,28 20,8 17,-12 0,-28', { fill: IVORY, line: INK }) +
  strokes(['-9,24 -14,38 -14,56', '9,24 14,38 14,56', '0,26 0,56'], { line: INK, width: 0.6 })

/** What rises from the seven cups. */
const VISIONS: { at: Point; draw: (t: Tone) => string }[] = [
  {
    at: [78, 118],
    draw: () => head({ hair: 'auburn', style: 'curls', awake: true }, { at: [0, -1], size: 31 }),
  },
  {
    at: [150, 96],
    draw: () =>
      scene(
        rays([0, -16], 14, 26, 16, { fill: GOLD }),
        head({ style: 'bald', behind: longVeil(), hat: veil(IVORY) }, { at: [0, -16], size: 20 }),
      ),
  },
  { at: [222, 118], draw: serpent },
  { at: [54, 218], draw: (t) => castle(t, [0, 16], 21, t.accent) },
  { at: [118, 226], draw: () => place(jewels(), { at: [0, 9], scale: 1.25 }) },
  { at: [182, 226], draw: laurel },
  { at: [246, 218], draw: dragon },
]

export const sevenOfCups: Scene = {
  description:
    'Someone seen from behind stares up at seven cups in the clouds, full of visions: a head, a veiled shape, a snake, a castle, jewels, a wreath, a dragon.',
  picture: (t) =>
    scene(
      sky(t, '36,140 264,140 150,330 40,330 262,330'),
      rays([150, 366], 60, 128, 40, { fill: GOLD, opacity: 0.35 }),
      each(points('70,176 150,158 230,176'), (at, i) => cloud(at, 84, t.mid, t.accent, i === 2)),
      each(points('56,282 118,290 182,290 244,282'), (at, i) => cloud(at, 66, t.mid, t.accent, i > 1)),
      each(VISIONS, ({ at: [x, y], draw }) =>
        place(cupWith(t, place(draw(t), { at: [0, -46], scale: 1.54 })), { at: [x, y + 34], scale: 0.65 }),
      ),
      person(
        t,
        {
          hip: [150, 402],
          height: 176,
          view: 'back',
          far: [88, 350],
          near: [214, 344],
          farGrip: 'open',
          nearGrip: 'open',
          farTurn: -118,
          nearTurn: -62,
          farElbow: [-0.6, 1],
          nearElbow: [0.6, 1],
          nearFoot: [158, 480],
          farFoot: [142, 480],
        },
        { hair: 'black', style: 'bob' },
        gown(WINE, {
          flare: 0.5,
          sleeves: t.soft,
          sleeve: 'full',
          belt: false,
          collar: false,
          front: backCloak(WINE, 1.9, 0, 0.5, 0.14),
        }),
      ),
    ),
}
