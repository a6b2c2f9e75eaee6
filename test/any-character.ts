/** Any character of Unicode, as a unit of arbitrary texts. The library's own, `binary`, makes a table of all of them first: a second for each process. */
import assert from 'node:assert/strict'
import fc from 'fast-check'

const LAST_BEFORE_SURROGATES = 0xd7ff
const FIRST_AFTER_SURROGATES = 0xe000
const LAST = 0x10ffff

export const anyCharacter: fc.Arbitrary<string> = fc
  .oneof(
    fc.integer({ min: 0, max: LAST_BEFORE_SURROGATES }),
    fc.integer({ min: FIRST_AFTER_SURROGATES, max: LAST }),
  )
  .map((point) => String.fromCodePoint(point), pointOf)

/** By it the library knows that words like `__proto__`, which it tries now and then, are made of such characters. */
function pointOf(character: unknown): number {
  assert(typeof character === 'string' && [...character].length === 1)
  return character.codePointAt(0)!
}
