import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { boundedFetch } from './bounded-fetch.ts'

const MAX_BYTES = 512 * 1024

const answering = (t: TestContext, response: Response) =>
  t.mock.method(globalThis, 'fetch', async () => response)

/** A body that comes in pieces of these sizes. */
const inPieces = (...sizes: number[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const size of sizes) controller.enqueue(new Uint8Array(size).fill(65))
        controller.close()
      },
    }),
  )

test('an answer of 512 KiB is read, in whatever pieces it comes, and one byte more is refused', async (t) => {
  for (const sizes of [[MAX_BYTES], [MAX_BYTES - 1, 1], [1, MAX_BYTES - 2, 1]]) {
    answering(t, inPieces(...sizes))
    assert.equal((await (await boundedFetch('http://model.test')).text()).length, MAX_BYTES)
  }
  for (const sizes of [[MAX_BYTES + 1], [MAX_BYTES, 1], [1, MAX_BYTES - 1, 1]]) {
    answering(t, inPieces(...sizes))
    const response = await boundedFetch('http://model.test')
    await assert.rejects(response.text(), new Error("The model's answer is longer than 524288 bytes"))
  }
})

test('status, reason and headers of an answer are kept, and an answer without a body is none with an empty one', async (t) => {
  const headers = { 'retry-after': '7' }
  answering(t, new Response('later', { status: 429, statusText: 'Too Many', headers }))
  const response = await boundedFetch('http://model.test')
  assert.deepEqual(
    [response.status, response.statusText, response.headers.get('retry-after'), await response.text()],
    [429, 'Too Many', '7', 'later'],
  )
  answering(t, new Response(null, { status: 204 }))
  const empty = await boundedFetch('http://model.test')
  assert.deepEqual([empty.status, empty.body], [204, null])
})

test('no redirect is followed, whatever the caller wants: the key would go to another host', async (t) => {
  const fetched = answering(t, new Response('{}'))
  await boundedFetch('http://model.test/v1', { method: 'POST', redirect: 'follow' })
  assert.deepEqual(fetched.mock.calls[0]!.arguments as unknown[], [
    'http://model.test/v1',
    { method: 'POST', redirect: 'error' },
  ])
})
