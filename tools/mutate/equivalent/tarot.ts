import { CODE, type Equivalent, EXCHANGED } from './equivalent.ts'

export const TAROT: readonly Equivalent[] = [
  {
    file: 'src/tarot/spreads.ts',
    code: CODE,
    change: EXCHANGED,
    reason: 'the order of a list of codes, of which a type and an enum of the OpenAPI document are made',
  },
  {
    file: 'src/tarot/pairs.ts',
    code: CODE,
    change: EXCHANGED,
    reason: 'the order of a list of codes, of which a type and an enum of the OpenAPI document are made',
  },
  {
    file: 'src/tarot/card-names.ts',
    code: 'if (length > words.length) return',
    reason: 'a short way: a longer phrase is found at neither end',
  },
  {
    file: 'src/tarot/pairs.ts',
    code: 'kinshipOf(one, other)',
    change: 'one, other →',
    reason: 'what two cards have in common is the same from both sides',
  },
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
    code: '),',
    change: '), ...',
    reason: 'the order of findings, which are sorted by their chance afterwards',
  },
  {
    file: 'src/tarot/patterns.ts',
    code: '{ pattern: { kind: ',
    change: ' → { pattern: { kind: ',
    reason: 'the order of findings, which are sorted by their chance afterwards',
  },
  {
    file: 'src/tarot/threads.ts',
    code: 'relationOf(heart.card.suit, against.card.suit)',
    change: 'heart.card.suit, against.card.suit →',
    reason: 'how two elements stand to each other is the same from both sides',
  },
]
