/** Builds the page: src/web → files with hashed names and their compressed forms. `built-page.ts` runs it. */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { buildInto } from '../built/build-into.ts'
import { PAGE_CONFIG } from './page-config.ts'
import { typeOf } from './page-files.ts'

async function makePage(): Promise<ReadonlyMap<string, Uint8Array>> {
  const result = await build(PAGE_CONFIG)
  if (!('output' in result)) throw new Error('the bundler gave no output')
  const files = new Map<string, Uint8Array>()
  for (const item of result.output) {
    if (typeOf(item.fileName) === undefined) throw new Error(`no content type for ${item.fileName}`)
    const content = Buffer.from(item.type === 'chunk' ? item.code : item.source)
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    }
    files.set(item.fileName, content)
    files.set(`${item.fileName}.gz`, gzipSync(content, { level: 9 }))
    files.set(`${item.fileName}.br`, brotliCompressSync(content, { params }))
  }
  return files
}

if (import.meta.main) console.log(await buildInto(process.argv[2], makePage))
