/** Where the question goes, and the offer of a spread if it sounds like a choice. */
import type { Kind } from '../spread/kinds.ts'
import { WORDS } from '../spread/words.ts'
import { isSafeChoice } from './danger.ts'

const CHOICE: Kind = 'decision'

interface Props {
  readonly question: string
  readonly kind: Kind
  readonly onKind: (kind: Kind) => void
}

export function QuestionHint({ question, kind, onKind }: Props) {
  return (
    <div class="hint">
      <p id="question-hint">{goesToModel() ? WORDS.form.questionToModelHint : WORDS.form.questionHint}</p>
      {kind !== CHOICE && isSafeChoice(question) && (
        <p>
          {WORDS.form.choice}{' '}
          <button type="button" class="link" onClick={() => onKind(CHOICE)}>
            {WORDS.form.chooseSpread(WORDS.kinds[CHOICE])}
          </button>
        </p>
      )}
    </div>
  )
}

/** As the service says in the document. */
const goesToModel = (): boolean =>
  document.querySelector('meta[name="questions-to-model"][content="yes"]') !== null
