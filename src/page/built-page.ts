/** The page, built once from its sources and kept in dist/web. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BuiltFiles, type Recipe } from '../built/built-files.ts'
import type { BuiltFile } from '../built/folder.ts'
import { type PageFile, type PageFiles, type PageSource, typeOf } from './page-files.ts'

// mutate-block order: the files are sorted
export const PAGE: Recipe = {
  what: 'the page',
  folder: 'dist/web',
  sources: [
    'src/web/**/*',
    'src/embed/*',
    'src/art-version.ts',
    'src/shared-address.ts',
    'src/day-seed.ts',
    'src/moon-title.ts',
    'src/text.ts',
    'src/tarot/question/*.ts',
    'src/words/{languages,question-language,embed-language}.ts',
    'src/words/page/*.ts',
    'src/words/{chapters,personal-feed,timeline-picture}.ts',
    'src/words/*/{chapters,dates,embeds,moon-phases,names,personal-feed,timeline-picture,two-signs,page/**/*,question/**/*}.ts',
    'src/sky/{angle,bodies,memoized,planets,zodiac}.ts',
    'src/time/range.ts',
    'src/chart/aspects.ts',
    'src/drawing/glyphs.ts',
    'src/drawing/spread-places.ts',
    'src/drawing/moon.ts',
    'src/drawing/timeline/*.ts',
    'src/drawing/wheel/*.ts',
    'src/page/*.ts',
    'src/built/*.ts',
    'data/text-face/*.woff2',
    'data/cards/version.json',
    'data/lettering/cinzel-600-figures.json',
    'package.json',
  ],
  program: fileURLToPath(new URL('./build-page.ts', import.meta.url)),
  needs: ['vite', 'preact'],
  // mutate constant: a millisecond more or less of waiting
  longestBuildMs: 60_000,
}

export class BuiltPage implements PageSource {
  readonly #recipe: Recipe
  #built: BuiltFiles
  #files: Promise<PageFiles> | undefined

  /** `onFailure` is called if a background build fails. */
  constructor(recipe = PAGE, onFailure?: (error: unknown) => void) {
    this.#recipe = recipe
    this.#built = new BuiltFiles(recipe, onFailure)
  }

  /** Loads the page, building it first if necessary; after a failure the next call tries again. */
  files(): Promise<PageFiles> {
    this.#files ??= this.#load().catch((error: unknown) => {
      this.#files = undefined
      throw error
    })
    return this.#files
  }

  prepare(): Promise<void> {
    return this.#built.prepare()
  }

  stop(): void {
    this.#built.stop()
  }

  async #load(): Promise<PageFiles> {
    const built = this.#built.readAll()
    if (built !== undefined) return pageFiles(built)
    if (!this.#built.isWritable) return this.#loadIntoMemory()
    await this.#built.build()
    return pageFiles(this.#built.readAll()!)
  }

  /** Where the program may not write beside itself, the page is built anew for each process, and held in memory only. */
  async #loadIntoMemory(): Promise<PageFiles> {
    const folder = mkdtempSync(join(tmpdir(), 'augury-page-'))
    try {
      this.#built = new BuiltFiles({ ...this.#recipe, folder })
      await this.#built.build()
      return pageFiles(this.#built.readAll()!)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

function pageFiles(built: ReadonlyMap<string, BuiltFile>): PageFiles {
  const files = new Map<string, PageFile>()
  for (const [path, { bytes, digest }] of built) {
    const type = typeOf(path)
    if (type === undefined) continue
    const [gzip, brotli] = [`${path}.gz`, `${path}.br`].map((compressed) => built.get(compressed)?.bytes)
    files.set(path, { type, etag: digest, plain: bytes, gzip, brotli })
  }
  return files
}
