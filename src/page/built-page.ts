/** The page as built once from its sources and kept in dist/web, under a name that changes when they do. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { giveWay, HOME, isWritable, placeOf, removeOlder } from '../shelf.ts'
import { LIST, type ListedFile, type PageFile, type PageFiles, type PageSource } from './page-files.ts'

/** Whatever can change what the bundler writes. */
export const SOURCES = [
  'src/web/**/*',
  'src/text.ts',
  'src/sky/{angle,zodiac}.ts',
  'src/drawing/glyphs.ts',
  'src/drawing/card/art-version.ts',
  'src/drawing/wheel/*.ts',
  'src/page/*.ts',
  'src/shelf.ts',
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
    return existsSync(this.#place())
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
    const place = this.#place()
    if (existsSync(place) || !this.isKeepable) return
    const building = this.#build(place)
    if (this.#builder?.pid !== undefined) giveWay(this.#builder.pid)
    await building
  }

  async #load(): Promise<PageFiles> {
    const kept = this.#place()
    if (existsSync(kept)) return readFiles(kept)
    // Where the program may not write beside itself, the page is built anew for each process.
    const folder = this.isKeepable ? kept : join(mkdtempSync(join(tmpdir(), 'augury-page-')), basename(kept))
    await this.#build(folder)
    return readFiles(folder)
  }

  #place(): string {
    return placeOf(SOURCES, this.#shelf)
  }

  async #build(folder: string): Promise<void> {
    await this.#run(folder)
    removeOlder(folder)
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
