import { lionHead } from '../creatures/lion.ts'
import { cupAt } from '../emblems.ts'
import { cloak } from '../figure/cloak.ts'
import { gown, tunic } from '../figure/dress.ts'
import { flowerWreath, wreath } from '../figure/headwear.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { angelWing, wings } from '../figure/wings.ts'
import { ground, land, sky } from '../kit/landscape.ts'
import { halo } from '../kit/ornaments.ts'
import { BRASS, GOLD, INK, IVORY, LEAF, ROSE, STRAW, shadeOf, type Tone } from '../kit/palette.ts'
import { rose } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { circle, each, place, rectangle, ribbon, scene, shape, stroke } from '../kit/svg.ts'
import { tree } from '../kit/trees.ts'
import type { Scene } from '../scene.ts'

const snake = (line: string, fill: string) =>
  stroke(line, { line: BRASS, width: 4.6 }) + stroke(line, { line: fill, width: 3 })

/** From the neck at (0,0) to the right. */
const snakeHead = (fill: string) =>
  shape('-2,-1.8^ 2,-4 7,-3.4 11,0 7,3.4 2,4 -2,1.8^', { fill, line: BRASS }) +
  circle([6, -1.2], 1, { fill: INK })

/** Two snakes round a winged staff, a lion's head above: the sign of a bond. */
const caduceus = () =>
  scene(
    ribbon('150,281 150,152', [3, 5], { fill: GOLD, line: BRASS }),
    snake('150,274 140,262 160,246 136,228 164,208 136,191 139,177', LEAF),
    place(snakeHead(LEAF), { at: [138.5, 177], turn: -64 }),
    snake('150,274 160,262 140,246 164,228 136,208 164,191 161,177', IVORY),
    place(snakeHead(IVORY), { at: [161.5, 177], turn: 64, flip: true }),
    wings(angelWing(), { at: [150, 154], span: 176, raise: 22 }, 10),
    place(lionHead(), { at: [150, 132], scale: 1.34 }),
  )

const HE: Pose = {
  handsOver: ['near'],
  hip: [72, 304],
  height: 214,
  view: 'half',
  near: [117, 261],
  far: [150, 304],
  nearHolds: 90,
  farTurn: 10,
  farGrip: 'resting',
  nearElbow: [-0.4, 1],
  farElbow: [0, 1],
  nearFoot: [62, 412],
  farFoot: [90, 412],
}

const SHE: Pose = {
  handsOver: ['near', 'far'],
  hip: [228, 304],
  height: 206,
  stature: 'slim',
  view: 'half',
  flip: true,
  near: [183, 261],
  far: [154, 304],
  nearTurn: 196,
  farTurn: 172,
  nearElbow: [0.4, 1],
  farElbow: [0, 1],
  nearFoot: [240, 408],
  farFoot: [214, 408],
}

/** A house on a green hill, where they may live. */
const home = (t: Tone) =>
  scene(
    land('18,352 80,330 150,318 220,330 282,346', t.mid),
    shape('116,354^ 116,338^ 144,338^ 144,354^', { fill: IVORY, line: INK }),
    shape('135,354^ 135,339^ 143.5,339^ 143.5,354^', { fill: shadeOf(IVORY) }),
    shape('112,339^ 121,325^ 139,325^ 148,339^', { fill: ROSE, line: INK }),
    rectangle([122, 343], 6, 11, { fill: t.deep, line: BRASS }),
    tree(t, [165, 356], 38),
    tree(t, [183, 350], 30),
  )

export const twoOfCups: Scene = {
  description:
    'A man and a woman face each other and pledge with two cups under a winged staff with two snakes and a lion’s head.',
  picture: (t) =>
    scene(
      sky(t, '52,140 248,140 84,82 216,82 36,210 264,210'),
      halo(t, [150, 138], 62),
      home(t),
      land('18,384 80,372 160,380 282,368', t.soft, { angle: -5, gap: 6, line: t.deep, opacity: 0.35 }),
      caduceus(),
      ground(t, 402),
      person(
        t,
        HE,
        { hair: 'black', style: 'curls', skin: 'tan', awake: true, mood: 'glad', hat: wreath(ROSE) },
        tunic(STRAW, t.accent, {
          sleeve: 'full',
          sleeves: t.soft,
          length: 0.9,
          cloak: cloak(ROSE, 1.2, -0.2, 0.3),
        }),
      ),
      person(
        t,
        SHE,
        { hair: 'auburn', style: 'long', awake: true, mood: 'glad', hat: flowerWreath() },
        gown(IVORY, { sleeves: t.soft, sleeve: 'bell', flare: 0.7 }),
      ),
      handOver(SHE, 'far'),
      cupAt(t, [119, 246], 58),
      cupAt(t, [181, 246], 58),
      handOver(HE, 'near', 'tan'),
      handOver(SHE, 'near'),
      each(points('35,422 126,427 176,427 265,422'), (at, i) => rose(at, 5.6, i % 2 ? IVORY : ROSE)),
    ),
}
