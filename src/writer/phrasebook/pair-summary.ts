/** The summary of two charts: one thought from the strongest contact to what helps (docs/together.md). */

import type { ContactFact, PairFact } from '../../judgement/pair/facts.ts'
import type { PairPlan } from '../../judgement/pair/pair-plan.ts'
import type { Words } from '../../words/words.ts'
import type { Sentence } from '../sentence.ts'
import { fits, signedTheme, type TextDealer } from './pair-dealing.ts'

/** Lead, hinge, counter, and what the good one can do for the other. */
export function summaryOf(words: Words, plan: PairPlan, dealer: TextDealer): Sentence[] {
  const { together } = words
  const { lead, counters } = plan.summary
  const [begin] = lead ? dealer.look(together.contactTexts('leads', lead, plan.kind), 'leads', [lead]) : []
  if (lead === null || begin === undefined) return dealer.use(withoutLead(words, plan, dealer))
  for (const counter of counters) {
    const [answer] = dealer.look(together.contactTexts('counters', counter, plan.kind), 'counters', [counter])
    const [good, hard] = lead.sign === '+' ? [lead, counter] : [counter, lead]
    const [end] = dealer.look(together.helps(signedTheme(good), signedTheme(hard), plan.kind), 'helps', [
      good,
      hard,
    ])
    if (answer === undefined || end === undefined) continue
    const hinge = dealer.look(together.hinges(signedTheme(lead), signedTheme(counter)), 'hinges', [
      lead,
      counter,
    ])
    const ways = [
      [begin, ...hinge, answer, end],
      [begin, answer, end],
    ]
    const way = ways.find((candidate) => fits(candidate, together.summaryLength))
    if (way) return dealer.use(way)
  }
  return dealer.use(leadAlone(words, plan, lead, begin, dealer))
}

/** With nothing to set against the lead: what to do with it, after how the two differ by element if that is too short. */
function leadAlone(
  words: Words,
  plan: PairPlan,
  lead: ContactFact,
  begin: Sentence,
  dealer: TextDealer,
): Sentence[] {
  const end = dealer.look(words.together.helps('alone', signedTheme(lead), plan.kind), 'helps', [lead])
  const others = factTexts(
    words,
    plan,
    plan.facts.filter(({ type }) => type !== 'contact').toReversed(),
    dealer,
  )
  const ways = [[begin, ...end], ...others.map((other) => [begin, other, ...end])]
  return ways.find((way) => fits(way, words.together.summaryLength)) ?? ways[0]!
}

/** The two strongest of what there is, as far as both fit. */
function withoutLead(words: Words, plan: PairPlan, dealer: TextDealer): Sentence[] {
  const [first, ...others] = factTexts(words, plan, plan.facts, dealer)
  if (first === undefined) return []
  const second = others.find((other) => fits([first, other], words.together.summaryLength))
  return second ? [first, second] : [first]
}

const factTexts = ({ together }: Words, { kind }: PairPlan, facts: readonly PairFact[], dealer: TextDealer) =>
  facts.flatMap((fact) => dealer.look(together.factTexts(fact, kind), 'facts', [fact]))
