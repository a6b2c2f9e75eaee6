import { gown, tunic } from '../figure/dress.ts'
import { kingsCrown } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { masonry } from '../kit/buildings.ts'
import { land, sky } from '../kit/landscape.ts'
import { cloud, drop, flame } from '../kit/ornaments.ts'
import { BRASS, INK, IVORY, LIGHT_GOLD, ROSE, type Tone } from '../kit/palette.ts'
import { type Point, points } from '../kit/points.ts'
import { each, path, place, scene, shape } from '../kit/svg.ts'
import { hatch } from '../kit/texture.ts'
import type { Scene } from '../scene.ts'

const burningWindow = (t: Tone, [x, y]: Point) =>
  path(`M${x - 9} ${y + 24}v-18a9 9 0 0 1 18 0v18z`, { fill: t.deep, line: BRASS, width: 1.3 }) +
  flame([x, y + 15], 16)

const tower = (t: Tone) =>
  scene(
    shape('112,404^ 115,178^ 189,178^ 192,404^', { fill: IVORY, line: INK, width: 1.2 }),
    masonry([114, 192], 76, 206, { line: t.soft }, 15),
    hatch('158,404^ 156,178^ 189,178^ 192,404^', { angle: 90, gap: 3, line: t.mid, opacity: 0.7 }),
    shape(
      '108,180^ 108,158^ 120,158^ 120,167^ 134,167^ 134,158^ 146,158^ 146,167^ 160,167^ 160,158^ 172,158^ 172,167^ 184,167^ 184,158^ 196,158^ 196,180^',
      { fill: IVORY, line: INK, width: 1.2 },
    ),
    each(points('138,206 166,254 136,302'), (at) => burningWindow(t, at)),
  )

const fire = () =>
  scene(
    each(points('122,152 142,146 164,146 184,152'), (at, i) => flame(at, i % 3 === 0 ? 34 : 46)),
    each(points('132,156 152,156 174,156'), (at) => flame(at, 26)),
  )

const lightning = () =>
  shape('268,34^ 188,98^ 208,103^ 164,146^ 234,96^ 212,91^ 262,48^', {
    fill: LIGHT_GOLD,
    line: INK,
    width: 1,
  })

/** A king and a common man fall alike. */
const falling = (t: Tone) =>
  scene(
    place(
      person(
        t,
        {
          hip: [0, 0],
          height: 118,
          far: [-36, -52],
          near: [34, -58],
          farGrip: 'open',
          nearGrip: 'open',
          nearFoot: [20, 52],
          farFoot: [-12, 58],
          nearKnee: [24, 20],
        },
        { hair: 'brown', style: 'short', beard: 'short', awake: true },
        tunic(t.soft, t.accent, { flare: 0.7 }),
      ),
      { at: [76, 312], turn: 152, scale: 0.92 },
    ),
    place(
      person(
        t,
        {
          hip: [0, 0],
          height: 118,
          far: [-36, -56],
          near: [36, -50],
          farGrip: 'open',
          nearGrip: 'open',
          nearFoot: [14, 56],
          farFoot: [-16, 52],
        },
        { hair: 'blond', style: 'long', awake: true },
        gown(ROSE, { flare: 0.6, sweep: 0.2, length: 1.8 }),
      ),
      { at: [228, 302], turn: 205, scale: 0.92 },
    ),
  )

export const theTower: Scene = {
  description:
    'Lightning strikes a tall tower on a crag and throws its crown from the top; flames burst from the windows and two people fall headlong through a rain of sparks.',
  picture: (t) =>
    scene(
      sky(t),
      cloud([62, 168], 92, t.mid, t.accent),
      cloud([246, 218], 80, t.mid, t.accent, true),
      cloud([48, 232], 60, t.mid, t.accent),
      land('18,412^ 60,386^ 92,402^ 124,370^ 184,372^ 214,400^ 246,380^ 282,412^', t.mid, {
        angle: 58,
        gap: 4,
        line: t.accent,
        opacity: 0.4,
      }),
      tower(t),
      fire(),
      place(kingsCrown(ROSE), { at: [112, 124], scale: 1.5, turn: -34 }),
      lightning(),
      each(
        points('92,196 84,250 104,282 98,344 60,376 214,190 206,300 212,366 258,364 44,268 78,220'),
        (at) => drop(at, 7),
      ),
      falling(t),
    ),
}
