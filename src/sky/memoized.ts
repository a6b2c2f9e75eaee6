/** The latest results by key, at most `limit` of them. */
export class BoundedCache<Key, Answer> {
  readonly #cache = new Map<Key, Answer>()
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  get(key: Key): Answer | undefined {
    return this.#cache.get(key)
  }

  set(key: Key, answer: Answer): void {
    // A Map keeps the order of insertion, so the first key is the oldest.
    if (this.#cache.size >= this.#limit && !this.#cache.has(key))
      this.#cache.delete(this.#cache.keys().next().value!)
    this.#cache.set(key, answer)
  }
}

/** Memoizes a pure function of one key, with at most `limit` results. */
export function memoized<Key, Answer>(limit: number, make: (key: Key) => Answer): (key: Key) => Answer {
  const cache = new BoundedCache<Key, Answer>(limit)
  return (key) => {
    const cached = cache.get(key)
    if (cached !== undefined) return cached
    const answer = make(key)
    cache.set(key, answer)
    return answer
  }
}
