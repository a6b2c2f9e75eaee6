/** The deck for a print shop: a sheet for each face, in the deck's order, and the back as the last. */
import { CARD_IDS, type CardId, faceOf } from '../cards/catalogue.ts'
import { drawBack } from '../cards/draw-back.ts'
import { drawCard } from '../cards/draw-card.ts'
import { sheet } from './sheet.ts'

export function deckSheets(ids: readonly CardId[] = CARD_IDS): string[] {
  const count = ids.length + 1
  const faces = ids.map((id, i) => sheet(drawCard(id), `${faceOf(id).title} · ${i + 1}/${count}`))
  return [...faces, sheet(drawBack(), `Back · ${count}/${count}`)]
}

export const deckHtml = (sheets: readonly string[]) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Augury: the deck</title><style>
body { margin: 0 }
div { break-after: page; overflow: hidden }
div:last-child { break-after: auto }
svg { display: block }
</style>${sheets.map((one) => `<div class="page">${one}</div>`).join('')}`
