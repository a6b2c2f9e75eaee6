/** A drawing as it is laid out: its lines, and how wide it is for its height. */
import { readFileSync } from 'node:fs'
import { drawBareWheel } from '../../drawing/wheel/bare-wheel.ts'
import type { Art, Drawing } from '../document.ts'

export interface PlacedPicture {
  readonly svg: string
  readonly alternative: string
  readonly isReversed: boolean
  /** Width by height. */
  readonly ratio: number
}

export function drawingPicture({ art, alternative, isReversed = false }: Drawing): PlacedPicture {
  const svg = svgOf(art)
  const [, , width, height] = /viewBox="([^"]*)"/.exec(svg)![1]!.split(' ').map(Number)
  return { svg, alternative, isReversed, ratio: width! / height! }
}

function svgOf(art: Art): string {
  if ('wheel' in art) return drawBareWheel(art.wheel)
  return 'file' in art ? readFileSync(art.file, 'utf8') : art.svg
}
