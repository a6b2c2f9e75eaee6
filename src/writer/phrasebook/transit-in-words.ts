/** One transit to a birth chart in a sentence, whatever else is told of the day. */

import { toldManner, type WeighedTransit } from '../../judgement/person/plan.ts'
import type { InfluenceNature } from '../../judgement/person/weights.ts'
import type { Planet } from '../../sky/planets.ts'
import { capitalised } from '../../text.ts'
import { sentencesOf } from './pools.ts'

/** The Ptolemaic aspects have sentences of their own; the minor ones are told by what they do. */
export function transitInWords(transit: WeighedTransit): string {
  const manner = toldManner(transit)
  if (manner !== null) return sentencesOf('personal-aspects', [transit.transiting, manner, transit.natal])[0]!
  return MINOR[transit.nature](subject(transit.transiting), capitalised(transit.natal))
}

const MINOR: Readonly<Record<InfluenceNature, (transiting: string, natal: string) => string>> = {
  harmonious: (transiting, natal) => `${transiting} gives your ${natal} a small push in a good direction.`,
  challenging: (transiting, natal) =>
    `${transiting} rubs against your ${natal}, lightly enough to put right.`,
  neutral: (transiting, natal) => `${transiting} asks your ${natal} for a slight change of angle.`,
}

const ARTICLE: Partial<Record<Planet, string>> = { sun: 'The Sun', moon: 'The Moon' }

const subject = (planet: Planet) => ARTICLE[planet] ?? capitalised(planet)
