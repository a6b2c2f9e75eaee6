/** Builds the page, src/web → files with hashed names, and src/embed → one script; each with its compressed forms. `built-page.ts` runs it. */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build, type InlineConfig } from 'vite'
import { buildInto } from '../built/build-into.ts'
import { EMBED_CONFIG, PAGE_CONFIG } from './page-config.ts'
import { typeOf } from './page-files.ts'

async function makePage(): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  for (const item of [...(await bundled(PAGE_CONFIG)), ...(await bundled(EMBED_CONFIG))]) {
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

async function bundled(config: InlineConfig) {
  const result = await build(config)
  if (!('output' in result)) throw new Error('the bundler gave no output')
  return result.output
}

if (import.meta.main) console.log(await buildInto(process.argv[2], makePage))
