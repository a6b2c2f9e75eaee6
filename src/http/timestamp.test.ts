import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { timestamp } from './timestamp.ts'

test('it writes what Date writes, at any time from 1970 to 9999, one after the other', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 253_402_300_799_999 }),
      fc.integer({ min: 0, max: 3000 }),
      (now, later) => {
        for (const at of [now, Math.min(now + later, 253_402_300_799_999), now])
          assert.equal(timestamp(at), new Date(at).toISOString())
      },
    ),
  )
})
