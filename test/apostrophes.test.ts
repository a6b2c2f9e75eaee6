/** Texts that readers see have curly apostrophes: ’, not '. */
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

/** Read by programs and language models only: rules, patterns and facts for a prompt. */
const NOT_FOR_READERS =
  /^src\/words\/en\/(?:facts|period-prompt-words|prose-rules|plain-english|place-kinds)\.ts$|^src\/words\/en\/(?:prompts|question)\/(?!danger-text|quiet)/

/** A straight apostrophe inside a word, or at the end of a plural. In code a letter before one ends a literal, and no letter follows. */
const STRAIGHT = /[\p{L}\d}]'\p{L}/u
const ENDING = /\p{L}s' (?!in )\p{L}/u

const withoutComments = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/(?:^|\s)\/\/.*$/gm, '')

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

test('no text of the pools has a straight apostrophe', () => {
  const files = globSync('data/en/**/*.json')
  const texts = files.flatMap((path) =>
    textsOf(JSON.parse(readFileSync(path, 'utf8'))).map((text) => `${path}: ${text}`),
  )
  assert.ok(texts.length > 10_000, `${texts.length} texts`)
  assert.deepEqual(
    texts.filter((text) => text.includes("'")),
    [],
  )
  assert.ok(texts.some((text) => text.includes('’')))
})

test('no text of the page, the words, the embeds and the terminal has a straight apostrophe', () => {
  const files = globSync([
    'src/{web,words,embed,cli,drawing,tarot}/**/*.{ts,tsx,html,webmanifest}',
    'src/*.ts',
    'src/api/site/*.ts',
    'llms.txt',
  ])
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.endsWith('.test.ts') && path !== 'src/config.ts' && !NOT_FOR_READERS.test(path))
  assert.ok(files.length > 200)
  const found = files.flatMap((path) =>
    withoutComments(readFileSync(path, 'utf8'))
      .split('\n')
      .filter((line) => STRAIGHT.test(line) || ENDING.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )
  assert.deepEqual(found, [])
})
