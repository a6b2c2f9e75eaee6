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
    file: 'src/writer/model/circuit-breaker.ts',
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
  {
    file: 'src/writer/model/circuit-breaker.ts',
    code: '#restsUntil = 0',
    reason: 'read only while it rests, and then it has been set',
  },
  {
    file: 'src/writer/model/check-text.ts',
    code: '(least ?? 0)',
    change: '0 → (-1)',
    reason: 'no text has fewer characters than none',
  },
  {
    file: 'src/writer/model/check-text.ts',
    code: 'remembered(8',
    change: /^8 →/,
    reason: 'how many are remembered: it only saves time',
  },
  {
    file: 'src/writer/model/check-cards.ts',
    code: 'cards.find((each)',
    change: 'find → findLast',
    reason: 'a card lies there once',
  },
  {
    file: 'src/writer/model/facts.ts',
    code: /(?:PLANETS|SIGNS)\.find\(/,
    change: 'find → findLast',
    reason: 'no two have the same name',
  },
  {
    file: 'src/writer/model/natal-facts.ts',
    code: "kind === 'house')?.house ?? 0",
    change: /find → findLast|→ \((?:own|-1)/,
    reason: 'a planet is in one house, and one that is not known matches none, by whatever it is not one',
  },
  {
    file: 'src/writer/model/natal-facts.ts',
    code: '[house, ((house + 5) % 12) + 1]',
    change: '((house + 5) % 12) + 1, house',
    reason: 'any of the two',
  },
  {
    file: 'src/writer/model/natal-assignment.ts',
    code: 'const shown = new Set(',
    change: '→ ...told',
    reason: 'only asked whether it has an id',
  },
  {
    file: 'src/writer/model/personal-facts.ts',
    code: 'const { moon, sun, venus, significant, quick } = plan',
    change: /^(?:moon, sun|sun, venus) → /,
    reason: 'only their ids are used, all of them',
  },
  {
    file: 'src/writer/model/personal-facts.ts',
    code: /^ {4}\.\.\.(?:\[moon, sun, venus\]|significant|\(quick|plan\.themes\.ranked)/,
    change: /→ (?!\(nothing\)|!)/,
    reason: 'the order of a set that is only asked whether it has an id',
  },
  {
    file: 'src/writer/plan/story.ts',
    code: 'WINDOWS_KEPT =',
    reason: 'how many windows are remembered: one that is forgotten is told again, and is the same',
  },
  {
    file: 'src/writer/plan/personal-plan.ts',
    code: 'turnOn(day, offset, TURN_DAYS)',
    change: 'day, offset →',
    reason: 'the two are added',
  },
  {
    file: 'src/writer/plan/personal-plan.ts',
    code: "of('sun', 'mercury', 'venus', 'mars')",
    change: /^'\w+', '\w+' → '\w+', '\w+'$/,
    reason: 'the order of planets that a transit may be of',
  },
  {
    file: 'src/writer/plan/story.ts',
    code: "if (direction === 'merge') return false",
    change: /→ (''|false)$/,
    reason:
      'a short way: on neutral days every sign has its house from the Moon, and from no planet of the picture',
  },
]
