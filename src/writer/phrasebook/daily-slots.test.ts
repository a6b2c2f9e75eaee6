/** Which sentence stands where in a sign's day, for plans made by hand (docs/writing.md, “From facts to sentences”). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DayEvent } from '../../almanac/day-events.ts'
import { CATEGORY_NAMES, OUTLOOKS } from '../../judgement/day/categories.ts'
import { ENERGY_LEVELS } from '../../judgement/day/energy.ts'
import { SIGNS } from '../../sky/zodiac.ts'
import { dayNumber } from '../../time/time-scales.ts'
import { ENGLISH } from '../../words/en/english.ts'
import type { DetailedText, FullText } from '../daily-text.ts'
import { type DailyPlan, dayOf } from '../plan/daily-plan.ts'
import type { Story } from '../plan/story.ts'
import { categoryText, dailyText } from './daily.ts'
import { type Deal, dealSentence } from './deal-sentence.ts'

const { plan: real } = dayOf('2026-11-17', 'leo')

const STORY: Story = {
  ...real.story,
  id: 'mars-trine-leo',
  planets: [{ planet: 'mars', sign: 'aries' }],
  aspect: 'trine',
  direction: 'flow',
  house: 9,
  shows: ['mars'],
  turn: { window: 690, ofHouse: 3, ofPlanets: 5 },
}

const PLAN: DailyPlan = {
  ...real,
  story: STORY,
  moon: { id: 'moon-in-libra', planet: 'moon', sign: 'libra', house: 3 },
  moonTurn: 1234,
  lead: null,
  background: { id: 'uranus-in-gemini', planet: 'uranus', sign: 'gemini', house: 11 },
}

const withStory = (changed: Partial<Story>, more: Partial<DailyPlan> = {}): DailyPlan => ({
  ...PLAN,
  ...more,
  story: { ...STORY, ...changed },
})

const dealt = (deal: Omit<Deal, 'deck'>, ...transits: string[]) => ({
  text: dealSentence(ENGLISH, { ...deal, deck: 'leo' }),
  transits,
})

const byHouse = { keys: ['9', 'flow'], turn: { window: 690, count: 3 } }
const LEAD = dealt({ pool: 'leads', ...byHouse }, STORY.id)
const ACT = dealt({ pool: 'advice', answers: 'leads', ...byHouse }, STORY.id)
const byPlanets = { window: 690, count: 5 }
const IMAGE = dealt({ pool: 'images', keys: ['mars', 'flow'], turn: byPlanets }, STORY.id)

test('a brief day is a lead and an image, and its act is the advice', () => {
  assert.deepEqual(dailyText(ENGLISH, PLAN, 'brief'), { summary: [LEAD, IMAGE], advice: ACT })
})

test('a detailed summary is lead, image and act', () => {
  assert.deepEqual(dailyText(ENGLISH, PLAN, 'detailed').summary, [LEAD, IMAGE, ACT])
})

test('a poetic summary goes by the Moon’s house and her way, and by the direction of the story', () => {
  const text = (plan: DailyPlan) => dailyText(ENGLISH, plan, 'poetic').summary
  const deal = { pool: 'poetic', keys: ['3', 'flow'], turn: 1234 } as const
  assert.deepEqual(text(PLAN), [dealt(deal, 'moon-in-libra', STORY.id)])
  assert.deepEqual(text(withStory({ id: 'moon-in-libra' })), [dealt(deal, 'moon-in-libra')], 'named once')
})

const imageOf = (plan: DailyPlan) => dailyText(ENGLISH, plan, 'brief').summary[1]!

test('two planets that are shown meet in the direction of the story, in a conjunction as one', () => {
  for (const [aspect, direction, manner] of [
    ['conjunction', 'flow', 'merge'],
    ['conjunction', 'friction', 'merge'],
    ['trine', 'flow', 'flow'],
    ['square', 'friction', 'friction'],
  ] as const) {
    const plan = withStory({ aspect, direction, shows: ['mars', 'saturn'] })
    const deal = { pool: 'meetings', keys: ['mars-saturn', manner], turn: byPlanets } as const
    assert.deepEqual(imageOf(plan), dealt(deal, STORY.id), `${aspect} ${direction}`)
  }
})

const event = (type: DayEvent['type'], eclipse?: DayEvent['eclipse']) =>
  ({ type, planets: ['sun', 'moon'], eclipse }) as unknown as DayEvent

const placed = (...planets: Story['planets'][number]['planet'][]): Partial<Story> => ({
  planets: planets.map((planet) => ({ planet, sign: 'libra' })),
  shows: planets.slice(0, 1),
})

test('a new or full Moon is shown by the Moon’s house if the story is the Sun and the Moon, and no other day', () => {
  const lights = placed('sun', 'moon')
  // Two of a kind are at least 29 days apart, so each is a turn further than the last.
  const turn = Math.floor(dayNumber(PLAN.date) / 29)
  const shown = (pool: 'lunations' | 'eclipses', phase: string) =>
    dealt({ pool, keys: [phase, '3'], turn }, STORY.id)
  const isNew = { lead: event('new_moon') }
  assert.deepEqual(imageOf(withStory(lights, isNew)), shown('lunations', 'new'))
  assert.deepEqual(imageOf(withStory(placed('moon', 'sun'), isNew)), shown('lunations', 'new'))
  assert.deepEqual(imageOf(withStory(lights, { lead: event('full_moon') })), shown('lunations', 'full'))
  const eclipsed = { lead: event('new_moon', 'total-solar-eclipse') }
  assert.deepEqual(imageOf(withStory(lights, eclipsed)), shown('eclipses', 'new'))

  const ofPlanet = (planet: string) =>
    dealt({ pool: 'images', keys: [planet, 'flow'], turn: byPlanets }, STORY.id)
  assert.deepEqual(imageOf(withStory(lights)), ofPlanet('sun'), 'nothing happens')
  assert.deepEqual(imageOf(withStory(lights, { lead: event('ingress') })), ofPlanet('sun'), 'an ingress')
  assert.deepEqual(imageOf(withStory(placed('moon'), isNew)), ofPlanet('moon'), 'the story is the Moon alone')
  assert.deepEqual(imageOf(withStory(placed('sun', 'mars'), isNew)), ofPlanet('sun'), 'the Sun and another')
  assert.deepEqual(
    imageOf(withStory(placed('mars', 'moon'), isNew)),
    ofPlanet('mars'),
    'the Moon and another',
  )
})

/** The plan with another outlook, leader and energy. */
function judged(
  category: 'love' | 'profession' | 'health',
  outlook: (typeof OUTLOOKS)[number],
  planet: 'mars' | 'saturn',
  level = real.judgement.energy.level,
): DailyPlan {
  const { categories, energy } = real.judgement
  const changed = { ...categories[category], outlook, leader: { planet, transit: `${planet}-in-leo` } }
  return {
    ...PLAN,
    judgement: {
      ...real.judgement,
      categories: { ...categories, [category]: changed },
      energy: { ...energy, level },
    },
  }
}

const day = dayNumber(PLAN.date)

test('love and career follow outlook and leader of their category, and an act answers each', () => {
  for (const outlook of OUTLOOKS)
    for (const [part, category, planet] of [
      ['love', 'love', 'mars'],
      ['career', 'profession', 'saturn'],
    ] as const) {
      const plan = judged(category, outlook, planet)
      const said = { keys: [outlook, planet], turn: day }
      const { [part]: sentences } = dailyText(ENGLISH, plan, 'detailed') as DetailedText
      assert.deepEqual(sentences, [
        dealt({ pool: part, ...said }, `${planet}-in-leo`),
        dealt({ pool: `${part}-advice`, answers: part, ...said }, `${planet}-in-leo`),
      ])
      const poetic = dailyText(ENGLISH, plan, 'poetic') as FullText
      const deal = { pool: `poetic-${part}`, keys: [outlook], turn: day } as const
      assert.deepEqual(poetic[part], [dealt(deal, `${planet}-in-leo`)])
    }
})

test('wellbeing follows the outlook of health and how much drive the day has', () => {
  const drives = ['low', 'low', 'moderate', 'high', 'high']
  assert.deepEqual(ENERGY_LEVELS, ['very_low', 'low', 'moderate', 'high', 'very_high'])
  ENERGY_LEVELS.forEach((level, at) => {
    const plan = judged('health', 'challenging', 'saturn', level)
    const said = { keys: ['challenging', drives[at]!], turn: day }
    assert.deepEqual((dailyText(ENGLISH, plan, 'detailed') as DetailedText).wellbeing, [
      dealt({ pool: 'wellbeing', ...said }, 'saturn-in-leo'),
      dealt({ pool: 'wellbeing-advice', answers: 'wellbeing', ...said }, 'saturn-in-leo'),
    ])
    const deal = { pool: 'poetic-wellbeing', keys: ['challenging'], turn: day } as const
    assert.deepEqual((dailyText(ENGLISH, plan, 'poetic') as FullText).wellbeing, [
      dealt(deal, 'saturn-in-leo'),
    ])
  })
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

test('a category is told by its name and outlook, with advice that answers it', () => {
  const { categories } = dailyText(ENGLISH, PLAN, 'detailed') as DetailedText
  assert.deepEqual(Object.keys(categories), CATEGORY_NAMES)
  for (const category of CATEGORY_NAMES) {
    const { outlook, leader } = PLAN.judgement.categories[category]
    const said = { keys: [category, outlook], turn: day }
    assert.deepEqual(categories[category], {
      interpretation: [dealt({ pool: 'category-lines', ...said }, leader.transit)],
      advice: dealt({ pool: 'category-advice', answers: 'category-lines', ...said }, leader.transit),
    })
    assert.deepEqual(categoryText(ENGLISH, PLAN, category), categories[category])
  }
})
