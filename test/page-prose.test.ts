/** Whatever a visitor reads comes from the catalogue of the page (src/words/page): a sentence in a component fails here. */
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { proseIn } from './prose-in-code.ts'

const FILES = globSync(['src/web/**/*.{ts,tsx}', 'src/embed/*.ts'])
  .filter((path) => !path.endsWith('.test.ts') && !path.endsWith('.d.ts'))
  .map((path) => path.replaceAll('\\', '/'))
  .sort()

/** Files of code for programs: snippets, and the page's own cache. */
const OF_PROGRAMS = ['src/web/api/snippets.ts', 'src/web/service-worker.ts', 'src/embed/style.ts']

/** Literals that only look like prose: names of keys, selectors, codes, and titles of the drawing, which are looked for. */
const NO_PROSE: Readonly<Record<string, readonly string[]>> = {
  'src/embed/element.ts': ['(prefers-color-scheme: dark)'],
  'src/web/chart/chart-section.tsx': ['<img alt="…" width="640" height="640" src="…">'],
  'src/web/chart/use-enlarged.tsx': ['wheel enlarged'],
  'src/web/chart/houses-table.tsx': [
    'Ascendant',
    'Midheaven',
    'Descendant',
    'Imum coeli',
    'Vertex',
    '^House …$|^Cusp of house …:',
  ],
  'src/web/journal/entries.ts': ['augury journal'],
  'src/web/meaning/facts.ts': ['House …$', 'Ascendant:'],
  'src/web/parts/request-panel.tsx': ['JavaScript'],
  // A name is the same in every language.
  'src/web/site-name.ts': ['Augury'],
  'src/web/ahead/timeline-figure.tsx': ['Escape', 'Enter'],
  'src/web/places/place-field.tsx': ['Enter', 'ArrowDown', 'Escape'],
  'src/web/spread/dealt-card.ts': ['svg > title, svg > desc'],
  // The words of a seed are part of addresses: the same in every language.
  'src/web/spread/question.ts': [
    'amber brass calm clear distant early gentle golden hidden late lucid open pale quiet silver still',
    'arch comet ember field gate harbour lantern moon orchard path river star stone tower well wind',
  ],
  'src/web/spread/spread-section.tsx': ['GET /v1/tarot/draw?seed=anything'],
  'src/web/spread/stack-drag.ts': ['translate(…px, …px) rotate(…deg)', 'translate(…px, …px) scale(…)'],
  'src/web/spread/tarot-card.tsx': ['face front reversed', 'face front'],
  'src/web/state/media.ts': ['(prefers-reduced-motion: reduce)'],
  'src/web/state/remembered.ts': ['augury.'],
  'src/web/together/facts.ts': ['Their', 'House …$'],
  'src/web/state/theme.ts': ['(prefers-color-scheme: dark)'],
}

const found = FILES.filter((path) => !OF_PROGRAMS.includes(path)).map(
  (path) => [path, proseIn(path, readFileSync(path, 'utf8'))] as const,
)

test('no file of the page and of the elements for other sites has prose of its own', () => {
  assert.ok(FILES.length > 150)
  const left = found.flatMap(([path, texts]) =>
    texts.filter((text) => !NO_PROSE[path]?.includes(text)).map((text) => `${path}: ${text}`),
  )
  assert.deepEqual(left, [])
})

test('every literal that is let through is still there', () => {
  const gone = Object.entries(NO_PROSE).flatMap(([path, texts]) => {
    const here = found.find(([other]) => other === path)?.[1] ?? []
    return texts.filter((text) => !here.includes(text)).map((text) => `${path}: ${text}`)
  })
  assert.deepEqual(gone, [])
})

test('no file of the page names a locale: dates and countries are written by the catalogue', () => {
  // Swedes write dates as ISO does: as codes, not for readers.
  const LOCALE = /(?:Intl\.(?:\w+Format|DisplayNames)|toLocale\w*)\(\s*'(?!sv-SE)[a-z]{2}/
  for (const path of FILES) assert.doesNotMatch(readFileSync(path, 'utf8'), LOCALE, path)
  assert.match("moment.toLocaleTimeString('en-GB', {})", LOCALE)
})

test('the check itself finds a sentence wherever a component may have one, and lets codes pass', () => {
  const prose = (code: string) => proseIn('x.tsx', code)
  assert.deepEqual(prose('<p class="dim small">Still waiting.</p>'), ['Still waiting.'])
  assert.deepEqual(prose("<td>{applying ? 'applying' : 'separating'}</td>"), ['applying', 'separating'])
  assert.deepEqual(prose("<td>{retrograde && 'retrograde'}</td>"), ['retrograde'])
  assert.deepEqual(prose(`<button aria-label={\`remove \${name}\`} />`), ['remove …'])
  assert.deepEqual(prose('<input placeholder="name" id="name" />'), ['name'])
  assert.deepEqual(prose('<Section id="deck" title="The deck" />'), ['The deck'])
  assert.deepEqual(prose("const NAMES = { yes: 'Yes', no: 'No' }"), ['Yes', 'No'])
  assert.deepEqual(prose(`const words = \`\${count} cards are laid\``), ['… cards are laid'])
  assert.deepEqual(prose("setSaid('the journal is empty')"), ['the journal is empty'])
  assert.deepEqual(prose('<p>{sentence} <a href="chart">{link}</a>, or</p>'), [', or'])
  const codes = `import { Moon } from './moon.tsx'
    type Kind = 'One card' | 'two cards'
    const KEYS = { 'sea green': '#2e8b57', ArrowLeft: -1 }
    const at = kind === 'daily_card' ? 'layCelticCross' : \`v1/\${path}\`
    console.info('augury: nothing is kept', error)
    throw new Error('no picture of this card')
    const view = <p class={isLit ? 'sentence lit' : 'sentence'} aria-live="polite">{name}°</p>`
  assert.deepEqual(prose(codes), [])
})
