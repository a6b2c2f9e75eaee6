import type { CompositeReading } from '../../../readings/composite.ts'
import { hasTimes } from '../../../readings/pair.ts'
import { shownDegrees } from '../../numbers.ts'
import { toPairBirthsResponse } from '../../pair-response.ts'
import { toCastingResponse } from '../chart/metadata-response.ts'
import { toChartFactsResponse } from '../chart/response.ts'

export function toCompositeResponse({ chartId, births, chart, method }: CompositeReading, now: number) {
  const { houses, latitude, isLatitudeGiven, keptAngle, farCusps, ambiguous } = method
  return {
    chart_id: chartId,
    births: toPairBirthsResponse(births),
    ...toChartFactsResponse(chart),
    method: {
      bodies: 'near_midpoint',
      houses,
      latitude: latitude === null ? null : shownDegrees(latitude),
      latitude_rule: latitude === null ? null : isLatitudeGiven ? 'place' : 'mean',
      kept_angle: keptAngle,
      far_cusps: farCusps,
      ambiguous,
    },
    metadata: {
      time_known: hasTimes(births),
      ...toCastingResponse(chart, births.first),
      calculated_at: new Date(now).toISOString(),
    },
  }
}
