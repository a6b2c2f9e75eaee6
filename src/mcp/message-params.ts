/** Parameters of a message that have the wrong shape, refused in our words: the SDK would send its validator's list of findings. */
import { Ajv } from 'ajv'
import { findingOf, OPTIONS } from '../schema/ajv.ts'
import { Type } from '../schema/type.ts'

const ANY_OBJECT = Type.Object({})

/** The parameters that the protocol prescribes. The arguments of a tool are checked with the tool. */
const PARAMS = {
  initialize: Type.Object({
    protocolVersion: Type.String(),
    capabilities: ANY_OBJECT,
    clientInfo: Type.Object({ name: Type.String(), version: Type.String() }),
  }),
  'tools/list': Type.Object({ cursor: Type.Optional(Type.String()) }),
  'tools/call': Type.Object({ name: Type.String(), arguments: Type.Optional(ANY_OBJECT) }),
} as const

const ajv = new Ajv(OPTIONS)
const anyParams = ajv.compile(ANY_OBJECT)
const checks = new Map(Object.entries(PARAMS).map(([method, schema]) => [method, ajv.compile(schema)]))

const INVALID_PARAMS = -32_602

/** The error for a request with wrong parameters; `undefined` if they are right, or if the message is not a request. */
export function invalidParams(message: unknown) {
  const { jsonrpc, id, method, params = {} } = (message ?? {}) as Record<string, unknown>
  if (jsonrpc !== '2.0' || typeof method !== 'string' || !isId(id)) return undefined
  const check = checks.get(method) ?? anyParams
  if (check(params)) return undefined
  const { path, demand } = findingOf(check.errors![0]!)
  const text = `${path === '' ? 'params' : `params.${path}`} ${demand}.`
  return { jsonrpc, id, error: { code: INVALID_PARAMS, message: text } } as const
}

const isId = (id: unknown): id is string | number => typeof id === 'string' || Number.isInteger(id)
