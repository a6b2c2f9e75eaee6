import assert from 'node:assert/strict'
import { test } from 'node:test'
import { laid } from '../../../test/laid-cards.ts'
import { DECK } from '../../tarot/deck.ts'
import { PLACE_KINDS } from '../../tarot/spreads.ts'
import type { Thread } from '../../tarot/threads.ts'
import { gistOf } from './places.ts'
import { cardFact, spreadFactMembers, spreadLengths, themeWords, threadFact } from './spread-facts.ts'

const factOf = (kind: (typeof PLACE_KINDS)[number], place?: string) =>
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

test('the prompt has each kind of place in the words of docs/spreads.md', () => {
  for (const kind of PLACE_KINDS) assert.equal(/Place: ([^.]*)\./.exec(factOf(kind))![1], WORDS[kind])
})

test('the prompt has what cards say together, and which cards', () => {
  const facts: [Thread, string][] = [
    [{ kind: 'number', number: 5, cards: laid('cu05', 'wa05') }, 'two Fives (cu05, wa05)'],
    [
      { kind: 'elements', relation: 'strangers', cards: laid('wa02', 'cu02') },
      'heart and challenge are of elements that weaken each other (wa02, cu02)',
    ],
    [
      { kind: 'elements', relation: 'friends', cards: laid('wa02', 'sw02') },
      'heart and challenge are of elements that help each other (wa02, sw02)',
    ],
    [
      { kind: 'hard_to_kind', cards: laid('sw03', 'ar19') },
      'the first card is hard and the last welcome: it gets lighter (sw03, ar19)',
    ],
    [
      { kind: 'kind_to_hard', cards: laid('ar19', 'sw03') },
      'the first card is welcome and the last hard: it asks more later on (ar19, sw03)',
    ],
    [
      { kind: 'many_hard', cards: laid('sw03', 'sw09') },
      'most cards are hard: the reader is under strain, and it is not all their own doing (sw03, sw09)',
    ],
    [{ kind: 'all_kind', cards: [] }, 'every card is welcome: nothing stands against the reader'],
    [
      { kind: 'elements', relation: 'same', cards: laid('wa02', 'wa03') },
      'heart and challenge are of the same element (wa02, wa03)',
    ],
  ]
  for (const [thread, words] of facts) assert.equal(threadFact(thread), words)
})

test('a place of our own table keeps its name', () => {
  assert.match(factOf('outcome', 'Outcome'), /Place: Outcome, where it leads if nothing changes\./)
})

test('the prompt has the name of every number and rank', () => {
  const names = 'Aces Twos Threes Fours Fives Sixes Sevens Eights Nines Tens Pages Knights Queens Kings'
  for (const [at, name] of names.split(' ').entries())
    assert.equal(threadFact({ kind: 'number', number: at + 1, cards: [] }), `no ${name}`)
})

test('the prompt says whether a card is welcome or hard, as its gist does', () => {
  for (const card of DECK) {
    const drawn = { card, orientation: 'reversed', kind: 'open', number: 1 } as const
    const { noun, tone } = gistOf(drawn)
    assert.ok(cardFact(drawn).includes(`It is ${noun} (${tone === 'kind' ? 'welcome' : 'hard'}): `))
  }
})

test('the prompt has the theme in words', () => {
  assert.match(themeWords('love'), /love/)
  assert.match(themeWords('career'), /^work$/)
  assert.match(themeWords('spiritual'), /inner life/)
  assert.match(themeWords('general'), /none/)
})

test('the prompt says which cards each sentence is about, how many threads there are, and whose act it is', () => {
  // The first sentence is about the whole; a card that no sentence tells alone comes last.
  const parts = [['ar00', 'ar02'], ['ar00'], ['ar00', 'ar01'], ['ar01'], ['ar02'], ['ar02', 'ar03']]
  assert.deepEqual(spreadFactMembers(parts, 2, 'ar01'), {
    summary: 'ar00, then ar01, then ar02, then ar03; the act, with "So", before what lies ahead',
    threads: 'two of them, in their order',
    act: 'what to do about ar01, in the words of the summary without "So"',
  })
  assert.equal(spreadFactMembers([['ar00']], 0, 'ar00').threads, 'an empty list')
})

test('the lengths of a spread are those of its members, each with how many sentences it has', () => {
  const lengths = spreadLengths({
    summary: { least: 100, most: 500 },
    threads: { least: 50, most: 230 },
    act: { most: 180 },
  })
  assert.deepEqual(lengths.split('\n'), [
    // A word has about six characters, and the best length is between the two.
    'summary: 100 to 500 in all, best about 50 words, a sentence or two for each card, with the act before the outcome',
    'threads, each: 50 to 230 in all, best about 23 words, one sentence, or two short ones',
    'act: at most 180 in all, best about 20 words, one sentence, or two short ones',
  ])
})
