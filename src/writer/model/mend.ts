/** Corrects small slips, so that they need no second call. */
import { mended } from '../../words/en/plain-english.ts'
import { planetsIn } from '../../words/en/sky-in-text.ts'
import type { Sentence } from '../sentence.ts'
import type { Fact } from './facts.ts'

/** Corrects the spelling, and adds the source of a planet that the sentence names without one. */
export function mendedSentence({ text, transits }: Sentence, facts: readonly Fact[]): Sentence {
  const better = mended(text)
  const { sky } = planetsIn(better)
  const sources = [...new Set(transits)]
  const told = () => facts.filter(({ id }) => sources.includes(id)).flatMap(({ planets }) => planets)
  for (const fact of facts)
    for (const planet of fact.planets)
      if (sky.includes(planet) && !told().includes(planet)) sources.push(fact.id)
  return { text: better, transits: sources }
}
