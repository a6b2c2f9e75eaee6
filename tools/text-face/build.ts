/**
 * Writes data/text-face: the page's text face, cut down to the characters of its texts. Its two packages are needed for nothing else, so
 * they are not among the project's own:
 *
 *     npm install --no-save --ignore-scripts subset-font@2.9.0 @fontsource/crimson-pro@5.3.0
 *     npm run build -- text-face
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const STYLES = ['400-normal', '400-italic', '600-normal'] as const

/** From the first to the last, both included. */
const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at))

const ASCII = range(0x20, 0x7e)
/** Those of Latin-1 stand together, with two signs among them. */
const LETTERS = `${range(0xc0, 0xff).replace(/[×÷]/g, '')}Œœ`
const MARKS = '\u00a0¡¿«»°±²³·×–—‘’“”„…‹›−′″'

const require = createRequire(import.meta.url)
/** The part of subset-font used here; the package brings no types. */
const subsetFont: (font: Buffer, text: string, options: { targetFormat: 'woff2' }) => Promise<Buffer> =
  require('subset-font')

for (const style of STYLES) {
  const whole = readFileSync(
    require.resolve(`@fontsource/crimson-pro/files/crimson-pro-latin-${style}.woff2`),
  )
  const cut = await subsetFont(whole, ASCII + LETTERS + MARKS, { targetFormat: 'woff2' })
  writeFileSync(new URL(`../../data/text-face/crimson-pro-${style}.woff2`, import.meta.url), cut)
  console.log(`crimson-pro-${style}: ${cut.length} bytes of ${whole.length}`)
}
