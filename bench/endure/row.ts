/** One line of the table: the test, its result, and the bound for the result. */
export interface Row {
  readonly what: string
  readonly seen: string
  readonly wanted: string
  readonly isMet: boolean
}

export const count = (what: string, seen: number, wanted: number, of = ''): Row => ({
  what,
  seen: `${seen}${of}`,
  wanted: String(wanted),
  isMet: seen === wanted,
})

export const atMost = (what: string, seen: number, max: number, unit: string, digits = 1): Row => ({
  what,
  seen: `${seen.toFixed(digits).replace('-', '−')}${unit}`,
  wanted: `at most ${max}${unit}`,
  isMet: seen <= max,
})

/** A figure that is only reported. */
export const reported = (what: string, seen: string): Row => ({ what, seen, wanted: '', isMet: true })

/** A line for a test that cannot run on this machine. */
export const skipped = (what: string, why: string): Row => ({
  what,
  seen: `skipped: ${why}`,
  wanted: '',
  isMet: true,
})

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
