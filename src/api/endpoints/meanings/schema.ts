import { FACT_KINDS } from '../../../judgement/chart/fact.ts'
import { nameSchemas, Type } from '../../../schema/type.ts'
import { Enveloped } from '../../schemas/envelope.ts'

export const MeaningsQuery = Type.Object({
  kind: Type.Optional(
    Type.Enum([...FACT_KINDS], { description: 'Only those of this kind.', examples: ['sect'] }),
  ),
})

export const MeaningParams = Type.Object({
  id: Type.String({ description: 'Id of a fact.', examples: ['mars-in-leo', 'sun-square-saturn'] }),
})

const Meaning = Type.Object({
  id: Type.String({ description: 'As in the natal reading.' }),
  kind: Type.Enum([...FACT_KINDS]),
  text: Type.String({ description: '180 to 420 characters.' }),
})

export const MeaningsResponse = Enveloped(
  Type.Object({ total: Type.Integer({ minimum: 0 }), meanings: Type.Array(Meaning) }),
)

export const MeaningResponse = Enveloped(Meaning)

nameSchemas({ MeaningsResponse, Meanings: MeaningsResponse.properties.data, MeaningResponse, Meaning })
