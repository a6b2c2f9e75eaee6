/** A spread that would answer better than the one that lies there (docs/questions.md, "Another spread"). */
import type { Question, QuestionAsk } from '../question/question.ts'
import type { PlaceKind, SpreadType } from '../spreads.ts'
import { ANSWERING_PLACES, type PlaceAsk } from './places.ts'

interface Suggestion {
  readonly spread: SpreadType
  /** It is not suggested where one of these places lies there already. */
  readonly places: readonly PlaceKind[]
}

const SUGGESTIONS: Partial<Record<QuestionAsk, Suggestion>> = {
  choice: { spread: 'decision', places: ['choice'] },
  mind: { spread: 'bridge', places: ['other_person', 'bond'] },
  why: { spread: 'what_why_how', places: placesBefore('why', 'challenge') },
  how_do: { spread: 'situation_action_outcome', places: ['advice'] },
  what_do: { spread: 'situation_action_outcome', places: ['advice'] },
}

function placesBefore(ask: PlaceAsk, kind: PlaceKind): readonly PlaceKind[] {
  const places = ANSWERING_PLACES[ask]
  return places.slice(0, places.indexOf(kind))
}

/** Null for a grave question: no spread answers it. */
export function suggestedSpread(
  { ask, grave, understood, options }: Question,
  kinds: readonly PlaceKind[],
): SpreadType | null {
  const suggestion = SUGGESTIONS[ask]
  if (!understood || grave !== null || suggestion === undefined) return null
  // The spread for decisions has two ways.
  if (ask === 'choice' && options.length > 2) return null
  return suggestion.places.some((kind) => kinds.includes(kind)) ? null : suggestion.spread
}
