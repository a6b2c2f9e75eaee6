/** Ours besides the contract: any spread by its type, cards drawn by hand, yes or no, pairs. Asks the service in process, or the one at BASE_URL. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testParts, testService } from '../service.ts'
import { ask, BASE_URL } from './ask.ts'

const post = (path: string, body: object) => ask(`/v1/tarot/${path}`, { body })
const get = (path: string, headers = {}) => ask(`/v1/tarot/${path}`, { headers })

interface Spread {
  type: string
  cardCount: number
  positions: { number: number; name: string; meaning: string; kind: string }[]
}
interface ShownCard {
  id: string
  orientation: string
  position: { number: number; name: string; meaning: string }
  meaning: string
  in_position: string
  leaning: string
}

const list = async (): Promise<Spread[]> => (await get('spreads')).json.spreads
const sides = (cards: ShownCard[]) => cards.map(({ id, orientation }) => `${id} ${orientation}`)

test('the list of spreads has each with its places, their meanings and kinds', async () => {
  const { status, json } = await get('spreads')
  assert.equal(status, 200)
  assert.equal(json.count, 22)
  assert.equal(json.spreads.length, 22)
  const types = json.spreads.map(({ type }: Spread) => type)
  for (const type of ['past_present_future', 'celtic_cross', 'single', 'horseshoe', 'year_wheel'])
    assert.ok(types.includes(type), type)
  for (const { cardCount, positions, name, description } of json.spreads) {
    assert.ok(name && description)
    assert.equal(cardCount, positions.length)
    for (const [at, place] of positions.entries()) {
      assert.equal(place.number, at + 1)
      assert.ok(place.name && place.meaning && place.kind)
    }
  }
})

test('spreads, pairs and cards may be cached, and an ETag that is still right gets 304', async () => {
  const cachingOf = (path: string) => (path === 'spreads' ? 'public, max-age=86400' : 'private, max-age=3600')
  for (const path of ['spreads', 'pairs/ar16/ar17', 'cards', 'cards?suit=cups', 'cards/ar17']) {
    const first = await get(path)
    if (BASE_URL === undefined) assert.equal(first.headers['cache-control'], cachingOf(path), path)
    assert.match(first.headers.etag!, /^W\//)
    const again = await get(path, { 'if-none-match': first.headers.etag })
    assert.equal(again.status, 304)
    assert.equal(again.text, '')
    assert.equal((await get(path, { 'if-none-match': '"other"' })).status, 200)
  }
  for (const path of ['pairs/ar16/ar22', 'cards/ar22', 'cards?suit=hearts'])
    assert.equal((await get(path)).headers['cache-control'], 'no-store', path)
})

test('with PUBLIC_URL the links are the same for everybody, and anybody may keep the answer', async () => {
  const own = testService(testParts({ PUBLIC_URL: 'https://stars.example' }))
  for (const path of ['pairs/ar16/ar17', 'cards', 'cards/ar17']) {
    const { headers, body } = await own.inject(`/v1/tarot/${path}`)
    assert.equal(headers['cache-control'], 'public, max-age=3600')
    assert.match(body, /https:\/\/stars\.example\/cards\//)
  }
})

test('a text that the service holds ready belongs to its address and its host', async () => {
  const own = testService(testParts())
  const asked = async (path: string, host: string) =>
    (await own.inject({ url: `/v1/tarot/${path}`, headers: { host } })).body
  for (const path of [
    'cards',
    'cards?suit=cups',
    'cards?q=moon',
    'cards/ar17',
    'cards/ar18',
    'pairs/ar16/ar17',
  ])
    for (const host of ['one.example', 'two.example', 'one.example']) {
      const body = await asked(path, host)
      assert.ok(body.includes(`http://${host}/cards/`), `${path} ${host}`)
      assert.ok(!body.includes(host === 'one.example' ? 'two.example' : 'one.example'))
    }
  const counts = ['cards', 'cards?suit=cups', 'cards?arcana=Major%20Arcana'].map(
    async (path) => JSON.parse(await asked(path, 'one.example')).count,
  )
  assert.deepEqual(await Promise.all(counts), [78, 14, 22])
  const ids = ['ar17', 'ar18'].map(async (id) => JSON.parse(await asked(`cards/${id}`, 'one.example')).id)
  assert.deepEqual(await Promise.all(ids), ['ar17', 'ar18'])
})

test('every spread of the list can be laid by its type, with its places in order', async () => {
  for (const { type, positions } of await list()) {
    const { status, json } = await post('spread', { spread_type: type, seed: 'more', theme: 'love' })
    assert.equal(status, 200, type)
    assert.deepEqual(Object.keys(json.spread), ['type', 'name', 'description'])
    assert.equal(json.spread.type, type)
    assert.equal(json.theme, 'love')
    assert.equal(json.seed_used, 'more')
    assert.deepEqual(
      json.cards.map(({ position }: ShownCard) => position),
      positions.map(({ number, name, meaning }) => ({ number, name, meaning })),
    )
    for (const card of json.cards) assert.ok(card.meaning && card.in_position)
    assert.equal('reading' in json, json.cards.length > 1, type)
  }
})

test('a Celtic Cross has its patterns, also by its type and drawn by hand; other spreads have none', async () => {
  const { json: cross } = await post('celtic-cross', { seed: 'same' })
  assert.equal(cross.patterns.majorArcanaCount, 5)
  assert.equal(cross.patterns.reversedCount, 4)
  const byType = await post('spread', { spread_type: 'celtic_cross', seed: 'same' })
  assert.deepEqual(byType.json.patterns, cross.patterns)
  const cards = cross.cards.map(({ id, orientation }: ShownCard) => ({ id, orientation }))
  const byHand = await post('reading', { spread_type: 'celtic_cross', cards })
  assert.deepEqual(byHand.json.patterns, cross.patterns)
  const withoutPlaces = await post('reading', { cards })
  assert.equal('patterns' in withoutPlaces.json, false)
  assert.equal('patterns' in (await post('spread', { spread_type: 'horseshoe' })).json, false)
})

test('a draw by an address is that of the daily card or, with a type, that of the spread', async () => {
  const drawn = await get('draw?seed=augury&theme=career')
  assert.equal(drawn.status, 200)
  assert.equal(drawn.json.card.id, 'wa08')
  assert.deepEqual(drawn.json, (await post('daily-card', { seed: 'augury', theme: 'career' })).json)
  const laid = await get('draw?seed=augury&spread_type=celtic_cross')
  assert.deepEqual(laid.json, (await post('spread', { seed: 'augury', spread_type: 'celtic_cross' })).json)
  const other = await get('draw?seed=another')
  assert.notEqual(`${other.json.card.id} ${other.json.card.orientation}`, 'wa08 reversed')
  assert.deepEqual((await get('draw')).json, (await post('daily-card', {})).json)
})

test('a draw by an address belongs to whoever asked: private, for an hour, and never beyond the day of its cards', async () => {
  const parts = testParts({ RATE_LIMITS: 'off' })
  const service = testService(parts)
  const cachingOf = async (query: string) =>
    (await service.inject(`/v1/tarot/draw${query}`)).headers['cache-control']
  assert.equal(await cachingOf('?seed=augury'), 'private, max-age=3600')
  assert.equal(await cachingOf(''), 'private, max-age=3600')
  // 23:50 UTC: in ten minutes everybody draws other cards.
  parts.moveClock((11 * 60 + 50) * 60_000)
  assert.equal(await cachingOf(''), 'private, max-age=600')
  assert.equal(await cachingOf('?seed=augury'), 'private, max-age=3600')
  const { headers } = await service.inject('/v1/tarot/draw?seed=augury')
  const again = { url: '/v1/tarot/draw?seed=augury', headers: { 'if-none-match': String(headers.etag) } }
  assert.equal((await service.inject(again)).statusCode, 304)
})

test('a draw by an address has errors in the body of the tarot group, and takes no body', async () => {
  const wrong = await get('draw?spread_type=pentagram')
  assert.equal(wrong.status, 400)
  assert.match(wrong.json.error, /^spread_type must be one of: past_present_future, /)
  assert.equal((await post('draw', {})).status, 405)
})

test('a spread with an endpoint of its own has the same cards by its type', async () => {
  const cross = await post('celtic-cross', { seed: 'same' })
  assert.deepEqual((await post('spread', { spread_type: 'celtic_cross', seed: 'same' })).json, cross.json)
  const ofThree = (await list()).slice(0, 5)
  for (const { type } of ofThree) {
    const three = { spread_type: type, seed: 'same' }
    const own = await post('three-card', three)
    assert.equal(own.status, 200, type)
    assert.deepEqual((await post('spread', three)).json, own.json)
  }
})

test('without a seed a spread has that of the UTC day', async () => {
  const { json } = await post('spread', { spread_type: 'single' })
  assert.match(json.seed_used, /^anonymous_\d{4}-\d\d-\d\d$/)
})

test('cards drawn by hand lie in the places of a spread, in the order of the request', async () => {
  const { status, json } = await post('reading', {
    spread_type: 'past_present_future',
    cards: [
      { name: 'Wheel of Fortune rev.' },
      { name: 'II of Coins' },
      { id: 'ar17', orientation: 'reversed' },
    ],
    theme: 'career',
  })
  assert.equal(status, 200)
  assert.deepEqual(Object.keys(json.spread), ['type', 'name', 'description'])
  assert.equal(json.spread.type, 'past_present_future')
  assert.equal(json.theme, 'career')
  assert.equal(json.seed_used, null)
  assert.deepEqual(sides(json.cards), ['ar10 reversed', 'pe02 upright', 'ar17 reversed'])
  assert.deepEqual(
    json.cards.map(({ position }: ShownCard) => position.name),
    ['Past', 'Present', 'Future'],
  )
})

test('a spread that was drawn here reads the same when its cards are named', async () => {
  const drawn = (await post('spread', { spread_type: 'horseshoe', seed: 'by hand', theme: 'spiritual' })).json
  const cards = drawn.cards.map(({ id, orientation }: ShownCard) => ({ id, orientation }))
  const { json } = await post('reading', { spread_type: 'horseshoe', cards, theme: 'spiritual' })
  assert.ok(json.reading.summary.length > 0)
  assert.deepEqual(json, { ...drawn, seed_used: null })
})

test('cards drawn by hand can lie in places of the caller’s own', async () => {
  const positions = [
    { name: 'What helps', question: 'What can I lean on?' },
    { name: 'The bridge', number: 7 },
  ]
  const cards = [{ name: 'Knave of Wands' }, { name: 'Judgment', orientation: 'upright' }]
  const { status, json } = await post('reading', { positions, cards })
  assert.equal(status, 200)
  assert.equal(json.spread.type, 'custom_spread')
  assert.equal(json.spread.cardCount, 2)
  assert.deepEqual(
    json.cards.map(({ id, position }: ShownCard) => [id, position]),
    [
      ['wapa', { number: 1, name: 'What helps', meaning: 'What can I lean on?' }],
      ['ar20', { number: 7, name: 'The bridge', meaning: 'What the card shows about The bridge.' }],
    ],
  )
})

test('without places each card has an open one', async () => {
  const { json } = await post('reading', { cards: [{ name: 'Fool' }, { name: 'Ace Cups' }] })
  assert.equal(json.spread.type, 'custom_spread')
  assert.deepEqual(
    json.cards.map(({ position }: ShownCard) => position.name),
    ['Card 1', 'Card 2'],
  )
  assert.equal(json.cards[0].position.meaning, 'No question of its own: the card speaks for itself.')
  const ids = (await get('cards')).json.cards.map(({ id }: ShownCard) => ({ id }))
  assert.equal((await post('reading', { cards: ids })).json.cards.length, 78)
})

test('name and id, and name and orientation, may be said twice if they agree', async () => {
  const { json } = await post('reading', {
    cards: [{ id: 'ar16', name: 'The Tower (R)', orientation: 'reversed' }],
  })
  assert.deepEqual(sides(json.cards), ['ar16 reversed'])
})

/** What is wrong, the status, and what the sentence must say. */
const WRONG: [path: string, body: object, status: number, says: RegExp][] = [
  ['spread', {}, 400, /^spread_type is required\.$/],
  [
    'spread',
    { spread_type: 'pyramid' },
    400,
    /^spread_type must be one of: past_present_future, .*, year_wheel\.$/,
  ],
  ['spread', { spread_type: 'custom_spread' }, 400, /^spread_type must be one of/],
  ['spread', { spread_type: 'single', theme: 'money' }, 400, /^theme/],
  ['spread', { spread_type: 'single', seed: 5 }, 400, /^seed/],
  ['spread', [], 400, /body/i],
  ['reading', {}, 400, /^cards is required\.$/],
  ['reading', { cards: [] }, 400, /^cards must hold at least 1 item\.$/],
  ['reading', { cards: Array(79).fill({ id: 'ar00' }) }, 400, /^cards must hold at most 78 items\.$/],
  ['reading', { cards: ['The Fool'] }, 400, /^cards\[0\] must be an object\.$/],
  ['reading', { cards: [{ id: 'ar00' }, {}] }, 400, /^cards\[1\] must have an id or a name\.$/],
  ['reading', { cards: [{ id: 0 }] }, 400, /^cards\[0\]\.id must be a string\.$/],
  [
    'reading',
    { cards: [{ name: 'x'.repeat(101) }] },
    400,
    /^cards\[0\]\.name must have at most 100 characters\.$/,
  ],
  [
    'reading',
    { cards: [{ id: 'ar00', orientation: 'sideways' }] },
    400,
    /^cards\[0\]\.orientation must be one of/,
  ],
  ['reading', { cards: [{ id: 'ar00' }], spread_type: 'pyramid' }, 400, /^spread_type must be one of/],
  [
    'reading',
    { cards: [{ id: 'ar00' }], spread_type: 'single', positions: [{ name: 'x' }] },
    400,
    /not both/,
  ],
  ['reading', { cards: [{ id: 'ar00' }], positions: [] }, 400, /^positions must hold at least 1 item\.$/],
  [
    'reading',
    { cards: [{ id: 'ar00' }], positions: [{ name: 'x', number: 0 }] },
    422,
    /^positions\[0\]\.number/,
  ],
  ['reading', { cards: [{ id: 'ar22' }] }, 422, /^cards\[0\]\.id "ar22" is no id of a card\. Ids are/],
  ['reading', { cards: [{ id: 'AR00' }] }, 422, /^cards\[0\]\.id "AR00" is no id/],
  ['reading', { cards: [{ id: '__proto__' }] }, 422, /is no id/],
  [
    'reading',
    { cards: [{ id: 'ar00' }, { name: 'Two of Hearts' }] },
    422,
    /^cards\[1\]\.name "Two of Hearts" is no card/,
  ],
  ['reading', { cards: [{ name: '' }] }, 422, /^cards\[0\]\.name "" is no card/],
  ['reading', { cards: Array(5).fill({ name: '?' }) }, 422, /cards\[2\]\.name .* And 2 more\.$/],
  [
    'reading',
    { cards: [{ name: 'Tower rev.', orientation: 'upright' }] },
    422,
    /^cards\[0\]\.orientation is upright, but the name says reversed\.$/,
  ],
  [
    'reading',
    { cards: [{ id: 'ar00', name: 'The Sun' }] },
    422,
    /^cards\[0\]\.name means The Sun, but the id is that of The Fool\.$/,
  ],
  [
    'reading',
    { cards: [{ name: 'Fool' }, { id: 'ar01' }, { name: 'The Fool (R)' }] },
    422,
    /^cards\[2\] is the same card as cards\[0\]: The Fool\.$/,
  ],
  [
    'reading',
    { cards: [{ id: 'ar00' }], spread_type: 'celtic_cross' },
    422,
    /^cards must hold 10 cards, one for each place .* There is 1\.$/,
  ],
  [
    'reading',
    { cards: [{ id: 'ar00' }, { id: 'ar01' }], spread_type: 'single' },
    422,
    /^cards must hold one card, .* There are 2\.$/,
  ],
  [
    'reading',
    { cards: [{ id: 'ar00' }], positions: [{ name: 'x' }, { name: 'y' }] },
    422,
    /^cards must hold 2 cards/,
  ],
  ['yes-no', { count: 2 }, 400, /^count must be one of: 1, 3\.$/],
  ['yes-no', { count: '3' }, 400, /^count/],
  ['yes-no', { theme: null }, 400, /^theme/],
]

test('a wrong request gets a sentence that names the member and says what would work', async () => {
  for (const [path, body, status, says] of WRONG) {
    const reply = await post(path, body)
    assert.equal(reply.status, status, `${JSON.stringify(body).slice(0, 100)} ${reply.text}`)
    assert.match(reply.json.error, says)
    assert.equal(reply.json.requestId, reply.headers['x-request-id'])
  }
})

test('a name in an error is cut to 64 characters', async () => {
  const { json } = await post('reading', { cards: [{ name: '🂠'.repeat(100) }] })
  assert.ok(json.error.includes(`"${'🂠'.repeat(64)}"`))
})

test('a yes or no follows from the leanings of its cards, and the same seed repeats it', async () => {
  const seen = new Set<string>()
  for (const count of [1, 3])
    for (let n = 0; n < 40; n++) {
      const request = { count, seed: `yes or no ${n}`, theme: 'love' }
      const { status, json } = await post('yes-no', request)
      assert.equal(status, 200)
      assert.deepEqual((await post('yes-no', request)).json, json)
      const leanings = json.cards.map(({ leaning }: ShownCard) => leaning)
      const balance =
        leanings.filter((l: string) => l === 'yes').length - leanings.filter((l: string) => l === 'no').length
      assert.equal(json.answer, balance > 0 ? 'yes' : balance < 0 ? 'no' : 'unclear')
      assert.equal(json.cards.length, count)
      assert.ok(json.rule.endsWith(`the answer is ${json.answer}.`), json.rule)
      for (const { meaning, position, leaning, orientation } of json.cards) {
        assert.ok(meaning.length >= 120)
        assert.equal(position, undefined)
        assert.ok(leaning !== 'yes' || orientation === 'upright')
      }
      seen.add(json.answer)
    }
  assert.deepEqual([...seen].sort(), ['no', 'unclear', 'yes'])
})

test('one card is the default, the first of three, and no theme changes it', async () => {
  const one = (await post('yes-no', { seed: 'one' })).json
  const three = (await post('yes-no', { seed: 'one', count: 3 })).json
  assert.deepEqual(three.cards[0], one.cards[0])
  assert.equal(one.theme, 'general_guidance')
  assert.deepEqual(
    sides((await post('yes-no', { seed: 'one', theme: 'career' })).json.cards),
    sides(one.cards),
  )
  assert.match((await post('yes-no', {})).json.seed_used, /^anonymous_/)
})

test('the rule is explained in plain sentences', async () => {
  const { json } = await post('yes-no', { count: 3, seed: 'augury' })
  assert.equal(
    json.rule,
    'The Empress reversed leans neither way, the Seven of Swords reversed leans to no, the Five of Wands reversed leans to no. No card leans to yes and two to no, so the answer is no.',
  )
  const one = await post('yes-no', { seed: 'augury' })
  assert.equal(
    one.json.rule,
    'Upright, the Empress leans to yes; reversed, its yes is held back, so it leans neither way: the answer is unclear.',
  )
})

test('two cards say the same in either order', async () => {
  const { status, json, headers } = await get('pairs/cu02/ar06')
  assert.equal(status, 200)
  assert.deepEqual(
    json.cards.map(({ id }: ShownCard) => id),
    ['ar06', 'cu02'],
  )
  assert.deepEqual(json.relations, ['major_and_minor'])
  assert.match(json.text, /^With both the Lovers and the Two of Cups, /)
  const turned = await get('pairs/ar06/cu02')
  assert.deepEqual(turned.json, json)
  assert.equal(turned.headers.etag, headers.etag)
})

test('an unknown id in a pair is 404, the same id twice 422', async () => {
  for (const path of ['ar00/ar22', 'ar22/ar00', 'AR00/ar01', '__proto__/ar00', 'ar22/ar22']) {
    const { status, json } = await get(`pairs/${path}`)
    assert.equal(status, 404, path)
    assert.match(json.error, /no card with this id/)
  }
  const { status, json } = await get('pairs/ar00/ar00')
  assert.equal(status, 422)
  assert.equal(json.error, 'The two ids must be of different cards.')
})

test('any other method is 405 and says what is allowed', async () => {
  const allowed = {
    spreads: 'GET',
    spread: 'POST',
    reading: 'POST',
    'yes-no': 'POST',
    'pairs/ar00/ar01': 'GET',
  }
  for (const [path, method] of Object.entries(allowed))
    for (const other of ['GET', 'POST', 'PUT', 'DELETE'].filter((each) => each !== method)) {
      const reply = await ask(`/v1/tarot/${path}`, { method: other })
      assert.equal(reply.status, 405, `${other} ${path}`)
      assert.match(String(reply.headers.allow), RegExp(method))
    }
})
