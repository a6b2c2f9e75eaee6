/** A folder of built files, with a list of their digests, so that a file damaged by a full disk or a power cut is detected. */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export interface BuiltFile {
  readonly bytes: Buffer
  readonly digest: string
}

/** Digests by path. */
type List = Readonly<Record<string, string>>

const LIST = 'files.json'

export const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64url')

/** Undefined if the file is not listed, does not match its digest, or cannot be read. */
export async function readOneFile(folder: string, path: string): Promise<BuiltFile | undefined> {
  try {
    const list = JSON.parse(await readFile(join(folder, LIST), 'utf8')) as List
    return checked(await readFile(join(folder, path)), list[path])
  } catch {
    return undefined
  }
}

/** Undefined unless every listed file matches its digest. */
export function readAllFiles(folder: string): ReadonlyMap<string, BuiltFile> | undefined {
  try {
    const list = JSON.parse(readFileSync(join(folder, LIST), 'utf8')) as List
    const files = new Map<string, BuiltFile>()
    for (const [path, digest] of Object.entries(list)) {
      const file = checked(readFileSync(join(folder, path)), digest)
      if (file === undefined) return undefined
      files.set(path, file)
    }
    return files
  } catch {
    return undefined
  }
}

const checked = (bytes: Buffer, digest: string | undefined): BuiltFile | undefined =>
  digestOf(bytes) === digest ? { bytes, digest } : undefined

/** Writes to a temporary folder first, so that a folder with its final name is complete. */
export function writeFolder(folder: string, files: ReadonlyMap<string, Uint8Array>): void {
  const unfinished = `${folder}.${process.pid}`
  const list: Record<string, string> = {}
  try {
    mkdirSync(unfinished, { recursive: true })
    for (const [path, bytes] of files) {
      list[path] = digestOf(bytes)
      mkdirSync(dirname(join(unfinished, path)), { recursive: true })
      writeFileSync(join(unfinished, path), bytes)
    }
    writeFileSync(join(unfinished, LIST), JSON.stringify(list))
    put(unfinished, folder)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

/** If another process has built the same files meanwhile, they are kept unless they are damaged. */
function put(unfinished: string, folder: string): void {
  if (readAllFiles(folder) !== undefined) return
  rmSync(folder, { recursive: true, force: true })
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    if (readAllFiles(folder) === undefined) throw error
  }
}

/** The common part of all programs that build files: writes them to the given folder and says how long it took. */
export async function buildInto(
  folder: string | undefined,
  make: () => Promise<ReadonlyMap<string, Uint8Array>>,
): Promise<string> {
  if (folder === undefined) throw new Error('name the folder to write')
  if (readAllFiles(folder) !== undefined) return 'nothing to build'
  const files = await make()
  writeFolder(folder, files)
  const { user, system } = process.cpuUsage()
  // mutate constant 1000001, constant 999999: a millionth
  const [elapsed, busy] = [performance.now() / 1000, (user + system) / 1e6].map((time) => time.toFixed(1))
  return `${files.size} files in ${elapsed} s, ${busy} s of processor time`
}
