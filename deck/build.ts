/**
 * Draws the deck into data/cards, where the service has it from: a file for each card and the back, and the version of them all.
 *
 *     npm run build -- deck
 */
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { CARD_IDS } from './cards/catalogue.ts'
import { drawBack } from './cards/draw-back.ts'
import { drawCard } from './cards/draw-card.ts'

export const FOLDER = new URL('../data/cards/', import.meta.url)

/** By file name. The version changes when, and only when, a picture does: the first eight figures of the SHA-256 of all of them. */
export function deckFiles(): ReadonlyMap<string, string> {
  const pictures = new Map<string, string>(CARD_IDS.map((id) => [`${id}.svg`, drawCard(id)]))
  pictures.set('back.svg', drawBack())
  const hash = createHash('sha256')
  for (const svg of pictures.values()) hash.update(svg)
  const version = hash.digest('hex').slice(0, 8)
  return pictures.set('version.json', `${JSON.stringify({ version })}\n`)
}

if (import.meta.main) {
  const files = deckFiles()
  mkdirSync(FOLDER, { recursive: true })
  for (const [name, text] of files) writeFileSync(new URL(name, FOLDER), text)
  const bytes = [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  console.log(
    `data/cards: ${files.size} files, ${(bytes / 1e6).toFixed(1)} MB, ${files.get('version.json')}`.trim(),
  )
}
