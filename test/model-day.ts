/** Two days made by hand, so that only a change to the prompts or the checks changes their results. */
import { CATEGORY_NAMES, type Category, type CategoryJudgement } from '../src/judgement/day/categories.ts'
import type { WeighedTransit } from '../src/judgement/person/transits.ts'
import { PERSONAL_THEMES } from '../src/judgement/person/weights.ts'
import type { Planet } from '../src/sky/planets.ts'
import type { DailyPlan } from '../src/writer/plan/daily-plan.ts'
import type { PersonalPlan } from '../src/writer/plan/personal-plan.ts'

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

export const PLAN: DailyPlan = {
  date: '2026-11-15',
  sign: 'leo',
  story: {
    id: 'moon-sextile-neptune',
    planets: [
      { planet: 'moon', sign: 'aquarius' },
      { planet: 'neptune', sign: 'aries' },
    ],
    aspect: 'sextile',
    direction: 'flow',
    house: 7,
    shows: 'neptune',
    standing: 'touch',
    turn: 690,
    until: Date.UTC(2026, 10, 16, 9),
  },
  moon: { id: 'moon-in-aquarius', planet: 'moon', sign: 'aquarius', house: 7 },
  moonTurn: 1077,
  lead: {
    id: 'venus-enters-sagittarius',
    type: 'ingress',
    planets: ['venus'],
    sign: 'sagittarius',
    at: Date.UTC(2026, 10, 15, 9),
  },
  background: { id: 'neptune-in-aries', planet: 'neptune', sign: 'aries', house: 9 },
  pace: 'high',
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
const SPAN = { from: Date.UTC(2026, 8, 4), to: Date.UTC(2026, 11, 14) }

export const PERSONAL_PLAN: PersonalPlan = {
  date: '2026-11-15',
  shuffleKey: 'birth_test',
  transits: CONTACTS,
  significant: CONTACTS,
  main: { ...CONTACTS[0], span: SPAN, phase: 'coming' },
  quick: CONTACTS[1],
  themes: {
    ranked: ['discipline', 'relationships', 'career'],
    order: PERSONAL_THEMES,
    dominantScore: 0.3,
    speakers: Object.fromEntries(
      PERSONAL_THEMES.map((theme) => [theme, []]),
    ) as unknown as PersonalPlan['themes']['speakers'],
  },
  energy: { type: 'mixed', intensity: 'medium', shares: { harmonious: 0.4, challenging: 0.5, neutral: 0.1 } },
  moon: { id: 'moon-in-house-9', planet: 'moon', house: 9 },
  sun: { id: 'sun-in-house-8', planet: 'sun', house: 8 },
  venus: { id: 'venus-in-house-5', planet: 'venus', house: 5 },
  background: { id: 'neptune-in-house-3', planet: 'neptune', house: 3 },
  moments: [{ instant: 0, aspect: 'trine', natal: 'venus', clock: '14:35' }],
}
