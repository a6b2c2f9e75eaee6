/** `/astrology/composite.svg`, `/astrology/davison.svg`, and the same as `.png`: the charts of two births as pictures. */

import { isTimed, type WiderChart } from '../../../chart/wider-chart.ts'
import { widerWheelOf } from '../../../drawing/wheel/chart-in-words.ts'
import type { WheelChart } from '../../../drawing/wheel/wheel-chart.ts'
import { readComposite } from '../../../readings/composite.ts'
import { readDavison } from '../../../readings/davison.ts'
import { type BirthPair, PAIR_MEMBERS } from '../../../readings/pair.ts'
import { capitalised } from '../../../text.ts'
import { utcText } from '../../../time/wall-clock.ts'
import { type Endpoint, endpoint } from '../../endpoint.ts'
import { shownDegrees } from '../../numbers.ts'
import type { Parts } from '../../parts.ts'
import {
  besidePair,
  bothOf,
  chartOfPairErrors,
  EXAMPLE_PAIR,
  toPairRequest,
  WITHOUT_TIME,
} from '../../schemas/pair.ts'
import { toChartFactsResponse } from '../chart/response.ts'
import { PictureOnlyQuery } from '../chart-wheel/schema.ts'
import { CompositePictureRequest } from '../composite/schema.ts'
import { toDavisonRequest } from '../davison/route.ts'
import { DavisonPictureRequest } from '../davison/schema.ts'
import { housesText, labelOf, placeText, zodiacText } from '../natal-wheel/caption.ts'
import { answerPicture, PICTURE_FORMATS, type PictureFormat, pictureOptions } from '../natal-wheel/picture.ts'

export const pairWheelRoutes = (parts: Parts): Endpoint[] =>
  (['svg', 'png'] as const).flatMap((format) => [compositeWheel(parts, format), davisonWheel(parts, format)])

const common = (format: PictureFormat) =>
  ({
    method: 'POST',
    limit: 'forecast',
    tag: 'Astrology',
    query: PictureOnlyQuery,
    response: PICTURE_FORMATS[format].response,
  }) as const

const LABELLED = {
  first: { ...EXAMPLE_PAIR.first, label: 'Ada' },
  second: { ...EXAMPLE_PAIR.second, label: 'Ben' },
}

const compositeWheel = ({ secrecy: { identifier } }: Parts, format: PictureFormat): Endpoint =>
  endpoint({
    ...common(format),
    path: `/astrology/composite.${format}`,
    operation: `drawComposite${capitalised(format)}`,
    summary: `The composite chart as ${PICTURE_FORMATS[format].as}`,
    description: 'The body of `POST /astrology/composite`. How it is drawn stands in the address.',
    body: CompositePictureRequest,
    examples: { 'With names': LABELLED },
    errors: chartOfPairErrors(besidePair({ houses: 'midpoint', second: WITHOUT_TIME })),
    answer: (exchange) => {
      const { first, second, ...rest } = exchange.body
      const { chart, births, method } = readComposite(
        { ...rest, ...toPairRequest({ first, second }) },
        identifier,
      )
      const wheel = wheelOf('Composite', chart, [
        ...birthLines(births, exchange.body),
        castText(chart, births, HOUSE_METHOD_NOTES[method.houses]),
      ])
      return answerPicture(exchange, wheel, pictureOptions(exchange.query), format)
    },
  })

const davisonWheel = ({ secrecy: { identifier } }: Parts, format: PictureFormat): Endpoint =>
  endpoint({
    ...common(format),
    path: `/astrology/davison.${format}`,
    operation: `drawDavison${capitalised(format)}`,
    summary: `The Davison chart as ${PICTURE_FORMATS[format].as}`,
    description: 'The body of `POST /astrology/davison`. How it is drawn stands in the address.',
    body: DavisonPictureRequest,
    examples: { 'With names': LABELLED },
    errors: chartOfPairErrors(besidePair({ time_rule: 'corrected', second: WITHOUT_TIME })),
    answer: (exchange) => {
      const { chart, births, instant, place } = readDavison(toDavisonRequest(exchange.body), identifier)
      const where = { latitude: shownDegrees(place.latitude), longitude: shownDegrees(place.longitude) }
      const wheel = wheelOf('Davison', chart, [
        ...birthLines(births, exchange.body),
        `${utcText(instant).slice(0, 19).replace('T', ' ')} UTC · ${placeText(where)}`,
        castText(chart, births),
      ])
      return answerPicture(exchange, wheel, pictureOptions(exchange.query), format)
    },
  })

const wheelOf = (kind: string, chart: WiderChart, lines: readonly string[]): WheelChart => ({
  ...widerWheelOf(toChartFactsResponse(chart)),
  title: `${kind} chart wheel`,
  caption: [`${kind} chart`, ...lines],
})

type Labels = Readonly<Record<(typeof PAIR_MEMBERS)[number], { readonly label?: string | undefined }>>

/** `Ada: 1985-11-02 06:40:00, America/Lima`. */
function birthLines(births: BirthPair, labels: Labels): string[] {
  const names = bothOf((name) => labelOf(labels[name].label) ?? capitalised(name))
  return PAIR_MEMBERS.map((name) => {
    const { birthDateTime, zone, time } = births[name]
    const unknown = time === null ? ' · birth time unknown' : ''
    return `${names[name]}: ${birthDateTime}, ${zone.name.replaceAll('_', ' ')}${unknown}`
  })
}

/** How the houses of a composite were made. */
const HOUSE_METHOD_NOTES = { derived: ', derived', midpoint: ', midpoints of cusps', none: '' } as const

const castText = (chart: WiderChart, { first }: BirthPair, made = ''): string =>
  [
    ...(isTimed(chart) ? [housesText(chart.chart.houses) + made] : []),
    zodiacText(first.zodiac, first.ayanamsa),
  ].join(' · ')
