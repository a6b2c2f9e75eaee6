/**
 * What the package and the image weigh, and how soon a new installation answers.
 *
 *     npm run measure -- install
 */
import { globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { BuiltFiles } from '../../src/built/built-files.ts'
import { HOME } from '../../src/built/sources.ts'
import { PAGE } from '../../src/page/built-page.ts'
import { DECK_PICTURES } from '../../src/pictures/pictures.ts'
import { installPackage } from '../../test/installed-package.ts'
import { startService } from '../../test/running-service.ts'
import { withMarkedPart } from '../marked-part.ts'
import { imageFolders } from './image.ts'
import { installedNames, lockedPackages, neededFolders, type Packages } from './needed.ts'

type Row = readonly [what: string, seen: string, wanted?: string]

const scratch = mkdtempSync(join(tmpdir(), 'augury-install-'))

/** Sum of the sizes of all files. */
const weightOf = (folder: string, exclude: string[] = []) =>
  globSync('**/*', { cwd: folder, exclude, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
const milliseconds = (ms: number) => `${ms.toFixed(0)} ms`

async function timed<T>(what: () => T): Promise<readonly [result: Awaited<T>, ms: number]> {
  const startedAt = performance.now()
  const result = await what()
  return [result, performance.now() - startedAt]
}

async function installation(folder: string): Promise<{ home: string; rows: Row[] }> {
  const [{ home, tarball, files }, ms] = await timed(() => installPackage(scratch, folder))
  const modules = join(folder, 'node_modules')
  const own = weightOf(home)
  const withoutNode = weightOf(modules, ['node-*-*/**'])
  return {
    home,
    rows: [
      [`package, ${files.length} files`, megabytes(statSync(tarball).size), '16.5 MB'],
      ['installed, without the bundled Node', megabytes(withoutNode), '90 MB'],
      ['of these, the package itself', megabytes(own)],
      ['the bundled Node', megabytes(weightOf(modules) - withoutNode)],
      ['to pack and to install, with a filled cache', seconds(ms)],
    ],
  }
}

async function firstStart(home: string): Promise<Row[]> {
  const service = await startService({ DATA_DIR: join(scratch, 'var') }, { home, folder: scratch })
  const get = async (path: string) =>
    (await timed(async () => (await fetch(`http://127.0.0.1:${service.port}${path}`)).arrayBuffer()))[1]
  const [page, drawing, picture] = [
    await get('/'),
    await get('/cards/ar00.svg'),
    await get('/cards/ar00.png'),
  ]
  await service.stop()
  return [
    ['the very first start, to the first answer', milliseconds(service.startedInMs), '1000 ms'],
    ['first `GET /` after it', milliseconds(page), '100 ms'],
    ['first drawing of a card, as SVG', milliseconds(drawing)],
    ['first picture of a card, as PNG', milliseconds(picture)],
  ]
}

async function idle(home: string): Promise<Row> {
  const service = await startService({ DATA_DIR: join(scratch, 'var') }, { home, folder: scratch })
  await wait(4_000)
  const status = readFileSync(`/proc/${service.process.pid}/status`, 'utf8')
  await service.stop()
  return [
    'idle memory, any later start',
    megabytes(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024),
    '130 MB',
  ]
}

/** From the files that the last stage of the Dockerfile copies. */
async function image(): Promise<Row> {
  const built = [new BuiltFiles(PAGE), new BuiltFiles(DECK_PICTURES)]
  for (const files of built) await files.build()
  const modules = weightOfPackages(imageFolders(lockedPackages()))
  const ours = weightOf(join(HOME, 'src'), ['**/*.test.ts']) + weightOf(join(HOME, 'data'))
  const bytes = modules + ours + built.reduce((sum, { folder }) => sum + weightOf(folder), 0)
  return ['image over its base (computed from its files)', megabytes(bytes), '150 MB']
}

const weightOfPackages = (folders: Iterable<string>) =>
  [...folders].reduce((sum, folder) => sum + weightOf(join(HOME, folder), ['node_modules/**']), 0)

/** npm on Node 20 warns of each. */
function newerNode(packages: Packages, folders: Iterable<string>): string {
  const isNewer = (range = '*') => range.split('||').every((part) => Number(/\d+/.exec(part)?.[0] ?? 0) > 20)
  return String([...folders].filter((folder) => isNewer(packages[folder]!.engines?.node)).length)
}

function checkout(): Row[] {
  const packages = lockedPackages()
  const installed = neededFolders(packages, installedNames(packages))
  return [
    ['packages that ask for a newer Node than 20, installed', newerNode(packages, installed)],
    ['the same in a checkout', newerNode(packages, Object.keys(packages))],
    ['`npm ci` in a checkout, with the bundled Node', megabytes(weightOf(join(HOME, 'node_modules')))],
    ['`npm ci --omit=dev`, with the bundled Node', megabytes(weightOfPackages(installed))],
  ]
}

function table(rows: readonly Row[]): string {
  const lines = rows.map(([what, seen, wanted = '']) => `| ${what} | ${seen} | ${wanted} |`)
  return ['| | | Wanted, at most |', '|---|---|---|', ...lines].join('\n')
}

try {
  const { home, rows } = await installation(join(scratch, 'für meine Karten'))
  const text = table([...rows, ...(await firstStart(home)), await idle(home), await image(), ...checkout()])
  console.log(text)
  const page = join(HOME, 'docs/performance.md')
  writeFileSync(page, withMarkedPart(readFileSync(page, 'utf8'), 'install', text))
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
