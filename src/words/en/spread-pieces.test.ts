/** Reads every piece of a spread’s story as an editor would (docs/spreads.md). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ORIENTATIONS } from '../../tarot/card.ts'
import { DECK } from '../../tarot/deck.ts'
import { THEMES } from '../../tarot/theme.ts'
import { capitalised } from '../../text.ts'
import { type CardMood, HEARTS, HELPS, MOOD_TONES, ROOTS, SNAGS } from '../spread-pieces.ts'
import { lengthOf, wordsOf } from '../text-measure.ts'
import { plainName } from './deck.ts'
import { gistOf } from './places.ts'
import { proseFaults } from './prose-rules.ts'
import { comparisonsOf, crossLines, frames, isGraveCard, piecesOf } from './story-scenes.ts'

const drawn = DECK.flatMap((card) => ORIENTATIONS.map((orientation) => ({ card, orientation })))
const MOODS = Object.keys(MOOD_TONES) as CardMood[]

interface Text {
  readonly name: string
  readonly text: string
  readonly length: readonly [number, number]
  readonly card?: (typeof drawn)[number]
}

/** The texts of a card that are read alone, with their lengths. */
function textsOf(one: (typeof drawn)[number]): Text[] {
  const { behind, here, ahead, other, second, act, heart, cross, root, help, outcome, themedActs } =
    piecesOf(one)
  const named = (name: string, text: string, length: readonly [number, number]): Text => ({
    ...{ name: `${one.card.id} ${one.orientation} ${name}`, text, length, card: one },
  })
  const acting = (name: string, text: string): Text => ({ ...named(name, text, [50, 115]), card: undefined! })
  return [
    named('behind', behind, [75, 110]),
    named('here', here, [75, 110]),
    named('ahead', ahead, [75, 110]),
    named('other', other, [75, 110]),
    named('second behind', second.behind, [65, 115]),
    named('second ahead', second.ahead, [65, 115]),
    named('heart', heart.text, [60, 125]),
    named('cross', cross.text, [60, 130]),
    named('root', root.text, [55, 125]),
    named('outcome', outcome, [35, 110]),
    ...(help
      ? [named('help self', help.self.text, [40, 110]), named('help others', help.others.text, [40, 120])]
      : []),
    acting('act', act),
    acting('act of the cross', cross.act),
    ...Object.entries(themedActs).map(([theme, text]) => acting(`act in ${theme}`, text)),
  ]
}

const ofCards = drawn.flatMap(textsOf)
const lines = crossLines()
const GRIDS = [
  ['heart-cross', HEARTS],
  ['root-cross', ROOTS],
  ['help-cross', HELPS],
] as const
const joints: Text[] = [
  ...MOODS.flatMap((self) =>
    MOODS.flatMap((other) =>
      comparisonsOf(self, other).map((text) => ({
        ...{ name: `comparison ${self} ${other}`, text, length: [15, 65] as const },
      })),
    ),
  ),
  ...drawn.flatMap((one) =>
    Object.entries(piecesOf(one).leads).flatMap(([place, byTone]) =>
      Object.entries(byTone).map(([tone, text]) => ({
        ...{
          name: `${one.card.id} ${one.orientation} leads ${place} ${tone}`,
          text,
          length: [15, place === 'act' ? 80 : 65] as const,
        },
      })),
    ),
  ),
  ...GRIDS.flatMap(([grid, rows]) =>
    rows.flatMap((row) =>
      SNAGS.flatMap((snag) =>
        (lines[grid] as Record<string, Record<string, readonly string[]>>)[row]![snag]!.map((text) => ({
          ...{ name: `${grid} ${row} ${snag}`, text, length: [20, 100] as const },
        })),
      ),
    ),
  ),
  ...THEMES.filter((theme) => theme !== 'general').flatMap((theme) =>
    lines.theme[theme].map((text) => ({ name: `theme ${theme}`, text, length: [35, 90] as const })),
  ),
]
const TONES = ['kind', 'hard'] as const
const { arcs, themed } = frames()
const pools: readonly (readonly [string, readonly string[], readonly [number, number]])[] = [
  ...THEMES.flatMap((theme) =>
    TONES.flatMap((was) =>
      TONES.flatMap((is) =>
        TONES.map(
          (may) =>
            [`arc ${theme} ${was}-${is}-${may}`, arcs[theme][`${was}-${is}-${may}`], [20, 70]] as const,
        ),
      ),
    ),
  ),
  ['joint of a snag', lines.joints.snag, [15, 45]],
  ['joint of a root', lines.joints.root, [10, 45]],
]
const framed: Text[] = pools.flatMap(([name, pool, length]) => pool.map((text) => ({ name, text, length })))
const closes: Text[] = drawn.flatMap((one) =>
  THEMES.map((theme) => ({
    name: `${one.card.id} ${one.orientation} close ${theme}`,
    text: piecesOf(one).closes[theme],
    length: [18, 95] as const,
  })),
)
/** Clauses: a lead stands before them. */
const clauses = drawn.flatMap((one) => {
  const { was, is, may, love, career, later } = piecesOf(one).plain
  const name = `${one.card.id} ${one.orientation}`
  return [
    { name: `${name} was`, text: was, length: [15, 58] as const },
    { name: `${name} is`, text: is, length: [12, 58] as const },
    { name: `${name} love`, text: love, length: [20, 76] as const },
    { name: `${name} career`, text: career, length: [20, 76] as const },
    ...[may, later?.love, later?.career].flatMap((text) =>
      text === undefined ? [] : [{ name: `${name} may`, text, length: [15, 58] as const }],
    ),
  ]
})
const { past, near, end } = lines.plain
const { aim, hope, self, others } = lines.beside
/** Sentences with a gap of this name, and one for the name of a card. */
const gapped: readonly (readonly [string, readonly string[]])[] = [
  ['was', past],
  ...TONES.flatMap((tone) => [
    ['may', near[tone]] as const,
    ['noun', end[tone]] as const,
    ['noun', aim[tone]] as const,
    ['noun', hope[tone]] as const,
  ]),
  ['noun', self],
  ['noun', others],
]
const all = [...ofCards, ...joints, ...framed, ...clauses, ...closes]

test('every text has its length, in characters', () => {
  const wrong = all.filter(
    ({ text, length: [least, most] }) => lengthOf(text) < least || lengthOf(text) > most,
  )
  assert.deepEqual(
    wrong.map(({ name, text }) => `${name} ${lengthOf(text)}: ${text}`),
    [],
  )
})

/** A clause or a noun phrase as a sentence; the names of cards are no words of a text. */
const asSentence = (text: string) =>
  (/[.?]$/.test(text) ? text : `${text}.`)
    .replaceAll(/\bDeath\b/g, 'this')
    .replace(/^./, (first) => first.toUpperCase())

test('every text keeps the house rules and has curly apostrophes', () => {
  const texts = all.map(({ text }) => text)
  assert.deepEqual(
    texts.flatMap((text) => proseFaults(asSentence(text)).map((fault) => `${fault}: ${text}`)),
    [],
  )
  assert.deepEqual(
    texts.filter((text) => /'| {2}|^ | $/.test(text)),
    [],
  )
})

test('a text of a card names it, and says that it lies reversed if it does', () => {
  const silent = ofCards.filter(({ card, text }) => {
    if (card === undefined) return false
    const name = plainName(card).replace(/^the /, '')
    const isReversed = card.orientation === 'reversed'
    return (
      !text.includes(name) || (isReversed && !/reversed|upside down|head down|overhead|topsy/i.test(text))
    )
  })
  assert.deepEqual(
    silent.map(({ name, text }) => `${name}: ${text}`),
    [],
  )
})

test('one message per card: the tone of its gist, the mood of its scenes and whether it can help agree', () => {
  for (const one of drawn) {
    const name = `${one.card.id} ${one.orientation}`
    const { tone } = gistOf(one)
    const { mood, help } = piecesOf(one)
    // A grave card may be kindly meant and still be mourned.
    if (!isGraveCard(one)) assert.equal(MOOD_TONES[mood], tone, `${name} is ${mood}`)
    assert.equal(help !== undefined, tone === 'kind', `help of ${name}`)
  }
})

test('a card’s texts in the Cross are of known classes, its acts begin with So, its scenes with no word that joins', () => {
  for (const one of drawn) {
    const { heart, cross, root, help, act, behind, here, ahead, other, second, themedActs } = piecesOf(one)
    const name = `${one.card.id} ${one.orientation}`
    assert.ok(HEARTS.includes(heart.class) && SNAGS.includes(cross.class) && ROOTS.includes(root.class), name)
    for (const each of [help?.self, help?.others]) assert.ok(!each || HELPS.includes(each.class), name)
    for (const text of [act, cross.act, ...Object.values(themedActs)])
      assert.match(text, /^So [a-z].*[.?]$/, name)
    for (const text of [heart.text, cross.text, root.text]) assert.match(text, /^[A-Z].*\)\.$/, name)
    for (const text of [behind, here, ahead, other, second.behind, second.ahead])
      assert.match(text, /^(?!(?:Then|But|So|And|Yet)\b)[A-Z].*\.$/, name)
    for (const each of [help?.self, help?.others]) assert.ok(!each || /^[a-z].*\)\.$/.test(each.text), name)
  }
})

test('no two texts of a suit begin with the same four words, and no two of the deck with the same six', () => {
  const repeated = (count: number, groupOf: (name: string) => string) => {
    const seen = new Map<string, string>()
    return ofCards.flatMap(({ name, text, card }) => {
      // The acts of a card in its themes are much the same act.
      if (name.endsWith('outcome') || name.includes('act in')) return []
      // The name of a card is no opening of its own.
      const isNameFirst = card !== undefined && text.startsWith(capitalised(plainName(card)))
      const words = wordsOf(text).slice(0, isNameFirst ? count + 2 : count)
      const key = `${groupOf(name)} ${words.join(' ')}`
      const earlier = seen.get(key)
      seen.set(key, name)
      return earlier === undefined ? [] : [`${name} as ${earlier}: ${words.join(' ')}`]
    })
  }
  assert.deepEqual(
    repeated(4, (name) => name.slice(0, 2)),
    [],
  )
  assert.deepEqual(
    repeated(6, () => ''),
    [],
  )
})

test('no text of a card stands twice, and no joint', () => {
  for (const texts of [ofCards, joints.filter(({ name }) => name.includes(' leads ')), framed, closes]) {
    const seen = new Set<string>()
    for (const { name, text } of texts) {
      assert.ok(!seen.has(text), `${name}: ${text}`)
      seen.add(text)
    }
  }
})

test('every pair of classes has three sentences, every theme of other spreads eight openings, every arc eight, and every card in one sentence four', () => {
  for (const [grid, rows] of GRIDS)
    for (const row of rows)
      for (const snag of SNAGS) {
        const pool = (lines[grid] as Record<string, Record<string, readonly string[]>>)[row]![snag]!
        assert.ok(new Set(pool).size >= 3, `${grid} ${row} ${snag}`)
      }
  for (const [gap, pool] of gapped) {
    assert.ok(pool.length >= 4, gap)
    for (const text of pool)
      assert.deepEqual([text.split(`{${gap}}`).length, text.split('({card})').length], [2, 2], text)
  }
  for (const theme of ['love', 'career', 'spiritual'] as const) assert.ok(lines.theme[theme].length >= 8)
  for (const pool of Object.values(themed)) assert.ok(new Set(pool).size >= 8)
  for (const [name, pool] of pools) assert.ok(new Set(pool).size >= 8, name)
})

test('a close is certain of something: its last sentence has no bare “may”, offers no stock comfort and counts no cards', () => {
  for (const { name, text } of closes) {
    const last = text.split(/(?<=[.?]) /).at(-1)!
    assert.doesNotMatch(last, /\bmay\b/, `${name}: ${text}`)
    assert.doesNotMatch(text, /\b(?:fixed|verdict|settled yet|still open|cards?)\b/, `${name}: ${text}`)
  }
})

test('a close names its theme, and so does the act or what the card means there', () => {
  const words = {
    love: /\b(?:lov\w+|heart\w*)\b/i,
    career: /\bwork\w*\b/i,
    spiritual: /\b(?:inner|inside|inward\w*|within|deep)\b/i,
  }
  for (const one of drawn) {
    const name = `${one.card.id} ${one.orientation}`
    const { closes: ends, themedActs } = piecesOf(one)
    for (const theme of ['love', 'career', 'spiritual'] as const)
      assert.match(ends[theme], words[theme], name)
    for (const theme of ['love', 'career'] as const)
      assert.match(
        `${themedActs[theme]}`,
        theme === 'love' ? /lov|heart|person|charm|dear|closer/i : /work|job|task|message|call/i,
        name,
      )
  }
})

test('what a card stands for is a few words, other than those of its close', () => {
  for (const one of drawn) {
    const { noun, closes: ends } = piecesOf(one)
    assert.match(noun, /^[a-z][a-z ’,-]{2,26}$/, noun)
    for (const text of Object.values(ends)) assert.ok(!text.toLowerCase().includes(noun), text)
  }
})

test('what may come is never certain, and clauses can stand inside a sentence', () => {
  for (const { name, text } of clauses) {
    if (name.endsWith(' may')) assert.match(text, /\b(?:may|can|could)\b/, name)
    assert.match(text, /^[a-z].*[^.?!]$/, name)
    assert.doesNotMatch(text, /\b(?:in love|at work)\b/, name)
  }
})

test('the words of a theme name it', () => {
  const words = { love: /lov(?:e|ing)|heart/i, career: /\bwork/i, spiritual: /inner|inward|inside|deep/i }
  for (const theme of ['love', 'career', 'spiritual'] as const)
    for (const text of Object.values(arcs[theme]).flat()) assert.match(text, words[theme])
  for (const theme of ['love', 'career'] as const)
    for (const text of themed[theme]) {
      assert.match(text, words[theme])
      assert.equal(text.split('{is}').length, 2, text)
    }
})

test('most moods that can meet have a comparison', () => {
  const met = MOODS.flatMap((self) => MOODS.map((other) => comparisonsOf(self, other).length > 0))
  assert.ok(met.filter(Boolean).length >= 0.9 * met.length)
})
