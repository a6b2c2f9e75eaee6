/** The two error bodies as schemas (contract §7.1, §7.2). */

import { ERROR_CODES } from '../../errors.ts'
import { nameSchemas, Type } from '../../schema/type.ts'
import { Timestamp } from '../endpoints/system/schema.ts'

const requestId = Type.String({ description: 'The same value as the header X-Request-Id.' })

export const AstrologyError = Type.Object({
  success: Type.Literal(false),
  error: Type.Object({
    code: Type.Enum([...ERROR_CODES]),
    message: Type.String({ description: 'Says what would work.' }),
    details: Type.Record(Type.String(), Type.Unknown(), { description: 'Depends on the code.' }),
  }),
  requestId,
  timestamp: Timestamp,
})

export const TarotError = Type.Object({
  error: Type.String({ description: 'A sentence that says what would work.' }),
  requestId,
  timestamp: Timestamp,
})

nameSchemas({ AstrologyError, AstrologyErrorInfo: AstrologyError.properties.error, TarotError })
