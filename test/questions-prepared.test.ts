/** The first question of a process waits for the vocabulary, and nobody else does. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testParts, testService } from './service.ts'

test('a draw with a question waits until questions can be read, a draw without one does not', async (t) => {
  let prepare = () => {}
  let asked = 0
  const prepared = new Promise<void>((resolve) => {
    prepare = resolve
  })
  const parts = testParts(
    {},
    {
      questionsPrepared: () => {
        asked++
        return prepared
      },
    },
  )
  const service = await testService(parts)
  t.after(() => service.close())
  const draw = (path: string, payload: object) =>
    service.inject({ method: 'POST', url: `/v1/tarot/${path}`, payload })
  for (const path of ['daily-card', 'three-card', 'yes-no']) {
    const { statusCode } = await draw(path, { seed: 'x' })
    assert.equal(statusCode, 200)
  }
  assert.equal(asked, 0)
  let isAnswered = false
  const waiting = draw('three-card', { seed: 'x', question: 'Will I get the job?' }).finally(() => {
    isAnswered = true
  })
  assert.equal((await draw('three-card', { seed: 'y' })).statusCode, 200)
  assert.equal(isAnswered, false)
  assert.equal(asked, 1)
  prepare()
  assert.equal((await waiting).statusCode, 200)
})
