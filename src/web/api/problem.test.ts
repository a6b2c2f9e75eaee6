import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memberOf, type Problem, problemIn, unreachable } from './problem.ts'

const response = (status: number, headers: Record<string, string> = {}) =>
  new Response('', { status, headers })

test('an error of astrology is an object, one of tarot a text', () => {
  const details = { field: 'timezone' }
  const error = { code: 'INVALID_TIMEZONE', message: 'Unknown zone.', details }
  assert.deepEqual(problemIn(response(422), { error }), {
    code: 'INVALID_TIMEZONE',
    message: 'Unknown zone.',
    details,
    retryAfterSeconds: undefined,
  })
  assert.deepEqual(problemIn(response(400), { error: 'count must be 1 or 3' }), {
    code: 'INVALID_REQUEST',
    message: 'count must be 1 or 3',
    details: {},
    retryAfterSeconds: undefined,
  })
})

test('an answer that the page cannot read is named by its status', () => {
  for (const [status, code] of [
    [400, 'INVALID_REQUEST'],
    [422, 'INVALID_VALUE'],
    [429, 'RATE_LIMIT_EXCEEDED'],
    [500, 'INTERNAL_ERROR'],
    [503, 'SERVICE_UNAVAILABLE'],
    [502, 'HTTP 502'],
  ] as const) {
    const problem = problemIn(response(status), undefined)
    assert.equal(problem.code, code)
    assert.equal(
      problem.message,
      `The service answered with status ${status}, and nothing this page can read.`,
    )
  }
})

test('the time to wait is what the service says, if it says one', () => {
  assert.equal(problemIn(response(429, { 'retry-after': '17' }), {}).retryAfterSeconds, 17)
  assert.equal(problemIn(response(429, { 'retry-after': '0' }), {}).retryAfterSeconds, undefined)
  assert.equal(problemIn(response(429), {}).retryAfterSeconds, undefined)
})

test('no answer is the network’s fault offline, and the service’s online', () => {
  assert.equal(unreachable(true).code, 'NETWORK')
  assert.match(unreachable(true).message, /^The service did not answer\./)
  assert.equal(unreachable(false).code, 'OFFLINE')
  assert.match(unreachable(false).message, /^This device is offline\./)
})

test('a problem is about the field it names, or else about the first of its issues', () => {
  const about = (details: Problem['details']) => memberOf({ ...unreachable(true), details })
  assert.equal(about({ field: 'birthDateTime', issues: [{ path: 'latitude' }] }), 'birthDateTime')
  assert.equal(about({ issues: [{ path: 'positions[0].name' }, { path: 'seed' }] }), 'positions[0].name')
  assert.equal(about({ issues: 'none' }), undefined)
  assert.equal(about({}), undefined)
})
