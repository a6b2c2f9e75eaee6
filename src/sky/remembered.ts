/** A pure function of one key that keeps its latest answers, up to a number of them. */
export function remembered<Key, Answer>(limit: number, make: (key: Key) => Answer): (key: Key) => Answer {
  const kept = new Map<Key, Answer>()
  return (key) => {
    const known = kept.get(key)
    if (known !== undefined) return known
    const answer = make(key)
    // A Map keeps the order in which keys came: the first is the oldest.
    if (kept.size >= limit) kept.delete(kept.keys().next().value!)
    kept.set(key, answer)
    return answer
  }
}
