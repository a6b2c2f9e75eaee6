/** The preview of a sign's day: the sign, the date and a sentence. */
import { SIGNS, type Sign } from '../../sky/zodiac.ts'
import { SIGN_GLYPHS } from '../glyphs.ts'
import { BRASS, canvas, fittingSize, HEIGHT, IVORY, line, NIGHT } from './canvas.ts'
import { setSentence } from './set-sentence.ts'

export interface ShownDay {
  readonly sign: Sign
  /** `Tuesday 17 November 2026` */
  readonly date: string
  readonly sentence: string
}

// mutate constant: a size: taste, as long as nothing lies on anything else (a test says so)
const SEAL = { x: 250, y: HEIGHT / 2, radius: 158 }
// mutate constant: a size: taste, as long as nothing lies on anything else (a test says so)
const COLUMN = { x: 790, width: 660 }
/** The largest size in which a sentence has no more than four lines; a very long one takes as many as it needs. */
const SIZES = [44, 40, 36, 33, 30, 27]
const MAX_LINES = 4
// mutate constant: a size: taste, as long as nothing lies on anything else (a test says so)
const LEADING = 1.42

// mutate-block constant: a size: taste, as long as nothing lies on anything else (a test says so)
export function drawDayPicture({ sign, date, sentence }: ShownDay): string {
  const { size, lines } = setSentence(sentence, { width: COLUMN.width, maxLines: MAX_LINES, sizes: SIZES })
  const height = lines.length * size * LEADING
  // Name, date and sentence together stand in the middle of the height.
  const top = HEIGHT / 2 - (170 + height) / 2
  const { x, width } = COLUMN
  return canvas(
    // mutate arguments: the order of drawing parts that do not touch
    seal(sign),
    line(sign.toUpperCase(), x, top + 40, 76, BRASS),
    line(date, x, top + 108, fittingSize([date], 29, width), IVORY),
    `<path d="M${x - 70} ${top + 146}H${x + 70}" stroke="${BRASS}" stroke-width="1.5"/>`,
    ...lines.map((words, at) => line(words, x, top + 170 + (at + 0.5) * size * LEADING, size, IVORY)),
  )
}

/** The sign in a circle of all twelve, which goes round as in a chart: from the left, counter-clockwise. SVG counts y downwards. */
function seal(sign: Sign): string {
  const { x, y, radius } = SEAL
  const around = SIGNS.map((each, at) => {
    const turn = Math.PI + ((at + 0.5) * Math.PI) / 6
    // mutate constant: a size: taste, as long as nothing lies on anything else (a test says so)
    const [left, top] = [x + Math.cos(turn) * (radius - 22), y - Math.sin(turn) * (radius - 22)]
    // mutate constant: a size: taste, as long as nothing lies on anything else (a test says so)
    return glyph(each, left, top, 0.85, each === sign ? IVORY : BRASS)
  })
  const circle = (r: number, width: number, fill = 'none') =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${BRASS}" stroke-width="${width}"/>`
  return (
    // mutate operator, arguments, constant: a size: taste, as long as nothing lies on anything else (a test says so)
    circle(radius, 2.5, NIGHT) + circle(radius - 44, 1) + around.join('') + glyph(sign, x, y, 6, BRASS, 1.5)
  )
}

// mutate constant: a size: taste, as long as nothing lies on anything else (a test says so)
const glyph = (sign: Sign, x: number, y: number, scale: number, colour: string, width = 1.8) =>
  // mutate constant 2: finer than anybody sees
  `<path d="${SIGN_GLYPHS[sign]}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})" fill="none" ` +
  `stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
