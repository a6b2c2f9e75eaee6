/** The composite chart of two births (docs/synastry.md). */
import { type CompositeMethod, castComposite } from '../chart/composite.ts'
import type { CompositeHouses } from '../chart/composite-houses.ts'
import type { WiderChart } from '../chart/wider-chart.ts'
import { invalid } from '../errors.ts'
import { type SelectionRequest, selectionOf } from './chart.ts'
import type { Identify } from './identifier.ts'
import {
  type BirthPair,
  hasTimes,
  type PairRequest,
  pairedBirth,
  pairInputs,
  requireTimes,
  resolvePair,
} from './pair.ts'
import { readPlace } from './places.ts'

export interface CompositeRequest extends PairRequest, SelectionRequest {
  readonly houses?: CompositeHouses | undefined
  /** The id of a place, for derived houses. */
  readonly place?: string | undefined
}

export interface CompositeReading {
  readonly chartId: string
  readonly births: BirthPair
  readonly chart: WiderChart
  readonly method: CompositeMethod
}

export const readComposite = (request: CompositeRequest, identifier: Identify): CompositeReading =>
  compositeOf(resolvePair(request, true), request, identifier)

/** Of births that are resolved already. */
export function compositeOf(
  births: BirthPair,
  request: Omit<CompositeRequest, keyof PairRequest>,
  identifier: Identify,
): CompositeReading {
  const { first, second } = births
  const latitude = latitudeOf(request)
  const selection = selectionOf(request, [first, second])
  if (request.houses === 'derived' || request.houses === 'midpoint') requireTimes(births, 'houses')
  if (selection.lots.length > 0) requireHouses(births, request)
  const houses = request.houses ?? null
  const { chart, method } = castComposite(pairedBirth(first), pairedBirth(second), selection, {
    houses,
    latitude,
  })
  const inputs = { ...pairInputs(births), houses: method.houses, ...(latitude !== undefined && { latitude }) }
  return { chartId: identifier('composite', inputs), births, chart, method }
}

function latitudeOf({ place, houses = 'derived' }: Pick<CompositeRequest, 'place' | 'houses'>) {
  if (place === undefined) return undefined
  if (houses !== 'derived')
    throw invalid([{ path: 'place', message: 'place belongs to houses: "derived", and to no other.' }])
  return readPlace(place, 'place').latitude
}

/** A lot is counted from the Ascendant. */
function requireHouses(births: BirthPair, { houses }: Pick<CompositeRequest, 'houses'>): void {
  if (!hasTimes(births)) requireTimes(births, 'lots')
  if (houses === 'none')
    throw invalid([{ path: 'lots', message: 'lots need houses: "derived" or "midpoint".' }])
}
