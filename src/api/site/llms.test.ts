import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { testService } from '../../../test/service.ts'
import { TOOLS } from '../../mcp/tools.ts'

const service = testService()
const text = readFileSync('llms.txt', 'utf8')

test('/llms.txt is the file in the project’s folder', async () => {
  const { statusCode, headers, body } = await service.inject('/llms.txt')
  assert.deepEqual([statusCode, headers['content-type']], [200, 'text/plain; charset=utf-8'])
  assert.equal(body, text)
  const again = { 'if-none-match': String(headers.etag) }
  assert.equal((await service.inject({ url: '/llms.txt', headers: again })).statusCode, 304)
})

test('llms.txt begins with a title and a summary, and every address that it names answers', async () => {
  assert.match(text, /^# Augury\n\n> .+\n\n/)
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, path]) => path!)
  assert.ok(links.length >= 8)
  for (const path of [...links, 'v1/tarot/cards/ar17'])
    assert.equal((await service.inject(`/${path}`)).statusCode, 200, path)
})

test('what llms.txt says of the tools, the draw and the answers is true', async () => {
  assert.equal(TOOLS.length, 14)
  assert.match(text, /Fourteen tools/)
  const draw = async (payload: object) =>
    (await service.inject({ method: 'POST', url: '/v1/tarot/celtic-cross', payload })).json().cards
  assert.deepEqual(await draw({}), await draw({}))
  assert.notDeepEqual(await draw({ seed: 'another' }), await draw({}))
  const headers = { accept: 'text/markdown' }
  const { body } = await service.inject({ url: '/v1/astrology/moon', headers })
  assert.match(body, /^(- |## )/)
})
