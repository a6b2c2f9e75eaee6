/** Bugs that are none: nothing a caller could see changes. They are not tried, and never counted as caught. */
export interface Equivalent {
  readonly file: string
  /** A piece of the line. */
  readonly code: string
  readonly reason: string
}

export const EQUIVALENT: readonly Equivalent[] = []
