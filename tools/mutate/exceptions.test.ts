import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withoutExceptions } from './exceptions.ts'
import { mutantsOf } from './mutants.ts'

/** What is left to try: `line kind text`. */
const left = (source: string) =>
  withoutExceptions('made-up.ts', source, mutantsOf('made-up.ts', source)).map(
    ({ line, kind, edit }) => `${line} ${kind} ${edit.text}`,
  )

test('a comment leaves out the mutants of its kinds on the next line, and no other', () => {
  assert.deepEqual(left('const a = 1\nconst b = 2\n'), [
    '1 constant 2',
    '1 constant 0',
    '2 constant 3',
    '2 constant 1',
  ])
  assert.deepEqual(left('// mutate constant: a reason\nconst a = 1\nconst b = 2\n'), [
    '3 constant 3',
    '3 constant 1',
  ])
  assert.deepEqual(left('// mutate operator: a reason\nconst a = 1\n'), ['2 constant 2', '2 constant 0'])
})

test('with a text it leaves out the mutants that write this text', () => {
  assert.deepEqual(left('// mutate operator <=, constant 6: a reason\nconst a = b < 5\n'), [
    '2 operator >=',
    '2 constant 4',
  ])
})

test('other comments may stand between', () => {
  assert.deepEqual(left('// mutate constant: a reason\n/** In\n * degrees. */\nconst a = 1\n'), [])
})

test('for a block it reaches to the end of the statement', () => {
  const source = '// mutate-block list, order: a reason\nconst a = [\n  b,\n  c,\n]\nconst d = [e, f]\n'
  assert.deepEqual(left(source), ['6 list ', '6 list ', '6 order f, e'])
})

test('an exception for a file covers all its lines', () => {
  assert.deepEqual(left('const a = 1\n// mutate-file constant: a reason\nconst b = 2\n'), [])
})

test('a kind that does not exist is refused with its line', () => {
  assert.throws(
    () => left('\n// mutate sizes: a reason\nconst a = 1\n'),
    /^Error: made-up\.ts:2: sizes begins with none of operator, /,
  )
})
