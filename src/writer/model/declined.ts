/** Why a model was not asked at all. */
const DECLINES = ['resting', 'capped', 'uncounted', 'busy'] as const
export type Decline = (typeof DECLINES)[number]

const WORDS: Record<Decline, string> = {
  resting: 'The model failed and is left alone for a while',
  capped: 'The calls of this day are used up',
  uncounted: 'The calls of this day cannot be counted',
  busy: 'The model has no time left',
}

export class Declined extends Error {
  readonly reason: Decline
  /** When it may be worth asking again. */
  readonly againInMs: number

  constructor(reason: Decline, againInMs: number) {
    super(WORDS[reason])
    this.reason = reason
    this.againInMs = againInMs
  }
}
