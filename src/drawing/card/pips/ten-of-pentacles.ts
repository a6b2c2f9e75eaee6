import { greyhound } from '../creatures/dogs.ts'
import { pentacleAt } from '../emblems.ts'
import { cloak, gown, tunic } from '../figure/dress.ts'
import { circlet } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { castle, masonry } from '../kit/buildings.ts'
import { ground, sky } from '../kit/landscape.ts'
import { GOLD, INK, IVORY, ROSE, type Tone, WINE } from '../kit/palette.ts'
import { grapes } from '../kit/plants.ts'
import { points } from '../kit/points.ts'
import { each, path, place, rectangle, scene, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** The order of the tree of life. */
const TREE_OF_LIFE = '150,72 96,106 204,106 96,166 204,166 150,140 96,226 204,226 150,200 150,258'

const archway = (t: Tone) =>
  scene(
    castle(t, [150, 352], 44, t.mid),
    path('M24 404V190C24 90 276 90 276 190V404H232V210C232 130 68 130 68 210V404Z', {
      fill: t.soft,
      line: IVORY,
      width: 1,
    }),
    masonry([24, 230], 44, 174, { line: t.deep, opacity: 0.7 }, 22),
    masonry([232, 230], 44, 174, { line: t.deep, opacity: 0.7 }, 22),
  )

function treeLines(): string[] {
  const spots = points(TREE_OF_LIFE)
  const links = [
    '01',
    '02',
    '05',
    '13',
    '24',
    '34',
    '35',
    '45',
    '36',
    '47',
    '58',
    '67',
    '68',
    '78',
    '89',
    '69',
    '79',
  ]
  return links.map(([a, b]) => `${spots[Number(a)]!.join()} ${spots[Number(b)]!.join()}`)
}

export const tenOfPentacles: Scene = {
  description:
    'Under an arch three generations meet: an old man in a rich robe with two dogs, a couple, and a child; ten pentacles stand over them in the order of the tree of life.',
  picture: (t) =>
    scene(
      sky(t, '', 300),
      archway(t),
      ground(t, 390),
      strokes(treeLines(), { line: GOLD, width: 2.2, opacity: 0.6 }),
      ...points(TREE_OF_LIFE).map((at) => pentacleAt(t, at, 21)),
      person(
        t,
        {
          hip: [178, 336],
          height: 132,
          view: 'half',
          near: [204, 326],
          far: [198, 316],
          nearFoot: [170, 408],
          farFoot: [186, 408],
        },
        { hair: 'brown', style: 'short', beard: 'short', awake: true },
        tunic(ROSE, t.accent, { length: 0.9, cloak: cloak(t.soft, 1.2, -0.1, 0.3) }),
      ),
      person(
        t,
        {
          hip: [228, 336],
          height: 130,
          view: 'half',
          flip: true,
          near: [208, 328],
          far: [212, 318],
          nearFoot: [236, 408],
          farFoot: [220, 408],
        },
        { hair: 'black', style: 'long', skin: 'brown', hat: circlet(ROSE), awake: true },
        gown(IVORY, { flare: 0.5, trim: ROSE }),
      ),
      rectangle([44, 370], 46, 54, { fill: t.soft, line: IVORY }),
      rectangle([40, 364], 54, 8, { fill: GOLD, line: INK }),
      person(
        t,
        {
          hip: [72, 366],
          height: 152,
          view: 'half',
          near: [116, 372],
          far: [104, 350],
          nearElbow: [-0.3, 1],
          nearKnee: [110, 372],
          farKnee: [112, 368],
          nearFoot: [104, 416],
          farFoot: [116, 418],
        },
        { hair: 'white', style: 'bob', beard: 'long' },
        gown(WINE, {
          flare: 0.3,
          sleeve: 'bell',
          trim: GOLD,
          front: ({ at }) => each(points('-0.1,-1.5 0.3,-1.1'), ([x, y]) => grapes(at(x, y), 9, GOLD)),
        }),
      ),
      person(
        t,
        {
          hip: [152, 384],
          height: 74,
          view: 'back',
          far: [134, 398],
          near: [166, 374],
          nearFoot: [156, 422],
          farFoot: [148, 422],
        },
        { hair: 'auburn', style: 'tied' },
        gown(GOLD, { flare: 0.5 }),
      ),
      place(greyhound(IVORY), { at: [150, 434], scale: 0.62, flip: true }),
      place(greyhound(t.accent), { at: [62, 436], scale: 0.6 }),
    ),
}
