/** Writes src/drawing/card/art-version.ts: run `npm run build:art-version` after any change of the pictures. */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { CARD_IDS } from '../../src/drawing/card/catalogue.ts'
import { drawBack } from '../../src/drawing/card/draw-back.ts'
import { drawCard } from '../../src/drawing/card/draw-card.ts'

/** The first eight figures of the SHA-256 of the whole deck. */
export function versionOfTheArt(): string {
  const hash = createHash('sha256')
  for (const id of CARD_IDS) hash.update(drawCard(id))
  return hash.update(drawBack()).digest('hex').slice(0, 8)
}

if (import.meta.main) {
  const version = versionOfTheArt()
  const text = `/**
 * Changes when, and only when, a picture does. Links to pictures carry it, so a browser may keep what it has for ever.
 * Written by \`npm run build:art-version\`; a test fails while it is behind.
 */
export const ART_VERSION = '${version}'
`
  writeFileSync(new URL('../../src/drawing/card/art-version.ts', import.meta.url), text)
  console.log(version)
}
