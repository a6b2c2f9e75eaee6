import { tunic } from '../figure/dress.ts'
import { wreath } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { sky } from '../kit/landscape.ts'
import { bow } from '../kit/ornaments.ts'
import { BRASS, GOLD, INK, IVORY, LEAF, ROSE, SKIN, type Tone } from '../kit/palette.ts'
import { leafOutline } from '../kit/plants.ts'
import { type Point, toRadians } from '../kit/points.ts'
import { ellipse, place, ribbon, scene, shapes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'
import { cornerCreatures } from './corner-creatures.ts'

const CENTRE: Point = [150, 248]
const [ACROSS, HIGH] = [82, 134]

/** A laurel wreath, bound with red above and below. */
function laurel(t: Tone): string {
  const leaves = (side: 1 | -1, shift: number) =>
    Array.from({ length: 21 }, (_, i) => {
      const turn = 84 - i * 8.3
      const at: Point = [
        CENTRE[0] + side * ACROSS * Math.cos(toRadians(turn)),
        CENTRE[1] + HIGH * Math.sin(toRadians(turn)),
      ]
      const along = side > 0 ? turn - 90 : 270 - turn
      return leafOutline(at, 20, along + shift, 0.24)
    })
  return scene(
    ellipse(CENTRE, ACROSS, HIGH, { fill: t.mid, line: LEAF, width: 5 }),
    shapes([...leaves(1, -32), ...leaves(-1, 32)], { fill: LEAF, line: INK, width: 0.8 }),
    shapes([...leaves(1, 30), ...leaves(-1, -30)], { fill: '#98B678', line: INK, width: 0.8 }),
    place(bow(ROSE), { at: [CENTRE[0], CENTRE[1] - HIGH], scale: 1.1 }),
    place(bow(ROSE), { at: [CENTRE[0], CENTRE[1] + HIGH], scale: 1.1, turn: 180 }),
  )
}

/** A long scarf winds round the dancer and lifts with the turn. */
const scarfBehind = () =>
  ribbon('212,176 224,206 196,224 160,214 124,226 102,246 93,268', [2, 12, 15, 12, 14, 13, 2], {
    fill: ROSE,
    line: IVORY,
    width: 1,
  })
const scarfInFront = () =>
  ribbon('92,264 116,280 152,289 184,276 208,292 206,330 190,346', [2, 14, 17, 15, 16, 12, 1], {
    fill: ROSE,
    line: IVORY,
    width: 1,
  })

const dancer = (t: Tone) =>
  person(
    t,
    {
      hip: [150, 262],
      height: 196,
      lean: 5,
      headTurn: -10,
      far: [94, 206],
      near: [206, 212],
      farElbow: [-1, 1],
      nearElbow: [1, 1],
      nearKnee: [154, 312],
      nearFoot: [146, 360],
      farKnee: [128, 308],
      farFoot: [177, 318],
      toes: [28, 'left'],
    },
    { hair: 'auburn', style: 'flowing', skin: 'tan', awake: true, hat: wreath(GOLD) },
    tunic(IVORY, SKIN.tan, {
      sleeve: 'bare',
      sleeves: IVORY,
      shoe: SKIN.tan,
      length: 0.72,
      flare: 0.9,
      sweep: 0.35,
      trim: GOLD,
    }),
  )

const wands = () =>
  scene(
    ...(
      [
        [94, 206, -14],
        [206, 212, 14],
      ] as const
    ).map(([x, y, turn]) =>
      place(ribbon('0,-24 0,24', [5, 4, 5], { fill: GOLD, line: BRASS }), { at: [x, y], turn }),
    ),
  )

export const theWorld: Scene = {
  description:
    'A dancer with flowing hair and a long red scarf turns on one foot inside a laurel wreath, a wand in each hand; angel, eagle, bull and lion watch from the four corners.',
  picture: (t) =>
    scene(
      sky(t, '36,220 264,220 32,300 268,300 124,62 176,62'),
      cornerCreatures(t),
      laurel(t),
      scarfBehind(),
      wands(),
      dancer(t),
      scarfInFront(),
    ),
}
