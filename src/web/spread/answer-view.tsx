/** What the cards say to the question: it comes first, set apart from what they say together. */
import type { Dealt } from './dealt-card.ts'
import { type Kind, SPREAD_KINDS } from './kinds.ts'
import { LitText } from './lit-text.tsx'
import { WORDS } from './words.ts'

interface Props {
  readonly dealt: Dealt
  /** Draws anew, in a spread that answers better. Absent: none is offered. */
  readonly onSuggested?: ((kind: Kind) => void) | undefined
}

export function AnswerView({ dealt: { question, reading }, onSuggested }: Props) {
  if (question === undefined || reading?.answer === undefined) return null
  const suggested = SPREAD_KINDS.find(({ value }) => value === question.suggested_spread)
  return (
    <div class="answer">
      {!question.understood && <p class="dim">{WORDS.reading.notUnderstood}</p>}
      <p class="lead">
        <LitText text={reading.answer} sources={reading.sources} />
      </p>
      {suggested && onSuggested && (
        <button type="button" class="quiet" onClick={() => onSuggested(suggested.value)}>
          {WORDS.reading.laySuggested(suggested.value, suggested.label)}
        </button>
      )}
    </div>
  )
}
