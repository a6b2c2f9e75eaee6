/** The facts a model may use for a reading of two charts, in words and in a form that can be checked. No birth data. */

import { MEETINGS, type PairFact } from '../../judgement/pair/facts.ts'
import type { PairPlan } from '../../judgement/pair/pair-plan.ts'
import { PLANETS, type Planet } from '../../sky/planets.ts'
import type { Sign } from '../../sky/zodiac.ts'
import type { Words } from '../../words/words.ts'
import { withoutQuotationMarks } from '../pair-text.ts'
import { skyChecks } from './check-facts.ts'
import { type Fact, firstOfEach, type HousePlacement } from './facts.ts'
import type { FactChecks } from './model-task.ts'

/** The reader's planets are those that a text calls “your Venus”; all others are the other's. */
export function factsOfPair({ prompts }: Words, { facts }: PairPlan): Fact[] {
  return firstOfEach(
    facts.flatMap((fact) => {
      const lines = prompts.together.pairFactWords(fact)
      return checkable(fact).map((own, at) => ({ id: fact.sources[at]!, words: lines[at]!, ...own }))
    }),
  )
}

type Checkable = Omit<Fact, 'id' | 'words'>

const planetsAmong = (...points: readonly string[]): Planet[] =>
  PLANETS.filter((planet) => points.includes(planet))

/** One for each source. */
function checkable(fact: PairFact): Checkable[] {
  if (fact.type === 'contact') {
    const { yours, theirs, aspect } = fact
    return [{ planets: planetsAmong(theirs), natal: planetsAmong(yours), signs: [], places: [], aspect }]
  }
  if (fact.type === 'overlay')
    return [standing(fact.whose === 'your', { planet: fact.body, house: fact.house })]
  return MEETINGS[fact.meeting].map((planet, at) =>
    // Only overlays have a house.
    standing(at === 0, { planet, sign: fact.sources[at]!.split('-in-')[1] as Sign, house: 0 }),
  )
}

const standing = (isReaders: boolean, place: HousePlacement): Checkable => ({
  planets: isReaders ? [] : [place.planet],
  natal: isReaders ? [place.planet] : [],
  signs: place.sign === undefined ? [] : [place.sign],
  places: [isReaders ? { ...place, isBirth: true } : place],
})

/** A house is checked whoever of the two has it. */
export function pairChecks(words: Words, plan: PairPlan): FactChecks {
  const checks = skyChecks(words, factsOfPair(words, plan), null)
  return {
    ...checks,
    faultsIn: (sentence) => [
      ...checks.faultsIn({ ...sentence, text: words.inText.withoutTheir(sentence.text) }),
      ...words.together.pairFaults(sentence.text),
    ],
    withoutNames: withoutQuotationMarks,
  }
}
