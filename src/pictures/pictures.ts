/** The pictures of the deck: from memory, from the shelf, or from the studio. */
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { type CardImage, digestOf, type FileName, type PictureSource, partsOf } from './picture.ts'
import type { PictureShelf } from './picture-shelf.ts'
import { Studio, type StudioOptions } from './studio.ts'

/** All 79 pictures in both formats take about 13 MB. */
const MOST_BYTES_HELD = 24 * 1024 * 1024

/** Who asks for one picture soon asks for the next. */
const PAUSE_MS = 300

/** A studio that has failed is left alone for so long: who asks meanwhile does not wait for it to fail again. */
const REST_MS = 30_000

export class Pictures implements PictureSource {
  readonly #shelf: PictureShelf | undefined
  readonly #studio: Studio
  readonly #held = new LRUCache<FileName, CardImage>({
    maxSize: MOST_BYTES_HELD,
    sizeCalculation: ({ bytes, gzipped }) => bytes.length + (gzipped?.bytes.length ?? 0),
  })
  /** One making for all who ask at the same time. */
  readonly #underWay = new Map<FileName, Promise<CardImage>>()
  readonly #restMs: number
  #restsUntil = 0
  #fault: unknown

  /** Without a shelf nothing is kept but in memory. */
  constructor(
    shelf?: PictureShelf,
    { restMs = REST_MS, ...options }: StudioOptions & { restMs?: number } = {},
  ) {
    this.#shelf = shelf
    this.#studio = new Studio({ ...options, shelf: shelf?.folder })
    this.#restMs = restMs
  }

  get(name: FileName): CardImage | Promise<CardImage> {
    const ready = this.#held.get(name) ?? this.#underWay.get(name)
    if (ready !== undefined) return ready
    const making = this.#fetch(name).finally(() => this.#underWay.delete(name))
    this.#underWay.set(name, making)
    return making
  }

  /** Opens the studio, if there is something to prepare, with the first of it: it is ready then for whoever asks. */
  async open(): Promise<void> {
    const [first] = this.#toPrepare()
    if (first !== undefined) await this.get(first)
  }

  /** Makes all that is missing on the shelf, if it can be kept there; never while somebody waits for a picture. */
  async prepare(): Promise<void> {
    const names = this.#toPrepare()
    if (names.length === 0) return
    for (const name of names) {
      await this.#pause()
      if (!this.#shelf!.has(name)) await this.#studio.keep(name)
    }
    this.#shelf!.removeOlder()
    this.#studio.close()
  }

  stop(): void {
    this.#studio.stop()
  }

  async #pause(): Promise<void> {
    while (this.#underWay.size > 0) {
      await Promise.allSettled(this.#underWay.values())
      await wait(PAUSE_MS)
    }
  }

  #toPrepare(): FileName[] {
    const missing = this.#shelf?.missing() ?? []
    return missing.length > 0 && this.#shelf!.isWritable ? missing : []
  }

  async #fetch(name: FileName): Promise<CardImage> {
    const bytes = (await this.#shelf?.find(name)) ?? (await this.#make(name))
    const image = await imageOf(name, bytes)
    this.#held.set(name, image)
    return image
  }

  /** Where the studio fails, a drawing is made here, in some milliseconds. A PNG is not: what has ended two processes could end this one. */
  async #make(name: FileName): Promise<Buffer> {
    try {
      return await this.#fromStudio(name)
    } catch (fault) {
      const [picture, format] = partsOf(name)
      if (format === 'png') throw fault
      const { drawn } = await import('./drawn.ts')
      return Buffer.from(drawn(picture))
    }
  }

  async #fromStudio(name: FileName): Promise<Buffer> {
    if (performance.now() < this.#restsUntil) throw this.#fault
    try {
      return await this.#studio.make(name)
    } catch (fault) {
      this.#fault = fault
      this.#restsUntil = performance.now() + this.#restMs
      throw fault
    }
  }
}

const pack = promisify(gzip)
const tagged = (bytes: Buffer) => ({ bytes, etag: `"${digestOf(bytes)}"` })

async function imageOf(name: FileName, bytes: Buffer): Promise<CardImage> {
  const [, format] = partsOf(name)
  if (format === 'png') return tagged(bytes)
  return { ...tagged(bytes), gzipped: tagged(await pack(bytes, { level: 9 })) }
}
