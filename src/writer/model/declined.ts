/** Thrown when the model was not called at all. */
const WORDS = {
  resting: 'The model failed and is left alone for a while',
  capped: 'The calls of this day are used up',
  share: 'The calls of this day for one client are used up',
  uncounted: 'The calls of this day cannot be counted',
  busy: 'The model has no time left',
}

export class Declined extends Error {
  readonly reason: keyof typeof WORDS
  /** When the next attempt makes sense. */
  readonly againInMs: number

  constructor(reason: keyof typeof WORDS, againInMs: number) {
    super(WORDS[reason])
    this.reason = reason
    this.againInMs = againInMs
  }
}
