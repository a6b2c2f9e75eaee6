/** The faces of a report: EB Garamond and Cinzel (data/report-faces). Read when the first report is set. */
import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import type { GlyphRun, ParsedFont } from '../pdf/pdfkit.ts'

const FILES = {
  roman: 'eb-garamond-400.ttf',
  italic: 'eb-garamond-400-italic.ttf',
  display: 'cinzel-600.ttf',
} as const
export type FaceName = keyof typeof FILES

export type Features = Readonly<Record<string, boolean>>

const loaded = new Map<FaceName, ParsedFont>()

/** Words come back again and again: shaping one takes fifty times as long as looking it up. */
// mutate constant: how much is remembered: time
const MAX_REMEMBERED = 20_000

export function face(name: FaceName): ParsedFont {
  const found = loaded.get(name)
  if (found !== undefined) return found
  const bytes = readFileSync(new URL(`../../../data/report-faces/${FILES[name]}`, import.meta.url))
  const made = remembering(create(bytes) as unknown as ParsedFont)
  loaded.set(name, made)
  return made
}

/** The font with a memory for the words it has laid out. It remains the font in every other respect. */
function remembering(font: ParsedFont): ParsedFont {
  const runs = new Map<string, GlyphRun>()
  const layout = (text: string, features: Features = {}): GlyphRun => {
    const key = `${Object.keys(features).join()} ${text}`
    const found = runs.get(key)
    if (found !== undefined) return found
    if (runs.size >= MAX_REMEMBERED) runs.clear()
    const run = font.layout(text, features)
    runs.set(key, run)
    return run
  }
  return Object.assign(Object.create(font), { layout })
}
