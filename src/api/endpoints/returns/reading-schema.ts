/** The year of a solar return in an answer (docs/returns.md). */
import { RETURN_SECTIONS } from '../../../judgement/person/return-plan.ts'
import { INFLUENCES } from '../../../judgement/person/weights.ts'
import { nameSchemas, Type } from '../../../schema/type.ts'
import { WRITERS } from '../../../writer/writer.ts'
import { MOMENT } from '../../schemas/one-person.ts'
import { sourcesOf } from '../../sourced-text.ts'

const sources = sourcesOf(
  'Ids of facts of the return: `return-ascendant-in-natal-house-7`, `return-sun-in-house-3`, `return-mars-on-angle-10`, `return-moon-in-aries`, `profection-to-house-4`.',
)

const ReturnSummary = Type.Object({
  text: Type.String({ description: 'What the year is about, 450 to 620 characters.' }),
  sources,
})

const ReturnSection = Type.Object({
  id: Type.Enum([...RETURN_SECTIONS]),
  title: Type.String(),
  text: Type.String({ description: '100 to 240 characters.' }),
  sources,
})

const ReturnKeyDate = Type.Object({
  ...MOMENT,
  id: Type.String({ examples: ['saturn-square-natal-moon'] }),
  nature: Type.Enum([...INFLUENCES]),
  weight: Type.Number({ minimum: 0, maximum: 1 }),
  text: Type.Union([Type.String(), Type.Null()], {
    description: 'How it feels, and why. The timeline has the whole of it.',
  }),
})

export const ReturnReadingResponse = Type.Object({
  summary: Type.Union([ReturnSummary, Type.Null()], { description: 'Null without the time of birth.' }),
  sections: Type.Array(ReturnSection, {
    maxItems: 5,
    description:
      'The pace of the year (the ruler of the rising sign), what is in the foreground (a planet near an angle), where much comes together (three planets or more in a house; if there is none, a second planet near an angle), the year by your age (the profection), and how you rest (the Moon’s sign); those that the return has.',
  }),
  key_dates: Type.Array(ReturnKeyDate, {
    maxItems: 6,
    description:
      'The heaviest transits of Jupiter to Pluto in that year, each with its first exact moment, in order of time.',
  }),
  note: Type.Union([Type.String(), Type.Null()], {
    description: 'What an unknown time of birth leaves out.',
  }),
  cache_hit: Type.Boolean(),
  interpretation_source: Type.Enum([...WRITERS], { description: 'Who wrote the summary.' }),
})

nameSchemas({
  ReturnReading: ReturnReadingResponse,
  ReturnSummary,
  ReturnSection,
  ReturnKeyDate,
  ReturnSource: sources.items,
})
