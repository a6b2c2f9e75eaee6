import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { testParts, testService } from '../../test/service.ts'
import { collectionOf } from './collection.ts'

const service = testService(testParts({ RATE_LIMITS: 'off' }))
const document = (await service.inject('/v1/openapi.json')).json()
const collection = collectionOf(document)
const requests = collection.item.flatMap(({ item }) => item)

test('docs/augury.postman_collection.json is that of this source tree (npm run build -- collection)', () => {
  assert.deepEqual(JSON.parse(readFileSync('docs/augury.postman_collection.json', 'utf8')), collection)
})

test('every operation is in it, in the folder of its tag', () => {
  const operations = Object.values<Record<string, { summary?: string }>>(document.paths).flatMap((item) =>
    Object.values(item).flatMap(({ summary }) => (summary === undefined ? [] : [summary])),
  )
  assert.ok(operations.length > 40)
  for (const summary of operations)
    assert.ok(
      requests.some(({ name }) => name === summary || name.startsWith(`${summary}: `)),
      summary,
    )
  const tarot = collection.item.find(({ name }) => name === 'Tarot')!
  assert.ok(
    tarot.item.every(({ request }) =>
      /baseUrl\}\}\/(v1\/tarot|cards)\//.test((request.url as { raw: string }).raw),
    ),
  )
})

test('every request in it is answered as it stands', async () => {
  for (const { name, request } of requests) {
    const { raw } = request.url as { raw: string }
    const { statusCode, body } = await service.inject({
      method: request.method as 'GET' | 'POST',
      url: raw.replace('{{baseUrl}}', ''),
      headers: Object.fromEntries(request.header.map(({ key, value }) => [key, value])),
      ...('body' in request && { payload: request.body.raw }),
    })
    assert.ok([200, 307].includes(statusCode), `${name} ${raw}: ${statusCode} ${body.slice(0, 200)}`)
  }
})
