import { cupAt } from '../emblems.ts'
import { gown, tunic } from '../figure/dress.ts'
import { person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { daySky, ground, land } from '../kit/landscape.ts'
import { cloud, rays } from '../kit/ornaments.ts'
import { GLASS, GOLD, INK, IVORY, LAKE, LEAF, LIGHT_GOLD, ROSE, shadeOf, type Tone } from '../kit/palette.ts'
import { polar } from '../kit/points.ts'
import { each, path, rectangle, scene, shape } from '../kit/svg.ts'
import { tree } from '../kit/trees.ts'
import type { Scene } from '../scene.ts'

const rainbow = () => {
  const band = (radius: number, line: string) =>
    path(`M${150 - radius} 222A${radius} ${radius} 0 0 1 ${150 + radius} 222`, { line, width: 8 })
  return scene(band(112, ROSE), band(104, GOLD), band(96, LEAF), band(88, GLASS))
}

const house = (t: Tone) =>
  scene(
    rectangle([198, 264], 42, 46, { fill: IVORY, line: INK }),
    rectangle([226, 265], 13.5, 44, { fill: shadeOf(IVORY) }),
    shape('190,267^ 206,246^ 232,246^ 248,267^', { fill: ROSE, line: INK }),
    rectangle([206, 274], 8, 10, { fill: GLASS, line: INK }),
    rectangle([216, 288], 9, 22, { fill: t.mid, line: INK }),
  )

/** Her arm lies round his back, his is before her. */
const HE: Pose = {
  hip: [88, 330],
  height: 146,
  view: 'back',
  far: [44, 248],
  near: [122, 320],
  farGrip: 'open',
  farElbow: [-1, 0.8],
  nearElbow: [0.3, 1],
  nearFoot: [97, 412],
  farFoot: [79, 412],
  toes: ['away', 'away'],
}

const SHE: Pose = {
  hip: [136, 334],
  height: 144,
  view: 'back',
  far: [93, 312],
  near: [180, 252],
  farGrip: 'resting',
  farTurn: 172,
  nearGrip: 'open',
  farElbow: [-0.3, 1],
  nearElbow: [1, 0.8],
  nearFoot: [145, 412],
  farFoot: [129, 412],
}

export const tenOfCups: Scene = {
  description:
    'A couple lift their arms to a rainbow of ten cups in a clear sky while two children dance beside them; a house stands among trees by the water.',
  picture: (t) =>
    scene(
      daySky(t, 320),
      rays([150, 222], 122, 176, 36, { fill: LIGHT_GOLD, opacity: 0.7 }),
      rainbow(),
      cloud([48, 240], 62, IVORY, t.soft),
      cloud([252, 240], 62, IVORY, t.soft, true),
      each(
        Array.from({ length: 10 }, (_, i) => polar([150, 220], 102, -175 + i * 18.9)),
        (at) => cupAt(t, at, 32),
      ),
      land('18,300 70,282 150,292 220,280 282,292', '#8CC4BF'),
      house(t),
      land('18,312 90,298 190,306 282,296', t.soft, { angle: -6, gap: 6, line: t.deep, opacity: 0.35 }),
      tree(t, [262, 310], 64) + tree(t, [184, 308], 52),
      land('18,328 100,322 200,328 282,320', LAKE, { gap: 6, line: t.accent, opacity: 0.5 }, t.accent),
      ground(t, 352),
      person(t, HE, { hair: 'black', style: 'short', skin: 'brown' }, tunic(ROSE, t.accent, { length: 0.9 })),
      person(t, SHE, { hair: 'auburn', style: 'long' }, gown(IVORY, { flare: 0.7, trim: ROSE })),
      person(
        t,
        {
          hip: [196, 372],
          height: 98,
          view: 'half',
          lean: -6,
          near: [176, 336],
          far: [224, 360],
          nearGrip: 'open',
          nearFoot: [184, 422],
          farFoot: [214, 414],
          nearElbow: [-1, 1],
        },
        { hair: 'brown', style: 'curls', skin: 'tan', awake: true, mood: 'glad' },
        tunic(GOLD, t.accent, { flare: 0.6 }),
      ),
      person(
        t,
        {
          hip: [246, 372],
          height: 98,
          view: 'half',
          flip: true,
          lean: 6,
          near: [262, 334],
          far: [224, 360],
          nearGrip: 'open',
          nearFoot: [254, 422],
          farFoot: [232, 416],
          nearElbowAt: [264, 353],
        },
        { hair: 'black', style: 'tied', skin: 'brown', awake: true, mood: 'glad' },
        gown(t.accent, { flare: 0.5 }),
      ),
    ),
}
