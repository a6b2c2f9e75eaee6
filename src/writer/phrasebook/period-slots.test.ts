/** Which sentence stands where in a week, a month and a year, for plans made by hand (docs/writing.md, “Weeks, months and years”). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { KeyEvent } from '../../judgement/period/key-events.ts'
import type { Phase } from '../../judgement/period/phases.ts'
import type { PeriodPlan } from '../../judgement/period/plan.ts'
import type { YearTheme } from '../../judgement/period/themes.ts'
import { MANNERS, type Manner } from '../../judgement/tradition.ts'
import { PLANETS, type Planet } from '../../sky/planets.ts'
import { SIGNS } from '../../sky/zodiac.ts'
import { type PeriodType, periodAround } from '../../time/period.ts'
import { ENGLISH } from '../../words/en/english.ts'
import type { PeriodPoolName } from '../../words/period-pool-table.ts'
import type { Sentence } from '../sentence.ts'
import { overviewText, phaseTexts } from './period.ts'
import { dealForPeriod } from './period-dealing.ts'

function phase(from: string, to: string, of: Partial<Phase & Phase['story']> = {}): Phase {
  const { house = 3, planet = 'mars', direction = 'flow', score = 2 } = of
  const story = { id: `${planet}-${from}`, planets: [], aspect: null, planet, house }
  return { from, to, score, tone: 'positive', direction, story }
}

const event = (kind: KeyEvent['kind'], date: string, manner: Manner | null, weight: number): KeyEvent => ({
  event: { at: Date.parse(date), uid: `${kind}-${date}` } as KeyEvent['event'],
  kind,
  date,
  house: 1,
  weight,
  manner,
})

const judged = (outlook: 'positive' | 'neutral' | 'challenging', transit: string) => ({
  score: 0,
  outlook,
  intensity: 'low',
  transit,
})

const planOf = (type: PeriodType, date: string, changed: Partial<PeriodPlan>): PeriodPlan =>
  ({
    period: periodAround(date, type),
    sign: 'leo',
    score: 0,
    turns: [],
    themes: [],
    categories: {
      love: judged('positive', 'of-love'),
      profession: judged('challenging', 'of-profession'),
      health: judged('neutral', 'of-health'),
    },
    ...changed,
  }) as PeriodPlan

const WEEK = [
  phase('2026-11-16', '2026-11-18', { house: 3, direction: 'flow', score: 2 }),
  phase('2026-11-19', '2026-11-20', { house: 5, direction: 'friction', score: -4, planet: 'venus' }),
  phase('2026-11-21', '2026-11-22', { house: 9, direction: 'merge', score: 1, planet: 'sun' }),
]
const week = (changed: Partial<PeriodPlan> = {}) => planOf('week', '2026-11-16', { phases: WEEK, ...changed })

const MONTH = [
  phase('2026-11-01', '2026-11-09', { house: 2, direction: 'friction', score: -3 }),
  phase('2026-11-10', '2026-11-20', { house: 6, direction: 'flow', score: 3, planet: 'venus' }),
  phase('2026-11-21', '2026-11-30', { house: 8, direction: 'merge', score: 0, planet: 'sun' }),
]
const month = (changed: Partial<PeriodPlan> = {}) =>
  planOf('month', '2026-11-01', { phases: MONTH, ...changed })

const dealt = (
  plan: PeriodPlan,
  pool: PeriodPoolName,
  keys: readonly (string | number)[],
  id: string,
  earlier = 0,
): Sentence => ({
  text: dealForPeriod(ENGLISH, plan, { pool, keys: keys.map(String), earlier }),
  transits: [id],
})

const ofPhase = (plan: PeriodPlan, pool: PeriodPoolName, { story, direction }: Phase, earlier = 0) =>
  dealt(plan, pool, [story.house, direction], story.id, earlier)

function turn(plan: PeriodPlan, { kind, event: { uid } }: KeyEvent, manner: Manner, day: string): Sentence {
  const { text, transits } = dealt(plan, 'turns', [kind, manner], uid)
  assert.ok(text.includes('{day}'))
  return { text: text.replace('{day}', day), transits }
}

const lengthOf = (sentences: readonly Sentence[]) => [...sentences.map(({ text }) => text).join(' ')].length

const LEAST = { week: 200, month: 300 }

/** What a summary should be: turning points as long as it is too short, then other leads of the phases. */
function expectedSummary(plan: PeriodPlan, turns: readonly Sentence[], inOrder: readonly Sentence[]) {
  const type = plan.period.type as 'week' | 'month'
  const begins = ofPhase(plan, `${type}-begins`, plan.phases[0]!)
  const ends = ofPhase(plan, 'ends', plan.phases.at(-1)!)
  const told = { week: 1, month: 2 }[type]
  for (let count = told; count <= Math.max(told, turns.length); count++) {
    const some = turns.slice(0, count)
    const summary = [begins, ...inOrder.filter((each) => some.includes(each)), ends]
    if (lengthOf(summary) >= LEAST[type]) return summary
  }
  const body = [begins, ...inOrder]
  for (const each of plan.phases) {
    if (lengthOf([...body, ends]) >= LEAST[type]) break
    body.push(ofPhase(plan, `${type}-leads`, each, 4))
  }
  return [...body, ends]
}

test('a week begins with its first phase, turns at its weightiest event and ends with its last phase', () => {
  const full = event('full_moon', '2026-11-20', null, 9)
  const plan = week({ turns: [full, event('station', '2026-11-17', 'flow', 5)] })
  const { summary } = overviewText(ENGLISH, plan)
  const told = turn(plan, full, 'friction', 'Friday')
  assert.deepEqual(summary.slice(0, 1), [ofPhase(plan, 'week-begins', WEEK[0]!)])
  assert.ok(summary.some(({ text }) => text === told.text))
  assert.deepEqual(summary.at(-1), ofPhase(plan, 'ends', WEEK[2]!))
})

/** Turning points, weightiest first; each with its manner and its day in words. */
const TURNS = {
  week: [
    [event('full_moon', '2026-11-20', null, 9), 'friction', 'Friday'],
    [event('station', '2026-11-18', 'friction', 8), 'friction', 'Wednesday'],
    [event('ingress', '2026-11-18', null, 7), 'flow', 'Wednesday'],
    [event('exact_aspect', '2026-11-22', 'merge', 6), 'merge', 'Sunday'],
  ],
  month: [
    [event('full_moon', '2026-11-21', null, 9), 'merge', 'the 21st'],
    [event('station', '2026-11-03', 'flow', 8), 'flow', 'the 3rd'],
    [event('ingress', '2026-11-09', null, 7), 'friction', 'the 9th'],
    [event('exact_aspect', '2026-11-12', 'friction', 6), 'friction', 'the 12th'],
  ],
} as const

/** The same dates and directions for other signs and houses. */
function variants(type: 'week' | 'month', count: number): PeriodPlan[] {
  const base = type === 'week' ? week() : month()
  return Array.from({ length: count }, (_, n) => ({
    ...base,
    sign: SIGNS[n % 12]!,
    phases: base.phases.map((each, at) => ({
      ...each,
      story: { ...each.story, house: 1 + ((5 * at + Math.floor(n / 12)) % 12) },
    })),
  }))
}

const houses = Array.from({ length: 12 }, (_, n) => n + 1)
const placed = (each: Phase, house: number): Phase => ({ ...each, story: { ...each.story, house } })
/** Months of every sign, with every house at their beginning and end. */
const MONTHS = SIGNS.flatMap((sign) =>
  houses.flatMap((first) =>
    houses.map((last) => {
      const phases = [placed(MONTH[0]!, first), MONTH[1]!, placed(MONTH[2]!, last)]
      return month({ sign, phases, turns: TURNS.month.map(([each]) => each) })
    }),
  ),
)

function withTwoTurns(plan: PeriodPlan): Sentence[] {
  const [second, first] = TURNS.month.slice(0, 2).map(([each, manner, day]) => turn(plan, each, manner, day))
  const [begins, , ends] = plan.phases
  return [ofPhase(plan, 'month-begins', begins!), first!, second!, ofPhase(plan, 'ends', ends!)]
}

/** Some that are too short with two turning points. */
const SHORT_MONTHS = MONTHS.filter((plan) => lengthOf(withTwoTurns(plan)) < LEAST.month).slice(0, 24)

test('a summary tells more turning points, in order of time, only as long as it is too short', () => {
  const counts = new Set<number>()
  for (const type of ['week', 'month'] as const)
    for (const variant of [...variants(type, 12), ...(type === 'month' ? SHORT_MONTHS : [])])
      for (let few = 0; few <= 4; few++) {
        const own = TURNS[type].slice(0, few)
        const plan = { ...variant, turns: own.map(([each]) => each) }
        const turns = own.map(([each, manner, day]) => turn(plan, each, manner, day))
        const inOrder = own
          .map(([each], at) => ({ at: each.event.at, sentence: turns[at]! }))
          .sort((one, other) => one.at - other.at)
          .map(({ sentence }) => sentence)
        const { summary } = overviewText(ENGLISH, plan)
        assert.deepEqual(summary, expectedSummary(plan, turns, inOrder))
        counts.add(summary.length)
      }
  assert.deepEqual([...counts].sort(), [3, 4, 5])
})

test('a summary of exactly the least length has no more turning points', () => {
  const plan = MONTHS.find((each) => lengthOf(withTwoTurns(each)) === LEAST.month)
  assert.ok(plan, 'one of 1,728 months has it')
  assert.deepEqual(overviewText(ENGLISH, plan).summary, withTwoTurns(plan))
})

test('of two events of one kind and manner only the weightier is told, whatever the room', () => {
  const [first, second] = [
    event('station', '2026-11-20', 'flow', 9),
    event('station', '2026-11-17', 'flow', 8),
  ]
  const other = event('station', '2026-11-18', 'friction', 7)
  const plan = month({ turns: [first, second, other] })
  const ids = overviewText(ENGLISH, plan).summary.flatMap(({ transits }) => transits)
  assert.ok(ids.includes(first.event.uid) && ids.includes(other.event.uid))
  assert.ok(!ids.includes(second.event.uid))
})

test('the leads that make a summary longer are in other words than those of the phases', () => {
  for (const type of ['week', 'month'] as const)
    for (const plan of variants(type, 24)) {
      const { summary } = overviewText(ENGLISH, plan)
      const own = phaseTexts(ENGLISH, { plan, start: 0, end: 3 }).flatMap(({ text }) =>
        text.map((each) => each.text),
      )
      assert.ok(summary.length > 2)
      for (const { text } of summary) assert.ok(!own.includes(text), text)
    }
})

test('love, career and wellbeing are a statement and an act by the outlook of their category', () => {
  const year = planOf('year', '2026-01-01', { phases: WEEK, themes: SLOW })
  for (const plan of [week(), month(), year]) {
    const { type } = plan.period
    const both = (part: 'love' | 'career' | 'wellbeing', outlook: string, id: string) => [
      dealt(plan, `${type}-${part}`, [outlook], id),
      dealt(plan, `${type}-${part}-acts`, [outlook], id),
    ]
    const { love, career, wellbeing } = overviewText(ENGLISH, plan)
    assert.deepEqual(love, both('love', 'positive', 'of-love'))
    assert.deepEqual(career, both('career', 'challenging', 'of-profession'))
    assert.deepEqual(wellbeing, both('wellbeing', 'neutral', 'of-health'))
  }
})

test('advice is that of the phase furthest from the middle, of equals the first', () => {
  const scored = (...scores: number[]) =>
    week({ phases: WEEK.map((each, at) => ({ ...each, score: scores[at]! })) })
  for (const [scores, loudest] of [
    [[2, -4, 1], 1],
    [[-2, -4, -1], 1],
    [[5, -4, 1], 0],
    [[-3, 2, 4], 2],
    [[-3, 3, 3], 0],
    [[1, 3, -3], 1],
    [[0, 0, 0], 0],
  ] as const) {
    const plan = scored(...scores)
    assert.deepEqual(
      overviewText(ENGLISH, plan).advice,
      ofPhase(plan, 'advice', WEEK[loudest]!),
      scores.join(),
    )
  }
})

const slow = (planet: 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto', house: number): YearTheme => ({
  kind: 'planet',
  planet,
  id: `${planet}-in-leo`,
  sign: 'leo',
  house,
  date: null,
})
const SLOW = [slow('jupiter', 1), slow('saturn', 9), slow('uranus', 11), slow('neptune', 9), slow('pluto', 7)]
const solar: YearTheme = {
  kind: 'eclipse',
  of: 'solar',
  id: 'solar-eclipse',
  sign: 'aries',
  house: 4,
  date: '2026-08-12',
}
const retrograde: YearTheme = {
  kind: 'retrograde',
  planet: 'venus',
  id: 'venus-retrograde',
  sign: 'aries',
  house: 6,
  date: '2026-10-03',
}

test('a year opens and closes by the outlook of its score; between are Jupiter, Saturn and by turns a slower planet', () => {
  // 1970 is the year 0 and Leo the fourth sign after Aries, so 2026 is step 60: the first of three.
  for (const [score, outlook] of [
    [2, 'positive'],
    [0, 'neutral'],
    [-2, 'challenging'],
  ] as const)
    for (const [date, third] of [
      ['2026-01-01', 2],
      ['2027-01-01', 3],
      ['2028-01-01', 4],
      ['1700-01-01', 3],
    ] as const) {
      const plan = planOf('year', date, { phases: WEEK, themes: [...SLOW, solar, retrograde], score })
      const loudest = WEEK[1]!.story.id
      const theme = (at: number) => {
        const { planet, house, id } = SLOW[at] as YearTheme & { kind: 'planet' }
        return dealt(plan, 'year-themes', [planet, house], id)
      }
      assert.deepEqual(overviewText(ENGLISH, plan).summary, [
        dealt(plan, 'year-openings', [outlook], loudest),
        theme(0),
        theme(1),
        theme(third),
        dealt(plan, 'year-closings', [outlook], loudest),
      ])
    }
})

test('a phase has a title, a lead and a colour, and what was told before it comes in other words', () => {
  const phases = [
    phase('2026-11-01', '2026-11-05', { house: 2, direction: 'flow', planet: 'mars' }),
    phase('2026-11-06', '2026-11-10', { house: 2, direction: 'friction', planet: 'mars' }),
    phase('2026-11-11', '2026-11-15', { house: 2, direction: 'flow', planet: 'venus' }),
    phase('2026-11-16', '2026-11-20', { house: 5, direction: 'flow', planet: 'mars' }),
    phase('2026-11-21', '2026-11-30', { house: 2, direction: 'flow', planet: 'mars' }),
  ]
  /** How often house and direction, and planet and direction, came before. */
  const before = [
    [0, 0],
    [0, 0],
    [1, 0],
    [0, 1],
    [2, 2],
  ] as const
  const places = { mars: 4, venus: 3 } as Record<Planet, number>
  for (const type of ['week', 'month'] as const) {
    const plan = planOf(type, '2026-11-16', { phases })
    const expected = phases.map((each, at) => {
      const { direction, story } = each
      const [ofHouse, ofPlanet] = before[at]!
      const keys = [story.planet, direction]
      return {
        title: ofPhase(plan, 'titles', each, ofHouse).text,
        text: [
          ofPhase(plan, `${type}-leads`, each, ofHouse),
          dealt(plan, `${type}-colours`, keys, story.id, ofPlanet + places[story.planet]),
        ],
      }
    })
    assert.deepEqual(phaseTexts(ENGLISH, { plan, start: 0, end: 5 }), expected)
    assert.deepEqual(phaseTexts(ENGLISH, { plan, start: 2, end: 4 }), expected.slice(2, 4))
  }
  assert.deepEqual([PLANETS[4], PLANETS[3]], ['mars', 'venus'])
})

test('a month of a year tells the eclipses and retrogrades that begin in it, from its first day to its last', () => {
  const themes = [...SLOW, solar, retrograde]
  const told = (from: string, to: string) => {
    const plan = planOf('year', '2026-01-01', { phases: [phase(from, to)], themes })
    const [only] = phaseTexts(ENGLISH, { plan, start: 0, end: 1 })
    assert.deepEqual(only!.text[0], ofPhase(plan, 'year-months', plan.phases[0]!))
    return only!.text.slice(1)
  }
  const plan = planOf('year', '2026-01-01', {})
  const eclipse = dealt(plan, 'year-eclipses', ['solar', 4], 'solar-eclipse')
  const back = dealt(plan, 'year-retrogrades', ['venus', 6], 'venus-retrograde')
  assert.deepEqual(told('2026-08-01', '2026-08-31'), [eclipse])
  assert.deepEqual(told('2026-08-12', '2026-08-31'), [eclipse], 'on the first day')
  assert.deepEqual(told('2026-08-01', '2026-08-12'), [eclipse], 'on the last day')
  assert.deepEqual(told('2026-08-13', '2026-08-31'), [])
  assert.deepEqual(told('2026-08-01', '2026-08-11'), [])
  assert.deepEqual(told('2026-08-01', '2026-10-31'), [eclipse, back])
})

test('an event on the last day of a period speaks in the direction of its last phase', () => {
  for (const direction of MANNERS) {
    const phases = WEEK.map((each) => ({ ...each, direction }))
    const plan = week({ phases, turns: [event('new_moon', '2026-11-22', null, 9)] })
    const told = turn(plan, plan.turns[0]!, direction, 'Sunday')
    assert.ok(overviewText(ENGLISH, plan).summary.some(({ text }) => text === told.text))
  }
})
