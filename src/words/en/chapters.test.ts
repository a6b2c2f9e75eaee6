import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CHAPTER_KINDS } from '../../almanac/life.ts'
import { chapterTitle } from './chapters.ts'

test('the title of a chapter that comes again has its number, of a progressed one its sign', () => {
  assert.equal(chapterTitle({ kind: 'saturn-return', which: 2, sign: null }), 'Second Saturn return')
  assert.equal(chapterTitle({ kind: 'uranus-opposition', which: 1, sign: null }), 'Uranus opposition')
  assert.equal(
    chapterTitle({ kind: 'progressed-full-moon', which: 1, sign: 'Leo' }),
    'Progressed Full Moon in Leo',
  )
  assert.equal(
    chapterTitle({ kind: 'progressed-sun-sign', which: 1, sign: 'Virgo' }),
    'Progressed Sun enters Virgo',
  )
})

test('every kind of chapter has a title with the names of its planets in capitals', () => {
  for (const kind of CHAPTER_KINDS) {
    const title = chapterTitle({ kind, which: 1, sign: kind.startsWith('progressed') ? 'Leo' : null })
    assert.match(title, /^[A-Z][a-zA-Z ]+$/)
    assert.doesNotMatch(title, /\b(saturn|jupiter|uranus|neptune|pluto|moon|sun)\b/, title)
  }
})
