/** Rows of numbers in one array: thousands are read for each text, which is fast where they lie close together in memory. */
export interface NumberRows {
  /** Row n has the values from starts[n] up to, not with, starts[n + 1]. */
  readonly starts: Int32Array
  readonly values: Int32Array
}

/** `rows` may have holes, which are empty rows. */
export function numberRows(
  rows: readonly (readonly number[] | undefined)[],
  count = rows.length,
): NumberRows {
  const starts = new Int32Array(count + 1)
  for (let row = 0; row < count; row += 1) starts[row + 1] = starts[row]! + (rows[row]?.length ?? 0)
  const values = new Int32Array(starts[count]!)
  let at = 0
  for (let row = 0; row < count; row += 1)
    for (const value of rows[row] ?? []) {
      values[at] = value
      at += 1
    }
  return { starts, values }
}

/** Whether a row, whose numbers rise, has a number. */
export function rowHas({ starts, values }: NumberRows, row: number, sought: number): boolean {
  let low = starts[row]!
  let high = starts[row + 1]!
  while (low < high) {
    const middle = (low + high) >> 1
    if (values[middle]! < sought) low = middle + 1
    else high = middle
  }
  return low < starts[row + 1]! && values[low] === sought
}
