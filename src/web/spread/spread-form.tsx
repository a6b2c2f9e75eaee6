import { Segmented } from '../parts/segmented.tsx'
import { GROUPS, type Kind } from './kinds.ts'
import { OwnCards } from './own-cards.tsx'
import { OwnPlaces } from './own-places.tsx'
import { canBeByHand, freshSeed, isByHand, type SpreadWish, THEMES } from './spreads.ts'

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
  const byHand = isByHand(wish)
  const shuffle = () => onDeal({ ...wish, seed: freshSeed() })
  return (
    <form class="bar" onSubmit={onSubmit}>
      <label class="field">
        <span>Spread</span>
        <select value={wish.kind} onChange={(event) => onChange({ kind: event.currentTarget.value as Kind })}>
          {GROUPS.map(({ label, kinds }) => (
            <optgroup key={label} label={label}>
              {kinds.map((kind) => (
                <option key={kind.value} value={kind.value}>
                  {kind.label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <Segmented
        legend="Theme"
        options={THEMES}
        value={wish.theme}
        onChange={(theme) => onChange({ theme })}
      />
      {!byHand && (
        <>
          <SeedField wish={wish} onChange={onChange} />
          <div class="buttons">
            <button type="submit" class="main">
              Deal
            </button>
            <button type="button" onClick={shuffle}>
              Shuffle and deal
            </button>
          </div>
        </>
      )}
      {wish.kind === 'custom_spread' && (
        <OwnPlaces places={wish.places} onChange={(places) => onChange({ places })} />
      )}
      {canBeByHand(wish.kind) && <OwnCards wish={wish} onChange={onChange} />}
      {byHand && (
        <div class="buttons">
          <button type="submit" class="main">
            Read
          </button>
        </div>
      )}
    </form>
  )
}

function SeedField({ wish, onChange }: Pick<Props, 'wish' | 'onChange'>) {
  return (
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
  )
}
