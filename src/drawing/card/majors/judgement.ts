import { gown } from '../figure/dress.ts'
import type { Look } from '../figure/head.ts'
import { person } from '../figure/person.ts'
import type { Pose } from '../figure/skeleton.ts'
import { angelWing, wings } from '../figure/wings.ts'
import { mountains, sea, sky } from '../kit/landscape.ts'
import { cloud, rays } from '../kit/ornaments.ts'
import { BRASS, GOLD, IVORY, ROSE, type Tone } from '../kit/palette.ts'
import { circle, ribbon, scene, shape, strokes } from '../kit/svg.ts'
import { hatch } from '../kit/texture.ts'
import type { Scene } from '../scene.ts'

const angel = (t: Tone) =>
  scene(
    rays([150, 100], 42, 84, 28, { fill: GOLD, opacity: 0.75 }),
    circle([150, 100], 40, { fill: t.mid, line: GOLD, width: 1.2 }),
    wings(angelWing(), { at: [150, 152], span: 240, raise: 14 }),
    person(
      t,
      {
        hip: [144, 190],
        height: 150,
        view: 'half',
        headTurn: 8,
        near: [164, 148],
        far: [176, 152],
        nearElbow: [-0.4, 1],
        farElbow: [1, 0.6],
        nearFoot: [136, 226],
        farFoot: [152, 226],
      },
      { hair: 'auburn', style: 'bob' },
      gown(t.soft, { sleeve: 'bell' }),
    ),
  )

/** The trumpet and its banner with the cross. */
const trumpet = () =>
  scene(
    ribbon('160,128 186,152 214,182', [4, 5, 7], { fill: GOLD, line: BRASS }),
    shape('208,178^ 218,170^ 236,192 240,206^ 226,206 212,190', { fill: GOLD, line: BRASS }),
    shape('180,152^ 206,178^ 196,192 200,210^ 178,206 162,186^ 172,172', { fill: IVORY, line: BRASS }),
    strokes(['188,164 182,204', '170,180 202,192'], { line: ROSE, width: 5 }),
  )

const clouds = (t: Tone) =>
  scene(
    cloud([92, 216], 84, t.mid, t.accent),
    cloud([212, 218], 80, t.mid, t.accent, true),
    cloud([150, 226], 96, t.deep, t.accent),
  )

const coffin = (t: Tone, corners: string, lid: string) =>
  scene(
    shape(lid, { fill: t.soft, line: IVORY }),
    shape(corners, { fill: t.deep, line: IVORY }),
    hatch(corners, { angle: 0, gap: 5.5, line: t.accent, opacity: 0.4 }),
  )

const risen = (t: Tone, pose: Pose, look: Look, cloth = IVORY) =>
  person(t, pose, look, gown(cloth, { sleeve: 'rolled', flare: 0.3, trim: GOLD }))

/** A man folds his hands, a woman opens her arms, and between them a child, back to us, lifts both hands. */
const people = (t: Tone) =>
  scene(
    risen(
      t,
      {
        hip: [78, 378],
        height: 142,
        view: 'half',
        headTurn: -16,
        lean: -4,
        near: [106, 334],
        far: [108, 332],
        nearFoot: [72, 412],
        farFoot: [84, 412],
      },
      { hair: 'grey', style: 'short', beard: 'full', skin: 'tan', awake: true },
      t.accent,
    ),
    coffin(t, '38,372^ 116,380^ 110,430^ 44,424^', '26,366^ 38,372^ 44,424^ 32,416^'),
    risen(
      t,
      {
        hip: [224, 376],
        height: 144,
        view: 'half',
        flip: true,
        headTurn: 16,
        lean: 4,
        near: [246, 322],
        far: [182, 326],
        nearGrip: 'open',
        farGrip: 'open',
        nearElbow: [1, 0.6],
        farElbow: [-0.4, 1],
        nearFoot: [228, 412],
        farFoot: [218, 412],
      },
      { hair: 'black', style: 'long', skin: 'brown', awake: true },
    ),
    coffin(t, '184,380^ 262,372^ 256,424^ 190,430^', '274,366^ 262,372^ 256,424^ 268,416^'),
    risen(
      t,
      {
        hip: [150, 394],
        height: 112,
        view: 'back',
        far: [124, 324],
        near: [176, 324],
        farGrip: 'open',
        nearGrip: 'open',
        farElbow: [-1, 0.6],
        nearElbow: [1, 0.6],
        nearFoot: [156, 426],
        farFoot: [144, 426],
      },
      { hair: 'blond', style: 'bob' },
    ),
    coffin(t, '118,396^ 182,396^ 178,440^ 122,440^', '118,396^ 124,390^ 176,390^ 182,396^'),
  )

export const judgement: Scene = {
  description:
    'An angel in the clouds sounds a trumpet hung with a banner; a man with folded hands, a woman with open arms and, between them, a child with lifted hands rise from their tombs on the water.',
  picture: (t) =>
    scene(
      sky(t, '48,268 252,268'),
      mountains(t, '44,290 100,272 152,262 206,274 258,288', 348, t.soft),
      sea(t, 356),
      angel(t),
      trumpet(),
      clouds(t),
      people(t),
      strokes(['24,430 60,436 96,432', '206,436 240,438 276,430'], { line: t.accent, width: 1 }),
    ),
}
