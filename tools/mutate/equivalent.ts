/** Bugs that are none: nothing a caller could see changes. They are not tried, and never counted as caught. */
export interface Equivalent {
  readonly file: string
  /** A piece of the line. */
  readonly code: string
  /** A piece of the change, where other changes of the line are bugs. */
  readonly change?: string
  readonly reason: string
}

export const EQUIVALENT: readonly Equivalent[] = [
  {
    file: 'src/tarot/draw.ts',
    code: 'order[place] = card',
    reason: 'places already drawn are not read again; the algorithm is frozen as it is published',
  },
  {
    file: 'src/tarot/draw.ts',
    code: 'let used = 0',
    reason: 'before the first byte of an empty block there is none: the next one comes from a new block',
  },
  {
    file: 'src/tarot/patterns.ts',
    code: '...',
    change: '), ...',
    reason: 'the order of findings, which are sorted by their chance afterwards',
  },
  {
    file: 'src/tarot/patterns.ts',
    code: '{ pattern: { kind: ',
    change: ' → { pattern: { kind: ',
    reason: 'the same',
  },
  {
    file: 'src/judgement/day/planetary-hours.ts',
    code: 'length: 2 * HOURS_OF_LIGHT',
    reason: 'hours after the next sunrise begin after midnight, and are left out',
  },
]
