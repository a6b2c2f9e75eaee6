/** Request and response of the natal reading (docs/natal-reading.md). */
import { FACT_KINDS } from '../../../judgement/chart/fact.ts'
import { SECTIONS } from '../../../judgement/chart/sections.ts'
import { REASONS } from '../../../judgement/chart/weights.ts'
import { DEPTHS } from '../../../readings/natal-reading.ts'
import { nameSchemas, Type } from '../../../schema/type.ts'
import { PLANETS } from '../../../sky/planets.ts'
import { ELEMENTS, nameOf, SIGNS } from '../../../sky/zodiac.ts'
import { WRITERS } from '../../../writer/writer.ts'
import { REPORT_MEMBERS } from '../../reports/report-request.ts'
import { BIRTH } from '../../schemas/birth.ts'
import { Enveloped } from '../../schemas/envelope.ts'
import { Balance, BirthInfo, ChartMetadata } from '../chart/schema.ts'

export const NatalReadingRequest = Type.Object({
  ...BIRTH,
  depth: Type.Optional(
    Type.Enum([...DEPTHS], {
      default: 'full',
      description: '`essentials`: the portrait and three sections.',
    }),
  ),
  ...REPORT_MEMBERS,
})

const Ids = Type.Array(Type.String(), { description: 'Ids of facts of this chart.' })
const Sources = Type.Array(Type.Object({ text: Type.String(), facts: Ids }), {
  description: 'The parts of the text in their order, each with the facts it comes from.',
})

const fact = {
  id: Type.String({ examples: ['sun-in-taurus', 'sun-square-saturn'] }),
  kind: Type.Enum([...FACT_KINDS]),
  weight: Type.Number({ minimum: 0, description: 'How much it counts in this chart.' }),
  text: Type.String(),
}
const Planets = Type.Array(Type.Enum([...PLANETS]))

const points = Type.Number({ minimum: 0, description: 'The sum of the reasons.' })
const Reasons = Type.Array(Type.Object({ facts: Ids, points: Type.Number() }))
const strongest = (name: Parameters<typeof Type.Object>[0]) =>
  Type.Union([Type.Object({ ...name, points, reasons: Reasons }), Type.Null()], {
    description: 'Null if another one comes near.',
  })

const Dominants = Type.Object({
  planets: Type.Array(
    Type.Object({
      planet: Type.Enum([...PLANETS]),
      points,
      reasons: Type.Array(
        Type.Object({ reason: Type.Enum([...REASONS]), facts: Ids, points: Type.Number() }),
      ),
    }),
    { minItems: 3, maxItems: 3, description: 'The strongest first.' },
  ),
  sign: strongest({ sign: Type.Enum(SIGNS.map(nameOf)) }),
  house: strongest({ house: Type.Integer({ minimum: 1, maximum: 12 }) }),
  element: strongest({ element: Type.Enum([...ELEMENTS]) }),
})

const inFull = { description: 'Absent in `essentials`.' }

export const NatalReadingResponse = Enveloped(
  Type.Object({
    chart_id: Type.String({ description: 'That of the same birth at `POST /astrology/chart`.' }),
    portrait: Type.Object({
      text: Type.String({ description: '900 to 1,500 characters.' }),
      sources: Sources,
    }),
    sections: Type.Array(
      Type.Object({
        id: Type.Enum([...SECTIONS]),
        title: Type.String(),
        text: Type.String({ description: 'Paragraphs, with an empty line between them.' }),
        sources: Sources,
      }),
      { description: 'Those for which the chart has something certain to tell.' },
    ),
    placements: Type.Optional(Type.Array(Type.Object(fact), inFull)),
    aspects: Type.Optional(
      Type.Array(
        Type.Object({ ...fact, planets: Planets, closeness: Type.Number({ minimum: 0, maximum: 1 }) }),
        inFull,
      ),
    ),
    patterns: Type.Optional(
      Type.Array(Type.Object({ ...fact, planets: Planets }), {
        description: 'Patterns, stelliums, and what there is much or little of. Absent in `essentials`.',
      }),
    ),
    tensions: Type.Optional(
      Type.Array(Type.Object({ text: Type.String(), facts: Ids }), {
        maxItems: 3,
        description: 'Where the chart pulls two ways. Absent in `essentials`.',
      }),
    ),
    balance: Balance,
    dominants: Dominants,
    metadata: Type.Object({
      birth_info: BirthInfo,
      ...ChartMetadata,
      depth: Type.Enum([...DEPTHS]),
      cache_hit: Type.Boolean(),
      interpretation_source: Type.Enum([...WRITERS]),
    }),
  }),
)

const reading = NatalReadingResponse.properties.data.properties

nameSchemas({
  NatalReadingRequest,
  NatalReadingResponse,
  NatalReading: NatalReadingResponse.properties.data,
  NatalPortrait: reading.portrait,
  NatalSection: reading.sections.items,
  FactSource: Sources.items,
  NatalPlacement: reading.placements.items,
  NatalAspectMeaning: reading.aspects.items,
  NatalPatternMeaning: reading.patterns.items,
  NatalTension: reading.tensions.items,
  Dominants,
  DominantPlanet: Dominants.properties.planets.items,
  PlanetReason: Dominants.properties.planets.items.properties.reasons.items,
  DominantSign: Dominants.properties.sign.anyOf[0],
  DominantHouse: Dominants.properties.house.anyOf[0],
  DominantElement: Dominants.properties.element.anyOf[0],
  Reason: Reasons.items,
  NatalReadingMetadata: reading.metadata,
})
