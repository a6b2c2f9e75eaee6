import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asked } from '../../../../test/asked.ts'
import type { CardsAnswer } from '../../../tarot/answer/answer.ts'
import {
  type Deciding,
  decidingOf,
  hasNamedOptions,
  isConsoled,
  isDayOfTwo,
  isEither,
  isHow,
  isNoToLove,
  isOfBody,
  isOfEx,
  isOfPlace,
  isOutOfHand,
  isSmall,
  wordedAbout,
} from './question-kinds.ts'

const boss = { noun: 'boss', pronoun: 'they' } as const

/** What others decide, by how it comes about. */
const DECIDED: Readonly<Record<Deciding, string>> = {
  test: 'exam driving_test theory_test viva resit admission place_refused interview thesis',
  stage: 'talk_at_work meeting_ahead speech audition gig enter_contest film_festival',
  awaited:
    'results remark applied after_interview refund grant_loan mortgage_answer house_offer visa publisher_wait probate papers_coming handover offer_delay council_list',
}

test('no card decides what examiners, listeners or offices decide', () => {
  for (const [kind, situations] of Object.entries(DECIDED))
    for (const situation of situations.split(' '))
      assert.equal(decidingOf(asked({ situation })), kind, situation)
  assert.equal(decidingOf(asked({ situation: 'new_job' })), null)
  assert.equal(decidingOf(asked({ topic: 'study', isOnItsDay: true })), 'test')
  assert.equal(decidingOf(asked({ topic: 'study' })), null)
  assert.equal(decidingOf(asked({ topic: 'work', isOnItsDay: true })), null)
})

test('what is awaited, and what is somebody else’s, is out of the asker’s hand', () => {
  assert.ok(isOutOfHand(asked({ situation: 'visa' })))
  assert.ok(isOutOfHand(asked({ about: 'other' })))
  assert.ok(!isOutOfHand(asked({ situation: 'exam' })))
})

test('who speaks of a trouble or is afraid of flying is consoled; who looks for an animal wants help', () => {
  const quiet = { register: 'quiet', isDistressed: true } as const
  assert.ok(isConsoled(asked(quiet)))
  assert.ok(!isConsoled(asked({ ...quiet, situation: 'lost_pet' })))
  assert.ok(!isConsoled(asked({ ...quiet, register: 'light' })))
  assert.ok(!isConsoled(asked({ register: 'quiet' })))
  assert.ok(isConsoled(asked({ register: 'quiet', situation: 'fly_fear' })))
})

test('a matter is worded as another’s only if somebody is named, and as the asker’s who wants to be free of another', () => {
  assert.equal(wordedAbout(asked({ about: 'other' })), 'self')
  assert.equal(wordedAbout(asked({ about: 'other', person: boss })), 'other')
  assert.equal(wordedAbout(asked({ about: 'us', ask: 'how_do', step: 'away' })), 'self')
  assert.equal(wordedAbout(asked({ about: 'us', ask: 'how_do' })), 'us')
  assert.equal(wordedAbout(asked({ about: 'us', ask: 'deed', step: 'away' })), 'us')
})

test('two ways can be named if each has a name of three letters', () => {
  assert.ok(hasNamedOptions(['tea', 'coffee']))
  assert.ok(!hasNamedOptions(['go', 'coffee']))
  assert.ok(!hasNamedOptions(['tea', 'coffee', 'water']))
})

test('whether something is still so, or whether to stay, has neither a yes nor a no', () => {
  assert.ok(isEither(asked({ restated: 'whether your job is still safe' })))
  assert.ok(!isEither(asked({ restated: 'whether your job is safe' })))
  assert.ok(isEither(asked({ ask: 'deed', restated: 'whether to stay in the flat' })))
  assert.ok(!isEither(asked({ ask: 'deed', restated: 'whether to leave the flat' })))
  assert.ok(!isEither(asked({ ask: 'deed', restated: 'whether to stay', isNegated: true })))
  assert.ok(!isEither(asked({ ask: 'deed', restated: 'whether to stay', about: 'us' })))
  assert.ok(!isEither(asked({ ask: 'when', restated: 'whether your job is still safe' })))
})

test('on a day between two people no pace of the other is named', () => {
  const when = { ask: 'when', about: 'us' } as const
  assert.ok(isDayOfTwo(asked({ ask: 'when', about: 'other' })))
  assert.ok(isDayOfTwo(asked({ ...when, topic: 'love' })))
  assert.ok(isDayOfTwo(asked({ ...when, topic: 'friendship' })))
  assert.ok(isDayOfTwo(asked({ ...when, topic: 'work', person: boss })))
  assert.ok(isDayOfTwo(asked({ ...when, topic: 'work', situationTopic: 'love' })))
  assert.ok(!isDayOfTwo(asked({ ...when, topic: 'work' })))
  assert.ok(!isDayOfTwo(asked({ ...when, topic: 'love', situationTopic: 'home' })))
  assert.ok(!isDayOfTwo(asked({ ask: 'when', topic: 'love' })))
  assert.ok(!isDayOfTwo(asked({ ask: 'event', about: 'other' })))
})

test('what is normal for a body, or allowed it, is for somebody who can look at it', () => {
  assert.ok(isOfBody(asked({ topic: 'health', worth: 'normal' })))
  assert.ok(isOfBody(asked({ topic: 'health', worth: 'permission' })))
  assert.ok(!isOfBody(asked({ topic: 'health', worth: 'late' })))
  assert.ok(!isOfBody(asked({ topic: 'work', worth: 'normal' })))
})

test('a thing of one day is small, unless it is said to be big', () => {
  assert.ok(isSmall(asked({ span: 'day' })))
  assert.ok(!isSmall(asked({ span: 'week' })))
  assert.ok(!isSmall(asked({ span: 'day', isBig: true })))
})

test('a no to somebody in love is left free, but not to somebody one wants to be away from', () => {
  const no = { topic: 'love', about: 'us', ask: 'deed', isNegated: true } as const
  assert.ok(isNoToLove(asked(no)))
  assert.ok(!isNoToLove(asked({ ...no, step: 'away' })))
  assert.ok(!isNoToLove(asked({ ...no, isNegated: false })))
  assert.ok(!isNoToLove(asked({ ...no, about: 'self' })))
  assert.ok(!isNoToLove(asked({ ...no, topic: 'work' })))
  assert.ok(!isNoToLove(asked({ ...no, ask: 'event' })))
})

test('an ex is one by the person or by the matter, as a word of its own', () => {
  assert.ok(isOfEx(asked({ person: { noun: 'ex', pronoun: 'they' } })))
  assert.ok(isOfEx(asked({ matter: 'your ex' })))
  assert.ok(!isOfEx(asked({ matter: 'the exam' })))
})

test('no card leans for or against a place, and how something is done is asked of a place in a spread', () => {
  const of = (kind: string, ask?: string) => ({ kind, ask }) as CardsAnswer
  for (const kind of ['event', 'outlook', 'place']) assert.ok(isOfPlace(asked({ isWhere: true }), of(kind)))
  assert.ok(!isOfPlace(asked({ isWhere: true }), of('when')))
  assert.ok(!isOfPlace(asked(), of('event')))
  assert.ok(isHow(of('place', 'how_do')) && isHow(of('place', 'what_do')))
  assert.ok(!isHow(of('place', 'why')) && !isHow(of('deed', 'how_do')))
})
