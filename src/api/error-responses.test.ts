import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type ErrorCode, ServiceError } from '../errors.ts'
import { errorResponse } from './error-responses.ts'

const RPC_CODES = {
  INVALID_JSON: -32_700,
  VALIDATION_ERROR: -32_600,
  INTERNAL_ERROR: -32_603,
  NOT_FOUND: -32_000,
} satisfies Partial<Record<ErrorCode, number>>

test('an error at the address for assistants has the code of JSON-RPC, and ours beside it', () => {
  for (const [ours, code] of Object.entries(RPC_CODES)) {
    const { body } = errorResponse('/mcp', new ServiceError(ours as ErrorCode, 'Why.'), 'id', 0)
    assert.partialDeepStrictEqual(body, {
      jsonrpc: '2.0',
      error: { code, message: 'Why.', data: { code: ours } },
      id: null,
    })
  }
})
