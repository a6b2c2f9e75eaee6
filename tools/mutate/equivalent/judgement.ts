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
    code: /RANKS\.set\(domain, made\)|if \(known !== undefined\)/,
    change: /→ (undefined|false)$/,
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
    code: 'domain.rulers.indexOf(planet)] ?? 0',
    change: '0 → (-1)',
    reason: 'who asks wants to know whether it is more than nothing',
  },
  {
    file: 'src/judgement/day/candidates.ts',
    code: '.find(({ id }) => id === wanted)',
    change: 'findLast',
    reason: 'a sky has each id once',
  },
  {
    file: 'src/judgement/day/plan.ts',
    code: 'MEAN_LONGITUDE = 218.3164',
    reason:
      'only whole rounds are counted: a tenth more or less, 22°, and the Moon’s own 9° never make half a round',
  },
  {
    file: 'src/judgement/day/confidence.ts',
    code: 'const sum = factors.reduce(',
    change: '+ → -',
    reason: 'only the size of the sum counts',
  },
  {
    file: 'src/judgement/day/candidates.ts',
    code: "direction === 'flow' ? score > 0 : score < 0",
    change: /^(> → >=|< → <=)$/,
    reason: 'an influence has no factors of 0',
  },
  {
    file: 'src/judgement/day/categories.ts',
    code: 'OUTLOOKS = [',
    change: EXCHANGED,
    reason:
      'the order of a list of codes, of which a type, an enum of the OpenAPI document and paths of pools are made',
  },
  {
    file: 'src/judgement/tradition.ts',
    code: 'if (!isClassical(planet)) return null',
    change: '→ false',
    reason: 'the newer planets stand in no table of dignities: the line is there for the types',
  },
  {
    file: 'src/judgement/day/story.ts',
    code: "if (direction === 'merge') return false",
    change: /→ (''|false)$/,
    reason:
      'a short way: on neutral days every sign has its house from the Moon, and from no planet of the picture',
  },
]
