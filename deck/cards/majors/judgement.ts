import { gown } from '../figure/dress.ts'
import type { Look } from '../figure/head.ts'
import { handOver, person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { angelWing, wings } from '../figure/wings.ts'
import { sea, sky } from '../kit/landscape.ts'
import { mountains } from '../kit/mountains.ts'
import { cloud, rays } from '../kit/ornaments.ts'
import { BRASS, GOLD, INK, IVORY, ROSE, type Tone, WATER } from '../kit/palette.ts'
import { circle, place, ribbon, scene, shape, shapes, stroke, strokes } from '../kit/svg.ts'
import { hatch } from '../kit/texture.ts'
import type { Scene } from '../scene.ts'

const ANGEL: Pose = {
  handsOver: ['far', 'near'],
  hip: [146, 198],
  height: 168,
  view: 'half',
  headTurn: 12,
  near: [168, 140],
  far: [195, 154],
  nearElbow: [-0.4, 1],
  farElbow: [0.4, 1],
  nearFoot: [140, 244],
  farFoot: [158, 244],
}

const angel = (t: Tone) =>
  scene(
    rays([150, 112], 44, 84, 32, { fill: GOLD, opacity: 0.8 }),
    circle([150, 112], 40, { fill: t.mid, line: GOLD, width: 1.2 }),
    wings(angelWing(), { at: [145, 150], span: 226, raise: 22 }),
    person(
      t,
      ANGEL,
      { hair: 'auburn', style: 'bob' },
      gown(t.soft, { trim: GOLD, length: 1.2, bareLegs: false }),
    ),
    place(trumpet(), { at: [152, 131], turn: 28 }),
    handOver(ANGEL, 'near'),
    handOver(ANGEL, 'far'),
  )

/** A long trumpet from the mouth at (0,0) to its bell, and the banner with the cross that hangs from it. */
const trumpet = () =>
  scene(
    shape('56,1^ 87,1^ 88,32^ 80,34.5 72,32 64,34.5 55,32^', { fill: IVORY, line: INK }),
    shapes(['68.5,1.6^ 74.5,1.6^ 74.6,32.2^ 68.4,32.6^', '56.4,13^ 86.8,13^ 87,19^ 56.2,19^'], {
      fill: ROSE,
    }),
    ribbon('0,0 40,0 96,0', [3, 4, 6], { fill: GOLD, line: BRASS }),
    shape('92,-3^ 104,-6 116,-15^ 119,0 116,15^ 104,6 92,3^', { fill: GOLD, line: BRASS }),
    strokes(['116,-15 113,0 116,15', '14,-2 14,2', '84,-3 84,3'], { line: BRASS, width: 1.2 }),
  )

const clouds = (t: Tone) =>
  scene(
    cloud([84, 226], 92, t.mid, t.accent),
    cloud([220, 244], 84, t.mid, t.accent, true),
    cloud([150, 240], 108, t.deep, t.accent),
  )

/** An open tomb that floats on the water: the near wall, and the rim behind the one who rises. */
const tomb = (t: Tone, x: number, y: number, width: number) => {
  const [left, right, foot] = [x - width / 2, x + width / 2, y + 50]
  const wave = `${left - 5},${foot - 5} ${left + 12},${foot - 8} ${x - width * 0.2},${foot - 5} ${x},${foot - 8} ${x + width * 0.2},${foot - 5} ${right - 12},${foot - 8} ${right + 5},${foot - 5}`
  const wall = `${left},${y}^ ${right},${y}^ ${right - 4},${foot}^ ${left + 4},${foot}^`
  return {
    rim: shape(`${left},${y}^ ${left + 10},${y - 12}^ ${right - 10},${y - 12}^ ${right},${y}^`, {
      fill: t.deep,
      line: IVORY,
    }),
    wall: scene(
      shape(wall, { fill: t.soft, line: IVORY }),
      hatch(wall, { angle: 0, gap: 6, line: t.deep, opacity: 0.5 }),
      shape(`${wave}^ ${right},${foot + 2}^ ${left},${foot + 2}^`, { fill: WATER }),
      stroke(wave, { line: t.accent }),
      shape(`${left - 3},${y - 3}^ ${right + 3},${y - 3}^ ${right + 3},${y + 5}^ ${left - 3},${y + 5}^`, {
        fill: t.accent,
        line: INK,
      }),
    ),
  }
}

const risen = (t: Tone, place: readonly [x: number, y: number, width: number], pose: Pose, look: Look) => {
  const { rim, wall } = tomb(t, ...place)
  return rim + person(t, pose, look, gown(IVORY, { sleeve: 'rolled', flare: 0.2, trim: GOLD })) + wall
}

/** A man folds his hands, a woman opens her arms, and between them a child, back to us, lifts both hands. */
const people = (t: Tone) =>
  scene(
    risen(
      t,
      [74, 372, 84],
      {
        hip: [70, 372],
        height: 156,
        view: 'half',
        headTurn: -20,
        lean: -4,
        near: [98, 314],
        far: [101, 313],
        nearGrip: 'joined',
        farGrip: 'joined',
        nearKnee: [66, 394],
        farKnee: [74, 394],
        nearFoot: [64, 412],
        farFoot: [76, 412],
      },
      { hair: 'grey', style: 'short', beard: 'full', skin: 'tan', awake: true },
    ),
    risen(
      t,
      [226, 372, 84],
      {
        hip: [224, 372],
        height: 156,
        view: 'half',
        flip: true,
        headTurn: 20,
        lean: 4,
        near: [256, 298],
        far: [194, 298],
        nearGrip: 'open',
        farGrip: 'open',
        nearElbow: [1, 0.6],
        farElbow: [0.5, 1],
        nearKnee: [228, 394],
        farKnee: [220, 394],
        nearFoot: [230, 412],
        farFoot: [218, 412],
      },
      { hair: 'black', style: 'long', skin: 'brown', awake: true },
    ),
    risen(
      t,
      [150, 400, 66],
      {
        hip: [150, 400],
        height: 120,
        view: 'back',
        far: [124, 337],
        near: [174, 337],
        farGrip: 'open',
        nearGrip: 'open',
        farElbow: [-1, 0.6],
        nearElbow: [1, 0.6],
        nearFoot: [156, 430],
        farFoot: [144, 430],
      },
      { hair: 'blond', style: 'curls' },
    ),
  )

export const judgement: Scene = {
  description:
    'An angel in the clouds sounds a trumpet hung with a banner; a man with folded hands, a woman with open arms and, between them, a child with lifted hands rise from their tombs on the water.',
  picture: (t) =>
    scene(
      sky(t, '40,276 262,190', 340),
      mountains(t, '52,300 116,284 176,280 250,298', 348, t.soft),
      sea(t, 352),
      angel(t),
      clouds(t),
      people(t),
    ),
}
