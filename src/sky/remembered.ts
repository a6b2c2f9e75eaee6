/** The latest results by key, at most `limit` of them. */
export class Remembered<Key, Answer> {
  readonly #kept = new Map<Key, Answer>()
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  get(key: Key): Answer | undefined {
    return this.#kept.get(key)
  }

  set(key: Key, answer: Answer): void {
    // A Map keeps the order of insertion, so the first key is the oldest.
    if (this.#kept.size >= this.#limit && !this.#kept.has(key))
      this.#kept.delete(this.#kept.keys().next().value!)
    this.#kept.set(key, answer)
  }
}

/** Memoizes a pure function of one key, with at most `limit` results. */
export function remembered<Key, Answer>(limit: number, make: (key: Key) => Answer): (key: Key) => Answer {
  const kept = new Remembered<Key, Answer>(limit)
  return (key) => {
    const known = kept.get(key)
    if (known !== undefined) return known
    const answer = make(key)
    kept.set(key, answer)
    return answer
  }
}
