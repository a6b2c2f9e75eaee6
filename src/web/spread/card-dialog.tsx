/** A card's full reading, with buttons for the previous and the next card. Escape and the back gesture close it. */
import { useEffect, useRef } from 'preact/hooks'
import { cardTitle, type DealtCard } from './dealt-card.ts'
import { Front } from './tarot-card.tsx'

interface Props {
  readonly cards: readonly DealtCard[]
  readonly open: DealtCard
  readonly onOpen: (card: DealtCard) => void
  readonly onClose: () => void
}

export function CardDialog({ cards, open, onOpen, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const at = cards.indexOf(open)
  const step = (by: number) => onOpen(cards[(at + by + cards.length) % cards.length]!)
  const onKeyDown = (event: KeyboardEvent) => {
    if (cards.length < 2) return
    if (event.key === 'ArrowRight') step(1)
    if (event.key === 'ArrowLeft') step(-1)
  }
  const close = () => dialog.current?.close()
  return (
    <dialog
      ref={dialog}
      class="card-dialog"
      aria-labelledby="card-title"
      onClose={onClose}
      onKeyDown={onKeyDown}
      // A click beside the dialog is a click on the dialog itself: its content covers the rest.
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div class="card-page">
        <div class="picture" key={open.id}>
          <Front card={open} />
        </div>
        <Words card={open} />
        <div class="card-steps">
          {cards.length > 1 && (
            <>
              <button type="button" class="quiet" onClick={() => step(-1)}>
                Previous
              </button>
              <button type="button" class="quiet" onClick={() => step(1)}>
                Next
              </button>
            </>
          )}
          <button type="button" onClick={close}>
            Close
          </button>
        </div>
      </div>
    </dialog>
  )
}

function Words({ card }: { card: DealtCard }) {
  const { position, arcana, suit, keywords, meaning, in_position: inPosition } = card
  return (
    <div class="card-words">
      <p class="label">
        {position.number}. {position.name}
      </p>
      {/* The focus begins at the top: on its last button a phone would scroll the card out of sight. */}
      {/* biome-ignore lint/a11y/noAutofocus: a dialog takes the focus in any case */}
      <h3 id="card-title" tabIndex={-1} autoFocus>
        {cardTitle(card)}
      </h3>
      <p class="dim">{suit === undefined ? arcana : `${arcana}, ${suit}`}</p>
      {position.meaning && <p class="place-meaning">{position.meaning}</p>}
      <p class="lead">{inPosition ?? meaning}</p>
      {inPosition !== undefined && (
        <div class="by-itself">
          <p class="label">The card by itself</p>
          <p>{meaning}</p>
        </div>
      )}
      <ul class="words" aria-label="Keywords">
        {keywords.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </div>
  )
}
