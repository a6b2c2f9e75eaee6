import assert from 'node:assert/strict'
import { test } from 'node:test'
import { laid } from '../../../test/laid-cards.ts'
import { numberWord, pairWords, threadWords } from './threads.ts'

test('up to four cards of a thread are named, and no more', () => {
  const courtWords = (...ids: string[]) => threadWords({ kind: 'courts', cards: laid(...ids) }, 0)
  assert.match(courtWords('waki', 'cuqu'), /: the King of Wands and the Queen of Cups stand/)
  assert.match(
    courtWords('waki', 'cuqu', 'swpa'),
    /: the King of Wands, the Queen of Cups and the Page of Swords stand/,
  )
  assert.equal(courtWords('waki', 'cuqu', 'swpa', 'pekn', 'wapa'), courtWords('waki', 'cuqu', 'swpa', 'pekn'))
})

test('each variant of a thread is another sentence, and after the last comes the first', () => {
  const cards = laid('waki', 'cuqu')
  const variants = Array.from({ length: 6 }, (_, variant) => threadWords({ kind: 'courts', cards }, variant))
  assert.equal(new Set(variants).size, 6)
  assert.equal(threadWords({ kind: 'courts', cards }, 6), variants[0])
})

test('numbers are words up to twenty', () => {
  assert.deepEqual([0, 2, 13, 20, 21].map(numberWord), ['no', 'two', 'thirteen', 'twenty', '21'])
})

const variants = (thread: Parameters<typeof threadWords>[0]) =>
  Array.from({ length: 12 }, (_, variant) => threadWords(thread, variant)).join(' ')

test('the sentences of a rank name it and no other', () => {
  for (const [at, name] of ['Pages', 'Knights', 'Queens', 'Kings'].entries()) {
    const words = variants({ kind: 'number', number: 11 + at, cards: [] })
    assert.deepEqual(
      words.match(/Pages|Knights|Queens|Kings/g)!.filter((each) => each !== name),
      [],
      words,
    )
  }
})

test('two cards of a thread are named in their order, with their orientation', () => {
  const [one, other] = laid('wa02', 'cu03')
  const cards = [{ ...one!, orientation: 'reversed' as const }, other!]
  assert.match(
    threadWords({ kind: 'hard_to_kind', cards }, 0),
    /with the Two of Wands reversed, .* with the Three of Cups\./,
  )
})

test('what two cards say together they say in either order', () => {
  for (const [one, other] of [
    ['ar16', 'ar17'],
    ['cuac', 'cu02'],
  ] as const) {
    assert.match(pairWords(one, other)!, /\.$/)
    assert.equal(pairWords(other, one), pairWords(one, other))
  }
  assert.equal(pairWords('ar16', 'wa02'), undefined)
})
