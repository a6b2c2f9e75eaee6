import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testParts, testService } from '../../../test/service.ts'
import { BuiltPage } from '../../page/built-page.ts'

const service = testService(testParts({ RATE_LIMITS: 'off' }, { page: new BuiltPage() }))
const get = (path: string) => service.inject({ method: 'GET', url: path })

test('the page of two signs has its texts in the document, for love, friends and work, and runs no script', async () => {
  const { statusCode, body, headers } = await get('/compatibility/virgo/leo')
  assert.equal(statusCode, 200)
  assert.match(headers['content-type'] as string, /^text\/html/)
  const { data } = (await get('/v1/astrology/compatibility/leo/virgo')).json()
  for (const text of [data.summary, ...data.strengths, ...data.frictions, data.advice])
    assert.ok(body.includes(text.replaceAll('&', '&amp;')), text)
  assert.match(body, /<h2>In love<\/h2>.*<h2>As friends<\/h2>.*<h2>At work<\/h2>/s)
  assert.doesNotMatch(body, /<script/)
  assert.match(body, /<title>Virgo and Leo · Augury<\/title>/)
  // Both orders are one page for a search engine.
  assert.match(body, /<link rel="canonical" href="[^"]*\/compatibility\/leo\/virgo" \/>/)
})

test('a sign links to its twelve pairs, and all signs to each', async () => {
  const { body } = await get('/compatibility/leo')
  assert.equal(body.match(/href="compatibility\/leo\/\w+"/g)?.length, 12)
  assert.equal((await get('/compatibility')).body.match(/href="compatibility\/\w+"/g)?.length, 12)
  assert.match(body, /<base href="\.\.\/" \/>/)
})

test('an unknown sign has no page', async () => {
  assert.equal((await get('/compatibility/ophiuchus')).statusCode, 404)
  assert.equal((await get('/compatibility/leo/ophiuchus')).statusCode, 404)
})
