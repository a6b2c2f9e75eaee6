/** A question is stored nowhere: not in the log, the metrics, the disk, a cache key, an error or a prompt. */
import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { startModelServer } from './model-server.ts'
import { serviceWithModel } from './model-service.ts'
import { patientFetch } from './patient-fetch.ts'
import { freePort } from './redis-server.ts'
import { startService } from './running-service.ts'

const MARK = /xylophone/i
const ORDINARY = 'Will the theatre play with my xylophone go well?'
const GRAVE = 'My mother is in hospital with cancer, will she play the xylophone again?'
const IN_DANGER = 'I want to die, and my xylophone is all I have'
const TOO_LONG = 'xylophone '.repeat(60)

const positions = [{ name: 'What helps' }, { name: 'What hinders' }]
const REQUESTS: readonly (readonly [path: string, body: object])[] = [
  ['daily-card', {}],
  ['three-card', {}],
  ['celtic-cross', {}],
  ['custom-spread', { positions }],
  ['spread', { spread_type: 'cross' }],
  ['reading', { cards: [{ id: 'ar17' }, { id: 'ar16' }] }],
  ['yes-no', { count: 3 }],
]

test('a question reaches neither log nor metrics nor disk, and no answer repeats it', async (t) => {
  const directory = mkdtempSync(join(tmpdir(), 'augury-question-'))
  t.after(() => rmSync(directory, { recursive: true, force: true }))
  const adminPort = await freePort()
  const service = await startService({
    DATA_DIR: directory,
    LOG_LEVEL: 'trace',
    ADMIN_PORT: String(adminPort),
  })
  t.after(service.kill)
  for (const [path, body] of REQUESTS)
    for (const [question, status] of [
      [ORDINARY, 200],
      [GRAVE, 200],
      [IN_DANGER, 200],
      [TOO_LONG, 422],
      [[ORDINARY], 400],
    ] as const) {
      const answer = await patientFetch(`http://127.0.0.1:${service.port}/v1/tarot/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, question }),
      })
      assert.equal(answer.status, status, path)
      assert.doesNotMatch(await answer.text(), MARK)
    }
  const metrics = await (await patientFetch(`http://127.0.0.1:${adminPort}/metrics`)).text()
  assert.equal(await service.stop(), 0)
  const log = service.output()
  for (const [path] of REQUESTS) assert.ok(log.includes(`"/v1/tarot/${path}"`), path)
  const files = readdirSync(directory, { withFileTypes: true }).filter((entry) => entry.isFile())
  const bytes = files.map(({ name }) => readFileSync(join(directory, name), 'latin1'))
  for (const text of [log, metrics, ...bytes]) assert.doesNotMatch(text, MARK)
})

const server = await startModelServer()
after(() => server.stop())

test('a model is asked for an ordinary question, without it, and never for a grave one or one about danger', async () => {
  server.behave('right')
  const { service } = await serviceWithModel(server)
  const post = (question: string, seed: string) =>
    service.inject({ method: 'POST', url: '/v1/tarot/three-card', payload: { seed, question } })
  const guarded = await post(IN_DANGER, 'first')
  assert.equal(guarded.json().question.grave, 'self_harm')
  assert.equal(guarded.json().reading.interpretation_source, 'phrasebook')
  assert.equal((await post(GRAVE, 'first')).json().question.grave, 'health')
  assert.equal(server.calls.length, 0)
  const light = await post(ORDINARY, 'first')
  assert.ok(server.calls.length > 0)
  assert.doesNotMatch(JSON.stringify(server.calls), MARK)
  const made = server.calls.length
  assert.equal(light.json().reading.interpretation_source, 'model')
  // The story that was made for the one is the cached one of every other question with the same theme; the answer is not cached.
  const other = await post('Will the theatre play go well?', 'first')
  assert.equal(other.json().theme, light.json().theme)
  assert.equal(other.json().reading.summary, light.json().reading.summary)
  assert.equal(server.calls.length, made)
})
