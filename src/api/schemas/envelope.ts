/** The astrology envelope as a schema (contract §2.3), around the schema of its data. */
import type { TSchema } from 'typebox'
import { nameSchemas, Type } from '../../schema/type.ts'
import { Timestamp } from '../endpoints/system/schema.ts'

export const Warning = Type.Object({
  code: Type.String(),
  message: Type.String(),
  severity: Type.Enum(['info', 'warning']),
})

export const Enveloped = <Data extends TSchema>(data: Data) =>
  Type.Object({
    success: Type.Literal(true),
    requestId: Type.String({ description: 'The same value as the header X-Request-Id.' }),
    data,
    timestamp: Timestamp,
    warnings: Type.Optional(Type.Array(Warning)),
  })

nameSchemas({ Warning })
