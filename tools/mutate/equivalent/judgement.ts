import { CODE, type Equivalent, EXCHANGED } from './equivalent.ts'

export const JUDGEMENT: readonly Equivalent[] = [
  {
    file: 'src/judgement/chart/weights.ts',
    code: CODE,
    change: EXCHANGED,
    reason: 'the order of a list of codes, of which a type and an enum of the OpenAPI document are made',
  },
  {
    file: 'src/judgement/chart/portrait.ts',
    code: CODE,
    change: EXCHANGED,
    reason: 'the order in which pools are loaded',
  },
  {
    file: 'src/judgement/chart/fact.ts',
    code: CODE,
    change: EXCHANGED,
    reason: 'the order in which pools are loaded',
  },
  {
    file: 'src/judgement/day/story.ts',
    code: 'WINDOWS_KEPT =',
    reason: 'how many windows are remembered: one that is forgotten is told again, and is the same',
  },
  {
    file: 'src/judgement/day/category-reasons.ts',
    code: 'RANKS.set(domain, made)',
    reason: 'what is not remembered is made again, and is the same',
  },
  {
    file: 'src/judgement/chart/placement-facts.ts',
    code: '...corners,',
    change: /^\.\.\.corners, /,
    reason: 'the order of facts, of which each is found by its id or sorted by its weight',
  },
  {
    file: 'src/judgement/day/energy.ts',
    code: '...',
    change: /^\.\.\./,
    reason: 'the order of factors, which are sorted afterwards',
  },
  {
    file: 'src/judgement/person/plan.ts',
    code: 'turnOn(day, offset, TURN_DAYS)',
    change: 'day, offset →',
    reason: 'the two are added',
  },
  {
    file: 'src/judgement/day/planetary-hours.ts',
    code: 'length: 2 * HOURS_OF_LIGHT',
    reason: 'hours after the next sunrise begin after midnight, and are left out',
  },
  {
    file: 'src/judgement/day/category-reasons.ts',
    code: 'place === -1 ? 0 :',
    change: '0 → (-1)',
    reason: 'who asks wants to know whether it is more than nothing',
  },
  {
    file: 'src/judgement/period/key-events.ts',
    code: CODE,
    change: EXCHANGED,
    reason: 'the order of a list of codes, of which a type and an enum of the OpenAPI document are made',
  },
  {
    file: 'src/judgement/period/key-events.ts',
    code: 'const SEARCHED =',
    change: EXCHANGED,
    reason: 'what is found is sorted by its time',
  },
  {
    file: 'src/judgement/period/key-events.ts',
    code: 'PERIODS_KEPT =',
    reason: 'how many periods are remembered: one that is forgotten is searched again, and is the same',
  },
  {
    file: 'src/judgement/period/key-events.ts',
    code: 'Math.abs(eclipse.at - at) < DAY_MS',
    change: '< → <=',
    reason: 'an eclipse is within hours of its new or full Moon, or half a month away',
  },
  {
    file: 'src/judgement/period/cuts.ts',
    code: '[...starts, scores.length]',
    change: '→ scores.length, ...starts',
    reason: 'the order of borders, of which each is looked at',
  },
  {
    file: 'src/judgement/period/cuts.ts',
    code: /border [<>] place/,
    change: /^[<>] → [<>]=$/,
    reason: 'a place that is far enough from all borders is none of them',
  },
  {
    file: 'src/judgement/period/phases.ts',
    code: 'week: { fewest: 2, most: 3, shortest: 2 }',
    change: '3 → 4',
    reason: 'a week has no room for four phases of two days',
  },
  {
    file: 'src/judgement/period/phases.ts',
    code: 'story.aspect ?? undefined',
    change: '→ (story.aspect)',
    reason: 'null is no more among the great aspects than undefined',
  },
  {
    file: 'src/judgement/person/plan.ts',
    code: /^export const (ENERGY_TYPES|PHASES) =/,
    change: EXCHANGED,
    reason: 'the order of a list of codes, of which types, enums and pools are made',
  },
  {
    file: 'src/judgement/person/plan.ts',
    code: "of('sun', 'mercury', 'venus', 'mars')",
    change: /^'\w+', '\w+' → '\w+', '\w+'$/,
    reason: 'the order of planets that a transit may be of',
  },
  {
    file: 'src/judgement/person/plan.ts',
    code: 'sums[nature] += strength',
    change: '+= → -=',
    reason: 'a share of a sum is the same if all of it is below zero',
  },
]
