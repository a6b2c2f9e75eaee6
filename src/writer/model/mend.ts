/** Slips that need no second call: typewriter habits, spaces, American spelling. */
import type { Planet } from '../../sky/planets.ts'
import { capitalised } from '../../text.ts'
import type { Sentence } from '../writer.ts'
import type { Fact } from './facts.ts'

const MENDS: readonly (readonly [RegExp, string])[] = [
  [/[‘’ʼ`´]/g, "'"],
  [/[“”„"]/g, ''],
  [/\s*[—–]\s*| - /g, ', '],
  [/\s*(?:…|\.{3,})\s*(?=\p{Ll})/gu, ', '],
  [/…|\.{3,}/g, '.'],
  [/!+/g, '.'],
  [/\b(col|fav|hon|neighb|lab)or(?!i[ao])/gi, '$1our'],
  [/\b(real|organ|recogn)iz(?=[ei])/gi, '$1is'],
  [/\b(g)ray/gi, '$1rey'],
  [/\b(c)enter(ed|ing)\b/gi, '$1entr$2'],
  [/\b(c)enter\b/gi, '$1entre'],
  [/\s+/g, ' '],
]

export function mended(text: string): string {
  let better = text.normalize('NFC')
  for (const [slip, cure] of MENDS) better = better.replace(slip, cure)
  return better.trim()
}

/** The sentence in good spelling. A planet of the day that it names without its source gets it. */
export function mendedSentence({ text, transits }: Sentence, facts: readonly Fact[]): Sentence {
  const better = mended(text)
  const sources = [...new Set(transits)]
  const told = () => facts.filter(({ id }) => sources.includes(id)).flatMap(({ planets }) => planets)
  for (const fact of facts)
    for (const planet of fact.planets)
      if (!told().includes(planet) && isNamed(better, planet)) sources.push(fact.id)
  return { text: better, transits: sources }
}

/** In the sky: “your Mars” is another. */
const isNamed = (text: string, planet: Planet): boolean =>
  new RegExp(`(?<![Yy]our )\\b${capitalised(planet)}\\b`).test(text)
