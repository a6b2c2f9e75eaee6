import type { Equivalent } from './equivalent.ts'

export const WRITER: readonly Equivalent[] = [
  {
    file: 'src/writer/model/daily-assignment.ts',
    code: '...told!.transits, ...advised!.transits',
    change: 'transits →',
    reason: 'the order of sources',
  },
  {
    file: 'src/writer/phrasebook/personal-day.ts',
    code: 'contactWith(',
    change: /^'\w+', '\w+' → '/,
    reason: 'of these planets the one with the strongest transit is told, in whatever order they are named',
  },
  {
    file: 'src/writer/model/breaker.ts',
    code: 'this.#restsUntil - this.#now() : 0',
    change: '0 → (-1)',
    reason: 'a rest that is over has no length',
  },
  {
    file: 'src/writer/phrasebook/dealing.ts',
    code: 'Math.imul(',
    change: /^sum \^ .+, 0x\w+ → 0x/,
    reason: 'a product is the same in either order',
  },
  {
    file: 'src/writer/phrasebook/dealing.ts',
    code: 'i > 0; i--',
    change: /^(> → >=|0 → \(-1\))$/,
    reason: 'the first card can only change with itself',
  },
  {
    file: 'src/writer/phrasebook/natal.ts',
    code: '(isTooEarly ? 4 : 0)',
    change: /^4 → [35]$/,
    reason: 'it has to be worse than one repeated word: before two sentences there is no second',
  },
  {
    file: 'src/writer/desk.ts',
    code: 'PATIENCE_WITH_PHRASEBOOK_MS = 200',
    reason: 'a time to wait',
  },
  {
    file: 'src/writer/phrasebook/personal-day.ts',
    code: 'turnOn(this.day, PERSONAL_THEMES.indexOf(theme)',
    change: 'this.day, PERSONAL_THEMES',
    reason: 'the two are added',
  },
  {
    file: 'src/writer/phrasebook/period.ts',
    code: 'TURNS: Record<Walked, number>',
    change: /^(1 → 0|2 → 1)$/,
    reason: 'no sentences are so long that a summary with fewer is not too short: it gets one more anyway',
  },
  {
    file: 'src/writer/phrasebook/period.ts',
    code: 'count < turns.length',
    change: '< → <=',
    reason: 'more than all are all',
  },
  {
    file: 'src/writer/phrasebook/period.ts',
    code: 'isShort([...body, ...ends]',
    change: '...body, ...ends → ...ends',
    reason: 'only the length is looked at',
  },
  {
    file: 'src/writer/phrasebook/period.ts',
    code: '...(colours ? [',
    change: '→ ...themesIn(',
    reason: 'only a year has themes, and it has no colours',
  },
]
