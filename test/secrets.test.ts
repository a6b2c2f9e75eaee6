/** Keys and passwords reach no log, error, metric or reader, also when whoever was sent them sends them back. */
import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { pino } from 'pino'
import { readConfig, secretsOf } from '../src/config.ts'
import { withoutSecrets } from '../src/errors.ts'
import { logSerializers } from '../src/service/log-serializers.ts'
import { connectToRedis } from '../src/store/redis-client.ts'
import { PROVIDERS } from '../src/writer/model/provider.ts'
import { startModelServer } from './model-server.ts'
import { serviceWithModel } from './model-service.ts'
import { patientFetch } from './patient-fetch.ts'
import { freePort } from './redis-server.ts'
import { startService } from './running-service.ts'
import { augury } from './terminal.ts'
import { until } from './until.ts'

const KEY = 'sk-test/quux4711+hunter2=very&secret'
const server = await startModelServer('echoing the key')
after(() => server.stop())

for (const provider of PROVIDERS)
  test(`${provider}: a key that the provider sends back is in no reason, which is cut at 2 kB`, async () => {
    server.behave('echoing the key')
    const path = { openai: '/v1', anthropic: '/v1', google: '/v1beta', 'openai-compatible': '/v1' }[provider]
    const { ask, failures } = await serviceWithModel(server, {
      LLM_PROVIDER: provider,
      LLM_API_KEY: KEY,
      LLM_BASE_URL: server.origin + path,
    })
    assert.equal((await ask()).source, 'phrasebook')
    assert.equal(failures.length, 1)
    assert.match(failures[0]!, /Incorrect key provided: \[secret\], \[secret\], \[secret\]/)
    assert.doesNotMatch(failures[0]!, /quux4711|hunter2|very/)
    assert.ok(failures[0]!.length < 2_200, String(failures[0]!.length))
  })

test('a text with the key in it is not printed', async () => {
  server.behave('echoing the key in its text')
  const { ask, failures } = await serviceWithModel(server, { LLM_API_KEY: KEY })
  const { data, source } = await ask()
  assert.equal(source, 'phrasebook')
  assert.deepEqual(failures, ["The model's answer holds our key"])
  assert.ok(!JSON.stringify(data).includes('hunter2'))
})

test('the key of a running service is in no log, metric, health check or answer', async (t) => {
  server.behave('echoing the key')
  const adminPort = await freePort()
  const service = await startService({
    DATA_DIR: ':memory:',
    LOG_LEVEL: 'trace',
    ADMIN_PORT: String(adminPort),
    LLM_PROVIDER: 'openai-compatible',
    LLM_MODEL: 'test-model',
    LLM_BASE_URL: `${server.origin}/v1`,
    LLM_API_KEY: KEY,
    SECRET: 'open-sesame-and-stay-open',
  })
  t.after(service.kill)
  const get = async (port: number, path: string) =>
    (await patientFetch(`http://127.0.0.1:${port}${path}`)).text()
  const said = [
    await get(service.port, '/v1/astrology/horoscope/daily/leo'),
    await get(service.port, '/v1/astrology/health'),
    await get(adminPort, '/metrics'),
  ]
  await until('the reason is in the log', () => service.output().includes('Incorrect key'))
  await service.stop()
  for (const text of [...said, service.output()]) assert.doesNotMatch(text, /hunter2|quux4711|sesame/)
})

test('an API key is known to every thread, its name to the log, itself and its digest to nobody', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'augury-keys-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const [file, adminPort] = [join(folder, 'keys.json'), await freePort()]
  const [digest, another] = [hash('sha256', KEY), hash('sha256', `${KEY}2`)]
  const write = (text: string) => writeFileSync(file, text)
  write(JSON.stringify([{ name: 'shop', sha256: digest, limits: 'health=5000' }]))
  const service = await startService({
    DATA_DIR: ':memory:',
    LOG_LEVEL: 'trace',
    WORKERS: '2',
    ADMIN_PORT: String(adminPort),
    API_KEYS_FILE: file,
  })
  t.after(service.kill)
  const ask = (key: string) =>
    patientFetch(`http://127.0.0.1:${service.port}/v1/`, {
      headers: { 'x-api-key': key, connection: 'close' },
    })
  for (const remaining of ['4999', '4998', '4997', '4996'])
    assert.equal((await ask(KEY)).headers.get('x-ratelimit-remaining'), remaining)
  const refused = await ask(`${KEY}2`)
  assert.equal(refused.status, 401)
  const said = [await refused.text()]
  write(`[{"name": "shop", "sha256": "${another}", "limits": `)
  await until('the mistake is in the log', () => service.output().includes('the old ones stay'))
  assert.equal((await ask(KEY)).status, 200)
  write(JSON.stringify([{ name: 'shop', sha256: another }]))
  await until('the new key is known', async () => (await ask(`${KEY}2`)).status === 200)
  said.push(await (await patientFetch(`http://127.0.0.1:${adminPort}/metrics`)).text())
  await service.stop()
  assert.match(service.output(), /"client":"key:shop"/)
  for (const text of [...said, service.output()])
    for (const secret of ['hunter2', digest.slice(0, 8), another.slice(0, 8)])
      assert.ok(!text.includes(secret), secret)
})

/** What pino writes for an error. */
function logged(secrets: readonly string[], line: object): string {
  const lines: string[] = []
  const log = pino({ serializers: logSerializers(secrets) }, { write: (text) => lines.push(text) })
  log.error(line, 'it failed')
  return lines.join('')
}

test('the log leaves secrets out of an error, its stack, its cause and whatever hangs on it', () => {
  const cause = Object.assign(new Error(`sent ${KEY}`), { headers: { authorization: `Bearer ${KEY}` } })
  const error = Object.assign(new Error(`no ${KEY}`, { cause }), {
    url: encodeURI(KEY),
    list: [{ key: KEY }],
  })
  const text = logged([KEY], { err: error, reason: `because of ${KEY}` })
  assert.doesNotMatch(text, /hunter2/)
  assert.match(text, /because of \[secret\]/)
  assert.match(text, /"type":"Error"/)
  const long = logged([], { err: new Error('x'.repeat(100_000)) })
  assert.ok(long.length < 6_000, String(long.length))
})

test('secrets are those of the settings; a password of three letters would be found in every word', () => {
  const config = readConfig({
    REDIS_URL: 'redis://user:p%40ssword@127.0.0.1',
    LLM_API_KEY: KEY,
    SECRET: 'open-sesame-and-stay-open',
  })
  assert.deepEqual(secretsOf(config), ['open-sesame-and-stay-open', KEY, 'p%40ssword', 'p@ssword'])
  assert.deepEqual(secretsOf(readConfig({ REDIS_URL: 'redis://:abc@127.0.0.1' })), [])
  assert.deepEqual(secretsOf(readConfig({})), [])
  assert.equal(withoutSecrets('all is well', ['', 'x'].filter(Boolean)), 'all is well')
})

test('a server that repeats the password of REDIS_URL in its complaint is not repeated', async (t) => {
  // As Redis before 6 does: ERR unknown command `HELLO`, with args beginning with: …
  const echoing = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.on('data', (bytes) => {
      const words = String(bytes).replaceAll(/[\r\n]+/g, ' ')
      socket.write(`-ERR unknown command, with args beginning with: ${words}\r\n`)
    })
  }).listen(0, '127.0.0.1')
  await once(echoing, 'listening')
  t.after(() => echoing.close())
  const { port } = echoing.address() as { port: number }
  const REDIS_URL = `redis://:hunter2hunter2@127.0.0.1:${port}`
  const raw = await connectToRedis(REDIS_URL, () => {}).catch((error: Error) => error.message)
  assert.match(String(raw), /hunter2/, 'it really is repeated')
  const service = await startService({ REDIS_URL, LOG_LEVEL: 'trace' })
  t.after(service.kill)
  await until('the failure is in the log', () => service.output().includes('Redis has failed'))
  await service.stop()
  const { out } = await augury(['doctor'], { environment: { DATA_DIR: ':memory:', REDIS_URL } })
  for (const text of [service.output(), out]) {
    assert.match(text, /unknown command/)
    assert.doesNotMatch(text, /hunter2/)
  }
})
