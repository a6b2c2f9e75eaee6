import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { CATEGORY_NAMES, type Category, type CategoryJudgement } from '../../judgement/day/categories.ts'
import type { DailyPlan } from '../../judgement/day/plan.ts'
import type { PersonalPlan, WeighedTransit } from '../../judgement/person/plan.ts'
import { PERSONAL_THEMES } from '../../judgement/person/weights.ts'
import type { Planet } from '../../sky/planets.ts'
import { filled, PROMPT_VERSION, type Prompt, TEMPLATES, templateText } from '../../words/en/prompts.ts'
import { type DailyText, STYLES } from '../daily-text.ts'
import { dailyAssignment, dailyPrompt } from './daily-assignment.ts'
import { personalPrompt } from './personal-assignment.ts'

/** A day made by hand, so that only a change to the prompt changes the result. */
const judged = (transit: string): CategoryJudgement => ({
  score: 2.1,
  outlook: 'positive',
  intensity: 'medium',
  themes: [{ planet: 'venus', aspect: 'trine', to: 'leo' }],
  leader: { planet: 'venus', transit },
})
const LEADERS: Record<Category, string> = {
  personal_life: 'sun-square-mars',
  love: 'venus-trine',
  health: 'mars-in-leo',
  profession: 'sun-square-mars',
  emotions: 'moon-sextile-neptune',
  travel: 'moon-square-mercury',
  luck: 'venus-trine',
  finance: 'venus-in-sagittarius',
}
const PLAN: DailyPlan = {
  date: '2026-11-15',
  sign: 'leo',
  moon: { id: 'moon-in-aquarius', planet: 'moon', sign: 'aquarius', house: 7 },
  moonAspect: { id: 'moon-sextile-neptune', planet: 'neptune', manner: 'flow', orb: 0.4 },
  lead: {
    id: 'venus-enters-sagittarius',
    type: 'ingress',
    planets: ['venus'],
    sign: 'sagittarius',
    at: Date.UTC(2026, 10, 15, 9),
  },
  manner: 'merge',
  sun: { id: 'sun-in-scorpio', planet: 'sun', sign: 'scorpio', house: 4 },
  venus: { id: 'venus-in-sagittarius', planet: 'venus', sign: 'sagittarius', house: 5 },
  background: { id: 'neptune-in-aries', planet: 'neptune', sign: 'aries', house: 9 },
  keyThemes: [{ house: 7 }],
  focusAreas: ['love'],
  judgement: {
    influence: { score: 1.8, tone: 'positive', factors: [] },
    categories: Object.fromEntries(
      CATEGORY_NAMES.map((name) => [name, judged(LEADERS[name])]),
    ) as DailyPlan['judgement']['categories'],
    energy: {
      score: 2.5,
      level: 'very_high',
      factors: [{ id: 'mars-in-leo', planets: ['mars'], score: 1.8 }],
    },
    confidence: 0.7,
    lucky: { primaryInfluence: 'venus', numbers: [7], colors: ['venus'] },
  },
}

const contact = (transiting: Planet, name: 'trine' | 'square', natal: Planet): WeighedTransit => ({
  id: `${transiting}-${name}-natal-${natal}`,
  transiting,
  natal,
  name,
  house: 7,
  orb: 1,
  applying: true,
  exactness: 0.9,
  strength: 0.8,
  nature: name === 'trine' ? 'harmonious' : 'challenging',
  intensity: 'high',
})
const CONTACTS = [contact('saturn', 'square', 'sun'), contact('moon', 'trine', 'venus')] as const
const PERSONAL_PLAN: PersonalPlan = {
  date: '2026-11-15',
  deck: 'birth_test',
  transits: CONTACTS,
  significant: CONTACTS,
  main: CONTACTS[0],
  quick: CONTACTS[1],
  themes: {
    ranked: ['discipline', 'relationships', 'career'],
    dominantScore: 0.3,
    speakers: Object.fromEntries(
      PERSONAL_THEMES.map((theme) => [theme, []]),
    ) as unknown as PersonalPlan['themes']['speakers'],
  },
  energy: { type: 'mixed', intensity: 'medium', shares: { harmonious: 0.4, challenging: 0.5, neutral: 0.1 } },
  moon: { id: 'moon-in-house-9', planet: 'moon', house: 9 },
  sun: { id: 'sun-in-house-8', planet: 'sun', house: 8 },
  venus: { id: 'venus-in-house-5', planet: 'venus', house: 5 },
  moments: [{ instant: 0, aspect: 'trine', natal: 'venus', clock: '14:35' }],
}

const whole = ({ instructions, task }: Prompt) => `${instructions}\n---\n${task}\n`

/** A changed prompt needs a new version and new files: texts of the old version are no longer served. */
const published = (name: string) =>
  readFileSync(
    new URL(`../../../test/fixtures/prompts/${name}-v${PROMPT_VERSION}.txt`, import.meta.url),
    'utf8',
  )

for (const style of STYLES)
  test(`the ${style} prompt is, to the letter, the published one of its version`, () => {
    assert.equal(whole(dailyPrompt({ plan: PLAN, style })), published(`daily-${style}`))
  })

test('the prompt of a person’s day is, to the letter, the published one of its version', () => {
  assert.equal(whole(personalPrompt(PERSONAL_PLAN)), published('personal-day'))
})

test('the instructions are the same for every day and sign, so that providers can cache them', () => {
  const other = { ...PLAN, date: '2027-01-01', sign: 'virgo', lead: null, moonAspect: null } as const
  for (const style of STYLES)
    assert.equal(
      dailyPrompt({ plan: other, style }).instructions,
      dailyPrompt({ plan: PLAN, style }).instructions,
    )
})

test('the prompt for a day without a story names only the Moon', () => {
  const { task } = dailyPrompt({ plan: { ...PLAN, lead: null, moonAspect: null }, style: 'brief' })
  assert.match(task, /- summary: moon-in-aquarius; the Moon is left to herself: end with one thing to do/)
})

test('every id that the prompt asks for is listed among its facts', () => {
  for (const style of STYLES) {
    const { prompt, facts } = dailyAssignment({ plan: PLAN, style })
    const [, told] = prompt.task.split('Tell:')
    const ids = told!.match(/\b[a-z]+-[a-z-]+[a-z]\b/g)!
    assert.ok(ids.length >= 3)
    for (const id of ids)
      assert.ok(
        facts.some((fact) => fact.id === id),
        `${style}: ${id}`,
      )
  }
})

test('the schema is the same for every day, so that providers can cache it', () => {
  const other = { ...PLAN, date: '2027-01-01', sign: 'virgo', lead: null } as const
  for (const style of STYLES)
    assert.equal(
      dailyAssignment({ plan: other, style }).schema,
      dailyAssignment({ plan: PLAN, style }).schema,
    )
})

test('a slot without a value is an assertion error', () => {
  assert.throws(() => filled('repair', { faults: 'none' }), /nothing fills \{members\} of repair.md/)
  for (const name of TEMPLATES) assert.ok(templateText(name).length > 0)
})

test('an answer is converted to a text', () => {
  const sentence = { text: 'Wait.', transits: ['moon-in-aquarius'] }
  const text: DailyText = dailyAssignment({ plan: PLAN, style: 'brief' }).textOf({
    summary: [sentence],
    advice: sentence,
  })
  assert.deepEqual(text, { summary: [sentence], advice: sentence })
})
