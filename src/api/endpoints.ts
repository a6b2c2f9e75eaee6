/** Every endpoint under `/v1`. To add one, create its folder in `endpoints/` and add a line here. */
import { CachedBody } from '../http/cached-body.ts'
import type { Endpoint } from './endpoint.ts'
import { birthTimeRoute } from './endpoints/birth-time/route.ts'
import { chartRoute } from './endpoints/chart/route.ts'
import { chartWheelRoutes } from './endpoints/chart-wheel/route.ts'
import { compatibilityRoutes } from './endpoints/compatibility/route.ts'
import { compositeRoute } from './endpoints/composite/route.ts'
import { dailyFeedRoute } from './endpoints/daily-feed/route.ts'
import { dailyHoroscopeRoutes } from './endpoints/daily-horoscope/route.ts'
import { davisonRoute } from './endpoints/davison/route.ts'
import { feedRoutes } from './endpoints/feeds/route.ts'
import { lifeRoute } from './endpoints/life/route.ts'
import { meaningRoutes } from './endpoints/meanings/route.ts'
import { moonRoute } from './endpoints/moon/route.ts'
import { natalChartRoutes } from './endpoints/natal-chart/route.ts'
import { natalReadingRoute } from './endpoints/natal-reading/route.ts'
import { pairWheelRoutes } from './endpoints/pair-wheel/route.ts'
import { periodHoroscopeRoutes } from './endpoints/period-horoscope/route.ts'
import { personalizedDailyRoute } from './endpoints/personalized-daily/route.ts'
import { placesRoutes } from './endpoints/places/route.ts'
import { planetaryHoursRoute } from './endpoints/planetary-hours/route.ts'
import { progressionsRoute } from './endpoints/progressions/route.ts'
import { returnsRoute } from './endpoints/returns/route.ts'
import { skyRoute } from './endpoints/sky/route.ts'
import { skyCalendarRoutes } from './endpoints/sky-calendar/route.ts'
import { synastryRoute } from './endpoints/synastry/route.ts'
import { systemRoutes } from './endpoints/system/route.ts'
import { tarotRoutes } from './endpoints/tarot/route.ts'
import { tarotDrawRoute } from './endpoints/tarot-draw/route.ts'
import { tarotPairRoute } from './endpoints/tarot-pairs/route.ts'
import { tarotSpreadRoutes } from './endpoints/tarot-spreads/route.ts'
import { tarotYesNoRoute } from './endpoints/tarot-yes-no/route.ts'
import { timelinePictureRoutes } from './endpoints/timeline-picture/route.ts'
import { transitTimelineRoute } from './endpoints/transit-timeline/route.ts'
import { EXAMPLE_TIME } from './example.ts'
import { openApiDocument } from './openapi.ts'
import type { Parts } from './parts.ts'

/** Tests and benchmarks may add endpoints of their own. */
export function allEndpoints(parts: Parts, added: readonly Endpoint[] = []): Endpoint[] {
  const endpoints = readingEndpoints(parts, added)
  let document: Promise<CachedBody> | undefined
  const openApi = () => (document ??= documentText(parts, added))
  endpoints.push(...systemRoutes(parts, () => endpoints, openApi))
  return endpoints
}

/** Its examples are computed for a fixed time, so that the document can be made whatever the clock of the host shows. */
async function documentText(parts: Parts, added: readonly Endpoint[]): Promise<CachedBody> {
  const documented = readingEndpoints({ ...parts, now: () => EXAMPLE_TIME }, added)
  const none = () => Promise.reject(new Error('a document has no document'))
  documented.push(...systemRoutes(parts, () => documented, none))
  return new CachedBody(await openApiDocument(documented, parts.config))
}

function readingEndpoints(parts: Parts, added: readonly Endpoint[]): Endpoint[] {
  return [
    ...tarotRoutes(parts),
    ...tarotSpreadRoutes(parts),
    tarotDrawRoute(parts),
    tarotYesNoRoute(parts),
    tarotPairRoute(parts),
    ...dailyHoroscopeRoutes(parts),
    dailyFeedRoute(parts),
    ...periodHoroscopeRoutes(parts),
    personalizedDailyRoute(parts),
    ...natalChartRoutes(parts),
    chartRoute(parts),
    ...chartWheelRoutes(parts),
    birthTimeRoute(parts),
    natalReadingRoute(parts),
    synastryRoute(parts),
    compositeRoute(parts),
    davisonRoute(parts),
    ...pairWheelRoutes(parts),
    transitTimelineRoute(parts),
    ...timelinePictureRoutes(parts),
    ...feedRoutes(parts),
    returnsRoute(parts),
    progressionsRoute(parts),
    lifeRoute(parts),
    ...meaningRoutes(parts),
    ...compatibilityRoutes(parts),
    ...skyCalendarRoutes(parts),
    moonRoute(parts),
    planetaryHoursRoute(parts),
    skyRoute(parts),
    ...placesRoutes(parts),
    ...added,
  ]
}
