import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { BODIES, BODY_NAMES, type Body, type BodyFacts } from '../../src/sky/bodies.ts'
import { type Layout, unpack } from './fit/table.ts'
import { TABLE } from './span.ts'

const FOLDER = new URL('../../data/ephemeris/', import.meta.url)
const file = (name: string) => readFileSync(new URL(name, FOLDER))
const source = file('SOURCE.md').toString()

const FILES: Record<string, Layout> = {
  positions: 'positions',
  distances: 'distances',
  'true-node': 'positions',
  'true-lilith': 'positions',
  chiron: 'positions',
  'minor-bodies': 'positions',
  'minor-body-distances': 'distances',
  'moon-distance': 'distances',
}

test('data/ephemeris has these tables and no other', () => {
  const binaries = readdirSync(FOLDER).filter((name) => name.endsWith('.bin'))
  assert.deepEqual(
    binaries.sort(),
    Object.keys(FILES)
      .map((name) => `${name}.bin`)
      .sort(),
  )
})

test('the tables take up less than 12 MB', () => {
  const bytes = Object.keys(FILES).reduce((sum, name) => sum + file(`${name}.bin`).length, 0)
  assert.ok(bytes < 12e6, `${bytes}`)
})

for (const [name, layout] of Object.entries(FILES)) {
  test(`SOURCE.md has the SHA-256 and the size of ${name}.bin`, () => {
    const bytes = file(`${name}.bin`)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const row = source.split('\n').find((line) => line.includes(sha256))
    assert.ok(row, `${sha256} is not in SOURCE.md`)
    assert.ok(row.includes(`\`${name}.bin\``))
    assert.ok(row.includes(bytes.length.toLocaleString('en')))
  })

  test(`${name}.json describes ${name}.bin over the whole span`, () => {
    const tables = unpack(layout, file(`${name}.json`).toString(), file(`${name}.bin`))
    const facts = (body: Body): BodyFacts => BODIES[body]
    const isIn = (body: Body) =>
      layout === 'positions'
        ? facts(body).table === name
        : (facts(body).distances ?? `${body}-distance`) === name
    assert.deepEqual(
      tables.map(({ body }) => body),
      BODY_NAMES.filter(isIn),
    )
    for (const { start, days, segments } of tables) {
      assert.equal(start, TABLE.first)
      assert.ok(start + days * segments >= TABLE.last)
    }
  })
}
