import assert from 'node:assert/strict'
import { test } from 'node:test'
import { logSerializers } from './log-serializers.ts'

const { err, reason } = logSerializers(['hunter2'])

test('a reason is logged as it is, without our secrets, however deep they are in it', () => {
  assert.equal(reason('key hunter2 is wrong'), 'key [secret] is wrong')
  assert.deepEqual(reason({ a: ['hunter2', 1, null, true, { b: 'hunter2' }], c: undefined }), {
    a: ['[secret]', 1, null, true, { b: '[secret]' }],
    c: undefined,
  })
  assert.equal(reason(7), 7)
  assert.equal(reason(null), null)
})

test('what is deeper than five levels is left out', () => {
  const nested = (levels: number): unknown => (levels === 0 ? 'end' : { in: nested(levels - 1) })
  assert.deepEqual(reason(nested(5)), nested(5))
  assert.deepEqual(reason(nested(6)), { in: { in: { in: { in: { in: '…' } } } } })
})

test('an error is logged with its type, message and stack, and what was thrown instead of one as it is', () => {
  const { type, message, stack } = err(new RangeError('hunter2 is too short')) as Record<string, string>
  assert.deepEqual([type, message], ['RangeError', '[secret] is too short'])
  assert.match(stack!, /^RangeError: \[secret\] is too short\n/)
  assert.equal(err('hunter2'), '[secret]')
})
