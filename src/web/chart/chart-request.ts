/** The requests for a chart, for what it means, and for how much of it depends on the minute of birth. */
import { BODIES_OF_ALL_YEARS } from '../../sky/bodies.ts'
import { PLANETS } from '../../sky/planets.ts'
import type { RequestBody, RequestOf } from '../api/operations.ts'
import { type Birth, localTimeOf } from '../state/birth-list.ts'
import { isUsual } from './house-systems.ts'
import { type ChartSettings, isSidereal } from './settings.ts'

export type ChartOperation = 'natalChart' | 'chart'

type Bodies = NonNullable<RequestBody<'chart'>['bodies']>

/** Whatever the registry has for charts of any year. The Moon's node is shown at both its ends. */
const WIDER_BODIES: Bodies = BODIES_OF_ALL_YEARS.flatMap(
  (body): Bodies => (body === 'mean_node' ? ['north_node', 'south_node'] : [body]),
)

/** The usual chart where it will do: it is the contract's, and the one that the snippets of other programs have. */
export function chartRequest(birth: Birth, settings: ChartSettings): RequestOf<ChartOperation> {
  const { isTimeUnknown } = birth
  const { houseSystem } = settings
  if (!settings.isWider && !isTimeUnknown && isUsual(houseSystem))
    return {
      name: 'natalChart',
      body: { ...bornAtCoordinates(birth), options: { house_system: houseSystem } },
    }
  return {
    name: 'chart',
    body: {
      ...bornAt(birth),
      bodies: settings.isWider ? WIDER_BODIES : [...PLANETS],
      ...(settings.isWider && !isTimeUnknown && { lots: ['fortune', 'spirit'] }),
      options: optionsOf(birth, settings),
    },
  }
}

export const readingRequest = (birth: Birth, settings: ChartSettings): RequestOf<'natalReading'> => ({
  name: 'natalReading',
  body: { ...bornAt(birth), options: optionsOf(birth, settings) },
})

export const WINDOW_MINUTES = 30

export const birthTimeRequest = (birth: Birth, settings: ChartSettings): RequestOf<'birthTime'> => ({
  name: 'birthTime',
  body: {
    ...bornAt(birth),
    window_minutes: WINDOW_MINUTES,
    options: { house_system: settings.houseSystem, ...zodiacOf(settings) },
  },
})

const localBirth = (birth: Birth) => (birth.isTimeUnknown ? birth.date : localTimeOf(birth, ' '))

/** As the snippets of other programs have it. */
const bornAtCoordinates = (birth: Birth) => ({
  birthDateTime: localBirth(birth),
  timezone: birth.timezone,
  latitude: Number(birth.latitude),
  longitude: Number(birth.longitude),
})

const bornAt = (birth: Birth) =>
  birth.placeId === '' ? bornAtCoordinates(birth) : { birthDateTime: localBirth(birth), place: birth.placeId }

const optionsOf = ({ isTimeUnknown }: Birth, settings: ChartSettings) =>
  isTimeUnknown
    ? { time_known: false, ...zodiacOf(settings) }
    : { house_system: settings.houseSystem, ...zodiacOf(settings) }

/** Nothing for the tropical zodiac, which needs not be asked for. */
const zodiacOf = (settings: ChartSettings): RequestBody<'chart'>['options'] =>
  isSidereal(settings) ? { zodiac: 'sidereal', ayanamsa: settings.ayanamsa } : {}
