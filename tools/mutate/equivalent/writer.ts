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
]
