import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setGlobals } from '../../../test/browser-globals.ts'
import { testParts, testService } from '../../../test/service.ts'
import { cardTitle, dealtIn, describe, kindOf, pictureOf } from './dealt-card.ts'
import { drawEntry } from './draw-entry.ts'
import { FIRST_WISH } from './spreads.ts'

const service = await testService(testParts({ RATE_LIMITS: 'off' }))

async function dealt(path: string, payload: object) {
  const response = await service.inject({ method: 'POST', url: `/v1/tarot/${path}`, payload })
  return dealtIn(response.json())
}

test('the card of a day has one place, and the date of its seed in its title', async () => {
  const { cards, title, reading, seed } = await dealt('daily-card', { seed: 'anonymous_2026-11-18' })
  assert.deepEqual(
    cards.map(({ position }) => position),
    [{ number: 1, name: 'Card of the day', meaning: '' }],
  )
  assert.equal(title, 'Card of the day, Wednesday 18 November 2026')
  assert.equal(seed, 'anonymous_2026-11-18')
  assert.equal(reading, undefined)
  assert.ok(cards[0]!.meaning.length > 20)
  assert.equal((await dealt('daily-card', { seed: 'mira' })).title, '')
})

test('of a yes or no each card says how it leans, and the title is the answer', async () => {
  const words = { yes: 'Yes', no: 'No', unclear: 'Unclear' } as const
  const leanings = { yes: 'Leans to yes', no: 'Leans to no', unclear: 'Leans neither way' } as const
  const seen = new Set<string>()
  for (const seed of 'abcdefghijklmnopqrstuvwxyz') {
    const payload = { seed, count: 3 }
    const response = await service.inject({ method: 'POST', url: '/v1/tarot/yes-no', payload })
    const answer = response.json()
    const { title, cards, rule } = dealtIn(answer)
    assert.equal(title, words[answer.answer as keyof typeof words])
    assert.equal(rule, answer.rule)
    assert.deepEqual(
      cards.map(({ position }) => [position.number, position.name]),
      answer.cards.map(({ leaning }: { leaning: keyof typeof leanings }, at: number) => [
        at + 1,
        leanings[leaning],
      ]),
    )
    seen.add(title)
  }
  assert.deepEqual([...seen].sort(), ['No', 'Unclear', 'Yes'])
})

test('a spread has the name of the service, and only the Celtic cross its patterns', async () => {
  const cross = await dealt('celtic-cross', { seed: 'mira' })
  assert.deepEqual(
    [cross.title, cross.cards.length, cross.patterns === undefined],
    ['Celtic Cross', 10, false],
  )
  const three = await dealt('spread', { seed: 'mira', spread_type: 'what_why_how' })
  assert.deepEqual([three.title, three.cards.length, three.patterns], ['What, Why, How', 3, undefined])
  assert.notEqual(three.reading, undefined)
})

test('a reversed card says so, a card of a suit names it, and a picture has its version', () => {
  assert.equal(cardTitle({ name: 'The Star', orientation: 'reversed' }), 'The Star, reversed')
  assert.equal(cardTitle({ name: 'The Star', orientation: 'upright' }), 'The Star')
  assert.equal(kindOf({ arcana: 'Minor Arcana', suit: 'cups' }), 'Minor Arcana, cups')
  assert.equal(kindOf({ arcana: 'Major Arcana' }), 'Major Arcana')
  assert.match(pictureOf('ar17'), /^cards\/ar17\.svg\?v=\d+$/)
})

test('the journal keeps a draw with its cards, and a link that lays them again on any date', async () => {
  const cross = await dealt('spread', { seed: 'mira', spread_type: 'past_present_future' })
  const entry = drawEntry(cross, { ...FIRST_WISH, theme: 'love' }, 'Shall we dance?')
  assert.equal(entry.title, 'Past, Present, Future')
  assert.equal(entry.question, 'Shall we dance?')
  assert.equal(entry.text, cross.reading!.summary)
  assert.equal(entry.address, './#spread=past_present_future&theme=love&seed=mira')
  assert.deepEqual(
    entry.cards,
    cross.cards.map(({ id, name, orientation, position }) => ({
      id,
      name,
      isReversed: orientation === 'reversed',
      place: `${position.number}. ${position.name}`,
    })),
  )
  assert.deepEqual(
    entry.cards.map(({ place }) => place),
    ['1. Past', '2. Present', '3. Future'],
  )
})

test('the journal calls a draw without a name by its kind, and keeps the rule of a yes or no, or the one meaning', async () => {
  const answer = await dealt('yes-no', { seed: 'mira', count: 3 })
  const kept = drawEntry(answer, { ...FIRST_WISH, kind: 'yes_no' }, '')
  assert.deepEqual([kept.title, kept.text], ['Yes or no', answer.rule])
  const day = await dealt('daily-card', { seed: 'mira' })
  const ofDay = drawEntry(day, { ...FIRST_WISH, kind: 'daily_card' }, '')
  assert.deepEqual([ofDay.title, ofDay.text], ['Card of the day', day.cards[0]!.meaning])
})

test('what a picture shows is read from its drawing, below the page’s folder; a picture that is not there has no words', async (t) => {
  const asked: string[] = []
  let status = 200
  setGlobals(t, {
    document: { baseURI: 'https://example.org/tarot/' },
    fetch: async (address: URL) => {
      asked.push(address.href.replace(/\?.*/, ''))
      return new Response('<svg/>', { status })
    },
    DOMParser: class {
      parseFromString = () => ({
        querySelectorAll: () => [{ textContent: 'The Star' }, { textContent: 'A woman pours water.' }],
      })
    },
  })
  assert.equal(await describe('ar17'), 'The Star. A woman pours water.')
  assert.deepEqual(asked, ['https://example.org/tarot/cards/ar17.svg'])
  status = 404
  await assert.rejects(describe('ar99'), /no picture of ar99/)
})
