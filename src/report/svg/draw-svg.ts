/** Our drawings as vectors of a PDF: paths, circles, ellipses, rectangles and lines in groups, with transforms, opacity and clips. */
import { number } from '../pdf/numbers.ts'
import type { Gradient, PdfDocument } from '../pdf/pdfkit.ts'
import { parseSvg, type SvgNode } from './parse-svg.ts'
import { shapePath } from './shapes.ts'
import { type Matrix, matrixOf } from './transform.ts'

export interface DrawingBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What a group hands down. */
type InheritedStyle = Readonly<Record<(typeof INHERITED)[number], string>> & { readonly opacity: number }
const INHERITED = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'fill-opacity',
  'stroke-opacity',
  'fill-rule',
] as const

const INITIAL: InheritedStyle = {
  fill: '#000000',
  stroke: 'none',
  'stroke-width': '1',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-dasharray': 'none',
  'fill-opacity': '1',
  'stroke-opacity': '1',
  'fill-rule': 'nonzero',
  opacity: 1,
}

export function drawSvg(pdf: PdfDocument, svg: string, { x, y, width, height }: DrawingBox): void {
  const root = parseSvg(svg)
  const [left, top, innerWidth, innerHeight] = root.attributes.viewBox!.split(' ').map(Number) as [
    number,
    number,
    number,
    number,
  ]
  const [across, down] = [width / innerWidth, height / innerHeight]
  pdf.save().transform(across, 0, 0, down, x - left * across, y - top * down)
  new SvgDrawing(pdf, root).draw(root, INITIAL)
  pdf.restore()
}

/** Not drawn where they stand. */
const DEFINITIONS = new Set(['defs', 'clipPath', 'linearGradient', 'title', 'desc'])

class SvgDrawing {
  readonly #pdf: PdfDocument
  readonly #byId = new Map<string, SvgNode>()

  constructor(pdf: PdfDocument, root: SvgNode) {
    this.#pdf = pdf
    this.#collect(root)
  }

  #collect(node: SvgNode): void {
    if (node.attributes.id !== undefined) this.#byId.set(node.attributes.id, node)
    for (const child of node.children) this.#collect(child)
  }

  /** A colour, or a gradient in the units of the drawing. */
  #fillOf({ fill, opacity }: InheritedStyle): string | Gradient {
    if (!fill.startsWith('url(')) return fill
    const { attributes, children } = this.#byId.get(fill.slice(5, -1))!
    const at = (name: string) => Number(attributes[name] ?? 0)
    const gradient = this.#pdf.linearGradient(at('x1'), at('y1'), at('x2'), at('y2'))
    for (const { attributes: stop } of children)
      gradient.stop(Number(stop.offset), stop['stop-color']!, Number(stop['stop-opacity'] ?? 1) * opacity)
    return gradient
  }

  draw(node: SvgNode, from: InheritedStyle): void {
    if (DEFINITIONS.has(node.tag)) return
    const { attributes } = node
    const style = inherit(from, attributes)
    const matrix = transformOf(node)
    const clip = attributes['clip-path'] && this.#byId.get(attributes['clip-path'].slice(5, -1))
    const isApart = matrix !== undefined || clip
    if (isApart) this.#pdf.save()
    if (matrix !== undefined) this.#pdf.transform(...matrix)
    if (clip) this.#pdf.path(clip.children.map(shapePath).join('')).clip()
    if (node.tag === 'use') this.draw(this.#byId.get(attributes.href!.slice(1))!, style)
    else if (node.tag === 'g' || node.tag === 'svg')
      for (const child of node.children) this.draw(child, style)
    else paint(this.#pdf, shapePath(node), style, this.#fillOf(style))
    if (isApart) this.#pdf.restore()
  }
}

/** Where a node stands in its group; a use has a place besides. */
function transformOf({ tag, attributes }: SvgNode): Matrix | undefined {
  const given = attributes.transform === undefined ? undefined : matrixOf(attributes.transform)
  const { x = '0', y = '0' } = attributes
  if (tag !== 'use' || (x === '0' && y === '0')) return given
  const [a, b, c, d, e, f] = given ?? [1, 0, 0, 1, 0, 0]
  const [dx, dy] = [Number(x), Number(y)]
  return [a, b, c, d, a * dx + c * dy + e, b * dx + d * dy + f]
}

function inherit(from: InheritedStyle, attributes: SvgNode['attributes']): InheritedStyle {
  const own = INHERITED.filter((name) => attributes[name]).map((name) => [name, attributes[name]!])
  if (own.length === 0 && attributes.opacity === undefined) return from
  return { ...from, ...Object.fromEntries(own), opacity: from.opacity * Number(attributes.opacity ?? 1) }
}

function paint(pdf: PdfDocument, path: string, style: InheritedStyle, fill: string | Gradient): void {
  const hasFill = style.fill !== 'none'
  const hasStroke = style.stroke !== 'none'
  if (path === '' || (!hasFill && !hasStroke)) return
  if (hasFill && typeof fill === 'string') pdf.fillColor(fill, Number(style['fill-opacity']) * style.opacity)
  else if (hasFill) pdf.fillColor(fill)
  if (hasStroke) {
    pdf.strokeColor(style.stroke, Number(style['stroke-opacity']) * style.opacity)
    pdf
      .lineWidth(Number(style['stroke-width']))
      .lineCap(style['stroke-linecap'])
      .lineJoin(style['stroke-linejoin'])
    setDashes(pdf, style['stroke-dasharray'])
  }
  pdf.path(path)
  if (hasFill && hasStroke) pdf.fillAndStroke()
  else if (hasFill) pdf.fill()
  else pdf.stroke()
}

/** Written here because dots are dashes without a length, which pdfkit refuses. */
function setDashes(pdf: PdfDocument, dashes: string): void {
  const lengths = dashes === 'none' ? [] : dashes.split(/[ ,]+/).map(Number)
  pdf.addContent(`[${lengths.map(number).join(' ')}] 0 d`)
}
