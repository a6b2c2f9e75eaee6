/** Which sentence stands where in a week, a month and a year, for plans made by hand (docs/writing.md, “Weeks, months and years”). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { KeyEvent } from '../../judgement/period/key-events.ts'
import type { YearTheme } from '../../judgement/period/themes.ts'
import type { Manner } from '../../judgement/tradition.ts'
import { PLANETS, type Planet } from '../../sky/planets.ts'
import { SIGNS } from '../../sky/zodiac.ts'
import { numberOf, type PeriodType, periodAfter, periodAround } from '../../time/period.ts'
import { ENGLISH } from '../../words/en/english.ts'
import type { Arc, EventKey, PeriodMatter } from '../../words/period-pieces.ts'
import type { PeriodPoolName } from '../../words/period-pool-table.ts'
import type { Words } from '../../words/words.ts'
import { type PeriodPlan, type Phase, periodPlan } from '../plan/period-plan.ts'
import type { Sentence } from '../sentence.ts'
import { overviewText, phaseTexts } from './period.ts'
import { dealForPeriod } from './period-dealing.ts'
import { eventKey, matterOf, periodArc } from './through-line.ts'

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

const { phasePieces, eventPieces, frames, hinges } = ENGLISH.periods

/** Which of `size` a period of a sign gets: the number of the period and the place of the sign, and what is added. */
const nth = <Piece>(pieces: readonly Piece[], { period, sign }: PeriodPlan, added = 0): Piece =>
  pieces.at((numberOf(period) + SIGNS.indexOf(sign) + added) % pieces.length)!

const frameBy = (plan: PeriodPlan, arc: Arc, matter: PeriodMatter) => {
  const { opening, closing } = nth(frames(plan.period.type, arc, matter), plan)
  const [first, last] = [plan.phases[0]!.story.id, plan.phases.at(-1)!.story.id]
  return [
    { text: opening, transits: [first] },
    { text: closing, transits: [last] },
  ] as const
}

const phaseBy = (plan: PeriodPlan, place: number, when: string): Sentence => {
  const { story, direction } = plan.phases[place]!
  const text = nth(phasePieces(story.planet, story.house, direction), plan)
  assert.ok(text.startsWith('{When} '))
  return { text: text.replace('{When}', when), transits: [story.id] }
}

const eventBy = (plan: PeriodPlan, turn: KeyEvent, key: EventKey, on: string): Sentence => {
  const pieces = eventPieces(key)
  const ofMoon = ['new_moon', 'full_moon', 'eclipse'].includes(key[0])
  const text = pieces.at(
    ((ofMoon ? 0 : numberOf(plan.period)) + Number(turn.date.slice(0, 4))) % pieces.length,
  )!
  assert.ok(text.startsWith('{On} '))
  return { text: text.replace('{On}', on), transits: [turn.event.uid] }
}

const lengthOf = (sentences: readonly Sentence[]) => [...sentences.map(({ text }) => text).join(' ')].length

const station = (planet: Planet, direction: 'direct' | 'retrograde', date: string, house = 4): KeyEvent => {
  const of = event('station', date, null, 5)
  return {
    ...of,
    house,
    event: { ...of.event, type: 'station', planets: [planet], direction } as KeyEvent['event'],
  }
}

const hingeBy = (plan: PeriodPlan, from: Manner, to: Manner): Sentence => ({
  text: nth(hinges(from, to), plan),
  transits: [plan.phases.at(-1)!.story.id],
})

test('a week is a frame for its arc and first matter; between are its first phase, its weightiest event, and a hinge that leads to its last phase', () => {
  const full = { ...event('full_moon', '2026-11-20', null, 9), house: 11 }
  const plan = week({ turns: [full, station('mars', 'direct', '2026-11-17')] })
  // House 3 is of the mind; it begins with flow and ends with merge.
  const [opening, closing] = frameBy(plan, 'heavier', 'mind')
  const first = phaseBy(plan, 0, 'Until Wednesday')
  const last = phaseBy(plan, 2, 'From Saturday')
  const moon = eventBy(plan, full, ['full_moon', '11'], 'On Friday')
  const hinge = hingeBy(plan, 'flow', 'merge')
  const whole = [opening, first, moon, hinge, last, closing]
  // Where there is no room for it, the hinge is left out.
  const withoutHinge = whole.filter((each) => each !== hinge)
  assert.deepEqual(overviewText(ENGLISH, plan).summary, lengthOf(whole) <= 550 ? whole : withoutHinge)
})

test('a phase between the first and the last is in the text if no event is, or if it would be too short', () => {
  const ofLength = (count: number): Words => {
    const text = `{When} ${'so it is '.repeat(count)}.`
    return { ...ENGLISH, periods: { ...ENGLISH.periods, phasePieces: () => [text] } }
  }
  const times = (words: Words, turns: KeyEvent[]) =>
    overviewText(words, month({ turns })).summary.flatMap(
      ({ text }) => /^(?:Until|From) the \S+(?: to the \S+)?/.exec(text) ?? [],
    )
  const all = ['Until the 9th', 'From the 10th to the 20th', 'From the 21st']
  const turns = [station('venus', 'direct', '2026-11-14', 6)]
  assert.deepEqual(times(ofLength(20), turns), ['Until the 9th', 'From the 21st'], 'an event lies between')
  assert.deepEqual(times(ofLength(20), []), all, 'nothing lies between')
  assert.deepEqual(times(ofLength(3), turns), all, 'the text would be too short')
})

test('no hinge stands before a phase of the same direction', () => {
  for (const direction of ['flow', 'friction', 'merge'] as const) {
    const phases = WEEK.map((each) => ({ ...each, direction }))
    const { summary } = overviewText(ENGLISH, week({ phases }))
    const known = [
      ...frames('week', periodArc({ phases }), 'mind').flatMap(({ opening, closing }) => [opening, closing]),
    ]
    for (const { text } of summary)
      assert.ok(known.includes(text) || /^(?:Until|From|All|On) /.test(text), text)
  }
})

test('an event on the day on which the last phase begins is in the text only if there is no other', () => {
  const sameDay = { ...event('full_moon', '2026-11-21', null, 9), house: 11 }
  const other = station('mars', 'direct', '2026-11-20')
  const idsOf = (turns: KeyEvent[]) =>
    overviewText(ENGLISH, week({ turns })).summary.flatMap(({ transits }) => transits)
  const both = idsOf([sameDay, other])
  assert.deepEqual([both.includes(sameDay.event.uid), both.includes(other.event.uid)], [false, true])
  assert.ok(idsOf([sameDay]).includes(sameDay.event.uid))
})

test('two planets that meet are a turn only where nothing else changes', () => {
  const meeting = event('exact_aspect', '2026-11-17', 'flow', 9)
  const aspect = {
    ...meeting,
    event: { ...meeting.event, type: 'exact_aspect', planets: ['mars', 'saturn'] } as KeyEvent['event'],
  }
  const direct = station('mars', 'direct', '2026-11-18')
  const ids = overviewText(ENGLISH, week({ turns: [aspect, direct] })).summary.flatMap(
    ({ transits }) => transits,
  )
  assert.deepEqual([ids.includes(direct.event.uid), ids.includes(aspect.event.uid)], [true, false])
})

test('the text of a month has the two weightiest events after its first phase, with their days', () => {
  const turns = [
    station('venus', 'direct', '2026-11-14', 6),
    { ...event('new_moon', '2026-11-09', null, 8), house: 5 },
    { ...event('full_moon', '2026-11-24', null, 7), house: 11 },
  ]
  const plan = month({ turns })
  const ids = overviewText(ENGLISH, plan).summary.flatMap(({ transits }) => transits)
  const [opening, closing] = frameBy(plan, 'lighter', 'means')
  const expected = [
    opening,
    phaseBy(plan, 0, 'Until the 9th'),
    eventBy(plan, turns[0]!, ['station', 'direct', 'venus', '6'], 'On the 14th'),
    hingeBy(plan, 'friction', 'merge'),
    phaseBy(plan, 2, 'From the 21st'),
    eventBy(plan, turns[2]!, ['full_moon', '11'], 'On the 24th'),
    closing,
  ]
  assert.ok(!ids.includes(turns[1]!.event.uid), 'it falls into the first phase')
  assert.ok(lengthOf(expected) <= 800, 'there is room for all')
  assert.deepEqual(overviewText(ENGLISH, plan).summary, expected)
})

test('of two events of one kind and planet only the weightier is in the text', () => {
  const turns = [
    station('mars', 'direct', '2026-11-20'),
    station('mars', 'direct', '2026-11-17'),
    station('mars', 'retrograde', '2026-11-18'),
  ]
  const ids = overviewText(ENGLISH, month({ turns })).summary.flatMap(({ transits }) => transits)
  assert.deepEqual(
    turns.map(({ event: { uid } }) => ids.includes(uid)),
    [true, false, true],
  )
})

test('the text of an event is looked up by what happens', () => {
  const of = (kind: KeyEvent['kind'], more: object, manner: Manner | null = null) => {
    const plain = event(kind, '2026-11-20', manner, 9)
    return eventKey({
      ...plain,
      house: 7,
      event: { ...plain.event, type: kind, ...more } as KeyEvent['event'],
    })
  }
  assert.deepEqual(of('new_moon', { type: 'moon_phase' }), ['new_moon', '7'])
  assert.deepEqual(of('eclipse', { of: 'lunar' }), ['eclipse', 'lunar', '7'])
  assert.deepEqual(of('ingress', { planets: ['venus'] }), ['ingress', 'venus', '7'])
  const back = { planets: ['mars'], direction: 'retrograde' }
  assert.deepEqual(of('station', back, 'friction'), ['station', 'retrograde', 'mars', '7'])
  const meeting = { planets: ['mars', 'saturn'] }
  assert.deepEqual(of('exact_aspect', meeting, 'flow'), ['exact_aspect', 'mars-saturn', 'flow'])
})

test('the arc goes from the direction of the first phase to that of the last', () => {
  const ARCS: readonly (readonly [Manner, Manner, Arc])[] = [
    ['flow', 'flow', 'kind'],
    ['friction', 'friction', 'hard'],
    ['merge', 'merge', 'even'],
    ['friction', 'merge', 'lighter'],
    ['friction', 'flow', 'lighter'],
    ['merge', 'flow', 'lighter'],
    ['flow', 'merge', 'heavier'],
    ['flow', 'friction', 'heavier'],
    ['merge', 'friction', 'heavier'],
  ]
  for (const [first, last, arc] of ARCS)
    assert.equal(
      periodArc({ phases: [{ ...WEEK[0]!, direction: first }, WEEK[1]!, { ...WEEK[2]!, direction: last }] }),
      arc,
    )
})

test('the matter is that of the house in which it begins', () => {
  const matters = 'self means mind heart heart work people means mind work people self'.split(' ')
  for (const [at, matter] of matters.entries())
    assert.equal(matterOf(phase('', '', { house: at + 1 })), matter)
})

test('a slow planet counts its turns: its phase has the next text each time, whatever the number of the week', () => {
  const list = phasePieces('saturn', 3, 'flow')
  for (let turn = 990; turn < 993; turn++) {
    // Saturn is the sixth after the Sun, and has every third week.
    const period = periodAfter({ type: 'week', from: '1969-12-29', to: '1970-01-04' }, 3 * turn - 6)
    const phases = [phase(period.from, period.to, { planet: 'saturn', house: 3 })]
    const { summary } = overviewText(ENGLISH, { ...week(), period, phases })
    const text = list.at((turn + 4) % list.length)!.replace('{When}', 'All week')
    assert.ok(summary.some((each) => each.text === text))
  }
})

test('real weeks, months and years keep their lengths, fill in every day and name each planet of their phases', () => {
  for (const [type, count] of [
    ['week', 24],
    ['month', 24],
    ['year', 4],
  ] as const)
    for (let n = 0; n < count; n++) {
      const sign = SIGNS[(5 * n) % 12]!
      const plan = periodPlan(periodAfter(periodAround('2026-01-05', type), 3 * n), sign)
      const { summary } = overviewText(ENGLISH, plan)
      const { least, most } = {
        week: { least: 280, most: 550 },
        month: { least: 400, most: 800 },
        year: { least: 600, most: 1100 },
      }[type]
      const length = lengthOf(summary)
      assert.ok(length >= least && length <= most, `${type} ${n} ${sign}: ${length}`)
      for (const { text } of summary) assert.doesNotMatch(text, /[{}]| {2}/)
      assert.equal(new Set(summary.map(({ text }) => text)).size, summary.length)
    }
})

test('love, career and wellbeing are one text each, by the course of the period and the outlook of their category', () => {
  const COURSE_OF = { lighter: 'lighter', heavier: 'heavier', kind: 'steady', hard: 'steady', even: 'steady' }
  const ways = ['flow', 'friction', 'merge'] as const
  const turned = ways.flatMap((first) =>
    ways.map((last) => [{ ...WEEK[0]!, direction: first }, WEEK[1]!, { ...WEEK[2]!, direction: last }]),
  )
  for (const phases of turned)
    for (const plan of [
      week({ phases }),
      month({ phases }),
      planOf('year', '2026-01-01', { phases, themes: SLOW }),
    ]) {
      const course = COURSE_OF[periodArc(plan)]
      const of = (part: 'love' | 'career' | 'wellbeing', outlook: string, id: string) => [
        dealt(plan, plan.period.type === 'year' ? `year-${part}` : part, [course, outlook], id),
      ]
      const { love, career, wellbeing } = overviewText(ENGLISH, plan)
      assert.deepEqual(love, of('love', 'positive', 'of-love'))
      assert.deepEqual(career, of('career', 'challenging', 'of-profession'))
      assert.deepEqual(wellbeing, of('wellbeing', 'neutral', 'of-health'))
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

test('a year is a frame around Jupiter, Saturn, by turns a slower planet, and its two weightiest events with their dates', () => {
  // 1970 is the year 0 and Leo the fourth sign after Aries, so 2026 is step 60: the first of three.
  for (const [date, third] of [
    ['2026-01-01', 2],
    ['2027-01-01', 3],
    ['2028-01-01', 4],
  ] as const) {
    const year = date.slice(0, 4)
    const turns = [
      station('mars', 'direct', `${year}-10-03`),
      station('venus', 'retrograde', `${year}-03-12`),
    ]
    const plan = planOf('year', date, { phases: WEEK, themes: [...SLOW, solar, retrograde], turns })
    const loudest = [WEEK[1]!.story.id]
    const { opening, closing } = nth(frames('year', 'heavier', 'mind'), plan)
    const theme = (at: number) => {
      const { planet, house, id } = SLOW[at] as YearTheme & { kind: 'planet' }
      return dealt(plan, 'year-themes', [planet, house], id)
    }
    const events = [
      eventBy(plan, turns[1]!, ['station', 'retrograde', 'venus', '4'], 'On 12 March'),
      eventBy(plan, turns[0]!, ['station', 'direct', 'mars', '4'], 'On 3 October'),
    ]
    const whole = [
      { text: opening, transits: loudest },
      theme(0),
      theme(1),
      theme(third),
      ...events,
      { text: closing, transits: loudest },
    ]
    assert.deepEqual(
      overviewText(ENGLISH, plan).summary,
      lengthOf(whole) <= 1100 ? whole : whole.toSpliced(4, 1),
    )
  }
})

test('a phase has a title, a lead, and a colour if it is the first of its planet and direction; what stood before comes in other words', () => {
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
          ...(ofPlanet === 0 ? [dealt(plan, `${type}-colours`, keys, story.id, places[story.planet])] : []),
        ],
      }
    })
    assert.deepEqual(phaseTexts(ENGLISH, { plan, start: 0, end: 5 }), expected)
    assert.deepEqual(phaseTexts(ENGLISH, { plan, start: 2, end: 4 }), expected.slice(2, 4))
  }
  assert.deepEqual([PLANETS[4], PLANETS[3]], ['mars', 'venus'])
})

test('a month of a year has the eclipses and retrogrades that begin in it, from its first day to its last', () => {
  const themes = [...SLOW, solar, retrograde]
  const textAfterPhase = (from: string, to: string) => {
    const plan = planOf('year', '2026-01-01', { phases: [phase(from, to)], themes })
    const [only] = phaseTexts(ENGLISH, { plan, start: 0, end: 1 })
    assert.deepEqual(only!.text[0], ofPhase(plan, 'year-months', plan.phases[0]!))
    return only!.text.slice(1)
  }
  const plan = planOf('year', '2026-01-01', {})
  const eclipse = dealt(plan, 'year-eclipses', ['solar', 4], 'solar-eclipse')
  const back = dealt(plan, 'year-retrogrades', ['venus', 6], 'venus-retrograde')
  assert.deepEqual(textAfterPhase('2026-08-01', '2026-08-31'), [eclipse])
  assert.deepEqual(textAfterPhase('2026-08-12', '2026-08-31'), [eclipse], 'on the first day')
  assert.deepEqual(textAfterPhase('2026-08-01', '2026-08-12'), [eclipse], 'on the last day')
  assert.deepEqual(textAfterPhase('2026-08-13', '2026-08-31'), [])
  assert.deepEqual(textAfterPhase('2026-08-01', '2026-08-11'), [])
  assert.deepEqual(textAfterPhase('2026-08-01', '2026-10-31'), [eclipse, back])
})
