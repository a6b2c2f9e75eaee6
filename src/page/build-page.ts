/**
 * Builds the page: src/web → files with hashed names, each beside its compressed forms, in the folder given.
 * `built-page.ts` runs this in a process of its own, so that a server never carries the bundler in its memory.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { PAGE_CONFIG } from './page-config.ts'
import { LIST, type ListedFile } from './page-files.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** Writes the whole folder elsewhere first: what has its final name is complete. */
async function buildPage(folder: string): Promise<void> {
  const result = await build(PAGE_CONFIG)
  if (!('output' in result)) throw new Error('the bundler gave no output')
  const unfinished = `${folder}.${process.pid}`
  const listed: ListedFile[] = []
  for (const item of result.output) {
    const content = Buffer.from(item.type === 'chunk' ? item.code : item.source)
    const type = TYPES[extname(item.fileName)]
    if (type === undefined) throw new Error(`no content type for ${item.fileName}`)
    listed.push({ path: item.fileName, type, etag: createHash('sha256').update(content).digest('base64url') })
    writeCompressed(join(unfinished, item.fileName), content)
  }
  writeFileSync(join(unfinished, LIST), JSON.stringify(listed))
  put(unfinished, folder)
}

/** Another process may have built the same page meanwhile: then its work stands. */
function put(unfinished: string, folder: string): void {
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}

function writeCompressed(path: string, content: Buffer): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params }))
}

if (import.meta.main) {
  const [, , folder] = process.argv
  if (folder === undefined) throw new Error('name the folder to write')
  await buildPage(folder)
}
