/** The facts a model may use for a natal reading, in words and in a form that can be checked. No birth data. */
import { type ChartFact, isPlanet } from '../../judgement/chart/fact.ts'
import type { NatalPlan } from '../../judgement/chart/plan.ts'
import type { Planet } from '../../sky/planets.ts'
import type { Words } from '../../words/words.ts'
import type { Sentence } from '../sentence.ts'
import { skyChecks } from './check-facts.ts'
import type { Fact, HousePlacement } from './facts.ts'
import type { FactChecks } from './model-task.ts'

/** All facts of the chart: a text may use any of them. */
export function natalFacts({ prompts }: Words, { facts }: NatalPlan): Fact[] {
  const placesOf = (planet: Planet): HousePlacement[] => {
    const own = facts.filter(({ subjects }) => subjects[0] === planet)
    // mutate default, call, constant (-1): a planet is in one house, and one that is not known matches none, by whatever it is not one
    const house = own.find(({ kind }) => kind === 'house')?.house ?? 0
    return own.filter(({ kind }) => kind === 'sign').map(({ sign }) => ({ planet, sign: sign!, house }))
  }
  return facts.map((fact) => {
    const planets = fact.kind === 'balance' ? [] : fact.subjects.filter(isPlanet)
    const places = planets.flatMap(placesOf)
    return {
      id: fact.id,
      words: prompts.natal.natalFactWords(fact),
      planets,
      signs: [...signIn(fact), ...places.map(({ sign }) => sign!)],
      places,
      ...(fact.aspect && { aspect: fact.aspect }),
      ...(fact.kind === 'retrograde' && { isRetrograde: true }),
    }
  })
}

const signIn = ({ sign }: ChartFact) => (sign === undefined ? [] : [sign])

/** Where the node is a source, a text may name its house and the one opposite. */
const isOfNode = (fault: string, { transits }: Sentence): boolean =>
  transits
    .filter((id) => id.startsWith('north-node-in-house-'))
    .map((id) => Number(id.split('-').at(-1)))
    // mutate order: any of the two
    .flatMap((house) => [house, ((house + 5) % 12) + 1])
    .some((house) => fault.startsWith(`names the house ${house},`))

/** All planets of a natal reading are those of the birth, whether a text says “Venus” or “your Venus”. */
export function natalChecks(words: Words, plan: NatalPlan): FactChecks {
  // Names that the checks of a day do not know.
  const { withoutYour, withoutNodeAndPhase } = words.inText
  const checks = skyChecks(words, natalFacts(words, plan), null)
  return {
    ...checks,
    faultsIn: (sentence) =>
      checks
        .faultsIn({ ...sentence, text: withoutNodeAndPhase(withoutYour(sentence.text)) })
        .filter((fault) => !isOfNode(fault, sentence)),
    withSources: ({ text, transits }) => ({
      text,
      transits: checks.withSources({ text: withoutYour(text), transits }).transits,
    }),
  }
}
