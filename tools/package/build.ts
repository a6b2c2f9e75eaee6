/**
 * Makes what is in the npm package besides bin/ and data/: lib/ is src/ as JavaScript, because Node strips no types below `node_modules`, and
 * dist/package has the page. `npm pack` runs it.
 */
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { BuiltFiles } from '../../src/built/built-files.ts'
import { writeFolder } from '../../src/built/folder.ts'
import { HOME, PACKAGED } from '../../src/built/sources.ts'
import { PAGE } from '../../src/page/built-page.ts'

/** The page and the builders run only where the sources are. */
const LEFT_OUT = [
  '**/*.test.ts',
  '**/*.d.ts',
  'web/**',
  'page/{build-page,page-config}.ts',
  'pictures/build-pictures.ts',
]
/** Read at run time beside the code. */
const COPIED = ['words/**/*.md', 'web/icon.svg']

/** In `import`, `import()` and `new URL()`: relative, in quotes. */
const RELATIVE_SOURCE = /(['"])(\.\.?\/[^'"\n]+)\.ts\1/g

/** No source has any at the end of a line, also not within a text. */
const SPACES_AT_END = / +$/gm

/** A source as JavaScript, with the names that its imports have in the package. Spaces stand in place of the types, so that every line keeps its number. */
const asJavaScript = (source: string): string =>
  stripTypeScriptTypes(source).replace(RELATIVE_SOURCE, '$1$2.js$1').replace(SPACES_AT_END, '')

const [src, lib] = [join(HOME, 'src'), join(HOME, 'lib')]

function makeCode(): void {
  rmSync(lib, { recursive: true, force: true })
  for (const path of globSync('**/*.ts', { cwd: src, exclude: LEFT_OUT })) {
    const target = join(lib, path.replace(/\.ts$/, '.js'))
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, asJavaScript(readFileSync(join(src, path), 'utf8')))
  }
  for (const path of globSync(COPIED, { cwd: src })) cpSync(join(src, path), join(lib, path))
}

async function makePage(): Promise<void> {
  const page = new BuiltFiles(PAGE)
  // What is there was made from the same sources: its name says so.
  if (page.readAll() === undefined) await page.build()
  const files = new Map([...page.readAll()!].map(([path, { bytes }]) => [path, bytes]))
  writeFolder(join(HOME, PACKAGED, basename(PAGE.folder)), files)
}

rmSync(join(HOME, PACKAGED), { recursive: true, force: true })
makeCode()
await makePage()
