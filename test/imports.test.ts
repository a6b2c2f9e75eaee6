/** Data flows one way: api → readings → core. This table is the architecture; the rest checks it. */
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { test } from 'node:test'

const MAY_IMPORT: Record<string, readonly string[]> = {
  errors: [],
  sha256: [],
  config: [],
  time: ['errors'],
  sky: ['time'],
  chart: ['sky', 'time'],
  almanac: ['chart', 'sky', 'time'],
  judgement: ['almanac', 'chart', 'sky', 'time'],
  tarot: ['errors', 'sha256'],
  schema: [],
  words: ['judgement', 'tarot', 'almanac', 'chart', 'sky'],
  drawing: [],
  writer: ['words', 'schema', 'judgement', 'almanac', 'chart', 'sky', 'time'],
  store: ['errors', 'config'],
  readings: [
    'writer',
    'words',
    'judgement',
    'tarot',
    'almanac',
    'chart',
    'sky',
    'time',
    'store',
    'errors',
    'sha256',
  ],
  built: [],
  page: ['built'],
  pictures: ['drawing', 'built'],
  web: ['drawing'],
  http: ['schema', 'store', 'config', 'errors'],
  api: [
    'http',
    'schema',
    'readings',
    'writer',
    'words',
    'judgement',
    'tarot',
    'almanac',
    'chart',
    'sky',
    'time',
    'drawing',
    'store',
    'page',
    'pictures',
    'config',
    'errors',
  ],
}

/** Rooms without a clock, chance, environment or console. They may read their own data once, at load. */
const PACKAGES: Record<string, readonly string[]> = {
  time: ['node:fs', 'node:assert/strict'],
  sky: ['node:fs', 'node:assert/strict'],
  chart: ['node:assert/strict'],
  almanac: ['node:assert/strict'],
  judgement: ['node:assert/strict'],
  tarot: ['node:fs', 'node:assert/strict'],
  words: ['node:fs', 'node:assert/strict'],
  drawing: ['node:fs'],
}
const PURE = Object.keys(PACKAGES)

const roomOf = (path: string) => path.split(sep)[0]!.replace(/\.ts$/, '')

function violations(files: { path: string; text: string }[]): string[] {
  const found: string[] = []
  for (const { path, text } of files) {
    if (path.endsWith('.test.ts')) continue
    const from = roomOf(path)
    for (const [, target] of text.matchAll(/(?:from|import\() ?'([^']+)'/g)) {
      if (!target!.startsWith('.')) {
        if (PURE.includes(from) && !PACKAGES[from]!.includes(target!)) found.push(`${path} imports ${target}`)
        continue
      }
      const to = roomOf(join(dirname(path), target!))
      if (to.startsWith('..') || to === from || MAY_IMPORT[from] === undefined) continue
      if (!MAY_IMPORT[from].includes(to)) found.push(`${path} imports ${to}`)
    }
    if (PURE.includes(from) && /Date\.now|new Date\(\)|Math\.random|process\.|console\./.test(text))
      found.push(`${path} reaches for the outside world`)
    if (
      !/^(service.main|cli|page.build-page|pictures.build-pictures)\.ts$/.test(path) &&
      !path.startsWith('web') &&
      /\bprocess\.(env|exit|on|argv)\b/.test(text)
    )
      found.push(`${path} touches process`)
  }
  return found
}

test('no file imports against the flow, and only programs touch process: service/main.ts, cli.ts, the builders of the page and of the pictures', () => {
  const files = globSync('src/**/*.{ts,tsx}').map((path) => ({
    path: relative('src', path),
    text: readFileSync(path, 'utf8'),
  }))
  assert.ok(files.length > 0)
  assert.deepEqual(violations(files), [])
})

test('the check itself catches a core file that knows HTTP, the clock, or a package', () => {
  const bad = [
    { path: join('sky', 'x.ts'), text: "import { reply } from '../api/limits.ts'" },
    { path: join('tarot', 'x.ts'), text: 'const now = Date.now()' },
    { path: join('judgement', 'x.ts'), text: "import findMyWay from 'find-my-way'" },
    { path: join('api', 'x.ts'), text: 'const port = process.env.PORT' },
  ]
  assert.equal(violations(bad).length, 4)
})
