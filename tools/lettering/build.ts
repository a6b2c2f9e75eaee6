/**
 * Writes data/lettering/cinzel-600.json: the outlines, widths and kerning of the letters that card titles and captions use, and
 * cinzel-600-figures.json: the few that a chart wheel on the page needs, as short as they can be written. Both are taken from the font
 * Cinzel (SIL Open Font License 1.1). Run with `npm run build -- lettering`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The part of opentype.js used here; the package brings no types. */
type Command =
  | { type: 'M' | 'L'; x: number; y: number }
  | { type: 'Q'; x1: number; y1: number; x: number; y: number }
  | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
  | { type: 'Z' }
type Glyph = {
  advanceWidth?: number
  getPath(x: number, y: number, size: number): { commands: Command[] }
}
type Font = {
  unitsPerEm: number
  charToGlyph(letter: string): Glyph
  getKerningValue(left: Glyph, right: Glyph): number
}

const require = createRequire(import.meta.url)
const opentype: { parse(font: ArrayBufferLike): Font } = require('opentype.js')

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0 ', ...'123456789°′+-,.:/()·', ...';!?’‘“”–—&']
/** Cinzel has no prime: minutes of arc get its straight quotation mark. */
const DRAWN_AS: Record<string, string> = { '′': "'" }
const FONT = '@fontsource/cinzel/files/cinzel-latin-600-normal.woff'
const TARGET = new URL('../../data/lettering/cinzel-600.json', import.meta.url)
/** Degrees, minutes and house numbers, the angles (ASC, DSC, MC, IC) and stations (SR, SD). */
const FIGURES = [...'0123456789°′ACDIMRS']
const FIGURES_TARGET = new URL('../../data/lettering/cinzel-600-figures.json', import.meta.url)

const glyphOf = (font: Font, letter: string) => font.charToGlyph(DRAWN_AS[letter] ?? letter)

function outlineOf(font: Font, letter: string): string {
  const scale = 1000 / font.unitsPerEm
  const number = (value: number) => String(Math.round(value * scale))
  return glyphOf(font, letter)
    .getPath(0, 0, font.unitsPerEm)
    .commands.map((command) => {
      if (command.type === 'Z') return 'Z'
      const { x, y } = command
      if (command.type === 'Q') return `Q${[command.x1, command.y1, x, y].map(number).join(' ')}`
      if (command.type === 'C')
        return `C${[command.x1, command.y1, command.x2, command.y2, x, y].map(number).join(' ')}`
      return `${command.type}${number(x)} ${number(y)}`
    })
    .join('')
}

/** In thousandths of the size: a fifth of a pixel in the largest picture. */
const STEP = 5

/** The same outline in relative commands and steps of five, without those that go nowhere. */
function shortened(outline: string): string {
  let [x, y] = [0, 0]
  return outline.replace(/([MLQC])([^MLQCZ]*)/g, (_, command: string, text: string) => {
    const values = text.split(' ').map((value) => Math.round(Number(value) / STEP) * STEP)
    const moves = values.map((value, i) => (command === 'M' ? value : value - (i % 2 ? y : x)))
    ;[x, y] = values.slice(-2) as [number, number]
    const [dx, dy] = moves as [number, number]
    if (command === 'L' && dx === 0 && dy === 0) return ''
    if (command === 'L' && dy === 0) return `h${dx}`
    if (command === 'L' && dx === 0) return `v${dy}`
    const letter = command === 'M' ? 'M' : command.toLowerCase()
    return letter + moves.join(' ').replaceAll(' -', '-')
  })
}

const bytes = readFileSync(require.resolve(FONT))
const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
const perThousand = (value: number) => Math.round((value * 1000) / font.unitsPerEm)

const letters = Object.fromEntries(
  LETTERS.map((letter) => [
    letter,
    { width: perThousand(glyphOf(font, letter).advanceWidth ?? 0), outline: outlineOf(font, letter) },
  ]),
)
const kerning = Object.fromEntries(
  LETTERS.flatMap((left) =>
    LETTERS.map((right) => {
      const value = font.getKerningValue(glyphOf(font, left), glyphOf(font, right))
      return [left + right, perThousand(value)] as const
    }),
  ).filter(([, value]) => value !== 0),
)
writeFileSync(TARGET, `${JSON.stringify({ letters, kerning }, null, 1)}\n`)

const figures = Object.fromEntries(
  FIGURES.map((letter) => [
    letter,
    { width: letters[letter]!.width, outline: shortened(letters[letter]!.outline) },
  ]),
)
writeFileSync(FIGURES_TARGET, `${JSON.stringify({ letters: figures }, null, 1)}\n`)
