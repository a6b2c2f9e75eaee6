import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ENGLISH } from './english.ts'

/** By its path, each member, and those that stand beside it. */
function* membersOf(
  value: object,
  path: string,
): Generator<{ path: string; name: string; member: unknown; others: readonly string[] }> {
  const others = Object.keys(value)
  for (const [name, member] of Object.entries(value)) {
    yield { path: `${path}.${name}`, name, member, others }
    if (typeof member === 'object' && member !== null && !Array.isArray(member))
      yield* membersOf(member, `${path}.${name}`)
  }
}

test('no function of the language stands under the name of one beside it', () => {
  const members = [...membersOf(ENGLISH, 'ENGLISH')]
  const functions = members.filter(({ member }) => typeof member === 'function')
  assert.ok(functions.length > 150)
  const exchanged = functions.filter(
    ({ name, member, others }) =>
      (member as () => void).name !== name && others.includes((member as () => void).name),
  )
  assert.deepEqual(
    exchanged.map(({ path, member }) => `${path} is ${(member as () => void).name}`),
    [],
  )
})
