import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CircuitBreaker } from './circuit-breaker.ts'
import { Declined } from './declined.ts'

const resting = (error: unknown) => error instanceof Declined && error.reason === 'resting'

test('after a trial that succeeded texts are admitted again, and the next failures are counted anew', () => {
  let now = 0
  const breaker = new CircuitBreaker(() => now)
  const failTillItRests = () => {
    while (!breaker.isResting) breaker.failed(breaker.admit(), { isLasting: false })
  }
  for (let round = 0; round < 2; round++) {
    failTillItRests()
    assert.throws(() => breaker.admit(), resting)
    now += breaker.restMs
    const trial = breaker.admit()
    assert.equal(trial.isTrial, true)
    assert.throws(() => breaker.admit(), resting, 'one trial at a time')
    breaker.succeeded()
    assert.deepEqual([breaker.isResting, breaker.isFailing, breaker.restMs], [false, false, 0])
    assert.equal(breaker.admit().isTrial, false)
  }
})

test('the breaker reports failing after two failed texts in a row, not after one', () => {
  const breaker = new CircuitBreaker(() => 0)
  const seen: boolean[] = [breaker.isFailing]
  for (let n = 0; n < 3; n++) {
    breaker.failed(breaker.admit(), { isLasting: false })
    seen.push(breaker.isFailing)
  }
  breaker.succeeded()
  assert.deepEqual([...seen, breaker.isFailing], [false, false, true, true, false])
})

test('after a success the first rest is as short as at the beginning', () => {
  let now = 0
  const breaker = new CircuitBreaker(() => now)
  const rest = () => {
    while (!breaker.isResting) breaker.failed(breaker.admit(), { isLasting: false })
    return breaker.restMs
  }
  const first = rest()
  for (let n = 0; n < 2; n++) {
    now += breaker.restMs
    breaker.failed(breaker.admit(), { isLasting: false })
  }
  assert.equal(breaker.restMs, 4 * first)
  now += breaker.restMs + 1
  assert.equal(breaker.restMs, 0, 'a rest that is over')
  breaker.succeeded()
  assert.equal(rest(), first)
})
