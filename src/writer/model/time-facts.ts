/** The facts a model may use for a span or a year of one person, in words and in a form that can be checked. No birth data. */
import type { ReturnSummaryPlan } from '../../judgement/person/return-plan.ts'
import { PLANETS, type Planet } from '../../sky/planets.ts'
import type { Words } from '../../words/words.ts'
import { withoutQuotationMarks } from '../pair-text.ts'
import type { SpanAsk } from '../span-text.ts'
import { skyChecks } from './check-facts.ts'
import { type Fact, firstOfEach } from './facts.ts'
import type { FactChecks } from './model-task.ts'

/** Of the heaviest pair. */
export function spanFacts({ prompts, timeline }: Words, { plan, clock }: SpanAsk): Fact[] {
  return firstOfEach(
    (plan.ways[0] ?? []).map((part) => {
      const { id, body, point, aspect, transitHouse } = part.transit
      const dates = timeline.datesWords(part.instants.map(clock.dayOf), clock.today)
      return {
        id,
        words: prompts.time.spanFactWords(part, dates),
        planets: [body],
        natal: PLANETS.filter((planet) => planet === point),
        signs: [],
        places: transitHouse === null ? [] : [{ planet: body, house: transitHouse }],
        aspect,
      }
    }),
  )
}

export function returnFacts({ prompts }: Words, plan: ReturnSummaryPlan): Fact[] {
  const words = prompts.time.returnFactWords(plan)
  const placed = (planet: Planet, house: number): Omit<Fact, 'id' | 'words'> => ({
    planets: [planet],
    signs: [],
    places: [{ planet, house }],
  })
  return [
    { id: plan.sources.rising, words: words.rising, planets: [], signs: [], places: [] },
    { id: plan.sources.sun, words: words.sun, ...placed('sun', plan.sun) },
    { id: plan.sources.moon, words: words.moon, ...placed('moon', plan.moon) },
  ]
}

interface TimeFacts {
  readonly facts: readonly Fact[]
  /** Days that may be named, without their years. */
  readonly days: readonly string[]
  /** A house that may be named where no planet is: the one in which a return rises. */
  readonly rising?: number
}

/** A date must be one of the facts', and so must a house. */
export function timeChecks(words: Words, { facts, days, rising }: TimeFacts): FactChecks {
  const checks = skyChecks(words, facts, null)
  const isOfRising = (fault: string, text: string): boolean => {
    const { sky, birth } = words.inText.planetsIn(text)
    return sky.length + birth.length === 0 && fault.startsWith(`names the house ${rising},`)
  }
  return {
    ...checks,
    faultsIn: (sentence) => [
      ...checks.faultsIn(sentence).filter((fault) => !isOfRising(fault, sentence.text)),
      ...words.inText
        .datesIn(sentence.text)
        .filter((day) => !days.includes(day))
        .map((day) => `names ${day}, which is not in the facts`),
      ...words.timeline.timeFaults(sentence.text),
    ],
    withoutNames: withoutQuotationMarks,
  }
}
