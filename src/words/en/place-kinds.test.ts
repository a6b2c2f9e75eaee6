import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PlaceKind } from '../../tarot/spreads.ts'
import { kindOfOwnPlace } from './place-kinds.ts'

const FOUND: Record<string, [name: string, question?: string][]> = {
  past: [['Past'], ['What was'], ['Behind me'], ['My childhood'], ['Card 1', 'What happened in the past?']],
  present: [['Present'], ['The situation'], ['Now'], ['Heart of the matter'], ['Where I stand']],
  challenge: [
    ['Challenge'],
    ['Obstacle'],
    ['What hinders'],
    ['What blocks me'],
    ['X', 'What stands in my way?'],
  ],
  root: [['Root'], ['Why'], ['The cause'], ['Foundation'], ['Hidden influence']],
  aim: [['My goal'], ['The wish'], ['What I want'], ['Crown']],
  near_future: [['Next week'], ['Tomorrow'], ['Monday'], ['What is coming'], ['October']],
  self: [['Me'], ['Myself'], ['My attitude'], ['You']],
  others: [['Environment'], ['The people around'], ['Family'], ['Outside influences']],
  hope_and_fear: [['Hopes and fears'], ['Fears and Hopes'], ['Hope or fear']],
  outcome: [['Outcome'], ['Result'], ['Where it leads'], ['Future']],
  advice: [['Advice'], ['What to do'], ['Action'], ['First step'], ['Guidance']],
  strength: [['Strength'], ['What helps'], ['My gift'], ['X', 'What can I lean on this week?']],
  weakness: [['Weakness'], ['Blind spot'], ['What to let go'], ['Fear']],
  mind: [['Mind'], ['Thoughts']],
  body: [['Body'], ['Health']],
  spirit: [['Spirit'], ['Soul'], ['Meaning']],
  other_person: [['Partner'], ['Him'], ['The other person'], ['My boss']],
  bond: [
    ['Relationship'],
    ['Between us'],
    ['Between them'],
    ['The bond'],
    ['The relationship with my mother'],
  ],
  choice: [['Option A'], ['Path B'], ['Second choice']],
  open: [['Blue'], ['1'], ['Überraschung'], ['']],
}

test('the kind of a caller’s own place is found by words of its name, then of its question', () => {
  for (const [kind, places] of Object.entries(FOUND))
    for (const [name, question] of places)
      assert.equal(kindOfOwnPlace(name, question), kind as PlaceKind, `${name} ${question ?? ''}`)
})

test('the name counts before the question', () => {
  assert.equal(kindOfOwnPlace('Past', 'What should I do?'), 'past')
})

test('a place of any length is looked at, quickly', () => {
  assert.equal(kindOfOwnPlace('x '.repeat(50), 'y '.repeat(250)), 'open')
})

/** Places whose name has words of two kinds. */
const BOTH: Readonly<Record<string, readonly [PlaceKind, PlaceKind]>> = {
  'Hopes and fears between us': ['hope_and_fear', 'bond'],
  'The bond with my father': ['bond', 'other_person'],
  'What my partner can do': ['other_person', 'advice'],
  'How to let go': ['advice', 'weakness'],
  'The problem I avoid': ['weakness', 'challenge'],
  'What helps against it': ['challenge', 'strength'],
  'Hidden gifts': ['strength', 'root'],
  'Roots in the past': ['root', 'past'],
  'Results of the past': ['past', 'outcome'],
  'Where the coming week leads': ['outcome', 'near_future'],
  'The next choice': ['near_future', 'choice'],
  'The best option': ['choice', 'aim'],
  'My mental goals': ['aim', 'mind'],
  'Body and mind': ['mind', 'body'],
  'Soul and body': ['body', 'spirit'],
  'Family and faith': ['spirit', 'others'],
  'Me among people': ['others', 'self'],
  'The matter and my part in it': ['self', 'present'],
}

test('a name with words of two kinds is of the more special one', () => {
  for (const [name, [special, general]] of Object.entries(BOTH))
    assert.equal(kindOfOwnPlace(name), special, `${name}, and not ${general}`)
})
