/** Reads every text of the natal reading as an editor would (docs/natal-reading.md). */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { HEMISPHERES } from '../../chart/balance.ts'
import { CLASSICAL } from '../../chart/dignities.ts'
import { MOON_PHASES } from '../../chart/moon-phase.ts'
import { FACT_KINDS, type FactKind, READING_BODIES } from '../../judgement/chart/fact.ts'
import { READING_DIGNITIES, READING_RETROGRADES } from '../../judgement/chart/placement-facts.ts'
import { PORTRAIT_PARTS, type PortraitPartName } from '../../judgement/chart/portrait.ts'
import { COMPARED, STRANGE_ELEMENTS } from '../../judgement/chart/tensions.ts'
import { MANNERS } from '../../judgement/tradition.ts'
import { PLANETS } from '../../sky/planets.ts'
import { ELEMENTS, MODALITIES, nameOf, SIGNS } from '../../sky/zodiac.ts'
import { capitalised } from '../../text.ts'
import { MEANING_POOLS } from '../meanings.ts'
import { lengthOf, wordsOf } from '../text-measure.ts'
import { leavesOf, readTree } from '../text-tree.ts'
import { MEANINGS } from './meanings.ts'
import { portraitTexts } from './portrait.ts'
import { proseFaults } from './prose-rules.ts'

type Keys = readonly string[]

interface Rule {
  readonly length: readonly [shortest: number, longest: number]
  readonly keys: readonly string[]
  /** Of a list. */
  readonly count?: number
}

/** Every path that takes one key from each list. */
const paths = (...lists: Keys[]): string[] =>
  lists.reduce<string[]>(
    (all, keys) => all.flatMap((path) => keys.map((key) => `${path} ${key}`.trim())),
    [''],
  )

const HOUSES = SIGNS.map((_, at) => String(at + 1))
const PERSONAL = ['sun', 'moon', 'mercury', 'venus', 'mars']
const PAIRS = PLANETS.flatMap((one, at) => PLANETS.slice(at + 1).map((two) => `${one}-${two}`))
const PERSONAL_PAIRS = PAIRS.filter((pair) => PERSONAL.some((planet) => pair.startsWith(planet)))
/** Mercury is never more than 28° from the Sun, and Venus never more than 48°. */
const IMPOSSIBLE = [
  ...['sun-mercury flow', 'sun-mercury friction', 'sun-venus flow', 'sun-venus friction'],
  'mercury-venus friction',
]
const possible = (keys: Keys) => keys.filter((key) => !IMPOSSIBLE.includes(key))
const others = (element: string) => ELEMENTS.filter((other) => other !== element)

const meaning = (keys: Keys): Rule => ({ length: [180, 420], keys })

const MEANING_RULES: Record<FactKind, Rule> = {
  sign: meaning(paths(READING_BODIES, SIGNS)),
  house: meaning(paths(READING_BODIES, HOUSES)),
  angle: meaning(paths(['ascendant', 'midheaven'], SIGNS)),
  aspect: meaning(possible(paths(PAIRS, MANNERS))),
  retrograde: meaning(paths(READING_RETROGRADES)),
  dignity: meaning(paths(CLASSICAL, READING_DIGNITIES)),
  ruler: meaning(HOUSES),
  stellium: meaning([...paths(['signs'], SIGNS), ...paths(['houses'], HOUSES)]),
  pattern: meaning([
    ...paths(['t_square', 'grand_cross'], MODALITIES),
    ...paths(['grand_trine'], ELEMENTS),
    ...['yod', 'kite'],
  ]),
  balance: meaning(paths([...ELEMENTS, ...MODALITIES], ['much', 'little'])),
  hemisphere: meaning(HEMISPHERES),
  moon_phase: meaning(MOON_PHASES),
  sect: meaning(['day', 'night']),
}

const part = (keys: Keys, length: Rule['length'], count: number): Rule => ({ keys, length, count })

const PORTRAIT_RULES: Record<PortraitPartName, Rule> = {
  opening: part(SIGNS, [90, 190], 3),
  meeting: part(SIGNS, [80, 190], 3),
  'sun-rising': part(paths(ELEMENTS, ELEMENTS), [70, 160], 2),
  'sun-moon': part(paths(ELEMENTS, ELEMENTS), [70, 160], 2),
  inside: part(SIGNS, [80, 190], 3),
  aspects: part(possible(paths(PERSONAL_PAIRS, MANNERS)), [90, 190], 1),
  loudest: part(PLANETS, [90, 190], 3),
  mind: part(SIGNS, [80, 180], 2),
  love: part(SIGNS, [80, 180], 2),
  'venus-mars': part(paths(ELEMENTS, ELEMENTS), [70, 160], 1),
  drive: part(SIGNS, [80, 180], 2),
  elements: part(paths(ELEMENTS, ['much', 'little']), [80, 180], 3),
  close: part(SIGNS, [90, 200], 3),
  'close-without-time': part(SIGNS, [90, 200], 2),
}

const TENSION_RULES: Record<string, Rule> = {
  aspects: {
    length: [160, 340],
    keys: PERSONAL_PAIRS.filter((pair) => !IMPOSSIBLE.includes(`${pair} friction`)),
  },
  elements: { length: [140, 300], keys: ELEMENTS.flatMap((much) => paths([much], others(much))) },
  wants: { length: [12, 70], keys: paths(['sun', 'moon', 'ascendant', 'venus', 'mars'], SIGNS) },
  ways: part(
    paths(
      STRANGE_ELEMENTS,
      COMPARED.map((pair) => pair.join('-')),
    ),
    [90, 220],
    2,
  ),
}

const POOLS: { readonly path: string; readonly rule: Rule }[] = [
  ...FACT_KINDS.map((kind) => ({ path: `meanings/${MEANING_POOLS[kind]}`, rule: MEANING_RULES[kind] })),
  ...PORTRAIT_PARTS.map((name) => ({ path: `portrait/${name}`, rule: PORTRAIT_RULES[name] })),
  ...Object.entries(TENSION_RULES).map(([name, rule]) => ({ path: `tensions/${name}`, rule })),
]

const leaves = POOLS.flatMap(({ path, rule }) =>
  leavesOf(readTree<string | readonly string[]>('en', path)).map(({ keys, leaf }) => ({
    path,
    rule,
    keys,
    leaf,
  })),
)
const texts = leaves.flatMap(({ leaf, path, keys, rule }) =>
  [leaf].flat().map((text) => ({ name: `${path} ${keys.join(' ')}`, path, keys, rule, text })),
)
type Text = (typeof texts)[number]
/** A verb phrase is no sentence, and shorter than most rules need. */
const sentences = texts.filter(({ path }) => path !== 'tensions/wants')

const faultsOf = (all: readonly Text[], check: (text: Text) => readonly string[]): string[] =>
  all.flatMap((one) => check(one).map((fault) => `${one.name} ${fault}: ${one.text}`))

test('every pool has exactly the keys that a chart can ask for, and every list its number of texts', () => {
  for (const { path, rule } of POOLS) {
    const own = leaves.filter((leaf) => leaf.path === path)
    assert.deepEqual(own.map(({ keys }) => keys.join(' ')).sort(), [...rule.keys].sort(), path)
    for (const { keys, leaf } of own)
      assert.equal(Array.isArray(leaf) ? leaf.length : undefined, rule.count, `${path} ${keys.join(' ')}`)
  }
})

test('every file of these folders is a pool, the list of opposites, or says where the texts come from', () => {
  for (const folder of ['meanings', 'portrait', 'tensions']) {
    const files = readdirSync(new URL(`../../../data/en/${folder}/`, import.meta.url))
    const pools = POOLS.filter(({ path }) => path.startsWith(`${folder}/`)).map(
      ({ path }) => `${path.slice(folder.length + 1)}.json`,
    )
    const others = folder === 'meanings' ? ['SOURCE.md', 'opposites.json'] : ['SOURCE.md']
    assert.deepEqual(files.sort(), [...pools, ...others].sort())
  }
})

test('every text has the length of its pool', () => {
  const wrong = faultsOf(texts, ({ text, rule: { length } }) => {
    const count = lengthOf(text)
    return count < length[0] || count > length[1] ? [`has ${count} characters`] : []
  })
  assert.deepEqual(wrong, [])
})

/** Beyond the house rules: filler, magic, verdicts, and words that assume a reader's family or faith. */
const UNFIT =
  /\b(divine|intuitions?|perhaps|maybe|boss|cheats?|cures?|invest|sacred|blessings?|magic|magical|souls?|karma|karmic|trauma|wounds?|healing|authentic\w*|passion\w*|powerful\w*|truly|deeply|mothers?|fathers?|natives?|natal|transits?|conjunct|afflicted|malefic|at (?:your|its) best|the challenge is|the lesson|born to|you are a born|always|never)\b/i

test('every text keeps the house rules, and is made of plain statements to the reader', () => {
  assert.deepEqual(
    faultsOf(sentences, ({ text }) => proseFaults(text)),
    [],
  )
  assert.deepEqual(
    faultsOf(texts, ({ text }) => (UNFIT.test(text) ? ['has an unfit word'] : [])),
    [],
  )
  assert.deepEqual(
    faultsOf(sentences, ({ text }) => (/^[A-Z][^?()[\]/]*\.$/.test(text) ? [] : ['is no plain statement'])),
    [],
  )
  assert.deepEqual(
    faultsOf(texts, ({ text }) => (/\b(I|I'm|[Mm]y|[Mm]e)\b/.test(text) ? ['is in the wrong person'] : [])),
    [],
  )
})

test('what a sign wants is a verb phrase that stands before a semicolon or a full stop', () => {
  const wants = texts.filter(({ path }) => path === 'tensions/wants')
  assert.deepEqual(
    faultsOf(wants, ({ text }) => (/^[a-z][^.;:?]*[a-z]$/.test(text) ? [] : ['is no verb phrase'])),
    [],
  )
})

/** By whole words: Mars is no part of a marsh. */
const isNamed = (text: string, name: string) => new RegExp(`\\b${name}\\b`).test(text)

test('a text names no sign and no planet that is not in its key', () => {
  const wrong = faultsOf(texts, ({ text, keys, path }) => {
    const own = keys.flatMap((key) => key.split('-'))
    // The phase of the Moon, the sect and the order of the planets are about the lights.
    const lights = /moon-phases|sect|north/.test(`${path} ${keys.join(' ')}`) ? ['sun', 'moon'] : []
    const may = [...own, ...lights, ...(PLANETS_OF_PART[path] ?? [])]
    const signs = SIGNS.filter((sign) => isNamed(text, nameOf(sign)) && !may.includes(sign))
    const planets = PLANETS.filter((planet) => isNamed(text, capitalised(planet)) && !may.includes(planet))
    return [...signs, ...planets].map((name) => `names ${name}`)
  })
  assert.deepEqual(wrong, [])
})

const PLANETS_OF_PART: Partial<Record<string, Keys>> = {
  'portrait/opening': ['sun'],
  'portrait/inside': ['moon'],
  'portrait/mind': ['mercury'],
  'portrait/love': ['venus'],
  'portrait/drive': ['mars'],
  'portrait/close-without-time': ['saturn'],
}
/** Texts that share a key with an earlier one. */
function repeated(all: readonly { name: string; text: string }[], keyOf: (text: string) => string): string[] {
  const first = new Map<string, string>()
  return all.flatMap(({ name, text }) => {
    const key = keyOf(text)
    const earlier = first.get(key)
    if (earlier === undefined) first.set(key, name)
    return earlier === undefined ? [] : [`${name} as ${earlier}: ${key}`]
  })
}

test('no two texts of a pool begin with the same three words, and no sentence stands in two texts', () => {
  for (const { path } of POOLS) {
    const own = sentences.filter((text) => text.path === path)
    assert.deepEqual(
      repeated(own, (text) => wordsOf(text).slice(0, 3).join(' ')),
      [],
    )
  }
  const single = sentences.flatMap(({ name, text }) =>
    text.split(/(?<=\.) /).map((said) => ({ name, text: said })),
  )
  assert.deepEqual(
    repeated(single, (text) => wordsOf(text).join(' ')),
    [],
  )
})

test('a portrait can begin with each of its openings: none points back', () => {
  for (const sign of SIGNS)
    for (const { text, pointsBack } of portraitTexts({ part: 'opening', keys: [sign] }))
      assert.equal(pointsBack, false, text)
})

test('every meaning has an id of its own, made as docs/natal-reading.md says', (t) => {
  t.diagnostic(`${MEANINGS.length} ids, ${texts.length} texts`)
  assert.equal(new Set(MEANINGS.map(({ id }) => id)).size, MEANINGS.length)
  const page = readFileSync(new URL('../../../docs/natal-reading.md', import.meta.url), 'utf8')
  const rows = [...page.matchAll(/^\| `(\w+)` \| (`[^|]+`) \| [^|]*\|$/gm)]
  assert.deepEqual(
    rows.map(([, kind]) => kind),
    FACT_KINDS,
  )
  for (const [, kind, ids] of rows)
    for (const id of ids!.match(/[\w-]+/g)!)
      assert.equal(MEANINGS.find((each) => each.id === id)?.kind, kind, id)
})
