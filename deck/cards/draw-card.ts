/** The deck: 78 cards and a back, each a whole SVG document made of plain paths. */
import { type CardId, faceOf } from './catalogue.ts'
import { document, framed } from './frame.ts'
import { TONES } from './kit/palette.ts'
import { SCENES } from './scenes.ts'

export type DrawOptions = {
  /** Keeps ids apart when the same card is inlined twice in one page. */
  idPrefix?: string
}

export function drawCard(id: CardId, { idPrefix = '' }: DrawOptions = {}): string {
  const face = faceOf(id)
  const tone = TONES[face.suit ?? 'major']
  const { description, picture } = SCENES[id]
  const key = `${idPrefix}${id}`
  return document(key, { title: face.title, description }, framed(key, face, tone, picture(tone)))
}

/** What a card shows, in a sentence. */
export const describeCard = (id: CardId): string => SCENES[id].description
