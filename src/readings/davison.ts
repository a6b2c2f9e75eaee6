/** The Davison chart of two births (docs/synastry.md). */
import {
  castDavison,
  type Davison,
  type DavisonRules,
  type PlaceRule,
  type TimeRule,
} from '../chart/davison.ts'
import { type SelectionRequest, selectionOf } from './chart.ts'
import type { Identify } from './identifier.ts'
import {
  type BirthPair,
  type PairRequest,
  pairedBirth,
  pairInputs,
  requireTimes,
  resolvePair,
} from './pair.ts'

export interface DavisonRequest extends PairRequest, SelectionRequest {
  readonly timeRule?: TimeRule | undefined
  readonly placeRule?: PlaceRule | undefined
}

export interface DavisonReading extends Davison {
  readonly chartId: string
  readonly births: BirthPair
  readonly rules: DavisonRules
}

export const readDavison = (request: DavisonRequest, identifier: Identify): DavisonReading =>
  davisonOf(resolvePair(request, true), request, identifier)

/** Of births that are resolved already. */
export function davisonOf(
  births: BirthPair,
  request: Omit<DavisonRequest, keyof PairRequest>,
  identifier: Identify,
): DavisonReading {
  const { first, second } = births
  const { timeRule = 'mean', placeRule = 'mean' } = request
  const selection = selectionOf(request, [first, second])
  if (timeRule === 'corrected') requireTimes(births, 'Midheavens to correct the time by')
  if (selection.lots.length > 0) requireTimes(births, 'lots')
  const rules = { timeRule, placeRule }
  const davison = castDavison(pairedBirth(first), pairedBirth(second), selection, rules)
  const chartId = identifier('davison', { ...pairInputs(births), ...rules })
  return { ...davison, chartId, births, rules }
}
