/**
 * Makes what is in the npm package besides bin/ and data/: lib/ is src/ as JavaScript, because Node strips no types below `node_modules`, and
 * dist/package has the page and the drawings of the cards. `npm pack` runs it.
 */
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { BuiltFiles, type Recipe } from '../../src/built/built-files.ts'
import { writeFolder } from '../../src/built/folder.ts'
import { HOME, PACKAGED } from '../../src/built/sources.ts'
import { PAGE } from '../../src/page/built-page.ts'
import { drawn } from '../../src/pictures/drawn.ts'
import { PICTURES } from '../../src/pictures/picture.ts'
import { DECK_PICTURES } from '../../src/pictures/pictures.ts'
import { asJavaScript } from './as-javascript.ts'

/** The page and the builders run only where the sources are. */
const LEFT_OUT = ['**/*.test.ts', 'web/**', 'page/{build-page,page-config}.ts', 'pictures/build-pictures.ts']
/** Read at run time beside the code. */
const COPIED = ['words/**/*.md', 'web/icon.svg']

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

const put = ({ folder }: Recipe, files: ReadonlyMap<string, Uint8Array>) =>
  writeFolder(join(HOME, PACKAGED, basename(folder)), files)

async function makePage(): Promise<void> {
  const page = new BuiltFiles(PAGE)
  // What is there was made from the same sources: its name says so.
  if (page.readAll() === undefined) await page.build()
  put(PAGE, new Map([...page.readAll()!].map(([path, { bytes }]) => [path, bytes])))
}

/** Packed as one they take 0.4 MB, their compressed forms 0.6 MB more, and PNGs 10 MB: those are made when they are asked for. */
const makeDrawings = () =>
  put(DECK_PICTURES, new Map(PICTURES.map((id) => [`${id}.svg`, Buffer.from(drawn(id))])))

rmSync(join(HOME, PACKAGED), { recursive: true, force: true })
makeCode()
await makePage()
makeDrawings()
