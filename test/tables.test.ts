/** Whatever lists or counts the rows of a table elsewhere says the same as the table; a failure names the row and where it is missing. */
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { HOUSE_SYSTEMS } from '../src/chart/houses/houses.ts'
import { CHOICE_NOTES } from '../src/cli/birth.ts'
import { SECTIONS } from '../src/judgement/chart/sections.ts'
import { CATEGORY_NAMES } from '../src/judgement/day/categories.ts'
import { TOOLS } from '../src/mcp/tools.ts'
import { AYANAMSA_NAMES } from '../src/sky/ayanamsa.ts'
import { BODIES, BODY_NAMES } from '../src/sky/bodies.ts'
import { SPREAD_TYPES } from '../src/tarot/spreads.ts'
import { COUNTS, numberOf, withCounts } from '../tools/docs/counts.ts'
import { testService } from './service.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const SYSTEM_NAMES = Object.keys(HOUSE_SYSTEMS)

/** Every name that is missing, with the place where it should be. */
function assertNamed(names: readonly string[], where: string, isNamed: (name: string) => boolean): void {
  const missing = names.filter((name) => !isNamed(name))
  assert.deepEqual(missing, [], `missing in ${where}: ${missing.join(', ')}`)
}

/** The first cells of the rows of a page that begin with a name in backticks. */
const namedRows = (page: string) =>
  new Map([...read(page).matchAll(/^\| `(\w+)` \|(.*)$/gm)].map(([, name, rest]) => [name!, rest!]))

test('docs/houses.md has a row for every house system, and none for another', () => {
  assert.deepEqual([...namedRows('docs/houses.md').keys()].sort(), SYSTEM_NAMES.toSorted())
})

test('docs/houses.md says from and to which latitude each house system exists', () => {
  const rows = namedRows('docs/houses.md')
  for (const [name, { latitudes }] of Object.entries(HOUSE_SYSTEMS)) {
    const [from, to] = latitudes
    const expected = from > 0 ? `from ${from}°` : to < 90 ? `to ${to}°` : 'everywhere'
    assert.equal(rows.get(name)?.split('|')[1]?.trim(), expected, name)
  }
})

test('docs/accuracy.md says how exact each house system is (npm run measure -- accuracy)', () => {
  const page = read('docs/accuracy.md')
  assertNamed(SYSTEM_NAMES, 'the houses of docs/accuracy.md', (name) =>
    RegExp(`^\\| ${name} \\| \\d+ \\|`, 'm').test(page),
  )
})

test('every house system is tested against its definition (src/chart/houses/definitions.test.ts)', () => {
  const definitions = read('src/chart/houses/definitions.test.ts')
  // These have theirs in houses.test.ts, or, as equal houses, need none.
  const elsewhere = ['whole', 'equal', 'placidus', 'koch']
  assertNamed(
    SYSTEM_NAMES,
    'src/chart/houses/definitions.test.ts',
    (name) => elsewhere.includes(name) || definitions.includes(`holds('${name}'`),
  )
})

test('every house system has golden rows (tools/golden/cusps.ts, npm run build -- golden cusps)', () => {
  const rows = read('test/golden/sky/cusps.tsv')
  assertNamed(SYSTEM_NAMES, 'test/golden/sky/cusps.tsv', (name) => RegExp(`^${name}\\t`, 'm').test(rows))
})

test('the OpenAPI document, the client and the help of the CLI have every house system', async (t) => {
  const service = await testService()
  t.after(() => service.close())
  const { components } = (await service.inject('/v1/openapi.json')).json()
  assert.deepEqual(components.schemas.HouseSystem.enum, SYSTEM_NAMES)
  const [client = ''] = /^export type HouseSystem = .*$/m.exec(read('client/operations.ts')) ?? []
  assertNamed(SYSTEM_NAMES, 'client/operations.ts (npm run build -- client)', (name) =>
    client.includes(`'${name}'`),
  )
  assertNamed(SYSTEM_NAMES, 'the help of augury chart', (name) => RegExp(`\\b${name}\\b`).test(CHOICE_NOTES))
})

test('docs/zodiacs.md has a row for every ayanamsa, and none for another', () => {
  assert.deepEqual([...namedRows('docs/zodiacs.md').keys()], AYANAMSA_NAMES)
})

test('docs/spreads.md describes every spread, and none that is not there', () => {
  const described = [...read('docs/spreads.md').matchAll(/^### .*\n\n`(\w+)`: /gm)].map(([, name]) => name!)
  assert.deepEqual(described.sort(), SPREAD_TYPES.toSorted())
})

test('docs/charts.md names every body that a chart can show', () => {
  const [bodies = ''] = /^\| `bodies` \|.*$/m.exec(read('docs/charts.md')) ?? []
  // The node has one name in answers, however it is computed; the planets are named by their number.
  const further = BODY_NAMES.filter((name) => BODIES[name].kind !== 'planet').map((name) =>
    name.replace(/^(mean|true)_node$/, 'north_node'),
  )
  assertNamed(further, 'the row bodies of docs/charts.md', (name) => bodies.includes(`\`${name}\``))
})

for (const { page, sentence, count } of COUNTS)
  test(`${page} counts as the table does, else npm run build -- docs: ${sentence.source}`, () => {
    const [, written] = sentence.exec(read(page)) ?? assert.fail(`${page} has no such sentence`)
    assert.equal(numberOf(written!), count)
  })

test('a count that is behind is written anew, as a word if it was one', () => {
  const counts = [
    { page: 'a', sentence: /(\S+) systems/, count: 16 },
    { page: 'a', sentence: /The (\S+) lots/, count: 3 },
    { page: 'b', sentence: /(\S+) tools/, count: 13 },
    { page: 'c', sentence: /(\S+) rows/, count: 3760 },
  ]
  assert.equal(withCounts('a', '15 systems. The two lots', counts), '16 systems. The three lots')
  assert.equal(withCounts('b', 'Twelve tools', counts), 'Thirteen tools')
  assert.equal(withCounts('c', '3,540 rows', counts), '3,760 rows')
})

test('the tools for assistants count house systems, spreads, categories and sections as the tables do', () => {
  const descriptions = TOOLS.map(({ description }) => description).join('\n')
  const counted = {
    'one of (\\S+) tarot spreads': SPREAD_TYPES.length,
    'one of (\\S+) systems': SYSTEM_NAMES.length,
    'and (\\S+) categories': CATEGORY_NAMES.length,
    '(\\S+) sections \\(who': SECTIONS.length,
  }
  for (const [sentence, count] of Object.entries(counted))
    assert.equal(numberOf(RegExp(sentence).exec(descriptions)?.[1] ?? ''), count, sentence)
})

test('the types of answers are made from the schemas: no interface of CLI, MCP, embeds or page repeats a member of the API', () => {
  const files = globSync('src/{cli,mcp,embed,web}/**/*.{ts,tsx}').filter((path) => !path.includes('.test.'))
  assert.ok(files.length > 100)
  const repeated = files.flatMap((path) =>
    [...read(path).matchAll(/^(?:export )?(?:interface \w+|type \w+ =) .*\{\n(?:.+\n)*?\}/gm)].flatMap(
      ([declaration]) =>
        [...declaration.matchAll(/\b([a-z]+(?:_[a-z]+)+)\??: /g)].map(([, member]) => `${path}: ${member}`),
    ),
  )
  assert.deepEqual(repeated, [])
})
