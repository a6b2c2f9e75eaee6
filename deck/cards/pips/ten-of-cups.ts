import { cupAt } from '../emblems.ts'
import { gown, tunic } from '../figure/dress.ts'
import { person } from '../figure/person.ts'
import { daySky, ground, land } from '../kit/landscape.ts'
import { GLASS, GOLD, INK, IVORY, LAKE, LEAF, ROSE } from '../kit/palette.ts'
import { tree } from '../kit/plants.ts'
import { polar } from '../kit/points.ts'
import { each, path, rectangle, scene, shape } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

const rainbow = () => {
  const band = (radius: number, line: string) =>
    path(`M${150 - radius} 236A${radius} ${radius} 0 0 1 ${150 + radius} 236`, { line, width: 8 })
  return scene(band(112, ROSE), band(104, GOLD), band(96, LEAF), band(88, GLASS))
}

export const tenOfCups: Scene = {
  description:
    'A couple lift their arms to a rainbow of ten cups in a clear sky while two children dance beside them; a house stands among trees by the water.',
  picture: (t) =>
    scene(
      daySky(t, 320),
      rainbow(),
      each(
        Array.from({ length: 10 }, (_, i) => polar([150, 234], 102, -175 + i * 18.9)),
        (at) => cupAt(t, at, 35),
      ),
      rectangle([196, 268], 34, 42, { fill: IVORY, line: INK }) +
        shape('190,270^ 213,250^ 236,270^', { fill: ROSE, line: INK }),
      land('18,312 90,298 190,306 282,296', t.soft, { angle: -6, gap: 5, line: t.deep, opacity: 0.4 }),
      tree(t, [251, 308], 56) + tree(t, [180, 306], 46),
      land('18,326 100,320 200,326 282,318', LAKE, { gap: 6, line: t.accent, opacity: 0.5 }, t.accent),
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
