/**
 * One picture of cards with the places of their symbols drawn over them, to look at after a card was redrawn. The cards are those of `data/cards`.
 *
 *     npm run build -- symbol-sheet                            all 78 into symbols.png
 *     npm run build -- symbol-sheet out.png 380 4 ar00 cu05    file, width of a card, cards to a row, ids
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import { DECK } from '../../src/tarot/deck.ts'
import { type CardSymbol, symbolsOf } from '../../src/web/deck/symbols.ts'

const GAP = 12
const [CARD_WIDTH, CARD_HEIGHT] = [300, 520]
const FACE = fileURLToPath(new URL('../../data/report-faces/eb-garamond-400.ttf', import.meta.url))

const HALO = 'fill="none" stroke="#000" stroke-width="5" stroke-opacity="0.55"'
const LINE = 'fill="none" stroke="#FF3EC8" stroke-width="2.2"'

function drawPlace({ key, place: [x, y, halfWidth, halfHeight = halfWidth] }: CardSymbol): string {
  const ellipse = (look: string) =>
    `<ellipse cx="${x}" cy="${y}" rx="${halfWidth}" ry="${halfHeight}" ${look}/>`
  const name = (look: string) =>
    `<text x="${x}" y="${y + 4}" text-anchor="middle" font-size="13" ${look}>${key}</text>`
  return ellipse(HALO) + ellipse(LINE) + name('stroke="#000" stroke-width="3.5"') + name('fill="#FFF"')
}

function drawSheet(ids: readonly string[], columns: number): string {
  const rows = Math.ceil(ids.length / columns)
  const cards = ids.map((id, at) => {
    const x = GAP + (at % columns) * (CARD_WIDTH + GAP)
    const y = GAP + Math.floor(at / columns) * (CARD_HEIGHT + GAP)
    const card = readFileSync(new URL(`../../data/cards/${id}.svg`, import.meta.url), 'utf8')
    return `<g transform="translate(${x} ${y})">${card}${symbolsOf(id).map(drawPlace).join('')}</g>`
  })
  const size = [columns * (CARD_WIDTH + GAP) + GAP, rows * (CARD_HEIGHT + GAP) + GAP] as const
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.join(' ')}" width="${size[0]}" height="${size[1]}">` +
    `<rect width="100%" height="100%" fill="#2B2B30"/>${cards.join('')}</svg>`
  )
}

const [out = 'symbols.png', width = '300', columns = '10', ...named] = process.argv.slice(2)
const ids = named.length > 0 ? named : DECK.map(({ id }) => id)
const png = new Resvg(drawSheet(ids, Number(columns)), {
  font: { loadSystemFonts: false, fontFiles: [FACE], defaultFontFamily: 'EB Garamond' },
  fitTo: { mode: 'zoom', value: Number(width) / CARD_WIDTH },
})
  .render()
  .asPng()
writeFileSync(out, png)
console.log(`${out}: ${ids.length} cards`)
