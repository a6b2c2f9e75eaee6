/** Which horizon a question names. */
import type { TableSpan } from './pattern-finder.ts'
import { QUESTION_SPANS, type QuestionSpan } from './question.ts'

export type SpanTable = `span.${QuestionSpan | 'past'}`

/** The longest name of a time in the question, else before it. A time that is over, or a length, is no horizon. */
export function spanOf(
  spansOf: (name: SpanTable) => readonly TableSpan[],
  isInFocus: (word: number) => boolean,
): QuestionSpan | null {
  const past = spansOf('span.past')
  const isPast = ({ start, end }: TableSpan) => past.some((span) => span.start < end && start <= span.end)
  let best: { name: QuestionSpan; rank: number } | null = null
  for (const name of QUESTION_SPANS)
    for (const span of spansOf(`span.${name}`)) {
      if (isPast(span)) continue
      const rank = span.end - span.start + (isInFocus(span.start) ? 10 : 0)
      if (best === null || rank > best.rank) best = { name, rank }
    }
  return best?.name ?? null
}
