import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extentOf } from '../../../test/wheel/ink.ts'
import { CAPTION_LETTERS } from './caption.ts'
import { type Alphabet, letterDefinitions, roomOf, written } from './lettering.ts'

/** Letters of round widths: a line of them is measured in the head. */
const ALPHABET: Alphabet = {
  letters: {
    A: { width: 500, outline: 'M0 0A' },
    B: { width: 600, outline: 'M0 0B' },
    C: { width: 1000, outline: 'M0 0C' },
    D: { width: 332, outline: 'M0 0D' },
    ' ': { width: 250, outline: '' },
  },
  kerning: { AB: -50, BA: 20, 'A ': 10 },
}

/** In thousandths of the size. */
const widthOf = (words: string) => roomOf(words, 2000, ALPHABET).halfWidth

test('a line is as wide as its letters, which stand nearer or farther where their pair does', () => {
  for (const [words, width] of [
    ['', 0],
    ['A', 500],
    ['AB', 500 - 50 + 600],
    ['BA', 600 + 20 + 500],
    ['AA', 1000],
    ['A B', 500 + 10 + 250 + 600],
    ['CAB', 1000 + 500 - 50 + 600],
  ] as const)
    assert.equal(widthOf(words), width, words)
})

test('small letters are capitals of four fifths of the size, the room between them, too', () => {
  assert.equal(widthOf('a'), 400)
  assert.equal(widthOf('Ab'), 500 + 0.8 * (-50 + 600))
  assert.equal(widthOf('aB'), 0.8 * 500 - 50 + 600)
})

test('an accent without an outline is left off, and a letter without one, as if it were not there', () => {
  assert.equal(widthOf('ÄB'), widthOf('AB'))
  assert.equal(widthOf('A漢B'), widthOf('AB'))
})

test('the room grows with the size, and letters without an alphabet are the figures of the wheel', () => {
  assert.equal(roomOf('CC', 10, ALPHABET).halfWidth, 10)
  const { halfWidth, halfHeight } = roomOf('18°36′', 12)
  assert.deepEqual(roomOf('18°36′', 24), { halfWidth: 2 * halfWidth, halfHeight: 2 * halfHeight })
  assert.ok(halfWidth > 12 && halfWidth < 24)
})

test('words stand around their point: half their width to either side, half a capital above and below', () => {
  const drawn = written('CAB', { x: 100, y: -50 }, 20, '#123456', ALPHABET)
  // 2050 thousandths wide, 700 high.
  assert.match(drawn, /^<g fill="#123456" transform="translate\(79\.5 -43\) scale\(0\.02\)">/)
  assert.match(written('C', { x: 0, y: 0 }, 12.345, '#000', ALPHABET), / scale\(0\.01235\)"/)
  for (const letter of 'HIDR') {
    const { top, bottom } = extentOf(CAPTION_LETTERS.letters[letter]!.outline)
    assert.deepEqual([Math.round(top), Math.round(bottom)], [-700, 0], letter)
  }
})

test('each letter stands where the ones before it end; a space only takes room', () => {
  const uses = (words: string) =>
    written(words, { x: 0, y: 0 }, 10, '#000', ALPHABET).match(/<use[^>]*>/g) ?? []
  assert.deepEqual(uses('AB C'), [
    '<use href="#letter-65"/>',
    '<use href="#letter-66" x="450"/>',
    '<use href="#letter-67" x="1300"/>',
  ])
  assert.deepEqual(uses('aBc'), [
    '<use href="#letter-65" transform="translate(0 0) scale(0.8)"/>',
    '<use href="#letter-66" x="350"/>',
    '<use href="#letter-67" transform="translate(950 0) scale(0.8)"/>',
  ])
  assert.equal(uses('dC')[1], '<use href="#letter-67" x="266"/>', '265.6 is nearer to 266')
  assert.deepEqual(uses(' '), [])
})

test('round letters lie within the height of a label, with no more than a hundredth to spare', () => {
  const halfBox = roomOf('0', 1000).halfHeight
  const reaches = [...'ODCGS08'].map((letter) => {
    const { top, bottom } = extentOf(CAPTION_LETTERS.letters[letter]!.outline)
    return Math.max(-350 - top, bottom + 350)
  })
  const farthest = Math.max(...reaches)
  assert.ok(farthest <= halfBox && halfBox - farthest < 10, `${farthest} in ${halfBox}`)
})

test('a drawing defines each letter that it uses once, and no other', () => {
  const drawing = written('ABA', { x: 0, y: 0 }, 10, '#000', ALPHABET)
  // The wheel's own outline of a letter comes before that of the caption.
  const own = letterDefinitions(written('A', { x: 0, y: 0 }, 10, '#000'))
  assert.match(own, /^<defs><path id="letter-65" d="M[^"]+"\/><\/defs>$/)
  assert.equal(
    letterDefinitions(drawing, ALPHABET),
    own.replace('</defs>', '<path id="letter-66" d="M0 0B"/></defs>'),
  )
  assert.equal(letterDefinitions('<path d="M0 0"/>', ALPHABET), '')
})
