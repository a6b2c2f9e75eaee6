import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { PLANETS } from '../../src/sky/planets.ts'
import { LAYOUTS, type Layout, unpack } from './fit/table.ts'
import { TABLE } from './span.ts'

const file = (name: string) => readFileSync(new URL(`../../data/ephemeris/${name}`, import.meta.url))
const source = file('SOURCE.md').toString()

for (const layout of Object.keys(LAYOUTS) as Layout[]) {
  test(`SOURCE.md tells the SHA-256 and the size of ${layout}.bin`, () => {
    const bytes = file(`${layout}.bin`)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const row = source.split('\n').find((line) => line.includes(sha256))
    assert.ok(row, `${sha256} is not in SOURCE.md`)
    assert.ok(row.includes(`\`${layout}.bin\``))
    assert.ok(row.includes(bytes.length.toLocaleString('en')))
  })

  test(`${layout}.json describes ${layout}.bin over the whole span`, () => {
    const tables = unpack(layout, file(`${layout}.json`).toString(), file(`${layout}.bin`))
    const wanted = PLANETS.filter((body) => layout === 'positions' || body !== 'moon')
    assert.deepEqual(
      tables.map(({ body }) => body),
      wanted,
    )
    for (const { start, days, segments } of tables) {
      assert.equal(start, TABLE.first)
      assert.ok(start + days * segments >= TABLE.last)
    }
  })
}
