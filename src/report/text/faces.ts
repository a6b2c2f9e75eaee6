/// <reference path="../packages.d.ts" />
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

const NO_FEATURES: Features = {}

const loaded = new Map<FaceName, ParsedFont>()

/** Words come back again and again: shaping one takes fifty times as long as looking it up. */
// mutate constant: how much is remembered: time
const MAX_REMEMBERED = 20_000

export function face(name: FaceName): ParsedFont {
  const found = loaded.get(name)
  if (found !== undefined) return found
  const bytes = readFileSync(new URL(`../../../data/report-faces/${FILES[name]}`, import.meta.url))
  const made = withLayoutOf(parsed(bytes), parsed(bytes))
  loaded.set(name, made)
  return made
}

const parsed = (bytes: Buffer) => create(bytes) as ParsedFont

/**
 * A font that has its words laid out by another copy of itself, which remembers them. Two copies, because a subset of É loads the
 * glyph of E without its letter, and a copy keeps glyphs as they were first loaded: in the next report E could not be searched.
 */
function withLayoutOf(font: ParsedFont, layouter: ParsedFont): ParsedFont {
  // There are as many sets of features as styles, and they do not change.
  const byFeatures = new Map<Features, Map<string, GlyphRun>>()
  const layout = (text: string, features: Features = NO_FEATURES): GlyphRun => {
    const runs = byFeatures.get(features) ?? new Map<string, GlyphRun>()
    const found = runs.get(text)
    if (found !== undefined) return found
    // mutate constant: what is not remembered takes time
    if (runs.size === 0) byFeatures.set(features, runs)
    if (runs.size >= MAX_REMEMBERED) runs.clear()
    const run = layouter.layout(text, features)
    runs.set(text, run)
    return run
  }
  return Object.assign(Object.create(font), { layout })
}
