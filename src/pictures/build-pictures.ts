/** Draws and renders all pictures. `pictures.ts` runs it: the renderer is native code, and its process takes 250 MB. */
import { gzipSync } from 'node:zlib'
import { renderAsync } from '@resvg/resvg-js'
import { buildInto } from '../built/build-into.ts'
import { drawn } from './drawn.ts'
import { PICTURES } from './picture.ts'

const RENDERING = { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: 600 } } as const

/** Rendered in Node's thread pool while the next are drawn. */
async function makePictures(): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  await Promise.all(
    PICTURES.map(async (picture) => {
      const drawing = Buffer.from(drawn(picture))
      files.set(`${picture}.svg`, drawing)
      files.set(`${picture}.svg.gz`, gzipSync(drawing, { level: 9 }))
      const rendered = await renderAsync(drawing.toString(), RENDERING)
      files.set(`${picture}.png`, rendered.asPng())
    }),
  )
  return files
}

if (import.meta.main) console.log(await buildInto(process.argv[2], makePictures))
