import { Segmented } from '../parts/segmented.tsx'
import { OwnPlaces } from './own-places.tsx'
import { freshSeed, KINDS, type Kind, type SpreadWish, THEMES } from './spreads.ts'

interface Props {
  readonly wish: SpreadWish
  readonly onChange: (changed: Partial<SpreadWish>) => void
  readonly onDeal: (wish: SpreadWish) => void
}

export function SpreadForm({ wish, onChange, onDeal }: Props) {
  const onSubmit = (event: Event) => {
    event.preventDefault()
    onDeal(wish)
  }
  const shuffle = () => onDeal({ ...wish, seed: freshSeed() })
  return (
    <form class="bar" onSubmit={onSubmit}>
      <label class="field">
        <span>Spread</span>
        <select value={wish.kind} onChange={(event) => onChange({ kind: event.currentTarget.value as Kind })}>
          {KINDS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Segmented
        legend="Theme"
        options={THEMES}
        value={wish.theme}
        onChange={(theme) => onChange({ theme })}
      />
      <label class="field seed">
        <span>Seed</span>
        <input
          value={wish.seed}
          maxLength={256}
          placeholder="the draw of the day"
          autocomplete="off"
          spellcheck={false}
          onInput={(event) => onChange({ seed: event.currentTarget.value })}
        />
      </label>
      <div class="buttons">
        <button type="submit" class="main">
          Deal
        </button>
        <button type="button" onClick={shuffle}>
          Shuffle and deal
        </button>
      </div>
      {wish.kind === 'custom_spread' && (
        <OwnPlaces places={wish.places} onChange={(places) => onChange({ places })} />
      )}
    </form>
  )
}
