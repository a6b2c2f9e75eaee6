/** Which sentence stands where in a person's day, for plans made by hand (docs/writing.md, “From facts to sentences”). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AspectName } from '../../chart/aspects.ts'
import type { TimedMoment } from '../../judgement/person/facts.ts'
import type { TimedTransit, WeighedTransit } from '../../judgement/person/transits.ts'
import { PERSONAL_THEMES, type PersonalTheme } from '../../judgement/person/weights.ts'
import { PLANETS, type Planet } from '../../sky/planets.ts'
import { DAY_MS, dayNumber } from '../../time/time-scales.ts'
import { ENGLISH } from '../../words/en/english.ts'
import { daySentences } from '../../words/en/phrases.ts'
import type { PersonalPlan } from '../plan/personal-plan.ts'
import type { Sentence } from '../sentence.ts'
import { dealSentence, type PoolDeal } from './deal-sentence.ts'
import { personalBackground, personalText } from './personal-day.ts'

const DATE = '2026-11-17'
const DAY = dayNumber(DATE)

/** The house of a natal planet: each another one. */
const houseOf = (natal: Planet) => PLANETS.indexOf(natal) + 2

const transit = (transiting: Planet, name: AspectName, natal: Planet): WeighedTransit => ({
  id: `${transiting}-${name}-natal-${natal}`,
  name,
  transiting,
  natal,
  house: houseOf(natal),
  orb: 1.5,
  applying: true,
  exactness: 0.5,
  strength: 0.5,
  nature: 'neutral',
  intensity: 'medium',
})

/** Days + 3 × place of the transiting + 5 × place of the natal planet: mentioned if that is divisible by eight. */
const turnSum = ({ transiting, natal }: WeighedTransit) =>
  DAY + 3 * PLANETS.indexOf(transiting) + 5 * PLANETS.indexOf(natal)

const main = (of: WeighedTransit, phase: TimedTransit['phase']): TimedTransit => ({
  ...of,
  phase,
  span: { from: null, to: null },
})

/** All of these have their turn on the day. */
const SATURN_SUN = transit('saturn', 'square', 'sun')
const URANUS_MOON = transit('uranus', 'trine', 'moon')
const SUN_MERCURY = transit('sun', 'sextile', 'mercury')
const PLUTO_VENUS = transit('pluto', 'conjunction', 'venus')
const MERCURY_MARS = transit('mercury', 'opposition', 'mars')
const VENUS_JUPITER = transit('venus', 'trine', 'jupiter')
const MARS_SATURN = transit('mars', 'square', 'saturn')
const JUPITER_URANUS = transit('jupiter', 'trine', 'uranus')
const SATURN_NEPTUNE = transit('saturn', 'sextile', 'neptune')
const URANUS_PLUTO = transit('uranus', 'square', 'pluto')
const IN_TURN = [
  SATURN_SUN,
  URANUS_MOON,
  SUN_MERCURY,
  PLUTO_VENUS,
  MERCURY_MARS,
  VENUS_JUPITER,
  MARS_SATURN,
  JUPITER_URANUS,
  SATURN_NEPTUNE,
  URANUS_PLUTO,
]
/** These are mentioned on other days, the next never: it is the Moon's, and the last has no sentences. */
const WITHOUT_TURN = [
  transit('mars', 'trine', 'sun'),
  transit('jupiter', 'conjunction', 'moon'),
  transit('pluto', 'square', 'mercury'),
  transit('saturn', 'square', 'venus'),
  transit('moon', 'square', 'venus'),
  transit('saturn', 'semisquare', 'neptune'),
]
const MOON_MARS = transit('moon', 'trine', 'mars')

const speakers = Object.fromEntries(PERSONAL_THEMES.map((theme) => [theme, [`${theme}-speaks`]])) as Record<
  PersonalTheme,
  string[]
>

const PLAN: PersonalPlan = {
  date: DATE,
  shuffleKey: 'a birth',
  transits: [...WITHOUT_TURN, ...IN_TURN, MOON_MARS],
  significant: [WITHOUT_TURN[0]!, SATURN_SUN],
  main: main(SATURN_SUN, 'coming'),
  quick: MOON_MARS,
  themes: {
    ranked: ['inspiration', 'identity', 'emotions'],
    order: PERSONAL_THEMES.toReversed(),
    dominantScore: 0.3,
    speakers,
  },
  energy: { type: 'mixed', intensity: 'medium', shares: { harmonious: 0.4, challenging: 0.4, neutral: 0.2 } },
  moon: { id: 'moon-in-house-5', planet: 'moon', house: 5 },
  sun: { id: 'sun-in-house-8', planet: 'sun', house: 8 },
  venus: { id: 'venus-in-house-9', planet: 'venus', house: 9 },
  background: { id: 'neptune-in-house-10', planet: 'neptune', house: 10 },
  moments: [],
}

const dealt = (
  pool: PoolDeal['pool'],
  keys: readonly (string | number)[],
  turn: number,
  ...transits: string[]
): Sentence => ({
  text: dealSentence(ENGLISH, { pool, keys: keys.map(String), shuffleKey: 'a birth', turn }),
  transits,
})

/** The sentences for the aspects of these plans. */
const MANNERS: Partial<Record<AspectName, string>> = {
  conjunction: 'merge',
  sextile: 'flow',
  trine: 'flow',
  square: 'friction',
  opposition: 'friction',
}

const aspectSentence = (of: WeighedTransit, turn = turnSum(of) / 8): Sentence =>
  dealt('personal-aspects', [of.transiting, MANNERS[of.name]!, of.natal], turn, of.id)

/** The Moon's contacts come every four days. */
const moonSentence = (of: WeighedTransit): Sentence => aspectSentence(of, Math.floor(DAY / 4))

const feelings = (later = 0) => dealt('personal-emotions', [5], DAY + later, 'moon-in-house-5')

test('the plan of these tests has ten transits in turn', () => {
  for (const of of IN_TURN) assert.equal(turnSum(of) % 8, 0, of.id)
  for (const of of WITHOUT_TURN.slice(0, 4)) assert.notEqual(turnSum(of) % 8, 0, of.id)
  for (const of of WITHOUT_TURN.slice(4)) assert.equal(turnSum(of) % 8, 0, of.id)
})

/** The act that was written for the sentence of a transit: it has the same place in its list. */
function actFor(of: WeighedTransit, turn?: number): Sentence {
  const keys = [of.transiting, MANNERS[of.name]!, of.natal]
  const index = daySentences('personal-aspects', keys).indexOf(aspectSentence(of, turn).text)
  return { text: daySentences('personal-aspect-acts', keys)[index]!, transits: [of.id] }
}

test('a day as a whole is the main transit, how far it has come, and the act written for its sentence', () => {
  assert.deepEqual(personalText(ENGLISH, PLAN).overall, [
    aspectSentence(SATURN_SUN),
    dealt('personal-phases', ['coming', 'friction'], DAY, SATURN_SUN.id),
    actFor(SATURN_SUN),
  ])
})

test('the text of a transit between its phases, or of a quick planet, has no phase', () => {
  for (const plan of [main(SATURN_SUN, null), main(SUN_MERCURY, 'exact')]) {
    const { overall } = personalText(ENGLISH, { ...PLAN, main: plan })
    assert.deepEqual(overall, [aspectSentence(plan), actFor(plan)])
  }
  for (const slow of IN_TURN.filter(({ transiting }) =>
    ['jupiter', 'uranus', 'pluto', 'saturn'].includes(transiting),
  )) {
    const { overall } = personalText(ENGLISH, { ...PLAN, main: main(slow, 'leaving') })
    const phase = dealt('personal-phases', ['leaving', MANNERS[slow.name]!], DAY, slow.id)
    assert.deepEqual(overall, [aspectSentence(slow), phase, actFor(slow)])
  }
})

test('without a main transit the quick one is in the overall text and in what to do, and nowhere else', () => {
  const { overall, emotionalWisdom, personalDevelopment } = personalText(ENGLISH, { ...PLAN, main: null })
  assert.deepEqual(overall, [moonSentence(MOON_MARS), actFor(MOON_MARS, Math.floor(DAY / 4))])
  assert.deepEqual(emotionalWisdom, [feelings(6), aspectSentence(URANUS_MOON)])
  assert.deepEqual(personalDevelopment.at(-1), aspectSentence(SATURN_SUN), 'it has not stood before')
})

test('on every day the advice of the overall text belongs to the sentence before it', () => {
  for (const plan of days(40)) {
    const sentences = personalText(ENGLISH, { ...plan, main: main(SATURN_SUN, null) }).overall
    const keys = ['saturn', MANNERS[SATURN_SUN.name]!, 'sun']
    const [said, act] = ['personal-aspects', 'personal-aspect-acts'].map((pool, at) =>
      daySentences(pool as 'personal-aspects', keys).indexOf(sentences[at]!.text),
    )
    assert.ok(said! >= 0 && said === act, plan.date)
  }
})

test('a day without transits speaks of the Moon alone, and takes things as they come', () => {
  const { overall, emotionalWisdom, personalDevelopment, relationships, careerPurpose } = personalText(
    ENGLISH,
    {
      ...PLAN,
      main: null,
      quick: null,
      transits: [],
    },
  )
  assert.deepEqual(overall, [feelings(), dealt('personal-acts', [5, 'merge'], DAY, 'moon-in-house-5')])
  assert.deepEqual(emotionalWisdom, [feelings(6)])
  assert.deepEqual(
    [personalDevelopment, relationships, careerPurpose].map(({ length }) => length),
    [1, 1, 1],
  )
})

test('a quick transit that is not the Moon’s is in the text on its turn only', () => {
  const plan = { ...PLAN, transits: [] }
  assert.deepEqual(personalText(ENGLISH, { ...plan, quick: SUN_MERCURY }).emotionalWisdom, [
    aspectSentence(SUN_MERCURY),
    feelings(6),
  ])
  const other = transit('sun', 'sextile', 'venus')
  assert.notEqual(turnSum(other) % 8, 0)
  assert.deepEqual(personalText(ENGLISH, { ...plan, quick: other }).emotionalWisdom, [feelings(6)])
})

test('each part has its own sentence and the strongest transit in turn to its natal planets', () => {
  const { personalDevelopment, relationships, careerPurpose, emotionalWisdom } = personalText(ENGLISH, PLAN)
  // The transit to the Sun is the main one, and stands before.
  assert.deepEqual(personalDevelopment.slice(1), [aspectSentence(JUPITER_URANUS)])
  assert.deepEqual(relationships, [
    dealt('personal-relationships', [9], DAY, 'venus-in-house-9'),
    aspectSentence(PLUTO_VENUS),
  ])
  assert.deepEqual(careerPurpose, [
    dealt('personal-career', [8], DAY, 'sun-in-house-8'),
    aspectSentence(SUN_MERCURY),
  ])
  assert.deepEqual(emotionalWisdom, [moonSentence(MOON_MARS), feelings(6), aspectSentence(URANUS_MOON)])
})

test('every transit belongs to the part of its natal planet', () => {
  for (const [part, ...own] of [
    ['personalDevelopment', SATURN_SUN, JUPITER_URANUS, URANUS_PLUTO],
    ['relationships', PLUTO_VENUS, MERCURY_MARS],
    ['careerPurpose', MARS_SATURN, VENUS_JUPITER, SUN_MERCURY],
    ['emotionalWisdom', URANUS_MOON, SATURN_NEPTUNE],
  ] as const)
    for (const only of own) {
      const text = personalText(ENGLISH, { ...PLAN, main: null, quick: null, transits: [only] })
      assert.deepEqual(text[part].at(-1), aspectSentence(only), part)
    }
})

/** The themes whose turn it is, the strongest first, with the number of their turn. */
const themesInTurn = ({ date, themes }: PersonalPlan, everyDays: number) =>
  themes.order
    .map((theme) => ({ theme, sum: dayNumber(date) + PERSONAL_THEMES.indexOf(theme) }))
    .filter(({ sum }) => sum % everyDays === 0)
    .map(({ theme, sum }) => ({ theme, turn: sum / everyDays }))

const days = (count: number): PersonalPlan[] =>
  Array.from({ length: count }, (_, n) => ({
    ...PLAN,
    date: new Date((DAY + n) * DAY_MS).toISOString().slice(0, 10),
  }))

test('growth and affirmation speak of the strongest theme in turn, every fifth and every third day', () => {
  for (const plan of days(15)) {
    const [growth] = themesInTurn(plan, 5)
    const [affirmed] = themesInTurn(plan, 3)
    const { personalDevelopment, affirmation } = personalText(ENGLISH, plan)
    const keys = [growth!.theme, 'friction']
    assert.deepEqual(
      personalDevelopment[0],
      dealt('personal-growth', keys, growth!.turn, `${growth!.theme}-speaks`),
    )
    assert.deepEqual(
      affirmation,
      dealt('personal-affirmations', [affirmed!.theme], affirmed!.turn, `${affirmed!.theme}-speaks`),
    )
  }
})

test('growth has the manner of the main transit, else that of the quick one, else it is plain', () => {
  const [{ theme, turn }] = themesInTurn(PLAN, 5) as [{ theme: PersonalTheme; turn: number }]
  for (const [changed, manner] of [
    [{}, 'friction'],
    [{ main: null }, 'flow'],
    [{ main: null, quick: null }, 'merge'],
  ] as const)
    assert.deepEqual(
      personalText(ENGLISH, { ...PLAN, ...changed }).personalDevelopment[0],
      dealt('personal-growth', [theme, manner], turn, `${theme}-speaks`),
    )
})

test('among the feelings the Moon’s house is half a pool ahead of the summary, and her contact changes every four days', () => {
  for (const plan of days(12)) {
    const day = dayNumber(plan.date)
    assert.deepEqual(
      personalText(ENGLISH, { ...plan, main: null, quick: null, transits: [] }).emotionalWisdom,
      [dealt('personal-emotions', [5], day + 6, 'moon-in-house-5')],
    )
    const { emotionalWisdom } = personalText(ENGLISH, { ...plan, transits: [] })
    assert.deepEqual(emotionalWisdom[0], aspectSentence(MOON_MARS, Math.floor(day / 4)), plan.date)
  }
})

const firstWord = ({ text }: Sentence) => text.split(' ')[0]

test('advice is given on the strongest themes in turn, every second day; those that begin alike come last', () => {
  let moved = 0
  for (const plan of days(120)) {
    const cards = themesInTurn(plan, 2).map(({ theme, turn }) =>
      dealt('personal-advice', [theme], turn, `${theme}-speaks`),
    )
    const [first, again]: [Sentence[], Sentence[]] = [[], []]
    for (const card of cards) {
      const isAlike = first.some((other) => firstWord(other) === firstWord(card))
      ;(isAlike ? again : first).push(card)
    }
    const expected = [...first, ...again]
    if (expected.some((card, at) => card !== cards[at])) moved++
    for (const [intensity, count] of [
      ['low', 3],
      ['medium', 4],
      ['high', 5],
    ] as const) {
      const { practicalAdvice } = personalText(ENGLISH, { ...plan, energy: { ...plan.energy, intensity } })
      assert.deepEqual(practicalAdvice, expected.slice(0, count), `${plan.date} ${intensity}`)
    }
  }
  assert.ok(moved > 10, `${moved}`)
})

test('a theme that no transit speaks for has the strongest of all as its source, or the Moon', () => {
  const silent = { ...PLAN.themes, speakers: { ...speakers, inspiration: [], identity: [], emotions: [] } }
  const plan = { ...PLAN, themes: silent }
  const theme = themesInTurn(plan, 3)[0]!.theme
  assert.deepEqual(silent.speakers[theme], [])
  assert.deepEqual(personalText(ENGLISH, plan).affirmation.transits, [WITHOUT_TURN[0]!.id])
  assert.deepEqual(personalText(ENGLISH, { ...plan, significant: [] }).affirmation.transits, [
    'moon-in-house-5',
  ])
})

const moment = (clock: string, aspect: TimedMoment['aspect'], natal: Planet): TimedMoment => ({
  instant: Date.parse(`${DATE}T${clock}Z`),
  clock,
  aspect,
  natal,
})

test('the hours of a day are its first moment awake and the next of another manner; a day without one is quiet', () => {
  const timing = (...moments: TimedMoment[]) => personalText(ENGLISH, { ...PLAN, moments }).timingGuidance
  const at = (manner: string, time: string, id: string): Sentence => {
    const { text, transits } = dealt('personal-timing', [manner], DAY, id)
    return { text: text.replace('{time}', time), transits }
  }
  const night = moment('06:59', 'square', 'sun')
  const early = moment('09:10', 'trine', 'venus')
  const alike = moment('11:00', 'sextile', 'mercury')
  const hard = moment('14:35', 'square', 'saturn')
  const late = moment('20:00', 'opposition', 'mars')
  const morning = at('flow', 'nine in the morning', 'moon-trine-natal-venus')
  assert.deepEqual(timing(night, early, alike, hard, late), [
    morning,
    at('friction', 'three in the afternoon', 'moon-square-natal-saturn'),
  ])
  assert.deepEqual(timing(early, alike), [morning])
  const quiet = dealt('personal-timing', ['quiet'], DAY, 'moon-in-house-5')
  assert.deepEqual(timing(), [quiet])
  assert.deepEqual(timing(night), [quiet])
})

test('the background counts the turns of its planet, five days each', () => {
  for (const plan of days(6)) {
    const turn = Math.floor(dayNumber(plan.date) / 5)
    const expected = dealt('background', ['neptune', 10], turn, 'neptune-in-house-10')
    assert.deepEqual(personalBackground(ENGLISH, plan), expected)
    assert.deepEqual(personalText(ENGLISH, plan).background, expected)
  }
})
