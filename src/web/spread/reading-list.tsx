/** The cards of a reading in the order of their positions. Screen readers use this list, not the cloth. */
import { cardTitle } from '../parts/card-picture.ts'
import type { DealtCard } from './dealt-card.ts'
import { useCardLight } from './light.ts'
import { WORDS } from './words.ts'

interface Props {
  readonly cards: readonly DealtCard[]
  /** Whether the text of each card by itself is open. */
  readonly isUnfolded: boolean
  readonly onOpen: (card: DealtCard) => void
}

export function ReadingList({ cards, isUnfolded, onOpen }: Props) {
  return (
    <ol class="reading">
      {cards.map((card) => (
        <Row key={card.position.number} card={card} isOpen={isUnfolded} onOpen={() => onOpen(card)} />
      ))}
    </ol>
  )
}

function Row({ card, isOpen, onOpen }: { card: DealtCard; isOpen: boolean; onOpen: () => void }) {
  const { lit, pointing } = useCardLight()
  const { position, meaning, in_position: inPosition } = card
  return (
    <li
      class={lit.positions.includes(position.number) ? 'lit' : undefined}
      {...pointing({ positions: [position.number] })}
    >
      <span class="number" aria-hidden="true">
        {position.number}
      </span>
      <div>
        <p class="label">{position.name}</p>
        <h4>
          <button type="button" class="link" aria-haspopup="dialog" onClick={onOpen}>
            {cardTitle(card)}
          </button>
        </h4>
        <p>{inPosition ?? meaning}</p>
        {inPosition !== undefined && (
          <details class="by-itself" open={isOpen}>
            <summary>{WORDS.reading.byItself}</summary>
            <p>{meaning}</p>
          </details>
        )}
      </div>
    </li>
  )
}
