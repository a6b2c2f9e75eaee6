import { birds, land, mountains } from '../kit/landscape.ts'
import { cloud } from '../kit/ornaments.ts'
import { IVORY, ROSE, type Tone } from '../kit/palette.ts'
import { tree } from '../kit/plants.ts'
import { scene, shape, strokes } from '../kit/svg.ts'

/** Three pyramids in the desert. */
export const desert = (t: Tone) =>
  scene(
    ...(['150,300^ 196,240^ 242,300^', '214,304^ 248,262^ 284,304^', '30,304^ 62,268^ 96,304^'] as const).map(
      (pyramid) => shape(pyramid, { fill: t.soft, line: IVORY, width: 0.9 }),
    ),
    strokes(['196,240 210,300', '248,262 258,304', '62,268 72,304'], { line: IVORY, width: 0.7 }),
    land('18,306 90,298 180,304 282,296', t.mid, { angle: -4, gap: 5, line: t.accent, opacity: 0.35 }),
  )

/** Clouds and hair both fly before the wind. */
export const windySky = (t: Tone) =>
  scene(
    cloud([64, 176], 84, t.mid, t.accent),
    cloud([244, 150], 76, t.mid, t.accent, true),
    cloud([250, 260], 60, t.mid, t.accent),
    birds('120,100 146,86 172,104 206,92'),
  )

/** Ploughed land and an orchard. */
export const farmland = (t: Tone) =>
  scene(
    mountains(t, '226,286 266,304', 346, t.soft),
    land('18,344 100,330 200,340 282,328', t.mid, { angle: 16, gap: 6, line: t.accent, opacity: 0.45 }),
    tree(t, [46, 348], 84, (at) =>
      at[0] > 0
        ? ''
        : shape(`${at[0] - 4},${at[1]} ${at[0]},${at[1] - 4} ${at[0] + 4},${at[1]} ${at[0]},${at[1] + 4}`, {
            fill: ROSE,
          }),
    ),
    tree(t, [252, 346], 64),
  )
