import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { test } from 'node:test'
import { curl, javaScript } from './snippets.ts'

const ADDRESS = 'https://example.org/v1/x'
const DRAW = { name: 'drawDailyCard', body: { seed: "it's $HOME" } } as const
const MOON = { name: 'moon', query: {} } as const

test('a shell passes on the body as it is, with an apostrophe in it', () => {
  const shown = curl(ADDRESS, DRAW).replace(/^curl/, `printf '%s\\n'`)
  const passed = execFileSync('sh', ['-c', shown]).toString().trimEnd().split('\n')
  assert.deepEqual(passed, [
    ...['-s', '-X', 'POST', ADDRESS, '-H', 'Content-Type: application/json', '-d'],
    JSON.stringify(DRAW.body),
  ])
  assert.equal(curl(ADDRESS, MOON), `curl -s '${ADDRESS}'`)
})

test('the JavaScript sends the same request', async () => {
  const sent: unknown[] = []
  const fetch = async (...given: unknown[]) => {
    sent.push(given)
    return { json: async () => 'the answer' }
  }
  const run = (code: string) =>
    new Function('fetch', `return (async () => { ${code}\nreturn answer })()`)(fetch) as Promise<unknown>
  assert.equal(await run(javaScript(ADDRESS, DRAW)), 'the answer')
  assert.equal(await run(javaScript(ADDRESS, MOON)), 'the answer')
  const headers = { 'Content-Type': 'application/json' }
  assert.deepEqual(sent, [[ADDRESS, { method: 'POST', headers, body: JSON.stringify(DRAW.body) }], [ADDRESS]])
})
