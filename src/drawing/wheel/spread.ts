import { normalize } from '../../sky/angle.ts'

/**
 * Moves angles apart, the least possible in sum of squares, until neighbours on the circle are `gap` degrees apart.
 * The circle is cut at its widest opening; on the line that remains, the best answer is isotonic regression of
 * each angle less the room its predecessors need (pool adjacent violators).
 */
export function spreadApart(angles: readonly number[], gap: number): number[] {
  const order = fromWidestOpening(angles)
  const start = angles[order[0]!]!
  const placed = pooled(order.map((index, rank) => normalize(angles[index]! - start) - rank * gap))

  // When the circle is nearly full the two ends of the line can meet: then share the room evenly.
  const span = placed.at(-1)! - placed[0]! + (angles.length - 1) * gap
  const crowded = span > 360 - gap
  const result = new Array<number>(angles.length)
  order.forEach((index, rank) => {
    result[index] = normalize(start + (crowded ? rank * (360 / angles.length) : placed[rank]! + rank * gap))
  })
  return result
}

/** The same on a line, for values in order that must stay between two bounds: where these leave less than the gap, it is shared evenly. */
export function spreadWithin(
  values: readonly number[],
  gap: number,
  [from, to]: readonly [number, number],
): number[] {
  const steps = Math.max(1, values.length - 1)
  const room = Math.min(gap, (to - from) / steps)
  const last = to - room * (values.length - 1)
  return pooled(values.map((value, rank) => value - rank * room)).map(
    (value, rank) => Math.min(Math.max(value, from), last) + rank * room,
  )
}

/** Indices in order round the circle, beginning after the widest opening. */
function fromWidestOpening(angles: readonly number[]): number[] {
  const round = angles.map((_, index) => index).sort((a, b) => angles[a]! - angles[b]!)
  const openings = round.map(
    (index, rank) => angles[index]! - angles[round.at(rank - 1)!]! + (rank === 0 ? 360 : 0),
  )
  const first = openings.indexOf(Math.max(...openings))
  return [...round.slice(first), ...round.slice(0, first)]
}

/** The closest non-decreasing sequence. */
function pooled(values: readonly number[]): number[] {
  const blocks: { sum: number; size: number }[] = []
  for (const value of values) {
    let block = { sum: value, size: 1 }
    for (
      let last = blocks.at(-1);
      // mutate operator >=: two blocks of one mean are one block of it
      last && last.sum / last.size > block.sum / block.size;
      last = blocks.at(-1)
    ) {
      block = { sum: block.sum + last.sum, size: block.size + last.size }
      blocks.pop()
    }
    blocks.push(block)
  }
  return blocks.flatMap(({ sum, size }) => new Array<number>(size).fill(sum / size))
}
