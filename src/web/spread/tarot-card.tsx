/** One card on the cloth: a back, or a button that opens its reading. */
import { useState } from 'preact/hooks'
import { BACK, cardTitle, type DealtCard, pictureOf } from './dealt-card.ts'

interface Props {
  readonly card: DealtCard | undefined
  readonly index: number
  readonly isFaceUp: boolean
  readonly onOpen: () => void
}

export function TarotCard({ card, index, isFaceUp, onOpen }: Props) {
  const style = { '--turn': index }
  const faces = (
    <span class={isFaceUp ? 'faces up' : 'faces'} style={style}>
      <img class="face back" src={BACK} alt="" draggable={false} />
      {card && <Front card={card} key={card.id} />}
    </span>
  )
  if (card === undefined || !isFaceUp) return <span class="card">{faces}</span>
  const { position } = card
  const name = `${position.number}. ${position.name}: ${cardTitle(card)}`
  return (
    <button type="button" class="card" aria-label={name} aria-haspopup="dialog" onClick={onOpen}>
      {faces}
    </button>
  )
}

export function Front({ card }: { card: DealtCard }) {
  const [isMissing, setMissing] = useState(false)
  const turned = card.orientation === 'reversed' ? 'face front reversed' : 'face front'
  if (isMissing) return <span class={`${turned} nameless`}>{card.name}</span>
  return (
    <img class={turned} src={pictureOf(card.id)} alt="" draggable={false} onError={() => setMissing(true)} />
  )
}
