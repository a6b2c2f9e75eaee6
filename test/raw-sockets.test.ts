/** Bytes on the wire that are no proper request: each gets the right status with our body and headers, or a closed socket. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { after, test } from 'node:test'
import type { ClientTimeouts } from '../src/http/parts.ts'
import { MAX_WAITING } from '../src/http/pipelining.ts'
import { testParts, testService } from './service.ts'

/** Listens, with the clientTimeouts of a real service or with less. */
async function listening(clientTimeouts?: ClientTimeouts): Promise<number> {
  const service = await testService({
    ...testParts({ RATE_LIMITS: 'off' }),
    ...(clientTimeouts && { clientTimeouts }),
  })
  await service.listen({ host: '127.0.0.1', port: 0 })
  after(() => service.close())
  return (service.server.address() as { port: number }).port
}

const ports = {
  patient: await listening(),
  hasty: await listening({ headersMs: 300, requestMs: 60_000, keepAliveMs: 60_000, silenceMs: 60_000 }),
  /** Headers have as long as bodies here: those of a test must be read in time on a machine that stands still, too. */
  hastyWithBodies: await listening({
    headersMs: 3_000,
    requestMs: 3_000,
    keepAliveMs: 60_000,
    silenceMs: 60_000,
  }),
}

type Answer = { status: number; headers: Map<string, string>; body: string }

/** Sends the parts one after another without closing, and gives back all that came until the server closed or said enough. */
const exchange = (...parts: (string | Buffer)[]) => exchangeAt(ports.patient, ...parts)

async function exchangeAt(port: number, ...parts: (string | Buffer)[]): Promise<Answer[]> {
  const socket = await open(port)
  const received = collect(socket)
  for (const part of parts) socket.write(part)
  const text = await received
  socket.destroy()
  return answersIn(text)
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => resolve(socket))
    socket.once('error', reject)
  })
}

function collect(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
    })
    socket.on('error', () => resolve(text))
    socket.on('close', () => resolve(text))
  })
}

function answersIn(text: string): Answer[] {
  const answers: Answer[] = []
  let rest = text
  while (rest !== '') {
    const [head = '', ...tail] = rest.split('\r\n\r\n')
    const [first = '', ...lines] = head.split('\r\n')
    const headers = new Map(
      lines.map((line) => [line.split(': ')[0]!.toLowerCase(), line.slice(line.indexOf(': ') + 2)]),
    )
    const body = tail.join('\r\n\r\n')
    const length = Number(headers.get('content-length') ?? 0)
    answers.push({ status: Number(first.split(' ')[1]), headers, body: body.slice(0, length) })
    rest = body.slice(length)
  }
  return answers
}

function assertOurs({ status, headers, body }: Answer, expected: number, code?: string): void {
  assert.equal(status, expected, body)
  assert.equal(headers.get('content-type'), 'application/json; charset=utf-8')
  for (const name of ['limit', 'remaining', 'reset'])
    assert.match(headers.get(`x-ratelimit-${name}`) ?? '', /^\d+$/)
  const json = JSON.parse(body)
  assert.equal(json.requestId, headers.get('x-request-id'))
  if (code === undefined) assert.equal(typeof json.error, 'string')
  else assert.equal(json.error.code, code)
}

const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status)

const HEALTH = 'GET /v1/tarot/health HTTP/1.1\r\nHost: x\r\n'
const LAST = 'Connection: close\r\n\r\n'

test('what is not HTTP is 400 with our body', async () => {
  const malformed = [
    'GARBAGE\r\n\r\n',
    'GET\r\n\r\n',
    'GET /v1/ HTTP/9.9\r\nHost: x\r\n\r\n',
    'get /v1/ HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET /v1/ HTTP/1.1\r\nHost x\r\n\r\n',
    'GET /v1/ HTTP/1.1\r\nHost: x\r\nBad Name: 1\r\n\r\n',
    'GET /v1/ HTTP/1.1\r\nHost: x\r\nX: a\u0000b\r\n\r\n',
    'GET /v1/ HTTP/0.9\r\n\r\n',
    `GET /v1/ HTTP/1.1\r\nHost: x\r\nHost: x\r\n${LAST}`,
    `GET /v1/ HTTP/1.1\r\nHost: x\r\nhOST: y\r\n${LAST}`,
    '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003', // the start of a TLS handshake
  ]
  for (const bytes of malformed) {
    const [answer, ...more] = await exchange(Buffer.from(bytes, 'latin1'))
    assert.ok(answer, JSON.stringify(bytes))
    assertOurs(answer, 400, 'MALFORMED_REQUEST')
    assert.equal(answer.headers.get('connection'), 'close')
    assert.equal(more.length, 0)
  }
})

test('HTTP/2 is 505, and so is the word with which its clients begin', async () => {
  for (const bytes of ['GET /v1/ HTTP/2.0\r\nHost: x\r\n\r\n', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n']) {
    const [answer, ...more] = await exchange(bytes)
    assertOurs(answer!, 505, 'HTTP_VERSION_NOT_SUPPORTED')
    assert.equal(answer!.headers.get('connection'), 'close')
    assert.equal(more.length, 0)
  }
})

test('two Host headers are refused on the page too', async () => {
  const [answer] = await exchange(`GET /docs/ HTTP/1.1\r\nHost: x\r\nHost: y\r\n${LAST}`)
  assert.equal(answer!.status, 400)
})

test('nothing is sent after a complete answer, neither for a body that never arrives nor for malformed data', async () => {
  const bodyMissing = await exchangeAt(ports.hastyWithBodies, `${HEALTH}Content-Length: 5\r\n\r\n`)
  assert.deepEqual(statusesOf(bodyMissing), [200])
  const socket = await open(ports.patient)
  const received = collect(socket)
  socket.write(`${HEALTH}\r\n`)
  await once(socket, 'data')
  socket.write('GARBAGE\r\n\r\n')
  assert.deepEqual(statusesOf(answersIn(await received)), [200])
})

test('malformed data after a complete request does not prevent the answer to that request', async () => {
  assert.deepEqual(statusesOf(await exchange(`${HEALTH}\r\nGARBAGE\r\n\r\n`)), [200])
})

test('a second request that is malformed gets a 400', async () => {
  const socket = await open(ports.patient)
  const received = collect(socket)
  socket.write(`${HEALTH}\r\n`)
  await once(socket, 'data')
  socket.write('GET /v1/ HTTP/1.1\r\nHost x\r\n\r\n')
  assert.deepEqual(statusesOf(answersIn(await received)), [200, 400])
})

test('requests that could be read in two ways (smuggling) are 400', async () => {
  const post = 'POST /v1/astrology/natal-chart HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
  const ambiguous = [
    `${post}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    `${post}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
    `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
    `${post}Transfer-Encoding: chunked\r\n\r\nZZ\r\n{}\r\n0\r\n\r\n`,
    `${post}Content-Length: -1\r\n\r\n`,
    `${post}Content-Length: 1e1\r\n\r\n`,
  ]
  for (const bytes of ambiguous) {
    const [answer] = await exchange(bytes)
    assert.ok(answer, bytes)
    assertOurs(answer, 400, 'MALFORMED_REQUEST')
  }
})

test('a malformed request for a tarot path has the tarot body', async () => {
  const [answer] = await exchange('GET /v1/tarot/health HTTP/1.1\r\nHost x\r\n\r\n')
  assertOurs(answer!, 400)
})

test('headers beyond 16 KiB are 431, and so is a path', async () => {
  const [answer] = await exchange(`${HEALTH}X: ${'a'.repeat(40_000)}\r\n\r\n`)
  assertOurs(answer!, 431)
  const [longPath] = await exchange(`GET /v1/${'a'.repeat(40_000)} HTTP/1.1\r\nHost: x\r\n\r\n`)
  assertOurs(longPath!, 431, 'HEADERS_TOO_LARGE')
})

test('headers that never end are 408 within the clientTimeouts for headers', async () => {
  const [answer] = await exchangeAt(ports.hasty, 'GET /v1/ HTTP/1.1\r\nHost: x\r\nX-Slow')
  assertOurs(answer!, 408, 'REQUEST_TIMEOUT')
})

test('a body that never ends is 408 in the body of its path', async () => {
  const head =
    'POST /v1/tarot/daily-card HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n'
  const [answer] = await exchangeAt(ports.hastyWithBodies, head, '{"seed":')
  assertOurs(answer!, 408)
})

test('a connection that sends nothing is closed without a word', async () => {
  assert.deepEqual(await exchangeAt(ports.hasty), [])
})

test('an HTTP/1.1 request without Host is 400, one of HTTP/1.0 is answered', async () => {
  const [answer] = await exchange(`GET /v1/ HTTP/1.1\r\n${LAST}`)
  assertOurs(answer!, 400, 'MALFORMED_REQUEST')
  const [old] = await exchange('GET /v1/ HTTP/1.0\r\n\r\n')
  assert.equal(old!.status, 200)
})

test('CONNECT is refused with 405, and TRACE echoes nothing', async () => {
  const [connected] = await exchange('CONNECT example.org:443 HTTP/1.1\r\nHost: x\r\n\r\n')
  assertOurs(connected!, 405, 'METHOD_NOT_ALLOWED')
  const [traced] = await exchange(`TRACE /v1/tarot/health HTTP/1.1\r\nHost: x\r\nX-Secret: 1\r\n${LAST}`)
  assertOurs(traced!, 405)
  assert.doesNotMatch(traced!.body, /secret/i)
})

test('a whole URL as target, an unknown expectation and an offered upgrade change nothing', async () => {
  for (const head of [
    'GET http://any.example/v1/tarot/health HTTP/1.1\r\nHost: x\r\n',
    `${HEALTH}Expect: the-unexpected\r\n`,
    `${HEALTH}Upgrade: websocket\r\n`,
  ]) {
    const [answer] = await exchange(`${head}${LAST}`)
    assert.equal(answer!.status, 200, head)
  }
  const [posted] = await exchange(
    `POST /v1/tarot/daily-card HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: 2\r\n${LAST}{}`,
  ).then((answers) => answers.filter(({ status }) => status !== 100))
  assert.equal(posted!.status, 200)
})

test('a request behind an offered upgrade is not left without an answer: the connection closes', async () => {
  const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
  const h2c = 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAA\r\n\r\n'
  for (const [before, offer] of [
    ['', upgrade],
    ['', h2c],
    [`${HEALTH}\r\n`, upgrade],
  ] as const) {
    // `exchange` waits until the server closes.
    const answers = await exchange(`${before}${HEALTH}${offer}${HEALTH}\r\n`)
    assert.deepEqual(statusesOf(answers), before === '' ? [200] : [200, 200])
    assert.equal(answers.at(-1)!.headers.get('connection'), 'close')
  }
  // Without the other header it is no offer (RFC 9110 §7.8).
  const both = await exchange(`${HEALTH}Upgrade: websocket\r\n\r\n${HEALTH}${LAST}`)
  assert.deepEqual(statusesOf(both), [200, 200])
})

test('pipelined requests are answered in order', async () => {
  const ids = ['first', 'second', 'third']
  const requests = ids.map((id, i) => `${HEALTH}X-Request-Id: ${id}\r\n${i === 2 ? LAST : '\r\n'}`)
  const answers = await exchange(requests.join(''))
  assert.deepEqual(
    answers.map(({ headers }) => headers.get('x-request-id')),
    ids,
  )
})

test('as many requests as may wait are all answered, in order, bodies and all', async () => {
  const ids = Array.from({ length: 1 + MAX_WAITING }, (_, n) => `id-${n}`)
  const body = '{"seed":"a"}'
  const request = (id: string, last: string) =>
    `POST /v1/tarot/daily-card HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nX-Request-Id: ${id}\r\nContent-Length: ${body.length}\r\n${last}${body}`
  const answers = await exchange(ids.map((id) => request(id, id === ids.at(-1) ? LAST : '\r\n')).join(''))
  assert.deepEqual(
    answers.map(({ headers }) => headers.get('x-request-id')),
    ids,
  )
  for (const answer of answers) assert.equal(JSON.parse(answer.body).seed_used, 'a')
})

test('a client that sends more ahead than may wait is disconnected, and others are served', async () => {
  // `exchange` waits until the server closes: nothing asks it to but the number of requests.
  assert.deepEqual(await exchange(`${HEALTH}\r\n`.repeat(2 + MAX_WAITING)), [])
  assert.deepEqual(statusesOf(await exchange(`${HEALTH}${LAST}`)), [200])
})

test('a client that has read its answers may send as many ahead again', async () => {
  const socket = await open(ports.patient)
  let answers = 0
  socket.on('data', (chunk) => {
    answers += String(chunk).match(/^HTTP\/1\.1 200/gm)?.length ?? 0
  })
  const burst = 1 + MAX_WAITING
  for (let sent = burst; sent <= 5 * burst; sent += burst) {
    socket.write(`${HEALTH}\r\n`.repeat(burst))
    while (answers < sent) await once(socket, 'data')
  }
  assert.equal(answers, 5 * burst)
  socket.destroy()
})

test('a request sent ahead may end its packet, with or without a body, and the next packet goes on', async () => {
  const head = 'POST /v1/tarot/daily-card HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
  const bare = `${head}\r\n`
  const empty = `${head}Content-Length: 0\r\n\r\n`
  const promised = `${head}Content-Length: 12\r\n\r\n`
  for (const [second, rest] of [
    [bare, ''],
    [empty, ''],
    [promised, '{"seed":"a"}'],
  ] as const) {
    const socket = await open(ports.patient)
    const received = collect(socket)
    socket.write(bare + second)
    // The answer that needs no more bytes comes without them.
    for (let answers = rest === '' ? 2 : 1; answers > 0; ) {
      const [chunk] = await once(socket, 'data')
      answers -= String(chunk).match(/^HTTP\/1\.1 /gm)?.length ?? 0
    }
    socket.write(`${rest}${HEALTH}${LAST}`)
    assert.deepEqual(statusesOf(answersIn(await received)), [200, 200, 200], second)
  }
})

test('a chunked body is read like any other, also without a content type when it is empty', async () => {
  const head = 'POST /v1/tarot/daily-card HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n'
  const [answer] = await exchange(
    `${head}Content-Type: application/json\r\n${LAST}`,
    '8\r\n{"seed":\r\n4\r\n"a"}\r\n',
    '0\r\n\r\n',
  )
  assert.equal(JSON.parse(answer!.body).seed_used, 'a')
  const [empty] = await exchange(`${head}${LAST}`, '0\r\n\r\n')
  assert.equal(empty!.status, 200)
})

test('a body far over the limit is 413, and the client can read that although it is still sending', async () => {
  const head = 'POST /v1/tarot/daily-card HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
  const [declared] = await exchange(`${head}Content-Length: 900000\r\n${LAST}`, Buffer.alloc(900_000, 32))
  assertOurs(declared!, 413)
  const chunk = `10000\r\n${' '.repeat(65_536)}\r\n`
  const [endless] = await exchange(`${head}Transfer-Encoding: chunked\r\n\r\n`, chunk.repeat(40))
  assertOurs(endless!, 413)
  assert.equal(endless!.headers.get('connection'), 'close')
})

test('a client that hangs up in the middle of a body leaves no trace', async () => {
  const socket = await open(ports.patient)
  socket.write(
    'POST /v1/tarot/daily-card HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a":1',
  )
  await new Promise((resolve) => setImmediate(resolve))
  socket.resetAndDestroy()
  const [answer] = await exchange(`${HEALTH}${LAST}`)
  assert.equal(answer!.status, 200)
})
