/** What a reading of a birth chart mentions. Every writer gets this plan (docs/natal-reading.md). */
import type { WiderChart } from '../../chart/wider-chart.ts'
import { type Dominants, dominantsOf } from './dominants.ts'
import { figureFacts } from './figure-facts.ts'
import { type Opposites, withoutOpposites } from './opposites.ts'
import { placementFacts } from './placement-facts.ts'
import { type PortraitPart, portraitParts } from './portrait.ts'
import { type SectionId, type SectionPlan, sectionPlans, type WeighedFact } from './sections.ts'
import { type Tension, tensionsOf } from './tensions.ts'
import { factWeight, planetWeights, pointsIn } from './weights.ts'

export interface NatalPlan {
  /** All facts of the chart, in a fixed order. */
  readonly facts: readonly WeighedFact[]
  readonly dominants: Dominants
  readonly portrait: readonly PortraitPart[]
  readonly sections: readonly SectionPlan[]
  /** The sections of a short reading. */
  readonly essentials: readonly SectionId[]
  readonly tensions: readonly Tension[]
  /** Texts are shuffled by it. It follows from the facts, so charts with the same facts read the same. */
  readonly shuffleKey: string
}

export function natalPlan(chart: WiderChart, opposites: Opposites): NatalPlan {
  const unweighed = [...placementFacts(chart), ...figureFacts(chart)]
  const planets = planetWeights(chart, unweighed)
  const pointsOf = pointsIn(planets)
  const facts = unweighed.map((fact) => ({ ...fact, weight: factWeight(fact, pointsOf) }))
  const agreeing = withoutOpposites(facts, opposites)
  const sections = sectionPlans(agreeing)
  return {
    facts,
    dominants: dominantsOf(planets, facts, pointsOf),
    portrait: portraitParts(agreeing, planets),
    sections,
    essentials: essentialsOf(sections),
    tensions: tensionsOf(facts),
    shuffleKey: facts.map(({ id }) => id).join(),
  }
}

// mutate order: a list that is only asked what it holds
const SHORT: readonly SectionId[] = ['identity', 'feelings']
/** A section is weighed by so many of its facts. */
const WEIGHED_FACTS = 3

/** Identity, feelings, and the weightiest of the other sections. */
function essentialsOf(sections: readonly SectionPlan[]): SectionId[] {
  const others = sections.filter(({ id }) => !SHORT.includes(id))
  const [heaviest] = others.toSorted((a, b) => weightOf(b) - weightOf(a))
  return sections.map(({ id }) => id).filter((id) => SHORT.includes(id) || id === heaviest?.id)
}

const weightOf = ({ anchors, more }: SectionPlan): number =>
  // mutate constant: the same for all sums that are compared
  [...anchors, ...more].slice(0, WEIGHED_FACTS).reduce((sum, { weight }) => sum + weight, 0)
