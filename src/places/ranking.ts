/** How well a place matches, and the best of many. */

/** Whole name, beginning of a name, words of a name, or a name with a mistake in it; and what each is worth. */
const WORTH = { whole: 1000, start: 10, words: 1, near: 0.1 } as const
export type Match = keyof typeof WORTH
/** Somebody who types `sa` means São Paulo rather than Shanghai, which Hungarians call Sanghaj. */
const OTHER_NAME_SHARE = 0.3
/** Broken Hill is a town in Australia before it is what Kabwe in Zambia was called; but Madras is Chennai, not the town in Oregon. */
const UNRELATED_NAME_SHARE = 0.08
/** Of an unrelated name, where a prominent place has it: even the most populous city comes after that. */
const AFTER_PROMINENT_SHARE = 1e-5

export interface RankedPlace {
  readonly place: number
  readonly match: Match
  readonly score: number
}

/** What is known of a name before places are looked for by it. */
export interface NameFacts {
  /** Places that come before unrelated ones of the name, and how much more they count than others. */
  readonly prominent: ReadonlyMap<number, number>
  readonly isCapital: (place: number) => boolean
  /** Whether the name that is shown has the words of the question: Santiago de Cuba is called Santiago, Portland is not called Bridgetown. */
  readonly isRelated: (place: number) => boolean
}

/** So that a better match counts among places whose people nobody has counted. */
const MIN_PEOPLE = 100

/**
 * The best `limit` places: how many people live there, times the worth of the match. So London is offered for `lon`, before a hamlet of that name.
 */
export class Best {
  readonly #limit: number
  readonly #populations: Uint32Array
  readonly #name: NameFacts
  readonly #ranked: RankedPlace[] = []
  /** What a place must exceed, once there are enough. */
  #leastScore = 0

  constructor(limit: number, populations: Uint32Array, name: NameFacts) {
    this.#limit = limit
    this.#populations = populations
    this.#name = name
    // Before all others, because a search ends with the last place that has people enough.
    for (const place of name.prominent.keys()) this.add(place, 'whole', true)
  }

  add(place: number, match: Match, isOwnName: boolean): void {
    const score = this.#weight(place) * WORTH[match] * this.#share(place, match, isOwnName)
    const ranked = this.#ranked
    if (score <= this.#leastScore) return
    const index = ranked.findIndex((it) => it.place === place)
    if (index >= 0 && ranked[index]!.score >= score) return
    if (index >= 0) ranked.splice(index, 1)
    const after = ranked.findIndex((it) => it.score < score)
    ranked.splice(after < 0 ? ranked.length : after, 0, { place, match, score })
    if (ranked.length > this.#limit) ranked.pop()
    this.#leastScore = ranked[this.#limit - 1]?.score ?? 0
  }

  /** Whether a place has people enough to be among the best with such a match. */
  canHold(place: number, match: Match): boolean {
    return this.#weight(place) * WORTH[match] > this.#leastScore
  }

  get all(): readonly RankedPlace[] {
    return this.#ranked
  }

  get hasWholeName(): boolean {
    return this.#ranked.some(({ match }) => match === 'whole')
  }

  #share(place: number, match: Match, isOwnName: boolean): number {
    const { prominent, isCapital, isRelated } = this.#name
    if (match === 'whole' && prominent.has(place)) return prominent.get(place)!
    if (isOwnName) return 1
    if (match !== 'whole' || isRelated(place)) return OTHER_NAME_SHARE
    if (prominent.size > 0) return AFTER_PROMINENT_SHARE
    return isCapital(place) ? OTHER_NAME_SHARE : UNRELATED_NAME_SHARE
  }

  #weight(place: number): number {
    return this.#populations[place]! + MIN_PEOPLE
  }
}
