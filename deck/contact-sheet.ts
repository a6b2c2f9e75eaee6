/**
 * One picture of many cards, to look at the deck as a whole.
 *   npm run build -- contact-sheet                      all cards into docs/deck.png
 *   npm run build -- contact-sheet out.png 250 6 ar00 cu05 back
 *                                                    the named cards, 250 px wide each, six to a row
 */
import { writeFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import { CARD_IDS, isCardId } from './cards/catalogue.ts'
import { drawBack } from './cards/draw-back.ts'
import { drawCard } from './cards/draw-card.ts'

const GAP = 12
const [CARD_WIDTH, CARD_HEIGHT] = [300, 520]

const draw = (id: string) => (isCardId(id) ? drawCard(id) : id === 'back' ? drawBack() : '')

function sheet(ids: readonly string[], columns: number, width: number): Buffer {
  const rows = Math.ceil(ids.length / columns)
  const size = [columns * (CARD_WIDTH + GAP) + GAP, rows * (CARD_HEIGHT + GAP) + GAP] as const
  const cards = ids.map((id, i) => {
    const x = GAP + (i % columns) * (CARD_WIDTH + GAP)
    const y = GAP + Math.floor(i / columns) * (CARD_HEIGHT + GAP)
    return draw(id).replace('<svg ', `<svg x="${x}" y="${y}" `)
  })
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.join(' ')}">` +
    `<rect width="${size[0]}" height="${size[1]}" fill="#2B2B30"/>${cards.join('')}</svg>`
  const scale = width / CARD_WIDTH
  return new Resvg(svg, {
    font: { loadSystemFonts: false },
    fitTo: { mode: 'width', value: Math.round(size[0] * scale) },
  })
    .render()
    .asPng()
}

/** Two rows of majors, the second with the back; then a row for each suit. */
const WHOLE_DECK = [...CARD_IDS.slice(0, 22), ...Array(5).fill(''), 'back', ...CARD_IDS.slice(22)]

const [out = 'docs/deck.png', width = '92', columns = '14', ...ids] = process.argv.slice(2)
const shown = ids.length > 0 ? ids : WHOLE_DECK
const png = sheet(shown, Number(columns), Number(width))
writeFileSync(out, png)
console.log(`${out}: ${shown.filter(Boolean).length} pictures, ${(png.length / 1024).toFixed(0)} KB`)
