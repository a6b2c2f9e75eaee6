/** The texts of a reading in the order of its positions. Screen readers use this list, not the cloth. */
import { cardTitle, type Dealt, type DealtCard } from './dealt-card.ts'

export function ReadingList({ dealt, onOpen }: { dealt: Dealt; onOpen: (card: DealtCard) => void }) {
  return (
    <ol class="reading">
      {dealt.cards.map((card) => (
        <li key={card.position.number}>
          <span class="number" aria-hidden="true">
            {card.position.number}
          </span>
          <div>
            <p class="label">{card.position.name}</p>
            <h4>
              <button type="button" class="link" aria-haspopup="dialog" onClick={() => onOpen(card)}>
                {cardTitle(card)}
              </button>
            </h4>
            <p>{card.meaning}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
