/** Builds the page, src/web → files with hashed names, and src/embed → one script; texts with their compressed forms. `built-page.ts` runs it. */
import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { Resvg } from '@resvg/resvg-js'
import { build, type InlineConfig } from 'vite'
import { buildInto } from '../built/folder.ts'
import { withWords } from './document-words.ts'
import { icoOf } from './ico.ts'
import { EMBED_CONFIG, PAGE_CONFIG } from './page-config.ts'
import { INDEX, isWorthCompressing, typeOf } from './page-files.ts'

const source = (name: string): string => readFileSync(new URL(`../web/${name}`, import.meta.url), 'utf8')

export async function makePage(): Promise<ReadonlyMap<string, Uint8Array>> {
  const made = await bundled(PAGE_CONFIG)
  made.set('manifest.webmanifest', Buffer.from(withWords(source('manifest.webmanifest'))))
  for (const [name, icon] of iconsOf(source('icon.svg'))) made.set(name, icon)
  made.set(
    'favicon.ico',
    icoOf(FAVICON_SIZES.map((width) => ({ width, png: png(source('icon.svg'), width) }))),
  )
  made.set(WORKER, withFiles(made))
  // For a browser that offers to install the page, and only there.
  for (const name of SCREENSHOTS) made.set(name, readFileSync(new URL(`../web/${name}`, import.meta.url)))
  // For other sites: the page does not use it.
  for (const [name, script] of await bundled(EMBED_CONFIG)) made.set(name, script)
  return withCompressed(made)
}

async function bundled(config: InlineConfig): Promise<Map<string, Uint8Array>> {
  const result = await build(config)
  if (!('output' in result)) throw new Error('the bundler gave no output')
  return new Map(
    result.output.map((item) => [
      item.fileName,
      Buffer.from(item.type === 'chunk' ? item.code : item.source),
    ]),
  )
}

/** A launcher cuts its own shape out of the one that has no corners of its own. */
const iconsOf = (drawing: string): [string, Uint8Array][] =>
  [
    ['icon-192.png', drawing, 192] as const,
    ['icon-512.png', drawing, 512] as const,
    ['icon-maskable.png', drawing.replace(' rx="14"', ''), 512] as const,
  ].map(([name, svg, width]) => [name, png(svg, width)])

const png = (svg: string, width: number): Buffer =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng()

/** For a tab, and for a shortcut on a screen with small dots. */
const FAVICON_SIZES = [16, 32, 48] as const

/** Taken by `npm run build -- pictures`. */
const SCREENSHOTS = ['screenshot-phone.jpg', 'screenshot-desktop.jpg'] as const

const WORKER = 'service-worker.js'

/** The service worker is told which files the page has: those it keeps for the time without a network. */
function withFiles(made: ReadonlyMap<string, Uint8Array>): Buffer {
  const files = [...made.keys()].filter((name) => name !== INDEX && name !== WORKER).toSorted()
  return Buffer.from(
    made
      .get(WORKER)!
      .toString()
      .replace('PAGE_FILES', () => JSON.stringify(files)),
  )
}

export function withCompressed(made: ReadonlyMap<string, Uint8Array>): ReadonlyMap<string, Uint8Array> {
  const files = new Map<string, Uint8Array>()
  for (const [name, content] of made) {
    if (typeOf(name) === undefined) throw new Error(`no content type for ${name}`)
    files.set(name, content)
    if (!isWorthCompressing(name)) continue
    const params = {
      // mutate constant: a few bytes more or less: the text that arrives is the same
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    }
    // mutate constant: the same
    files.set(`${name}.gz`, gzipSync(content, { level: 9 }))
    files.set(`${name}.br`, brotliCompressSync(content, { params }))
  }
  return files
}

if (import.meta.main) console.log(await buildInto(process.argv[2], makePage))
