import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { DECK } from '../../tarot/deck.ts'
import { draw } from '../../tarot/draw.ts'
import { PLACE_KINDS, type PlaceKind, SPREAD_TYPES, type SpreadType, sizeOf } from '../../tarot/spreads.ts'
import { THEMES, type Theme } from '../../tarot/theme.ts'
import type { LaidCard } from '../../tarot/threads.ts'
import type { SpreadSentence, WholeReading } from '../spreads.ts'
import { plainName } from './deck.ts'
import { gistOf, inPosition } from './places.ts'
import { proseFaults } from './prose-rules.ts'
import { PLACES_BY_RANK, shortStory, storyCards } from './short-story.ts'
import { shownThreads, wholeReading } from './spread-reading.ts'
import { spreadWords } from './spreads.ts'
import { toneIn } from './story-scenes.ts'

function lay(type: SpreadType, seed: string): LaidCard[] {
  const { positions } = spreadWords({ type })
  return draw(DECK, sizeOf({ type }), seed, type).map((drawn, at) => {
    const { kind, number, name } = positions[at]!
    return { ...drawn, kind, number, place: name }
  })
}

/** Each reading is made once for all tests. */
const readings = new Map<readonly LaidCard[], Map<Theme, WholeReading>>()
function readingOf(cards: readonly LaidCard[], theme: Theme): WholeReading {
  const ofCards = readings.get(cards) ?? new Map<Theme, WholeReading>()
  readings.set(cards, ofCards)
  const reading = ofCards.get(theme) ?? wholeReading(cards, theme)
  ofCards.set(theme, reading)
  return reading
}

const said = (sentences: readonly SpreadSentence[]) => sentences.map(({ text }) => text).join(' ')
const types = SPREAD_TYPES.filter((type) => sizeOf({ type }) > 1)
const laid = types.flatMap((type) =>
  Array.from({ length: 300 }, (_, n) => ({
    type,
    n,
    cards: lay(type, `reading ${n}`),
    theme: THEMES[n % 4]!,
  })),
)

/** By the number of cards, as docs/spreads.md has them. */
const PAGE = readFileSync(new URL('../../../docs/spreads.md', import.meta.url), 'utf8')
const lengthsOf = (size: number) => {
  const name =
    size === 2 ? 'two cards' : size === 3 ? 'three cards' : size < 8 ? 'four to seven' : 'eight or more'
  const [, least, most] = new RegExp(`\\| ${name} \\| (\\d+)–(\\d+) \\|`).exec(PAGE)!
  return { least: Number(least), most: Number(most) }
}

test('a summary has the length that docs/spreads.md gives it and keeps the house rules', () => {
  const sentences = new Set<string>()
  for (const { type, cards, theme } of laid) {
    const { summary, threads, act } = readingOf(cards, theme)
    const text = said(summary)
    const { least, most } = lengthsOf(cards.length)
    assert.ok(text.length >= least && text.length <= most, `${type} ${text.length}: ${text}`)
    for (const sentence of [...summary, ...threads, act]) sentences.add(sentence.text)
    assert.ok((text.match(/\?/g) ?? []).length < 2, text)
    assert.ok(threads.length <= 4)
    for (const { text: thread } of threads) assert.ok(thread.length >= 50 && thread.length <= 230, thread)
  }
  // Many readings share a sentence.
  for (const sentence of sentences) {
    // The card is called so; no text speaks of it otherwise.
    assert.deepEqual(proseFaults(sentence.replaceAll('Death', 'this')), [], sentence)
    assert.match(sentence, /^[A-Z].*[.?]$/)
    assert.doesNotMatch(sentence, /[{}]|undefined| {2}|\bthe The\b|\.\.|'/)
  }
})

test('each source card of a summary is named in it, with its orientation', () => {
  for (const { cards, theme } of laid) {
    const { summary } = readingOf(cards, theme)
    const text = said(summary)
    for (const card of new Set(summary.flatMap((sentence) => sentence.cards))) {
      assert.ok(
        text.toLowerCase().includes(plainName(card).replace(/^the /, '').toLowerCase()),
        `${card.card.id}: ${text}`,
      )
      if (card.orientation === 'reversed') assert.match(text, /reversed|upside down|head down|overhead/i)
    }
  }
})

const cardsNamedIn = (cards: readonly LaidCard[], theme: Theme = 'general') =>
  new Set(readingOf(cards, theme).summary.flatMap((sentence) => sentence.cards))

test('a summary has all of up to four cards, four of up to seven, and at least six of a Celtic Cross', () => {
  for (const { type, cards, theme } of laid) {
    const count = cardsNamedIn(cards, theme).size
    if (cards.length <= 4 || type === 'decision') assert.equal(count, cards.length, type)
    else if (type === 'celtic_cross') assert.ok(count >= 6, `${type} ${count}`)
    else if (type !== 'week_ahead' && type !== 'year_wheel') assert.equal(count, 4, type)
  }
})

test('another card in a place of the summary changes it and is named there', () => {
  for (const { cards, theme, type } of laid.filter(({ n }) => n < 40)) {
    const drawn = new Set(cards.map(({ card }) => card.id))
    const other = DECK.find(({ id }) => !drawn.has(id))!
    const at = cards.indexOf([...cardsNamedIn(cards, theme)][0]!)
    const changed = cards.map((card, index) => (index === at ? { ...card, card: other } : card))
    assert.notEqual(said(readingOf(cards, theme).summary), said(readingOf(changed, theme).summary))
    if (type !== 'year_wheel' && type !== 'week_ahead')
      assert.ok(cardsNamedIn(changed, theme).has(changed[at]!), type)
  }
})

test('no two spreads of a type have the same summary', () => {
  for (const type of types) {
    const all = laid
      .filter((one) => one.type === type)
      .map(({ cards, theme }) => said(readingOf(cards, theme).summary))
    assert.equal(new Set(all).size, all.length, type)
  }
})

test('a theme has a first sentence of its own', () => {
  for (const type of [
    'celtic_cross',
    'past_present_future',
    'mind_body_spirit',
    'week_ahead',
    'decision',
  ] as const) {
    const cards = lay(type, 'theme')
    const first = THEMES.map((theme) => readingOf(cards, theme).summary[0]!.text)
    assert.equal(new Set(first).size, THEMES.length, type)
  }
})

test('the act stands in the summary after “So” or a card’s advice, once, and before what lies ahead', () => {
  for (const { cards, theme, type } of laid) {
    const { summary, act } = readingOf(cards, theme)
    const text = said(summary).toLowerCase()
    const words = act.text.toLowerCase()
    assert.equal(text.split(words).length, 2, `${type}: ${said(summary)}`)
    assert.match(text.slice(0, text.indexOf(words)), /(?:so|:) $/)
    const last = summary.at(-1)!.cards.at(-1)!
    const end = cards.find(({ kind }) => kind === 'outcome')
    if (end === undefined || type === 'decision') continue
    assert.equal(last, end, type)
    const scene = summary.findLastIndex(
      (sentence) =>
        sentence.cards.includes(end) && sentence.text.includes(plainName(end).replace(/^the /, '')),
    )
    const sentence = summary.findIndex((sentence) => sentence.text.toLowerCase().includes(words))
    assert.ok(sentence < scene, `${type}: ${said(summary)}`)
  }
})

test('the act is that of what resists, of the heart, or of hard advice, and never what the place of advice says already', () => {
  for (const { cards, theme, type } of laid) {
    const [acting] = readingOf(cards, theme).act.cards
    const kindsOf = cards.map(({ kind }) => kind)
    assert.ok(cards.includes(acting!))
    const hardAdvice =
      cards.length <= 4 && cards.some((card) => card.kind === 'advice' && gistOf(card).tone === 'hard')
    const order: PlaceKind[] = ['challenge', 'weakness', 'present', 'bond', 'self']
    const expected = hardAdvice ? 'advice' : order.find((kind) => kindsOf.includes(kind))
    if (expected !== undefined && type !== 'decision') assert.equal(acting!.kind, expected, type)
    for (const card of cards) assert.notEqual(readingOf(cards, theme).act.text, inPosition(card, 'advice'))
  }
})

test('“if nothing changes” and its like stand before hard outcomes only', () => {
  const WARNING = /\b(?:if nothing changes|left as it is|at this pace|unless)\b/i
  for (const { cards, theme } of laid) {
    const end = cards.findLast(({ kind }) => kind === 'outcome')
    if (end === undefined || toneIn(end, 'may') === 'hard') continue
    const { summary } = readingOf(cards, theme)
    for (const { text, cards: own } of summary)
      if (own.length === 1 && own[0] === end) assert.doesNotMatch(text, WARNING)
  }
})

test('the name of a card stands in brackets or as a subject, never between a noun phrase and a full stop', () => {
  for (const { cards, theme } of laid)
    for (const { text, cards: own } of readingOf(cards, theme).summary)
      for (const card of own)
        assert.doesNotMatch(text, new RegExp(`^[^.]*, ${plainName(card)}(?: reversed)?\\.$`), text)
})

test('a story says “somebody” and shows a picture of its scenes once, if its cards have other words', () => {
  let repeated = 0
  const three = laid.filter(({ type }) => type === 'past_present_future')
  for (const { cards, theme } of three)
    if ((said(readingOf(cards, theme).summary).match(/\bsome(?:body|one)\b/gi) ?? []).length > 1) repeated++
  assert.ok(repeated <= 0.01 * three.length, `${repeated} of ${three.length}`)
})

/** Cards in places of these kinds, which a caller has named. */
const inPlaces = (...kinds: readonly PlaceKind[]): LaidCard[] =>
  draw(DECK, kinds.length, 'places', 'custom').map((drawn, at) => ({
    ...drawn,
    orientation: 'upright' as const,
    kind: kinds[at]!,
    number: at + 1,
  }))

test('a story goes in the order of docs/spreads.md, whatever the order of its places', () => {
  const [, list] = /in the order of time: ([^.]+)\./.exec(PAGE)!
  const groups = list!
    .split('; ')
    .map((group) => group.match(/`(\w+)`/g)!.map((kind) => kind.slice(1, -1) as PlaceKind))
  assert.deepEqual(groups.flat().toSorted(), PLACE_KINDS.filter((kind) => kind !== 'choice').toSorted())
  for (const [at, later] of groups.entries())
    for (const earlier of groups.slice(0, at))
      for (const [one, other] of later.flatMap((a) => earlier.map((b) => [a, b] as const))) {
        const cards = inPlaces(one, other, 'present')
        const order = [
          ...new Set(
            shortStory(cards, 'general', { least: 0, most: 2000 }).summary.flatMap((sentence) =>
              sentence.cards.length === 1 ? sentence.cards : [],
            ),
          ),
        ]
        assert.ok(order.indexOf(cards[1]!) < order.indexOf(cards[0]!), `${other} before ${one}`)
      }
})

test('the summary of five cards or more has the four places that docs/spreads.md names first', () => {
  const [, list] = /tell the most come first: ([^.]+)\./.exec(PAGE)!
  const order = list!.match(/`(\w+)`/g)!.map((kind) => kind.slice(1, -1) as PlaceKind)
  assert.deepEqual(order, PLACES_BY_RANK)
  for (const [at, kind] of order.entries()) {
    if (kind === 'root' || kind === 'choice' || kind === 'open') continue
    const others = order.slice(at + 1).filter((each) => !['root', 'choice', 'open', kind].includes(each))
    const cards = inPlaces('open', 'open', 'open', 'open', kind, ...others.slice(0, 1), 'open')
    const kinds = storyCards(cards).map((card) => card.kind)
    assert.ok(kinds.includes(kind), kind)
  }
  // Past and root are one scene there.
  assert.deepEqual(
    storyCards(inPlaces('root', 'past', 'present', 'challenge', 'others', 'outcome')).map(({ kind }) => kind),
    ['past', 'present', 'challenge', 'outcome'],
  )
})

test('days come in their order, and the first and the last always', () => {
  for (const { cards, theme } of laid.filter(({ type }) => type === 'week_ahead' || type === 'year_wheel')) {
    const days = [...cardsNamedIn(cards, theme)]
      .filter(({ kind }) => kind === 'near_future')
      .map(({ number }) => number)
    assert.deepEqual(
      days,
      days.toSorted((a, b) => a - b),
    )
    assert.ok(
      days.includes(cards.at(-1)!.number) &&
        days.includes(cards.find(({ kind }) => kind === 'near_future')!.number),
    )
    assert.ok(days.length >= 4)
    const text = said(readingOf(cards, theme).summary)
    assert.ok(text.includes(cards.at(-1)!.place!), text)
  }
})

test('a spread is read as days or months if we named more than half of its places so', () => {
  const days = (count: number) =>
    lay('week_ahead', 'half').map((card, at) => (at < count ? card : { ...card, kind: 'open' as const }))
  const named = (cards: readonly LaidCard[]) => said(readingOf(cards, 'general').summary).includes('Monday')
  assert.equal(named(days(4)), true)
  assert.equal(named(days(3)), false)
  assert.equal(named(days(4).map((card) => ({ ...card, place: undefined }))), false)
})

test('places that a caller has named, of any kinds and any number, have the same lengths', () => {
  for (let n = 0; n < 2000; n++) {
    const size = 2 + (n % 12)
    const cards = draw(DECK, size, `any ${n}`, 'custom').map((drawn, at) => ({
      ...drawn,
      kind: PLACE_KINDS[(n * 7 + at * (1 + (n % 5)) * 3) % PLACE_KINDS.length]!,
      number: at + 1,
    }))
    const text = said(readingOf(cards, THEMES[n % 4]!).summary)
    const { least, most } = lengthsOf(size)
    const kinds = cards.map(({ kind }) => kind).join()
    assert.ok(text.length >= least && text.length <= most, `${kinds} ${text.length}: ${text}`)
  }
})

test('two ways come in their order without a verdict, and close with the question that decides', () => {
  for (const { cards, theme } of laid.filter(({ type }) => type === 'decision')) {
    const { summary } = readingOf(cards, theme)
    const numbers = [...cardsNamedIn(cards, theme)].map(({ number }) => number)
    assert.deepEqual(
      numbers,
      numbers.toSorted((a, b) => a - b),
    )
    const text = said(summary)
    assert.match(text, /\bthe first way\b.*\bthe second way\b/i)
    assert.doesNotMatch(text, /\bthe First Way\b|\b(?:better|worse|wrong) way\b/)
    assert.equal(text.split('?').length, 2, text)
  }
})

const ofIds = (...ids: readonly string[]): LaidCard[] =>
  ids.map((id, at) => ({
    ...{ card: DECK.find((card) => card.id === id)!, orientation: 'upright', kind: 'open', number: at + 1 },
  }))

test('up to four cards have one thread, up to seven two, more have three', () => {
  const ids = ['wa03', 'cu03', 'ar00', 'ar09', 'pepa', 'swpa', 'wa06', 'cu06', 'ar04', 'ar07']
  for (const [size, count] of [
    [3, 1],
    [4, 1],
    [5, 2],
    [7, 2],
    [8, 3],
  ] as const)
    assert.equal(shownThreads(ofIds(...ids.slice(0, size))).length, count, `${size} cards`)
})

test('threads agree with the story: numbers and pairs count for upright cards only, and the arc of a story is named once', () => {
  const ARCS = ['many_hard', 'all_kind', 'hard_to_kind', 'kind_to_hard']
  for (const { cards, type } of laid) {
    const threads = shownThreads(cards)
    for (const { kind, cards: own } of threads) {
      if (['number', 'pair', 'ace_and_ten', 'elements'].includes(kind))
        assert.ok(
          own.every(({ orientation }) => orientation === 'upright'),
          type,
        )
      if (kind === 'all_kind') assert.ok(cards.every(({ orientation }) => orientation === 'upright'))
    }
    const isWhole = ['past_present_future', 'situation_action_outcome', 'celtic_cross'].includes(type)
    if (isWhole)
      assert.ok(
        threads.every(({ kind }) => !ARCS.includes(kind)),
        type,
      )
    for (const [at, thread] of threads.entries()) {
      const earlier = new Set(threads.slice(0, at).flatMap((each) => each.cards))
      const old = thread.cards.filter((card) => earlier.has(card)).length
      assert.ok(thread.cards.length === 0 || old < thread.cards.length / 2, type)
    }
  }
})

test('threads speak of no time and give no card of the past as present', () => {
  for (const { cards, theme } of laid)
    for (const { text } of readingOf(cards, theme).threads)
      assert.doesNotMatch(text, /\b(?:now|today|at the moment|at present|just now|lately)\b/i)
})

test('at most two pairs of cards that answer each other are threads, before all others', () => {
  const { pairs } = JSON.parse(
    readFileSync(new URL('../../../data/en/places/threads.json', import.meta.url), 'utf8'),
  ) as { pairs: Record<string, string> }
  assert.equal(Object.keys(pairs).length, 48)
  const apart: string[][] = []
  for (const pair of Object.keys(pairs).map((key) => key.split('+')))
    if (!apart.flat().some((id) => pair.includes(id))) apart.push(pair)
  const [one, two, three] = apart
  // Later cards first: the order in which they lie does not matter.
  const cards = ofIds(...three!.toReversed(), ...two!.toReversed(), ...one!.toReversed(), 'waki', 'cuki')
  const threads = shownThreads(cards)
  assert.deepEqual(
    threads.map(({ kind }) => kind === 'pair'),
    [true, true, false],
  )
  assert.deepEqual(
    threads[0]!.cards.map(({ card }) => card.id),
    three!.toReversed(),
  )
})
