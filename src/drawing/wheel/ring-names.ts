/** Whose ring is whose: the names of two people in the upper corners of a bi-wheel, the inner ring's to the left. */
import { CAPTION_LETTERS } from './caption.ts'
import type { WheelContext } from './drawing.ts'
import { hasLetters, roomOf, written } from './lettering.ts'
import { escaped, round } from './svg.ts'

// mutate constant: sizes: taste, as long as nothing lies on anything else (a test says so)
const MARGIN = 10
/** From line to line, and of the second line, as shares of the size. */
// mutate constant: sizes: taste, as long as nothing lies on anything else (a test says so)
const [LINE, SMALL] = [1.5, 0.75]

/** Empty where nobody has a name. */
export function drawRingNames(drawing: WheelContext): string {
  const { chart } = drawing
  const { outer } = chart
  if (outer === undefined) return ''
  return [
    chart.name ? corner(chart.name, 'Inner ring', -1, drawing) : '',
    outer.name ? corner(outer.name, 'Outer ring', 1, drawing) : '',
  ].join('')
}

function corner(name: string, ring: string, side: -1 | 1, { layout, scale, theme }: WheelContext): string {
  const size = scale.letters.caption
  const top = -layout.radii.picture + MARGIN
  return [
    line(name, { y: top + size / 2, size, side, layout, colour: theme.ink }),
    line(ring, { y: top + size * LINE, size: size * SMALL, side, layout, colour: theme.gold }),
  ].join('')
}

interface Line {
  readonly y: number
  readonly size: number
  readonly side: -1 | 1
  readonly layout: WheelContext['layout']
  readonly colour: string
}

/** As wide as the corner beside the circle of labels is at this height; a longer name is set smaller. */
function line(words: string, { y, size, side, layout, colour }: Line): string {
  const { picture } = layout.radii
  const bottom = y + size / 2
  const width = picture - MARGIN - Math.sqrt(Math.max(0, picture ** 2 - bottom ** 2))
  if (!hasLetters(words, CAPTION_LETTERS)) return asText(words, { y, size, side, width, picture, colour })
  const { halfWidth } = roomOf(words, size, CAPTION_LETTERS)
  const fitting = Math.min(size, (size * width) / (2 * halfWidth))
  const half = (halfWidth * fitting) / size
  return written(words, { x: side * (picture - MARGIN - half), y }, fitting, colour, CAPTION_LETTERS)
}

/** In a script that Cinzel lacks: a viewer's own letters, which are a little narrower than its size on the whole. */
function asText(
  words: string,
  { y, size, side, width, picture, colour }: Omit<Line, 'layout'> & { width: number; picture: number },
): string {
  const fitting = Math.min(size, width / Array.from(words).length)
  const anchor = side < 0 ? 'start' : 'end'
  return (
    `<text x="${round(side * (picture - MARGIN))}" y="${round(y + fitting * 0.35)}" font-size="${round(fitting)}" ` +
    `font-family="serif" text-anchor="${anchor}" fill="${colour}">${escaped(words)}</text>`
  )
}
