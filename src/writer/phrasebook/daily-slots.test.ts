/** Which text stands where in a sign's day, for plans made by hand (docs/writing.md, “A sign's day”). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DayEvent } from '../../almanac/day-events.ts'
import { type Category, OUTLOOKS, type Outlook } from '../../judgement/day/categories.ts'
import { MANNERS, type Manner } from '../../judgement/tradition.ts'
import { SIGNS } from '../../sky/zodiac.ts'
import { DAY_MS, dayNumber } from '../../time/time-scales.ts'
import { dateText } from '../../time/wall-clock.ts'
import type { DayPiece, StoryRelation } from '../../words/day-pieces.ts'
import { ENGLISH } from '../../words/en/english.ts'
import type { DetailedText, FullText } from '../daily-text.ts'
import { type DailyPlan, dayOf } from '../plan/daily-plan.ts'
import { dailyText } from './daily.ts'
import { dealSentence, type PoolDeal } from './deal-sentence.ts'

/** The first day of a window: it has no story before it. */
const DATE = dateText(690 * 30 * DAY_MS)
const { plan: real } = dayOf(DATE, 'leo')

type PlannedStory = DailyPlan['story']

const STORY: PlannedStory = {
  id: 'mars-trine-leo',
  planets: [{ planet: 'mars', sign: 'aries' }],
  aspect: 'trine',
  direction: 'flow',
  house: 9,
  shows: 'mars',
  standing: 'in',
  turn: 690,
  until: Date.parse(`${DATE}T12:00Z`) + 3 * DAY_MS,
}

const PLAN: DailyPlan = {
  ...real,
  story: STORY,
  moon: { id: 'moon-in-libra', planet: 'moon', sign: 'libra', house: 3 },
  moonTurn: 1234,
  lead: null,
  background: { id: 'uranus-in-gemini', planet: 'uranus', sign: 'gemini', house: 11 },
}

const withStory = (changed: Partial<PlannedStory>, more: Partial<DailyPlan> = {}): DailyPlan => ({
  ...PLAN,
  ...more,
  story: { ...STORY, ...changed },
})

const dealt = (deal: Omit<PoolDeal, 'shuffleKey'>, ...transits: string[]) => ({
  text: dealSentence(ENGLISH, { ...deal, shuffleKey: 'leo' }),
  transits,
})

const { ofDay, ofLunation, ofField } = ENGLISH.days

/** Leo is four signs after Aries. */
const nth = <Piece>(pieces: readonly Piece[], turn: number): Piece => {
  const place = (turn + 4) % pieces.length
  return pieces.at(place)!
}

/** 2026-09-04 is a Friday. */
const until = (text: string) => text.replace('{until}', 'until Monday')

function expectedSummary({ brief, advice }: DayPiece, id = STORY.id) {
  return [
    { text: until(brief), transits: [id] },
    { text: advice, transits: [id] },
  ]
}

test('a brief day is what is noticed and why, and its advice is what to do about it', () => {
  const [brief, advice] = expectedSummary(nth(ofDay('mars', 'in', 9, 'flow'), 690))
  assert.deepEqual(dailyText(ENGLISH, PLAN, 'brief'), { summary: [brief], advice })
})

test('a detailed summary is the whole piece, by planet, standing, house, direction and turn', () => {
  for (const changed of [
    {},
    { turn: 691 },
    { turn: -3 },
    { house: 2 },
    { shows: 'venus', standing: 'touch' },
    { shows: 'moon', direction: 'merge' },
    { shows: 'saturn', direction: 'friction' },
  ] satisfies Partial<PlannedStory>[]) {
    const plan = withStory(changed)
    const { shows, standing, house, direction, turn } = plan.story
    const piece = nth(ofDay(shows, standing, house, direction), turn)
    assert.deepEqual(dailyText(ENGLISH, plan, 'detailed').summary, expectedSummary(piece))
  }
})

test('each sign is a piece ahead of the last, and each turn too', () => {
  const list = ofDay('mars', 'in', 9, 'flow')
  for (const [at, sign] of SIGNS.entries())
    for (const turn of [0, 1, -1]) {
      const place = (at + turn + list.length) % list.length
      const { summary } = dailyText(ENGLISH, { ...withStory({ turn }), sign }, 'brief')
      assert.equal(summary[0]!.text, until(list.at(place)!.brief))
    }
})

test('the text of a story that lasts for years has no end date', () => {
  for (let turn = 0; turn < ofDay('pluto', 'in', 9, 'friction').length; turn++) {
    const plan = withStory({ shows: 'pluto', direction: 'friction', until: null, turn })
    const [first] = dailyText(ENGLISH, plan, 'brief').summary
    assert.doesNotMatch(first!.text, /until|\{| {2}| [.,;]/)
  }
})

test('a poetic summary goes by the Moon’s house and her way, and by the direction of the story', () => {
  const text = (plan: DailyPlan) => dailyText(ENGLISH, plan, 'poetic').summary
  const deal = { pool: 'poetic', keys: ['3', 'flow'], turn: 1234 } as const
  assert.deepEqual(text(PLAN), [dealt(deal, 'moon-in-libra', STORY.id)])
  assert.deepEqual(text(withStory({ id: 'moon-in-libra' })), [dealt(deal, 'moon-in-libra')], 'named once')
})

const event = (type: DayEvent['type'], eclipse?: DayEvent['eclipse']) =>
  ({ type, planets: ['sun', 'moon'], eclipse }) as unknown as DayEvent

const placed = (...planets: PlannedStory['planets'][number]['planet'][]): Partial<PlannedStory> => ({
  planets: planets.map((planet) => ({ planet, sign: 'libra' })),
  shows: planets[0]!,
})

test('a new or full Moon is named if the story is the Sun and the Moon, an eclipse as an eclipse, and on no other day', () => {
  const lights = placed('sun', 'moon')
  const noticed = (changed: Partial<PlannedStory>, lead: DayEvent | null) =>
    dailyText(ENGLISH, withStory(changed, { lead }), 'brief').summary[0]!.text
  const [isNew, isFull] = [event('new_moon'), event('full_moon')]
  const ofMoon = (...key: Parameters<typeof ofLunation>) => until(nth(ofLunation(...key), 690).brief)
  assert.equal(noticed(lights, isNew), ofMoon('new', 9, 'flow'))
  assert.equal(noticed(placed('moon', 'sun'), isNew), ofMoon('new', 9, 'flow'))
  assert.equal(noticed({ ...lights, direction: 'friction' }, isFull), ofMoon('full', 9, 'friction'))
  assert.equal(noticed(lights, event('new_moon', 'total-solar-eclipse')), ofMoon('eclipse new', 9, 'flow'))
  assert.equal(
    noticed(lights, event('full_moon', 'partial-lunar-eclipse')),
    ofMoon('eclipse full', 9, 'flow'),
  )
  const ofPlanet = (planet: 'sun' | 'moon' | 'mars') => until(nth(ofDay(planet, 'in', 9, 'flow'), 690).brief)
  assert.equal(noticed(lights, null), ofPlanet('sun'), 'nothing happens')
  assert.equal(noticed(lights, event('ingress')), ofPlanet('sun'), 'an ingress')
  assert.equal(noticed(placed('moon'), isNew), ofPlanet('moon'), 'the story is the Moon alone')
  assert.equal(noticed(placed('sun', 'mars'), isNew), ofPlanet('sun'), 'the Sun and another')
  assert.equal(noticed(placed('mars', 'moon'), isNew), ofPlanet('mars'), 'the Moon and another')
})

/** The plan with another outlook and leader. */
function judged(category: Category, outlook: Outlook, direction: Manner): DailyPlan {
  const { categories } = real.judgement
  const changed = { ...categories[category], outlook, leader: { planet: 'saturn', transit: 'saturn-in-leo' } }
  return {
    ...withStory({ direction, standing: direction === 'merge' ? 'touch' : 'in' }),
    judgement: { ...real.judgement, categories: { ...categories, [category]: changed } },
  } as DailyPlan
}

/** As the page has it. */
const RELATIONS: Record<Manner, Record<Outlook, StoryRelation>> = {
  flow: { positive: 'with-help', neutral: 'aside', challenging: 'against-hard' },
  friction: { positive: 'against-help', neutral: 'aside', challenging: 'with-hard' },
  merge: { positive: 'alone-help', neutral: 'aside', challenging: 'alone-hard' },
}

const FIELD_OF = [
  ['love', 'love'],
  ['career', 'profession'],
  ['wellbeing', 'health'],
] as const

test('love, career and wellbeing have texts by the house of the story and their relation to it, and cite their leader', () => {
  for (const direction of MANNERS)
    for (const outlook of OUTLOOKS)
      for (const [field, category] of FIELD_OF) {
        const plan = judged(category, outlook, direction)
        const [only, ...more] = (dailyText(ENGLISH, plan, 'detailed') as DetailedText)[field]
        const texts = ofField(field, 9, RELATIONS[direction][outlook]).map(({ text }) => text)
        assert.ok(texts.includes(only!.text), `${field} ${direction} ${outlook}`)
        assert.deepEqual([only!.transits, more], [['saturn-in-leo'], []])
      }
})

test('in a poetic day they go by their outlook', () => {
  for (const [field, category] of FIELD_OF) {
    const plan = judged(category, 'challenging', 'flow')
    const deal = { pool: `poetic-${field}`, keys: ['challenging'], turn: dayNumber(DATE) } as const
    const poetic = dailyText(ENGLISH, plan, 'poetic') as FullText
    assert.deepEqual(poetic[field], [dealt(deal, 'saturn-in-leo')])
  }
})

test('the background is one step further each time that its planet has its turn', () => {
  // A sign has each of the five planets every fifth day, and each sign is a day ahead of the last.
  const turnOf = (date: string) => Math.floor((dayNumber(date) + SIGNS.indexOf('leo')) / 5)
  for (const date of ['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '1850-03-02']) {
    const { background } = dailyText(ENGLISH, { ...PLAN, date }, 'detailed') as DetailedText
    const deal = { pool: 'background', keys: ['uranus', '11'], turn: turnOf(date) } as const
    assert.deepEqual(background, dealt(deal, 'uranus-in-gemini'), date)
  }
})
