/** `/astrology/chart.svg` and `.png`: the wider chart as a picture, alone or with a second ring. */

import { isTimed } from '../../../chart/wider-chart.ts'
import { wheelBodyOf, widerWheelOf } from '../../../drawing/wheel/chart-in-words.ts'
import type { WheelChart } from '../../../drawing/wheel/wheel-chart.ts'
import {
  type OuterRing,
  readWheel,
  type WheelReading,
  type WheelRequest,
} from '../../../readings/chart-wheel.ts'
import { within } from '../../../readings/within.ts'
import { capitalised } from '../../../text.ts'
import { offsetText } from '../../../time/wall-clock.ts'
import { type Endpoint, endpoint } from '../../endpoint.ts'
import type { Parts } from '../../parts.ts'
import { toBirthRequest } from '../../schemas/birth.ts'
import { birthRequestIn } from '../../schemas/birth-query.ts'
import { inBody, inQuery, wheelErrors, widerChartErrors } from '../../schemas/error-requests.ts'
import { LIMA } from '../../schemas/example-births.ts'
import { toWiderChartResponse } from '../chart/response.ts'
import { captionOf } from '../natal-wheel/caption.ts'
import { labelOf } from '../natal-wheel/label.ts'
import { answerPicture, PICTURE_FORMATS, type PictureFormat, pictureOptions } from '../natal-wheel/picture.ts'
import { ChartWheelQuery, ChartWheelRequest, PictureOnlyQuery } from './schema.ts'

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

/** Whose the rings are. */
interface RingNames {
  readonly inner?: string | undefined
  readonly outer?: string | undefined
}

function wheelFor(reading: WheelReading, now: number, { inner, outer: second }: RingNames = {}): WheelChart {
  const { outer } = reading
  return {
    ...widerWheelOf(toWiderChartResponse(reading, now)),
    ...(inner !== undefined && { name: inner }),
    caption: [...captionFor(reading), ...(outer === null ? [] : [outerCaption(outer)])],
    ...(outer && { outer: ringFor(outer, second) }),
  }
}

const OUTER = {
  transits: { label: 'Transiting', caption: (when: string) => `Outer ring: the sky of ${when}` },
  'second birth': { label: 'Second', caption: (when: string) => `Outer ring: birth of ${when}` },
} as const

function outerCaption({ of, when, houses }: OuterRing): string {
  const time = of === 'second birth' && houses === null ? ' · birth time unknown' : ''
  return OUTER[of].caption(when) + time
}

const ringFor = (
  { of, bodies, houses, aspects, tableAspects }: OuterRing,
  name: string | undefined,
): NonNullable<WheelChart['outer']> => ({
  label: name ?? OUTER[of].label,
  ...(name !== undefined && { name }),
  ...(houses && { ascendant: houses.ascendant, midheaven: houses.midheaven, cusps: houses.cusps }),
  bodies: Object.entries(bodies).map(([name, { motion, ...body }]) =>
    wheelBodyOf(name, { ...body, retrograde: motion < 0 }),
  ),
  aspects: aspects.map(({ planet1, planet2, name: aspect, orb }) => ({ planet1, planet2, aspect, orb })),
  ...(tableAspects && {
    tableAspects: tableAspects.map((each) => ({
      planet1: each.first,
      planet2: each.second,
      aspect: each.name,
      orb: each.orb,
    })),
  }),
})

function captionFor({ birth, chart }: WheelReading): string[] {
  const { birthDateTime, zone, time, place, zodiac, ayanamsa } = birth
  return captionOf({
    birth: birthDateTime,
    zone: zone.name,
    ...(time && { offset: offsetText(time.offsetSeconds) }),
    place,
    ...(isTimed(chart) && { houses: chart.chart.houses }),
    zodiac,
    ayanamsa,
  })
}
