/** Cards that the visitor drew from a deck of their own, by name. */
import { cardCount, type SpreadWish } from './spreads.ts'
import { WORDS } from './words.ts'

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
        <span>{WORDS.form.isByHand}</span>
      </label>
      {isByHand && (
        <label class="field">
          <span>{WORDS.form.hand}</span>
          <textarea
            rows={cardCount(wish)}
            required
            maxLength={4000}
            placeholder={WORDS.form.handExample}
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
