import type { DavisonReading } from '../../../readings/davison.ts'
import { hasTimes } from '../../../readings/pair.ts'
import { utcText } from '../../../time/wall-clock.ts'
import { shownDegrees, shownMs } from '../../numbers.ts'
import { toPairBirthsResponse } from '../../pair-response.ts'
import { toCastingResponse } from '../chart/metadata-response.ts'
import { toChartFactsResponse } from '../chart/response.ts'

export function toDavisonResponse(reading: DavisonReading, now: number) {
  const { chartId, births, chart, instant, place, rules, correctionMs, isPlaceAmbiguous } = reading
  return {
    chart_id: chartId,
    births: toPairBirthsResponse(births),
    instant: utcText(instant),
    place: { latitude: shownDegrees(place.latitude), longitude: shownDegrees(place.longitude) },
    ...toChartFactsResponse(chart),
    method: {
      time_rule: rules.timeRule,
      place_rule: rules.placeRule,
      correction_seconds: shownMs(correctionMs / 1000),
      place_ambiguous: isPlaceAmbiguous,
    },
    metadata: {
      time_known: hasTimes(births),
      ...toCastingResponse(chart, births.first),
      calculated_at: new Date(now).toISOString(),
    },
  }
}
