import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testParts } from '../../test/service.ts'
import { ENGLISH } from '../words/en/english.ts'
import { phrasebookSource } from '../writer/text-source.ts'
import { firstSentenceOf, readSharedDay, readSharedSpread } from './shared-view.ts'
import { dailyCard, laySpread } from './tarot.ts'
import { yesOrNo } from './yes-no.ts'

test('a shared spread has the cards that its seed draws, with the names of their places', () => {
  const shared = readSharedSpread(ENGLISH, 'past_present_future', 'mira')
  const laid = laySpread({ spreadType: 'past_present_future', seed: 'mira' }, 0)
  assert.deepEqual(shared, {
    type: 'past_present_future',
    seed: 'mira',
    name: 'Past, Present, Future',
    cards: laid.cards,
    places: ['Past', 'Present', 'Future'],
    laid,
  })
})

test('a card of the day and a yes or no have no places', () => {
  const card = readSharedSpread(ENGLISH, 'daily_card', 'mira')
  assert.deepEqual([card.cards, card.places], [[dailyCard({ seed: 'mira' }, 0).drawn], []])
  assert.deepEqual([card.type, card.seed], ['daily_card', 'mira'])
  const answer = readSharedSpread(ENGLISH, 'yes_no', 'mira')
  assert.deepEqual([answer.cards, answer.places], [yesOrNo({ seed: 'mira', count: 3 }, 0).cards, []])
  assert.equal(answer.cards.length, 3)
  assert.equal(card.vote, undefined)
  assert.deepEqual(answer.vote, yesOrNo({ seed: 'mira', count: 3 }, 0).vote)
})

test('a shared draw shows the first sentence of its reading, of one card that of its meaning, of a yes or no how it was counted', () => {
  const firstSentence = (type: string) => firstSentenceOf(ENGLISH, readSharedSpread(ENGLISH, type, 'mira'))
  assert.equal(firstSentence('past_present_future'), 'It was good, it’s difficult now, and there’s a way on.')
  assert.equal(firstSentence('daily_card'), 'An idea has arrived with its leaves still on.')
  assert.match(firstSentence('yes_no'), /so the answer is no\.$/)
})

test('a seed has from one to 256 characters, however many bytes those are', () => {
  for (const seed of ['x', '🌙'.repeat(256)])
    assert.equal(readSharedSpread(ENGLISH, 'single', seed).seed, seed)
  for (const seed of ['', 'x'.repeat(257)])
    assert.throws(() => readSharedSpread(ENGLISH, 'single', seed), {
      code: 'NOT_FOUND',
      message: 'A seed has from one to 256 characters.',
    })
  assert.throws(() => readSharedSpread(ENGLISH, 'constructor', 'x'), {
    message: 'There is no spread of that name.',
  })
})

test('a shared day is that of a sign in any case, on a date that there is, by the phrasebook', async () => {
  const textSource = {
    ...phrasebookSource,
    edition: 'model',
    asksModel: true,
    write: () => assert.fail('a model is asked'),
  }
  const parts = testParts({}, { textSource })
  const day = await readSharedDay('LEO', '2024-02-29', parts)
  assert.deepEqual(
    [day.day.plan.sign, day.day.plan.date, day.style, day.source],
    ['leo', '2024-02-29', 'detailed', 'phrasebook'],
  )
  for (const date of ['1600-01-01', '2399-12-31'])
    assert.equal((await readSharedDay('leo', date, parts)).day.plan.date, date)
  await assert.rejects(readSharedDay('cat', '2024-02-29', parts), {
    message: 'There is no sign of that name.',
  })
  for (const date of [
    '2023-02-29',
    '2023-2-3',
    'today',
    '1599-12-31',
    '2400-01-01',
    '2024-02-29T00:00Z',
    '02024-02-29',
  ])
    await assert.rejects(
      readSharedDay('leo', date, parts),
      { message: 'There is no such date, or it is not between the years 1600 and 2399.' },
      date,
    )
})
