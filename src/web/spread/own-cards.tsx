/** Cards that the visitor drew from a deck of their own, by name. */
import { cardCount, type SpreadWish } from './spreads.ts'

interface Props {
  readonly wish: SpreadWish
  readonly onChange: (changed: Partial<SpreadWish>) => void
}

export function OwnCards({ wish, onChange }: Props) {
  const { isByHand, hand } = wish
  return (
    <div class="own-cards">
      <label class="check">
        <input
          type="checkbox"
          checked={isByHand}
          onChange={(event) => onChange({ isByHand: event.currentTarget.checked })}
        />
        <span>I have drawn the cards myself</span>
      </label>
      {isByHand && (
        <label class="field">
          <span>Your cards, one on each line, in the order in which they lie</span>
          <textarea
            rows={cardCount(wish)}
            required
            maxLength={4000}
            placeholder={'2 of Cups\nTower, reversed'}
            autocomplete="off"
            spellcheck={false}
            value={hand}
            onInput={(event) => onChange({ hand: event.currentTarget.value })}
          />
        </label>
      )}
    </div>
  )
}
