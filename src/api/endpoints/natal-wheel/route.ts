/** `GET /astrology/natal-chart.svg` and `.png`: the chart of a birth as a picture, for an `<img>` (added to the contract). */
import { stationNear } from '../../../chart/stations.ts'
import { wheelOf } from '../../../drawing/wheel/chart-in-words.ts'
import { type ChartReading, type Charts, readNatalChart } from '../../../readings/natal-chart.ts'
import { zonedPlace } from '../../../readings/place.ts'
import { byBody } from '../../../sky/bodies.ts'
import { PLANETS } from '../../../sky/planets.ts'
import { capitalised } from '../../../text.ts'
import { offsetText } from '../../../time/wall-clock.ts'
import { type Endpoint, endpoint } from '../../endpoint.ts'
import { birthErrors, inQuery } from '../../schemas/error-requests.ts'
import { coordinatesIn } from '../../schemas/place-query.ts'
import { toChartResponse } from '../natal-chart/response.ts'
import { captionOf } from './caption.ts'
import { answerPicture, PICTURE_FORMATS, pictureOptions } from './picture.ts'
import { NatalWheelQuery } from './schema.ts'

export function natalWheelRoutes(charts: Charts): Endpoint[] {
  return (['svg', 'png'] as const).map((format) => {
    const { response, as } = PICTURE_FORMATS[format]
    return endpoint({
      method: 'GET',
      path: `/astrology/natal-chart.${format}`,
      operation: `natalChart${capitalised(format)}`,
      limit: 'natalChart',
      tag: 'Astrology',
      summary: `The chart of a birth as ${as}`,
      description:
        'Every planet stands in its own sign and house, with its tick at its true degree. In the SVG every planet, house, angle and aspect carries a title for screen readers. Errors are JSON, as for the POST.',
      query: NatalWheelQuery,
      response,
      errors: birthErrors(inQuery),
      answer: (exchange) => {
        const { house_system: houseSystem, latitude, longitude, ...rest } = exchange.query
        const { birthDateTime, timezone, place, zodiac } = rest
        const options = pictureOptions(rest)
        const where = zonedPlace({ timezone, place, ...coordinatesIn({ latitude, longitude }) })
        const reading = readNatalChart({ birthDateTime, ...where, houseSystem, zodiac }, charts)
        const wheel = { ...wheelOf(withStations(reading)), caption: captionFor(reading) }
        return answerPicture(exchange, wheel, options, format)
      },
    })
  })
}

/** The contract's chart has no stations, but its picture marks a planet that stands still as the wider chart's does. */
function withStations({ chart }: ChartReading) {
  const written = toChartResponse(chart)
  const planets = byBody(PLANETS, (planet) => ({
    ...written.planets[planet],
    station: stationNear(planet, chart.bodies[planet].motion, chart.instant, 'true'),
  }))
  return { ...written, planets }
}

const captionFor = ({ birthDateTime, time, chart }: ChartReading): string[] =>
  captionOf({
    birth: birthDateTime,
    zone: time.zone.name,
    offset: offsetText(time.offsetSeconds),
    place: chart.place,
    houses: chart.houses,
    zodiac: chart.zodiac,
  })
