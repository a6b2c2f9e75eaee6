/**
 * Files that are built once from sources and kept in a folder of `dist/`, under a name that changes when the sources do. They
 * are built in a separate process, so that the builder's memory does not stay with the service.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { setPriority } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { type BuiltFile, readAllFiles, readOneFile } from './folder.ts'
import { HOME, IS_PACKAGE, isInstalled, nameFromSources, PACKAGED } from './sources.ts'

export interface Recipe {
  /** The subject of the message "… could not be built". */
  readonly what: string
  /** The parent of their folder, absolute or relative to the project. */
  readonly folder: string
  /** Glob patterns of all files that affect the result. */
  readonly sources: readonly string[]
  /** Called with the folder it has to create (`buildInto` in folder.ts). */
  readonly program: string
  /** Packages that the program imports. */
  readonly needs: readonly string[]
  readonly longestBuildMs: number
}

/** Repeated requests for a damaged file must not start a build each time. */
const REBUILD_EVERY_MS = 600_000
/** A third of the normal weight: enough to make progress on a machine that is always busy. */
// mutate constant: a little more or less of it
const NICENESS = 5
const MAX_MESSAGE = 2000
/** An unfinished folder of this age was left by a builder that was killed. */
const ABANDONED_AFTER_MS = 3_600_000

export class BuiltFiles {
  readonly #recipe: Recipe
  readonly #onFailure: (error: unknown) => void
  #name: string | undefined
  #building: Promise<string> | undefined
  #builder: ChildProcess | undefined
  #isStopped = false
  // mutate constant: nothing is built again in a process's first millisecond
  #rebuildAgainAt = 0

  /** `onFailure` is called for failed background builds. */
  constructor(recipe: Recipe, onFailure: (error: unknown) => void = () => {}) {
    this.#recipe = recipe
    this.#onFailure = onFailure
  }

  /** Where the files are once they are built. The name is computed once, because a running process keeps the sources it has loaded. */
  get folder(): string {
    if (IS_PACKAGE) return join(HOME, PACKAGED, basename(this.#recipe.folder))
    this.#name ??= nameFromSources(this.#recipe.sources)
    return join(this.#parent, this.#name)
  }

  /** Why they cannot be built here, wherever they are kept. */
  get obstacle(): string | undefined {
    if (IS_PACKAGE) return 'the package contains no builder; install it again'
    const missing = this.#recipe.needs.filter((name) => !isInstalled(name))
    return missing.length === 0
      ? undefined
      : `not installed: ${missing.join(', ')}; run "npm ci" without --omit=dev`
  }

  /** Whether they can be kept once they are built. */
  get isWritable(): boolean {
    if (IS_PACKAGE) return false
    try {
      mkdirSync(this.#parent, { recursive: true })
      accessSync(this.#parent, constants.W_OK)
      return true
    } catch {
      return false
    }
  }

  /** All files by path; undefined if they are not built, or if one is missing or damaged. */
  readAll(): ReadonlyMap<string, BuiltFile> | undefined {
    return readAllFiles(this.folder)
  }

  /** Undefined if the file is not built. If it is missing from a build, or damaged, all files are built again in the background. */
  async read(path: string): Promise<BuiltFile | undefined> {
    if (!existsSync(this.folder)) return undefined
    const file = await readOneFile(this.folder, path)
    if (file === undefined) void this.#rebuild()
    return file
  }

  /** Builds before the first use, if necessary and if the folder is writable. Never rejects. */
  async prepare(): Promise<void> {
    if (!existsSync(this.folder)) await this.#buildUnattended()
  }

  /** Resolves with the builder's output. */
  build(): Promise<string> {
    this.#building ??= this.#run()
      .then((output) => {
        this.#removeOthers()
        return output
      })
      .finally(() => {
        this.#building = undefined
      })
    return this.#building
  }

  /** Cancels a running build. */
  stop(): void {
    this.#isStopped = true
    this.#builder?.kill()
  }

  get #parent(): string {
    return resolve(HOME, this.#recipe.folder)
  }

  async #rebuild(): Promise<void> {
    if (performance.now() < this.#rebuildAgainAt) return
    this.#rebuildAgainAt = performance.now() + REBUILD_EVERY_MS
    await this.#buildUnattended()
  }

  async #buildUnattended(): Promise<void> {
    if (!this.isWritable) return
    const building = this.build()
    if (this.#builder?.pid !== undefined) lowerPriority(this.#builder.pid)
    await building.catch((error: unknown) => {
      if (!this.#isStopped) this.#onFailure(error)
    })
  }

  #run(): Promise<string> {
    const { what, program, longestBuildMs } = this.#recipe
    const { obstacle } = this
    if (obstacle !== undefined) return Promise.reject(new Error(`${what} could not be built: ${obstacle}`))
    return new Promise((resolve, reject) => {
      const builder = spawn(process.execPath, [program, this.folder], {
        cwd: HOME,
        stdio: ['ignore', 'pipe', 'pipe'],
        timeout: longestBuildMs,
      })
      this.#builder = builder
      let output = ''
      for (const stream of [builder.stdout, builder.stderr])
        stream.on('data', (text: Buffer) => {
          output += text.toString()
        })
      builder.on('error', reject)
      builder.on('close', (code, signal) => {
        const reason = output.trim().slice(0, MAX_MESSAGE) || `the builder ended with ${signal ?? code}`
        if (code === 0) resolve(output.trim())
        else reject(new Error(`${what} could not be built: ${reason}`))
      })
    })
  }

  /** Removes the files of older sources and the leftovers of killed builders. */
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

/** Requests have priority over the build. Some sandboxes do not allow a process to change its priority. */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, NICENESS)
  } catch {
    return
  }
}
