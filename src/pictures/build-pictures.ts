/** Renders all pictures as PNG. `pictures.ts` runs it: the renderer is native code, and its process takes 230 MB. */
import { readFileSync } from 'node:fs'
import { renderAsync } from '@resvg/resvg-js'
import { buildInto } from '../built/folder.ts'
import { drawingFile, PICTURES, PNG_WIDTH } from './picture.ts'

const RENDERING = { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: PNG_WIDTH } } as const

/** One after the other: several at once would be done sooner, but take 350 MB and every processor. */
async function makePictures(): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  for (const picture of PICTURES) {
    // Awaited: what the renderer has used is given back only between turns of the event loop.
    const rendered = await renderAsync(readFileSync(drawingFile(picture), 'utf8'), RENDERING)
    files.set(`${picture}.png`, rendered.asPng())
  }
  return files
}

if (import.meta.main) console.log(await buildInto(process.argv[2], makePictures))
