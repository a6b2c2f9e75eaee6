/** A bug that is none: nothing a caller could see changes. It is not tried, and never counted as caught. */
export interface Equivalent {
  readonly file: string
  /** A piece of the line. */
  readonly code: string | RegExp
  /** A piece of the change, where other changes of the line are bugs. */
  readonly change?: string | RegExp
  readonly reason: string
}

/** An element that stands on a line of its own in a list of codes, and its exchange for the next one. */
export const CODE = /^ +'[\w-]+',$/
export const EXCHANGED = /^'[\w-]+', '[\w-]+' → /
