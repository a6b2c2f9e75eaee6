/** The facts a model may use for one person's day: aspects to the birth chart, and no birth data. */

import type { TransitId } from '../../chart/transits.ts'
import { momentId, type NatalPlacement, type TimedMoment } from '../../judgement/person/facts.ts'
import type { WeighedTransit } from '../../judgement/person/transits.ts'
import type { Words } from '../../words/words.ts'
import { awakeMoments, type PersonalPlan } from '../plan/personal-plan.ts'
import { type Fact, firstOfEach } from './facts.ts'

/** All facts of the day: a text may use any of them. */
export function personalFacts(words: Words, plan: PersonalPlan): Fact[] {
  return firstOfEach([
    ...[plan.moon, plan.sun, plan.venus].map((placement) => placementFact(words, placement)),
    ...plan.transits.map((transit) => contactFact(words, transit, plan.moments)),
    ...plan.moments.map((moment) => momentFact(words, moment)),
  ])
}

/** The facts that are listed in the prompt. */
export function shownFacts(words: Words, plan: PersonalPlan): Fact[] {
  const { moon, sun, venus, significant, quick } = plan
  const shown = new Set<TransitId>([
    ...[moon, sun, venus].map(({ id }) => id),
    ...significant.map(({ id }) => id),
    ...(quick ? [quick.id] : []),
    ...plan.themes.ranked.flatMap((theme) => plan.themes.speakers[theme]),
    ...shownMoments(plan).map(momentId),
  ])
  return personalFacts(words, plan).filter(({ id }) => shown.has(id))
}

const placementFact = ({ prompts }: Words, placement: NatalPlacement): Fact => ({
  id: placement.id,
  words: prompts.days.natalPlacementWords(placement),
  planets: [placement.planet],
  signs: [],
  places: [placement],
})

function contactFact({ prompts }: Words, transit: WeighedTransit, moments: readonly TimedMoment[]): Fact {
  const { id, transiting, natal, name, house } = transit
  const moment = moments.find((each) => momentId(each) === id)
  return {
    id,
    words: prompts.days.contactWords(transit, moment),
    planets: [transiting],
    natal: [natal],
    signs: [],
    places: [{ planet: natal, isBirth: true, house }],
    aspect: name,
    ...(moment && { clock: moment.clock }),
  }
}

const momentFact = ({ prompts }: Words, moment: TimedMoment): Fact => ({
  id: momentId(moment),
  words: prompts.days.momentWords(moment),
  planets: ['moon'],
  natal: [moment.natal],
  signs: [],
  places: [],
  aspect: moment.aspect,
  clock: moment.clock,
})

const MAX_MOMENTS = 3

/** Moments in the waking hours; those of the night if there are no others. */
export function shownMoments(plan: PersonalPlan): readonly TimedMoment[] {
  const awake = awakeMoments(plan)
  return (awake.length > 0 ? awake : plan.moments).slice(0, MAX_MOMENTS)
}
