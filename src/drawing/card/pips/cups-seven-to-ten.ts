import { cupAt, emptyCupAt } from '../emblems.ts'
import { cloak, gown, tunic } from '../figure/dress.ts'
import { head } from '../figure/head.ts'
import { chaperon, veil, veilBehind, wreath } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { castle, ground, land, mountains, sky, tower } from '../kit/landscape.ts'
import { calmFace, cloud, crescent, rays } from '../kit/ornaments.ts'
import { BRASS, GOLD, INK, IVORY, LEAF, LIGHT_GOLD, ROSE, type Tone, WINE } from '../kit/palette.ts'
import { tree } from '../kit/plants.ts'
import { type Point, points, polar } from '../kit/points.ts'
import { circle, each, path, place, rectangle, ribbon, scene, shape, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

const jewels = () =>
  scene(
    ribbon('-12,4 -6,12 4,10 12,4', [2, 3, 2], { fill: LIGHT_GOLD, line: BRASS, width: 0.7 }),
    ...points('-10,0 -3,-4 4,-1 10,-3 0,4').map((at, i) =>
      circle(at, 4.4, { fill: [ROSE, IVORY, LEAF, GOLD, WINE][i]!, line: INK, width: 0.7 }),
    ),
  )
const serpent = () =>
  ribbon('0,12 -10,6 8,-2 -8,-10 4,-18 10,-14', [4, 6, 6, 5, 5, 2], { fill: LEAF, line: INK, width: 0.8 })
const dragon = () =>
  scene(
    shape('0,6^ -16,-4 -22,-16^ -12,-14 -4,-8', { fill: ROSE, line: INK, width: 0.8 }),
    ribbon('-8,10 0,2 6,-8 0,-16 8,-22', [7, 8, 7, 5, 5], { fill: ROSE, line: INK, width: 0.8 }),
    shape('4,-24 12,-26 18,-20 8,-17', { fill: ROSE, line: INK, width: 0.8 }),
    circle([11, -22], 1.2, { fill: INK }),
  )

/** What rises from the seven cups. */
const VISIONS: { at: Point; draw: (t: Tone) => string }[] = [
  { at: [78, 118], draw: () => head({ hair: 'auburn', style: 'curls' }, { at: [0, -8], size: 30 }) },
  {
    at: [150, 96],
    draw: () =>
      scene(
        rays([0, -6], 14, 26, 16, { fill: GOLD }),
        head({ style: 'bald', behind: veilBehind(IVORY), hat: veil(IVORY) }, { at: [0, -6], size: 25 }),
      ),
  },
  { at: [222, 118], draw: serpent },
  { at: [54, 218], draw: (t) => castle(t, [0, 4], 22, t.accent) },
  { at: [118, 226], draw: jewels },
  { at: [182, 226], draw: () => place(wreath(LEAF), { at: [0, 14], scale: 1.4 }) },
  { at: [246, 218], draw: dragon },
]

export const sevenOfCups: Scene = {
  description:
    'Someone seen from behind stares up at seven cups in the clouds, full of visions: a head, a veiled shape, a snake, a castle, jewels, a wreath, a dragon.',
  picture: (t) =>
    scene(
      sky(t),
      each(points('70,176 150,158 230,176'), (at, i) => cloud(at, 84, t.mid, t.accent, i === 2)),
      each(points('56,282 118,290 182,290 244,282'), (at, i) => cloud(at, 66, t.mid, t.accent, i > 1)),
      each(VISIONS, ({ at, draw }) => place(draw(t), { at })),
      each(VISIONS, ({ at: [x, y] }) => emptyCupAt(t, [x, y + 34], 48)),
      person(
        t,
        {
          hip: [150, 376],
          height: 148,
          view: 'back',
          far: [96, 332],
          near: [204, 332],
          farGrip: 'open',
          nearGrip: 'open',
          farElbow: [-0.6, 1],
          nearElbow: [0.6, 1],
          nearFoot: [158, 448],
          farFoot: [142, 448],
        },
        { hair: 'black', style: 'bob' },
        gown(INK, { sleeve: 'bell', flare: 0.5 }),
      ),
    ),
}

/** The moon stands before the sun and looks down. */
const eclipse = () =>
  scene(
    rays([196, 112], 38, 58, 26, { fill: GOLD, opacity: 0.8 }),
    circle([196, 112], 36, { fill: LIGHT_GOLD, line: BRASS }),
    crescent([192, 112], 34, 12, IVORY, BRASS),
    place(calmFace(BRASS), { at: [182, 114], scale: 0.42, turn: 8 }),
  )

export const eightOfCups: Scene = {
  description:
    'Under a moon that covers the sun someone in a red cloak walks away into the hills with a staff, leaving eight cups stacked with one place empty.',
  picture: (t) =>
    scene(
      sky(t, '56,140 100,90 50,220'),
      eclipse(),
      mountains(t, '60,236 118,214 206,230 256,250', 318, t.mid),
      land('18,316 80,304 150,318 210,300 282,310', t.soft, {
        angle: 60,
        gap: 6,
        line: t.deep,
        opacity: 0.4,
      }),
      shape('18,360^ 90,346 170,352 282,340^ 282,372^ 160,380 18,376^', {
        fill: '#1B4F66',
        line: t.accent,
        width: 0.9,
      }),
      ribbon('176,296 182,350', [4, 4], { fill: GOLD, line: BRASS }),
      person(
        t,
        {
          hip: [150, 288],
          height: 124,
          view: 'back',
          lean: 4,
          far: [130, 292],
          near: [178, 286],
          nearElbow: [1, 1],
          nearFoot: [162, 346],
          farFoot: [140, 352],
        },
        { hair: 'brown', style: 'bob' },
        tunic(ROSE, t.accent, { length: 1, front: cloak(ROSE, 1.3, 0.1, 0.4), belt: false }),
      ),
      ground(t, 384),
      each([44, 94, 144, 206, 256], (x) => cupAt(t, [x, 408], 46)),
      each([66, 116, 232], (x) => cupAt(t, [x, 364], 46)),
    ),
}

/** Nine cups stand in a row along a curved, draped shelf. */
const shelf = (t: Tone) =>
  scene(
    shape('24,214^ 80,182 150,170 220,182 276,214^ 276,392^ 24,392^', {
      fill: t.soft,
      line: GOLD,
      width: 1.4,
    }),
    strokes(
      Array.from(
        { length: 15 },
        (_, i) => `${36 + i * 16.4},${222 - 40 * Math.sin(((i + 0.5) * Math.PI) / 15)} ${34 + i * 16.6},388`,
      ),
      { line: t.accent, width: 0.8 },
    ),
    ...Array.from({ length: 9 }, (_, i) =>
      cupAt(t, [40 + i * 27.5, 196 - 46 * Math.sin(((i + 0.4) * Math.PI) / 8.8)], 46),
    ),
  )

export const nineOfCups: Scene = {
  description:
    'A well-fed host sits on a bench with folded arms and a content face, nine cups in a row on the draped shelf behind.',
  picture: (t) =>
    scene(
      sky(t, '60,96 240,96 150,72'),
      ground(t, 388),
      shelf(t),
      rectangle([84, 362], 132, 16, { fill: WOODEN, line: GOLD }),
      each([94, 206], (x) => rectangle([x - 7, 378], 14, 38, { fill: WOODEN, line: GOLD })),
      person(
        t,
        {
          hip: [150, 344],
          height: 196,
          far: [170, 296],
          near: [130, 300],
          farElbow: [-1, 0.6],
          nearElbow: [1, 0.6],
          farKnee: [112, 366],
          nearKnee: [188, 366],
          farFoot: [116, 418],
          nearFoot: [184, 418],
        },
        { hair: 'grey', style: 'bob', beard: 'short', awake: true, hat: chaperon(ROSE) },
        tunic(IVORY, ROSE, { sleeves: GOLD, length: 0.95, flare: 0.3, shoe: BRASS }),
      ),
    ),
}
const WOODEN = '#7A5230'

const rainbow = () => {
  const band = (radius: number, line: string) =>
    path(`M${150 - radius} 236A${radius} ${radius} 0 0 1 ${150 + radius} 236`, { line, width: 8 })
  return scene(band(112, ROSE), band(104, GOLD), band(96, LEAF), band(88, '#5A8FB0'))
}

export const tenOfCups: Scene = {
  description:
    'A couple lift their arms to a rainbow of ten cups while two children dance beside them; a house stands among trees by the water.',
  picture: (t) =>
    scene(
      sky(t, '150,200 120,220 180,220'),
      rainbow(),
      each(
        Array.from({ length: 10 }, (_, i) => polar([150, 234], 102, -172 + i * 18.2)),
        (at) => cupAt(t, at, 42),
      ),
      land('18,312 90,298 190,306 282,296', t.soft, { angle: -6, gap: 5, line: t.deep, opacity: 0.4 }),
      rectangle([196, 268], 34, 30, { fill: IVORY, line: INK }) +
        shape('190,270^ 213,250^ 236,270^', { fill: ROSE, line: INK }) +
        tower(t, [240, 298], 16, 44, t.accent),
      tree(t, [256, 308], 60) + tree(t, [180, 306], 46),
      land('18,326 100,320 200,326 282,318', '#1B4F66', { gap: 6, line: t.accent, opacity: 0.5 }, t.accent),
      ground(t, 350),
      person(
        t,
        {
          hip: [92, 338],
          height: 140,
          view: 'back',
          far: [50, 262],
          near: [116, 328],
          farGrip: 'open',
          farElbow: [-1, 0.8],
          nearElbow: [1, 0.5],
          nearFoot: [100, 410],
          farFoot: [84, 410],
        },
        { hair: 'black', style: 'short', skin: 'brown' },
        tunic(ROSE, t.accent, { length: 0.9 }),
      ),
      person(
        t,
        {
          hip: [134, 342],
          height: 132,
          view: 'back',
          far: [112, 330],
          near: [172, 266],
          nearGrip: 'open',
          farElbow: [-1, 0.5],
          nearElbow: [1, 0.8],
          nearFoot: [142, 410],
          farFoot: [128, 410],
        },
        { hair: 'auburn', style: 'long' },
        gown(IVORY, { flare: 0.5, trim: ROSE }),
      ),
      person(
        t,
        {
          hip: [196, 376],
          height: 88,
          view: 'half',
          lean: -6,
          near: [186, 350],
          far: [224, 364],
          nearFoot: [188, 420],
          farFoot: [210, 414],
          nearElbow: [-1, 1],
        },
        { hair: 'brown', style: 'curls', skin: 'tan', awake: true },
        tunic(GOLD, t.accent, { flare: 0.6 }),
      ),
      person(
        t,
        {
          hip: [244, 376],
          height: 88,
          view: 'half',
          flip: true,
          lean: 6,
          near: [256, 350],
          far: [224, 364],
          nearFoot: [250, 420],
          farFoot: [232, 416],
          nearElbow: [1, 1],
        },
        { hair: 'black', style: 'tied', skin: 'brown', awake: true },
        gown(t.accent, { flare: 0.5 }),
      ),
    ),
}
