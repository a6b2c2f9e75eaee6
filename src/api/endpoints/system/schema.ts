/** Responses of the system endpoints (contract §4.1, decisions §4). */
import type { Static } from 'typebox'
import { nameSchemas, Type } from '../../../schema/type.ts'

export const Timestamp = Type.String({
  format: 'date-time',
  description: 'ISO 8601, UTC.',
  examples: ['2026-03-21T12:00:00.000Z'],
})

/** The same moment on a clock of the time zone; each endpoint has an example of its own. */
export const localTimeText = (example: string) =>
  Type.String({ description: 'By the clocks of the time zone.', examples: [example] })

export const ServiceRoot = Type.Object({
  name: Type.String(),
  version: Type.String({ description: 'Label of the API.' }),
  service_version: Type.String({ description: 'Of this program.' }),
  status: Type.Enum(['operational', 'degraded']),
  description: Type.String(),
  questions_to_model: Type.Boolean({
    description: 'Whether questions that are asked with a spread go to a language model (`LLM_QUESTIONS`).',
  }),
  documentation: Type.String({ format: 'uri', description: 'The human reference.' }),
  endpoints: Type.Array(Type.Object({ method: Type.String(), path: Type.String(), summary: Type.String() })),
  timestamp: Timestamp,
})

export const TarotHealth = Type.Object({
  status: Type.Enum(['healthy']),
  service: Type.Enum(['tarot']),
  cards: Type.Optional(Type.Integer({ description: 'Cards in the deck.' })),
  timestamp: Timestamp,
})

const state = {
  status: Type.Enum(['ok', 'fallback'], {
    description: '`fallback`: the service works without it, on its own memory.',
  }),
}

const EphemerisCheck = Type.Object({
  ...state,
  from: Type.Integer({ description: 'First year.' }),
  to: Type.Integer({ description: 'Last year.' }),
})

const CacheCheck = Type.Object({
  ...state,
  store: Type.String({ description: 'Where readings are stored.' }),
})

const InterpreterCheck = Type.Object({
  ...state,
  writer: Type.String({ description: 'Who writes the texts.' }),
  last: Type.Optional(Type.String({ description: 'How its last call ended.' })),
  failing: Type.Optional(
    Type.Array(Type.String(), {
      description: 'Kinds of text that the model fails to write: the phrasebook writes these.',
    }),
  ),
})

export const AstrologyHealth = Type.Object({
  status: Type.Enum(['healthy', 'degraded'], {
    description: '`degraded`: a part is working on its fallback.',
  }),
  service: Type.Enum(['astrology']),
  checks: Type.Object({
    ephemeris: Type.Optional(EphemerisCheck),
    cache: Type.Optional(CacheCheck),
    interpreter: Type.Optional(InterpreterCheck),
  }),
  timestamp: Timestamp,
})

const anything = Type.Record(Type.String(), Type.Unknown())

export const OpenApiDocument = Type.Object({ openapi: Type.String(), info: anything, paths: anything })

/** One function for each part with a health check. Each must return immediately. */
export type HealthChecks = {
  readonly cards?: () => number
  readonly ephemeris?: () => Static<typeof EphemerisCheck>
  readonly cache?: () => Static<typeof CacheCheck>
  readonly interpreter?: () => Static<typeof InterpreterCheck>
}

nameSchemas({
  ServiceRoot,
  ServiceEndpoint: ServiceRoot.properties.endpoints.items,
  TarotHealth,
  AstrologyHealth,
  HealthChecks: AstrologyHealth.properties.checks,
  EphemerisCheck,
  CacheCheck,
  InterpreterCheck,
  OpenApiDocument,
})
