/** Which kinds of text are asked of the model while another fails, and while the connection does. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CircuitBreakers, type TextFailure } from './circuit-breakers.ts'
import { Declined } from './declined.ts'

const REJECTED: TextFailure = { isLasting: false, connection: 'answered' }
const UNREACHABLE: TextFailure = { isLasting: false, connection: 'failed' }
const TIMED_OUT: TextFailure = { isLasting: false, connection: 'unknown' }

function breakersAt(start = 0) {
  const clock = { now: start }
  const breakers = new CircuitBreakers(() => clock.now)
  const fail = (kind: string, times: number, failure: TextFailure) => {
    for (let n = 0; n < times; n++) breakers.failed(breakers.admit(kind), failure)
  }
  const isOpen = (kind: string) => {
    try {
      breakers.abandoned(breakers.admit(kind))
      return false
    } catch (error) {
      assert.ok(error instanceof Declined)
      return true
    }
  }
  return { clock, breakers, fail, isOpen }
}

test('a kind of text that always fails is no longer asked for; the others are', () => {
  for (const failure of [REJECTED, TIMED_OUT]) {
    const { breakers, fail, isOpen } = breakersAt()
    breakers.succeeded(breakers.admit('daily'))
    fail('natal', 5, failure)
    assert.deepEqual([isOpen('natal'), isOpen('daily'), isOpen('spread')], [true, false, false])
    assert.deepEqual([breakers.isResting, breakers.isFailing], [false, false])
    assert.deepEqual(breakers.failingKinds, ['natal'])
    assert.equal(breakers.restMs, 5_000)
  }
})

test('success of one kind says nothing of another', () => {
  const { breakers, fail, isOpen } = breakersAt()
  for (let n = 0; n < 5; n++) {
    fail('natal', 1, REJECTED)
    breakers.succeeded(breakers.admit('daily'))
  }
  assert.deepEqual([isOpen('natal'), isOpen('daily')], [true, false])
})

test('a model that cannot be reached is asked for no kind of text, however the failures are spread', () => {
  const { breakers, fail, isOpen } = breakersAt()
  for (const kind of ['daily', 'natal', 'spread', 'daily', 'natal']) fail(kind, 1, UNREACHABLE)
  for (const kind of ['daily', 'natal', 'spread', 'personal_day']) assert.equal(isOpen(kind), true, kind)
  assert.deepEqual([breakers.isResting, breakers.isFailing], [true, true])
})

test('after the pause one text at a time is tried, of whatever kind, and its success lets all kinds in', () => {
  const { clock, breakers, isOpen } = breakersAt()
  breakers.failed(breakers.admit('daily'), { ...UNREACHABLE, isLasting: true })
  assert.equal(isOpen('spread'), true)
  clock.now += 30_000
  const trial = breakers.admit('spread')
  assert.equal(isOpen('natal'), true, 'one at a time')
  breakers.succeeded(trial)
  assert.deepEqual([isOpen('natal'), isOpen('spread'), isOpen('daily')], [false, false, false])
  breakers.succeeded(breakers.admit('daily'))
  assert.deepEqual([breakers.isResting, breakers.isFailing, breakers.failingKinds], [false, false, []])
})

test('a trial that was answered badly shows that the connection works; one without an answer shows nothing', () => {
  for (const [failure, isSpreadOpen] of [
    [REJECTED, false],
    [TIMED_OUT, false],
    [UNREACHABLE, true],
  ] as const) {
    const { clock, breakers, fail, isOpen } = breakersAt()
    fail('daily', 5, UNREACHABLE)
    clock.now += 5_000
    breakers.failed(breakers.admit('natal'), failure)
    assert.equal(isOpen('spread'), isSpreadOpen, failure.connection)
    assert.equal(breakers.isResting, failure !== REJECTED)
  }
})

test('a model that is asked for one kind only is failing when that kind is', () => {
  const { breakers, fail } = breakersAt()
  assert.deepEqual([breakers.isResting, breakers.isFailing, breakers.restMs], [false, false, 0])
  fail('daily', 2, REJECTED)
  assert.deepEqual([breakers.isResting, breakers.isFailing], [false, true])
  fail('daily', 3, REJECTED)
  assert.deepEqual([breakers.isResting, breakers.isFailing], [true, true])
})
