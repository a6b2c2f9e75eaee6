/** On which matter no verdict may be given, by what the features of a question weigh and what the guard says of it. */
import { DANGERS, type Danger } from './danger.ts'
import type { GraveKind } from './question.ts'
import type { SortedSpans } from './reader-tables.ts'
import type { WordSums } from './word-weights.ts'

/** A matter is taken for grave above this: of those who ask, fewer ask of grave things than of the questions that were learned from. */
export const GRAVE_THRESHOLD = 0.8
/** Where neither the guard nor a word of its own speaks for it, and hardly a sign of its kind, plain words have to weigh more. */
const THIN_THRESHOLD = 1.25
const MIN_SIGNS = 3
/** Where the question itself is about a matter of everyday life, plain words mean that one, unless they are very heavy. */
const EXPLAINED_THRESHOLD = 3
/** So many fields of everyday life explain whatever the guard finds without a word of distress. */
const MIN_EXPLAINING = 3
/** Of a danger that is only suspected: below this nothing else speaks for it. Of ending one's life the doubt is enough for longer. */
const MIN_SUSPECTED: Readonly<Record<'self_harm' | 'other', number>> = { self_harm: -0.75, other: -0.25 }
/** In a short question there is little to weigh: a word or phrase of its own is enough down to this sum. */
const MIN_SHORT = -0.3
/** With the dots at the ends. */
const MAX_SHORT_WORDS = 14
/** In so few words “my” and “he” weigh as much as all the rest: they say nothing where no sign stands beside them. */
const MAX_PLAIN_WORDS = 10
/** By so much the first kind is ahead of the second where it is sure. */
const SURE_MARGIN = 1

export interface GraveReading {
  readonly kind: GraveKind | null
  /** False if nobody can tell for sure in which way it is grave. */
  readonly isSure: boolean
}

/** What is known of a question besides what its features weigh. */
export interface GraveSigns {
  readonly guarded: Danger | null
  readonly found: Pick<SortedSpans, 'calm' | 'spansOf'>
  readonly wordCount: number
  /** A word or phrase is in it that hardly means anything else. */
  readonly isNamed: boolean
  /** The kinds of which there is any sign, and how many. */
  readonly signs: ReadonlyMap<GraveKind, number>
  /** The question itself speaks of a matter that many ask about. */
  readonly isOfMatter: boolean
}

export function graveKindOf(
  { grave, kinds }: WordSums,
  { guarded, found: { calm, spansOf }, wordCount, isNamed, signs, isOfMatter }: GraveSigns,
): GraveReading {
  // A child who was bullied somewhere else, and nobody suspects more.
  const isOver =
    guarded === null &&
    spansOf('register.bulliedBefore').length > 0 &&
    spansOf('register.bulliedStill').length === 0
  const isUneasy = spansOf('register.sorrow').length > 0 || spansOf('register.distress').length > 0
  const danger = calm.size >= MIN_EXPLAINING && !isUneasy ? null : guarded
  if (danger?.isCertain === true) return { kind: danger.grave, isSure: true }
  const isShort = wordCount <= MAX_SHORT_WORDS
  const isFaint = guarded === null || (guarded.isFaint === true && isShort)
  // Where nothing but its plain words speaks for a grave matter, so few of them mean nothing, and heartache explains more.
  const isHeartache = isShort && spansOf('register.heartache').length > 0
  const isPlain = wordCount <= MAX_PLAIN_WORDS || (guarded === null && isHeartache)
  if (isFaint && signs.size === 0 && isPlain) return { kind: null, isSure: true }
  const [best, second] = [...kinds].sort(([, one], [, other]) => other - one)
  const isDanger = (kind: GraveKind) => DANGERS.some((one) => one === kind)
  const isThin = isFaint && !isNamed && (signs.get(best![0]) ?? 0) < MIN_SIGNS
  const isExplained = isFaint && !isNamed && isOfMatter && !isDanger(best![0])
  const least = isExplained ? EXPLAINED_THRESHOLD : isThin ? THIN_THRESHOLD : GRAVE_THRESHOLD
  const isShortAndNamed = isNamed && isShort && grave > MIN_SHORT
  if (grave <= least && !isShortAndNamed) {
    const suspected = danger?.grave === 'self_harm' ? MIN_SUSPECTED.self_harm : MIN_SUSPECTED.other
    return { kind: danger !== null && !isFaint && grave > suspected ? danger.grave : null, isSure: true }
  }
  if (isOver && best![0] === 'minor') return { kind: null, isSure: true }
  // A row about a name is distress enough; fear and sorrow are another matter.
  const isGlad = spansOf('register.sorrow').length === 0 && spansOf('register.nursery').length > 0
  if (isGlad && best![0] === 'pregnancy') return { kind: null, isSure: true }
  const isSure = best![1] - second![1] >= SURE_MARGIN
  // No danger is taken for granted: the guard suspects one, or the words are sure of it.
  if (isSure || danger !== null || !isDanger(best![0])) return { kind: best![0], isSure }
  const [kind] = [...kinds].filter(([one]) => !isDanger(one)).sort(([, one], [, other]) => other - one)[0]!
  return { kind, isSure }
}
