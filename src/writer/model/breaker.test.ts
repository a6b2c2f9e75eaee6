import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Breaker } from './breaker.ts'
import { Declined } from './declined.ts'

const resting = (error: unknown) => error instanceof Declined && error.reason === 'resting'

test('after a trial that succeeded texts are admitted again, and the next failures are counted anew', () => {
  let now = 0
  const breaker = new Breaker(() => now)
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
