/** The page as built once from its sources and kept in dist/web, under a name that changes when they do. */
import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LIST, type ListedFile, type PageFile, type PageFiles, type PageSource } from './page-files.ts'

const HOME = fileURLToPath(new URL('../../', import.meta.url))
/** Whatever can change what the bundler writes. */
const SOURCES = [
  'src/web/**/*',
  'src/drawing/glyphs.ts',
  'src/drawing/card/art-version.ts',
  'src/drawing/wheel/*.ts',
  'src/page/*.ts',
  'data/cities/cities.txt',
  'package.json',
]
const BUILDER = fileURLToPath(new URL('./build-page.ts', import.meta.url))
const SHELF = join(HOME, 'dist/web')
const LONGEST_BUILD_MS = 60_000

export class BuiltPage implements PageSource {
  readonly #shelf: string
  readonly #program: string
  #files: Promise<PageFiles> | undefined
  #builder: ChildProcess | undefined

  /** `program` is run with the folder it has to make. */
  constructor(shelf = SHELF, program = BUILDER) {
    this.#shelf = shelf
    this.#program = program
  }

  /** Is it built and kept already? */
  get isKept(): boolean {
    return existsSync(join(this.#shelf, fingerprint()))
  }

  /** Is there a place to keep it? */
  get isKeepable(): boolean {
    return isWritable(this.#shelf)
  }

  /** Loads the page, building it first if it is not there; tries anew after a failure. */
  files(): Promise<PageFiles> {
    this.#files ??= this.#load().catch((error: unknown) => {
      this.#files = undefined
      throw error
    })
    return this.#files
  }

  stop(): void {
    this.#builder?.kill()
  }

  /** Builds the page ahead of the first visit, if it is not there and there is a place to keep it. */
  async prepare(): Promise<void> {
    if (!this.isKept && this.isKeepable) await this.#build(join(this.#shelf, fingerprint()))
  }

  async #load(): Promise<PageFiles> {
    const name = fingerprint()
    const kept = join(this.#shelf, name)
    if (existsSync(kept)) return readFiles(kept)
    // Where the program may not write beside itself, the page is built anew for each process.
    const folder = this.isKeepable ? kept : join(mkdtempSync(join(tmpdir(), 'augury-page-')), name)
    await this.#build(folder)
    return readFiles(folder)
  }

  /** Builds, and throws away what older sources had become. */
  async #build(folder: string): Promise<void> {
    await this.#run(folder)
    const [shelf, name] = [dirname(folder), basename(folder)]
    for (const old of readdirSync(shelf))
      if (!old.startsWith(name)) rmSync(join(shelf, old), { recursive: true, force: true })
  }

  #run(folder: string): Promise<void> {
    return new Promise((resolve, reject) => {
      let said = ''
      const builder = spawn(process.execPath, [this.#program, folder], {
        cwd: HOME,
        stdio: ['ignore', 'ignore', 'pipe'],
        timeout: LONGEST_BUILD_MS,
      })
      this.#builder = builder
      builder.stderr.on('data', (text: Buffer) => {
        said += text.toString()
      })
      builder.on('error', reject)
      builder.on('close', (code) => {
        this.#builder = undefined
        if (code === 0) resolve()
        else
          reject(
            new Error(
              `the page could not be built: ${said.trim().slice(0, 2000) || `the builder ended with ${code}`}`,
            ),
          )
      })
    })
  }
}

function fingerprint(): string {
  const hash = createHash('sha256').update(process.version)
  for (const path of globSync(SOURCES, { cwd: HOME }).sort())
    if (statSync(join(HOME, path)).isFile()) hash.update(`${path}\0`).update(readFileSync(join(HOME, path)))
  return hash.digest('hex').slice(0, 16)
}

function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

function readFiles(folder: string): PageFiles {
  const listed = JSON.parse(readFileSync(join(folder, LIST), 'utf8')) as ListedFile[]
  const read = ({ path, type, etag }: ListedFile): [string, PageFile] => [
    path,
    {
      type,
      etag,
      plain: readFileSync(join(folder, path)),
      gzip: readFileSync(join(folder, `${path}.gz`)),
      brotli: readFileSync(join(folder, `${path}.br`)),
    },
  ]
  return new Map(listed.map(read))
}
