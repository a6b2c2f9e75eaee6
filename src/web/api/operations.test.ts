import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testService } from '../../../test/service.ts'
import { OPERATIONS } from './operations.ts'

test('every operation of the page has the method and the path that the document gives it', async () => {
  const service = await testService()
  const { paths } = (await service.inject('/v1/openapi.json')).json() as {
    paths: Record<string, Record<string, { operationId?: string }>>
  }
  for (const [name, { method, path }] of Object.entries(OPERATIONS))
    assert.equal(paths[path]?.[method.toLowerCase()]?.operationId, name)
})
