/** The question, the spread, and the button that draws. Other ways to draw are folded away. */
import type { RefObject } from 'preact'
import { useRef } from 'preact/hooks'
import { switchFeel, useFeel } from '../feel/feel.ts'
import { Disclosure } from '../parts/disclosure.tsx'
import { Segmented } from '../parts/segmented.tsx'
import { isSafeChoice } from '../question/danger.ts'
import { CHOICE, QuestionHint } from '../question/question-hint.tsx'
import { type Kind, SPREAD_GROUPS } from './kinds.ts'
import { OwnCards } from './own-cards.tsx'
import { OwnPlaces } from './own-places.tsx'
import { freshSeed } from './question.ts'
import { canBeByHand, hasSeed, isByHand, type SpreadWish, THEME_CHOICES } from './spreads.ts'
import { WORDS } from './words.ts'

interface Props {
  readonly question: string
  readonly wish: SpreadWish
  readonly onAsk: (question: string) => void
  readonly onChange: (changed: Partial<SpreadWish>) => void
  /** With the visitor's own seed. */
  readonly onDrawMine: () => void
  /** As the form says. */
  readonly onDeal: (wish: SpreadWish) => void
}

export function SpreadForm({ question, wish, onAsk, onChange, onDrawMine, onDeal }: Props) {
  const byHand = isByHand(wish)
  const isFelt = useFeel()
  const spread = useRef<HTMLSelectElement>(null)
  const onSubmit = (event: Event) => {
    event.preventDefault()
    if (byHand || !hasSeed(wish.kind)) onDeal(wish)
    else onDrawMine()
  }
  return (
    <form class="ask" onSubmit={onSubmit}>
      <input
        class="question"
        aria-labelledby="spread-title"
        aria-describedby="question-hint"
        maxLength={500}
        placeholder={WORDS.form.question}
        autocomplete="off"
        value={question}
        onInput={(event) => onAsk(event.currentTarget.value)}
      />
      <QuestionHint
        isChoice={wish.kind !== CHOICE && isSafeChoice(question)}
        onChoose={() => {
          onChange({ kind: CHOICE })
          // The offer goes; what it has changed takes the focus.
          spread.current?.focus()
        }}
      />
      {wish.kind === 'custom_spread' && (
        <OwnPlaces places={wish.places} onChange={(places) => onChange({ places })} />
      )}
      <div class="ask-row">
        <KindField field={spread} kind={wish.kind} onChange={(kind) => onChange({ kind })} />
        <button type="submit" class="main">
          {byHand ? WORDS.form.read : hasSeed(wish.kind) ? WORDS.form.draw : WORDS.form.show}
        </button>
      </div>
      <Disclosure title={WORDS.form.more}>
        <Segmented
          legend={WORDS.form.theme}
          options={THEME_CHOICES}
          value={wish.theme}
          onChange={(theme) => onChange({ theme })}
        />
        <label class="check">
          <input
            type="checkbox"
            checked={isFelt}
            onChange={(event) => switchFeel(event.currentTarget.checked)}
          />
          <span>{WORDS.feel.label}</span>
        </label>
        {canBeByHand(wish.kind) && <OwnCards wish={wish} onChange={onChange} />}
        {!byHand && hasSeed(wish.kind) && <BySeed wish={wish} onChange={onChange} onDeal={onDeal} />}
      </Disclosure>
    </form>
  )
}

interface KindProps {
  readonly field: RefObject<HTMLSelectElement | null>
  readonly kind: Kind
  readonly onChange: (kind: Kind) => void
}

const KindField = ({ field, kind, onChange }: KindProps) => (
  <label class="field">
    <span>{WORDS.form.spread}</span>
    <select ref={field} value={kind} onChange={(event) => onChange(event.currentTarget.value as Kind)}>
      {SPREAD_GROUPS.map(({ label, kinds }) => (
        <optgroup key={label} label={label}>
          {kinds.map((row) => (
            <option key={row.value} value={row.value}>
              {row.label}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  </label>
)

/** A seed is a word that always lays the same cards, for whoever uses it. */
function BySeed({ wish, onChange, onDeal }: Pick<Props, 'wish' | 'onChange' | 'onDeal'>) {
  return (
    <div class="bar">
      <label class="field seed">
        <span>{WORDS.form.seed}</span>
        <input
          value={wish.seed}
          maxLength={256}
          placeholder={WORDS.form.noSeed}
          autocomplete="off"
          spellcheck={false}
          onInput={(event) => onChange({ seed: event.currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            onDeal(wish)
          }}
        />
      </label>
      <div class="buttons">
        <button type="button" onClick={() => onDeal(wish)}>
          {WORDS.form.deal}
        </button>
        <button type="button" onClick={() => onDeal({ ...wish, seed: freshSeed() })}>
          {WORDS.form.shuffle}
        </button>
      </div>
      <p class="hint">
        {WORDS.form.seedHint((text) => (
          <em>{text}</em>
        ))}
      </p>
    </div>
  )
}
