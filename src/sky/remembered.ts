/** Memoizes a pure function of one key, with at most `limit` results. */
export function remembered<Key, Answer>(limit: number, make: (key: Key) => Answer): (key: Key) => Answer {
  const kept = new Map<Key, Answer>()
  return (key) => {
    const known = kept.get(key)
    if (known !== undefined) return known
    const answer = make(key)
    // A Map keeps the order of insertion, so the first key is the oldest.
    if (kept.size >= limit) kept.delete(kept.keys().next().value!)
    kept.set(key, answer)
    return answer
  }
}
