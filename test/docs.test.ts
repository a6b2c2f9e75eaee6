/** The documentation names every setting, code and endpoint there is, and none that there is not. */
import assert from 'node:assert/strict'
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { allEndpoints } from '../src/api/endpoints.ts'
import { WARNING_CODES } from '../src/api/envelope.ts'
import { STATUSES } from '../src/api/error-responses.ts'
import { COSTS, LIMIT_LIST } from '../src/api/limits.ts'
import { SETTINGS } from '../src/config.ts'
import { ERROR_CODES } from '../src/errors.ts'
import { TIMELINE_DAYS } from '../src/readings/timeline-span.ts'
import { OPTIONAL_PACKAGES } from '../src/service/optional-packages.ts'
import { testParts } from './service.ts'

const read = (path: string) => readFileSync(path, 'utf8')

/** Cells of each row of the table whose head starts with `first`. */
function rows(page: string, first: string): string[][] {
  const lines = read(page).split('\n')
  const head = lines.findIndex((line) => line.startsWith(`| ${first} |`))
  assert.notEqual(head, -1, `${page} has no table that starts with ${first}`)
  const end = lines.findIndex((line, i) => i > head && !line.startsWith('|'))
  return lines.slice(head + 2, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

test('docs/configuration.md and the table of settings say the same (npm run build -- docs)', () => {
  const documented = rows('docs/configuration.md', 'Variable')
  const settings = Object.values(SETTINGS).map(({ name, fallback, takes, purpose }) => [
    `\`${name}\``,
    fallback === undefined ? '–' : `\`${fallback}\``,
    takes,
    purpose,
  ])
  assert.deepEqual(documented, settings)
})

test('docs/errors.md lists every code with its statuses, cause and cure, and no other', () => {
  const documented = rows('docs/errors.md', 'Code')
  const codes = ERROR_CODES.map((code) => {
    const status = STATUSES[code]
    return [`\`${code}\``, typeof status === 'number' ? String(status) : Object.values(status).join(', ')]
  })
  assert.deepEqual(
    documented.map((cells) => cells.slice(0, 2)),
    codes,
  )
  for (const [code, , cause, cure] of documented) assert.ok(cause!.length > 15 && cure!.length > 8, code!)
})

test('docs/errors.md lists every group of limits with its figures', () => {
  const groups = LIMIT_LIST.map(({ group, perMinute, perDay }) => [
    `\`${group}\``,
    String(perMinute),
    perDay === undefined ? '–' : String(perDay),
  ])
  assert.deepEqual(
    rows('docs/errors.md', 'Group').map((cells) => cells.slice(0, 3)),
    groups,
  )
})

test('docs/errors.md lists what each kind of answer costs, for one and for all signs', () => {
  const { week, month, year, calendarDay, timelineDay, slowTimelineDay } = COSTS
  const cost = (each: number, ...times: number[]) =>
    [each, ...times.map((count) => Math.max(1, Math.ceil(each * count)))].map(String)
  assert.deepEqual(
    rows('docs/errors.md', 'Computed').map((cells) => cells.slice(1)),
    [
      cost(week, 1, 12),
      cost(month, 1, 12),
      cost(year, 1, 12),
      cost(calendarDay, 31, 400),
      cost(timelineDay, 31, TIMELINE_DAYS.fast),
      cost(slowTimelineDay, 31, TIMELINE_DAYS.slow),
    ],
  )
})

test('docs/errors.md lists every warning with its meaning and what to do, and no other', () => {
  const documented = rows('docs/errors.md', 'Warning')
  assert.deepEqual(
    documented.map(([code]) => code),
    WARNING_CODES.map((code) => `\`${code}\``),
  )
  for (const [code, meaning, cure] of documented) assert.ok(meaning!.length > 15 && cure!.length > 8, code!)
})

test('docs/operating.md lists the packages that a setting needs', () => {
  assert.deepEqual(
    rows('docs/operating.md', 'Setting'),
    Object.entries(OPTIONAL_PACKAGES).map(([setting, specs]) => [
      `\`${setting}\``,
      `\`npm install ${specs.join(' ')}\``,
    ]),
  )
})

test('docs/README.md begins as an index, and names every page', () => {
  const index = read('docs/README.md')
  assert.match(index, /^# Index /)
  const pages = readdirSync('docs').filter((name) => name.endsWith('.md') && name !== 'README.md')
  assert.deepEqual(
    pages.filter((name) => !index.includes(`](${name})`)),
    [],
  )
})

test('every page of docs/ that links to a file links to one that is there', () => {
  for (const page of [
    'README.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    'AGENTS.md',
    'deck/README.md',
    ...globSync('docs/**/*.md'),
  ])
    for (const [, target] of read(page).matchAll(/\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g))
      assert.doesNotThrow(() => readFileSync(join(dirname(page), target!)), `${page} links to ${target}`)
})

/** Made when the service is built, runs or is measured, or by whoever follows the README. */
const MADE = [
  'example.ts',
  'lib/',
  'dist/',
  'dist/web',
  'dist/cards',
  'dist/print',
  'compile-cache/',
  'docs/endurance.md',
]
/** What begins an address of the service, not a path of ours. */
const ADDRESS = /^(?:v1|cards)\//

test('a file or folder that a page names in backticks is there', () => {
  const there = globSync('{bin,src,deck,client,data,tools,test,bench,docs,deploy,.ci,.github}{,/**/*}')
  let found = 0
  for (const page of [
    'README.md',
    'CONTRIBUTING.md',
    'AGENTS.md',
    'deck/README.md',
    ...globSync('docs/**/*.md'),
  ])
    for (const [, name] of read(page).matchAll(/`((?:\.?[a-z][\w*-]*\/)+[\w.*-]*|[\w-]+\.(?:tsx?|css))`/g)) {
      if (ADDRESS.test(name!) || MADE.includes(name!)) continue
      found++
      const end = RegExp(`(^|/)${name!.replace(/\/$/, '').replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`)
      assert.ok(
        there.some((path) => end.test(path)),
        `${page} names ${name}`,
      )
    }
  assert.ok(found > 100, `${found} names`)
})

test('docs/architecture.md names every room and every file beside them, and none that is not there', () => {
  const [, rooms = ''] = /## Rooms\n\n(.*?)\n\n`sky`/s.exec(read('docs/architecture.md')) ?? []
  const named = rooms
    .split('\n')
    .flatMap((line) => [...line.matchAll(/^ {6}(\S+?),? (?:(\S+\/) )?/g)].flatMap(([, ...names]) => names))
    .filter((name) => name !== undefined && name !== '')
  const entries = readdirSync('src', { withFileTypes: true })
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
    .filter((name) => !name.endsWith('.test.ts') && name !== 'worker.ts')
  assert.deepEqual(named.sort(), entries.sort())
})

test('every endpoint has a summary of its own and an operation id', () => {
  const routes = allEndpoints(testParts())
  assert.equal(new Set(routes.map(({ summary }) => summary)).size, routes.length)
})
