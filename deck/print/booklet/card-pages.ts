/** A page for each card: picture, name, what it is about, and its meaning either way up. */

import { ORIENTATIONS, type Orientation } from '../../../src/tarot/card.ts'
import { capitalised } from '../../../src/text.ts'
import type { CardWords } from '../../../src/words/deck-texts.ts'
import { cardWords } from '../../../src/words/en/deck.ts'
import { type CardId, faceOf } from '../../cards/catalogue.ts'
import { drawCard } from '../../cards/draw-card.ts'
import { type Page, typeset } from './page.ts'

function meaning({ keywords, meaning }: CardWords, orientation: Orientation): string {
  return (
    `<p class="keywords"><b>${capitalised(orientation)}</b> ${typeset(keywords[orientation].join(', '))}</p>` +
    `<p>${typeset(meaning[orientation].general)}</p>`
  )
}

export const sectionOf = (id: CardId): string => capitalised(faceOf(id).suit ?? 'major Arcana')

export function cardPage(id: CardId): Page {
  const words = cardWords({ id })
  const html =
    `<h2>${typeset(words.name)}</h2>` +
    `<div class="top"><figure>${drawCard(id)}</figure><p class="about">${typeset(words.about)}</p></div>` +
    ORIENTATIONS.map((orientation) => meaning(words, orientation)).join('')
  return { kind: 'card', section: sectionOf(id), html }
}
