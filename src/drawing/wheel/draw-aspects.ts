import type { AspectName } from '../../chart/aspects.ts'
import { titleOf } from '../../text.ts'
import { ASPECT_GLYPHS } from '../glyphs.ts'
import type { Chord } from './aspects.ts'
import type { WheelContext } from './drawing.ts'
import { interrupted } from './geometry.ts'
import { glyph, linesData, round, titled } from './svg.ts'
import { ASPECT_TONES } from './themes.ts'
import type { WheelAspect, WheelChart } from './wheel-chart.ts'

/** Half the room that an aspect's glyph of 24 units is drawn in, its margin included. */
// mutate constant: a size: taste, as long as nothing lies on anything else (a test says so)
const ASPECT_ROOM = 12.5

export function drawAspects(drawing: WheelContext): string[] {
  const glyphs = drawing.layout.chords.flatMap((chord) => (chord.glyph ? [chord.glyph] : []))
  return drawing.layout.chords.map((chord) => drawChord(chord, drawing, glyphs))
}

function drawChord(
  { aspect, line, weight, glyph: mark }: Chord,
  { chart, theme }: WheelContext,
  glyphs: readonly NonNullable<Chord['glyph']>[],
): string {
  const colour = theme[ASPECT_TONES[aspect.aspect]]
  const dashes = theme.dashes[aspect.aspect]
  const chord =
    // mutate constant 0.55, constant 0.45: a size: taste, as long as nothing lies on anything else (a test says so)
    `<path d="${linesData(interrupted(line, glyphs, 0.5))}" stroke="${colour}" stroke-width="${round(0.4 + 1.9 * weight)}" ` +
    `stroke-opacity="${round(0.3 + 0.65 * weight)}"${dashes === undefined ? '' : ` stroke-dasharray="${dashes}"`}/>`
  return titled(
    aspectTitle(aspect, chart.outer),
    chord,
    mark === undefined
      ? ''
      : // mutate constant: the width of a line: taste
        glyph(ASPECT_GLYPHS[aspect.aspect], mark, mark.halfWidth / ASPECT_ROOM, colour, 2.4),
  )
}

/** `Sun square Moon, orb 1.3°`; in a bi-wheel `Sun square Transiting Moon, orb 1.3°`. */
export function aspectTitle(
  { planet1, planet2, aspect, orb }: WheelAspect,
  outer: WheelChart['outer'],
): string {
  const second = outer === undefined ? titleOf(planet2) : `${outer.label} ${titleOf(planet2)}`
  return `${titleOf(planet1)} ${aspect} ${second}, orb ${orb.toFixed(1)}°`
}

export const glyphOfAspect = (aspect: string): string | undefined =>
  aspect in ASPECT_GLYPHS ? ASPECT_GLYPHS[aspect as AspectName] : undefined
