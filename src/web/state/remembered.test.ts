import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setGlobals } from '../../../test/browser-globals.ts'
import { recall } from './remembered.ts'

const INITIAL = { sign: 'aries', isWider: false, places: ['one'] }

/** The browser keeps this text under the key of the form, or fails. */
const keeping = (t: TestContext, text: string | null | Error) =>
  setGlobals(t, {
    localStorage: {
      getItem: (key: string) => {
        if (text instanceof Error) throw text
        return key === 'augury.form' ? text : null
      },
    },
  })

test('what was kept is recalled, and the rest is as at first', (t) => {
  keeping(t, '{"sign":"leo"}')
  assert.deepEqual(recall('form', INITIAL), { ...INITIAL, sign: 'leo' })
  assert.deepEqual(recall('another', INITIAL), INITIAL)
})

test('members of another type, and members that nobody knows, are ignored', (t) => {
  keeping(t, '{"sign":7,"isWider":true,"places":"two","__proto__":{"x":1},"older":"x"}')
  assert.deepEqual(recall('form', INITIAL), { ...INITIAL, isWider: true })
})

test('a browser that keeps nothing, or something that is no object, gives what is at first', (t) => {
  for (const text of [null, 'null', '7', '"leo"', '{"sign":', new Error('denied')]) {
    keeping(t, text)
    assert.deepEqual(recall('form', INITIAL), INITIAL)
  }
})
