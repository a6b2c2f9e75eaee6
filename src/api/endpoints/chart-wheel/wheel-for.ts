/** The wheel of a chart, alone or with a second ring. */
import { isTimed } from '../../../chart/wider-chart.ts'
import { wheelBodyOf, widerWheelOf } from '../../../drawing/wheel/chart-in-words.ts'
import type { WheelChart } from '../../../drawing/wheel/wheel-chart.ts'
import type { OuterRing, WheelReading } from '../../../readings/chart-wheel.ts'
import { offsetText } from '../../../time/wall-clock.ts'
import { toWiderChartResponse } from '../chart/response.ts'
import { captionOf } from '../natal-wheel/caption.ts'

/** The names written beside the rings. */
interface RingNames {
  readonly inner?: string | undefined
  readonly outer?: string | undefined
}

export function wheelFor(
  reading: WheelReading,
  now: number,
  { inner, outer: second }: RingNames = {},
): WheelChart {
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
