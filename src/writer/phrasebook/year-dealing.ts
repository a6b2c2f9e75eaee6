/** Which text of a list a transit gets: its own by the side of the aspect, so that it stays the same in every span; and none twice within a year. */
import { DAY_MS } from '../../time/time-scales.ts'
import { remainder, shuffled } from './dealing.ts'

/** From a leap day to a leap day's eve. */
const YEAR_MS = 366 * DAY_MS

/** How long a transit lasts. */
export interface UsedSpan {
  readonly from: number
  readonly to: number
}

/** Where in a list to begin, and how long the text is shown. */
export interface DealTurn {
  /** Lists are shuffled by it. */
  readonly shuffleKey: string
  readonly ordinal: number
  readonly during: UsedSpan
}

export class YearDealer {
  /** Texts and when they were used. */
  readonly #used = new Map<string, UsedSpan[]>()

  /** The texts of a list in the order in which they are tried. */
  order<Item>(
    items: readonly Item[],
    { shuffleKey, ordinal }: Pick<DealTurn, 'shuffleKey' | 'ordinal'>,
  ): Item[] {
    const order = shuffled([...items.keys()], shuffleKey)
    return order.map((_, i) => items[order[remainder(ordinal + i, order.length)]!]!)
  }

  /** Whether it is not used within a year before or after. */
  isFree(text: string, { from, to }: UsedSpan): boolean {
    return (this.#used.get(text) ?? []).every(
      (other) => from - other.to >= YEAR_MS || other.from - to >= YEAR_MS,
    )
  }

  /** How often it was used: where all were used, the one that was used least comes again. */
  countOf(text: string): number {
    return this.#used.get(text)?.length ?? 0
  }

  use(text: string, during: UsedSpan): void {
    this.#used.set(text, [...(this.#used.get(text) ?? []), during])
  }
}
