/**
 * The pictures that are kept, in dist/cards. The digest of a file is part of its name, so that one that a full disk or a
 * power cut has spoilt is noticed, and made anew.
 */
import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { HOME, isWritable, placeOf, removeOlder } from '../shelf.ts'
import { digestOf, FILE_NAMES, type FileName, partsOf } from './picture.ts'

/** Whatever can change a picture. */
const SOURCES = [
  'src/drawing/card/**/*.ts',
  'src/pictures/*.ts',
  'src/shelf.ts',
  'data/lettering/*.json',
  'package.json',
]

export class PictureShelf {
  readonly folder: string
  #place: string | undefined

  constructor(folder = join(HOME, 'dist/cards')) {
    this.folder = folder
  }

  /** Is there a place to keep pictures? */
  get isWritable(): boolean {
    return isWritable(this.folder)
  }

  has(name: FileName): boolean {
    return this.#listed().includes(name)
  }

  missing(): FileName[] {
    const kept = new Set(this.#listed())
    return FILE_NAMES.filter((name) => !kept.has(name))
  }

  /** Undefined where the picture is not kept, or is damaged, or cannot be read: it can be made at any time. */
  async find(name: FileName): Promise<Buffer | undefined> {
    try {
      const place = this.#current()
      const kept = (await readdir(place)).find((listed) => wantedName(listed) === name)
      if (kept === undefined) return undefined
      const bytes = await readFile(join(place, kept))
      return keptName(name, bytes) === kept ? bytes : undefined
    } catch {
      return undefined
    }
  }

  /** Whole or not at all, whoever else keeps the same picture at the same time. */
  async put(name: FileName, bytes: Uint8Array): Promise<void> {
    const place = this.#current()
    await mkdir(place, { recursive: true })
    const unfinished = join(place, `.${randomUUID()}`)
    try {
      await writeFile(unfinished, bytes)
      await rename(unfinished, join(place, keptName(name, bytes)))
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  }

  removeOlder(): void {
    removeOlder(this.#current())
  }

  /** Found once: what a process has loaded of the sources does not change when they do. */
  #current(): string {
    this.#place ??= placeOf(SOURCES, this.folder)
    return this.#place
  }

  #listed(): string[] {
    try {
      return readdirSync(this.#current()).map(wantedName)
    } catch {
      return []
    }
  }
}

/** `ar00.png` is kept as `ar00.iVyxQbtYCtnKjDfZSg5oiQ.png`. */
function keptName(name: FileName, bytes: Uint8Array): string {
  const [id, format] = partsOf(name)
  return `${id}.${digestOf(bytes)}.${format}`
}

const wantedName = (kept: string) => kept.replace(/\..*\./, '.')
