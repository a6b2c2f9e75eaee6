import assert from 'node:assert/strict'
import { test } from 'node:test'
import { laid } from '../../../test/laid-cards.ts'
import { DECK } from '../../tarot/deck.ts'
import { PLACE_KINDS } from '../../tarot/spreads.ts'
import type { Thread } from '../../tarot/threads.ts'
import { cardFact, threadFact } from './spread-facts.ts'

const told = (kind: (typeof PLACE_KINDS)[number], place?: string) =>
  cardFact({ card: DECK[0]!, orientation: 'upright', kind, place } as Parameters<typeof cardFact>[0])

const WORDS: Record<(typeof PLACE_KINDS)[number], string> = {
  past: 'what was, and still has weight',
  root: 'what lies underneath',
  present: 'the heart of the matter',
  open: 'the matter as it stands',
  challenge: 'what resists',
  weakness: 'what trips you',
  aim: 'what is wished for',
  hope_and_fear: 'what is hoped for and feared',
  near_future: 'what comes next',
  outcome: 'where it leads if nothing changes',
  self: 'your own part',
  others: 'the people and places around',
  other_person: 'the other person, as seen from outside',
  bond: 'what is between the two of you',
  strength: 'what can be leaned on',
  mind: 'thoughts',
  body: 'body, rest and pace',
  spirit: 'meaning',
  choice: 'one of several ways',
  advice: 'what helps',
}

test('a model is told each kind of place in the words of docs/spreads.md', () => {
  for (const kind of PLACE_KINDS) assert.equal(/Place: ([^.]*)\./.exec(told(kind))![1], WORDS[kind])
})

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
