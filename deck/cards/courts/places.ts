import { birds, land } from '../kit/landscape.ts'
import { mountains } from '../kit/mountains.ts'
import { cloud } from '../kit/ornaments.ts'
import { IVORY, ROSE, shadeOf, type Tone } from '../kit/palette.ts'
import { scene, shape, strokes } from '../kit/svg.ts'
import { tree } from '../kit/trees.ts'

/** Three pyramids in the desert, one side of each in shade. */
export const desert = (t: Tone) =>
  scene(
    ...(
      [
        [196, 232, 52, 72],
        [252, 260, 36, 46],
        [56, 258, 40, 48],
      ] as const
    ).map(([x, top, half, high]) =>
      scene(
        shape(`${x - half},${top + high}^ ${x},${top}^ ${x + half},${top + high}^`, {
          fill: t.soft,
          line: IVORY,
          width: 0.9,
        }),
        shape(`${x + half * 0.22},${top + high}^ ${x},${top + 1}^ ${x + half - 1},${top + high}^`, {
          fill: shadeOf(t.soft),
        }),
        strokes(
          [0.35, 0.62, 0.84].map(
            (share) =>
              `${x - half * share},${top + high * share} ${x + half * 0.22 * share},${top + high * share} `,
          ),
          { line: t.accent, width: 0.6 },
        ),
      ),
    ),
    land('18,308 70,296 130,304 200,296 282,306', t.mid),
    land('18,330 90,344 170,322 240,334 282,326', shadeOf(t.mid), {
      angle: -4,
      gap: 6,
      line: t.accent,
      opacity: 0.3,
    }),
  )

/** Clouds and hair both fly before the wind. */
export const windySky = (t: Tone) =>
  scene(
    cloud([64, 176], 84, t.mid, t.accent),
    cloud([244, 150], 76, t.mid, t.accent, true),
    cloud([250, 260], 60, t.mid, t.accent),
    birds('120,100 146,86 172,104 206,92'),
  )

/** Ploughed land and an orchard, whose nearer tree stands at `x`. */
export const farmland = (t: Tone, x = 46) =>
  scene(
    mountains(t, '46,320 150,316 256,300', 346, t.soft),
    land('18,344 100,330 200,340 282,328', t.mid, { angle: 16, gap: 6, line: t.accent, opacity: 0.45 }),
    tree(t, [x, 348], 84, (at) =>
      at[0] > 0
        ? ''
        : shape(`${at[0] - 4},${at[1]} ${at[0]},${at[1] - 4} ${at[0] + 4},${at[1]} ${at[0]},${at[1] + 4}`, {
            fill: ROSE,
          }),
    ),
    tree(t, [252, 346], 64),
  )
