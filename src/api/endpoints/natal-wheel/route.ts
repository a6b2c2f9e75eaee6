/** `GET /astrology/natal-chart.svg`: the chart of a birth as a picture, for an `<img>` (added to the contract). */
import { wheelOf } from '../../../drawing/wheel/chart-in-words.ts'
import { drawWheel } from '../../../drawing/wheel/wheel.ts'
import { type ErrorCode, ServiceError } from '../../../errors.ts'
import { type KeptCharts, readNatalChart } from '../../../readings/natal-chart.ts'
import { type Endpoint, endpoint } from '../../endpoint.ts'
import { chartOnTheWire } from '../natal-chart/wire.ts'
import { NatalWheelQuery } from './schema.ts'

/** Only the client itself may keep the picture, for as long as a chart is kept. */
const WEEK_SECONDS = 7 * 86_400

const HEADERS = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'cache-control': `private, max-age=${WEEK_SECONDS}`,
  'content-security-policy': "default-src 'none'",
} as const

/** `errors` are those of the POST. */
export function natalWheelRoute(charts: KeptCharts, errors: readonly ErrorCode[]): Endpoint {
  return endpoint({
    method: 'GET',
    path: '/astrology/natal-chart.svg',
    limit: 'natalChart',
    tag: 'Astrology',
    summary: 'The chart of a birth as a picture',
    description:
      'Every planet, house, angle and aspect carries a title for screen readers. Errors are JSON, as for the POST.',
    query: NatalWheelQuery,
    response: { description: 'An SVG drawing.', mediaType: 'image/svg+xml' },
    errors,
    answer: (exchange) => {
      const { theme = 'light', house_system: houseSystem, latitude, longitude, ...birth } = exchange.query
      const place = { latitude: degrees('latitude', latitude), longitude: degrees('longitude', longitude) }
      const { chart, chartId } = readNatalChart({ ...birth, ...place, houseSystem }, charts)
      exchange.addHeaders(HEADERS)
      if (exchange.isKnown(`"${chartId}-${theme}"`)) return ''
      return drawWheel(wheelOf(chartOnTheWire(chart)), { theme })
    },
  })
}

/** No more than JSON allows, so that a place has one spelling in both requests. */
function degrees(path: string, text: string): number {
  if (/^-?\d{1,3}(\.\d{1,15})?$/.test(text)) return Number(text)
  const message = `${path} must be a number of degrees, such as -33.87.`
  throw new ServiceError('VALIDATION_ERROR', message, { issues: [{ path, message }] }, 'shape')
}
