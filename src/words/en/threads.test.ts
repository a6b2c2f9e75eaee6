import assert from 'node:assert/strict'
import { test } from 'node:test'
import { laid } from '../../../test/laid-cards.ts'
import { numberWord, threadWords } from './threads.ts'

test('up to three cards of a thread are named, and no more', () => {
  const told = (...ids: string[]) => threadWords({ kind: 'courts', cards: laid(...ids) }, 0)
  assert.match(told('waki', 'cuqu'), /: the King of Wands and the Queen of Cups stand/)
  assert.match(
    told('waki', 'cuqu', 'swpa'),
    /: the King of Wands, the Queen of Cups and the Page of Swords stand/,
  )
  assert.equal(told('waki', 'cuqu', 'swpa', 'pekn'), told('waki', 'cuqu', 'swpa'))
})

test('each variant of a thread is another sentence, and after the last comes the first', () => {
  const cards = laid('waki', 'cuqu')
  const told = Array.from({ length: 6 }, (_, variant) => threadWords({ kind: 'courts', cards }, variant))
  assert.equal(new Set(told).size, 6)
  assert.equal(threadWords({ kind: 'courts', cards }, 6), told[0])
})

test('numbers are words up to twenty', () => {
  assert.deepEqual([0, 2, 13, 20, 21].map(numberWord), ['no', 'two', 'thirteen', 'twenty', '21'])
})
