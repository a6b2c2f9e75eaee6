import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { ORIENTATIONS } from './card.ts'
import { DECK } from './deck.ts'
import { LEANINGS, type Leaning, leaningOf, uprightLeaning, voteOf } from './leanings.ts'

/** `Leans to | Cards`, with ids, as docs/spreads.md has it. */
const PAGE = readFileSync(new URL('../../docs/spreads.md', import.meta.url), 'utf8')
const row = (leaning: Leaning) =>
  RegExp(`^\\| ${leaning} \\| ([^|]+) \\|$`, 'm').exec(PAGE)![1]!.split(/[ ,]+/)

test('every card leans as the page says', () => {
  const documented = LEANINGS.flatMap((leaning) => row(leaning).map((id) => `${id} ${leaning}`))
  assert.equal(documented.length, 78)
  assert.deepEqual(documented.sort(), DECK.map((card) => `${card.id} ${uprightLeaning(card)}`).sort())
})

test('a reversed card never says yes, and what was no better than unclear becomes a no', () => {
  for (const card of DECK) {
    const reversed = leaningOf({ card, orientation: 'reversed' })
    assert.equal(reversed, uprightLeaning(card) === 'yes' ? 'unclear' : 'no', card.id)
  }
})

const VOTES: [string, Leaning][] = [
  ['yes', 'yes'],
  ['no', 'no'],
  ['unclear', 'unclear'],
  ['yes yes no', 'yes'],
  ['no yes no', 'no'],
  ['yes unclear unclear', 'yes'],
  ['unclear no unclear', 'no'],
  ['yes no unclear', 'unclear'],
  ['unclear unclear unclear', 'unclear'],
  ['no no no', 'no'],
]

test('the majority of the cards that lean decides; equal numbers are unclear', () => {
  for (const [leanings, answer] of VOTES)
    assert.equal(voteOf(leanings.split(' ') as Leaning[]).answer, answer, leanings)
})

/** Of all draws of so many cards, either way up: counted by leanings, for cards of one leaning are alike here. */
function shares(count: number): Record<Leaning, string> {
  const totals = { yes: 0, no: 0, unclear: 0 }
  const left = Object.fromEntries(
    LEANINGS.map((leaning) => [leaning, DECK.filter((card) => uprightLeaning(card) === leaning)]),
  )
  const lay = (laid: readonly Leaning[], ways: number) => {
    if (laid.length === count) {
      totals[voteOf(laid).answer] += ways
      return
    }
    for (const cards of Object.values(left)) {
      const card = cards.pop()
      if (card === undefined) continue
      for (const orientation of ORIENTATIONS)
        lay([...laid, leaningOf({ card, orientation })], ways * (cards.length + 1))
      cards.push(card)
    }
  }
  lay([], 1)
  const sum = totals.yes + totals.no + totals.unclear
  const percent = (leaning: Leaning) => `${Math.round((100 * totals[leaning]) / sum)} %`
  return { yes: percent('yes'), no: percent('no'), unclear: percent('unclear') }
}

test('the page says how often each answer comes', (t) => {
  for (const count of [1, 3] as const) {
    const { yes, no, unclear } = shares(count)
    t.diagnostic(`${count}: yes ${yes}, no ${no}, unclear ${unclear}`)
    assert.ok(PAGE.includes(`| ${count} | ${yes} | ${no} | ${unclear} |`), String(count))
  }
})
