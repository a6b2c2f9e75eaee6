import { documentedEnum, nameSchemas, Type } from '../../../schema/type.ts'
import { ELEMENTS, MODALITIES, SIGNS } from '../../../sky/zodiac.ts'
import { SIGN_PAIR_KINDS } from '../../../words/sign-pairs.ts'
import { Enveloped } from '../../schemas/envelope.ts'
import { signWord } from '../daily-horoscope/schema.ts'

const otherSign = documentedEnum(SIGNS, {
  description: 'In any case; the same sign is allowed.',
  examples: ['virgo'],
})

export const OneSignParams = Type.Object({ sign: signWord })
export const TwoSignsParams = Type.Object({ sign: signWord, other: otherSign })

export const SignPairQuery = Type.Object({
  kind: Type.Optional(
    Type.Enum([...SIGN_PAIR_KINDS], { description: 'What the two are to each other; `love` by default.' }),
  ),
})

const sign = Type.Enum([...SIGNS])
const kind = Type.Enum([...SIGN_PAIR_KINDS])
const two = { minItems: 2, maxItems: 2 }

export const SignPairResponse = Enveloped(
  Type.Object({
    signs: Type.Array(sign, { ...two, description: 'As they were asked for. Their order changes no text.' }),
    kind,
    summary: Type.String({ description: 'One thought about these two, 250 to 450 characters.' }),
    strengths: Type.Array(Type.String(), two),
    frictions: Type.Array(Type.String(), { ...two, description: 'Each with what helps.' }),
    advice: Type.String({ description: 'One small thing to do.' }),
    elements: Type.Array(Type.Enum([...ELEMENTS]), two),
    modalities: Type.Array(Type.Enum([...MODALITIES]), two),
    angle: Type.Integer({
      minimum: 0,
      maximum: 180,
      description: 'Degrees from sign to sign, the shorter way round: a multiple of 30.',
    }),
  }),
)

const PairLine = Type.Object({
  sign,
  line: Type.String({ description: 'The scene with which the text of the two begins.' }),
})

export const PairsOfSignResponse = Enveloped(
  Type.Object({
    sign,
    kind,
    pairs: Type.Array(PairLine, { minItems: SIGNS.length, maxItems: SIGNS.length }),
  }),
)

nameSchemas({
  SignPairResponse,
  SignPair: SignPairResponse.properties.data,
  PairsOfSignResponse,
  PairsOfSign: PairsOfSignResponse.properties.data,
  SignPairLine: PairLine,
})
