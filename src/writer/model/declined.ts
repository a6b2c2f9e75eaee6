/** Why a model was not asked at all. */
const WORDS = {
  resting: 'The model failed and is left alone for a while',
  capped: 'The calls of this day are used up',
  busy: 'The model has no time left',
}

export class Declined extends Error {
  readonly reason: keyof typeof WORDS
  /** When it may be worth asking again. */
  readonly againInMs: number

  constructor(reason: keyof typeof WORDS, againInMs: number) {
    super(WORDS[reason])
    this.reason = reason
    this.againInMs = againInMs
  }
}
