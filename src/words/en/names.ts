/** Names of planets and signs. */
import type { Planet } from '../../sky/planets.ts'
import type { Sign } from '../../sky/zodiac.ts'
import { capitalised } from '../../text.ts'

export const properName = (code: Planet | Sign): string => capitalised(code)

const hasArticle = (planet: Planet) => planet === 'sun' || planet === 'moon'

/** Within a sentence: the Moon, but Mars. */
export const bodyName = (planet: Planet): string =>
  hasArticle(planet) ? `the ${properName(planet)}` : properName(planet)

/** At the beginning of a sentence. */
export const bodyNameFirst = (planet: Planet): string =>
  hasArticle(planet) ? `The ${properName(planet)}` : properName(planet)

const ORDINALS = ['1st', '2nd', '3rd']

export const houseOrdinal = (house: number): string => ORDINALS[house - 1] ?? `${house}th`
