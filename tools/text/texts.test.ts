import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { MEASURED_TEXTS } from './texts.ts'

for (const [page, texts] of Object.entries(MEASURED_TEXTS))
  test(`docs/${page}.md was measured with as many texts as there are, else npm run measure -- text ${page}`, () => {
    const document = readFileSync(new URL(`../../docs/${page}.md`, import.meta.url), 'utf8')
    const stated = /^\| texts of ([\d,]+) that (?:nobody|no pair|no birth) has \|/m.exec(document)?.[1]
    assert.equal(stated, texts().length.toLocaleString('en'))
  })
