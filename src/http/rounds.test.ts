import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as nextRound } from 'node:timers/promises'
import { takeTurn } from './rounds.ts'

function turns(names: readonly string[], happened: string[]) {
  for (const name of names)
    takeTurn({
      work: () => {
        happened.push(`${name} worked out`)
        if (name === 'bad') throw new Error('bad luck')
        return name
      },
      done: (answer) => happened.push(`${answer} sent`),
      failed: (thrown) => happened.push((thrown as Error).message),
    })
}

test('what arrived together is all worked out before the first is sent, in the order of arrival', async () => {
  const happened: string[] = []
  turns(['one', 'two'], happened)
  assert.deepEqual(happened, [])
  await nextRound()
  assert.deepEqual(happened, ['one worked out', 'two worked out', 'one sent', 'two sent'])
})

test('one that throws is told so in its turn, and the others are sent', async () => {
  const happened: string[] = []
  turns(['one', 'bad', 'two'], happened)
  await nextRound()
  assert.deepEqual(happened.slice(3), ['one sent', 'bad luck', 'two sent'])
})

test('what arrives while a round is under way has its turn in the next', async () => {
  const happened: string[] = []
  takeTurn({
    work: () => {
      turns(['late'], happened)
      return 'early'
    },
    done: (answer) => happened.push(`${answer} sent`),
    failed: (thrown) => assert.fail(String(thrown)),
  })
  await nextRound()
  assert.deepEqual(happened, ['early sent'])
  await nextRound()
  assert.deepEqual(happened.slice(1), ['late worked out', 'late sent'])
})
