/** Every command in the documentation exists and does its work. */
import assert from 'node:assert/strict'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { PROGRAMS } from '../tools/programs.ts'
import { augury } from './terminal.ts'

const PAGES = [
  // The history of releases names what there was.
  ...globSync('*.md').filter((page) => page !== 'CHANGELOG.md'),
  'client/README.md',
  'deck/README.md',
  ...globSync('docs/**/*.md'),
  ...globSync('{data,test}/**/SOURCE.md'),
]
const texts = PAGES.map((page) => ({ page, text: readFileSync(page, 'utf8') }))

test('every npm script that a page names is there', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const named = texts.flatMap(({ page, text }) =>
    [...text.matchAll(/npm (?:run (?:-s )?([a-z:-]+[a-z])|(start|test)\b)/g)].map((found) => ({
      page,
      script: found[1] ?? found[2]!,
    })),
  )
  assert.ok(named.length > 20)
  for (const { page, script } of named) assert.ok(script in scripts, `${page}: npm run ${script}`)
})

test('every program that a page starts by npm run build or npm run measure is there', () => {
  const named = texts.flatMap(({ page, text }) =>
    [...text.matchAll(/npm run (?:-s |--silent )?(build|measure)(?: -- ([a-z-]*[a-z]))?/g)].map(
      ([line, kind, name]) => ({ page, line, kind: kind as keyof typeof PROGRAMS, name: name ?? '' }),
    ),
  )
  assert.ok(named.length > 20)
  // CONTRIBUTING.md says how to get the list.
  for (const { page, line, kind, name } of named)
    if (name !== '' || page !== 'CONTRIBUTING.md')
      assert.ok(Object.hasOwn(PROGRAMS[kind], name), `${page}: ${line}`)
})

/** Those that go on for ever, or speak a protocol: other tests start them. */
const ENDLESS = ['serve', 'mcp']

const commands = new Set(
  texts.flatMap(({ text }) =>
    [...text.matchAll(/^.*?npx augury (.*?)(?: +#.*)?$/gm)]
      .map(([, words]) => words!.trim())
      .filter((words) => !words.includes('`') && !ENDLESS.includes(words.split(' ')[0]!)),
  ),
)

const wordsOf = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain!)

test('the documentation shows commands', () => assert.ok(commands.size >= 4, [...commands].join('\n')))

for (const command of commands)
  test(`npx augury ${command}`, async (t) => {
    const [home, folder] = [process.cwd(), mkdtempSync(join(tmpdir(), 'augury-docs-'))]
    process.chdir(folder)
    t.after(() => {
      process.chdir(home)
      rmSync(folder, { recursive: true })
    })
    const { code, notes } = await augury(wordsOf(command))
    assert.equal(code, 0, notes)
  })
