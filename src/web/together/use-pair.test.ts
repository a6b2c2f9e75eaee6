import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { renderHook } from '../../../test/hook.ts'
import { slowNetwork } from '../../../test/slow-network.ts'
import { FIRST_SETTINGS } from '../chart/settings.ts'
import { NO_BIRTH } from '../state/birth-list.ts'
import { pairRequests } from './pair.ts'
import { usePair } from './use-pair.ts'

const birth = { ...NO_BIRTH, date: '1990-05-15', time: '14:30', placeId: '3936456' }
const REQUESTS = pairRequests(
  { first: birth, second: birth, isSecondRemembered: false },
  'love',
  FIRST_SETTINGS,
)

/** The comparison and both charts, on their way. */
async function sentPair(t: TestContext) {
  // On a busy machine the time after which waiting is shown would be over before the answers have come.
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const sent = slowNetwork(t)
  const hook = await renderHook(t, () => usePair(), {})
  await hook.during(() => hook.current().send(REQUESTS))
  const [comparison, first, second] = sent
  return { ...hook, comparison: comparison!, first: first!, second: second! }
}

test('a problem is shown when all three answers have come, and none before', async (t) => {
  const { current, during, comparison, first, second } = await sentPair(t)
  await during(() => first.refuse('OF_THE_FIRST'))
  await during(() => comparison.answer({}))
  assert.deepEqual([current().wait, current().problem], ['short', undefined])
  await during(() => second.answer({}))
  assert.deepEqual([current().wait, current().problem?.code], ['none', 'OF_THE_FIRST'])
  assert.equal(current().answers, undefined)
})

test('of several problems that of the comparison is shown, which names whose birth it is', async (t) => {
  const { current, during, comparison, first, second } = await sentPair(t)
  await during(() => second.refuse('OF_THE_SECOND'))
  await during(() => first.refuse('OF_THE_FIRST'))
  await during(() => comparison.refuse('OF_THE_COMPARISON'))
  assert.equal(current().problem?.code, 'OF_THE_COMPARISON')
})

test('the comparison and both charts are shown when all three have come, and go together', async (t) => {
  const { current, during, comparison, first, second } = await sentPair(t)
  await during(() => comparison.answer('comparison'))
  await during(() => first.answer('first'))
  assert.equal(current().answers, undefined)
  await during(() => second.answer('second'))
  assert.deepEqual(current().answers, {
    answer: { data: 'comparison' },
    first: { data: 'first' },
    second: { data: 'second' },
  })
  await during(() => current().clear())
  assert.deepEqual([current().answers, current().exchange, current().wait], [undefined, undefined, 'none'])
})
