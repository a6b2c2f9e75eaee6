/** A card's full reading, with buttons for the previous and the next card. Escape and the back button close it. */
import { useEffect, useState } from 'preact/hooks'
import { cardTitle } from '../parts/card-picture.ts'
import { CardSteps, stepByKey } from '../parts/card-steps.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { type DealtCard, describe, kindOf } from './dealt-card.ts'
import { Front } from './tarot-card.tsx'
import { WORDS } from './words.ts'

interface Props {
  readonly cards: readonly DealtCard[]
  readonly open: DealtCard
  readonly onOpen: (card: DealtCard) => void
  /** With the card last seen. */
  readonly onClose: (seen: DealtCard) => void
}

export function CardDialog({ cards, open, onOpen, onClose }: Props) {
  const at = cards.indexOf(open)
  const isOne = cards.length === 1
  const step = isOne ? undefined : (by: number) => onOpen(cards[(at + by + cards.length) % cards.length]!)
  return (
    <Dialog
      labelledBy="card-title"
      onKeyDown={(event) => stepByKey(event, step)}
      onClose={() => onClose(open)}
    >
      {(close) => (
        <div class="card-page">
          <div class="picture" key={open.id}>
            <DescribedFront card={open} />
          </div>
          <Words card={open} isOne={isOne} />
          <CardSteps onStep={step} onClose={close} />
        </div>
      )}
    </Dialog>
  )
}

export function DescribedFront({ card }: { card: Pick<DealtCard, 'id' | 'name' | 'orientation'> }) {
  const [words, setWords] = useState(card.name)
  useEffect(() => {
    describe(card.id).then(setWords, () => undefined)
  }, [card.id])
  return <Front card={card} alt={words} />
}

function Words({ card, isOne }: { card: DealtCard; isOne: boolean }) {
  const { position, keywords, meaning, in_position: inPosition } = card
  return (
    <div class="card-words">
      <p class="label">{isOne ? position.name : WORDS.place(position.number, position.name)}</p>
      {/* The focus begins at the top: on its last button a phone would scroll the card out of sight. */}
      {/* biome-ignore lint/a11y/noAutofocus: a dialog takes the focus in any case */}
      <h3 id="card-title" tabIndex={-1} autoFocus>
        {cardTitle(card)}
      </h3>
      <p class="dim">{kindOf(card)}</p>
      {position.meaning && <p class="place-meaning">{position.meaning}</p>}
      <p class="lead">{inPosition ?? meaning}</p>
      {inPosition !== undefined && (
        <div class="by-itself">
          <p class="label">{WORDS.reading.byItself}</p>
          <p>{meaning}</p>
        </div>
      )}
      <ul class="words" aria-label={WORDS.reading.keywords}>
        {keywords.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </div>
  )
}
