import { plantedSword } from '../emblems.ts'
import { gown } from '../figure/dress.ts'
import { blindfold, blindfoldEnds } from '../figure/headwear.ts'
import { person } from '../figure/person.ts'
import { castle } from '../kit/buildings.ts'
import { land, sky } from '../kit/landscape.ts'
import { cloud } from '../kit/ornaments.ts'
import { INK, IVORY, ROSE, shadeOf, type Tone, WATER } from '../kit/palette.ts'
import { points } from '../kit/points.ts'
import { each, ellipse, scene, shape, shapes, strokes } from '../kit/svg.ts'
import type { Scene } from '../scene.ts'

const CRAG = '18,316^ 18,216^ 32,192^ 40,162^ 52,152^ 112,152^ 120,190^ 136,210^ 146,262^ 160,316^'

const stronghold = (t: Tone) =>
  scene(
    shape(CRAG, { fill: t.mid, line: t.accent }),
    shapes(
      [
        '112,152^ 120,190^ 136,210^ 146,262^ 160,316^ 118,316^ 104,262^ 112,220^ 98,190^',
        '52,152^ 60,190^ 50,220^ 64,270^ 56,316^ 36,316^ 40,240^ 30,210^',
      ],
      { fill: shadeOf(t.mid) },
    ),
    strokes(['76,170 80,186 74,200', '86,230 90,250 84,266', '30,240 34,256'], {
      line: t.accent,
      width: 0.7,
    }),
    castle(t, [82, 154], 52),
  )

/** Wet sand with pools left by the tide; none lies before her feet. */
const shore = (t: Tone) =>
  scene(
    land('18,316 100,306 200,312 282,304', t.soft, { angle: -4, gap: 6.5, line: t.deep, opacity: 0.4 }),
    land('18,384 80,374 150,380 220,374 282,384', t.mid, {
      angle: -4,
      gap: 6.5,
      line: t.accent,
      opacity: 0.3,
    }),
    each(
      ['22,404 50,396 88,400 100,408 74,416 34,414', '198,410 226,400 266,402 280,412 250,422 212,420'],
      (pool) => shape(pool, { fill: WATER, line: t.accent }),
    ),
    strokes(['40,405 58,402 74,405', '222,411 240,408 258,411'], { line: t.accent, width: 1 }),
  )

/** The cloth goes round arms and body, and is knotted before them. */
const bonds = () =>
  scene(
    shapes(
      [
        '110,228.6 130,234 150,236 170,234 190,228.6 191.6,232 189.6,236.6 170,243 150,245 130,243 110.4,236.6 108.4,232',
        '107,248.6 128,255 150,257 172,255 193,248.6 194.6,252.6 192.6,257.2 174,264 150,266 126,264 107.4,257.2 105.4,252.6',
        '106.6,270.6 126,277 150,279 174,277 193.4,270.6 194.8,274.4 192,279.2 172,286 150,288 128,286 108,279.2 105.2,274.4',
      ],
      { fill: IVORY, line: INK },
    ),
    shapes(
      [
        '166,262^ 172,276 170,296 178,306^ 184,298^ 178,280 172,260^',
        '162,262^ 158,276 162,290^ 154,294^ 150,280 158,260^',
      ],
      {
        fill: IVORY,
        line: INK,
      },
    ),
    ellipse([165, 260], 6, 5, { fill: IVORY, line: INK }),
    strokes(
      [
        '124,236 130,241',
        '182,233 176,240',
        '118,254 124,260',
        '184,254 178,261',
        '120,277 126,282',
        '163,257 167,263',
      ],
      {
        line: INK,
        width: 0.7,
      },
    ),
  )

export const eightOfSwords: Scene = {
  description:
    'A woman stands bound and blindfolded among eight swords set in the wet ground, a castle on the crag behind; the way before her is open.',
  picture: (t) =>
    scene(
      sky(t, '216,110 250,160 176,84', 312),
      cloud([232, 138], 96, t.mid, t.accent, true),
      cloud([194, 108], 62, t.mid, t.accent),
      stronghold(t),
      shore(t),
      each(points('40,300 68,316 96,296'), ([x, y]) => plantedSword(t, [x, y + 92], 190, 10, 11)),
      each(points('198,288 215,312 231,290 248,314 264,296'), ([x, y]) =>
        plantedSword(t, [x, y + 92], 190, 9, 7.5),
      ),
      person(
        t,
        {
          hip: [150, 292],
          height: 248,
          far: [140, 310],
          near: [160, 310],
          farElbowAt: [112, 270],
          nearElbowAt: [188, 270],
          armsBehind: true,
          nearFoot: [160, 412],
          farFoot: [140, 412],
          headTurn: -5,
        },
        { hair: 'auburn', style: 'long', mood: 'sad', behind: blindfoldEnds(), hat: blindfold() },
        gown(ROSE, {
          flare: 0.6,
          belt: false,
          cloak: () => shape('114,240^ 186,240^ 180,282^ 120,282^', { fill: shadeOf(ROSE) }),
        }),
      ),
      bonds(),
    ),
}
