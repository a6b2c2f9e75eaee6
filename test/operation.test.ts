/** The program as an operator meets it: its start, its log, its probes and its end. */
import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { BARE_ENVIRONMENT, ownChild } from './own-child.ts'
import { patientFetch } from './patient-fetch.ts'
import { freePort } from './redis-server.ts'
import { undisturbed, until } from './until.ts'

interface Way {
  readonly flags?: readonly string[]
  /** Options of `serve`. */
  readonly words?: readonly string[]
  /** Where its standard output goes; to the test without it. */
  readonly stdout?: number
}

type Run = { child: ChildProcess; output: () => string; errors: () => string; exit: Promise<number | null> }

/** Whatever becomes of the test, the program ends with it. */
function start(
  t: TestContext,
  environment: Record<string, string>,
  { flags = [], words = [], stdout }: Way = {},
): Run {
  const child = ownChild(
    spawn(process.execPath, [...flags, 'bin/augury.js', 'serve', ...words], {
      env: { ...BARE_ENVIRONMENT, PORT: '0', DATA_DIR: ':memory:', ...environment },
      stdio: ['ignore', stdout ?? 'pipe', 'pipe'],
    }),
  )
  t.after(() => child.kill('SIGKILL'))
  let [output, errors] = ['', '']
  child.stdout?.on('data', (chunk) => {
    output += chunk
  })
  child.stderr!.on('data', (chunk) => {
    errors += chunk
  })
  const exit = once(child, 'close').then(([code]) => code as number | null)
  return { child, output: () => output, errors: () => errors, exit }
}

/** Waits until the program has printed what is looked for, and gives back the first group. */
async function printed({ child, output, errors, exit }: Run, pattern: RegExp): Promise<string> {
  let isOver = false
  void exit.then(() => {
    isOver = true
  })
  for (;;) {
    const found = pattern.exec(output())
    if (found !== null) return found[1]!
    if (isOver) assert.fail(`it ended: ${output()} ${errors()}`)
    await Promise.race([once(child.stdout!, 'data'), exit])
  }
}

/** Of the body that is sent in two pieces below. */
const headers = { 'content-type': 'application/json', 'content-length': 12 }

const answers = (port: string) =>
  fetch(`http://127.0.0.1:${port}/v1/tarot/health`, { headers: { connection: 'close' } }).then(
    ({ ok }) => ok,
    () => false,
  )

const ADDRESS = /answers at (http:\/\/127\.0\.0\.1:\d+)\/v1\//

test('augury serve prints one line with its addresses, serves, and ends with 0 on SIGTERM', async (t) => {
  const run = start(t, { LOG_LEVEL: 'warn' })
  const address = await printed(run, ADDRESS)
  assert.equal((await patientFetch(`${address}/v1/`)).status, 200)
  assert.equal((await patientFetch(`${address}/docs/`)).status, 200)
  run.child.kill('SIGTERM')
  assert.equal(await run.exit, 0)
  assert.equal(run.output().trim().split('\n').length, 1)
  assert.equal(run.errors(), '')
})

test('a request in flight is finished before it ends, and nothing new is accepted', async (t) => {
  const run = start(t, { LOG_LEVEL: 'info' })
  const address = await printed(run, ADDRESS)
  const { port } = new URL(address)
  const alone = { headers: { connection: 'close' } }
  await patientFetch(`${address}/v1/tarot/health`, alone)
  const inFlight = request({ port, host: '127.0.0.1', method: 'POST', path: '/v1/tarot/daily-card', headers })
  const answer = once(inFlight, 'response')
  inFlight.write('{"seed')
  // Another request on a connection of its own tells us that the first bytes have been read.
  await fetch(`${address}/v1/tarot/health`, alone)
  run.child.kill('SIGINT')
  await printed(run, /(stopping)/)
  await assert.rejects(fetch(`http://127.0.0.1:${port}/v1/`))
  inFlight.end('":"a"}')
  const [response] = await answer
  assert.equal(response.statusCode, 200)
  assert.equal(response.headers.connection, 'close')
  response.resume()
  assert.equal(await run.exit, 0)
})

test('each request is one line of JSON with what was asked and how it went, and nothing the client wrote', async (t) => {
  const run = start(t, { LOG_LEVEL: 'info' })
  const address = await printed(run, ADDRESS)
  const body = JSON.stringify({
    birthDateTime: '1990-05-15 14:30:00',
    timezone: 'Europe/Berlin',
    latitude: 52.52,
    longitude: 13.405,
  })
  const named = { 'content-type': 'application/json', 'x-request-id': 'req.in-test_1' }
  const asked = { method: 'POST', headers: named, body }
  await patientFetch(`${address}/v1/astrology/natal-chart?private=1`, asked)
  await patientFetch(`${address}/v1/secret%0Apath`, { headers: { 'x-request-id': 'bad id {"level":60}' } })
  run.child.kill('SIGTERM')
  assert.equal(await run.exit, 0)
  const lines = run
    .output()
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line))
  const [chart, unknown] = lines.filter(({ msg, status }) => msg === 'request' && status !== 503)
  const { time, ms, ...logged } = chart
  assert.match(time, /^\d{4}-.*Z$/)
  assert.ok(ms > 0)
  assert.deepEqual(logged, {
    level: 30,
    method: 'POST',
    route: '/v1/astrology/natal-chart',
    status: 200,
    requestId: 'req.in-test_1',
    client: '127.0.0.1',
    msg: 'request',
  })
  assert.equal(unknown.route, null)
  assert.equal(unknown.status, 404)
  assert.match(unknown.requestId, /^req_/)
  assert.doesNotMatch(run.output(), /1990|Berlin|52\.52|private|secret/)
})

test('the admin port answers probes and metrics, and nothing else does', async (t) => {
  const adminPort = String(await freePort())
  const run = start(t, { LOG_LEVEL: 'info', ADMIN_PORT: adminPort })
  const address = await printed(run, ADDRESS)
  const admin = `http://127.0.0.1:${adminPort}`
  assert.equal((await fetch(`${admin}/healthz`)).status, 200)
  await until('it is ready', async () => (await fetch(`${admin}/readyz`)).ok)
  assert.equal((await fetch(`${admin}/other`)).status, 404)
  assert.equal((await fetch(`${admin}/metrics`, { method: 'POST' })).status, 405)
  await patientFetch(`${address}/v1/tarot/health`)
  await patientFetch(`${address}/v1/made-up-by-a-client`)
  const metrics = await (await fetch(`${admin}/metrics`)).text()
  assert.match(
    metrics,
    /augury_http_request_seconds_count\{method="GET",route="\/v1\/tarot\/health",status="200"\} 1/,
  )
  assert.match(metrics, /augury_http_request_seconds_count\{method="GET",route="none",status="404"\} 1/)
  assert.match(metrics, /process_resident_memory_bytes \d+/)
  assert.match(metrics, /^augury_log_lines_dropped_total 0$/m)
  assert.doesNotMatch(metrics, /made-up/)
  for (const path of ['/metrics', '/healthz', '/readyz'])
    assert.equal((await fetch(address + path)).status, 404, path)
  run.child.kill('SIGTERM')
  assert.equal(await run.exit, 0)
})

test('on SIGTERM a service with probes is no longer ready, and answers for two and a half seconds more, each time with Connection: close', async (t) => {
  const adminPort = String(await freePort())
  const run = start(t, { LOG_LEVEL: 'silent', ADMIN_PORT: adminPort })
  const address = await printed(run, ADDRESS)
  const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${adminPort}${path}`)).status
  await until('it is ready', async () => (await statusOf('/readyz')) === 200)
  const signalledAt = performance.now()
  run.child.kill('SIGTERM')
  await until('it is not ready', async () => (await statusOf('/readyz')) === 503)
  assert.equal(await statusOf('/healthz'), 200)
  const late = await fetch(`${address}/v1/tarot/health`)
  assert.deepEqual([late.ok, late.headers.get('connection')], [true, 'close'])
  assert.equal(await run.exit, 0)
  assert.ok(performance.now() - signalledAt >= 2500)
})

test('a wrong setting and a taken port end with 1 and a sentence instead of a stack, and leave no file behind, nor a folder that was created', async (t) => {
  const scratch = mkdtempSync(join(tmpdir(), 'augury-refused-'))
  t.after(() => rmSync(scratch, { recursive: true }))
  let folders = 0
  const refused = (environment: Record<string, string>, way?: Way) => {
    const folder = join(scratch, String(folders++))
    mkdirSync(folder)
    return start(t, { DATA_DIR: join(folder, 'new', 'var'), ...environment }, way)
  }
  const taken = createServer().listen(0, '127.0.0.1')
  t.after(() => taken.close())
  await once(taken, 'listening')
  const { port } = taken.address() as { port: number }
  const TAKEN = RegExp(
    `^Port ${port} is taken by another program\\. Choose another one with --port or PORT\\.$`,
  )
  const runs: [Run, RegExp][] = [
    [refused({ PORT: 'http' }), /^PORT takes a whole number from 0 to 65535; "http" is not valid\.$/],
    [refused({ PORT: String(port) }), TAKEN],
    [refused({ PORT: String(port), WORKERS: '2' }), TAKEN],
    [refused({}, { words: ['--port', String(port)] }), TAKEN],
    [
      refused({ ADMIN_PORT: String(port) }),
      RegExp(`^Port ${port} is taken by another program\\. Choose another one with ADMIN_PORT\\.$`),
    ],
    [
      refused({ HOST: 'nowhere.invalid' }),
      /^There is no address for the name nowhere\.invalid\. Set --host or HOST to an address of this machine, .*\.$/,
    ],
    [
      refused({ HOST: '203.0.113.1', WORKERS: '2' }),
      /^This machine does not have the address 203\.0\.113\.1\. Set --host or HOST to .*\.$/,
    ],
    [
      refused({ ADMIN_PORT: '0', ADMIN_HOST: '203.0.113.1' }),
      /^This machine does not have the address 203\.0\.113\.1\. Set ADMIN_HOST to .*\.$/,
    ],
    [refused({ RATE_LIMITS: 'natal=5' }), /^RATE_LIMITS takes .* no group "natal", only dailyHoroscope, .*$/],
    [
      refused({ API_KEYS_FILE: '/nowhere/keys.json', WORKERS: '2' }),
      /^API_KEYS_FILE takes a JSON file with a list of keys; it cannot be read \(ENOENT\)\.$/,
    ],
  ]
  for (const [run, message] of runs) {
    assert.equal(await run.exit, 1)
    assert.match(run.errors().trim(), message)
  }
  for (const folder of readdirSync(scratch)) assert.deepEqual(readdirSync(join(scratch, folder)), [])
})

test('a start that is refused leaves what was in its folder before', async (t) => {
  const scratch = mkdtempSync(join(tmpdir(), 'augury-refused-'))
  t.after(() => rmSync(scratch, { recursive: true }))
  writeFileSync(join(scratch, 'mine'), '')
  assert.equal(await start(t, { DATA_DIR: scratch, PORT: '99999' }).exit, 1)
  assert.deepEqual(readdirSync(scratch), ['mine'])
})

test('a folder that cannot be used is reported in one line with its variable and the cure, and the service answers', async (t) => {
  const scratch = mkdtempSync(join(tmpdir(), 'augury-unwritable-'))
  t.after(() => rmSync(scratch, { recursive: true }))
  const file = join(scratch, 'file')
  writeFileSync(file, '')
  for (const DATA_DIR of [join(file, 'var'), ...(process.platform === 'linux' ? ['/proc/augury'] : [])]) {
    const run = start(t, { DATA_DIR, LOG_LEVEL: 'warn' })
    const { port } = new URL(await printed(run, ADDRESS))
    assert.ok(await answers(port))
    const [line] = run.output().split('\n')
    const { msg, reason, err } = JSON.parse(line!)
    assert.match(msg, /DATA_DIR must be a folder that this user may write to, or :memory:$/)
    assert.match(reason, RegExp(`^(ENOTDIR|ENOENT): .*'${DATA_DIR}'$`))
    assert.equal(err, undefined, 'there is no stack')
    run.child.kill('SIGTERM')
    assert.equal(await run.exit, 0)
  }
})

test('--port and --host are used instead of the variables, in every thread', async (t) => {
  const port = String(await freePort())
  const words = ['--port', port, '--host', '127.0.0.1']
  for (const WORKERS of ['1', '2']) {
    const run = start(t, { PORT: '1', HOST: '203.0.113.1', WORKERS }, { words })
    assert.equal(await printed(run, ADDRESS), `http://127.0.0.1:${port}`)
    assert.ok(await answers(port))
    run.child.kill('SIGTERM')
    assert.equal(await run.exit, 0)
  }
})

test('SIGTERM to npm start stops the service, whatever the shell in between does', {
  skip: process.platform === 'win32',
}, async (t) => {
  const npm = spawn('npm', ['start'], {
    env: { ...process.env, PORT: '0', DATA_DIR: ':memory:', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'ignore'],
    // A group of its own, so that the test can end all of it.
    detached: true,
  })
  t.after(() => {
    try {
      process.kill(-npm.pid!, 'SIGKILL')
    } catch (error) {
      assert.equal((error as NodeJS.ErrnoException).code, 'ESRCH', 'there is nothing left to end')
    }
  })
  let output = ''
  npm.stdout.on('data', (chunk) => {
    output += chunk
  })
  await until('it answers', () => ADDRESS.test(output))
  const { port } = new URL(ADDRESS.exec(output)![1]!)
  npm.kill('SIGTERM')
  await until('it has stopped', async () => !(await answers(port)))
})

/** Says each time that the program begins to watch for SIGTERM: first its launcher, then the service. */
const WATCHES = `data:text/javascript,process.on('newListener', (name) => name === 'SIGTERM' && process.stderr.write('watches\\n'))`

test('SIGTERM during the start of several workers ends it with 0, from the launcher on', async (t) => {
  for (const watches of [1, 2]) {
    const run = start(t, { WORKERS: '3', LOG_LEVEL: 'warn' }, { flags: ['--import', WATCHES] })
    await until('it watches', () => run.errors().split('\n').length > watches)
    run.child.kill('SIGTERM')
    assert.equal(await run.exit, 0, run.errors())
    assert.match(run.errors(), /^(watches\n)+$/)
    assert.doesNotMatch(run.output(), /answers at/)
  }
})

test('SIGTERM as soon as the first of several workers answers loses no request', (t) =>
  undisturbed(async () => {
    const port = String(await freePort())
    const run = start(t, { WORKERS: '3', LOG_LEVEL: 'warn', PORT: port })
    await until('one answers', () => answers(port))
    const inFlight = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/v1/tarot/daily-card',
      headers,
    })
    const answer = once(inFlight, 'response')
    inFlight.write('{"seed')
    await once(inFlight, 'socket').then(([socket]) => once(socket, 'connect'))
    run.child.kill('SIGTERM')
    inFlight.end('":"a"}')
    const [response] = await answer
    assert.equal(response.statusCode, 200)
    response.resume()
    assert.equal(await run.exit, 0)
    assert.equal(run.errors(), '')
  }))

test('a service whose log is on a full disk answers as ever, and ends with 0', {
  skip: !existsSync('/dev/full'),
}, async (t) => {
  const [port, stdout] = [String(await freePort()), openSync('/dev/full', 'w')]
  t.after(() => closeSync(stdout))
  const run = start(t, { LOG_LEVEL: 'info', PORT: port }, { stdout })
  await until('it answers', () => answers(port))
  for (let n = 0; n < 30; n++) assert.equal((await patientFetch(`http://127.0.0.1:${port}/v1/`)).status, 200)
  run.child.kill('SIGTERM')
  assert.equal(await run.exit, 0)
  assert.equal(run.errors(), '')
})

test('a bug outside of any request ends it with 1, and the log has it and all before it', async (t) => {
  const bug = `data:text/javascript,process.on('SIGUSR2', () => { throw new Error('made by a test') })`
  const run = start(t, { LOG_LEVEL: 'info' }, { flags: ['--import', bug] })
  const address = await printed(run, ADDRESS)
  assert.equal((await patientFetch(`${address}/v1/tarot/health`)).status, 200)
  run.child.kill('SIGUSR2')
  assert.equal(await run.exit, 1)
  const lines = run.output().trim().split('\n').slice(1)
  const [asked, fatal] = lines.map((line) => JSON.parse(line)).filter(({ status }) => status !== 503)
  assert.equal(asked.route, '/v1/tarot/health')
  assert.deepEqual([fatal.level, fatal.err.message], [60, 'made by a test'])
})
