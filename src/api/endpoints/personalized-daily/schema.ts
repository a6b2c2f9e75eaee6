/** Request and response of the personalized daily horoscope (contract §2.6, §4.4; decisions §8). */

import { ASPECTS } from '../../../chart/aspects.ts'
import { INTENSITIES } from '../../../judgement/intensity.ts'
import { ENERGY_TYPES } from '../../../judgement/person/energy.ts'
import { INFLUENCES, PERSONAL_THEMES } from '../../../judgement/person/weights.ts'
import { nameSchemas, Type } from '../../../schema/type.ts'
import { PLANETS } from '../../../sky/planets.ts'
import { SIGNS } from '../../../sky/zodiac.ts'
import { WRITERS } from '../../../writer/writer.ts'
import { BIRTH_TIME_AND_PLACE, orPlace } from '../../schemas/birth.ts'
import { Enveloped } from '../../schemas/envelope.ts'
import { Timestamp } from '../system/schema.ts'

const { birthDateTime, latitude, longitude, timezone, place } = BIRTH_TIME_AND_PLACE

export const PersonalizedDailyRequest = Type.Object({
  birthDateTime,
  birthLocation: orPlace(Type.Object({ latitude, longitude, timezone, place })),
  date: Type.Optional(
    Type.String({
      default: 'today',
      description: 'YYYY-MM-DD, today, tomorrow or yesterday, in `timezone`.',
    }),
  ),
  timezone: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 64,
      description:
        'IANA name of the reader’s time zone: whose day is meant, from which noon its sky is taken, and by whose clocks times are given. Default: that of the birth place.',
    }),
  ),
})

const share = { minimum: 0, maximum: 1 }
const Theme = Type.Enum([...PERSONAL_THEMES])
const Energy = Type.Enum([...ENERGY_TYPES])

const SignificantAspect = Type.Object({
  id: Type.String({ description: 'For example mars-square-natal-venus.' }),
  type: Type.Enum(Object.keys(ASPECTS)),
  natalPlanet: Type.Enum([...PLANETS]),
  transitPlanet: Type.Enum([...PLANETS]),
  exactness: Type.Number({ ...share, description: '1 when exact, 0 at the edge of the orb.' }),
  orb: Type.Number({ minimum: 0, maximum: 8 }),
  strength: Type.Number(share),
  applying: Type.Boolean(),
  natalHouse: Type.Integer({ minimum: 1, maximum: 12 }),
  influence: Type.Object({
    nature: Type.Enum([...INFLUENCES]),
    intensity: Type.Enum([...INTENSITIES]),
    description: Type.String(),
  }),
})

const Content = Type.Object({
  overall: Type.String(),
  personal_development: Type.String(),
  relationships: Type.String(),
  career_purpose: Type.String(),
  emotional_wisdom: Type.String(),
  practical_advice: Type.Array(Type.String(), { minItems: 3, maxItems: 5 }),
  timing_guidance: Type.String(),
  affirmation: Type.String(),
})

export const PersonalizedDailyResponse = Enveloped(
  Type.Object({
    type: Type.Literal('personalized-daily'),
    targetDate: Type.String({ format: 'date' }),
    birthProfile: Type.Object({
      birthDateTime: Timestamp,
      location: Type.Object({
        latitude: Type.Number(),
        longitude: Type.Number(),
        timezone: Type.String(),
      }),
      sunSign: Type.Enum([...SIGNS]),
      ascendant: Type.Enum([...SIGNS]),
    }),
    interpretation: Type.Object({
      type: Type.Literal('personalized'),
      content: Content,
      background: Type.String({
        description: 'The long weather: what a slow planet does for months or years in one part of life.',
      }),
      why: Type.String({ description: 'Which transits the text comes from, in plain words.' }),
      aspectsUsed: Type.Integer({ minimum: 0 }),
      dominantTheme: Theme,
      energyType: Energy,
      sources: Type.Array(Type.Object({ text: Type.String(), transits: Type.Array(Type.String()) }), {
        description: 'Which transits each sentence came from.',
      }),
    }),
    transitAnalysis: Type.Object({
      significantAspects: Type.Array(SignificantAspect, { maxItems: 12 }),
      dominantThemes: Type.Object({
        primary: Theme,
        secondary: Theme,
        tertiary: Theme,
        dominantScore: Type.Number(share),
      }),
      overallEnergy: Type.Object({
        type: Energy,
        intensity: Type.Enum([...INTENSITIES]),
        description: Type.String(),
        scores: Type.Object({
          challenging: Type.Number(share),
          harmonious: Type.Number(share),
          neutral: Type.Number(share),
        }),
      }),
      totalAspects: Type.Integer({ minimum: 0 }),
    }),
    links: Type.Object({
      timeline: Type.String({
        description: 'Where what lasts longer than a day is told: `POST` the same birth there.',
        examples: ['/v1/astrology/transit-timeline'],
      }),
    }),
    metadata: Type.Object({
      calculatedAt: Timestamp,
      processingTime: Type.Object(
        {
          total: Type.Number(),
          natalChart: Type.Number(),
          transits: Type.Number(),
          aspects: Type.Number(),
          interpretation: Type.Number(),
        },
        { description: 'Milliseconds. Those of the making, also when the reading comes from the cache.' },
      ),
      dataQuality: Type.Object({
        natalPlanets: Type.Integer(),
        transitPlanets: Type.Integer(),
        aspectsAnalyzed: Type.Integer(),
        significantAspects: Type.Integer(),
      }),
      timezone: Type.Optional(
        Type.String({ description: 'Of day and clocks, if the request named one. In its IANA spelling.' }),
      ),
      cache_hit: Type.Boolean(),
      interpretation_source: Type.Enum([...WRITERS]),
    }),
  }),
)

const { birthProfile, interpretation, transitAnalysis, links, metadata } =
  PersonalizedDailyResponse.properties.data.properties

nameSchemas({
  PersonalDayRequest: PersonalizedDailyRequest,
  PersonalDayResponse: PersonalizedDailyResponse,
  PersonalDay: PersonalizedDailyResponse.properties.data,
  BirthLocation: PersonalizedDailyRequest.properties.birthLocation,
  BirthProfile: birthProfile,
  BirthPlace: birthProfile.properties.location,
  PersonalInterpretation: interpretation,
  PersonalContent: Content,
  PersonalSource: interpretation.properties.sources.items,
  TransitAnalysis: transitAnalysis,
  SignificantAspect,
  AspectInfluence: SignificantAspect.properties.influence,
  DominantThemes: transitAnalysis.properties.dominantThemes,
  OverallEnergy: transitAnalysis.properties.overallEnergy,
  EnergyScores: transitAnalysis.properties.overallEnergy.properties.scores,
  PersonalDayLinks: links,
  PersonalDayMetadata: metadata,
  ProcessingTime: metadata.properties.processingTime,
  DataQuality: metadata.properties.dataQuality,
})
