/** Lean and tempo recomputed by hand from the tables of docs/questions.md, for cards drawn at random. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { carriersOf, leanOf } from '../src/tarot/answer/lean.ts'
import { ANSWERING_PLACES, answeringCard, type PlaceAsk } from '../src/tarot/answer/places.ts'
import { TEMPOS, tempoOf } from '../src/tarot/answer/tempo.ts'
import { leaningOf } from '../src/tarot/leanings.ts'
import { PLACE_KINDS, SPREAD_TYPES } from '../src/tarot/spreads.ts'
import type { LaidCard } from '../src/tarot/threads.ts'
import { laidOn, laidSpread } from './asked.ts'

const PAGE = readFileSync(new URL('../docs/questions.md', import.meta.url), 'utf8')

/** The rows of the table that begins with this heading, without the heading itself. */
function tableOf(heading: string): [string, string][] {
  const start = PAGE.indexOf(heading)
  assert.notEqual(start, -1, heading)
  const lines = PAGE.slice(start).split('\n').slice(2)
  const end = lines.findIndex((line) => !line.startsWith('|'))
  return lines.slice(0, end).map((line) => {
    const [, name, value] = line.split('|').map((cell) => cell.trim())
    return [name!, value!]
  })
}
const codesIn = (text: string) => [...text.matchAll(/`(\w+)`/g)].map(([, code]) => code!)
const numberOf = (text: string) => Number(text.replace('−', '-').replace('+', ''))

const WEIGHTS = Object.fromEntries(
  tableOf('| Weight | Places |').flatMap(([weight, places]) =>
    codesIn(places).map((kind) => [kind, Number(weight)]),
  ),
)
const STEPS = Object.fromEntries(
  tableOf('| What | Steps |').flatMap(([names, steps]) =>
    names.split(', ').map((name) => [name.replaceAll('`', ''), numberOf(steps)]),
  ),
)

const leanValueOf = (laid: LaidCard) => ({ yes: 1, unclear: 0, no: -1 })[leaningOf(laid)]

/** The sum by hand, with the rules that the cards alone decide. */
function gradeByHand(cards: readonly LaidCard[]) {
  const isAny = cards.some(({ kind }) => WEIGHTS[kind]! > 0)
  const weightOf = ({ kind }: LaidCard) => (isAny ? WEIGHTS[kind]! : 1)
  const s = cards.reduce((sum, laid) => sum + weightOf(laid) * leanValueOf(laid), 0)
  const w = cards.reduce((sum, laid) => sum + weightOf(laid), 0)
  const share = s / w
  let grade = 'open'
  if (share >= 2 / 3 - 1e-9) grade = 'clearly'
  else if (share >= 1 / 5 - 1e-9) grade = 'rather'
  else if (share <= -2 / 3 + 1e-9) grade = 'clearly_not'
  else if (share <= -1 / 5 + 1e-9) grade = 'rather_not'
  const unclear = () => grade.replace('clearly', 'rather')
  if (cards.length === 1 && cards[0]!.card.suit) grade = unclear()
  const ends = cards.filter(({ kind }) => kind === 'outcome')
  const end = ends.reduce((sum, laid) => sum + leanValueOf(laid), 0)
  if (ends.length > 0 && end === 0) grade = unclear()
  if (end * s < 0 && grade !== 'open') grade = 'open'
  return { grade, s, w }
}

const RANKS = 'ace two three four five six seven eight nine ten page knight queen king'.split(' ')

function tempoByHand(cards: readonly LaidCard[], grade: string): string {
  const at = (kind: string) => cards.find((laid) => laid.kind === kind)
  const laid = at('near_future') ?? at('outcome') ?? at('present') ?? cards[0]!
  const { card, orientation, kind } = laid
  const names = [
    card.suit ?? 'majors',
    ...(card.suit ? [RANKS[card.number - 1]!] : []),
    orientation,
    `in ${kind}`,
    `lean ${grade}`,
  ]
  const steps = names.reduce((sum, name) => sum + (STEPS[name] ?? 0), 0)
  return TEMPOS[Math.max(0, Math.min(4, steps))]!
}

function* draws(): Generator<LaidCard[]> {
  for (let at = 0; at < 1500; at++) {
    yield laidSpread(SPREAD_TYPES[at % SPREAD_TYPES.length]!, `recomputed ${at}`)
    // Places of any kinds, as callers have them.
    yield laidOn(
      Array.from(
        { length: 1 + (at % 7) },
        (_, place) => PLACE_KINDS[(at * 7 + place * 11) % PLACE_KINDS.length]!,
      ),
      `own ${at}`,
    )
  }
}

test('every kind of place has its weight on the page', () => {
  assert.deepEqual(Object.keys(WEIGHTS).sort(), [...PLACE_KINDS].sort())
})

test('the lean is that of the tables', () => {
  for (const cards of draws()) {
    const { grade, s, w } = gradeByHand(cards)
    assert.deepEqual(leanOf(cards), { grade, sum: s, weight: w })
  }
})

test('the tempo is that of the tables', () => {
  for (const cards of draws()) {
    const { grade } = leanOf(cards)
    assert.equal(tempoOf(cards, grade).tempo, tempoByHand(cards, grade))
  }
})

test('the carrier is the heaviest card with the sign of the lean', () => {
  const order = codesIn(PAGE.slice(PAGE.indexOf('**Carrier**'), PAGE.indexOf('then the order of the draw')))
  for (const cards of draws()) {
    const { grade } = leanOf(cards)
    if (grade === 'open') continue
    const sign = grade.endsWith('not') ? -1 : 1
    const isAny = cards.some(({ kind }) => WEIGHTS[kind]! > 0)
    const scoreOf = ({ kind }: LaidCard) =>
      (isAny ? WEIGHTS[kind]! : 1) * 100 + (order.includes(kind) ? 10 - order.indexOf(kind) : 0)
    const best = cards
      .filter((laid) => leanValueOf(laid) === sign)
      .toSorted((a, b) => scoreOf(b) - scoreOf(a))[0]
    assert.equal(carriersOf(cards, grade).carrier, best)
  }
})

const ASKS: Readonly<Record<string, readonly PlaceAsk[]>> = {
  why: ['why'],
  'how to do, what to do': ['how_do', 'what_do'],
  'how will it be, what is ahead': ['how_be', 'what_ahead'],
  'what is it': ['what_is'],
  'what is in the way': ['hurdle'],
  who: ['who'],
  mind: ['mind'],
  'hidden, fact, chance, open, choice': ['hidden', 'fact', 'chance', 'open', 'choice'],
}

test('the places that answer are those of the page, in its order', () => {
  const rows = tableOf('| Ask | The first of these places')
  assert.deepEqual(rows.map(([ask]) => ask).sort(), Object.keys(ASKS).sort())
  for (const [row, places] of rows)
    for (const ask of ASKS[row]!) {
      assert.deepEqual(ANSWERING_PLACES[ask], codesIn(places), ask)
      if (ask === 'who') continue
      for (const cards of [laidSpread('celtic_cross', ask), laidSpread('past_present_future', ask)]) {
        const kind = codesIn(places).find((each) => cards.some((laid) => laid.kind === each))
        assert.equal(answeringCard(cards, ask), cards.find((laid) => laid.kind === kind) ?? cards[0])
      }
    }
})
