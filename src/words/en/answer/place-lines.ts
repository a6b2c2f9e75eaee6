/** What a card says in its place after a question: how it stands to what was asked, why it may be so, or what it would do (docs/questions.md). */
import { answeredAsk } from '../../../tarot/answer/answer.ts'
import type { Question, QuestionAsk } from '../../../tarot/question/question.ts'
import { PLACE_KINDS, type PlaceKind } from '../../../tarot/spreads.ts'
import type { PlaceRole } from '../../answer-pieces.ts'
import { isConsoled, isEither, isOutOfHand } from './question-kinds.ts'
import { hasOwnVerdict } from './situation-keys.ts'

export type PlacedSort = 'lean' | 'reason' | 'advise' | 'choose' | 'company' | 'tell' | PlaceRole

type SortOfPlace = Partial<Record<PlaceKind, PlacedSort>>

const inPlaces = (sort: PlacedSort, ...places: readonly PlaceKind[]): SortOfPlace =>
  Object.fromEntries(places.map((place) => [place, sort]))

/** What a place asks of its card in any matter: the lines of a reading, in their order, tell one story of it. */
const ROLES: SortOfPlace = {
  ...inPlaces('behind', 'past', 'root'),
  ...inPlaces('now', 'present', 'self', 'bond'),
  ...inPlaces('hurdle', 'challenge', 'weakness'),
  ...inPlaces('around', 'others', 'other_person'),
  ...inPlaces('ahead', 'near_future', 'outcome'),
  ...inPlaces('hope', 'aim', 'hope_and_fear'),
  ...inPlaces('advise', 'advice', 'strength', 'open'),
}

/** The places not named only say what the card is about. */
const SORTS = {
  /** The places that count for the lean and don't ask where it leads. */
  weighed: {
    ...ROLES,
    ...inPlaces('lean', 'present', 'bond', 'strength', 'self', 'others', 'other_person', 'open'),
  },
  why: {
    ...ROLES,
    ...inPlaces('reason', 'past', 'root', 'challenge', 'present', 'weakness', 'self', 'others', 'bond'),
  },
  /** Where a way leads to is said, and not by what to choose. */
  choice: { ...inPlaces('choose', ...PLACE_KINDS), ...inPlaces('ahead', 'outcome') },
  consoled: { ...ROLES, ...inPlaces('company', 'present', 'challenge', 'weakness', 'self', 'bond', 'open') },
  /** What is around the asker would be taken for a hint at the other person. */
  mind: { ...ROLES, ...inPlaces('advise', 'others', 'other_person', 'bond', 'mind', 'body', 'spirit') },
  hidden: { ...inPlaces('company', ...PLACE_KINDS), ...inPlaces('advise', 'advice', 'strength') },
  /** An animal that may be hurt or gone is not told of what lies behind it or ahead. */
  lostAnimal: inPlaces('advise', ...PLACE_KINDS),
  any: ROLES,
} as const satisfies Record<string, SortOfPlace>

const OWN_SORTS = ['choice', 'why', 'mind', 'hidden'] as const
const isOneOf = <Value extends string>(values: readonly Value[], value: string): value is Value =>
  (values as readonly string[]).includes(value)

// mutate order: a set has no order
const WEIGHED: ReadonlySet<QuestionAsk> = new Set(['event', 'deed', 'how_be', 'what_ahead'])

const isOfLostAnimal = ({ situation }: Question): boolean => situation === 'lost_pet'

function sortsFor(question: Question): SortOfPlace {
  const ask = answeredAsk(question)
  if (isConsoled(question)) return SORTS.consoled
  if (isOfLostAnimal(question)) return SORTS.lostAnimal
  if (isOneOf(OWN_SORTS, ask)) return SORTS[ask]
  return WEIGHED.has(ask) && isPlainlyWeighed(question, ask) ? SORTS.weighed : SORTS.any
}

/** What speaks for something feared, or for leaving something be, would be read the wrong way round; and where nothing leans, no card does. */
const isPlainlyWeighed = (question: Question, ask: QuestionAsk): boolean =>
  !(question.isFeared && ask === 'event') &&
  !isOutOfHand(question) &&
  !question.isWhere &&
  !question.isNegated &&
  !hasOwnVerdict(question) &&
  !isEither(question)

export const placedSort = (kind: PlaceKind, question: Question): PlacedSort =>
  sortsFor(question)[kind] ?? 'tell'

/** What else the card says there, where the answer has its line: what its place asks, or else what it would do. */
export function otherPlacedSort(said: PlacedSort, kind: PlaceKind, question: Question): PlacedSort {
  if (isOfLostAnimal(question)) return 'advise'
  const role = ROLES[kind] ?? 'advise'
  return role === said ? 'advise' : role
}
