import { swordAt } from '../emblems.ts'
import { gown } from '../figure/dress.ts'
import { blindfold } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { castle } from '../kit/buildings.ts'
import { ground, land, sky } from '../kit/landscape.ts'
import { INK, IVORY, ROSE } from '../kit/palette.ts'
import { points } from '../kit/points.ts'
import { each, ribbon, scene, shape, strokes } from '../kit/svg.ts'
import { hatch } from '../kit/texture.ts'
import type { Scene } from '../scene.ts'

export const eightOfSwords: Scene = {
  description:
    'A woman stands bound and blindfolded among eight swords set in the wet ground, a castle on the crag behind; the way before her is open.',
  picture: (t) =>
    scene(
      sky(t, '62,120 116,84 60,190'),
      shape('176,306^ 190,236^ 206,228^ 214,196^ 262,196^ 270,240^ 282,250^ 282,306^', {
        fill: t.mid,
        line: t.accent,
      }),
      hatch('176,306^ 190,236^ 206,228^ 214,196^ 262,196^ 270,240^ 282,250^ 282,306^', {
        angle: 70,
        gap: 5,
        line: t.accent,
        opacity: 0.35,
      }),
      castle(t, [238, 198], 34),
      land('18,312 100,302 200,308 282,300', t.soft, { angle: -5, gap: 5, line: t.deep, opacity: 0.4 }),
      ground(t, 380),
      each([38, 62, 86, 110], (x, i) => swordAt(t, [x, 318 - (i % 2) * 12], 196, 180, 10, 10)),
      each([190, 214, 238, 262], (x, i) => swordAt(t, [x, 306 + (i % 2) * 12], 196, 180, 10, 10)),
      person(
        t,
        {
          hip: [150, 306],
          height: 196,
          far: [138, 296],
          near: [162, 296],
          armsBehind: true,
          nearFoot: [158, 410],
          farFoot: [142, 410],
          headTurn: 6,
        },
        { hair: 'auburn', style: 'long', hat: blindfold() },
        gown(ROSE, { flare: 0.35 }),
      ),
      each(points('0,252 0,268 0,284'), ([, y]) =>
        ribbon(`128,${y} 150,${y + 4} 172,${y}`, [6, 7, 6], { fill: IVORY, line: INK, width: 0.8 }),
      ),
      strokes(['40,430 70,426 100,430', '180,434 220,430 262,434', '120,426 150,424 180,426'], {
        line: t.accent,
        width: 1.2,
      }),
    ),
}
