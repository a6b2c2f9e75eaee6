/** Which text of a list a transit gets: its own by the side of the aspect, so that it stays the same in every span; and none twice within a year. */
import { DAY_MS } from '../../time/time-scales.ts'
import { remainder, shuffled } from './dealing.ts'

/** From a leap day to a leap day's eve. */
const YEAR_MS = 366 * DAY_MS

/** Where in a list to begin, and when the text is told. */
export interface Turn {
  /** Lists are shuffled by it. */
  readonly deck: string
  readonly ordinal: number
  readonly at: number
}

export class YearDealer {
  /** Texts and when they were told. */
  readonly #told = new Map<string, number[]>()

  /** The texts of a list in the order in which they are tried. */
  order<Item>(items: readonly Item[], { deck, ordinal }: Pick<Turn, 'deck' | 'ordinal'>): Item[] {
    const order = shuffled([...items.keys()], deck)
    return order.map((_, i) => items[order[remainder(ordinal + i, order.length)]!]!)
  }

  isFree(text: string, at: number): boolean {
    return (this.#told.get(text) ?? []).every((before) => Math.abs(at - before) >= YEAR_MS)
  }

  /** How often it was told: where all were told, the one that was told least comes again. */
  countOf(text: string): number {
    return this.#told.get(text)?.length ?? 0
  }

  use(text: string, at: number): void {
    this.#told.set(text, [...(this.#told.get(text) ?? []), at])
  }
}
