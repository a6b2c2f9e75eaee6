/**
 * A page to write JSON on, for answers with hundreds of numbers: fixed pieces and groups of digits are copied several bytes
 * at a time, without asking how long they are, and what is copied too much is written over by what follows. That takes less than a
 * fifth of the time of adding strings up. Only for words of our own in Latin-1: nothing is escaped.
 */
import assert from 'node:assert/strict'

const PAGE_BYTES = 65_536
/** Bytes that go at one stroke. */
const STROKE = 8

/** All pieces lie side by side, so that they are at hand together. */
const typeCase = new DataView(new ArrayBuffer(PAGE_BYTES))
let setBytes = 0

/**
 * A fixed piece of JSON, ready to be copied, and the form of the number behind it. From the highest bits down: its place in
 * the type case, the strokes it takes, its length, and how many letters of the number stand behind the whole, the point included.
 */
export type Piece = number
const PLACE_SHIFT = 14
const STROKES_SHIFT = 10
const STROKES_MASK = 15
const LENGTH_SHIFT = 3
const LENGTH_MASK = 127
const FRACTION_MASK = 7

/** Pieces for one place in a text. All take as many strokes as the longest: a processor that need not guess does not guess wrong. */
export function pieces(texts: readonly string[], decimals: 0 | 4 | 6 = 0): Int32Array {
  const longest = Math.max(...texts.map(({ length }) => length))
  const strokes = Math.ceil(longest / STROKE)
  assert(longest <= LENGTH_MASK && strokes <= STROKES_MASK, 'a piece is too long')
  const fraction = decimals === 0 ? 0 : 1 + decimals
  return Int32Array.from(texts, (text) => {
    const place = setBytes
    assert(place + longest + STROKE <= PAGE_BYTES, 'the type case is full')
    for (let i = 0; i < text.length; i++) typeCase.setUint8(setBytes++, text.charCodeAt(i))
    return (place << PLACE_SHIFT) | (strokes << STROKES_SHIFT) | (text.length << LENGTH_SHIFT) | fraction
  })
}

export const piece = (text: string, decimals?: 0 | 4 | 6): Piece => pieces([text], decimals)[0]!

const bytesOf = (text: string) => Buffer.from(text, 'latin1')
/** The numbers up to 999 in three bytes, and in the fourth how many of them count. */
const WHOLE = Int32Array.from({ length: 1000 }, (_, n) => {
  const text = String(n)
  return bytesOf(text.padEnd(3)).readUIntLE(0, 3) | (text.length << 24)
})
const TWO_DIGITS = Int16Array.from({ length: 100 }, (_, n) =>
  bytesOf(String(n).padStart(2, '0')).readInt16LE(),
)
const MINUS = '-'.charCodeAt(0)
const POINT = '.'.charCodeAt(0)

/** How the numbers behind pieces are told: in whole millionths, however many decimals are shown. */
export const MILLION = 1_000_000

const bytes = Buffer.alloc(PAGE_BYTES)
const page = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)

/** Writes a piece at a place of the page. Where the next goes. */
export function add(at: number, piece: Piece): number {
  const place = piece >>> PLACE_SHIFT
  const end = place + STROKE * ((piece >> STROKES_SHIFT) & STROKES_MASK)
  for (let from = place, to = at; from < end; from += STROKE, to += STROKE)
    page.setFloat64(to, typeCase.getFloat64(from, true), true)
  return at + ((piece >> LENGTH_SHIFT) & LENGTH_MASK)
}

/** The same with the number behind the piece, which lies between −1000 and 1000 and is rounded already to the decimals that it shows. */
export function put(start: number, piece: Piece, millionths: number): number {
  let at = add(start, piece)
  // The sign is written in any case, and counts if there is one: with the highest bit.
  page.setInt8(at, MINUS)
  at += millionths >>> 31
  const magnitude = Math.abs(millionths) | 0
  const ones = (magnitude / MILLION) | 0
  const whole = WHOLE[ones]!
  page.setInt32(at, whole, true)
  at += whole >> 24
  const rest = magnitude - ones * MILLION
  const first = (rest / 10_000) | 0
  const last4 = rest - first * 10_000
  const second = (last4 / 100) | 0
  page.setInt8(at, POINT)
  page.setInt16(at + 1, TWO_DIGITS[first]!, true)
  page.setInt16(at + 3, TWO_DIGITS[second]!, true)
  page.setInt16(at + 5, TWO_DIGITS[last4 - second * 100]!, true)
  return at + (piece & FRACTION_MASK)
}

/** All that was written before a place, in one piece and one byte a character. */
export const textUntil = (at: number): string => bytes.toString('latin1', 0, at)
