/** The facts of a year that was made by hand, for a Leo: the first house is Leo, the fourth Scorpio, the ninth Aries. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { KeyEvent, KeyEventKind } from '../../judgement/period/key-events.ts'
import type { YearTheme } from '../../judgement/period/themes.ts'
import type { Planet } from '../../sky/planets.ts'
import type { Sign } from '../../sky/zodiac.ts'
import { periodAround } from '../../time/period.ts'
import { ENGLISH } from '../../words/en/english.ts'
import { LENSES } from '../../words/en/prompt-words.ts'
import { phaseAsks } from '../period-text.ts'
import type { PeriodPlan, Phase } from '../plan/period-plan.ts'
import { overviewFacts, phasesFacts } from './period-facts.ts'
import { phasesPrompt, phasesTask } from './period-task.ts'
import { review } from './review.ts'

const phase = (from: string, to: string, id: string, ...planets: [Planet, Sign][]): Phase => ({
  from,
  to,
  score: 0,
  tone: 'neutral',
  direction: 'merge',
  story: {
    id,
    planets: planets.map(([planet, sign]) => ({ planet, sign })),
    aspect: null,
    planet: planets[0]![0],
    house: 1,
  },
})

const PHASES = [
  phase('2026-01-01', '2026-01-31', 'mars-in-aries', ['mars', 'aries']),
  phase('2026-02-01', '2026-02-28', 'sun-square-mars', ['sun', 'scorpio'], ['mars', 'leo']),
  phase('2026-03-01', '2026-03-31', 'venus-square', ['venus', 'scorpio']),
  phase('2026-04-01', '2026-04-30', 'mars-in-leo', ['mars', 'leo']),
  phase('2026-05-01', '2026-05-31', 'venus-in-leo', ['venus', 'leo']),
]

const turn = (
  kind: KeyEventKind,
  date: string,
  planets: Planet[],
  sign: Sign,
  more: Record<string, unknown> = {},
): KeyEvent =>
  ({
    event: { type: kind, uid: `${kind}-${date}`, at: Date.parse(date), planets, sign, ...more },
    kind,
    date,
    house: 4,
    weight: 1,
    manner: null,
  }) as unknown as KeyEvent

const EVENTS = {
  newMoon: turn('new_moon', '2026-01-18', ['moon', 'sun'], 'scorpio'),
  fullMoon: turn('full_moon', '2026-02-01', ['moon', 'sun'], 'scorpio'),
  solar: turn('eclipse', '2026-02-17', ['moon', 'sun'], 'scorpio', { of: 'solar' }),
  lunar: turn('eclipse', '2026-03-03', ['moon', 'sun'], 'scorpio', { of: 'lunar' }),
  ingress: turn('ingress', '2026-03-31', ['venus'], 'scorpio'),
  back: turn('station', '2026-04-01', ['mercury'], 'scorpio', { direction: 'retrograde' }),
  forward: turn('station', '2026-04-30', ['mercury'], 'scorpio', { direction: 'direct' }),
  aspect: turn('exact_aspect', '2026-05-01', ['mars', 'jupiter'], 'scorpio', { aspect: 'trine' }),
}

const theme = (parts: object): YearTheme => ({ sign: 'aries', house: 9, date: null, ...parts }) as YearTheme
const THEMES = [
  theme({ kind: 'planet', planet: 'saturn', id: 'saturn-in-aries' }),
  theme({ kind: 'eclipse', of: 'solar', id: 'eclipse-2026-02-17', date: '2026-02-17' }),
  theme({ kind: 'retrograde', planet: 'venus', id: 'venus-retrograde', date: '2026-02-10' }),
]

const category = (transit: string) => ({ transit })
const PLAN = {
  period: periodAround('2026-01-01', 'year'),
  sign: 'leo',
  phases: PHASES,
  events: Object.values(EVENTS),
  turns: Object.values(EVENTS).toReversed(),
  categories: {
    love: category('venus-trine'),
    profession: category('saturn-square'),
    health: category('mars-trine-jupiter'),
  },
  themes: THEMES,
} as unknown as PeriodPlan

const idsOf = (facts: readonly { readonly id: string }[]) => facts.map(({ id }) => id)

test('the facts of a period are its first phase, four weightiest turns, last phase, parts of life and themes, in this order', () => {
  assert.deepEqual(idsOf(overviewFacts(ENGLISH, PLAN)), [
    'mars-in-aries',
    'exact_aspect-2026-05-01',
    'station-2026-04-30',
    'station-2026-04-01',
    'ingress-2026-03-31',
    'venus-in-leo',
    'venus-trine',
    'saturn-square',
    'mars-trine-jupiter',
    'saturn-in-aries',
    'venus-retrograde',
  ])
})

test('the facts of phases are their stories, then the events and themes that begin from their first to their last day', () => {
  assert.deepEqual(idsOf(phasesFacts(ENGLISH, { plan: PLAN, start: 1, end: 3 })), [
    'sun-square-mars',
    'venus-square',
    'full_moon-2026-02-01',
    'eclipse-2026-02-17',
    'eclipse-2026-03-03',
    'ingress-2026-03-31',
    'venus-retrograde',
  ])
  assert.deepEqual(idsOf(phasesFacts(ENGLISH, { plan: PLAN, start: 3, end: 4 })), [
    'mars-in-leo',
    'station-2026-04-01',
    'station-2026-04-30',
  ])
})

const FACTS = new Map(phasesFacts(ENGLISH, { plan: PLAN, start: 0, end: 5 }).map((fact) => [fact.id, fact]))
const placesOf = (id: string) =>
  FACTS.get(id)!.places.map(({ planet, sign, house }) => `${planet} ${sign} ${house}`)

test('the Sun is with the Moon when she is new or hides him, and else opposite; stations and aspects place nobody', () => {
  const both = ['moon scorpio 4', 'sun scorpio 4']
  const rows: [KeyEvent, string[]][] = [
    [EVENTS.newMoon, both],
    [EVENTS.fullMoon, ['moon scorpio 4']],
    [EVENTS.solar, both],
    [EVENTS.lunar, ['moon scorpio 4']],
    [EVENTS.ingress, ['venus scorpio 4']],
    [EVENTS.back, []],
    [EVENTS.forward, []],
    [EVENTS.aspect, []],
  ]
  for (const [{ event }, places] of rows) {
    const fact = FACTS.get(event.uid)!
    assert.deepEqual(placesOf(event.uid), places, event.uid)
    assert.deepEqual([fact.planets, fact.signs], [event.planets, ['scorpio']])
  }
})

test('only an exact aspect has an aspect, and only a station a direction', () => {
  for (const { event } of Object.values(EVENTS)) {
    const { aspect, isRetrograde, words } = FACTS.get(event.uid)!
    assert.equal(aspect, event === EVENTS.aspect.event ? 'trine' : undefined)
    const backward = event === EVENTS.back.event ? true : event === EVENTS.forward.event ? false : undefined
    assert.equal(isRetrograde, backward)
    assert.match(words, /the reader's place of home and family$/)
  }
})

test('the story of a phase has its planets where they are, and the signs of these after its own', () => {
  assert.deepEqual(placesOf('sun-square-mars'), ['sun scorpio 4', 'mars leo 1'])
  assert.deepEqual(FACTS.get('sun-square-mars')!.signs, ['scorpio', 'leo'])
  assert.deepEqual(placesOf('venus-square'), ['venus scorpio 4'])
  assert.deepEqual(FACTS.get('venus-square')!.signs, ['leo', 'scorpio'])
  assert.deepEqual(FACTS.get('mars-in-aries')!.signs, ['aries'])
})

test('a slow planet is in its sign all year, one that turns back is retrograde there, and eclipses are events', () => {
  const facts = new Map(overviewFacts(ENGLISH, PLAN).map((fact) => [fact.id, fact]))
  const places = (planet: Planet) => [{ planet, sign: 'aries', house: 9 }]
  const { places: slow, isRetrograde, planets } = facts.get('saturn-in-aries')!
  assert.deepEqual(
    slow.map(({ planet, sign, house }) => ({ planet, sign, house })),
    places('saturn'),
  )
  assert.deepEqual([isRetrograde, planets], [undefined, ['saturn']])
  assert.deepEqual(facts.get('venus-retrograde'), {
    id: 'venus-retrograde',
    words: "Venus is retrograde for some weeks in the reader's place of travel and learning",
    planets: ['venus'],
    signs: ['aries'],
    places: places('venus'),
    isRetrograde: true,
  })
  assert.ok(!facts.has('eclipse-2026-02-17'))
})

const lensIn = ({ task }: { readonly task: string }) => /^Lens: (.+)\.$/m.exec(task)![1]!

test('each part of a period has a lens of its own, and each year another, before 1970 as after it', () => {
  const promptOf = (year: number, start: number) =>
    phasesPrompt(ENGLISH, {
      plan: { ...PLAN, period: periodAround(`${year}-01-01`, 'year') },
      start,
      end: start + 1,
    })
  // Leo is the fifth sign, and each sign is two lenses on; each year, and each phase at which a part begins, seven.
  for (const [year, start] of [
    [1970, 0],
    [2026, 0],
    [2026, 4],
  ] as const)
    assert.equal(
      lensIn(promptOf(year, start)),
      LENSES[((year - 1970 + 1 + start) * 7 + 4 * 2) % LENSES.length],
    )
  const years = Array.from(LENSES, (_, at) => lensIn(promptOf(1958 + at, 0)))
  assert.equal(new Set(years).size, LENSES.length)
})

test('phases are faulty one by one: a title, a length, a number that is not theirs', () => {
  const part = phasesTask(ENGLISH, { plan: PLAN, start: 1, end: 3 })
  const phaseOf = (title: string, text: string) => ({ title, text: [{ text, transits: ['venus-square'] }] })
  const faultsOf = (...phases: object[]) => review(JSON.stringify({ phases }), part).faults
  const [one, other] = [
    phaseOf('A plain answer', 'Put the kettle on.'),
    phaseOf('The next bus', 'Wait for the bell.'),
  ]
  assert.deepEqual(faultsOf(one, other), [])
  assert.deepEqual(faultsOf(one, phaseOf('Answers', 'Wait for the bell.')), [
    { member: 'phases', complaint: 'phases[1] the title “Answers” has not two to five words.' },
  ])
  const count = (at: number, of: number) => ({
    member: 'phases',
    complaint: `phases[${at}] is one of ${of} phases, not of 2.`,
  })
  assert.deepEqual(faultsOf(one), [count(0, 1)])
  assert.deepEqual(faultsOf(phaseOf('Answers', 'Wait.'), other, one), [
    { member: 'phases', complaint: 'phases[0] the title “Answers” has not two to five words.' },
    ...[0, 1, 2].map((at) => count(at, 3)),
  ])
})

test('an answer of phases becomes their texts, each with its title', () => {
  const [ask] = phaseAsks(PLAN)
  const part = phasesTask(ENGLISH, ask!)
  const phases = ['A plain answer', 'The next bus'].map((title) => ({
    title,
    text: [{ text: 'Put the kettle on.', transits: ['mars-in-aries'] }],
  }))
  assert.deepEqual(part.textOf(review(JSON.stringify({ phases }), part).answer!), phases)
})
