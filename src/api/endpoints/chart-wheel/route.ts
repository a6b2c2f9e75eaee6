/** `/astrology/chart.svg` and `.png`: the wider chart as a picture, alone or with a second ring. */

import { readWheel, type WheelRequest } from '../../../readings/chart-wheel.ts'
import { within } from '../../../readings/within.ts'
import { capitalised } from '../../../text.ts'
import { type Endpoint, endpoint } from '../../endpoint.ts'
import type { Parts } from '../../parts.ts'
import { LIMA, toBirthRequest } from '../../schemas/birth.ts'
import { birthRequestIn } from '../../schemas/birth-query.ts'
import { inBody, inQuery, wheelErrors, widerChartErrors } from '../../schemas/error-requests.ts'
import { labelOf } from '../natal-wheel/caption.ts'
import { answerPicture, PICTURE_FORMATS, type PictureFormat, pictureOptions } from '../natal-wheel/picture.ts'
import { ChartWheelQuery, ChartWheelRequest, PictureOnlyQuery } from './schema.ts'
import { wheelFor } from './wheel-for.ts'

export const chartWheelRoutes = (parts: Parts): Endpoint[] =>
  (['svg', 'png'] as const).flatMap((format) => [wheelByAddress(parts, format), wheelByBody(parts, format)])

const common = (format: PictureFormat) =>
  ({
    path: `/astrology/chart.${format}`,
    limit: 'natalChart',
    tag: 'Astrology',
    response: PICTURE_FORMATS[format].response,
  }) as const

const wheelByAddress = ({ now, secrecy: { identifier } }: Parts, format: PictureFormat): Endpoint =>
  endpoint({
    ...common(format),
    method: 'GET',
    operation: `chart${capitalised(format)}`,
    summary: `The wider chart as ${PICTURE_FORMATS[format].as}`,
    description: 'The members of `POST /astrology/chart`, each as text. Errors are JSON.',
    query: ChartWheelQuery,
    // Lots are not drawn, and nothing else needs the time of birth.
    errors: wheelErrors(inQuery),
    answer: (exchange) => {
      const { bodies, transits_at: transitsAt } = exchange.query
      const request = { ...birthRequestIn(exchange.query), bodies: bodies?.split(','), transitsAt }
      const wheel = wheelFor(readWheel(request, identifier), now())
      return answerPicture(exchange, wheel, pictureOptions(exchange.query), format)
    },
  })

const wheelByBody = ({ now, secrecy: { identifier } }: Parts, format: PictureFormat): Endpoint =>
  endpoint({
    ...common(format),
    method: 'POST',
    operation: `drawChart${capitalised(format)}`,
    summary: `The wider chart as ${PICTURE_FORMATS[format].as}, without a birth in the address`,
    description: 'The body of `POST /astrology/chart`. How it is drawn stands in the address.',
    body: ChartWheelRequest,
    errors: widerChartErrors(inBody),
    query: PictureOnlyQuery,
    examples: {
      'With the sky of a moment': { ...LIMA, transits_at: '2026-11-17T12:00Z' },
      'Two births': {
        ...LIMA,
        label: 'Ada',
        second: { ...LIMA, birthDateTime: '1988-02-20 21:15:00', label: 'Ben' },
      },
    },
    answer: (exchange) => {
      const { bodies, lots, aspects, orbs, label, second, transits_at: transitsAt } = exchange.body
      const request: WheelRequest = {
        ...toBirthRequest(exchange.body),
        ...{ bodies, lots, aspects, orbs, transitsAt },
        second: second && within('second', () => toBirthRequest(second)),
      }
      const names = { inner: labelOf(label), outer: labelOf(second?.label) }
      const wheel = wheelFor(readWheel(request, identifier), now(), names)
      return answerPicture(exchange, wheel, pictureOptions(exchange.query), format)
    },
  })
