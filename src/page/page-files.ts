/** The built page: files by their path below `/`, text in three encodings. */
import { extname } from 'node:path'

export interface PageFile {
  readonly type: string
  readonly etag: string
  readonly plain: Buffer
  /** Pictures and fonts have no compressed forms: they are compressed as they are. */
  readonly gzip?: Buffer | undefined
  readonly brotli?: Buffer | undefined
}

export type PageFiles = ReadonlyMap<string, PageFile>

/** Where the API gets the page from. It may have to be built first, and that may fail. */
export interface PageSource {
  files(): Promise<PageFiles>
  /** Cancels a running build. */
  stop(): void
}

export const INDEX = 'index.html'
/** The script that other sites embed. */
export const EMBED = 'embed.js'

export const MANIFEST = 'manifest.webmanifest'

/** What browsers look for under a name that stays, below the page's own folder. */
export const NAMED_FILES = [
  MANIFEST,
  'service-worker.js',
  'favicon.ico',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable.png',
  'screenshot-phone.jpg',
  'screenshot-desktop.jpg',
] as const

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/vnd.microsoft.icon',
  '.webmanifest': 'application/manifest+json',
}

/** What compression hardly makes smaller. */
const COMPRESSED_ALREADY: ReadonlySet<string> = new Set(['.png', '.jpg', '.ico', '.woff2'])

export const isWorthCompressing = (path: string): boolean => !COMPRESSED_ALREADY.has(extname(path))

/** Undefined for a compressed form, which is stored beside its file, and for any file the page does not use. */
export const typeOf = (path: string): string | undefined => TYPES[extname(path)]
