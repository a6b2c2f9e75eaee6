/** The facts of a day in words, for the prompt of a language model. */
import type { DayEvent } from '../../almanac/day-events.ts'
import type { AspectName } from '../../chart/aspects.ts'
import type { Placement } from '../../judgement/day/facts.ts'
import type { NatalPlacement, TimedMoment } from '../../judgement/person/facts.ts'
import type { WeighedTransit } from '../../judgement/person/transits.ts'
import { type Manner, mannerOfAny } from '../../judgement/tradition.ts'
import type { Planet } from '../../sky/planets.ts'
import type { Sign } from '../../sky/zodiac.ts'
import { houseTopic, keywordsOf } from './keywords.ts'
import { bodyName, properName } from './names.ts'

export const placementWords = ({ planet, sign, house }: Placement): string =>
  `${bodyName(planet)} is in ${properName(sign)}, the reader's place of ${houseTopic(house)}`

/** `full Moon and total lunar eclipse` */
const lunation = (phase: string, eclipse: DayEvent['eclipse']): string =>
  eclipse === undefined ? phase : `${phase} and ${eclipse.replaceAll('-', ' ')}`

const EVENTS: Record<DayEvent['type'], (event: DayEvent) => string> = {
  ingress: ({ planets: [planet], sign }) => `${bodyName(planet!)} enters ${properName(sign)}`,
  station: ({ planets: [planet], direction }) =>
    `${bodyName(planet!)} stands still and turns ${direction === 'direct' ? 'forward' : 'back'}`,
  new_moon: ({ sign, eclipse }) => `${lunation('new Moon', eclipse)} in ${properName(sign)}`,
  full_moon: ({ sign, eclipse }) => `${lunation('full Moon', eclipse)} in ${properName(sign)}`,
  exact_aspect: ({ planets: [one, two], aspect }) => meeting(bodyName(one!), aspect!, bodyName(two!)),
}

/** `house` is the reader's house; null for an event without one. */
export function eventWords(event: DayEvent, house: number | null): string {
  const place = house === null ? '' : `, the reader's place of ${houseTopic(house)}`
  return `${EVENTS[event.type](event)}${place}; it happens on this very day`
}

/** With another planet, or with the reader's sign. */
export function aspectWords(planet: Planet, aspect: AspectName, other: Planet | null, reader: Sign): string {
  const met = other ? bodyName(other) : properName(reader)
  return `${meeting(bodyName(planet), aspect, met)} (${hints(other ?? planet, aspect)})`
}

export const natalPlacementWords = ({ planet, house }: NatalPlacement): string =>
  `${bodyName(planet)} passes through the reader's place of ${houseTopic(house)}`

export function contactWords(transit: WeighedTransit, moment: TimedMoment | undefined): string {
  const { transiting, natal, name, house } = transit
  const met = meeting(bodyName(transiting), name, yours(natal))
  return `${met}, in the place of ${houseTopic(house)} (${hints(transiting, name)})${moment ? exactly(moment) : ''}`
}

export const momentWords = (moment: TimedMoment): string =>
  `${meeting(bodyName('moon'), moment.aspect, yours(moment.natal))}${exactly(moment)}`

const MANNERS: Record<Manner, string> = {
  merge: 'works as one with',
  flow: 'is at ease with',
  friction: 'rubs against',
}

const meeting = (one: string, aspect: AspectName, other: string) =>
  `${one} ${MANNERS[mannerOfAny(aspect)]} ${other} by ${aspect}`
const hints = (planet: Planet, aspect: AspectName) => keywordsOf(planet, mannerOfAny(aspect)).join(', ')
const yours = (natal: Planet) => `your ${properName(natal)}`
const exactly = ({ clock }: TimedMoment) => `, exact at ${clock}`
