import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mayHaveMistake, nearWords } from './near-words.ts'
import { sortedTexts } from './sorted-texts.ts'

/** Words as they stand on the disk, here none of them sharing its beginning with the one before. */
function listOf(...words: string[]) {
  const bytes = words.map((word) => Buffer.from(word))
  const parts = [
    Buffer.alloc(words.length),
    Buffer.from(bytes.map(({ length }) => length)),
    Buffer.concat(bytes),
  ]
  return sortedTexts(words.length, () => parts.shift()!)
}

test('words of four to twenty-four letters may have a mistake', () => {
  const words = ['x'.repeat(3), 'x'.repeat(4), 'x'.repeat(24), 'x'.repeat(25), '𐐀'.repeat(3), '𐐀'.repeat(4)]
  assert.deepEqual(words.map(mayHaveMistake), [false, true, true, false, false, true])
})

test('a word with one letter too many, too few or wrong, or with two neighbours swapped, is near; itself is not', () => {
  const places = ['berlin', 'köln', 'москва', '東京都庁']
  const found = (word: string) =>
    nearWords(listOf(...places), word).map(({ from, to }) => places.slice(from, to))
  for (const near of [
    'berlinn',
    'bberlin',
    'berln',
    'erlin',
    'berlim',
    'merlin',
    'ebrlin',
    'berlni',
    'belrin',
  ])
    assert.deepEqual(found(near), [['berlin']], near)
  for (const far of ['berlin', 'berlinxx', 'brln', 'nilreb', 'lerbin']) assert.deepEqual(found(far), [], far)
  assert.deepEqual(found('масква'), [['москва']])
  // A letter that is wrong in a script with too many letters is not looked for, one too many is.
  assert.deepEqual(found('東京都'), [])
  assert.deepEqual(found('東京都庁前'), [['東京都庁']])
})
