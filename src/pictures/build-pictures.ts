/** Renders all pictures as PNG. `pictures.ts` runs it: the renderer is native code, and its process takes 230 MB. */
import { readFileSync } from 'node:fs'
import { renderAsync } from '@resvg/resvg-js'
import { buildInto } from '../built/folder.ts'
import { drawingFile, PICTURES, type Picture, PNG_WIDTH } from './picture.ts'

// mutate-block constant true: lettering is drawn as outlines, so no font is looked for
const RENDERING = { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: PNG_WIDTH } } as const

/** One after the other: several at once would be done sooner, but take 350 MB and every processor. */
export async function makePictures(pictures = PICTURES): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  for (const picture of pictures) files.set(`${picture}.png`, await pngOf(picture))
  return files
}

/** What the renderer has used is given back only between turns of the event loop, so it is awaited. */
async function pngOf(picture: Picture): Promise<Buffer> {
  const rendered = await renderAsync(readFileSync(drawingFile(picture), 'utf8'), RENDERING)
  return rendered.asPng()
}

if (import.meta.main) console.log(await buildInto(process.argv[2], () => makePictures()))
