import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textLine } from './text-line.ts'

const TIME = '2026-11-18T12:04:05.678Z'
const CLOCK = new Date(TIME).toTimeString().slice(0, 8)
const read = (line: object) => textLine(`${JSON.stringify({ time: TIME, ...line })}\n`)

test('a request is its method, route, status and time, without ids', () => {
  const request = { level: 30, msg: 'request', requestId: 'r', client: '127.0.0.1' }
  assert.equal(
    read({ ...request, method: 'POST', route: '/v1/tarot/daily-card', status: 200, ms: 2.6 }),
    `${CLOCK}  POST /v1/tarot/daily-card: 200 in 3 ms\n`,
  )
  assert.equal(
    read({ ...request, method: 'GET', route: null, status: 404, ms: 0.2 }),
    `${CLOCK}  GET (no such path): 404 in 0 ms\n`,
  )
  assert.equal(
    read({ ...request, method: 'GET', route: '/', status: 0, ms: 9 }),
    `${CLOCK}  GET /: the client left\n`,
  )
})

test('a message says how bad it is, and what it is about', () => {
  assert.equal(read({ level: 30, msg: 'stopping', signal: 'SIGINT' }), `${CLOCK}  stopping (signal SIGINT)\n`)
  assert.equal(read({ level: 39, msg: 'noted' }), `${CLOCK}  noted\n`)
  assert.equal(read({ level: 49, msg: 'slow' }), `${CLOCK}  Warning: slow\n`)
  assert.equal(
    read({ level: 40, msg: 'lines were dropped', dropped: 3 }),
    `${CLOCK}  Warning: lines were dropped (dropped 3)\n`,
  )
  const err = { type: 'Error', message: 'broken', stack: 'Error: broken\n    at x.ts:1' }
  assert.equal(
    read({ level: 50, msg: 'a bug', err }),
    `${CLOCK}  Error: a bug\nError: broken\n    at x.ts:1\n`,
  )
})
