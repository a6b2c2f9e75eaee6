/** Data flows one way: api → readings → core. This table is the architecture; the rest checks it. */
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { test } from 'node:test'
import { PAGE } from '../src/page/built-page.ts'
import { LANGUAGES } from '../src/words/languages.ts'

const MAY_IMPORT: Record<string, readonly string[]> = {
  errors: [],
  text: [],
  'shared-address': [],
  'art-version': [],
  'day-seed': [],
  'moon-title': [],
  markdown: [],
  config: [],
  schedule: ['errors'],
  time: ['errors'],
  sky: ['time', 'text'],
  chart: ['sky', 'time'],
  almanac: ['chart', 'sky', 'time', 'schedule'],
  judgement: ['almanac', 'chart', 'sky', 'time', 'schedule'],
  tarot: ['errors'],
  places: [],
  schema: [],
  words: ['judgement', 'tarot', 'almanac', 'chart', 'sky', 'time', 'text'],
  drawing: ['chart', 'sky', 'text'],
  // Of version, the edition of a stored text.
  writer: [
    'words',
    'schema',
    'judgement',
    'tarot',
    'almanac',
    'chart',
    'sky',
    'time',
    'schedule',
    'errors',
    'version',
  ],
  store: ['errors', 'config'],
  readings: [
    'writer',
    'words',
    'places',
    'judgement',
    'tarot',
    'almanac',
    'chart',
    'sky',
    'time',
    'store',
    'schedule',
    'errors',
    'text',
    'day-seed',
  ],
  // Documents: they know nothing of what they tell. Of drawing, the wheel, which is drawn in the thread that prints.
  report: ['drawing', 'built', 'schedule', 'errors'],
  built: [],
  // Of words, those of its document.
  page: ['built', 'words'],
  pictures: ['tarot', 'built', 'schedule'],
  // Of tarot, the guard for questions alone; of words, the guard's and the page's own catalogue.
  web: [
    'drawing',
    'sky',
    'text',
    'art-version',
    'shared-address',
    'day-seed',
    'moon-title',
    'tarot',
    'words',
  ],
  // Of words, their own alone.
  embed: ['drawing', 'shared-address', 'day-seed', 'moon-title', 'words'],
  http: ['schema', 'store', 'schedule', 'config', 'errors'],
  api: [
    'http',
    'schema',
    'readings',
    'places',
    'writer',
    'words',
    'judgement',
    'tarot',
    'almanac',
    'chart',
    'sky',
    'time',
    'drawing',
    'report',
    'store',
    'schedule',
    'page',
    'pictures',
    'config',
    'errors',
    'text',
    'markdown',
    'version',
    'art-version',
    'shared-address',
  ],
}

/** Rooms without a clock, chance, environment or console. They may read their own data once, at load or when it is first needed. */
const PACKAGES: Record<string, readonly string[]> = {
  time: ['node:fs', 'node:assert/strict'],
  sky: ['node:fs', 'node:assert/strict'],
  chart: ['node:assert/strict'],
  almanac: ['node:assert/strict'],
  judgement: ['node:assert/strict'],
  places: ['node:fs', 'node:assert/strict'],
  tarot: ['node:fs', 'node:assert/strict', 'node:crypto'],
  // Of module, what loads the vocabularies of questions with the first one.
  words: ['node:fs', 'node:assert/strict', 'node:module'],
  drawing: ['node:fs'],
}
const PURE = Object.keys(PACKAGES)
const OUTSIDE_WORLD = /Date\.now|new Date\(\)|Math\.random|process\.|console\./

/** What a file imports, types included. */
const importsOf = (text: string): string[] =>
  [...text.matchAll(/(?:from|import\() ?'([^'\s]+)'/g)].map(([, target]) => target!)

/** Without tests; their paths are relative to the folder. */
const filesIn = (folder: string) =>
  globSync(`${folder}/**/*.{ts,tsx}`)
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => ({ path: relative(folder, path), text: readFileSync(path, 'utf8') }))
const FILES = filesIn('src')

const roomOf = (path: string) => path.split(sep)[0]!.replace(/\.ts$/, '')

function violations(files: { path: string; text: string }[]): string[] {
  const found: string[] = []
  for (const { path, text } of files) {
    const from = roomOf(path)
    for (const target of importsOf(text)) {
      if (!target.startsWith('.')) {
        if (PURE.includes(from) && !PACKAGES[from]!.includes(target)) found.push(`${path} imports ${target}`)
        continue
      }
      const to = roomOf(join(dirname(path), target))
      if (to.startsWith('..') || to === from || MAY_IMPORT[from] === undefined) continue
      if (!MAY_IMPORT[from].includes(to)) found.push(`${path} imports ${to}`)
    }
    if (PURE.includes(from) && OUTSIDE_WORLD.test(text)) found.push(`${path} reaches for the outside world`)
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
  assert.ok(FILES.length > 0)
  assert.deepEqual(violations(FILES), [])
})

type Graph = ReadonlyMap<string, readonly string[]>
const graphOf = (files: typeof FILES): Graph =>
  new Map(
    files.map(({ path, text }) => {
      const own = importsOf(text).filter((target) => target.startsWith('.'))
      return [path, own.map((target) => join(dirname(path), target))]
    }),
  )

/** A way from a file back to itself, if there is one. */
function circleFrom(graph: Graph, start: string): string[] | undefined {
  const cameFrom = new Map<string, string>()
  const open = [start]
  for (let file = open.pop(); file !== undefined; file = open.pop())
    for (const next of graph.get(file) ?? []) {
      if (cameFrom.has(next)) continue
      cameFrom.set(next, file)
      if (next === start) return wayBack(cameFrom, start)
      open.push(next)
    }
  return undefined
}

function wayBack(cameFrom: ReadonlyMap<string, string>, start: string): string[] {
  const way = [start]
  for (let file = cameFrom.get(start)!; file !== start; file = cameFrom.get(file)!) way.unshift(file)
  return [start, ...way]
}

test('no two files need each other, not even for a type', () => {
  for (const files of [FILES, filesIn('deck')]) {
    const graph = graphOf(files)
    for (const { path } of files) assert.equal(circleFrom(graph, path), undefined)
  }
  const circle = graphOf([
    { path: 'a.ts', text: "import { b } from './b.ts'" },
    { path: 'b.ts', text: "import type { A } from './a.ts'" },
  ])
  assert.deepEqual(circleFrom(circle, 'a.ts'), ['a.ts', 'b.ts', 'a.ts'])
})

/** What a program outside of `src` imports of the project, from its root. */
const importsFrom = (pattern: string) =>
  globSync(pattern).flatMap((path) =>
    importsOf(readFileSync(path, 'utf8'))
      .filter((target) => target.startsWith('.'))
      .map((target) => join(dirname(path), target)),
  )

test('the deck is a product of its own: of the service it takes cards and their words, and nothing imports it', () => {
  const taken = importsFrom('deck/**/!(*.test).ts').filter((path) => path.startsWith(join('src', '')))
  assert.deepEqual([...new Set(taken.map((path) => roomOf(relative('src', path))))].sort(), [
    'tarot',
    'text',
    'version',
    'words',
  ])
  const importers = importsFrom('{src,client,test,tools,bench}/**/*.{ts,tsx}')
  assert.deepEqual(
    importers.filter((path) => path.startsWith(join('deck', ''))),
    [],
  )
})

test('cards are drawn without a package, a clock, chance or a console', () => {
  const files = filesIn(join('deck', 'cards'))
  assert.ok(files.length > 100)
  for (const { path, text } of files) {
    assert.ok(
      importsOf(text).every((target) => target.startsWith('.')),
      path,
    )
    assert.doesNotMatch(text, OUTSIDE_WORLD, path)
  }
})

test('judgement and texts know the ten planets, never the registry of all bodies', () => {
  const textFiles = FILES.filter(({ path }) => ['judgement', 'words', 'writer'].includes(roomOf(path)))
  for (const { path, text } of textFiles) assert.doesNotMatch(text, /sky\/bodies\.ts'/, path)
})

test('what a day’s text is about is the writer’s choice: judgement knows neither freshness nor turns', () => {
  const judging = FILES.filter(({ path }) => roomOf(path) === 'judgement')
  assert.ok(judging.length > 30)
  for (const { path, text } of judging)
    assert.doesNotMatch(text, /freshness|\bstale\b|turnOn|dayNumber\([^)]*\) *%/i, path)
})

const isLanguage = (target: string) =>
  LANGUAGES.some((language) => target.startsWith(join('words', language, '')))

/** The prose of the page: a file for each room, so that none is loaded before it is needed. */
const CATALOGUE = globSync('src/words/page/*.ts')
  .map((path) => relative(join('src', 'words'), path))
  .sort()

test('a language is named in words alone: all others get it as a value', () => {
  const named = FILES.filter(({ path }) => roomOf(path) !== 'words').flatMap(({ path, text }) =>
    importsOf(text)
      .filter((target) => isLanguage(join(dirname(path), target)))
      .map((target) => `${path} imports ${target}`),
  )
  assert.deepEqual(named, [])
  assert.ok(isLanguage(join('readings', '../words/en/deck.ts')))
  const within = FILES.filter(({ path }) => roomOf(path) === 'words' && !isLanguage(path))
  assert.deepEqual(
    within
      .filter(({ path, text }) => importsOf(text).some((target) => isLanguage(join(dirname(path), target))))
      .map(({ path }) => path)
      .sort(),
    ['embed-language.ts', 'language.ts', ...CATALOGUE, 'question-language.ts', 'tarot-language.ts'].map(
      (file) => join('words', file),
    ),
    'who picks a language',
  )
})

test('of cards and words the page takes its own catalogue and the guard for questions alone, and one module chooses the language', () => {
  const taken = FILES.filter(({ path }) => roomOf(path) === 'web')
    .flatMap(({ path, text }) => importsOf(text).map((target) => join(dirname(path), target)))
    .filter((target) => ['tarot', 'words'].includes(roomOf(target)))
  assert.ok(CATALOGUE.length > 5)
  assert.deepEqual(
    [...new Set(taken)].sort(),
    ['languages.ts', ...CATALOGUE, 'question-language.ts']
      // The builder's: it is in the document before a script runs.
      .filter((file) => file !== join('page', 'document.ts'))
      .map((file) => join('words', file)),
  )
  const choosing = FILES.filter(
    ({ path, text }) => roomOf(path) === 'web' && /^import (?!type ).*words\/languages\.ts'/m.test(text),
  )
  assert.deepEqual(
    choosing.map(({ path }) => path),
    [join('web', 'language.ts')],
  )
})

test('whatever the page is bundled from is named among its sources', () => {
  const sources = globSync([...PAGE.sources]).map((path) => relative('src', path))
  const runs = FILES.map(({ path, text }) => ({ path, text: text.replace(/^import type [^;]*?'$/gms, '') }))
  const graph = graphOf(runs)
  const open = FILES.map(({ path }) => path).filter((path) => ['web', 'embed'].includes(roomOf(path)))
  const bundled = new Set(open)
  for (let file = open.pop(); file !== undefined; file = open.pop())
    for (const next of graph.get(file) ?? []) if (!bundled.has(next)) bundled.add(next) && open.push(next)
  const files = [...bundled].filter((path) => /\.tsx?$/.test(path))
  assert.deepEqual(
    files.filter((path) => !sources.includes(path)),
    [],
  )
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

test('the whole service is one file of at most 100 lines: what is made, in which order, what listens', () => {
  const { text } = FILES.find(({ path }) => path === join('service', 'service.ts'))!
  assert.ok(text.trimEnd().split('\n').length <= 100)
  for (const made of [
    'openLog',
    'openStores',
    'makeTextSource',
    'build',
    'http.listen',
    'listenForOperators',
    'startThreads',
  ])
    assert.ok(text.includes(`${made}(`), made)
})
