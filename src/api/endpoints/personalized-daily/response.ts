/** A person's day in the contract's format (§2.6). */

import type { WeighedTransit } from '../../../judgement/person/transits.ts'
import { INFLUENCES, type InfluenceNature } from '../../../judgement/person/weights.ts'
import type { PersonalDayResult, Timings } from '../../../readings/personalized-daily.ts'
import { PLANETS } from '../../../sky/planets.ts'
import type { Words } from '../../../words/words.ts'
import { type PersonalText, sentencesInPersonal } from '../../../writer/personal-text.ts'
import { prose } from '../../../writer/sentence.ts'
import { shownMs, shownOrb } from '../../numbers.ts'

export function toPersonalDayResponse(
  words: Words,
  { reading, time, place, readerZone, cacheHit }: PersonalDayResult,
) {
  const { plan, text } = reading
  return {
    type: 'personalized-daily',
    targetDate: plan.date,
    birthProfile: {
      birthDateTime: new Date(time.instant).toISOString(),
      location: { latitude: place.latitude, longitude: place.longitude, timezone: time.zone.name },
      sunSign: reading.sunSign,
      ascendant: reading.ascendant,
    },
    interpretation: {
      type: 'personalized',
      content: content(text),
      background: text.background.text,
      why: words.personalDays.whyOfPersonalDay(plan),
      aspectsUsed: aspectsUsed(text, plan.transits),
      dominantTheme: plan.themes.ranked[0],
      energyType: plan.energy.type,
      sources: sentencesInPersonal(text).map(({ text: said, transits }) => ({ text: said, transits })),
    },
    transitAnalysis: transitAnalysis(words, reading),
    links: { timeline: TIMELINE_PATH },
    metadata: {
      calculatedAt: new Date(reading.calculatedAt).toISOString(),
      processingTime: timings(reading.timings),
      dataQuality: {
        natalPlanets: PLANETS.length,
        transitPlanets: PLANETS.length,
        aspectsAnalyzed: plan.transits.length,
        significantAspects: plan.significant.length,
      },
      ...(readerZone && { timezone: readerZone.name }),
      cache_hit: cacheHit,
      interpretation_source: reading.source,
    },
  }
}

/** The address of what lasts longer than a day, with its beginning and end. */
export const TIMELINE_PATH = '/v1/astrology/transit-timeline'

const content = (text: PersonalText) => ({
  overall: prose(text.overall),
  personal_development: prose(text.personalDevelopment),
  relationships: prose(text.relationships),
  career_purpose: prose(text.careerPurpose),
  emotional_wisdom: prose(text.emotionalWisdom),
  practical_advice: text.practicalAdvice.map((advice) => advice.text),
  timing_guidance: prose(text.timingGuidance),
  affirmation: text.affirmation.text,
})

/** The number of different transits in the text. */
function aspectsUsed(text: PersonalText, transits: readonly WeighedTransit[]): number {
  const named = new Set(sentencesInPersonal(text).flatMap((sentence) => sentence.transits))
  return transits.filter(({ id }) => named.has(id)).length
}

function transitAnalysis({ personalDays }: Words, { plan }: PersonalDayResult['reading']) {
  const { themes, energy } = plan
  const [primary, secondary, tertiary] = themes.ranked
  return {
    significantAspects: plan.significant.map((transit) => significantAspect(personalDays, transit)),
    dominantThemes: { primary, secondary, tertiary, dominantScore: shownShare(themes.dominantScore) },
    overallEnergy: {
      type: energy.type,
      intensity: energy.intensity,
      description: personalDays.energy[energy.type][energy.intensity],
      scores: sharesOfOne(energy.shares),
    },
    totalAspects: plan.transits.length,
  }
}

const significantAspect = ({ transitWords }: Words['personalDays'], transit: WeighedTransit) => ({
  id: transit.id,
  type: transit.name,
  natalPlanet: transit.natal,
  transitPlanet: transit.transiting,
  exactness: shownOrb(transit.exactness),
  orb: shownOrb(transit.orb),
  strength: shownOrb(transit.strength),
  applying: transit.applying,
  natalHouse: transit.house,
  influence: {
    nature: transit.nature,
    intensity: transit.intensity,
    description: transitWords(transit),
  },
})

const timings = ({ total, natalChart, transits, aspects, interpretation }: Timings) => ({
  total: shownMs(total),
  natalChart: shownMs(natalChart),
  transits: shownMs(transits),
  aspects: shownMs(aspects),
  interpretation: shownMs(interpretation),
})

const shownShare = (share: number) => Math.round(share * 100) / 100

/** Rounded together, so that they still add up to 1: the largest remainders are rounded up (docs/decisions/0004). */
function sharesOfOne(shares: Readonly<Record<InfluenceNature, number>>): Record<InfluenceNature, number> {
  const hundredths = INFLUENCES.map((nature) => ({ nature, exact: shares[nature] * 100 }))
  const whole = new Map(hundredths.map(({ nature, exact }) => [nature, Math.floor(exact)]))
  let missing = 100 - [...whole.values()].reduce((sum, count) => sum + count, 0)
  for (const { nature, exact } of hundredths.toSorted((a, b) => (b.exact % 1) - (a.exact % 1))) {
    if (missing <= 0) break
    whole.set(nature, Math.floor(exact) + 1)
    missing--
  }
  const share = (nature: InfluenceNature) => whole.get(nature)! / 100
  return { challenging: share('challenging'), harmonious: share('harmonious'), neutral: share('neutral') }
}
