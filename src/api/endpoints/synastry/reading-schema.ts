/** The reading of two charts in an answer (docs/together.md). */
import { PAIR_SECTIONS } from '../../../judgement/pair/pair-sections.ts'
import { nameSchemas, Type } from '../../../schema/type.ts'
import { sourcesOf } from '../../sourced-text.ts'

const Sources = sourcesOf(
  'Ids of the aspects, of overlays (`second-moon-in-first-house-4`) and of placements (`first-sun-in-leo`) it comes from.',
)

const line = { text: Type.String(), facts: Sources.items.properties.facts }

export const PairReadingResponse = Type.Object(
  {
    summary: Type.Object({
      text: Type.String({ description: 'One thought about the two, 300 to 600 characters.' }),
      sources: Sources,
    }),
    sections: Type.Optional(
      Type.Array(
        Type.Object({
          id: Type.Enum([...PAIR_SECTIONS]),
          title: Type.String({ description: 'By `kind`.' }),
          text: Type.String({
            description: '450 to 800 characters; fewer where the two charts have little to tell of it.',
          }),
          sources: Sources,
        }),
        { description: 'Those of which the two charts tell something. Absent in `essentials`.' },
      ),
    ),
    strengths: Type.Array(Type.Object(line), {
      maxItems: 5,
      description: 'Three to five, or as many as the two charts have easy contacts.',
    }),
    frictions: Type.Array(Type.Object(line), {
      maxItems: 4,
      description: 'Two to four, or as many as the two charts have hard contacts; each with what helps.',
    }),
    advice: Type.Object(line),
  },
  {
    description:
      'Written to the first about both: `you` is the first, `they` the second. It says nothing about staying or leaving.',
  },
)

const { summary, sections, strengths, frictions, advice } = PairReadingResponse.properties

nameSchemas({
  PairReading: PairReadingResponse,
  PairSummary: summary,
  PairSection: sections.items,
  PairSource: Sources.items,
  PairStrength: strengths.items,
  PairFriction: frictions.items,
  PairAdvice: advice,
})
