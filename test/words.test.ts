/** What a reader sees in a language is in words/ and data/; the rooms before it hold codes, those behind it ask. */
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const sources = (pattern: string) =>
  globSync(pattern)
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

/** Literals of the code, comments and imports left away: `'…'`, and the fixed parts of templates. */
function literalsIn(text: string): string[] {
  const code = text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(?:^|\s)\/\/.*$/gm, '')
    .replace(/^(?:import|\} from) .*$/gm, '')
  const quoted = [...code.matchAll(/'([^'\n]*)'/g)].map(([, words]) => words!)
  const templates = [...code.matchAll(/`([^`]*)`/g)].map(([, words]) => words!.replace(/\$\{[^}]*\}/g, ''))
  return [...quoted, ...templates]
}

/** The contract spells the arcana so, and Unicode its forms; they are codes to us. */
const SPELLED_ELSEWHERE = ['Major Arcana', 'Minor Arcana', 'NFKD']
const isCode = (literal: string) => /^(?![A-Z])\S*$/.test(literal) || SPELLED_ELSEWHERE.includes(literal)

test('judgement/ and tarot/ hold codes and numbers, no words', () => {
  // How a question is spelt is patterns of letters; its vocabulary is in words/.
  const files = sources('src/{judgement,tarot}/**/*.ts').filter(
    ({ path }) => !path.includes('tarot/question/'),
  )
  assert.ok(files.length > 15)
  const words = files.flatMap(({ path, text }) =>
    literalsIn(text)
      .filter((literal) => !isCode(literal))
      .map((literal) => `${path}: ${literal}`),
  )
  assert.deepEqual(words, [])
})

test('the check itself finds a sentence, and lets a code pass', () => {
  const text = "const a = 'Venus in Libra'\nconst b = `retrograde today`\nconst c = 'very_high' // 'not this'"
  assert.deepEqual(
    literalsIn(text).filter((literal) => !isCode(literal)),
    ['Venus in Libra', 'retrograde today'],
  )
})

test('readings, endpoints and the command line ask the text source, never the phrasebook or a model', () => {
  const files = sources('src/{readings,api,cli,mcp}/**/*.ts')
  assert.ok(files.length > 30)
  const past = files.filter(({ text }) => /writer\/(?:phrasebook|model)\//.test(text)).map(({ path }) => path)
  assert.deepEqual(past, [])
})
