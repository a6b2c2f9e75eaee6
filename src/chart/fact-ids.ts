/** How answers name the facts of a chart: the same fact has the same id in every answer. */
import type { Sign } from '../sky/zodiac.ts'
import type { AspectName } from './aspects.ts'

/** `north_node` is a code, `north-node-in-leo` an id. */
export const hyphened = (code: string): string => code.replaceAll('_', '-')

export const signId = (body: string, sign: Sign): string => `${hyphened(body)}-in-${sign}`
export const houseId = (body: string, house: number): string => `${hyphened(body)}-in-house-${house}`
export const retrogradeId = (planet: string): string => `${planet}-retrograde`
export const aspectId = (one: string, aspect: AspectName, two: string): string => `${one}-${aspect}-${two}`
export const dignityId = (planet: string, dignity: string): string => `${planet}-in-${dignity}`
/** `t-square-cardinal`, `yod`. */
export const patternId = (keys: readonly string[]): string => keys.map(hyphened).join('-')
/** `much-fire`, `little-air`. */
export const balanceId = (name: string, amount: string): string => `${amount}-${name}`
export const emptyId = (half: string): string => `empty-${hyphened(half)}`
/** `full-moon`, `crescent-moon`. */
export const phaseId = (phase: string): string => `${hyphened(phase.replace(/_moon$/, ''))}-moon`
export const sectId = (sect: string): string => `${sect}-chart`
