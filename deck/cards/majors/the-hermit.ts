import { cloak, gown } from '../figure/dress.ts'
import { sideHood } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { land, mountains, sky } from '../kit/landscape.ts'
import { rays, starOutline } from '../kit/ornaments.ts'
import { BRASS, GOLD, INK, IVORY, LIGHT_GOLD, type Tone } from '../kit/palette.ts'
import { circle, place, ribbon, scene, shape } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

/** A six-pointed star burns in the lantern. */
const lantern = () =>
  scene(
    rays([0, 6], 26, 66, 20, { fill: GOLD, opacity: 0.4 }),
    circle([0, 6], 34, { fill: LIGHT_GOLD, opacity: 0.16 }),
    circle([0, -24], 5, { line: GOLD, width: 2 }),
    shape('-15,-8^ 0,-19^ 15,-8^ 18,24^ -18,24^', { fill: INK, line: GOLD, width: 2 }),
    shape('-21,24^ 21,24^ 19,30^ -19,30^', { fill: GOLD, line: BRASS }),
    shape(starOutline([0, 7], 6, 14, 7.4), { fill: '#FFF3C4', line: GOLD }),
  )

const hermit = (t: Tone) =>
  person(
    t,
    {
      hip: [166, 292],
      height: 236,
      view: 'half',
      flip: true,
      lean: -6,
      headTurn: 6,
      near: [206, 262],
      far: [92, 208],
      nearElbow: [1, 1],
      farElbow: [0.4, 1],
      nearFoot: [176, 408],
      farFoot: [150, 408],
    },
    { hair: 'white', style: 'short', beard: 'long', hat: sideHood(t.soft) },
    gown(t.soft, {
      sleeve: 'bell',
      sleeves: t.soft,
      flare: 0.9,
      belt: true,
      trim: BRASS,
      cloak: cloak(t.mid, 1.9, -0.1, 0.5),
    }),
  )

export const theHermit: Scene = {
  description:
    'An old man in a grey hooded cloak stands alone on a snowy summit, a staff in one hand; in the other he lifts a lantern in which a star shines.',
  picture: (t) =>
    scene(
      sky(t, '60,130 104,82 206,88 250,160 250,250 40,300 128,140'),
      mountains(t, '48,336 96,312 226,300 262,330', 396),
      land(
        '18,402 70,392 150,396 230,390 282,400',
        IVORY,
        { angle: -4, gap: 4.5, line: t.soft, opacity: 0.7 },
        t.soft,
      ),
      ribbon('208,414 206,260 202,166 196,150', [5, 5.5, 5, 3], { fill: GOLD, line: BRASS }),
      hermit(t),
      place(lantern(), { at: [88, 236] }),
    ),
}
