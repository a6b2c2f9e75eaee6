import type { PairAspect } from '../../../judgement/pair/aspects.ts'
import { BASELINE_PAIRS } from '../../../judgement/pair/baseline.ts'
import type { PairFigure } from '../../../judgement/pair/judgement.ts'
import { PAIR_PARTS } from '../../../judgement/pair/parts.ts'
import { PAIR_FACTORS, POINT_WEIGHTS } from '../../../judgement/pair/weights.ts'
import type { Depth } from '../../../readings/natal-reading.ts'
import { hasTimes } from '../../../readings/pair.ts'
import type { SynastryReading } from '../../../readings/synastry.ts'
import type { SynastryText } from '../../../readings/synastry-text.ts'
import type { Words } from '../../../words/words.ts'
import { toPairBirthsResponse } from '../../pair-response.ts'
import { bothOf } from '../../schemas/pair.ts'
import { toCompositeResponse } from '../composite/response.ts'
import { toDavisonResponse } from '../davison/response.ts'
import { toPairReadingResponse } from './reading-response.ts'

export interface SynastryAnswer {
  readonly found: SynastryReading
  /** Null if the two charts have no contact to write about. */
  readonly text: SynastryText | null
  readonly depth: Depth
}

export function toSynastryResponse(
  words: Words,
  { found: reading, text, depth }: SynastryAnswer,
  now: number,
) {
  const { pairId, kind, births, aspects, overlays, composite, davison } = reading
  const isCertain = hasTimes(births)
  return {
    pair_id: pairId,
    kind,
    births: toPairBirthsResponse(births),
    aspects: aspects.map((aspect) => toAspectResponse(aspect, isCertain)),
    overlays: { first_in_second: overlays.firstInSecond, second_in_first: overlays.secondInFirst },
    score: toScoreResponse(reading.score),
    reading: text && toPairReadingResponse(words, text, depth),
    ...(composite && { composite: toCompositeResponse(composite, now) }),
    ...(davison && { davison: toDavisonResponse(davison, now) }),
    method: toMethodResponse(reading),
    metadata: {
      time_known: isCertain,
      calculated_at: new Date(now).toISOString(),
      depth,
      cache_hit: text?.cacheHit ?? false,
      interpretation_source: text?.written.source ?? null,
    },
  }
}

/** Theme, sign and shape are the writer's. */
const toAspectResponse = (aspect: PairAspect, isCertain: boolean) => ({
  id: aspect.id,
  first: aspect.first,
  second: aspect.second,
  aspect: aspect.aspect,
  orb: aspect.orb,
  max_orb: aspect.maxOrb,
  weight: aspect.weight,
  weight_reason: aspect.reason,
  closeness: aspect.closeness,
  nature: aspect.nature,
  influence: aspect.influence,
  parts: aspect.parts,
  ...(!isCertain && { certain: aspect.certain }),
})

const toScoreResponse = (score: SynastryReading['score']) => ({
  contact: toFigureResponse(score.contact),
  ease: toFigureResponse(score.ease),
  parts: Object.fromEntries(PAIR_PARTS.map((part) => [part, toFigureResponse(score[part])])),
})

const toFigureResponse = ({ value, rank, range }: PairFigure) => ({
  value,
  rank,
  range: range && {
    low: range.low,
    high: range.high,
    rank_low: range.rankLow,
    rank_high: range.rankHigh,
  },
})

function toMethodResponse({ kind, orbs, births, charts }: SynastryReading) {
  const { zodiac, ayanamsa, node } = births.first
  return {
    kind,
    weights: POINT_WEIGHTS[kind],
    pair_factors: PAIR_FACTORS[kind],
    weight_rule: 'ten_times_both_times_factor',
    closeness_rule: 'linear_to_orb',
    orbs,
    zodiac,
    ayanamsa: ayanamsa ?? null,
    node,
    house_systems: bothOf((name) => charts[name].houseSystem),
    baseline_pairs: BASELINE_PAIRS,
  }
}
