import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cardWithId, DECK } from '../../tarot/deck.ts'
import { PLACE_KINDS } from '../../tarot/spreads.ts'
import type { LaidCard, Thread } from '../../tarot/threads.ts'
import { cardFact, threadFact } from './spread-facts.ts'

const told = (kind: (typeof PLACE_KINDS)[number], place?: string) =>
  cardFact({ card: DECK[0]!, orientation: 'upright', kind, place } as Parameters<typeof cardFact>[0])

test('a model is told each kind of place in its own words', () => {
  const words = PLACE_KINDS.map((kind) => /Place: ([^.]*)\./.exec(told(kind))![1]!)
  assert.equal(new Set(words).size, PLACE_KINDS.length)
  assert.equal(words[PLACE_KINDS.indexOf('spirit')], 'meaning')
  assert.equal(words[PLACE_KINDS.indexOf('other_person')], 'the other person, as seen from outside')
  assert.equal(words[PLACE_KINDS.indexOf('outcome')], 'where it leads if nothing changes')
})

const laid = (...ids: string[]): LaidCard[] =>
  ids.map((id, at) => ({ card: cardWithId(id)!, orientation: 'upright', kind: 'open', number: at + 1 }))

test('a model is told what cards say together, and which cards', () => {
  const facts: [Thread, string][] = [
    [{ kind: 'number', number: 5, cards: laid('cu05', 'wa05') }, 'two Fives (cu05, wa05)'],
    [
      { kind: 'suit', suit: 'wands', cards: laid('wa02', 'wa05') },
      'two cards of Wands, the suit of will and work, which leads (wa02, wa05)',
    ],
    [{ kind: 'missing_suit', suit: 'cups', cards: [] }, 'no card of Cups, the suit of feeling'],
    [
      { kind: 'missing_suit', suit: 'swords', cards: [] },
      'no card of Swords, the suit of thoughts and words',
    ],
    [
      { kind: 'missing_suit', suit: 'pentacles', cards: [] },
      'no card of Pentacles, the suit of time, body and means',
    ],
    [
      { kind: 'elements', relation: 'strangers', cards: laid('wa02', 'cu02') },
      'heart and challenge are of elements that weaken each other (wa02, cu02)',
    ],
    [
      { kind: 'elements', relation: 'friends', cards: laid('wa02', 'sw02') },
      'heart and challenge are of elements that help each other (wa02, sw02)',
    ],
  ]
  for (const [thread, words] of facts) assert.equal(threadFact(thread), words)
})

test('a place of our own table keeps its name', () => {
  assert.match(told('outcome', 'Outcome'), /Place: Outcome, where it leads if nothing changes\./)
})
