/** The plans of a span and of a year of one person for tests of the model's prompts. */
import type { ReturnPlan } from '../src/judgement/person/return-plan.ts'
import { spanPlan } from '../src/judgement/person/span-plan.ts'
import type { SpanAsk } from '../src/writer/span-text.ts'
import { timelineAt } from './person-timeline.ts'

const NOW = Date.UTC(2026, 10, 18, 12)
const { transits, span, clock } = timelineAt(NOW, { from: '2026-11-18', to: '2027-11-18' })

export const SPAN_ASK: SpanAsk = {
  plan: spanPlan(transits, { from: span.days[0]!.from, to: span.days.at(-1)!.to }, NOW),
  clock,
}

export const RETURN_PLAN: ReturnPlan = {
  summary: {
    ...{ rising: 7, sun: 3, moon: 8, isSameMatter: true },
    closing: 'means',
    sources: {
      rising: 'return-ascendant-in-natal-house-7',
      sun: 'return-sun-in-house-3',
      moon: 'return-moon-in-house-8',
    },
  },
  sections: [{ id: 'rest', sign: 'aries', sources: ['return-moon-in-aries'] }],
  shuffleKey: 'a year',
}
