import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { DECK } from './deck.ts'
import { draw } from './draw.ts'
import { SPREAD_TYPES, sizeOf } from './spreads.ts'

interface Vector {
  seed: string
  spread_type: string
  cards: string[]
}
const VECTORS: Vector[] = JSON.parse(
  readFileSync(new URL('../../test/vectors/draw.json', import.meta.url), 'utf8'),
)

const named = (cards: ReturnType<typeof draw>) =>
  cards.map(({ card, orientation }) => (orientation === 'reversed' ? `${card.id} reversed` : card.id))

/**
 * A second implementation, from docs/draw-algorithm.md alone: another crypto interface, the deck by its published ids,
 * the whole stream of bytes made first.
 */
async function drawFromThePage(seed: string, spreadType: string, count: number): Promise<string[]> {
  const ranks = 'ac 02 03 04 05 06 07 08 09 10 pa kn qu ki'.split(' ')
  const majors = Array.from({ length: 22 }, (_, n) => `ar${String(n).padStart(2, '0')}`)
  const order = [...majors, ...['wa', 'cu', 'sw', 'pe'].flatMap((suit) => ranks.map((rank) => suit + rank))]
  const text = new TextEncoder()
  // WebCrypto refuses an empty key; HMAC pads keys with zero bytes, so one zero byte is the same key.
  const keyBytes = seed === '' ? new Uint8Array(1) : text.encode(seed)
  const key = await crypto.subtle.importKey('raw', keyBytes, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
  const stream: number[] = []
  for (let n = 0; n < 8; n++)
    stream.push(
      ...new Uint8Array(
        await crypto.subtle.sign('HMAC', key, text.encode(`augury-draw-1/${spreadType}/${n}`)),
      ),
    )

  const cards: string[] = []
  for (let p = 0; p < count; p++) {
    const m = 78 - p
    let b = stream.shift()!
    while (!(b < 256 - (256 % m))) b = stream.shift()!
    const j = p + (b % m)
    const chosen = order[j]!
    order[j] = order[p]!
    order[p] = chosen
    cards.push(stream.shift()! % 2 === 1 ? `${chosen} reversed` : chosen)
  }
  return cards
}

test('the draw agrees with every published vector', () => {
  assert.ok(VECTORS.length >= 10)
  for (const { seed, spread_type, cards } of VECTORS)
    assert.deepEqual(named(draw(DECK, cards.length, seed, spread_type)), cards)
})

test('every spread has a vector of its own size, and is named on the page', () => {
  const page = readFileSync(new URL('../../docs/draw-algorithm.md', import.meta.url), 'utf8')
  const sizes = new Map(VECTORS.map(({ spread_type, cards }) => [spread_type, cards.length]))
  for (const type of SPREAD_TYPES) {
    assert.equal(sizes.get(type), sizeOf({ type }), type)
    assert.ok(page.includes(`\`${type}\``), type)
  }
})

test('an implementation written from the page alone draws the same cards', async () => {
  for (const { seed, spread_type, cards } of VECTORS)
    assert.deepEqual(await drawFromThePage(seed, spread_type, cards.length), cards)
  for (let n = 0; n < 200; n++)
    assert.deepEqual(
      named(draw(DECK, 10, `seed ${n}`, 'celtic_cross')),
      await drawFromThePage(`seed ${n}`, 'celtic_cross', 10),
    )
})

test('the first cards of a longer draw are the shorter draw, and no card comes twice', () => {
  const whole = named(draw(DECK, 78, 'any seed', 'custom_spread'))
  for (const count of [1, 2, 10, 77])
    assert.deepEqual(named(draw(DECK, count, 'any seed', 'custom_spread')), whole.slice(0, count))
  assert.equal(new Set(whole.map((card) => card.slice(0, 4))).size, 78)
})

test('another seed or another spread type gives another draw', () => {
  const one = named(draw(DECK, 10, 'one', 'celtic_cross'))
  assert.notDeepEqual(named(draw(DECK, 10, 'two', 'celtic_cross')), one)
  assert.notDeepEqual(named(draw(DECK, 10, 'one', 'custom_spread')), one)
})

/** Pearson's statistic; the seeds are fixed, so each figure below is one number, not a chance. */
function chiSquare(counts: readonly number[], expected: number): number {
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

test('every card and both orientations are equally likely at every position', (t) => {
  const draws = 31_200
  const places = 10
  const counts = Array.from({ length: places }, () => new Array<number>(156).fill(0))
  for (let n = 0; n < draws; n++)
    draw(DECK, places, `uniform ${n}`, 'celtic_cross').forEach(({ card, orientation }, place) => {
      counts[place]![DECK.indexOf(card) * 2 + Number(orientation === 'reversed')]!++
    })
  // 155 degrees of freedom: mean 155, standard deviation 17.6. 99.99 % lies below 227.
  for (const [place, of] of counts.entries()) {
    const statistic = chiSquare(of, draws / 156)
    t.diagnostic(`place ${place + 1}: chi-square ${statistic.toFixed(1)} (155 degrees of freedom)`)
    assert.ok(statistic < 227 && statistic > 95, `place ${place + 1}: ${statistic}`)
  }
})

test('neighbouring positions are independent: suits, majors and orientations pair up at random', (t) => {
  const kinds = ['wands', 'cups', 'swords', 'pentacles', undefined]
  const draws = 20_000
  const counts = new Map<string, number>()
  const expected = new Map<string, number>()
  const size = (kind: string | undefined) => DECK.filter((card) => card.suit === kind).length
  for (const a of kinds)
    for (const b of kinds)
      for (const pair of ['uu', 'ur', 'ru', 'rr'])
        expected.set(`${a} ${b} ${pair}`, (draws * size(a) * (size(b) - Number(a === b))) / (78 * 77 * 4))
  for (let n = 0; n < draws; n++) {
    const [first, second] = draw(DECK, 2, `pair ${n}`, 'past_present_future')
    const key = `${first!.card.suit} ${second!.card.suit} ${first!.orientation[0]}${second!.orientation[0]}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  let statistic = 0
  for (const [key, mean] of expected) statistic += ((counts.get(key) ?? 0) - mean) ** 2 / mean
  t.diagnostic(`chi-square ${statistic.toFixed(1)} (99 degrees of freedom)`)
  // 99.99 % of chance lies below 159.
  assert.ok(statistic < 159 && statistic > 52, String(statistic))
})
