/**
 * The pictures of the deck: drawings from data/cards, PNGs from files that are built once and kept in dist/cards
 * (docs/decisions/0010-pictures-are-built-like-the-page.md).
 */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { BuiltFiles, type Recipe } from '../built/built-files.ts'
import { type BuiltFile, digestOf } from '../built/folder.ts'
import {
  type CardImage,
  drawingFile,
  type FileName,
  type Picture,
  type PictureSource,
  PNG_WIDTH,
  partsOf,
} from './picture.ts'
import type { Renderer } from './renderer.ts'

// mutate-block order: the files are sorted
export const DECK_PICTURES: Recipe = {
  what: 'the pictures',
  folder: 'dist/cards',
  sources: ['data/cards/*.svg', 'src/pictures/*.ts', 'src/built/*.ts', 'package.json'],
  program: fileURLToPath(new URL('./build-pictures.ts', import.meta.url)),
  needs: ['@resvg/resvg-js'],
  // mutate constant: a millisecond more or less of waiting
  longestBuildMs: 600_000,
}

/** Enough for all 79 as PNG, or as SVG; both together take 14 MB. */
// mutate constant: a little more or less is kept, the rest is read again
const MAX_CACHED_BYTES = 12 * 1024 * 1024

export class Pictures implements PictureSource {
  readonly #built: BuiltFiles
  readonly #renderer: Renderer | undefined
  readonly #cached = new LRUCache<FileName, CardImage>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ bytes, gzipped }) => bytes.length + (gzipped?.bytes.length ?? 0),
  })

  /** `onFailure` is called if the pictures cannot be built. A PNG that is not built is rendered if there is a renderer. */
  constructor(recipe = DECK_PICTURES, onFailure?: (error: unknown) => void, renderer?: Renderer) {
    this.#built = new BuiltFiles(recipe, onFailure)
    this.#renderer = renderer
  }

  get(name: FileName): CardImage | Promise<CardImage | undefined> {
    return this.#cached.get(name) ?? this.#fetch(name)
  }

  prepare(): Promise<void> {
    return this.#built.prepare()
  }

  stop(): void {
    this.#built.stop()
  }

  async #fetch(name: FileName): Promise<CardImage | undefined> {
    const [picture, format] = partsOf(name)
    const image = format === 'png' ? await this.#rendered(name, picture) : await readDrawing(picture)
    if (image !== undefined) this.#cached.set(name, image)
    return image
  }

  async #rendered(name: FileName, picture: Picture): Promise<CardImage | undefined> {
    const file = await this.#built.read(name)
    if (file !== undefined) return tagged(file)
    if (this.#renderer === undefined) return undefined
    const { bytes } = (await this.get(`${picture}.svg`))!
    const png = await this.#renderer.render(name, inPngSize(bytes.toString()))
    return png && tagged({ bytes: png, digest: digestOf(png) })
  }
}

/** The renderer makes a picture of the size that the drawing says. */
const inPngSize = (drawing: string) =>
  drawing.replace(
    / width="(\d+)" height="(\d+)"/,
    (_, width, height) => ` width="${PNG_WIDTH}" height="${(PNG_WIDTH * height) / width}"`,
  )

const pack = promisify(gzip)

async function readDrawing(picture: Picture): Promise<CardImage> {
  const bytes = await readFile(drawingFile(picture))
  // mutate constant: a few bytes more or less: the drawing that arrives is the same
  const packed = await pack(bytes, { level: 9 })
  const [plain, gzipped] = [bytes, packed].map((each) => tagged({ bytes: each, digest: digestOf(each) }))
  return { ...plain!, gzipped: gzipped! }
}

const tagged = ({ bytes, digest }: BuiltFile) => ({ bytes, etag: `"${digest.slice(0, 22)}"` })
