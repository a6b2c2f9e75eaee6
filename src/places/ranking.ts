/** How well a place matches, and the best of many. */

/** Whole name, beginning of a name, words of a name, or a name with a mistake in it; and what each is worth. */
const WORTH = { whole: 1000, start: 10, words: 1, near: 0.1 } as const
export type Match = keyof typeof WORTH
/** Somebody who types `sa` means São Paulo rather than Shanghai, which Hungarians call Sanghaj. */
const OTHER_NAME_SHARE = 0.3

export interface Ranked {
  readonly place: number
  readonly match: Match
  readonly score: number
}

/** So that a better match counts among places whose people nobody has counted. */
const LEAST_PEOPLE = 100

/**
 * The best `limit` places: how many people live there, times the worth of the match. So London is offered for `lon`, before a hamlet of that name.
 */
export class Best {
  readonly #limit: number
  readonly #populations: Uint32Array
  readonly #ranked: Ranked[] = []
  /** What a place must exceed, once there are enough. */
  #leastScore = 0

  constructor(limit: number, populations: Uint32Array) {
    this.#limit = limit
    this.#populations = populations
  }

  add(place: number, match: Match, isOwnName: boolean): void {
    const score = this.#weight(place) * WORTH[match] * (isOwnName ? 1 : OTHER_NAME_SHARE)
    const ranked = this.#ranked
    if (score <= this.#leastScore) return
    const known = ranked.findIndex((it) => it.place === place)
    if (known >= 0 && ranked[known]!.score >= score) return
    if (known >= 0) ranked.splice(known, 1)
    const after = ranked.findIndex((it) => it.score < score)
    ranked.splice(after < 0 ? ranked.length : after, 0, { place, match, score })
    if (ranked.length > this.#limit) ranked.pop()
    this.#leastScore = ranked[this.#limit - 1]?.score ?? 0
  }

  /** Whether a place has people enough to be among the best with such a match. */
  canHold(place: number, match: Match): boolean {
    return this.#weight(place) * WORTH[match] > this.#leastScore
  }

  get all(): readonly Ranked[] {
    return this.#ranked
  }

  get hasWholeName(): boolean {
    return this.#ranked.some(({ match }) => match === 'whole')
  }

  #weight(place: number): number {
    return this.#populations[place]! + LEAST_PEOPLE
  }
}
