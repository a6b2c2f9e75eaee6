import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseArgs } from 'node:util'
import { augury } from '../../test/terminal.ts'
import { COMMANDS } from '../cli.ts'
import { type Command, parseOptions } from './command.ts'
import { variablesIn } from './serve.ts'

const ALL = await Promise.all(
  Object.entries(COMMANDS).map(async ([name, load]) => ({ name, command: await load() })),
)

/** What a shell makes of a line without its comment. */
const wordsOf = (line: string): string[] =>
  [...line.replace(/ {2,}#.*| > \S+$/, '').matchAll(/"([^"]*)"|(\S+)/g)].map(
    ([, quoted, plain]) => quoted ?? plain!,
  )

const optionsIn = (usage: string): string[] => [...usage.matchAll(/--([a-z-]+)/g)].map(([, name]) => name!)

/** `CARD CARD`, `[SPREAD]`, `"YYYY-MM-DD"`: what stands before the first option. */
function argumentsIn(usage: string): number {
  const [before = ''] = usage.split(/[[(]*--|\[OPTIONS\]/)
  return before.includes('…') ? Number.POSITIVE_INFINITY : wordsOf(before).length
}

test('the usage of a command names its options, and no others', () => {
  for (const { name, command } of ALL) {
    const [options, named] = [Object.keys(command.options), new Set(optionsIn(command.usage))]
    for (const option of named) assert.ok(options.includes(option), `${name}: --${option}`)
    if (!command.usage.includes('[OPTIONS]'))
      assert.deepEqual(
        options.filter((option) => !named.has(option)),
        [],
        name,
      )
  }
})

test('a command takes as many arguments as its usage names, and refuses one more', async () => {
  for (const { name, command } of ALL) {
    const count = argumentsIn(command.usage)
    assert.equal(command.mostWords ?? 0, Math.min(count, 78), name)
    const words = Array.from({ length: (command.mostWords ?? 0) + 1 }, (_, n) => `word${n}`)
    const { code, notes } = await augury([name, ...words])
    assert.equal(code, 2, name)
    assert.match(notes, new RegExp(`^Unexpected argument "${words.at(-1)}"\\.`), name)
  }
})

test('a command is summed up in a line without a full stop; notes are sentences', () => {
  for (const { name, command } of ALL) {
    assert.match(command.summary, /^[A-Z][a-z]+ .*[^.]$/, name)
    assert.doesNotMatch(command.usage, /[a-z]\.( |$)/, name)
    if (command.notes !== undefined) assert.match(command.notes, /^[A-Z].*\.$/, name)
    for (const [option, { help }] of Object.entries(command.options))
      assert.match(help, /^\S.+[^.]$/, `${name} --${option}`)
  }
})

function assertUnderstood(example: string, name: string, { options, mostWords = 0 }: Command): void {
  const words = wordsOf(example)
  const first = words.indexOf('augury')
  for (const variable of words.slice(0, first)) assert.match(variable, /^[A-Z_]+=\S+$/, example)
  assert.equal(words[first + 1], name, example)
  // The parser takes a negative number for an option of its own.
  const args = words.slice(first + 2).map((word) => word.replace(/^-(?=\d)/, ''))
  const { positionals } = parseArgs({ args, options: parseOptions(options), allowPositionals: true })
  assert.ok(positionals.length <= mostWords, example)
}

test('every example is one of the command, with options that it has', () => {
  for (const { name, command } of ALL) {
    assert.ok(command.examples.length > 0, name)
    for (const example of command.examples) assertUnderstood(example, name, command)
  }
})

test('the examples of spread show a theme, a question, a seed and places of one’s own', async () => {
  const { examples } = ALL.find(({ name }) => name === 'spread')!.command
  assert.deepEqual(examples.map(optionsIn), [['theme'], ['question'], ['seed'], ['position', 'position']])
  assert.deepEqual(
    examples.map((example) => wordsOf(example)[2]),
    ['situation_action_outcome', 'decision', 'year_wheel', 'custom'],
  )
})

test('the help of a command has its usage, its summary, its notes, its options and its examples', async () => {
  for (const { name, command } of ALL) {
    const { out } = await augury([name, '--help'])
    const flat = out.replaceAll(/\s+/g, ' ')
    const parts = [command.summary, command.notes ?? '', ...Object.values(command.options).map((o) => o.help)]
    assert.ok(flat.includes(`Usage: augury ${`${name} ${command.usage}`.trim()}`), name)
    for (const part of parts) assert.ok(flat.includes(part.replaceAll(/\s+/g, ' ')), `${name}: ${part}`)
    for (const example of command.examples) assert.ok(out.includes(example), example)
  }
})

test('options of serve stand for the variables PORT and HOST', () => {
  const input = (values: Record<string, string>) => ({ values, words: [], terminal: undefined as never })
  assert.deepEqual(variablesIn(input({ port: '9000', host: '0.0.0.0' })), { PORT: '9000', HOST: '0.0.0.0' })
  assert.deepEqual(variablesIn(input({})), {})
  assert.throws(() => variablesIn(input({ port: 'x' })), /^UsageError: --port takes |^Error: --port takes /)
})
