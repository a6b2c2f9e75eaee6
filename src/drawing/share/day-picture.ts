/** The preview of a sign's day: the sign, the date and a sentence. */
import { SIGNS, type Sign } from '../../sky/zodiac.ts'
import { SIGN_GLYPHS } from '../glyphs.ts'
import { BRASS, canvas, fitting, HEIGHT, IVORY, line, NIGHT, widthOf } from './canvas.ts'

export interface ShownDay {
  readonly sign: Sign
  /** `Tuesday 17 November 2026` */
  readonly date: string
  readonly sentence: string
}

const SEAL = { x: 250, y: HEIGHT / 2, radius: 158 }
const COLUMN = { x: 790, width: 660 }
/** The largest size in which a sentence has no more than four lines; a very long one takes as many as it needs. */
const SIZES = [44, 40, 36, 33, 30, 27]
const MOST_LINES = 4
const LEADING = 1.42

export function drawDayPicture({ sign, date, sentence }: ShownDay): string {
  const { size, lines } = setSentence(sentence)
  const height = lines.length * size * LEADING
  // Name, date and sentence together stand in the middle of the height.
  const top = HEIGHT / 2 - (170 + height) / 2
  const { x, width } = COLUMN
  return canvas(
    seal(sign),
    line(sign.toUpperCase(), x, top + 40, 76, BRASS),
    line(date, x, top + 108, fitting([date], 29, width), IVORY),
    `<path d="M${x - 70} ${top + 146}H${x + 70}" stroke="${BRASS}" stroke-width="1.5"/>`,
    ...lines.map((words, at) => line(words, x, top + 170 + (at + 0.5) * size * LEADING, size, IVORY)),
  )
}

/** The sign in a circle of all twelve. */
function seal(sign: Sign): string {
  const { x, y, radius } = SEAL
  const around = SIGNS.map((each, at) => {
    const turn = ((at - 3) * Math.PI) / 6
    const [left, top] = [x + Math.cos(turn) * (radius - 22), y + Math.sin(turn) * (radius - 22)]
    return glyph(each, left, top, 0.85, each === sign ? IVORY : BRASS)
  })
  const circle = (r: number, width: number, fill = 'none') =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${BRASS}" stroke-width="${width}"/>`
  return (
    circle(radius, 2.5, NIGHT) + circle(radius - 44, 1) + around.join('') + glyph(sign, x, y, 6, BRASS, 1.5)
  )
}

const glyph = (sign: Sign, x: number, y: number, scale: number, colour: string, width = 1.8) =>
  `<path d="${SIGN_GLYPHS[sign]}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})" fill="none" ` +
  `stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

function setSentence(sentence: string): { size: number; lines: readonly string[] } {
  const settings = SIZES.map((size) => ({ size, lines: balanced(sentence, size) }))
  return settings.find(({ lines }) => lines.length <= MOST_LINES) ?? settings.at(-1)!
}

/** As few lines as the column allows, and those about equally long: no single word stands in the last. */
function balanced(sentence: string, size: number): readonly string[] {
  const words = sentence.split(' ')
  const count = broken(words, size, COLUMN.width).length
  let lines = broken(words, size, COLUMN.width)
  for (let width = COLUMN.width - 20; width > 200; width -= 20) {
    const narrower = broken(words, size, width)
    if (narrower.length > count) break
    lines = narrower
  }
  return lines
}

function broken(words: readonly string[], size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
