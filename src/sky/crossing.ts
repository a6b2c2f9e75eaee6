/**
 * Finds the time at which a function changes its sign, to a millisecond, with the Illinois variant of the false position method.
 * A caller that knows the heights at both ends can pass them.
 */
export function crossing(
  height: (at: number) => number,
  from: number,
  to: number,
  heightFrom = height(from),
  heightTo = height(to),
): number {
  let [a, b] = [from, to]
  let [heightA, heightB] = [heightFrom, heightTo]
  for (let i = 0; i < 60 && Math.abs(b - a) > 1; i++) {
    const at = (a * heightB - b * heightA) / (heightB - heightA)
    const here = height(at)
    if (Math.abs(here) < 1e-9) return at
    if (here * heightB < 0) [a, heightA] = [b, heightB]
    else heightA /= 2
    ;[b, heightB] = [at, here]
  }
  return b
}
