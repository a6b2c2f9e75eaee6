import { CODE, type Equivalent, EXCHANGED } from './equivalent.ts'

export const JUDGEMENT: readonly Equivalent[] = [
  {
    file: 'src/judgement/chart/portrait.ts',
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
    file: 'src/judgement/chart/portrait.ts',
    code: /: readonly Subject\[\] = |const signs = \[/,
    change: /^('\w+', '\w+'|this.+, this.+) → /,
    reason: 'a list that is only asked what it holds',
  },
  {
    file: 'src/judgement/chart/tensions.ts',
    code: /PERSONAL: |STRANGE_ELEMENTS = |told\(\['aspect', /,
    change: EXCHANGED,
    reason: 'a list that is only asked what it holds',
  },
  {
    file: 'src/judgement/chart/sections.ts',
    code: /OWN_MATTER: |growth: \[|^ +'(sun|moon)-\w+',$/,
    change: /^'[\w-]+', '[\w-]+' → /,
    reason: 'a list that is only asked what it holds',
  },
  {
    file: 'src/judgement/chart/weights.ts',
    code: 'GENERATION: ',
    change: EXCHANGED,
    reason: 'a list that is only asked what it holds',
  },
  {
    file: 'src/judgement/chart/plan.ts',
    code: 'SHORT: ',
    change: EXCHANGED,
    reason: 'a list that is only asked what it holds',
  },
  {
    file: 'src/judgement/chart/figure-facts.ts',
    code: "...signsOf(chart, '",
    change: /^\.\.\.signsOf\(.+, \.\.\./,
    reason: 'a list that is only asked what it holds',
  },
  {
    file: 'src/judgement/chart/placement-facts.ts',
    code: '[sun.range.from, moon.range.from],',
    change: '[sun.range.from, moon.range.from], [sun',
    reason: 'whether the first or the last phase of the day differs is the same',
  },
  {
    file: 'src/judgement/chart/placement-facts.ts',
    code: 'TOLD_DIGNITIES = ',
    change: /^'exaltation', 'detriment' → /,
    reason: 'no planet is exalted and in detriment in one sign',
  },
  {
    file: 'src/judgement/chart/placement-facts.ts',
    code: 'TOLD_BODIES.filter(isClassical)',
    change: '.filter(isClassical) →',
    reason: 'nobody else has a dignity: only the type needs it',
  },
  {
    file: 'src/judgement/chart/portrait.ts',
    code: /return this\.#(facts|planets)\.find\(/,
    change: 'findLast',
    reason: 'each body has one sign that is certain, and one sum',
  },
  {
    file: 'src/judgement/chart/tensions.ts',
    code: 'facts.find(',
    change: 'findLast',
    reason: 'each body has one sign that is certain',
  },
  {
    file: 'src/judgement/chart/weights.ts',
    code: 'subjects.find((subject) => subject !== planet)',
    change: 'findLast',
    reason: 'an aspect has two planets, of which one is another',
  },
  {
    file: 'src/judgement/chart/weights.ts',
    code: /kind === 'dignity'\)\.map|DIGNITY_POINTS\[/,
    change: /^(\.filter\(|DIGNITY_POINTS\[.+ → \(DIGNITY|0 → \(-1\))/,
    reason: 'what has no points is no reason, and only dignities have points of these names',
  },
  {
    file: 'src/judgement/chart/weights.ts',
    code: '.some(({ planet1, planet2 })',
    change: /^planet1, planet2 → /,
    reason: 'which of the two is which does not matter',
  },
  {
    file: 'src/judgement/chart/sections.ts',
    code: '.filter(({ anchors, more }) =>',
    change: /^anchors, more → /,
    reason: 'the two are added',
  },
  {
    file: 'src/judgement/chart/plan.ts',
    code: 'reduce((sum, { weight }) => sum + weight, 0)',
    change: /^0 → /,
    reason: 'the same for all sums that are compared',
  },
]
