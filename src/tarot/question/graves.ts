/** Finds what a question is about on which no verdict may be given. The vocabulary is passed in, by field. */
import { linesOf } from './pattern.ts'
import type { GraveKind } from './question.ts'

export interface GraveField {
  /** What the idea is, for the reader of the table. */
  readonly name: string
  readonly grave: GraveKind
  /** 2 is enough; of those of 1, MIN_WEAK different fields must meet. */
  readonly weight: 1 | 2
  /** One sign of it is enough where somebody dear is named and nothing everyday is. */
  readonly isEnoughOfKin?: boolean
  /** Words and names, separated by spaces; `_` is a space within one. */
  readonly terms?: string
  /** One phrase in each line, in the notation of `pattern.ts`. */
  readonly phrases?: string
}

/** So many weak fields of one kind are enough. */
export const MIN_WEAK = 2

/** The table of a field for the finder. */
export const tableOf = ({ terms = '', phrases = '' }: GraveField): string =>
  [...linesOf(phrases), terms.trim().split(/\s+/).join('/')].join('\n').trim()

export interface GraveSigns {
  readonly grave: GraveKind | null
  /** It has a sign that is enough alone. */
  readonly isCertain: boolean
  /** The first kind of which one sign is enough where somebody dear is named. */
  readonly ofKin: GraveKind | null
  /** The kinds of which there is any sign. */
  readonly hinted: ReadonlySet<GraveKind>
}

/** `counts` are the phrases found of each field. The kind with most signs counts, of equal ones the first in the order of the fields. */
export function graveOf(fields: readonly GraveField[], counts: readonly number[]): GraveSigns {
  const strong = new Map<GraveKind, number>()
  const weak = new Map<GraveKind, number>()
  for (const [at, { grave, weight }] of fields.entries()) {
    const sums = weight === 2 ? strong : weak
    sums.set(grave, (sums.get(grave) ?? 0) + (weight === 2 ? counts[at]! : Math.min(1, counts[at]!)))
  }
  let best: { grave: GraveKind; sum: number } | null = null
  for (const { grave } of fields) {
    const [certain, doubtful] = [strong.get(grave) ?? 0, weak.get(grave) ?? 0]
    if (certain === 0 && doubtful < MIN_WEAK) continue
    const sum = 3 * certain + doubtful
    if (best === null || sum > best.sum) best = { grave, sum }
  }
  const grave = best?.grave ?? null
  const hinted = new Set(fields.filter((_, at) => counts[at]! > 0).map((field) => field.grave))
  const ofKin =
    fields.find(({ isEnoughOfKin = false }, at) => isEnoughOfKin && counts[at]! > 0)?.grave ?? null
  return { grave, ofKin, isCertain: grave !== null && (strong.get(grave) ?? 0) > 0, hinted }
}
