/** Checks what is said of the events of the sky, as an editor would. */
import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import { echoes } from '../../../test/prose-lint.ts'
import { WANDERERS } from '../../almanac/kinds.ts'
import { MANNERS } from '../../judgement/tradition.ts'
import { SIGNS } from '../../sky/zodiac.ts'
import { EVENT_POOLS } from '../event-texts.ts'
import { lengthOf, wordsOf } from '../text-measure.ts'
import { EVENT_TEXTS, eventText } from './event-texts.ts'
import { proseFaults } from './prose-rules.ts'

type Pool = (typeof EVENT_POOLS)[number]
type Path = readonly string[]

const paths = (...lists: Path[]): Path[] =>
  lists.reduce<Path[]>((all, keys) => all.flatMap((path) => keys.map((key) => [...path, key])), [[]])

const TURNING = WANDERERS.filter((planet) => planet !== 'sun')
const HURRIED = ['mercury', 'venus', 'mars']
/** Two planets that are never far from each other do not meet in every manner. */
const MEETINGS: Readonly<Record<string, readonly string[]>> = {
  'sun-mercury': ['merge'],
  'sun-venus': ['merge'],
  'mercury-venus': ['merge', 'flow'],
}

/** Every key that an event can have. */
const KEYS: Readonly<Record<Pool, readonly Path[]>> = {
  'moon-phases': paths(['new-moon', 'first-quarter', 'full-moon', 'last-quarter'], SIGNS),
  'moon-ingresses': paths(SIGNS),
  voids: paths(SIGNS),
  ingresses: paths(WANDERERS, SIGNS),
  returns: paths(TURNING),
  stations: paths(TURNING, ['retrograde', 'direct']),
  retrogrades: [
    ...paths(HURRIED, SIGNS),
    ...paths(
      TURNING.filter((planet) => !HURRIED.includes(planet)),
      ['any'],
    ),
  ],
  aspects: WANDERERS.flatMap((one, i) =>
    WANDERERS.slice(i + 1).flatMap((two) => paths([`${one}-${two}`], MEETINGS[`${one}-${two}`] ?? MANNERS)),
  ),
  seasons: paths(['march-equinox', 'june-solstice', 'september-equinox', 'december-solstice']),
  eclipses: paths(['solar', 'lunar'], SIGNS),
}

const texts = new Map<string, string>(
  EVENT_POOLS.flatMap((pool) =>
    KEYS[pool].map((keys) => [`${pool} ${keys.join(' ')}`, eventText(pool, ...keys)] as const),
  ),
)

function leavesOf(tree: unknown, path: Path): string[] {
  return typeof tree === 'string'
    ? [path.join(' ')]
    : Object.entries(tree as object).flatMap(([key, rest]) => leavesOf(rest, [...path, key]))
}

test('every file of event texts is one of the pools', () => {
  const files = readdirSync(new URL('../../../data/en/events/', import.meta.url))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace('.json', ''))
  assert.deepEqual(files.sort(), [...EVENT_POOLS].sort())
})

test('every key that an event can have has a text, and no text is for another key', () => {
  const there = EVENT_POOLS.flatMap((pool) => leavesOf(EVENT_TEXTS[pool], [pool]))
  const impossible = ['aspects sun-mercury', 'aspects sun-venus', 'aspects mercury-venus friction']
  assert.deepEqual(
    there.filter((name) => !texts.has(name) && !impossible.some((start) => name.startsWith(start))),
    [],
  )
  assert.throws(() => eventText('voids', 'ophiuchus'), /no text in voids for ophiuchus/)
  assert.throws(() => eventText('moon-phases', 'new-moon'), /no text/)
})

const faultsOf = (check: (text: string) => readonly string[]): string[] =>
  [...texts].flatMap(([name, text]) => check(text).map((fault) => `${name} ${fault}: ${text}`))

test('every text has 80 to 190 characters', (t) => {
  const lengths = [...texts.values()].map(lengthOf)
  t.diagnostic(`${lengths.length} texts, ${Math.min(...lengths)} to ${Math.max(...lengths)} characters`)
  assert.deepEqual(
    faultsOf((text) => (lengthOf(text) < 80 || lengthOf(text) > 190 ? [`has ${lengthOf(text)}`] : [])),
    [],
  )
})

test('every text keeps the house rules, and is whole sentences', () => {
  assert.deepEqual(faultsOf(proseFaults), [])
  assert.deepEqual(
    faultsOf((text) => (/^[A-Z][^?()[\]{}]*\.$/.test(text) ? [] : ['is not a plain statement'])),
    [],
  )
})

test('no two texts are alike, share a sentence, begin with the same five words, or echo each other', () => {
  const repeated = (keysOf: (text: string) => readonly string[]): string[] => {
    const first = new Map<string, string>()
    return [...texts].flatMap(([name, text]) =>
      keysOf(text).flatMap((key) => {
        const earlier = first.get(key)
        first.set(key, name)
        return earlier === undefined ? [] : [`${name} as ${earlier}: ${key}`]
      }),
    )
  }
  assert.deepEqual(
    repeated((text) => text.split(/(?<=[.;]) /).map((part) => wordsOf(part).join(' '))),
    [],
  )
  assert.deepEqual(
    repeated((text) => [wordsOf(text).slice(0, 5).join(' ')]),
    [],
  )
  assert.deepEqual(echoes(texts), [])
})
