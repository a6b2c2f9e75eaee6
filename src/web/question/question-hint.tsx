/** Where the question goes, and the offer of a spread if it sounds like a choice. */
import type { Kind } from '../spread/kinds.ts'
import { WORDS } from '../spread/words.ts'

/** The spread for a choice. */
export const CHOICE: Kind = 'decision'

interface Props {
  readonly isChoice: boolean
  readonly onChoose: () => void
}

export const QuestionHint = ({ isChoice, onChoose }: Props) => (
  <div class="hint">
    <p id="question-hint">{goesToModel() ? WORDS.form.questionToModelHint : WORDS.form.questionHint}</p>
    {isChoice && (
      <p>
        {WORDS.form.choice}{' '}
        <button type="button" class="link" onClick={onChoose}>
          {WORDS.form.chooseSpread(WORDS.kinds[CHOICE])}
        </button>
      </p>
    )}
  </div>
)

/** As the service says in the document. */
const goesToModel = (): boolean =>
  document.querySelector('meta[name="questions-to-model"][content="true"]') !== null
