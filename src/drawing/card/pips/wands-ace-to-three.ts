import { wandAt } from '../emblems.ts'
import { grip } from '../figure/cloud-hand.ts'
import { cloak, gown, tunic } from '../figure/dress.ts'
import { chaperon, circlet } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { castle, ground, land, masonry, sea, ship, sky } from '../kit/landscape.ts'
import { rays } from '../kit/ornaments.ts'
import { BRASS, GOLD, INK, IVORY, LEAF, LIGHT_GOLD, type Tone } from '../kit/palette.ts'
import { leaf } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { circle, each, rectangle, ribbon, scene, shape, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'
import { glory } from './glory.ts'

export const aceOfWands: Scene = {
  description:
    'A hand comes out of a cloud and holds up a living staff with green buds before a ring of light; below, a castle stands on a hill over a river.',
  picture: (t) =>
    scene(
      sky(t, '44,300 256,292 262,180'),
      glory(t),
      land('18,372 70,352 130,366 190,350 282,362', t.mid, {
        angle: -6,
        gap: 4.5,
        line: t.accent,
        opacity: 0.35,
      }),
      castle(t, [232, 366], 30),
      ribbon('204,360 184,378 206,396 170,440', [3, 7, 12, 26], { fill: t.accent, line: IVORY, width: 0.7 }),
      grip(t, [152, 272], wandAt(t, [152, 212], 262, 0, 17)),
      each(points('92,132 210,150 96,206 216,232 104,168 200,108'), (at, i) =>
        leaf(at, 13, 60 + i * 50, { fill: LEAF, line: INK, width: 0.7 }),
      ),
    ),
}

const parapet = (t: Tone) =>
  scene(
    rectangle([18, 352], 264, 90, { fill: t.soft, line: IVORY }),
    masonry([18, 362], 264, 80, { line: t.deep }, 16),
    shape(
      '18,366^ 18,330^ 62,330^ 62,348^ 92,348^ 92,330^ 138,330^ 138,348^ 166,348^ 166,330^ 210,330^ 210,348^ 238,348^ 238,330^ 282,330^ 282,366^',
      { fill: t.soft, line: IVORY },
    ),
  )

const globe = () =>
  scene(
    circle([186, 246], 17, { fill: LIGHT_GOLD, line: INK }),
    shape('176,238 184,232 190,238 186,246 178,248', { fill: BRASS }),
    shape('190,250 198,246 200,254 193,259', { fill: BRASS }),
    strokes(['169,247 186,251 203,247'], { line: BRASS, width: 0.8 }),
  )

export const twoOfWands: Scene = {
  description:
    'A merchant stands on the battlements between two staffs, a globe in his hand, and looks out over the sea and far hills.',
  picture: (t) =>
    scene(
      sky(t, '60,120 238,130 200,84 104,90'),
      land('18,296 60,276 110,292 170,270 230,286 282,272', t.soft, {
        angle: 60,
        gap: 5,
        line: t.deep,
        opacity: 0.4,
      }),
      land('18,306 282,306', t.mid, { angle: 0, gap: 5, line: t.accent, opacity: 0.5 }, t.accent),
      ship([236, 312], 26, t),
      wandAt(t, [240, 258], 220, 0, 11),
      wandAt(t, [74, 246], 236, 0, 11),
      person(
        t,
        {
          hip: [136, 300],
          height: 204,
          view: 'half',
          near: [76, 284],
          far: [186, 262],
          nearElbow: [-0.4, 1],
          farElbow: [0.3, 1],
          nearFoot: [130, 404],
          farFoot: [146, 404],
          headTurn: -3,
        },
        { hair: 'brown', style: 'bob', beard: 'short', skin: 'tan', awake: true, hat: chaperon(t.soft) },
        tunic(IVORY, t.accent, { sleeves: t.soft, cloak: cloak(t.soft, 1.7, -0.1, 0.4), length: 1 }),
      ),
      globe(),
      parapet(t),
    ),
}

const sunset = (t: Tone) =>
  scene(
    rays([150, 250], 40, 84, 30, { fill: GOLD, opacity: 0.55 }),
    circle([150, 250], 38, { fill: LIGHT_GOLD, line: BRASS }),
    sea(t, 258, t.mid),
  )

export const threeOfWands: Scene = {
  description:
    'Someone in a long cloak, seen from behind, stands on a cliff among three staffs and watches ships on a golden sea.',
  picture: (t) =>
    scene(
      sky(t, '62,120 236,122 108,82 196,82'),
      sunset(t),
      ship([36, 300], 30, t),
      ship([236, 276], 22, t),
      ship([262, 318], 34, t),
      ground(t, 392),
      shape('18,442^ 18,380^ 60,370 130,372 190,368 226,376 244,396^ 262,402 282,410^ 282,442^', {
        fill: t.deep,
        line: IVORY,
      }),
      wandAt(t, [58, 272], 216, 0, 11),
      wandAt(t, [98, 268], 216, 0, 11),
      wandAt(t, [206, 268], 224, 0, 11),
      person(
        t,
        {
          hip: [150, 276],
          height: 204,
          view: 'back',
          far: [126, 282],
          near: [204, 262],
          farElbow: [-1, 0.4],
          nearElbow: [1, 1],
          nearFoot: [160, 378],
          farFoot: [140, 378],
        },
        { hair: 'black', style: 'bob', skin: 'brown', hat: circlet(GOLD) },
        gown(t.accent, { flare: 0.4, front: cloak(t.soft, 1.75, 0, 0.85), belt: false }),
      ),
    ),
}
