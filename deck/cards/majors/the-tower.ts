import { gown, tunic } from '../figure/dress.ts'
import { kingsCrown } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { masonry } from '../kit/buildings.ts'
import { sky } from '../kit/landscape.ts'
import { cloud, drop, flame } from '../kit/ornaments.ts'
import { BRASS, INK, IVORY, LIGHT_GOLD, ROSE, shadeOf, type Tone, WINE } from '../kit/palette.ts'
import { type Point, points } from '../kit/points.ts'
import { each, path, place, scene, shape, shapes, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

const burningWindow = (t: Tone, [x, y]: Point) =>
  path(`M${x - 9} ${y + 24}v-18a9 9 0 0 1 18 0v18z`, { fill: t.deep, line: BRASS, width: 1.3 }) +
  flame([x, y + 15], 16)

const CRAG =
  '18,442^ 18,404^ 40,388^ 58,396^ 80,372^ 98,378^ 112,360^ 190,360^ 206,382^ 226,374^ 246,396^ 262,386^ 282,404^ 282,442^'

const crag = (t: Tone) =>
  scene(
    shape(CRAG, { fill: t.mid, line: IVORY }),
    shapes(
      [
        '58,396^ 80,372^ 76,402^ 92,420^ 84,442^ 50,442^ 62,416^',
        '206,382^ 226,374^ 224,400^ 240,418^ 232,442^ 196,442^ 210,412^',
        '262,386^ 282,404^ 282,442^ 266,442^ 258,410^',
        '140,380^ 190,362^ 178,396^ 186,420^ 172,442^ 140,442^ 152,408^',
      ],
      {
        fill: shadeOf(t.mid),
      },
    ),
    strokes(['26,410 40,404 44,418', '104,390 116,386 120,404', '100,424 112,414'], {
      line: t.accent,
      width: 0.7,
    }),
  )

const BODY = '109,412^ 112,178^ 190,176^ 193,412^'

const tower = (t: Tone) =>
  scene(
    shape(BODY, { fill: IVORY, line: INK, width: 1.2 }),
    shape('158,411^ 160,177^ 189,177^ 192,411^', { fill: shadeOf(IVORY) }),
    masonry([112.5, 192], 78, 218, { line: t.soft }, 15),
    strokes(['120,168 117,186 123,198 119,214 126,228 122,240', '184,168 180,186 186,198 181,212 187,226'], {
      line: INK,
      width: 1.1,
    }),
    shape(
      '106,182^ 106,160^ 119,158^ 121,168^ 132,166^ 135,152^ 148,158^ 152,170^ 166,164^ 170,154^ 182,156^ 184,168^ 198,164^ 198,182^',
      {
        fill: IVORY,
        line: INK,
        width: 1.2,
      },
    ),
    shape('162,181^ 168,166^ 184,169^ 197,166^ 197,181^', { fill: shadeOf(IVORY) }),
    each(points('136,208 170,256 132,304'), (at) => burningWindow(t, at)),
  )

const smoke = (t: Tone) =>
  scene(
    cloud([120, 110], 92, t.soft, t.accent),
    cloud([196, 118], 84, t.soft, t.accent, true),
    cloud([154, 84], 76, t.mid, t.accent),
  )

const fire = () =>
  scene(
    each(points('116,150 142,142 166,142 190,150'), (at, i) => flame(at, i % 3 === 0 ? 42 : 56)),
    each(points('130,156 154,156 178,156'), (at) => flame(at, 32)),
  )

const lightning = () =>
  shape('276,40^ 206,92^ 222,98^ 190,122^ 200,126^ 160,168^ 224,118^ 212,114^ 250,86^ 232,82^ 270,50^', {
    fill: LIGHT_GOLD,
    line: INK,
    width: 1,
  })

/** Stones that the blow has broken out of the wall. */
const stones = () =>
  each(points('92,172 212,196 84,214 220,166 100,236 208,230'), ([x, y], i) =>
    place(shape('-7,-5^ 6,-6^ 8,4^ -5,6^', { fill: IVORY, line: INK }), {
      at: [x, y],
      turn: i * 47,
      scale: 1 - (i % 3) * 0.2,
    }),
  )

/** A king and a common man fall alike. */
const falling = (t: Tone) =>
  scene(
    place(
      person(
        t,
        {
          hip: [0, 0],
          height: 124,
          far: [-44, -50],
          near: [44, -46],
          farGrip: 'open',
          nearGrip: 'open',
          nearFoot: [20, 52],
          farFoot: [-12, 58],
          nearKnee: [24, 20],
        },
        { hair: 'brown', style: 'short', beard: 'short', awake: true, mood: 'afraid' },
        tunic(t.soft, t.accent, { flare: 0.7 }),
      ),
      { at: [80, 300], turn: 152 },
    ),
    place(
      person(
        t,
        {
          hip: [0, 0],
          height: 124,
          far: [-40, -72],
          near: [40, -52],
          farGrip: 'open',
          nearGrip: 'open',
          nearFoot: [14, 56],
          farFoot: [-16, 52],
        },
        { hair: 'blond', style: 'flowing', awake: true, mood: 'afraid', hat: kingsCrown(WINE) },
        gown(ROSE, { flare: 0.5, length: 1.55, hose: t.accent }),
      ),
      { at: [226, 294], turn: 194 },
    ),
  )

export const theTower: Scene = {
  description:
    'Lightning strikes a tall tower on a crag and throws its crown from the top; flames burst from the windows and two people fall headlong through a rain of sparks.',
  picture: (t) =>
    scene(
      sky(t),
      cloud([52, 180], 84, t.mid, t.accent),
      cloud([258, 212], 72, t.mid, t.accent, true),
      crag(t),
      smoke(t),
      tower(t),
      fire(),
      place(kingsCrown(ROSE), { at: [96, 136], scale: 1.5, turn: -34 }),
      lightning(),
      stones(),
      shape(
        '50,442^ 72,424^ 88,428^ 102,402^ 116,390^ 130,399^ 146,388^ 164,397^ 180,386^ 200,404^ 214,422^ 230,420^ 252,442^',
        {
          fill: t.mid,
          line: IVORY,
        },
      ),
      shapes(
        [
          '116,388^ 130,398^ 124,420^ 132,442^ 112,442^',
          '146,386^ 164,396^ 156,416^ 166,442^ 150,442^',
          '180,384^ 200,400^ 196,424^ 204,442^ 186,442^',
        ],
        { fill: shadeOf(t.mid) },
      ),
      each(
        points('44,238 84,256 100,290 60,330 40,372 222,220 206,316 214,356 262,368 30,276 266,290'),
        (at) => drop(at, 7),
      ),
      falling(t),
    ),
}
