/** What one fact of a birth chart means (data/<language>/meanings), by its kind and keys, and all of them by id. */
import { PTOLEMAIC } from '../chart/aspects.ts'
import {
  aspectId,
  balanceId,
  dignityId,
  emptyId,
  houseId,
  patternId,
  phaseId,
  retrogradeId,
  sectId,
  signId,
} from '../chart/fact-ids.ts'
import type { ChartFact, FactKind } from '../judgement/chart/fact.ts'
import { MANNER_OF } from '../judgement/tradition.ts'
import type { Sign } from '../sky/zodiac.ts'
import { leafAt, leavesOf, readTree, type TextTree } from './text-tree.ts'

export const MEANING_POOLS: Readonly<Record<FactKind, string>> = {
  sign: 'bodies-in-signs',
  house: 'bodies-in-houses',
  angle: 'angles-in-signs',
  aspect: 'aspects',
  retrograde: 'retrogrades',
  dignity: 'dignities',
  ruler: 'chart-ruler',
  stellium: 'stelliums',
  pattern: 'patterns',
  balance: 'balance',
  hemisphere: 'hemispheres',
  moon_phase: 'moon-phases',
  sect: 'sect',
}
const KINDS = Object.keys(MEANING_POOLS) as FactKind[]

export interface Meaning {
  readonly id: string
  readonly kind: FactKind
  readonly text: string
}

type Keys = readonly string[]

/** The ids of the facts that a text is for. */
const IDS: Readonly<Record<FactKind, (keys: Keys) => readonly string[]>> = {
  sign: ([body, sign]) => [signId(body!, sign as Sign)],
  house: ([body, house]) => [houseId(body!, Number(house))],
  angle: ([angle, sign]) => [signId(angle!, sign as Sign)],
  aspect: aspectIds,
  retrograde: ([planet]) => [retrogradeId(planet!)],
  dignity: ([planet, dignity]) => [dignityId(planet!, dignity!)],
  ruler: ([house]) => [houseId('ruler', Number(house))],
  stellium: ([place, key]) =>
    place === 'signs' ? [signId('stellium', key as Sign)] : [houseId('stellium', Number(key))],
  pattern: (keys) => [patternId(keys)],
  balance: ([name, amount]) => [balanceId(name!, amount!)],
  hemisphere: ([half]) => [emptyId(half!)],
  moon_phase: ([name]) => [phaseId(name!)],
  sect: ([sect]) => [sectId(sect!)],
}

/** A square and an opposition of two planets have one text. */
function aspectIds([pair, manner]: Keys): string[] {
  const [one, two] = pair!.split('-') as [string, string]
  return PTOLEMAIC.filter((name) => MANNER_OF[name] === manner).map((name) => aspectId(one, name, two))
}

export function readMeanings(language: string) {
  const trees = Object.fromEntries(
    KINDS.map((kind) => [kind, readTree<string>(language, `meanings/${MEANING_POOLS[kind]}`)]),
  ) as Readonly<Record<FactKind, TextTree<string>>>
  const meanings: readonly Meaning[] = KINDS.flatMap((kind) =>
    leavesOf(trees[kind]).flatMap(({ keys, leaf }) =>
      IDS[kind](keys).map((id) => ({ id, kind, text: leaf })),
    ),
  )
  const meaningOf = ({ kind, keys }: Pick<ChartFact, 'kind' | 'keys'>): string => leafAt(trees[kind], keys)
  return { meanings, meaningOf }
}
