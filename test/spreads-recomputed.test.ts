/** docs/spreads.md, followed by hand: the positions of every spread, and what a Celtic Cross shows, recomputed from its ten cards in whole numbers. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { THREE_CARD_SPREAD_TYPES, type ThreeCardSpreadType } from '../src/tarot/spreads.ts'
import { testParts, testService } from './service.ts'

const service = await testService(testParts({ RATE_LIMITS: 'off' }))

interface DrawnCard {
  id: string
  orientation: 'upright' | 'reversed'
  keywords: string[]
}
interface Cross {
  cards: DrawnCard[]
  patterns: { majorArcanaCount: number; reversedCount: number; keyThemes: string[] }
}

const SUITS: Record<string, string> = { wa: 'wands', cu: 'cups', sw: 'swords', pe: 'pentacles' }
const RANKS = 'ac 02 03 04 05 06 07 08 09 10 pa kn qu ki'.split(' ')
const RANK_NAMES =
  'aces twos threes fours fives sixes sevens eights nines tens pages knights queens kings'.split(' ')

/** How many ways there are to choose: Pascal's triangle, in whole numbers. */
const TRIANGLE: bigint[][] = [[1n]]
for (let n = 1; n <= 78; n++)
  TRIANGLE.push(
    Array.from({ length: n + 1 }, (_, k) => (TRIANGLE[n - 1]![k - 1] ?? 0n) + (TRIANGLE[n - 1]![k] ?? 0n)),
  )
const ways = (n: number, k: number) => TRIANGLE[n]?.[k] ?? 0n

const total = (from: number, to: number, term: (count: number) => bigint) =>
  Array.from({ length: to - from + 1 }, (_, n) => term(from + n)).reduce((sum, each) => sum + each, 0n)
/** The chance that ten cards hold from so many to so many of the deck's cards of a kind. */
const chance = (from: number, to: number, kind: number) =>
  Number(total(from, to, (count) => ways(kind, count) * ways(78 - kind, 10 - count))) / Number(ways(78, 10))
const tosses = (from: number, to: number) => Number(total(from, to, (heads) => ways(10, heads))) / 1024

const PAGE = readFileSync(new URL('../docs/spreads.md', import.meta.url), 'utf8')
/** `*n* cups` and `at least *n* of 14` → the theme. */
const THEMES = new Map(
  [...PAGE.matchAll(/^\| ((?:\*n\*|no) [^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(([, finding, of, theme]) => [
    `${finding}: ${of}`,
    theme!,
  ]),
)

function findings(drawn: readonly DrawnCard[]): { theme: string; chance: number }[] {
  const found: { theme: string; chance: number }[] = []
  const add = (what: string, of: string, likely: number) => {
    const theme = THEMES.get(`${what}: ${of}`)
    assert.ok(theme, `the page knows no ${what}: ${of}`)
    found.push({ theme, chance: likely })
  }
  const count = (is: (card: DrawnCard) => boolean) => drawn.filter(is).length
  const majors = count(({ id }) => id.startsWith('ar'))
  add('*n* major arcana', 'at least *n* of 22', chance(majors, 10, 22))
  add('*n* major arcana', 'at most *n* of 22', chance(0, majors, 22))
  const reversed = count(({ orientation }) => orientation === 'reversed')
  add('*n* reversed', 'at least *n* heads in ten tosses', tosses(reversed, 10))
  add('*n* reversed', 'at most *n* heads in ten tosses', tosses(0, reversed))
  for (const [code, suit] of Object.entries(SUITS)) {
    const own = count(({ id }) => id.startsWith(code))
    if (own === 0) add(`no ${suit}`, 'none of 14', chance(0, 0, 14))
    else add(`*n* ${suit}`, 'at least *n* of 14', chance(own, 10, 14))
  }
  for (const [place, rank] of RANKS.entries()) {
    const own = count(({ id }) => !id.startsWith('ar') && id.endsWith(rank))
    if (own >= 2) add(`*n* ${RANK_NAMES[place]}, two or more`, 'at least *n* of 4', chance(own, 4, 4))
  }
  const courts = count(({ id }) => !id.startsWith('ar') && /(pa|kn|qu|ki)$/.test(id))
  if (courts === 0) add('no court cards', 'none of 16', chance(0, 0, 16))
  else add('*n* court cards', 'at least *n* of 16', chance(courts, 10, 16))
  return found.filter((finding) => finding.chance < 1 / 3).sort((a, b) => a.chance - b.chance)
}

const post = async (path: string, payload: object) =>
  (await service.inject({ method: 'POST', url: `/v1/tarot/${path}`, payload })).json()

const cross = async (seed: string): Promise<Cross> => post('celtic-cross', { seed })

/** `### Name`, then the type and the description, then a row for each position. */
const SPREADS = PAGE.split('### ')
  .slice(1)
  .map((section) => {
    const [, name, type, description] = section.match(/^(.*)\n\n`(\w+)`: (.*)\n/)!
    const rows = [...section.matchAll(/^\| (\d+) \| ([^|]+) \| `(\w+)` \| ([^|]+) \|$/gm)]
    const positions = rows.map(([, number, called, kind, meaning]) => ({
      number: Number(number),
      name: called,
      meaning,
      kind,
    }))
    return { spread: { type: type!, name: name!, description: description! }, positions }
  })

test('the positions of every spread are those of the page, in its order', async () => {
  assert.deepEqual(
    SPREADS.map(({ positions }) => positions.length),
    [3, 3, 3, 3, 3, 10, 1, 2, 3, 4, 4, 4, 4, 4, 5, 5, 6, 6, 7, 7, 7, 13],
  )
  for (const { spread, positions } of SPREADS) {
    const answer = await post('spread', { spread_type: spread.type })
    assert.deepEqual(answer.spread, spread)
    assert.deepEqual(
      answer.cards.map(({ position }: { position: object }) => position),
      positions.map(({ kind, ...position }) => position),
    )
    // The first three cards of a longer draw are the shorter one, so the order of the cards is that of the draw.
    if (!THREE_CARD_SPREAD_TYPES.includes(spread.type as ThreeCardSpreadType)) continue
    assert.equal(spread.type, positions.map(({ name }) => name!.toLowerCase()).join('_'))
  }
})

test('the list of spreads is that of the page, with the kind of every place', async () => {
  const { spreads } = (await service.inject({ url: '/v1/tarot/spreads' })).json()
  assert.deepEqual(
    spreads,
    SPREADS.map(({ spread, positions }) => ({ ...spread, cardCount: positions.length, positions })),
  )
})

test('the page has a theme for every finding there can be', () => {
  assert.equal(THEMES.size, 4 + 8 + 14 + 2)
})

test('the themes of 1,500 Celtic Crosses are the rarest findings, the rarest first, and then the arc', async () => {
  const met = new Set<string>()
  for (let n = 0; n < 1500; n++) {
    const { cards, patterns } = await cross(`patterns ${n}`)
    const drawn = cards
    assert.equal(patterns.majorArcanaCount, drawn.filter(({ id }) => id.startsWith('ar')).length)
    assert.equal(patterns.reversedCount, drawn.filter(({ orientation }) => orientation === 'reversed').length)
    const textKind = findings(drawn)
    const first = (place: number) => drawn[place]!.keywords[0]
    const arc = [
      `From ${first(0)} towards ${first(9)}`,
      `Across the way: ${first(1)}`,
      `What it aims for: ${first(4)}`,
    ]
    const size = Math.min(5, Math.max(3, textKind.length + 1))
    const shown = patterns.keyThemes
    assert.equal(shown.length, size)
    assert.deepEqual(shown.slice(textKind.length), arc.slice(0, Math.max(0, size - textKind.length)))
    // Two findings can be equally rare: then either may stand first.
    const chanceOf = new Map(textKind.map((finding) => [finding.theme, finding.chance]))
    const chances = shown.slice(0, textKind.length).map((theme) => chanceOf.get(theme))
    assert.deepEqual(
      chances,
      textKind.slice(0, size).map((finding) => finding.chance),
      `${shown.join('; ')} of ${drawn.map(({ id }) => id)}`,
    )
    for (const theme of shown) met.add(theme)
  }
  // Every theme of the page is met.
  for (const theme of THEMES.values()) assert.ok(met.has(theme), theme)
})
