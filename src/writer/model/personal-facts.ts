/** What a model may tell of one person's day: its contacts with the birth chart. Nothing of the birth itself is among them. */

import type { TransitId } from '../../chart/transits.ts'
import type {
  NatalPlacement,
  PersonalPlan,
  TimedMoment,
  WeighedTransit,
} from '../../judgement/person/plan.ts'
import { capitalised } from '../../text.ts'
import { keywordsOf, mannerOf, topicOf } from '../../words/en/keywords.ts'
import { aspectWords, bodyName, type Fact } from './facts.ts'

/** All that is true of the day, and so may be told. */
export function personalFacts(plan: PersonalPlan): Fact[] {
  const facts = [
    ...[plan.moon, plan.sun, plan.venus].map(placementFact),
    ...plan.transits.map((transit) => contactFact(transit, plan.moments)),
    ...plan.moments.map(momentFact),
  ]
  return [...new Map(facts.toReversed().map((fact) => [fact.id, fact])).values()].toReversed()
}

/** Of these, the ones worth telling: what the model is shown. */
export function shownFacts(plan: PersonalPlan): Fact[] {
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

const placementFact = ({ id, planet, house }: NatalPlacement): Fact => ({
  id,
  kind: 'placement',
  words: `${bodyName(planet)} passes through the reader's place of ${topicOf(house)}`,
  planets: [planet],
  signs: [],
})

function contactFact(transit: WeighedTransit, moments: readonly TimedMoment[]): Fact {
  const { id, transiting, natal, name, house } = transit
  const hints = keywordsOf(transiting, mannerOf(name)).join(', ')
  const moment = moments.find((each) => momentId(each) === id)
  const words = aspectWords(bodyName(transiting), name, `your ${capitalised(natal)}`)
  return {
    id,
    kind: 'aspect',
    words: `${words}, in the place of ${topicOf(house)} (${hints})${exactly(moment)}`,
    planets: [transiting],
    natal: [natal],
    signs: [],
    aspect: name,
    ...(moment && { clock: moment.clock }),
  }
}

const momentFact = (moment: TimedMoment): Fact => ({
  id: momentId(moment),
  kind: 'aspect',
  words: `${aspectWords('the Moon', moment.aspect, `your ${capitalised(moment.natal)}`)}${exactly(moment)}`,
  planets: ['moon'],
  natal: [moment.natal],
  signs: [],
  aspect: moment.aspect,
  clock: moment.clock,
})

const exactly = (moment: TimedMoment | undefined) => (moment ? `, exact at ${moment.clock}` : '')

/** The name that the same contact has among the transits. */
const momentId = ({ aspect, natal }: TimedMoment): TransitId => `moon-${aspect}-natal-${natal}`

const AWAKE = { from: '07:00', to: '22:30' }
const MOST_MOMENTS = 3

/** Those a person is awake to use. */
export function momentsToTell({ moments }: PersonalPlan): TimedMoment[] {
  const awake = moments.filter(({ clock }) => clock >= AWAKE.from && clock <= AWAKE.to)
  return (awake.length > 0 ? awake : moments).slice(0, MOST_MOMENTS)
}
