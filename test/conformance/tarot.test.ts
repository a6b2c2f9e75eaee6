/** Contract §2.1, §2.2, §4.2, §7.2; decisions §5. Asks the service in process, or the one at BASE_URL. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { serviceUnderTest } from './ask.ts'

const service = await serviceUnderTest()

async function post(path: string, payload: object) {
  const reply = await service.inject({ method: 'POST', url: `/v1/tarot/${path}`, payload })
  return { status: reply.statusCode, body: reply.json(), headers: reply.headers }
}

async function get(path: string) {
  const reply = await service.inject({ method: 'GET', url: `/v1/tarot/${path}` })
  return { status: reply.statusCode, body: reply.json() }
}

test('the daily card carries every optional field, and the seed of the UTC day when none is sent', async () => {
  const { status, body } = await post('daily-card', {})
  assert.equal(status, 200)
  assert.match(body.seed_used, /^anonymous_\d{4}-\d\d-\d\d$/)
  assert.equal(body.theme, 'general_guidance')
  assert.ok(body.meaning.length >= 120)
  assert.match(body.card.image_url, /^https?:\/\/[^/]+\/cards\/[a-z0-9]{4}\.png/)
  assert.match(body.card.image_svg_url, /\/cards\/[a-z0-9]{4}\.svg/)
  assert.ok(body.card.keywords.length >= 4)
  assert.ok(Number.isInteger(body.card.number))
})

test('a tarot POST without a body is an empty request', async () => {
  const reply = await service.inject({ method: 'POST', url: '/v1/tarot/daily-card' })
  assert.equal(reply.statusCode, 200)
})

test('themes are answered in the contract’s words and never change the draw', async () => {
  const answers = { general: 'general_guidance', love: 'love', career: 'career', spiritual: 'spiritual' }
  const meanings = new Set<string>()
  const cards = new Set<string>()
  for (const [theme, answered] of Object.entries(answers)) {
    const { body } = await post('daily-card', { theme, seed: 'same' })
    assert.equal(body.theme, answered)
    assert.equal(body.seed_used, 'same')
    meanings.add(body.meaning)
    cards.add(`${body.card.id} ${body.card.orientation}`)
  }
  assert.equal(meanings.size, 4)
  assert.equal(cards.size, 1)
})

test('the same seed and request give the same draw, another seed another', async () => {
  const [a, b, c] = await Promise.all(
    ['one', 'one', 'two'].map((seed) => post('celtic-cross', { seed }).then(({ body }) => body)),
  )
  assert.deepEqual(a, b)
  assert.notDeepEqual(a.cards, c.cards)
})

test('each three-card spread has its type and three places; the default is past, present, future', async () => {
  const types = [
    'past_present_future',
    'situation_action_outcome',
    'mind_body_spirit',
    'what_why_how',
    'strength_weakness_advice',
  ]
  for (const spread_type of types) {
    const { status, body } = await post('three-card', { spread_type })
    assert.equal(status, 200)
    assert.equal(body.spread.type, spread_type)
    assert.deepEqual(
      body.cards.map((card: { position: { number: number } }) => card.position.number),
      [1, 2, 3],
    )
    for (const { position, meaning } of body.cards) assert.ok(position.name && position.meaning && meaning)
  }
  assert.equal((await post('three-card', {})).body.spread.type, 'past_present_future')
})

test('a Celtic Cross has ten places, and patterns that count its cards', async () => {
  const { body } = await post('celtic-cross', { theme: 'general', seed: 'pattern' })
  assert.equal(body.spread.type, 'celtic_cross')
  assert.equal(body.theme, 'general_guidance')
  assert.equal(body.cards.length, 10)
  assert.equal(new Set(body.cards.map((card: { id: string }) => card.id)).size, 10)
  const count = (test: (card: { arcana: string; orientation: string }) => boolean) =>
    body.cards.filter(test).length
  assert.equal(
    body.patterns.majorArcanaCount,
    count((card) => card.arcana === 'Major Arcana'),
  )
  assert.equal(
    body.patterns.reversedCount,
    count((card) => card.orientation === 'reversed'),
  )
  assert.ok(body.patterns.keyThemes.length >= 3 && body.patterns.keyThemes.length <= 5)
})

test('suit is a lowercase name on suit cards and absent on majors', async () => {
  const { body } = await post('custom-spread', {
    seed: 'all of them',
    positions: Array.from({ length: 78 }, () => ({ name: 'place' })),
  })
  assert.equal(body.cards.length, 78)
  for (const card of body.cards) {
    if (card.arcana === 'Major Arcana') assert.ok(!('suit' in card))
    else assert.ok(['wands', 'cups', 'swords', 'pentacles'].includes(card.suit))
  }
})

test('a custom spread answers with the caller’s places: the question, or a sentence from the name', async () => {
  const { status, body } = await post('custom-spread', {
    seed: 's',
    positions: [
      { number: 7, name: 'Root', question: 'Where does it start?' },
      { name: 'The bridge', question: '' },
    ],
  })
  assert.equal(status, 200)
  assert.equal(body.spread.type, 'custom_spread')
  assert.equal(body.spread.cardCount, 2)
  assert.deepEqual(body.spread.positions, [
    { number: 7, name: 'Root', meaning: 'Where does it start?' },
    { number: 2, name: 'The bridge', meaning: 'What the card shows about The bridge.' },
  ])
  assert.deepEqual(
    body.cards.map((card: { position: unknown }) => card.position),
    body.spread.positions,
  )
})

const WRONG_SHAPE: [path: string, body: unknown, names: string][] = [
  ['daily-card', { theme: 'money' }, 'theme'],
  ['daily-card', { theme: null }, 'theme'],
  ['daily-card', { seed: 5 }, 'seed'],
  ['daily-card', { seed: 'x'.repeat(257) }, 'seed'],
  ['daily-card', [], 'body'],
  ['three-card', { spread_type: 'celtic_cross' }, 'spread_type'],
  ['three-card', { spread_type: ['past_present_future'] }, 'spread_type'],
  ['custom-spread', {}, 'positions'],
  ['custom-spread', { positions: [] }, 'positions'],
  ['custom-spread', { positions: 'one' }, 'positions'],
  ['custom-spread', { positions: Array(79).fill({ name: 'x' }) }, 'positions'],
  ['custom-spread', { positions: [{ number: 1 }] }, 'positions[0].name'],
  ['custom-spread', { positions: [{ name: '' }] }, 'positions[0].name'],
  ['custom-spread', { positions: [{ name: '🂠'.repeat(101) }] }, 'positions[0].name'],
  ['custom-spread', { positions: [{ name: 'x', question: 'y'.repeat(501) }] }, 'positions[0].question'],
  ['custom-spread', { positions: [{ name: 'x', number: 1.5 }] }, 'positions[0].number'],
]

test('a body of the wrong shape is 400 with a sentence that names the member', async () => {
  for (const [path, body, named] of WRONG_SHAPE) {
    const reply = await post(path, body as object)
    assert.equal(reply.status, 400, JSON.stringify(body).slice(0, 80))
    assert.equal(typeof reply.body.error, 'string')
    assert.ok(reply.body.error.toLowerCase().includes(named), reply.body.error)
    assert.equal(reply.body.requestId, reply.headers['x-request-id'])
  }
})

test('lengths are counted in code points', async () => {
  assert.equal((await post('daily-card', { seed: '🌙'.repeat(256) })).status, 200)
  assert.equal((await post('custom-spread', { positions: [{ name: '🂠'.repeat(100) }] })).status, 200)
})

test('position numbers outside 1 to 999, or used twice, are 422', async () => {
  for (const positions of [
    [{ name: 'x', number: 0 }],
    [{ name: 'x', number: -1 }],
    [{ name: 'x', number: 1000 }],
    [
      { name: 'x', number: 3 },
      { name: 'y', number: 3 },
    ],
    [{ name: 'x', number: 2 }, { name: 'y' }],
  ]) {
    const { status, body } = await post('custom-spread', { positions })
    assert.equal(status, 422, JSON.stringify(positions))
    assert.match(body.error, /number/)
  }
})

test('any other method is 405 and says what is allowed', async () => {
  for (const path of ['daily-card', 'three-card', 'celtic-cross', 'custom-spread'])
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH'] as const) {
      const reply = await service.inject({ method, url: `/v1/tarot/${path}` })
      assert.equal(reply.statusCode, 405)
      assert.match(String(reply.headers.allow), /POST/)
      assert.equal(typeof reply.json().error, 'string')
    }
})

test('the catalogue lists the deck and filters by arcana, suit and words', async () => {
  assert.equal((await get('cards')).body.count, 78)
  assert.equal((await get('cards?arcana=Major%20Arcana')).body.count, 22)
  assert.equal((await get('cards?arcana=Minor%20Arcana')).body.count, 56)
  assert.equal((await get('cards?suit=cups')).body.count, 14)
  assert.deepEqual(
    (await get('cards?q=the+star')).body.cards.map((card: { id: string }) => card.id),
    ['ar17'],
  )
  assert.ok((await get('cards?q=HOPE')).body.count >= 1)
  // A word for a reversed card.
  assert.deepEqual(
    (await get('cards?q=cold+feet')).body.cards.map((card: { id: string }) => card.id),
    ['ar00'],
  )
  assert.deepEqual((await get('cards?suit=cups&arcana=Major%20Arcana')).body, { count: 0, cards: [] })
})

test('a filter that does not exist is 400; an unknown member is ignored', async () => {
  assert.equal((await get('cards?suit=coins')).status, 400)
  assert.equal((await get('cards?suit=cups&suit=wands')).status, 400)
  assert.equal((await get(`cards?q=${'x'.repeat(101)}`)).status, 400)
  assert.equal((await get('cards?colour=red')).body.count, 78)
})

test('one card is answered with everything known of it; an unknown id is 404', async () => {
  const { status, body } = await get('cards/cu09')
  assert.equal(status, 200)
  assert.equal(body.name, 'Nine of Cups')
  assert.deepEqual(Object.keys(body.meaning.reversed), ['general', 'love', 'career', 'spiritual'])
  for (const id of ['cu11', 'CU09', '__proto__', '%2e%2e']) {
    const reply = await get(`cards/${id}`)
    assert.equal(reply.status, 404, id)
    assert.equal(typeof reply.body.error, 'string')
  }
})
