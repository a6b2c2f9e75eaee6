/**
 * Files that are built once from sources and kept in a folder of `dist/`, under a name that changes when the sources do. A program
 * builds them in a process of its own: what it loads never burdens the service, and goes back to the system when it ends.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { setPriority } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { type BuiltFile, readAllFiles, readOneFile } from './folder.ts'
import { HOME, nameFromSources } from './sources.ts'

export interface Recipe {
  /** For messages: completes "… could not be built". */
  readonly what: string
  /** Their folder's parent, below that of the project or absolute. */
  readonly folder: string
  /** Patterns of whatever can change what is built. */
  readonly sources: readonly string[]
  /** Run with the folder that it has to make (build-into.ts). */
  readonly program: string
  readonly longestBuildMs: number
}

/** Who asks for a damaged file again and again must not start a build each time. */
const MEND_EVERY_MS = 600_000
/** A third of the weight of a process that somebody waits for: enough to get on with it on a machine that is always busy. */
const NICENESS = 5
const LONGEST_MESSAGE = 2000
/** An unfinished folder of this age was left by a builder that was ended. */
const ABANDONED_AFTER_MS = 3_600_000

export class BuiltFiles {
  readonly #recipe: Recipe
  readonly #onFailure: (error: unknown) => void
  #name: string | undefined
  #building: Promise<string> | undefined
  #builder: ChildProcess | undefined
  #isStopped = false
  #mendAgainAt = 0

  /** `onFailure` is told of builds that nobody waits for. */
  constructor(recipe: Recipe, onFailure: (error: unknown) => void = () => {}) {
    this.#recipe = recipe
    this.#onFailure = onFailure
  }

  /** Where the files are once they are built. The name is found once: what a process has loaded of the sources does not change when they do. */
  get folder(): string {
    this.#name ??= nameFromSources(this.#recipe.sources)
    return join(this.#parent, this.#name)
  }

  get isWritable(): boolean {
    try {
      mkdirSync(this.#parent, { recursive: true })
      accessSync(this.#parent, constants.W_OK)
      return true
    } catch {
      return false
    }
  }

  /** All files by their paths; undefined when they are not built, or when one is missing or damaged. */
  readAll(): ReadonlyMap<string, BuiltFile> | undefined {
    return readAllFiles(this.folder)
  }

  /** Undefined when it is not built. When it is missing from what was built, or damaged, all is built anew in the background. */
  async read(path: string): Promise<BuiltFile | undefined> {
    if (!existsSync(this.folder)) return undefined
    const file = await readOneFile(this.folder, path)
    if (file === undefined) void this.#mend()
    return file
  }

  /** Builds ahead of the first use, if there is anything to build and a place to keep it. Never rejects. */
  async prepare(): Promise<void> {
    if (!existsSync(this.folder)) await this.#buildUnattended()
  }

  /** Resolves with what the builder had to say. */
  build(): Promise<string> {
    this.#building ??= this.#run()
      .then((said) => {
        this.#removeOthers()
        return said
      })
      .finally(() => {
        this.#building = undefined
      })
    return this.#building
  }

  /** Gives up a build that is under way. */
  stop(): void {
    this.#isStopped = true
    this.#builder?.kill()
  }

  get #parent(): string {
    return resolve(HOME, this.#recipe.folder)
  }

  async #mend(): Promise<void> {
    if (performance.now() < this.#mendAgainAt) return
    this.#mendAgainAt = performance.now() + MEND_EVERY_MS
    await this.#buildUnattended()
  }

  async #buildUnattended(): Promise<void> {
    if (!this.isWritable) return
    const building = this.build()
    if (this.#builder?.pid !== undefined) giveWay(this.#builder.pid)
    await building.catch((error: unknown) => {
      if (!this.#isStopped) this.#onFailure(error)
    })
  }

  #run(): Promise<string> {
    const { what, program, longestBuildMs } = this.#recipe
    return new Promise((resolve, reject) => {
      const builder = spawn(process.execPath, [program, this.folder], {
        cwd: HOME,
        stdio: ['ignore', 'pipe', 'pipe'],
        timeout: longestBuildMs,
      })
      this.#builder = builder
      let said = ''
      for (const stream of [builder.stdout, builder.stderr])
        stream.on('data', (text: Buffer) => {
          said += text.toString()
        })
      builder.on('error', reject)
      builder.on('close', (code, signal) => {
        this.#builder = undefined
        const reason = said.trim().slice(0, LONGEST_MESSAGE) || `the builder ended with ${signal ?? code}`
        if (code === 0) resolve(said.trim())
        else reject(new Error(`${what} could not be built: ${reason}`))
      })
    })
  }

  /** What older sources had become, and what builders that were ended have left. */
  #removeOthers(): void {
    const current = basename(this.folder)
    for (const name of readdirSync(this.#parent)) {
      const path = join(this.#parent, name)
      const isOfAnotherBuilder = name.startsWith(`${current}.`) && !isAbandoned(path)
      if (name !== current && !isOfAnotherBuilder) rmSync(path, { recursive: true, force: true })
    }
  }
}

function isAbandoned(path: string): boolean {
  const status = statSync(path, { throwIfNoEntry: false })
  return status !== undefined && Date.now() - status.mtimeMs > ABANDONED_AFTER_MS
}

/** What nobody waits for leaves the processor to what is asked for now. Not every sandbox allows a process to be so polite. */
function giveWay(pid: number): void {
  try {
    setPriority(pid, NICENESS)
  } catch {
    return
  }
}
