/**
 * Makes the files for a print shop in dist/print: the deck, and the booklet of its meanings (docs/deck.md).
 *
 *     npm run build -- print-deck
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { launchChromium } from '../../test/browser/chromium.ts'
import { bookletHtml, bookletPages } from './booklet/booklet.ts'
import { deckHtml, deckSheets } from './deck.ts'
import { BOOKLET_PAGE, CARD_SHEET, type Format, TRIM } from './format.ts'
import { pagesOf } from './page-boxes.ts'
import { writePdf } from './pdf-objects.ts'
import { printed } from './print.ts'

const FOLDER = new URL('../../dist/print/', import.meta.url)

const FILES: readonly { readonly name: string; readonly html: string; readonly format: Format }[] = [
  { name: 'deck.pdf', html: deckHtml(deckSheets()), format: CARD_SHEET },
  { name: 'booklet.pdf', html: bookletHtml(bookletPages()), format: BOOKLET_PAGE },
]

mkdirSync(FOLDER, { recursive: true })
const browser = await launchChromium()
for (const { name, html, format } of FILES) {
  const pdf = await printed(browser, html, format)
  const file = writePdf(pdf)
  writeFileSync(new URL(name, FOLDER), file)
  console.log(
    `dist/print/${name}: ${pagesOf(pdf).length} pages of ${TRIM.width} × ${TRIM.height} mm, ${(file.length / 2 ** 20).toFixed(1)} MB`,
  )
}
await browser.close()
