/** The facts a model may use for one person's day: aspects to the birth chart, and no birth data. */

import type { TransitId } from '../../chart/transits.ts'
import {
  awakeMoments,
  momentId,
  type NatalPlacement,
  type PersonalPlan,
  type TimedMoment,
  type WeighedTransit,
} from '../../judgement/person/plan.ts'
import { contactWords, momentWords, natalPlacementWords } from '../../words/en/facts.ts'
import { type Fact, firstOfEach } from './facts.ts'

/** All facts of the day: a text may use any of them. */
export function personalFacts(plan: PersonalPlan): Fact[] {
  return firstOfEach([
    ...[plan.moon, plan.sun, plan.venus].map(placementFact),
    ...plan.transits.map((transit) => contactFact(transit, plan.moments)),
    ...plan.moments.map(momentFact),
  ])
}

/** The facts that are listed in the prompt. */
// mutate-block order: the order of a set that is only asked whether it has an id
export function shownFacts(plan: PersonalPlan): Fact[] {
  // mutate members: only their ids are used, all of them
  const { moon, sun, venus, significant, quick } = plan
  const shown = new Set<TransitId>([
    ...[moon, sun, venus].map(({ id }) => id),
    ...significant.map(({ id }) => id),
    ...(quick ? [quick.id] : []),
    ...plan.themes.ranked.flatMap((theme) => plan.themes.speakers[theme]),
    ...momentsToTell(plan).map(momentId),
  ])
  return personalFacts(plan).filter(({ id }) => shown.has(id))
}

const placementFact = (placement: NatalPlacement): Fact => ({
  id: placement.id,
  words: natalPlacementWords(placement),
  planets: [placement.planet],
  signs: [],
  places: [placement],
})

function contactFact(transit: WeighedTransit, moments: readonly TimedMoment[]): Fact {
  const { id, transiting, natal, name, house } = transit
  const moment = moments.find((each) => momentId(each) === id)
  return {
    id,
    words: contactWords(transit, moment),
    planets: [transiting],
    natal: [natal],
    signs: [],
    places: [{ planet: natal, isBirth: true, house }],
    aspect: name,
    ...(moment && { clock: moment.clock }),
  }
}

const momentFact = (moment: TimedMoment): Fact => ({
  id: momentId(moment),
  words: momentWords(moment),
  planets: ['moon'],
  natal: [moment.natal],
  signs: [],
  places: [],
  aspect: moment.aspect,
  clock: moment.clock,
})

const MOST_MOMENTS = 3

/** Moments in the waking hours; those of the night if there are no others. */
export function momentsToTell(plan: PersonalPlan): readonly TimedMoment[] {
  const awake = awakeMoments(plan)
  return (awake.length > 0 ? awake : plan.moments).slice(0, MOST_MOMENTS)
}
