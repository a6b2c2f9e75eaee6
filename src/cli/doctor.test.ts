import assert from 'node:assert/strict'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { freePort, NO_REDIS, startRedis } from '../../test/redis-server.ts'
import { augury, testTerminal } from '../../test/terminal.ts'
import { readConfig } from '../config.ts'
import type { Terminal } from './command.ts'
import { type Finding, finding } from './doctor.ts'
import { CHECKS } from './doctor-checks.ts'

/** The checks have timeouts of a second or two; on a machine that stalled meanwhile they are run again. */
const TOO_LATE = /no answer within|connection timeout|due to timeout/i

const ENVIRONMENT = { DATA_DIR: ':memory:', PORT: '0' }

async function findings(
  environment: Record<string, string>,
  terminal: Partial<Terminal> = {},
  tries = 5,
): Promise<{ code: number; of: (what: string) => Finding }> {
  const { code, out } = await augury(['doctor', '--json'], {
    environment: { ...ENVIRONMENT, ...environment },
    ...terminal,
  })
  if (TOO_LATE.test(out) && tries > 1) return findings(environment, terminal, tries - 1)
  const found = JSON.parse(out).findings as Finding[]
  return { code, of: (what: string) => found.find((row) => row.what === what)! }
}

/** One of them. All together take a fifth of a second: the doctor reads every source and every picture. */
async function findingOf(
  what: string,
  environment: Record<string, string> = {},
  terminal: Partial<Terminal> = {},
  tries = 5,
): Promise<Finding> {
  const all = { ...ENVIRONMENT, ...environment }
  const check = CHECKS.find((each) => each.what === what)!
  const found = await finding(check, readConfig(all), { ...testTerminal(), environment: all, ...terminal })
  return TOO_LATE.test(found.found) && tries > 1 ? findingOf(what, environment, terminal, tries - 1) : found
}

test('the doctor checks every part and finds this installation in order', async () => {
  const { code, out } = await augury(['doctor'], { environment: { PORT: '0' } })
  assert.equal(code, 0)
  const parts = [
    'runtime',
    'ephemeris',
    'deck',
    'phrasebook',
    'time zones',
    'zone data',
    'clock',
    'address',
    'admin address',
    'data folder',
    'limits',
  ]
  const lines = out.split('\n')
  const all = [...parts, 'packages', 'Redis', 'model', 'page', 'pictures', 'renderer']
  for (const [at, part] of all.entries()) assert.match(lines[at]!, new RegExp(`^ok +${part} `))
})

test('with an old runtime or a wrong clock it exits with 1 and says what to do', async () => {
  const old = await augury(['doctor'], { runtime: '20.9.0' })
  assert.equal(old.code, 1)
  assert.match(old.out, /^WRONG +runtime +Node 20\.9\.0$/m)
  assert.match(old.out, /^runtime: run "npm ci" here/m)
  for (const now of [0, Date.UTC(2400, 0, 1)]) {
    const { code, of } = await findings({}, { now: () => now })
    assert.equal(code, 1)
    assert.equal(of('clock').status, 'wrong')
    assert.equal(of('ephemeris').status, 'ok')
  }
})

test('the ephemeris says for which years it is, and where the Sun is now', async () => {
  // Scorpio 23 degrees, from 210 on.
  assert.equal((await findingOf('ephemeris')).found, '1600 to 2399; the Sun is at 233.13°')
})

test('Node 26 and every later one will do', async () => {
  for (const [runtime, status] of Object.entries({ '25.9.0': 'wrong', '26.0.0': 'ok', '100.1.0': 'ok' }))
    assert.deepEqual((await findingOf('runtime', {}, { runtime })).status, status, runtime)
})

test('a clock may show any time from 2026 to the end of 2399', async () => {
  const statusAt = async (now: number) => (await findingOf('clock', {}, { now: () => now })).status
  const [first, end] = [Date.UTC(2026, 0, 1), Date.UTC(2400, 0, 1)]
  assert.deepEqual(
    [await statusAt(first - 1), await statusAt(first), await statusAt(end - 1), await statusAt(end)],
    ['wrong', 'ok', 'ok', 'wrong'],
  )
})

test('without what a check looks for the service does not start, or only does without it', () => {
  const warnings = ['zone data', 'data folder', 'Redis', 'model', 'page', 'pictures', 'renderer']
  const found = CHECKS.filter(({ ifNot }) => ifNot === 'warning').map(({ what }) => what)
  assert.deepEqual(found, warnings)
})

test('the doctor lists what is in order: how many cards, which limits, who writes, what is loaded', async () => {
  const { of } = await findings({})
  const checks = ['deck', 'limits', 'model', 'packages', 'renderer', 'Redis', 'data folder']
  assert.deepEqual(
    checks.map((what) => of(what).found),
    [
      '78 cards',
      'on; no API keys',
      'none; the phrasebook writes the texts',
      'all that the settings need',
      'loads',
      'not used',
      'not used',
    ],
  )
  assert.match(of('phrasebook').found, /^[1-9]\d+ pools of sentences$/)
  assert.match(of('time zones').found, /^tzdb 20\d\d[a-z]$/)
})

test('every check says in a sentence how to mend what it finds', () => {
  for (const { what, ifNot, mend } of CHECKS) {
    assert.ok(['warning', 'wrong'].includes(ifNot), what)
    assert.match(mend, /^[a-z].* .*\.$/, what)
  }
})

test('time zone data of the year before last is a warning', async () => {
  const inYear = (year: number) => findings({}, { now: () => Date.UTC(year, 0, 1) })
  assert.equal((await inYear(2027)).of('zone data').status, 'ok')
  const { code, of } = await inYear(2028)
  assert.equal(code, 0)
  assert.equal(of('zone data').status, 'warning')
})

test('limits and keys with which the service would not start are wrong', async () => {
  assert.equal((await findingOf('limits', { RATE_LIMITS: 'tarot=5' })).found, 'set by group; no API keys')
  for (const environment of [{ RATE_LIMITS: 'natal=5' }, { API_KEYS_FILE: '/nowhere/keys.json' }])
    assert.equal((await findingOf('limits', { DATA_DIR: ':memory:', ...environment })).status, 'wrong')
})

test('the data folder is tested, and a read-only one is a warning', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'augury-doctor-'))
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  assert.equal((await findingOf('data folder', { DATA_DIR: join(folder, 'new') })).status, 'ok')
  const { code, of } = await findings({ DATA_DIR: join(file, 'below') })
  assert.equal(code, 0)
  assert.equal(of('data folder').status, 'warning')
  assert.match(of('data folder').mend!, /set DATA_DIR/)
  rmSync(folder, { recursive: true })
})

test('a check of the data folder leaves nothing behind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'augury-doctor-'))
  assert.equal((await findingOf('data folder', { DATA_DIR: folder })).found, folder)
  assert.deepEqual(readdirSync(folder), [])
  const below = join(folder, 'new', 'below')
  assert.equal((await findingOf('data folder', { DATA_DIR: below })).found, `${below} can be created`)
  assert.equal(existsSync(join(folder, 'new')), false)
  rmSync(folder, { recursive: true })
})

test('an unreachable Redis is a warning with the reason', async () => {
  const { code, of } = await findings({ REDIS_URL: `redis://127.0.0.1:${await freePort()}` })
  assert.equal(code, 0)
  assert.equal(of('Redis').status, 'warning')
  assert.match(of('Redis').found, /ECONNREFUSED/)
  assert.equal(of('data folder').found, 'not used')
})

test('a Redis that accepts writes is ok', async (t) => {
  const redis = await startRedis()
  if (redis === undefined) return t.skip(NO_REDIS)
  t.after(() => redis.stop())
  assert.deepEqual(await findingOf('Redis', { REDIS_URL: redis.url }), {
    what: 'Redis',
    status: 'ok',
    found: 'answers',
  })
})

const model = (LLM_BASE_URL: string) => ({
  LLM_PROVIDER: 'openai-compatible',
  LLM_MODEL: 'some-model',
  LLM_API_KEY: 'a-key',
  LLM_BASE_URL,
})

test('a model’s address is tested with the key, without requesting a text', async (t) => {
  const requests: string[] = []
  const server = createServer(({ url, headers: { authorization } }, response) => {
    requests.push(`${url} ${authorization}`)
    response.writeHead(url!.startsWith('/locked') ? 401 : 404).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => server.close())
  const origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  const open = await findingOf('model', model(`${origin}/v1`))
  assert.deepEqual([open.status, open.found], ['ok', `openai-compatible some-model at ${origin}/v1`])
  const locked = await findingOf('model', model(`${origin}/locked`))
  assert.deepEqual(
    [locked.status, locked.found],
    ['warning', `${origin}/locked rejects the key with status 401`],
  )
  assert.deepEqual([...new Set(requests)], ['/v1/models Bearer a-key', '/locked/models Bearer a-key'])
})

test('a provider whose key is no bearer token is asked without it, and may refuse', async (t) => {
  const keys: unknown[] = []
  const server = createServer(({ headers: { authorization } }, response) => {
    keys.push(authorization)
    response.writeHead(403).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => server.close())
  const origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  const google = await findingOf('model', { ...model(origin), LLM_PROVIDER: 'google' })
  assert.deepEqual([google.status, google.found], ['ok', `google some-model at ${origin}`])
  assert.deepEqual([...new Set(keys)], [undefined])
  const openai = await findingOf('model', { ...model(origin), LLM_PROVIDER: 'openai' })
  assert.equal(openai.found, `${origin} rejects the key with status 403`)
  const { LLM_API_KEY: _, ...keyless } = model(origin)
  keys.length = 0
  await findingOf('model', keyless)
  assert.deepEqual([...new Set(keys)], [undefined])
})

test('an unreachable model is a warning with the reason; a provider’s own address is not called', async () => {
  const gone = await findingOf('model', model(`http://127.0.0.1:${await freePort()}/v1`))
  assert.equal(gone.status, 'warning')
  assert.match(gone.found, /ECONNREFUSED/)
  // A port on which nobody may call has no code for a reason.
  assert.match((await findingOf('model', model('http://127.0.0.1:1/v1'))).found, /bad port/)
  const provider = { LLM_PROVIDER: 'anthropic', LLM_MODEL: 'some-model', LLM_API_KEY: 'a-key' }
  assert.equal((await findingOf('model', provider)).found, 'anthropic some-model (not called here)')
})

test('a wrong setting gives the same message as the service itself', async () => {
  const { code, notes } = await augury(['doctor'], { environment: { PORT: 'x' } })
  assert.equal(code, 1)
  assert.match(notes, /^PORT takes a whole number/)
})

test('an address on which the service cannot listen is wrong, and the setting is named', async () => {
  const away = await findings({ HOST: '203.0.113.1', ADMIN_HOST: 'nowhere.invalid', ADMIN_PORT: '0' })
  assert.equal(away.code, 1)
  const { status, found, mend } = away.of('address')
  assert.equal(status, 'wrong')
  assert.match(found, /^This machine does not have the address 203\.0\.113\.1\. Set --host or HOST to /)
  assert.match(mend!, /^correct HOST or PORT\./)
  assert.match(
    away.of('admin address').found,
    /^There is no address for the name nowhere\.invalid\. Set ADMIN_HOST /,
  )
  assert.equal((await findingOf('admin address')).found, 'not used')
})

test('a taken port is wrong unless it is taken by the service itself', async (t) => {
  const body = { text: 'another program' }
  const server = createServer((_request, response) => response.end(body.text)).listen(0, '127.0.0.1')
  t.after(() => server.close())
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const ask = async () => await findingOf('address', { PORT: String(port) })
  assert.deepEqual(
    [(await ask()).status, (await ask()).found.split('. ')[0]],
    ['wrong', `Port ${port} is taken by another program`],
  )
  body.text = '{"status":"healthy","service":"tarot"}'
  assert.deepEqual(
    [(await ask()).status, (await ask()).found],
    ['ok', `127.0.0.1, port ${port}: the service is running`],
  )
  // A service on all interfaces is looked for on the loopback address.
  assert.equal(
    (await findingOf('address', { HOST: '0.0.0.0', PORT: String(port) })).found,
    `0.0.0.0, port ${port}: the service is running`,
  )
})

test('an admin port on which the service answers is in order, too', async (t) => {
  const body = { text: 'not ok' }
  const server = createServer((_request, response) => response.end(body.text)).listen(0, '127.0.0.1')
  t.after(() => server.close())
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const ask = async () => await findingOf('admin address', { ADMIN_PORT: String(port) })
  assert.equal((await ask()).status, 'wrong')
  body.text = 'ok'
  assert.equal((await ask()).found, `127.0.0.1, port ${port}: the service is running`)
})
