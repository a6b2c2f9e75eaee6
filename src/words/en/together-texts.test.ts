/** Reads every text about two charts as an editor would (docs/together.md). */
import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import { MEETING_NAMES, OVERLAY_BODIES } from '../../judgement/pair/facts.ts'
import { PAIR_THEMES } from '../../judgement/pair/themes.ts'
import { ELEMENTS, SIGNS } from '../../sky/zodiac.ts'
import { capitalised } from '../../text.ts'
import { withoutQuotationMarks } from '../../writer/pair-text.ts'
import { lengthOf, wordsOf } from '../text-measure.ts'
import { leavesOf, readTree } from '../text-tree.ts'
import { TOGETHER_POOLS, type TogetherPool } from '../together.ts'
import { proseFaults } from './prose-rules.ts'
import { pairFaults } from './together.ts'

type Keys = readonly string[]

/** Every path that takes one key from each list. */
const paths = (...lists: Keys[]): string[] =>
  lists.reduce<string[]>(
    (all, keys) => all.flatMap((path) => keys.map((key) => `${path} ${key}`.trim())),
    [''],
  )

const FAST = ['sun', 'moon', 'mercury', 'venus', 'mars']
const SLOW = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto']
const SLOWEST = ['uranus', 'neptune', 'pluto']
const both = (ones: Keys, others: Keys): string[] => [
  ...ones.flatMap((one) => others.map((other) => `${one}-${other}`)),
  ...others.flatMap((other) => ones.map((one) => `${other}-${one}`)),
]
const PLANET_PAIRS = [...FAST.flatMap((one) => FAST.map((other) => `${one}-${other}`)), ...both(SLOW, FAST)]
const ANGLE_PAIRS = both(['ascendant'], [...FAST, 'jupiter', 'saturn'])
const SHAPED = [
  ...paths(PLANET_PAIRS, ['merge', 'flow', 'friction']),
  ...paths(ANGLE_PAIRS, ['on', 'opposite', 'flow']),
]
const bodiesOf = (path: string): string[] => path.split(' ')[0]!.split('-')
const hasAny = (path: string, bodies: Keys) => bodiesOf(path).some((body) => bodies.includes(body))

/** Where the kind of bond makes no difference, one text serves all. */
function kindsOf(path: string): Keys {
  const isTender = hasAny(path, ['moon', 'venus', 'mars'])
  if (hasAny(path, ['jupiter', ...SLOWEST])) return isTender ? ['love', 'other'] : ['any']
  return isTender || hasAny(path, ['saturn']) ? ['love', 'friend', 'work'] : ['any']
}
const withKinds = (shaped: Keys) => shaped.flatMap((path) => paths([path], kindsOf(path)))

/** As the judgement signs it (docs/together.md), and Saturn across from an Ascendant. */
function isHard(path: string): boolean {
  const shape = path.split(' ')[1]!
  if (shape === 'flow') return false
  if (shape === 'friction') return true
  if (hasAny(path, ['saturn'])) return true
  if (shape === 'on' || shape === 'opposite') return false
  const bodies = bodiesOf(path)
  const metBy = (body: string) => bodies.find((each) => each !== body) ?? body
  if (bodies.includes('pluto')) return true
  if (bodies.includes('uranus')) return !['mercury', 'venus'].includes(metBy('uranus'))
  if (bodies.includes('neptune')) return !['moon', 'venus'].includes(metBy('neptune'))
  return bodies.includes('mars') && ['moon', 'mars'].includes(metBy('mars'))
}

const ELEMENT_PAIRS = ELEMENTS.flatMap((one) => ELEMENTS.map((other) => `${one}-${other}`))
const KINDS = ['love', 'friend', 'work']
const easy = PAIR_THEMES.map((theme) => `${theme}+`)
const hard = PAIR_THEMES.map((theme) => `${theme}-`)
/** Of two of the slowest planets neither begins a summary, so that nothing of theirs helps the other there. */
const otherThemes = (from: Keys, to: Keys) => from.flatMap((one, at) => paths([one], to.toSpliced(at, 1)))
const HOUSES = SIGNS.map((_, at) => String(at + 1))
const LOVE_APART = ['5', '6', '7', '10']
const OVERLAYS = ['your', 'their'].flatMap((whose) =>
  OVERLAY_BODIES.flatMap((body) =>
    HOUSES.flatMap((house) =>
      paths([`${whose}-${body} ${house}`], LOVE_APART.includes(house) ? ['love', 'other'] : ['any']),
    ),
  ),
)

interface Rule {
  readonly length: readonly [shortest: number, longest: number]
  readonly keys: Keys
}

const RULES: Record<TogetherPool, Rule> = {
  aspects: { length: [215, 425], keys: withKinds(SHAPED) },
  leads: { length: [110, 215], keys: withKinds(SHAPED.filter((path) => !hasAny(path, SLOWEST))) },
  counters: { length: [75, 175], keys: SHAPED },
  strengths: { length: [38, 135], keys: SHAPED.filter((path) => !isHard(path)) },
  frictions: { length: [65, 175], keys: SHAPED.filter(isHard) },
  overlays: { length: [195, 345], keys: OVERLAYS },
  elements: { length: [155, 265], keys: paths(MEETING_NAMES, ELEMENT_PAIRS) },
  hinges: {
    length: [12, 90],
    keys: [
      ...paths(easy, hard),
      ...paths(hard, easy),
      ...[...easy, ...hard].map((theme) => `${theme} ${theme}`),
      ...paths(['+', '-'], [...easy, ...hard]),
      ...paths(['house'], HOUSES),
    ],
  },
  helps: {
    length: [85, 185],
    keys: [
      ...otherThemes(easy, hard)
        .filter((path) => !/^(?:room|haze|depth)\+ (?:room|haze|depth)-$/.test(path))
        .flatMap((path) => paths([path], KINDS)),
      ...paths(['alone'], [...easy, ...hard], KINDS),
    ],
  },
  advice: { length: [38, 105], keys: paths(hard, KINDS) },
}

const leaves = TOGETHER_POOLS.flatMap((pool) =>
  leavesOf(readTree<readonly string[]>('en', `together/${pool}`)).map(({ keys, leaf }) => ({
    pool,
    keys,
    leaf,
  })),
)
const texts = leaves.flatMap(({ pool, keys, leaf }) =>
  leaf.map((text) => ({ pool, name: `${pool} ${keys.join(' ')}`, keys, text })),
)
type Text = (typeof texts)[number]

const faultsOf = (all: readonly Text[], check: (text: Text) => readonly string[]): string[] =>
  all.flatMap((one) => check(one).map((fault) => `${one.name} ${fault}: ${one.text}`))

/** Themes of the slowest planets begin no summary, and share a section with few others: a hinge for their sign is enough. */
const SELDOM_MEETS = /^(?:room|haze|depth)[+-] \w+[+-]$/

test('every pool has exactly the keys that two charts can ask for', () => {
  for (const pool of TOGETHER_POOLS) {
    const own = leaves.filter((leaf) => leaf.pool === pool)
    const paths = own.map(({ keys }) => keys.join(' '))
    const wanted = RULES[pool].keys.filter((path) => paths.includes(path) || !SELDOM_MEETS.test(path))
    assert.deepEqual(paths.sort(), wanted.sort(), pool)
    for (const { keys, leaf } of own) assert.ok(leaf.length > 0, `${pool} ${keys.join(' ')}`)
  }
})

test('every file of the folder is a pool, or says where the texts come from', () => {
  const files = readdirSync(new URL('../../../data/en/together/', import.meta.url))
  assert.deepEqual(files.sort(), [...TOGETHER_POOLS.map((pool) => `${pool}.json`), 'SOURCE.md'].sort())
})

test('there are more than 900 texts of 160 to 420 characters, and every text has the length of its pool', (t) => {
  const whole = texts.filter(({ text }) => lengthOf(text) >= 160 && lengthOf(text) <= 420)
  t.diagnostic(`${texts.length} texts, ${whole.length} of them of 160 to 420 characters`)
  assert.ok(whole.length >= 900)
  const wrong = faultsOf(texts, ({ text, pool }) => {
    const [shortest, longest] = RULES[pool].length
    const count = lengthOf(text)
    return count < shortest || count > longest ? [`has ${count} characters`] : []
  })
  assert.deepEqual(wrong, [])
})

test('every text keeps the house rules and those for two people', () => {
  assert.deepEqual(
    faultsOf(texts, ({ text }) => [...proseFaults(withoutQuotationMarks(text)), ...pairFaults(text)]),
    [],
  )
})

test('no text advises to stay, to go, or to bear it', () => {
  const endurance =
    /\b(?:put up with|give in|forgive|try harder|be patient|stay together|break up|move in|get engaged|stay with them|leave them\b(?! (?:to|a|alone|be|the|in|on|out|with|some|room|their|half|one|where|there)))\b/i
  assert.deepEqual(
    faultsOf(texts, ({ text }) => (endurance.test(text) ? ['advises to bear it, to stay or to go'] : [])),
    [],
  )
})

test('apostrophes and quotation marks are typographic, and every quotation ends', () => {
  assert.deepEqual(
    faultsOf(texts, ({ text }) => [
      ...(/['"–—!…]|--|\.\./.test(text) ? ['has a straight or odd character'] : []),
      ...((text.match(/“/g)?.length ?? 0) === (text.match(/”/g)?.length ?? 0)
        ? []
        : ['has half a quotation']),
      ...(/\s{2}|^\s|\s$/.test(text) ? ['has a space too many'] : []),
    ]),
    [],
  )
})

test('a text stands alone: it begins as a sentence does, and ends as one', () => {
  assert.deepEqual(
    faultsOf(texts, ({ text, pool }) => [
      ...(pool !== 'hinges' && /^(?:But|Also|And|So|However|Then)\b/.test(text) ? ['leans on another'] : []),
      ...(/[.?]”?$/.test(text) ? [] : ['does not end']),
      ...(/^[“A-Z0-9]/.test(text) ? [] : ['does not begin with a capital']),
    ]),
    [],
  )
})

const nameOf = (body: string) => (body === 'ascendant' ? 'rising sign' : capitalised(body))

test('a contact is worded in its direction: your first body, their second', () => {
  const contacts = texts.filter(({ pool }) => ['aspects', 'leads', 'counters'].includes(pool))
  assert.deepEqual(
    faultsOf(contacts, ({ text, keys }) => {
      const [yours, theirs] = keys[0]!.split('-').map(nameOf)
      const missing = [yours!, theirs!].filter((name) => !text.replace('Mercuries', 'Mercury').includes(name))
      if (yours === theirs) return missing.map((name) => `does not name ${name}`)
      return [
        ...missing.map((name) => `does not name ${name}`),
        ...(new RegExp(`\\btheir (?:own )?${yours}\\b`, 'i').test(text) ? [`has their ${yours}`] : []),
        ...(new RegExp(`\\byour (?:own )?${theirs}\\b`, 'i').test(text) ? [`has your ${theirs}`] : []),
      ]
    }),
    [],
  )
})

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
  ' ',
)

test('an overlay names its body and its house, each with whose it is', () => {
  const overlays = texts.filter(({ pool }) => pool === 'overlays')
  assert.deepEqual(
    faultsOf(overlays, ({ text, keys }) => {
      const [guest, body] = keys[0]!.split('-')
      const host = guest === 'your' ? 'their' : 'your'
      const house = ORDINALS[Number(keys[1]) - 1]!
      return [`${guest} ${capitalised(body!)}`, `${host} ${house} house`]
        .filter((name) => !text.toLowerCase().includes(name.toLowerCase()))
        .map((name) => `does not name ${name}`)
    }),
    [],
  )
})

test('hinges, helps and advice name no planet, and hinges are joined by no but or also', () => {
  const joints = texts.filter(({ pool }) => ['hinges', 'helps', 'advice'].includes(pool))
  const planet = new RegExp(`\\b(?:${[...FAST, ...SLOW].map(capitalised).join('|')})\\b`)
  assert.deepEqual(
    faultsOf(joints, ({ text, pool }) => [
      ...(planet.test(text) ? ['names a planet'] : []),
      ...(pool === 'hinges' && /\b(?:but|also|however)\b/i.test(text) ? ['has a but'] : []),
    ]),
    [],
  )
})

const sentencesOf = (text: string): string[] => text.split(/(?<=[.?]”?) /)

test('no sentence stands in two texts', () => {
  const seen = new Map<string, string>()
  const twice: string[] = []
  for (const { name, text } of texts)
    for (const sentence of sentencesOf(text)) {
      const bare = wordsOf(sentence).join(' ')
      if (seen.has(bare)) twice.push(`${name} and ${seen.get(bare)}: ${sentence}`)
      seen.set(bare, name)
    }
  assert.deepEqual(twice, [])
})

test('texts of one pool seldom begin with the same two words', () => {
  for (const pool of TOGETHER_POOLS.filter((each) => !['hinges', 'counters'].includes(each))) {
    const own = texts.filter((text) => text.pool === pool)
    const counts = new Map<string, number>()
    for (const { text } of own) {
      const begin = wordsOf(text).slice(0, 2).join(' ')
      counts.set(begin, (counts.get(begin) ?? 0) + 1)
    }
    for (const [begin, count] of counts) assert.ok(count <= own.length / 10, `${pool}: ${begin} ${count}`)
  }
})
