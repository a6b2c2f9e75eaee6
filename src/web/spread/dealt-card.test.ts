import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setGlobals } from '../../../test/browser-globals.ts'
import { testParts, testService } from '../../../test/service.ts'
import { cardTitle, pictureOf } from '../parts/card-picture.ts'
import { dealtIn, describe, isGraveQuestion, kindOf, paragraphsInstead } from './dealt-card.ts'
import { drawEntry } from './draw-entry.ts'
import { FIRST_WISH } from './spreads.ts'

const service = await testService(testParts({ RATE_LIMITS: 'off' }))

async function answer(path: string, payload: object) {
  const response = await service.inject({ method: 'POST', url: `/v1/tarot/${path}`, payload })
  return response.json()
}

const dealt = async (path: string, payload: object) => dealtIn(await answer(path, payload))

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

const QUESTION = 'Will I get the job?'

test('to a question there is an answer in every draw, and its sentences know their places on the cloth', async () => {
  for (const [path, payload] of [
    ['daily-card', {}],
    ['yes-no', { count: 3 }],
    ['spread', { spread_type: 'single' }],
    ['celtic-cross', {}],
    ['custom-spread', { positions: [{ name: 'Here' }, { name: 'There' }] }],
    ['reading', { spread_type: 'day_pair', cards: [{ name: '2 of Cups' }, { name: 'Tower' }] }],
  ] as const) {
    const asked = await dealt(path, { ...payload, question: QUESTION })
    const { question, reading, cards } = asked
    assert.equal(question?.form, 'yes_no', path)
    assert.ok(reading!.answer!.length > 80, path)
    assert.equal(isGraveQuestion(asked), false)
    const places = reading!.sources.flatMap(({ positions }) => positions)
    assert.ok(places.length > 0, path)
    for (const place of places)
      assert.ok(
        cards.some(({ position }) => position.number === place),
        path,
      )
    assert.equal((await dealt(path, payload)).question, undefined)
  }
})

test('a short reading has neither summary nor threads; the journal keeps the answer, and the rule or the meaning as before', async () => {
  const asked = await dealt('yes-no', { seed: 'mira', count: 3, question: QUESTION })
  assert.deepEqual([asked.reading!.summary, asked.reading!.threads], ['', []])
  const entry = drawEntry(asked, { ...FIRST_WISH, kind: 'yes_no' }, QUESTION)
  assert.deepEqual([entry.answer, entry.text], [asked.reading!.answer, asked.rule])
  const day = await dealt('daily-card', { seed: 'mira', question: QUESTION })
  const ofDay = drawEntry(day, { ...FIRST_WISH, kind: 'daily_card' }, QUESTION)
  assert.deepEqual([ofDay.answer, ofDay.text], [day.reading!.answer, day.cards[0]!.meaning])
  const three = await dealt('spread', { seed: 'mira', spread_type: 'what_why_how', question: QUESTION })
  assert.equal(drawEntry(three, FIRST_WISH, QUESTION).answer, three.reading!.answer)
  assert.doesNotMatch(drawEntry(three, FIRST_WISH, QUESTION).address, /job|question/)
})

test('a grave question is known as one; where no card may be shown there are paragraphs instead', async () => {
  const grave = await answer('yes-no', { question: 'Will the operation go well?' })
  assert.equal(isGraveQuestion(dealtIn(grave)), true)
  assert.equal(paragraphsInstead(grave), undefined)
  const danger = await answer('spread', { spread_type: 'single', question: 'Should I kill myself?' })
  const paragraphs = paragraphsInstead(danger)!
  assert.match(paragraphs[0]!, /^Thank you for saying it\./)
  assert.ok(paragraphs.length > 1)
  assert.equal(paragraphs.join('\n\n'), danger.reading.answer)
  assert.equal(paragraphsInstead(await answer('spread', { spread_type: 'single' })), undefined)
})

test('the name of a reversed card says “reversed”, a card of a suit names the suit, and a picture has its version', () => {
  assert.equal(cardTitle({ name: 'The Star', orientation: 'reversed' }), 'The Star, reversed')
  assert.equal(cardTitle({ name: 'The Star', orientation: 'upright' }), 'The Star')
  assert.equal(kindOf({ arcana: 'Minor Arcana', suit: 'cups' }), 'Minor Arcana, cups')
  assert.equal(kindOf({ arcana: 'Major Arcana' }), 'Major Arcana')
  assert.match(pictureOf('ar17'), /^cards\/ar17\.svg\?v=[\da-f]+$/)
})

test('the journal keeps a draw with its cards, and a link that lays them again on any date', async () => {
  const cross = await dealt('spread', { seed: 'mira', spread_type: 'past_present_future' })
  const entry = drawEntry(cross, { ...FIRST_WISH, theme: 'love' }, 'Shall we dance?')
  assert.equal(entry.title, 'Past, Present, Future')
  assert.equal(entry.question, 'Shall we dance?')
  assert.equal(entry.text, cross.reading!.summary)
  assert.equal(entry.address, 'draw#spread=past_present_future&theme=love&seed=mira')
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
  const entry = drawEntry(answer, { ...FIRST_WISH, kind: 'yes_no' }, '')
  assert.deepEqual([entry.title, entry.text], ['Yes or no', answer.rule])
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
