/** One card on the cloth: a back, a button that turns it, or a button that opens its reading. */
import { useState } from 'preact/hooks'
import { BACK, cardTitle, pictureOf } from '../parts/card-picture.ts'
import type { DealtCard } from './dealt-card.ts'
import { WORDS } from './words.ts'

interface Props {
  readonly card: DealtCard | undefined
  readonly index: number
  readonly isTurned: boolean
  /** A card whose picture is still to come has been turned, but shows its back. */
  readonly isThere: boolean
  /** Absent: nothing happens to a card that lies face down. */
  readonly onTurn?: (() => void) | undefined
  readonly onOpen: () => void
}

export function TarotCard({ card, index, isTurned, isThere, onTurn, onOpen }: Props) {
  const faces = (
    <span class={isTurned && isThere ? 'faces up' : 'faces'} style={{ '--turn': onTurn ? 0 : index }}>
      <img class="face back" src={BACK} alt="" draggable={false} />
      {card && <Front card={card} key={card.id} />}
    </span>
  )
  if (card === undefined || (!isTurned && onTurn === undefined)) return <span class="card">{faces}</span>
  const place = WORDS.place(card.position.number, card.position.name)
  if (isTurned)
    return (
      <button
        type="button"
        class="card"
        aria-label={WORDS.cardAt(place, cardTitle(card))}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        {faces}
      </button>
    )
  return (
    <button type="button" class="card down" aria-label={WORDS.turnCardAt(place)} onClick={onTurn}>
      {faces}
    </button>
  )
}

interface FrontProps {
  readonly card: Pick<DealtCard, 'id' | 'name' | 'orientation'>
  /** What the picture shows; empty where the name beside it is enough. */
  readonly alt?: string
}

export function Front({ card, alt = '' }: FrontProps) {
  const [isMissing, setMissing] = useState(false)
  const turned = card.orientation === 'reversed' ? 'face front reversed' : 'face front'
  if (isMissing) return <span class={`${turned} nameless`}>{card.name}</span>
  return (
    <img
      class={turned}
      src={pictureOf(card.id)}
      alt={alt}
      draggable={false}
      onError={() => setMissing(true)}
    />
  )
}
